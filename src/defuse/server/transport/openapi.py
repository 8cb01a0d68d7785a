"""The HTTP part as OpenAPI 3.1, made from the operations that are served."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from defuse import __version__
from defuse.server.wire.rest import Problem

PARAMETERS: dict[str, dict[str, Any]] = {
    "table": {"type": "string", "pattern": "^[0-9a-z]{8,32}$"},
    "game": {"type": "integer", "minimum": 0, "maximum": 2**31},
    "crew": {"type": "string", "pattern": "^[0-9a-z]{14}$"},
    "challenge": {"type": "string", "pattern": "^[0-9a-z]{14}$"},
    "number": {"type": "integer", "minimum": 0, "maximum": 2**31},
    "lesson": {"type": "string", "pattern": "^[a-z]{1,20}$"},
    "step": {"type": "integer", "minimum": 1, "maximum": 99},
    "review": {"type": "string", "pattern": "^[0-9a-z]{8,32}$"},
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
    body: type[Struct] | str | None = None
    """What has to be sent, by POST: JSON, or a file of this media type."""
    watching: bool = False
    """Whether it is for those who look how the server is. They have a limit of their own."""
    by_link: bool = False
    """Whether it is for whoever has the link: then the key of the table belongs to it, once there is one."""
    query: dict[str, dict[str, Any]] = {}
    """What else may stand behind the path, with its schema."""
    large: bool = False
    """Whether what is sent may be as long as the file of a crew."""
    counted: Callable[[Any, str], None] | None = None
    """A method of the limits that counts it for an address, before what is sent is read."""
    most: int = 0
    """How many bytes may be sent, where it is not as many as a message may have."""
    token: Literal["", "may", "must"] = ""
    """Whether the token of a member's device belongs to it."""

    @property
    def method(self) -> str:
        """How it is asked for."""
        return "GET" if self.body is None else "POST"

    def described(self) -> dict[str, Any]:
        """As OpenAPI has it."""
        usual = ((400, 403, 413, 415) if self.body else ()) + (429,)
        usual += (403,) if self.by_link else ()
        usual += (405,) if self.body and ":int" in self.path else ()  # with a word there, it is a page of the client
        answers = dict.fromkeys((*self.problems, *usual), Problem) | self.answers
        first, *others = self.does.__name__.split("_")
        told: dict[str, Any] = {
            "operationId": first + "".join(map(str.title, others)),
            "summary": self.summary,
            "responses": {str(status): _answer(answers[status]) for status in sorted(answers)},
        }
        query = {"k": KEY, **self.query} if self.by_link else self.query
        if query:
            told["parameters"] = [{"name": name, "in": "query", "schema": schema} for name, schema in query.items()]
        if self.token:
            told["security"] = [{"device": []}, *([{}] if self.token == "may" else [])]
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
        "components": {
            "schemas": dict(sorted(parts.items())),
            "securitySchemes": {"device": {"type": "http", "scheme": "bearer"}},
        },
    }


def _answer(kind: type[Struct] | str) -> dict[str, Any]:
    if isinstance(kind, str):
        form = {"type": "string"} if kind.startswith("text/") else {"type": "string", "format": "binary"}
        return {"description": kind, "content": {kind: {"schema": form}}}
    schema = {"$ref": f"#/components/schemas/{kind.__name__}"}
    return {"description": kind.__name__, "content": {"application/json": {"schema": schema}}}
