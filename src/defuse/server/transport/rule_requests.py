"""The rule book over HTTP: put into words once a language, kept packed, and sent again only where it has changed."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from defuse.rulebook import Chapter, Entry, GameBook, books
from defuse.server.games import box_named
from defuse.server.speakers import speaker
from defuse.server.transport.headers import accepted
from defuse.server.transport.languages import preferred
from defuse.server.wire.rules import RuleAsked, RuleBook, RuleBooks, RuleBox, RuleChapter, RuleEntry, RuleSection
from defuse.words import Speaker, languages, say

if TYPE_CHECKING:
    from defuse.server.transport.http import Api


class Kept(NamedTuple):
    """The book in one language, as it is sent."""

    plain: bytes
    packed: bytes
    tag: str
    """Changes with what it says."""


async def rules(api: Api, request: Request) -> Response:
    """All rule books in the language that is asked for, by `lang` or by the header."""
    asked = request.query_params.get("lang", "")
    language = asked if asked in languages() else preferred(request.headers)
    # The first time all texts are read and compiled: that is no work for the loop that all tables share.
    kept = await asyncio.to_thread(kept_in, language)
    told = {
        "etag": kept.tag,
        "cache-control": "no-cache",
        "content-language": language,
        "vary": "accept-language, accept-encoding",
    }
    if kept.tag in [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=told)
    if "gzip" in accepted(request.headers.get("accept-encoding", "")):
        return Response(kept.packed, media_type="application/json", headers={**told, "content-encoding": "gzip"})
    return Response(kept.plain, media_type="application/json", headers=told)


@cache
def kept_in(language: str) -> Kept:
    """The book in a language, ready to be sent."""
    plain = msgspec.json.encode(books_in(language))
    return Kept(plain, gzip.compress(plain, mtime=0), f'"{hashlib.sha256(plain).hexdigest()[:20]}"')


def books_in(language: str) -> RuleBooks:
    """All books in words."""
    said = speaker(language)
    found = tuple([_book(book, said) for book in books()])
    return RuleBooks(title=said.text(say("rulebook-title")), language=language, books=found)


def _book(book: GameBook, said: Speaker) -> RuleBook:
    boxes = [RuleBox(said.text(each.title), each.first, each.last) for each in box_named(book.game).campaign()]
    return RuleBook(
        game=book.game,
        title=said.text(book.title),
        minute=book.minute,
        boxes=tuple(boxes),
        chapters=tuple([_chapter(chapter, said) for chapter in book.chapters()]),
    )


def _chapter(chapter: Chapter, said: Speaker) -> RuleChapter:
    return RuleChapter(
        id=chapter.id,
        title=said.text(chapter.title),
        text=said.text(chapter.text) if chapter.text is not None else "",
        entries=tuple([_entry(entry, said) for entry in chapter.entries]),
    )


def _entry(entry: Entry, said: Speaker) -> RuleEntry:
    text = said.text
    return RuleEntry(
        id=entry.id,
        title=text(entry.title),
        sign=entry.sign,
        facts=tuple([(text(fact.name), text(fact.text)) for fact in entry.facts]),
        sections=tuple(
            [
                RuleSection(
                    title=text(section.title),
                    lines=tuple([text(line) for line in section.lines]),
                    points=section.points,
                    picture=section.picture,
                    entry=section.entry,
                )
                for section in entry.sections
            ]
        ),
        asked=tuple([RuleAsked(text(each.question), text(each.answer), each.rulings) for each in entry.asked]),
        see=entry.see,
        rulings=entry.rulings,
        find=text(entry.find) if entry.find is not None else "",
        since=entry.since,
    )
