"""Requests about crews: who asks is told by the token of a device (`Authorization: Bearer …`).

Whoever has none of a crew's tokens gets the same answer as for a crew that does not exist.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from defuse.server.crews import box_games, changing, coming, deals, files, playing, seen
from defuse.server.crews.desk import Found
from defuse.server.crews.statistics import statistics
from defuse.server.store.interface import StoreError
from defuse.server.transport.headers import bearer
from defuse.server.transport.languages import preferred
from defuse.server.transport.limits import place
from defuse.server.transport.problems import Wrong, address, told
from defuse.server.wire.crew_files import CrewFile
from defuse.server.wire.crews import (
    BoxGame,
    BoxGameRemoved,
    CampaignSeen,
    CampaignWon,
    ChallengeSeen,
    CrewChange,
    CrewJoined,
    CrewSeen,
    CrewStatistics,
    DailySeen,
    GamesPage,
    InviteSeen,
    JoinCrew,
    MissionRates,
    NewChallenge,
    NewCrew,
    PlayMission,
    RecoverMember,
)
from defuse.server.wire.options import Once
from defuse.server.wire.rest import Seated
from defuse.server.workers.fair import Fair
from defuse.server.workers.pool import NoThought
from defuse.words import say

if TYPE_CHECKING:
    from defuse.server.transport.http import Api


# Coming and going.


async def make_crew(api: Api, request: Request, wanted: NewCrew) -> CrewJoined:
    api.limits.may_make_crew(place(address(request)))
    return await told(coming.make(api.crews, wanted))


async def invite(api: Api, request: Request) -> InviteSeen:
    return await told(coming.invite(api.crews, request.path_params["crew"], request.query_params.get("k", "")))


async def join_crew(api: Api, request: Request, wanted: JoinCrew) -> CrewJoined:
    return await told(coming.join(api.crews, request.path_params["crew"], wanted))


async def recover_member(api: Api, request: Request, wanted: RecoverMember) -> CrewJoined:
    api.limits.may_recover(place(address(request)), wanted.code)
    return await told(coming.recover(api.crews, wanted))


async def change_crew(api: Api, request: Request, wanted: CrewChange) -> CrewSeen:
    crew = request.path_params["crew"]
    found, code = await told(changing.change(api.crews, crew, bearer(request.headers), wanted))
    return await told(seen.seen(api.crews, found, preferred(request.headers), code))


# The campaign.


async def crew(api: Api, request: Request) -> CrewSeen:
    return await told(seen.seen(api.crews, await _found(api, request), preferred(request.headers)))


async def crew_games(api: Api, request: Request) -> GamesPage:
    before = request.query_params.get("before", "")
    return await told(seen.games_before(api.crews, await _found(api, request), before, preferred(request.headers)))


async def crew_statistics(api: Api, request: Request) -> CrewStatistics:
    return await told(statistics(api.crews, await _found(api, request)))


async def play_mission(api: Api, request: Request, wanted: PlayMission) -> Seated:
    found = await _found(api, request)
    where = place(address(request))
    api.limits.may_make_table(where)
    return await told(playing.play(api.crews, found, wanted, where))


async def enter_box_game(api: Api, request: Request, wanted: BoxGame) -> CrewSeen:
    found = await _found(api, request)
    await told(box_games.enter(api.crews, found, wanted))
    return await told(seen.seen(api.crews, found, preferred(request.headers)))


async def remove_box_game(api: Api, request: Request, wanted: BoxGameRemoved) -> CrewSeen:
    found = await _found(api, request)
    await told(box_games.take_back(api.crews, found, wanted.id))
    return await told(seen.seen(api.crews, found, preferred(request.headers)))


async def campaign(api: Api, request: Request, wanted: CampaignWon) -> CampaignSeen:
    return seen.campaign_seen(wanted.won, preferred(request.headers))


async def mission_rates(api: Api, request: Request) -> MissionRates:
    return await told(api.rates.mission(request.path_params["number"], preferred(request.headers)))


# Files.


async def export_crew(api: Api, request: Request) -> Response:
    found = await _found(api, request)
    where = place(address(request))
    pieces = await told(files.exported(api.crews, found, Fair(where, found.row.id)))
    name = files.file_name(found.state)
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    file = _alone(api, where, pieces)
    first = await anext(file)  # here it is refused where there is no room
    return StreamingResponse(_with(first, file), media_type="application/json", headers=headers)


async def _with(first: bytes, rest: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    async for piece in rest:
        yield piece


async def _alone(api: Api, where: str, pieces: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """A file that is being made, as one of those that an address may have at the same time."""
    if not api.limits.replays.enter(where):
        raise Wrong(429, "fast", say("http-fast"), {"retry-after": "10"})
    try:
        async for piece in pieces:
            yield piece
    except (StoreError, NoThought) as error:  # it is broken off, so that nobody takes a part for the whole
        raise RuntimeError("an export was broken off") from error
    finally:
        api.limits.replays.leave(where)


async def import_crew(api: Api, request: Request, file: CrewFile) -> CrewJoined:
    where = place(address(request))
    query = request.query_params
    try:
        once = None if "once" not in query else msgspec.convert(query["once"], Once)
    except msgspec.ValidationError as error:
        raise Wrong(400, "bad", say("http-bad", why=str(error)[:250])) from None
    return await told(files.imported(api.crews, file, query.get("member", ""), once, Fair(where, where)))


# The same deal for all.


async def daily(api: Api, request: Request) -> DailySeen:
    found = await _maybe(api, request)
    day = request.query_params.get("day", "")
    return await told(deals.daily_seen(api.crews, found, day, preferred(request.headers)))


async def new_challenge(api: Api, request: Request, wanted: NewChallenge) -> ChallengeSeen:
    found = await _found(api, request)
    return await told(deals.challenge(api.crews, found, wanted.game, preferred(request.headers)))


async def challenge(api: Api, request: Request) -> ChallengeSeen:
    found = await _maybe(api, request)
    id = request.path_params["challenge"]
    return await told(deals.challenge_seen(api.crews, id, found, preferred(request.headers)))


async def _found(api: Api, request: Request) -> Found:
    """The crew of a request, for the member who asks."""
    return await told(api.crews.found(request.path_params["crew"], bearer(request.headers)))


async def _maybe(api: Api, request: Request) -> Found | None:
    """The crew that a request names, for the member who asks; None where it names none."""
    crew = request.query_params.get("crew", "")
    return await told(api.crews.found(crew, bearer(request.headers))) if crew else None
