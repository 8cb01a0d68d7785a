"""The HTTP part as OpenAPI 3.1, made from the operations that are served."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec
from msgspec import Struct

from defuse import __version__
from defuse.server.wire.rest import Problem

PARAMETERS = {
    "table": {"type": "string", "pattern": "^[0-9a-z]{8,32}$"},
    "game": {"type": "integer", "minimum": 0, "maximum": 2**31},
}
"""What may stand in a path."""
KEY = {"type": "string", "maxLength": 40}
"""What a link may have beside it."""


class Operation(Struct, frozen=True):
    """Something that can be asked for: how it is served and how it is described."""

    path: str
    """With its parameters as Starlette writes them: `{game:int}`."""
    does: Callable[..., Awaitable[Any]]
    """A method of `Api`: it gets the request, and the body if there is one."""
    summary: str
    answers: dict[int, type[Struct] | str]
    """What comes with which status: JSON, or another media type. The first status is the usual one."""
    problems: tuple[int, ...] = ()
    """With these a `Problem` comes; those that any such request may end in are added."""
    body: type[Struct] | None = None
    """What has to be sent, by POST."""
    watching: bool = False
    """Whether it is for those who look how the server is. They have a limit of their own."""
    by_link: bool = False
    """Whether it is for whoever has the link: then the key of the table belongs to it, once there is one."""

    @property
    def method(self) -> str:
        """How it is asked for."""
        return "GET" if self.body is None else "POST"

    def described(self) -> dict[str, Any]:
        """As OpenAPI has it."""
        usual = ((400, 403, 413, 415) if self.body else ()) + (429,)
        usual += (403,) if self.by_link else ()
        answers = dict.fromkeys((*self.problems, *usual), Problem) | self.answers
        first, *others = self.does.__name__.split("_")
        told: dict[str, Any] = {
            "operationId": first + "".join(map(str.title, others)),
            "summary": self.summary,
            "responses": {str(status): _answer(answers[status]) for status in sorted(answers)},
        }
        if self.by_link:
            told["parameters"] = [{"name": "k", "in": "query", "schema": KEY}]
        if self.body is not None:
            told["requestBody"] = {"required": True, "content": _answer(self.body)["content"]}
        return told


def openapi(operations: Iterable[Operation]) -> dict[str, Any]:
    """The description of all of them."""
    paths: dict[str, Any] = {}
    kinds: set[Any] = {Problem}
    for each in operations:
        path = paths.setdefault(re.sub(r":\w+}", "}", each.path), {})
        if named := re.findall(r"{(\w+)", each.path):
            path["parameters"] = [
                {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in named
            ]
        path[each.method.lower()] = each.described()
        kinds |= {kind for kind in (each.body, *each.answers.values()) if isinstance(kind, type)}
    _, parts = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    return {
        "openapi": "3.1.0",
        "info": {"title": "The defuse table", "version": __version__},
        "paths": paths,
        "components": {"schemas": dict(sorted(parts.items()))},
    }


def _answer(kind: type[Struct] | str) -> dict[str, Any]:
    if isinstance(kind, str):
        form = {"type": "string"} if kind.startswith("text/") else {"type": "string", "format": "binary"}
        return {"description": kind, "content": {kind: {"schema": form}}}
    schema = {"$ref": f"#/components/schemas/{kind.__name__}"}
    return {"description": kind.__name__, "content": {"application/json": {"schema": schema}}}
