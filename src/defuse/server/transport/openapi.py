"""The HTTP part as OpenAPI 3.1, made from the same structs that it speaks with."""

from __future__ import annotations

from typing import Any

import msgspec

from defuse import __version__
from defuse.server.wire.rest import Catalogue, Health, Join, NewTable, Problem, Seated, TableInfo

BODIES = (Catalogue, Health, Join, NewTable, Problem, Seated, TableInfo)

TABLE = {
    "name": "table",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "pattern": "^[0-9a-z]{8,32}$"},
}
GAME = {"name": "game", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 0, "maximum": 2**31}}


def openapi() -> dict[str, Any]:
    """The description."""
    _, parts = msgspec.json.schema_components(BODIES, ref_template="#/components/schemas/{name}")
    return {
        "openapi": "3.1.0",
        "info": {"title": "The defuse table", "version": __version__},
        "paths": {
            "/api/missions": {"get": _operation("missions", "All missions and bots.", {"200": "Catalogue"})},
            "/api/tables": {
                "post": _operation(
                    "makeTable", "Make a table.", {"201": "Seated"}, ("400", "409", "503"), body="NewTable"
                )
            },
            "/api/tables/{table}": {
                "parameters": [TABLE],
                "get": _operation("table", "What anybody with the link may know.", {"200": "TableInfo"}, ("404",)),
            },
            "/api/tables/{table}/join": {
                "parameters": [TABLE],
                "post": _operation(
                    "join", "Sit down at an open seat.", {"201": "Seated"}, ("400", "404", "409", "503"), body="Join"
                ),
            },
            "/api/tables/{table}/games/{game}/replay": {
                "parameters": [TABLE, GAME],
                "get": _operation("replay", "The replay file of a game that is over.", {}, ("404", "409", "503")),
            },
            "/healthz": {"get": _operation("health", "How the server is.", {"200": "Health", "503": "Health"})},
            "/metrics": {"get": _text("metrics", "Measures, in the text format of Prometheus.")},
        },
        "components": {"schemas": parts},
    }


def _operation(
    name: str,
    summary: str,
    good: dict[str, str],
    problems: tuple[str, ...] = (),
    *,
    body: str = "",
) -> dict[str, Any]:
    answers: dict[str, Any] = {status: _answer(kind) for status, kind in good.items()}
    if not good:
        answers["200"] = {
            "description": "A file.",
            "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}},
        }
    for status in (*problems, *(("403", "413", "415") if body else ()), "429"):
        if status not in answers:
            answers[status] = _answer("Problem")
    operation: dict[str, Any] = {"operationId": name, "summary": summary, "responses": answers}
    if body:
        operation["requestBody"] = {"required": True, "content": _content(body)}
    return operation


def _text(name: str, summary: str) -> dict[str, Any]:
    answer = {"description": "Text.", "content": {"text/plain": {"schema": {"type": "string"}}}}
    return {"operationId": name, "summary": summary, "responses": {"200": answer}}


def _answer(kind: str) -> dict[str, Any]:
    return {"description": kind, "content": _content(kind)}


def _content(kind: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind}"}}}
