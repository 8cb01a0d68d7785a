"""A second count, to check the first: it shares no code with `defuse.odds`, and nothing here is clever.

The wires are dealt one by one, the lowest first, each to the next free place of some stand or to a place that stands
alone. Every way to do so is a deal, and every deal is met once. Ways that have filled the same places and remember the
same are counted together. Facts are no more than what they say: how many of some things have some kinds is counted on
the way; of any other fact the faces are remembered until it can be asked whether it holds.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from defuse.busters.wires import value_of
from defuse.kernel import Among, Fact, Observation, Sorted

State = tuple[tuple[int, ...], tuple[Any, ...]]
"""How far each row is filled, and what each fact remembers."""
HIGHEST = 255
"""Above all faces."""


def second_count(seen: Observation) -> SecondCount:
    """The second count of an observation."""
    pile = next(pile for pile in seen.public.piles if pile.name == "wires")
    return SecondCount(pile.things, pile.kinds, seen.faces, seen.public.facts)


class SecondCount:
    """How many deals agree with an observation, and in how many of them a thing has a face."""

    def __init__(self, things: tuple[int, ...], kinds: tuple[int, ...], faces: bytes, facts: tuple[Fact, ...]) -> None:
        self._seen = faces
        self._wires = sorted(kinds)
        self._rows, self._facts = _rows_and_facts(things, facts)
        self._last = [self._last_wire(fact) for fact in self._facts]
        self._lowest = [[self._lowest_seen(row[at:]) for at in range(len(row) + 1)] for row in self._rows]
        self._about = {
            thing: [number for number, fact in enumerate(self._facts) if thing in _things(fact)] for thing in things
        }
        self.ways: dict[int, dict[int, int]] = {thing: defaultdict(int) for thing in things}
        """Of each thing: in how many deals it has a face."""
        self.deals = self._count()

    def chance(self, thing: int, *values: int) -> Fraction:
        """How likely a thing has one of these values."""
        return Fraction(sum([ways for face, ways in self.ways[thing].items() if value_of(face) in values]), self.deals)

    def _count(self) -> int:
        """Forward: which states can be reached. Backward: in how many ways each can be brought to an end."""
        start: State = (tuple([0] * len(self._rows)), tuple([() for _ in self._facts]))
        ways: list[dict[State, list[tuple[int, State]]]] = []
        here: set[State] = {start}
        for number in range(len(self._wires)):
            steps = {state: list(self._deal(number, state)) for state in here}
            ways.append(steps)
            here = {after for found in steps.values() for _, after in found}
        ends: list[dict[State, int]] = [dict.fromkeys(here, 1)]
        for steps in reversed(ways):
            later = ends[-1]
            ends.append({state: sum([later[after] for _, after in found]) for state, found in steps.items()})
        ends.reverse()
        reached = {start: 1}
        for number, steps in enumerate(ways):
            face, later, reached_later = self._wires[number], ends[number + 1], dict[State, int]()
            for state, found in steps.items():
                so_far = reached[state]
                for thing, after in found:
                    reached_later[after] = reached_later.get(after, 0) + so_far
                    self.ways[thing][face] += so_far * later[after]
            reached = reached_later
        return ends[0].get(start, 0)

    def _deal(self, number: int, state: State) -> Iterator[tuple[int, State]]:
        """Each thing that may become a wire, with the state after it."""
        face = self._wires[number]
        following = self._wires[number + 1] if number + 1 < len(self._wires) else HIGHEST
        filled, memories = state
        for row, at in enumerate(filled):
            if at == len(self._rows[row]):
                continue
            thing = self._rows[row][at]
            if self._seen[thing] not in (0, face):
                continue
            now = (*filled[:row], at + 1, *filled[row + 1 :])
            if any(lowest[to] < following for lowest, to in zip(self._lowest, now, strict=True)):
                continue  # what was seen there cannot come any more
            then = self._remember(number, thing, face, memories)
            if then is not None:
                yield thing, (now, then)

    def _remember(self, number: int, thing: int, face: int, memories: tuple[Any, ...]) -> tuple[Any, ...] | None:
        """What the facts remember when a thing has become a wire, or None if one of them is not true."""
        now = list(memories)
        for which in self._about[thing]:
            fact = self._facts[which]
            if not isinstance(fact, Among):
                now[which] = (*now[which], (thing, face))
                if len(now[which]) == len(_things(fact)):
                    if not fact.holds(_faces(now[which]), value_of):
                        return None
                    now[which] = ()
            elif face in fact.kinds:
                found = (now[which] or 0) + 1
                if fact.most is not None and found > fact.most:
                    return None
                now[which] = found if fact.most is not None else min(found, fact.least)
        for which, last in enumerate(self._last):
            if last == number:
                fact = self._facts[which]
                assert isinstance(fact, Among)
                if (now[which] or 0) < fact.least:
                    return None
                now[which] = ()
        return tuple(now)

    def _lowest_seen(self, things: tuple[int, ...]) -> int:
        return min([face for thing in things if (face := self._seen[thing])], default=HIGHEST)

    def _last_wire(self, fact: Fact) -> int | None:
        """The number of the last wire that counts for an `Among`; the first wire of all if there is none."""
        if not isinstance(fact, Among):
            return None
        return max([number for number, face in enumerate(self._wires) if face in fact.kinds], default=0)


def _rows_and_facts(things: tuple[int, ...], facts: tuple[Fact, ...]) -> tuple[list[tuple[int, ...]], list[Fact]]:
    """What was dealt together and sorted, everything else one by one, and the facts about these things beside that."""
    rows: list[tuple[int, ...]] = []
    others: list[Fact] = []
    in_rows: set[int] = set()
    for fact in facts:
        if not set(_things(fact)) <= set(things):
            continue
        if isinstance(fact, Sorted) and in_rows.isdisjoint(fact.things):
            rows.append(fact.things)
            in_rows |= set(fact.things)
        else:
            others.append(fact)
    return [*rows, *[(thing,) for thing in things if thing not in in_rows]], list(dict.fromkeys(others))


def _things(fact: Fact) -> tuple[int, ...]:
    """The things that a fact speaks of."""
    found: list[int] = []
    for name in fact.__struct_fields__:
        part = getattr(fact, name)
        if name in ("things", "among"):
            found += part
        elif name in ("thing", "one", "other", "low", "high"):
            found.append(part)
    return tuple(dict.fromkeys(found))


def _faces(pairs: tuple[tuple[int, int], ...]) -> bytes:
    faces = bytearray(1 + max([thing for thing, _ in pairs]))
    for thing, face in pairs:
        faces[thing] = face
    return bytes(faces)
