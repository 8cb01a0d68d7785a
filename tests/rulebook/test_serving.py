"""The rule book over HTTP: in the language that is asked for, packed, and not again where nothing has changed."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import msgspec
import pytest
from starlette.requests import Request

from defuse.rulebook import entries
from defuse.server.transport.rule_requests import kept_in, rules
from defuse.server.wire.rules import RuleBooks
from defuse.words import languages
from tests.server.house import opened


def asked(query: str = "", **headers: str) -> httpx.Response:
    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "GET", "path": "/api/rules", "query_string": query.encode(), "headers": sent}
    answer = asyncio.run(rules(None, Request(scope)))  # type: ignore[arg-type]  # it asks nothing of the server
    return httpx.Response(answer.status_code, headers=dict(answer.headers), content=bytes(answer.body))


def read(answer: httpx.Response) -> RuleBooks:
    return msgspec.json.decode(answer.content, type=RuleBooks)


def test_the_book_comes_in_the_language_of_the_address_or_of_the_header() -> None:
    assert read(asked("lang=de", accept_language="fr")).title == "Regelbuch"
    assert read(asked(accept_language="fr-CA, en;q=0.5")).title == "Livre de règles"
    assert read(asked("lang=xx")).language == "en"


def test_it_has_all_entries_with_the_boxes_of_the_campaign() -> None:
    book = read(asked("lang=en"))
    chapters = [chapter for each in book.books for chapter in each.chapters]
    assert [entry.id for chapter in chapters for entry in chapter.entries] == list(entries())
    busters = book.books[0]
    assert [(box.first, box.last) for box in busters.boxes][:2] == [(1, 8), (9, 19)]
    assert busters.boxes[-1].last == 66


def test_what_has_not_changed_is_not_sent_again() -> None:
    first = asked("lang=fr")
    tag = first.headers["etag"]
    assert (asked("lang=fr", if_none_match=tag)).status_code == 304
    assert (asked("lang=fr", if_none_match=f'"old", W/{tag}')).status_code == 304
    assert (asked("lang=de", if_none_match=tag)).status_code == 200
    assert first.headers["cache-control"] == "no-cache"


def test_a_browser_keeps_it_and_asks_whether_it_has_changed(tmp_path: Path) -> None:
    """This is the answer of the whole server: other answers of the API are kept by nobody."""
    with opened(tmp_path) as house:
        first = house.http.get("/api/rules")
        assert first.headers["cache-control"] == "no-cache"
        again = house.http.get("/api/rules", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["cache-control"] == "no-cache"
        assert house.http.get("/api/missions").headers["cache-control"] == "no-store"
        assert house.http.get("/api/nothing").headers["cache-control"] == "no-store"


def test_it_is_packed_for_those_who_can_unpack_it() -> None:
    assert "content-encoding" not in asked("lang=en").headers
    for language in languages():
        kept = kept_in(language)
        assert gzip.decompress(kept.packed) == kept.plain
        assert len(kept.packed) < 60_000


@pytest.mark.parametrize("language", languages())
def test_no_entry_is_sent_empty(language: str) -> None:
    book = msgspec.json.decode(kept_in(language).plain, type=RuleBooks)
    for each in book.books:
        for chapter in each.chapters:
            assert chapter.title
            for entry in chapter.entries:
                assert entry.title
                assert any(section.lines for section in entry.sections)
                assert "⟦" not in str(entry)
