"""Origins: which line of a text says what is known, so that a clash can be told by its entries."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field

from defuse.busters.board import Board
from defuse.busters.notation import NotationError
from defuse.busters.notation.draft import HEADER
from defuse.busters.notation.facts import read_facts
from defuse.busters.notation.places import Places
from defuse.busters.notation.text import Words, lines
from defuse.busters.rules.clues import mark_facts
from defuse.calculator.busters.reading import Reading, table_of
from defuse.kernel import UNKNOWN, Among, Fact, Observation, Sorted
from defuse.logbook.book import Step
from defuse.logbook.clash import fact_words
from defuse.logbook.keys import key_of

SETUP = 0
"""The line of what nobody has written: it follows from the mission's set-up."""


@dataclass
class Origins:
    """The lines that facts and seen wires come from."""

    facts: dict[Fact, int] = field(default_factory=dict)
    faces: dict[int, int] = field(default_factory=dict)
    """By wire: the line that shows what it is."""
    rows: frozenset[int] = frozenset()
    """The lines that are stands."""

    def of(self, fact: Fact) -> int:
        """The line that says a fact."""
        return self.facts.get(fact, SETUP)


def origins_of(reading: Reading) -> Origins:
    """Where all that is known comes from."""
    found = Origins()
    seen = reading.first
    if seen is None:
        return found
    _table(found, reading.page.table, seen)
    for step in reading.steps:
        _step(found, seen, step)
        seen = step.seen
    return found


def _table(found: Origins, text: str, seen: Observation) -> None:
    board: Board = seen.public
    known = set(board.facts)
    rows: dict[str, int] = {}
    others: list[int] = []
    for number, line in lines(text):
        key, first = key_of(line), line.split()[0].lower()
        if key[:1].isupper():
            rows[key] = number
        elif key in ("red", "yellow"):
            drawn = board.red if key == "red" else board.yellow
            for fact in known:
                if isinstance(fact, Among) and fact.kinds == drawn.kinds:
                    found.facts.setdefault(fact, number)
        elif not key and first not in HEADER:
            for fact in facts_in(number, line, board):
                found.facts.setdefault(fact, number)
        elif first != "mission":
            others.append(number)
    found.rows = frozenset(rows.values())
    for name, wires in Places(board).rows.items():
        number = rows.get(name, SETUP)
        for wire in wires:
            if seen.faces[wire] != UNKNOWN:
                found.faces[wire] = number
        for fact in known:
            if isinstance(fact, Sorted) and set(fact.things) <= set(wires):
                found.facts.setdefault(fact, number)
    for token in board.tokens:
        name = Places(board).name(token.wire).partition(".")[0]
        for fact in mark_facts(board, token.wire, token.mark):
            found.facts.setdefault(fact, rows.get(name, SETUP))
    for number in others:
        for fact in _only_with(text, number, seen, known - found.facts.keys()):
            found.facts[fact] = number


def facts_in(number: int, line: str, board: Board) -> list[Fact]:
    """The facts that a line states; none if it is no such line."""
    words = Words(number, line)
    if words.peek(1) in ("knows", "know"):
        return []
    with suppress(NotationError):
        return read_facts(words, Places(board))
    return []


def _only_with(text: str, number: int, seen: Observation, known: set[Fact]) -> set[Fact]:
    """The facts that are not known without a line."""
    if not known:
        return set()
    every = text.split("\n")
    every[number - 1] = ""
    try:
        less = table_of("\n".join(every), seen.seat)
    except NotationError:
        return set()
    return known - set(less.public.facts)


def _step(found: Origins, before: Observation, step: Step) -> None:
    """What a line has taught, and the lines that belong to it."""
    first, after = step.lines[0].number, step.seen
    old: Board = before.public
    new: Board = after.public
    if old.stands != new.stands and (step.turn is None or len(step.lines) > 1):
        _renumbered(found, before, after, first)
    for line in step.lines[0 if step.turn is None else 1 :]:
        for fact in facts_in(line.number, line.text, new):
            found.facts.setdefault(fact, line.number)
    for fact in new.facts:
        if fact not in old.facts:
            found.facts.setdefault(fact, first)
    for stand in new.stands:
        for wire in stand:
            if after.faces[wire] != UNKNOWN and (wire >= len(before.faces) or before.faces[wire] == UNKNOWN):
                found.faces.setdefault(wire, first)


def _renumbered(found: Origins, before: Observation, after: Observation, line: int) -> None:
    """A table that was written down again has other numbers for its wires: what is said the same is the same."""
    places, now = Places(before.public), Places(after.public)
    texts = {str(fact_words(before, fact)): number for fact, number in found.facts.items() if _standing(fact, places)}
    names = {places.name(wire): number for wire, number in found.faces.items() if places.stands(wire)}
    found.facts = {
        fact: texts.get(str(fact_words(after, fact)), line) for fact in after.public.facts if _standing(fact, now)
    }
    found.faces = {
        wire: names.get(now.name(wire), line)
        for stand in after.public.stands
        for wire in stand
        if after.faces[wire] != UNKNOWN
    }


def _standing(fact: Fact, places: Places) -> bool:
    """Whether a fact is about wires that stand somewhere and can be named."""
    return not isinstance(fact, Sorted) and all(places.stands(thing) for thing in things_in(fact))


def things_in(fact: Fact) -> tuple[int, ...]:
    """All things that a fact speaks of."""
    found: list[int] = []
    for name in fact.__struct_fields__:
        value = getattr(fact, name)
        if name in ("things", "among"):
            found += value
        elif name in ("thing", "low", "high", "one", "other"):
            found.append(value)
    return tuple(dict.fromkeys(found))
