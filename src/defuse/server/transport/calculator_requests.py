"""Requests for the calculator. What they have in them goes to another process and nowhere else."""

from __future__ import annotations

import gzip

from starlette.requests import Request
from starlette.responses import Response

from defuse.server.calculator.desk import TooBusy
from defuse.server.calculator.told import Answer, Refusal, blank_table, calculated, reasons
from defuse.server.transport.headers import accepted
from defuse.server.transport.http import Api
from defuse.server.transport.languages import preferred
from defuse.server.transport.limits import place
from defuse.server.transport.problems import Wrong, address
from defuse.server.wire.calculator import AskWhy, Calculate, NewCalculation
from defuse.words import say

PACKED = {"vary": "accept-language, accept-encoding", "cache-control": "no-store"}


async def calculate(api: Api, request: Request, wanted: Calculate) -> Response:
    """The odds of a table, and all that is to be shown of it."""
    return await _told(api, request, calculated, wanted.text, wanted.seat, wanted.names, preferred(request.headers))


async def new_calculation(api: Api, request: Request, wanted: NewCalculation) -> Response:
    """A blank table, with all that can be filled in."""
    about = (wanted.game, wanted.mission, wanted.players, wanted.captain, wanted.seat, wanted.names)
    return await _told(api, request, blank_table, *about, preferred(request.headers))


async def ask_why(api: Api, request: Request, wanted: AskWhy) -> Response:
    """Why a wire is what it is."""
    about = (wanted.text, wanted.seat, wanted.names, wanted.place, wanted.value)
    return await _told(api, request, reasons, *about, preferred(request.headers))


async def _told(api: Api, request: Request, task: object, *args: object) -> Response:
    where = place(address(request))
    api.limits.may_calculate(where)
    few = api.limits.calculations
    if not few.enter(where):
        raise Wrong(429, "fast", say("http-fast"), {"retry-after": "2"})
    try:
        answer: Answer = await api.calculator.ask(where, task, *args)  # type: ignore[arg-type]
    except TooBusy:
        raise Wrong(503, "busy", say("calculator-busy"), {"retry-after": "2"}) from None
    finally:
        few.leave(where)
    if isinstance(answer, Refusal):
        raise Wrong(503 if answer.failed else 409, "busy" if answer.failed else "table", answer.why)
    if "gzip" in accepted(request.headers.get("accept-encoding", "")):
        return Response(answer, media_type="application/json", headers={**PACKED, "content-encoding": "gzip"})
    return Response(gzip.decompress(answer), media_type="application/json", headers=PACKED)
