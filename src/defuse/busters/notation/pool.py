"""The wires of a table: which ones the mission has, and whether those that are written are these (C3, C4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal, NamedTuple

from defuse.busters.board import Specials
from defuse.busters.mission import Draw, Mission
from defuse.busters.notation.draft import Draft
from defuse.busters.notation.phrases import A_NUMBER
from defuse.busters.notation.slots import Slot, read_wire
from defuse.busters.wires import BLUE_VALUES, COPIES, RED, YELLOW, blue, print_of, value_of, value_word
from defuse.kernel import UNKNOWN
from defuse.words import Message, say

Colour = Literal["red", "yellow"]


class Pool(NamedTuple):
    """The wires of a mission."""

    mission: int
    numbers: tuple[int, ...]
    red: Specials
    yellow: Specials

    @property
    def kinds(self) -> tuple[int, ...]:
        """All wires that were drawn, those that were set aside unseen too."""
        blues = [blue(number) for number in self.numbers for _ in range(COPIES)]
        return tuple(sorted((*blues, *self.red.kinds, *self.yellow.kinds)))

    @property
    def totals(self) -> tuple[int, ...]:
        """How many wires of each value are in the game."""
        totals = [COPIES if value in self.numbers else 0 for value in range(15)]
        totals[YELLOW], totals[RED] = self.yellow.count, self.red.count
        return tuple(totals)


def read_pool(draft: Draft, mission: Mission, players: int) -> Pool:
    """The wires that the mission and the lines for red and yellow wires tell of."""
    wires = mission.wires_for(players)
    red = _read_specials(draft, "red", wires.draw("red"))
    yellow = _read_specials(draft, "yellow", wires.draw("yellow"))
    return Pool(mission.number, wires.blue, red, yellow)


def slots(draft: Draft) -> Iterator[Slot]:
    """All wires that are written: those on stands, then those that have left them."""
    for row in draft.rows:
        yield from row.slots
    yield from draft.away


def check_wires(draft: Draft, pool: Pool) -> tuple[int, ...]:
    """Raise an error if the written wires are not the mission's; the drawn ones that are not among those written."""
    left = Counter(pool.kinds)
    room = Counter(dict(enumerate(pool.totals)))
    written = 0
    for slot in slots(draft):
        written += 1
        if slot.face == UNKNOWN:
            continue
        value, name = value_of(slot.face), print_of(slot.face)
        if not room[value] or not left[slot.face]:
            raise slot.word.error(_too_many(pool, slot.face, name, value))
        left[slot.face] -= 1
        room[value] -= 1
    dealt = sum(pool.totals)
    end = draft.rows[-1].end
    if written > dealt:
        raise end.error(say("notation-more-wires", mission=pool.mission, wires=dealt, here=written))
    if written < dealt:
        if all(slot.face != UNKNOWN for slot in slots(draft)):
            lacking = [
                say("notation-so-many-of", count=count, value=value_word(value))
                for value, count in room.items()
                if count
            ]
            raise end.error(say("notation-missing-wires", wires=tuple(lacking)))
        raise end.error(say("notation-fewer-wires", mission=pool.mission, wires=dealt, here=written))
    return tuple(sorted(left.elements()))


def read_aside(draft: Draft, left: tuple[int, ...]) -> tuple[int, ...]:
    """The wires that were set aside unseen, the next one first: as a line says it, or in printed order."""
    words = draft.once.get("aside")
    if words is None:
        return left
    said = [(word, read_wire(word)) for word in words.rest()]
    if any(slot.face == UNKNOWN for slot in slots(draft)):
        raise words.start.error(say("notation-aside-unseen"))
    if tuple(sorted(kind for _, kind in said)) != left:
        if not left:
            raise words.start.error(say("notation-aside-none"))
        raise words.start.error(say("notation-aside-others", wires=" ".join(map(print_of, left))))
    return tuple([kind for _, kind in said])


def write_aside(kinds: tuple[int, ...]) -> str | None:
    """The line for wires that were set aside unseen; None if it would say nothing."""
    return None if kinds == tuple(sorted(kinds)) else f"aside {' '.join(map(print_of, kinds))}"


def _too_many(pool: Pool, face: int, name: str, value: int) -> Message:
    if face not in pool.kinds:
        if value not in BLUE_VALUES and pool.totals[value]:
            return say("notation-not-drawn", wire=name)
        return say("notation-no-such-wire", mission=pool.mission, wire=name)
    copies = Counter(pool.kinds)[face]
    if value in BLUE_VALUES or pool.totals[value] == len((pool.red if value == RED else pool.yellow).kinds):
        return say("notation-only-so-many", count=copies, wire=name)
    colour = "red" if value == RED else "yellow"
    return say("notation-only-so-many-drawn", colour=colour, count=pool.totals[value])


def _read_specials(draft: Draft, colour: Colour, draw: Draw) -> Specials:
    words = draft.once.get(colour)
    value = RED if colour == "red" else YELLOW
    if words is None:
        seen = sorted({slot.face for slot in slots(draft) if value_of(slot.face) == value})
        if draw.count < draw.drawn or len(seen) < draw.count:
            problem = say("notation-say-drawn", colour=colour, has=_how_many(colour, draw))
            raise draft.error_at("mission", problem)
        return Specials(tuple(seen[: draw.count]), draw.count)
    count: int | None = None
    if words.peek(1) == "of":
        count = words.next(A_NUMBER).number(0, 11, say("notation-how-many-in-game"))
        words.expect("of")
    kinds: list[int] = []
    for said in words.rest():
        kind = read_wire(said, said.text if said.text[0] in "yr" else colour[0] + said.text)
        if value_of(kind) != value:
            raise said.error(say("notation-other-colour", wire=said.text, colour=colour))
        if kind in kinds:
            raise said.error(say("notation-named-twice", what=said.text))
        if kind // 10 not in draw.values:
            raise said.error(say("notation-never-drawn", wire=said.text))
        kinds.append(kind)
    there = len(kinds) if count is None else count
    # Where none is dealt at the start, any number may have come in since.
    possible = (draw.count,) if draw.count else range(draw.drawn + 1)
    if len(kinds) != draw.drawn or there not in possible:
        raise words.end.error(say("notation-mission-has", has=_how_many(colour, draw)))
    return Specials(tuple(sorted(kinds)), there)


def _how_many(colour: Colour, draw: Draw) -> Message:
    if draw.count == draw.drawn:
        return say("notation-so-many-wires", count=draw.count, colour=colour)
    return say("notation-some-wires", count=draw.count, drawn=draw.drawn, colour=colour)


def write_specials(colour: Colour, specials: Specials) -> str | None:
    """The line that tells which wires of a colour were drawn; None if there are none.

    >>> write_specials("red", Specials((55, 95), 1))
    'red 1 of 5.5 9.5'
    """
    if not specials.kinds:
        return None
    some = f"{specials.count} of " if specials.count < len(specials.kinds) else ""
    return f"{colour} {some}{' '.join(print_of(kind)[1:] for kind in specials.kinds)}"
