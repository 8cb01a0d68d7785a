"""Doubt: which lines of a text cannot be true together, found by counting without one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from defuse.calculator.busters.origins import SETUP, Origins, things_in
from defuse.kernel import UNKNOWN, Fact, Observation, Sorted
from defuse.odds import Contradiction, Odds, TooManyFacts

T = TypeVar("T")
PAIR = 2


class Doubt(NamedTuple):
    """What disagrees: facts and seen wires, by the line that they come from."""

    facts: dict[int, tuple[Fact, ...]]
    faces: dict[int, tuple[int, ...]]

    @property
    def lines(self) -> tuple[int, ...]:
        """The lines, from the first to the last."""
        return tuple(sorted({*self.facts, *self.faces}))


class _Case(NamedTuple):
    """Everything that is known, of which some can be left out."""

    seen: Observation
    facts: tuple[Fact, ...]

    def clashes(self, facts: Iterable[Fact], hidden: Iterable[int]) -> bool:
        """Whether no deal agrees with these facts, if nobody had seen these wires."""
        faces = bytearray(self.seen.faces)
        for wire in hidden:
            faces[wire] = UNKNOWN
        public = replace(self.seen.public, facts=tuple(facts))
        try:
            Odds(replace(self.seen, public=public, faces=bytes(faces)))
        except Contradiction:
            return True
        except TooManyFacts:
            return False
        return False


def doubt_of(seen: Observation, origins: Origins, line: int = SETUP, said: Sequence[Fact] = ()) -> Doubt:
    """The fewest lines that cannot be true together; `line` says what is not on the table yet.

    What is older is left out first, and stands before everything else: the entries that remain are the latest.
    """
    known = tuple(dict.fromkeys([*seen.public.facts, *said]))
    source = {fact: origins.of(fact) for fact in known} | {fact: line for fact in said if fact not in origins.facts}
    case = _Case(seen, known)
    lines = sorted({*source.values(), *origins.faces.values()} - {SETUP}, key=lambda at: (at not in origins.rows, at))

    def clashing_lines(kept: Sequence[int]) -> bool:
        here = {SETUP, *kept}
        facts = [fact for fact in known if source[fact] in here or isinstance(fact, Sorted)]
        return case.clashes(facts, [wire for wire, at in origins.faces.items() if at not in here])

    fewest = _fewest(lines, clashing_lines)
    kept = {SETUP, *(_pair(fewest, lines, clashing_lines) if len(fewest) > PAIR else fewest)}
    out = [wire for wire, at in origins.faces.items() if at not in kept]
    always = [fact for fact in known if isinstance(fact, Sorted)]
    inside = [fact for fact in known if source[fact] in kept and not isinstance(fact, Sorted)]
    spoken_of = {thing for fact in inside for thing in things_in(fact)}
    shown = sorted([wire for wire, at in origins.faces.items() if at in kept], key=lambda wire: wire in spoken_of)

    def clashing_items(some: Sequence[Fact | int]) -> bool:
        facts = [*always, *[fact for fact in some if isinstance(fact, Fact)]]
        here = {wire for wire in some if isinstance(wire, int)}
        return case.clashes(facts, [*out, *[wire for wire in shown if wire not in here]])

    left = _fewest([*shown, *inside], clashing_items)
    facts: dict[int, tuple[Fact, ...]] = {}
    faces: dict[int, tuple[int, ...]] = {}
    for item in left:
        if isinstance(item, Fact):
            facts[source[item]] = (*facts.get(source[item], ()), item)
        else:
            at = origins.faces[item]
            faces[at] = (*faces.get(at, ()), item)
    return Doubt(facts, faces)


def _pair(some: Sequence[int], lines: Sequence[int], clashing: Callable[[Sequence[int]], bool]) -> Sequence[int]:
    """Two lines that cannot be true together, one of them among `some`; all of these if there are no such two."""
    for one in reversed(some):
        for other in reversed(lines):
            if one != other and clashing((one, other)):
                return (one, other)
    return some


def _fewest(items: Sequence[T], clashing: Callable[[Sequence[T]], bool]) -> list[T]:
    """The items that are left when all are taken away that are not needed for a clash, the first ones first."""
    kept = list(items)
    size = max(1, len(kept) // 4)
    at = 0
    while at < len(kept):  # several at a time first: most of them have nothing to do with it
        fewer = kept[:at] + kept[at + size :]
        if clashing(fewer):
            kept = fewer
        elif size > 1:
            size //= 2
        else:
            at += 1
    return kept
