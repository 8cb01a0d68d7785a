"""The companion of the real box over HTTP: one request, and the route for the list in `routes`."""

from __future__ import annotations

from collections import OrderedDict

from starlette.requests import Request
from starlette.responses import Response

from defuse.companion import Layout
from defuse.server.campaign import CAMPAIGN
from defuse.server.games import box_named
from defuse.server.games.laying import laid_out
from defuse.server.transport.headers import accepted
from defuse.server.transport.http import JSON, Api
from defuse.server.transport.languages import preferred
from defuse.server.transport.limits import place
from defuse.server.transport.openapi import Operation
from defuse.server.transport.problems import Wrong, address
from defuse.server.workers.fair import Fair
from defuse.server.workers.pool import NoThought
from defuse.words import reason_of, say

LEAST, MOST = 2, 5
PLAYERS = {"type": "integer", "minimum": LEAST, "maximum": MOST}
USUAL = 4
"""For so many players, where nobody says for how many."""
KEPT = 128
"""So many layouts are kept, packed: they never change while the server runs."""
WORDS = {"vary": "accept-language, accept-encoding"}


class Layouts:
    """The layouts that were asked for lately."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, int, str], tuple[bytes, bytes]] = OrderedDict()

    async def of(self, api: Api, where: str, mission: int, players: int, language: str) -> tuple[bytes, bytes]:
        """A layout, plain and packed; worked out by another process where it is not kept."""
        key = (mission, players, language)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        try:
            work = api.hall.thinkers.counter.work
            found = await work(laid_out, CAMPAIGN, mission, players, language, fair=Fair(where, "companion"))
        except NoThought:
            raise Wrong(503, "busy", say("companion-not-now")) from None
        self._kept[key] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


LAYOUTS = Layouts()
"""One for all apps of a process: there is nothing of anybody in it."""


async def layout(api: Api, request: Request) -> Response:
    """What to lay out of the real box for a mission."""
    language = preferred(request.headers)
    mission: int = request.path_params["number"]
    players = _players(request)
    try:
        possible = box_named(CAMPAIGN).card(mission, language).players
    except ValueError as unknown:
        raise Wrong(404, "game", reason_of(unknown)) from None
    if players not in possible:
        raise Wrong(409, "state", say("setup-mission-players", mission=mission, players=players))
    plain, packed = await LAYOUTS.of(api, place(address(request)), mission, players, language)
    if "gzip" in accepted(request.headers.get("accept-encoding", "")):
        return Response(packed, media_type=JSON, headers={**WORDS, "content-encoding": "gzip"})
    return Response(plain, media_type=JSON, headers=WORDS)


def _players(request: Request) -> int:
    text = request.query_params.get("players", str(USUAL))
    if not (text.isascii() and text.isdigit() and len(text) < 8 and LEAST <= int(text) <= MOST):
        raise Wrong(400, "bad", say("companion-players", least=LEAST, most=MOST))
    return int(text)


COMPANION_OPERATIONS = (
    Operation(
        "/api/box/{number:int}",
        layout,
        "What to lay out of the real box for a mission, what to draw by lot, what to keep, what the clock says.",
        {200: Layout},
        (400, 404, 409, 503),
        query={"players": PLAYERS},
    ),
)
