"""The routes of requests about crews."""

from __future__ import annotations

from defuse.server.transport import crew_requests as asked
from defuse.server.transport.crew_review_requests import review_crew_game, withdraw_crew_review
from defuse.server.transport.openapi import KEY, PARAMETERS, Operation
from defuse.server.transport.request_limits import RequestLimits
from defuse.server.wire import crews as wire
from defuse.server.wire.crew_files import CrewFile
from defuse.server.wire.rest import Seated
from defuse.server.wire.reviews import ReviewLink

CREW = "/api/crews/{crew}"
NONE = (404, 503)
REFUSED = (404, 409, 503)
TEXT = {"type": "string", "maxLength": 64}
ONCE = {"type": "string", "minLength": 22, "maxLength": 64, "pattern": "^[A-Za-z0-9_-]+$"}

CREW_OPERATIONS = (
    Operation("/api/crews", asked.make_crew, "Make a crew.", {201: wire.CrewJoined}, (409, 503), wire.NewCrew),
    Operation(
        "/api/crews/recover",
        asked.recover_member,
        "Come back by a recovery code.",
        {201: wire.CrewJoined},
        NONE,
        wire.RecoverMember,
    ),
    Operation(
        "/api/crews/import",
        asked.import_crew,
        "A new crew from a file.",
        {201: wire.CrewJoined},
        (409, 503),
        CrewFile,
        large=True,
        counted=RequestLimits.may_make_crew,
        query={"member": TEXT, "once": ONCE},
    ),
    Operation(CREW, asked.crew, "A crew, for its members.", {200: wire.CrewSeen}, NONE, token="must"),
    Operation(
        f"{CREW}/invite",
        asked.invite,
        "What somebody who was invited may know.",
        {200: wire.InviteSeen},
        NONE,
        query={"k": KEY},
    ),
    Operation(f"{CREW}/join", asked.join_crew, "Join by the link.", {201: wire.CrewJoined}, REFUSED, wire.JoinCrew),
    Operation(
        f"{CREW}/change",
        asked.change_crew,
        "Change something of a crew.",
        {200: wire.CrewSeen},
        REFUSED,
        wire.CrewChange,
        token="must",
    ),
    Operation(
        f"{CREW}/games",
        asked.crew_games,
        "More of the history.",
        {200: wire.GamesPage},
        NONE,
        query={"before": TEXT},
        token="must",
    ),
    Operation(
        f"{CREW}/statistics",
        asked.crew_statistics,
        "Games of a crew in numbers.",
        {200: wire.CrewStatistics},
        NONE,
        token="must",
    ),
    Operation(
        f"{CREW}/play",
        asked.play_mission,
        "A table of the crew for a mission.",
        {201: Seated},
        REFUSED,
        wire.PlayMission,
        token="must",
    ),
    Operation(
        f"{CREW}/box",
        asked.enter_box_game,
        "Enter a game of the real box.",
        {200: wire.CrewSeen},
        REFUSED,
        wire.BoxGame,
        token="must",
    ),
    Operation(
        f"{CREW}/box/remove",
        asked.remove_box_game,
        "Take back a game of the real box.",
        {200: wire.CrewSeen},
        REFUSED,
        wire.BoxGameRemoved,
        token="must",
    ),
    Operation(
        f"{CREW}/review",
        review_crew_game,
        "A link to a game of the crew.",
        {200: ReviewLink},
        REFUSED,
        wire.ReviewGame,
        token="must",
    ),
    Operation(
        f"{CREW}/review/withdraw",
        withdraw_crew_review,
        "The link to a game of the crew ends.",
        {200: ReviewLink},
        REFUSED,
        wire.ReviewGame,
        token="must",
    ),
    Operation(
        f"{CREW}/export",
        asked.export_crew,
        "The crew as a file, with its games.",
        {200: "application/json"},
        NONE,
        token="must",
    ),
    Operation(
        f"{CREW}/challenges",
        asked.new_challenge,
        "Let others play the cards of a game.",
        {201: wire.ChallengeSeen},
        REFUSED,
        wire.NewChallenge,
        token="must",
    ),
    Operation(
        "/api/challenges/{challenge}",
        asked.challenge,
        "A challenge.",
        {200: wire.ChallengeSeen},
        NONE,
        query={"crew": PARAMETERS["crew"]},
        token="may",
    ),
    Operation(
        "/api/daily",
        asked.daily,
        "The deal of the day.",
        {200: wire.DailySeen},
        NONE,
        query={"crew": PARAMETERS["crew"], "day": {"type": "string", "format": "date"}},
        token="may",
    ),
    Operation(
        "/api/campaign",
        asked.campaign,
        "The campaign of somebody without a crew.",
        {200: wire.CampaignSeen},
        body=wire.CampaignWon,
    ),
    Operation(
        "/api/missions/{number:int}/rates",
        asked.mission_rates,
        "How hard a mission is.",
        {200: wire.MissionRates},
        NONE,
    ),
)
