"""Requests over plain HTTP: making a table, sitting down. They need nothing but the standard library."""

from __future__ import annotations

import re
from http.client import HTTPException
from typing import Any, NamedTuple, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

import msgspec

from defuse.client.errors import NoLink, Problem
from defuse.server.wire import rest
from defuse.words import say

T = TypeVar("T")

SECONDS = 30.0
"""How long an answer may take to come."""
LONGEST = 16 * 1024 * 1024
"""No answer is longer."""

_PATH = re.compile(r"(?P<before>.*)/t/(?P<table>[A-Za-z0-9]{4,40})/?")


class Link(NamedTuple):
    """A link to a table: `https://example.net/t/TABLE`, with `?k=KEY` where it has a key."""

    server: str
    table: str
    key: str | None = None

    @property
    def socket(self) -> str:
        """Where its WebSocket is."""
        return f"ws{self.server.removeprefix('http')}/ws/{self.table}"


def read_link(link: str) -> Link:
    """What a link says. Raises NoLink where it is none.

    >>> read_link("http://127.0.0.1:8021/t/abcdefghijklmn?k=xyz")
    Link(server='http://127.0.0.1:8021', table='abcdefghijklmn', key='xyz')
    """
    wrong = NoLink(say("program-no-link", link=repr(link), example="https://example.net/t/TABLE"))
    try:
        parts = urlsplit(link.strip())
    except ValueError as error:
        raise wrong from error
    path = _PATH.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or path is None:
        raise wrong
    key = parse_qs(parts.query).get("k", [None])[0]
    return Link(f"{parts.scheme}://{parts.netloc}{path['before']}", path["table"], key)


def make(server: str, wanted: rest.NewTable, lang: str = "en") -> rest.Seated:
    """Make a table."""
    return _asked(f"{server}/api/tables", wanted, rest.Seated, lang)


def join(link: Link, wanted: rest.Join, lang: str = "en") -> rest.Seated:
    """Sit down at a table."""
    return _asked(f"{link.server}/api/tables/{link.table}/join", wanted, rest.Seated, lang)


def catalogue(server: str, lang: str = "en") -> rest.Catalogue:
    """All that can be played there."""
    return _asked(f"{server}/api/missions", None, rest.Catalogue, lang)


def replay(server: str, path: str, token: str | None = None) -> bytes:
    """The replay file of a game that is over: `ending.replay` of its last scene says where it is.

    That of a crew's game is for those who show the token of a seat, or of a member.
    """
    return _fetched(Request(f"{server}{path}", headers={"authorization": f"Bearer {token}"} if token else {}))


def _asked(url: str, body: Any, answer: type[T], lang: str) -> T:
    data = None if body is None else msgspec.json.encode(body)
    headers = {"accept-language": lang, **({} if data is None else {"content-type": "application/json"})}
    try:
        return msgspec.json.decode(_fetched(Request(url, data, headers)), type=answer)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Problem(0, "http", f"{url}: no answer of a server of tables") from error
    except ValueError as error:  # no address at all
        raise Problem(0, "unreachable", str(error)) from error


def _fetched(request: Request) -> bytes:
    try:
        with urlopen(request, timeout=SECONDS) as answer:
            data: bytes = answer.read(LONGEST)
            return data
    except HTTPError as error:
        raise _problem(error) from error
    except URLError as error:
        raise Problem(0, "unreachable", str(error.reason)) from error
    except (OSError, HTTPException) as error:
        raise Problem(0, "unreachable", str(error)) from error


def _problem(error: HTTPError) -> Problem:
    with error:
        try:
            said = msgspec.json.decode(error.read(LONGEST), type=rest.Problem)
        except msgspec.DecodeError:
            return Problem(error.code, "http", str(error.reason))
    return Problem(error.code, said.code, said.text)
