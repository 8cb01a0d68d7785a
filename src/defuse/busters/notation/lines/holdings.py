"""Cards that lie in front of seats, in a deck and out of play, some of them face down.

`cards A 3 7 · B (5) ? · deck ? ? · out (4)`: a card is written with its number, or ? where it is not known. Brackets
say that everybody has seen it; `7/AC` says who knows it, where that is not the usual: whoever holds a card knows it,
and nobody knows the cards of a deck. `A.2` is A's second card.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from defuse.busters.notation.lines.desk import Desk, Sheet
from defuse.busters.notation.phrases import typed
from defuse.busters.notation.text import Word
from defuse.busters.wires import seat_name
from defuse.kernel import UNKNOWN, Among, members
from defuse.words import say

_CARD = re.compile(r"(?P<open>\(?)(?P<face>[^()/]+)(?P<close>\)?)(?:/(?P<by>[A-E]*))?")

Read = Callable[[Word, str], int]
"""The kind that a text names; the word is where it stands."""


class Held(NamedTuple):
    """A card as it is written."""

    face: int
    by: frozenset[int] | None
    """Who knows it; None for those who usually do."""
    word: Word


def write_card(sheet: Sheet, thing: int, usual: Iterable[int], shown: Callable[[int], str]) -> str:
    """A card with its face as far as it may be written, and who knows it."""
    players = sheet.board.players
    face = sheet.face(thing)
    text = "?" if face == UNKNOWN else shown(face)
    by = sheet.knowers(thing)
    if len(by) == players + 1:
        return f"({text})"
    if by == frozenset(usual):
        return text
    return f"{text}/{''.join(seat_name(seat) for seat in sorted(by) if seat < players)}"


def read_card(desk: Desk, said: Word, kind: Read) -> Held:
    """A card from its word."""
    found = _CARD.fullmatch(said.text)
    if found is None or bool(found["open"]) != bool(found["close"]):
        raise said.error(say("notation-no-card", word=typed(said.text)))
    face = UNKNOWN if found["face"] == "?" else kind(said, found["face"])
    if face == UNKNOWN and desk.whole:
        raise said.error(say("notation-whole-cards"))
    if face == UNKNOWN and found["open"]:
        raise said.error(say("notation-seen-card"))
    by: frozenset[int] | None = None
    if found["open"]:
        by = frozenset(range(desk.board.players + 1))
    elif found["by"] is not None:
        by = frozenset(["ABCDE".index(letter) for letter in found["by"]])
        if any(seat >= desk.board.players for seat in by):
            raise said.error(say("notation-no-such-seat"))
    return Held(face, by, said)


def know(desk: Desk, thing: int, card: Held, usual: Iterable[int]) -> None:
    """Let those know a card who do."""
    desk.show((thing,), usual if card.by is None else card.by)


def check_faces(cards: Sequence[Held], kinds: Sequence[int], shown: Callable[[int], str]) -> None:
    """Every card exists once."""
    left = list(kinds)
    for card in cards:
        if card.face == UNKNOWN:
            continue
        if card.face not in left:
            raise card.word.error(say("notation-card-twice", card=shown(card.face)))
        left.remove(card.face)


def short_facts(sheet: Sheet, things: frozenset[int]) -> list[Among]:
    """What is told of these cards, without what everybody sees: each fact once, in its shortest form."""
    board = sheet.board
    public = [thing for thing in members(board.known[-1]) if thing in things]
    seen = {sheet.face(thing) for thing in public}
    found: dict[Among, None] = {}
    for fact in board.facts:
        if not isinstance(fact, Among) or not things.issuperset(fact.things):
            continue
        hits = sum(sheet.face(thing) in fact.kinds for thing in fact.things if thing in public)
        rest = tuple([thing for thing in fact.things if thing not in public])
        kinds = tuple(sorted([kind for kind in fact.kinds if kind not in seen]))
        least = max(0, fact.least - hits)
        most = None if fact.most is None or fact.most - hits >= len(rest) else fact.most - hits
        if least or (most is not None and kinds):
            found[Among(rest, kinds, least, most)] = None
    return list(found)
