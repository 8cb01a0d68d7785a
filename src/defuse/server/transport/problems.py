"""Problems: requests that are not done, and how that is told."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response

from defuse.server.speakers import speaker
from defuse.server.tables.guests import No
from defuse.server.transport.languages import preferred
from defuse.server.wire.rest import Problem
from defuse.words import Text, say

T = TypeVar("T")

BY_LANGUAGE = {"vary": "accept-language"}
"""For answers with words in them."""

STATUS = {"bad": 409, "state": 409, "seat": 409, "key": 403, "busy": 503, "full": 503, "crew": 404}
"""The status for what a table or a crew refuses."""


class Wrong(HTTPException):
    """A request that is not done: status, code and reason."""

    def __init__(self, status: int, code: str, why: Text, headers: dict[str, str] | None = None) -> None:
        super().__init__(status, str(why), headers)
        self.code = code
        self.why = why


def address(request: Any) -> str:
    """Where a request or a connection comes from."""
    client = request.client
    return "" if client is None else str(client.host)


async def told(doing: Awaitable[T], status: Mapping[str, int] = STATUS) -> T:
    """What comes of something; what is refused, with the status for that."""
    try:
        return await doing
    except No as no:
        raise Wrong(status.get(no.code, STATUS.get(no.code, 409)), no.code, no.why) from no


async def problem(request: HTTPConnection, error: Exception) -> Response:
    """What goes wrong, as a `Problem`."""
    assert isinstance(error, HTTPException)
    code = error.code if isinstance(error, Wrong) else {404: "path", 405: "method"}.get(error.status_code, "other")
    text = speaker(preferred(request.headers)).text(error.why if isinstance(error, Wrong) else say(f"http-{code}"))
    headers = {**BY_LANGUAGE, **(error.headers or {})}
    return Response(msgspec.json.encode(Problem(code=code, text=text)), error.status_code, headers, "application/json")
