"""The routes of the HTTP part: one list, from which requests are served and the description is made."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from defuse.server.transport.calculator_routes import CALCULATOR_OPERATIONS
from defuse.server.transport.companion_routes import COMPANION_OPERATIONS
from defuse.server.transport.crew_routes import CREW_OPERATIONS
from defuse.server.transport.http import Api, json_response
from defuse.server.transport.lesson_routes import LESSON_OPERATIONS
from defuse.server.transport.openapi import Operation, openapi
from defuse.server.transport.puzzle_routes import PUZZLE_OPERATIONS
from defuse.server.transport.review_routes import REVIEW_OPERATIONS
from defuse.server.transport.rule_requests import rules
from defuse.server.wire.rest import Catalogue, Health, Join, NewTable, Seated, TableInfo
from defuse.server.wire.rules import RuleBooks

OPERATIONS = (
    Operation("/api/missions", Api.missions, "All missions and bots.", {200: Catalogue}),
    Operation("/api/rules", rules, "The rule book.", {200: RuleBooks}, query={"lang": {"type": "string"}}),
    Operation("/api/tables", Api.make_table, "Make a table.", {201: Seated}, (409, 503), NewTable),
    Operation(
        "/api/tables/{table}",
        Api.table,
        "What anybody with the link may know.",
        {200: TableInfo},
        (404, 503),
        by_link=True,
    ),
    Operation("/api/tables/{table}/join", Api.join, "Sit down at an open seat.", {201: Seated}, (404, 409, 503), Join),
    Operation(
        "/api/tables/{table}/games/{game:int}/replay",
        Api.replay,
        "The replay file of a game that is over.",
        {200: "application/octet-stream"},
        (404, 409, 503),
        by_link=True,
    ),
    *COMPANION_OPERATIONS,
    *CREW_OPERATIONS,
    *REVIEW_OPERATIONS,
    *LESSON_OPERATIONS,
    *PUZZLE_OPERATIONS,
    *CALCULATOR_OPERATIONS,
    Operation("/healthz", Api.health, "How the server is.", {200: Health, 503: Health}, watching=True),
    Operation(
        "/metrics",
        Api.metrics,
        "Measures, in the format of Prometheus.",
        {200: "text/plain"},
        (403,),
        watching=True,
    ),
)


def routes(api: Api) -> list[Route]:
    """As Starlette has them, with one more for the description."""
    description = msgspec.json.encode(openapi(OPERATIONS))

    async def describe(request: Request) -> Response:
        api.allow(request)
        return Response(description, media_type="application/json")

    return [*(_route(api, each) for each in OPERATIONS), Route("/api/openapi.json", describe)]


async def _sent(api: Api, request: Request, operation: Operation) -> tuple[Any, ...]:
    body = operation.body
    if body is None:
        return ()
    if isinstance(body, str):
        return (await api.data(request, body, api.settings.file_size),)
    most = operation.most or (api.settings.crew_file_size if operation.large else api.settings.message_size)
    count = None if operation.counted is None else partial(operation.counted, api.limits)
    return (await api.body(request, body, most, count),)


def _route(api: Api, operation: Operation) -> Route:
    async def handle(request: Request) -> Response:
        api.allow(request, watching=operation.watching)
        sent = await _sent(api, request, operation)
        found = await operation.does(api, request, *sent)
        return found if isinstance(found, Response) else json_response(found, next(iter(operation.answers)))

    return Route(operation.path, handle, methods=[operation.method])
