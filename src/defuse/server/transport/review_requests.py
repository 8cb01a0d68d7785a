"""Requests for reviews: making one, opening a file, and all that the page of a review asks for."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from defuse.server.reviews.about import About
from defuse.server.reviews.allowed import may_make, may_withdraw
from defuse.server.reviews.branches import branch
from defuse.server.reviews.reading import VIEWS, View
from defuse.server.store.interface import ReviewRow
from defuse.server.tables.guests import No
from defuse.server.transport.headers import accepted, bearer
from defuse.server.transport.http import Api
from defuse.server.transport.languages import preferred
from defuse.server.transport.limits import place
from defuse.server.transport.problems import BY_LANGUAGE, Wrong, address, told
from defuse.server.transport.review_door import found_by
from defuse.server.wire.rest import Seated
from defuse.server.wire.reviews import (
    MakeReview,
    NewBranch,
    ReviewLink,
    ReviewOdds,
    ReviewSeen,
    WithdrawReview,
)
from defuse.words import say

T = TypeVar("T")

PACKED = {"vary": "accept-language, accept-encoding"}


async def make_review(api: Api, request: Request, wanted: MakeReview) -> ReviewLink:
    """A link to a game that is over."""
    found = await api.find(request)
    number: int = request.path_params["game"]
    table = found.table
    try:
        member = bool(await api.member(request, table))
        may_make(table.state, number, wanted.token, wanted.key, member=member)
    except No as no:
        raise _wrong(no) from no
    with api.one_of_few(request):
        return link((await _told(api.reviews.make(table, number, _where(request)))).id)


async def withdraw_review(api: Api, request: Request, wanted: WithdrawReview) -> ReviewLink:
    """The link opens nothing any more."""
    found = await api.find(request)
    number: int = request.path_params["game"]
    try:
        member = bool(await api.member(request, found.table))
        may_withdraw(found.table.state, number, wanted.token, member=member)
    except No as no:
        raise _wrong(no) from no
    await _told(api.reviews.withdraw(found.table, number))
    return ReviewLink(review="", link="")


async def open_file(api: Api, request: Request, data: bytes) -> ReviewLink:
    """A file that somebody has brought."""
    api.limits.may_bring_file(_where(request))
    return link((await _told(api.reviews.bring(data, _where(request)))).id)


async def review(api: Api, request: Request) -> ReviewSeen:
    """What it is."""
    row = await _find(api, request)
    await api.reviews.look_at(row)
    return About.decode(row.about).seen(row.id, preferred(request.headers), file=not row.table)


async def review_frames(api: Api, request: Request) -> Response:
    """The game as a seat saw it, or with everything open."""
    row = await _find(api, request)
    view = _view(request.query_params.get("view", "all"))
    with api.one_of_few(request, looking=True):
        packed = await _told(api.reviews.frames(row, view, preferred(request.headers), _where(request)))
    return _packed(request, packed)


async def review_file(api: Api, request: Request) -> Response:
    """The replay file."""
    row = await _find(api, request)
    with api.one_of_few(request, looking=True):
        data = await _told(api.reviews.file(row, _where(request)))
    name = f"{About.decode(row.about).name or 'game'}.defuse"
    told = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/octet-stream", headers=told)


async def review_odds(api: Api, request: Request) -> Response:
    """The odds that a seat had before an act."""
    row = await _find(api, request)
    number, seat = _number(request, "act"), _number(request, "seat")
    with api.one_of_few(request, looking=True):
        odds = await _told(api.reviews.odds(row, number, seat, _where(request)))
    body = msgspec.json.encode(ReviewOdds(number=number, seat=seat, told=msgspec.Raw(odds)))
    return Response(body, media_type="application/json")


async def review_findings(api: Api, request: Request) -> Response:
    """What was found out so far, in words; asked again and again, more of it."""
    row = await _find(api, request)
    have = request.query_params.get("have", "")
    with api.one_of_few(request, looking=True):
        packed = await _told(api.reviews.findings(row, preferred(request.headers), _where(request), have))
    return _packed(request, packed)


async def review_why(api: Api, request: Request) -> Response:
    """Why a wire was certain before an act."""
    row = await _find(api, request)
    number, wire, value = _number(request, "act"), _number(request, "wire"), _number(request, "value")
    language = preferred(request.headers)
    with api.one_of_few(request, looking=True):
        told = await _told(api.reviews.why(row, number, wire, value, language, _where(request)))
    return Response(told, media_type="application/json", headers=BY_LANGUAGE)


async def branch_review(api: Api, request: Request, wanted: NewBranch) -> Seated:
    """What if: a table that goes on from here."""
    row = await _find(api, request)
    if About.decode(row.about).sealed > api.hall.wall():
        raise Wrong(409, "state", say("review-sealed"))
    api.limits.may_make_table(_where(request))
    return await _told(branch(api.reviews, row, wanted, _where(request)))


async def _find(api: Api, request: Request) -> ReviewRow:
    """The review of a request."""
    return await _told(found_by(api.reviews, api.crews, request.path_params["review"], bearer(request.headers)))


async def _told(doing: Awaitable[T]) -> T:
    return await told(doing, _STATUS)


_STATUS = {"review": 404, "table": 404, "game": 404, "token": 403, "file": 422, "bad": 400}


def _wrong(no: No) -> Wrong:
    return Wrong({"key": 403, "token": 403, "game": 404}.get(no.code, 409), no.code, no.why)


def _where(request: Request) -> str:
    return place(address(request))


def link(id: str) -> ReviewLink:
    """What opens a review."""
    return ReviewLink(review=id, link=f"/r/{id}")


def _number(request: Request, name: str) -> int:
    text = request.query_params.get(name, "")
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise Wrong(400, "bad", say("review-bad-number", name=name))
    return int(text)


def _view(said: str) -> View:
    found = next((view for view in VIEWS if view == said), None)
    if found is None:
        raise Wrong(400, "bad", say("review-no-view"))
    return found


def _packed(request: Request, packed: bytes) -> Response:
    """Packed for those who can unpack it. Nothing of it is secret to whoever asks, and nobody else has put it there."""
    if "gzip" in accepted(request.headers.get("accept-encoding", "")):
        return Response(packed, media_type="application/json", headers={**PACKED, "content-encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type="application/json", headers=PACKED)
