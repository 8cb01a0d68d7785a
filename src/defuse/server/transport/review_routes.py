"""The routes of reviews, for the list in `routes`."""

from __future__ import annotations

from defuse.server.transport import review_requests as does
from defuse.server.transport.openapi import Operation
from defuse.server.wire.rest import Seated
from defuse.server.wire.reviews import (
    FindingsSeen,
    FramesSeen,
    MakeReview,
    NewBranch,
    ProofSeen,
    ReviewLink,
    ReviewOdds,
    ReviewSeen,
    WithdrawReview,
)

FILE = "application/octet-stream"
NUMBER = {"type": "integer", "minimum": 0, "maximum": 9_999_999}
VERSION = {"type": "integer", "minimum": 0, "maximum": 2**53 - 1}
"""Of findings: it begins with the seconds since 1970."""
VIEW = {"type": "string", "enum": ["0", "1", "2", "3", "4", "all"]}

REVIEW_OPERATIONS = (
    Operation(
        "/api/tables/{table}/games/{game:int}/review",
        does.make_review,
        "A link to a game that is over.",
        {200: ReviewLink},
        (404, 405, 409, 422, 503),
        MakeReview,
    ),
    Operation(
        "/api/tables/{table}/games/{game:int}/review/withdraw",
        does.withdraw_review,
        "Withdraw that link.",
        {200: ReviewLink},
        (404, 405, 503),
        WithdrawReview,
    ),
    Operation("/api/reviews", does.open_file, "Open a replay file.", {201: ReviewLink}, (422, 503), FILE),
    Operation("/api/reviews/{review}", does.review, "The game of a review.", {200: ReviewSeen}, (404, 503)),
    Operation(
        "/api/reviews/{review}/frames",
        does.review_frames,
        "The game, moment by moment, as a seat saw it or with everything open.",
        {200: FramesSeen},
        (400, 404, 409, 422, 503),
        query={"view": VIEW},
    ),
    Operation(
        "/api/reviews/{review}/findings",
        does.review_findings,
        "What was found out so far; asked again, more of it.",
        {200: FindingsSeen},
        (404, 409, 422, 503),
        query={"have": VERSION},
    ),
    Operation(
        "/api/reviews/{review}/odds",
        does.review_odds,
        "The odds that a seat had before an act.",
        {200: ReviewOdds},
        (400, 404, 409, 422, 503),
        query={"act": NUMBER, "seat": NUMBER},
    ),
    Operation(
        "/api/reviews/{review}/why",
        does.review_why,
        "Why a wire was certain before an act.",
        {200: ProofSeen},
        (400, 404, 409, 422, 503),
        query={"act": NUMBER, "wire": NUMBER, "value": NUMBER},
    ),
    Operation(
        "/api/reviews/{review}/file",
        does.review_file,
        "The replay file of a review.",
        {200: FILE},
        (404, 409, 422, 503),
    ),
    Operation(
        "/api/reviews/{review}/branch",
        does.branch_review,
        "What if: a new table that goes on from a moment of the game.",
        {201: Seated},
        (404, 409, 503),
        NewBranch,
    ),
)
