"""Requests for puzzles: the list, one to solve, hints, answers, solutions."""

from __future__ import annotations

import gzip

from starlette.requests import Request
from starlette.responses import Response

from defuse.server.transport.headers import accepted
from defuse.server.transport.http import Api
from defuse.server.transport.languages import preferred
from defuse.server.transport.limits import place
from defuse.server.transport.problems import BY_LANGUAGE, address, told
from defuse.server.wire.puzzles import GiveUp, HintAsked, PuzzleTry

STATUS = {"puzzle": 404, "bad": 409}
PACKED = {"vary": "accept-language, accept-encoding"}
"""What is packed has nothing secret in it: no answer, and nothing of whoever asks."""


async def puzzles(api: Api, request: Request) -> Response:
    """Which ones there are, and today's."""
    return _packed(request, api.puzzles.all())


async def puzzle(api: Api, request: Request) -> Response:
    """A puzzle to be solved."""
    with api.one_of_few(request, looking=True):
        found = api.puzzles.puzzle(_number(request), preferred(request.headers), _where(request))
        return _packed(request, await told(found, STATUS))


async def puzzle_hint(api: Api, request: Request, asked: HintAsked) -> Response:
    """One hint."""
    api.limits.may_try(_where(request))
    with api.one_of_few(request, looking=True):
        found = api.puzzles.hint(_number(request), asked.hint, preferred(request.headers), _where(request))
        return _json(await told(found, STATUS))


async def puzzle_try(api: Api, request: Request, tried: PuzzleTry) -> Response:
    """What becomes of an answer."""
    api.limits.may_try(_where(request))
    with api.one_of_few(request, looking=True):
        language, where = preferred(request.headers), _where(request)
        found = api.puzzles.tried(_number(request), tried.wire, tried.value, language, where)
        return _json(await told(found, STATUS))


async def puzzle_solution(api: Api, request: Request, given_up: GiveUp) -> Response:
    """The answer, for whoever gives up."""
    api.limits.may_try(_where(request))
    with api.one_of_few(request, looking=True):
        found = api.puzzles.solution(_number(request), preferred(request.headers), _where(request))
        return _json(await told(found, STATUS))


def _number(request: Request) -> int:
    number: int = request.path_params["number"]
    return number


def _where(request: Request) -> str:
    return place(address(request))


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json", headers={**BY_LANGUAGE, "cache-control": "no-store"})


def _packed(request: Request, packed: bytes) -> Response:
    if "gzip" in accepted(request.headers.get("accept-encoding", "")):
        return Response(packed, media_type="application/json", headers={**PACKED, "content-encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type="application/json", headers=PACKED)
