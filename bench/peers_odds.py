"""Another way to the same odds, for comparison: what a straightforward calculator does.

Slot by slot along the stands, each possible kind, and what is left of each kind is remembered, so that the same rest is
counted once. It is exact. It knows that stands are sorted and reads every fact about how many of some wires are of some
kinds.
"""

from __future__ import annotations

from math import comb
from time import process_time

from defuse.kernel import Among, Observation, PileMade, Sorted

State = tuple[tuple[int, ...], int, tuple[int, ...]]
"""What is left of each kind, the kind before, and how far each fact has got."""

CLOCK = 256
"""After so many states the clock is looked at."""


class Unreadable(ValueError):
    """There is a fact that this calculator does not know."""


class Unfinished(RuntimeError):
    """It takes longer than was allowed."""


class Memo:
    """The odds of an observation, by memoised enumeration."""

    def __init__(self, seen: Observation, limit: float) -> None:
        pile: PileMade = next(pile for pile in seen.public.piles if pile.name == "wires")
        self._until = process_time() + limit
        self._kinds = sorted(set(pile.kinds))
        self._copies = tuple([pile.kinds.count(kind) for kind in self._kinds])
        self._allowed: dict[int, set[int]] = {}
        for thing in pile.things:
            face = seen.faces[thing]
            self._allowed[thing] = {self._kinds.index(face)} if face else set(range(len(self._kinds)))
        self._rows: list[tuple[int, ...]] = []
        self._facts: list[tuple[frozenset[int], frozenset[int], int, int]] = []
        for fact in seen.public.facts:
            self._read(fact)
        sorted_things = {thing for row in self._rows for thing in row}
        self._rows += [(thing,) for thing in pile.things if thing not in sorted_things]
        self._slots = [thing for row in self._rows for thing in row]
        self._ends = [end for row in self._rows for end in [self._slots.index(row[-1]) + 1] * len(row)]
        self._last = [max(self._slots.index(thing) for thing in fact[0]) for fact in self._facts]
        self.states = 0
        self.chances: list[list[float]] = []
        """How likely each kind is at each slot."""
        self._count()

    def printed(self, wire: int) -> dict[int, float]:
        """How likely each printed wire is at a place; what cannot be is left out."""
        chances = self.chances[self._slots.index(wire)]
        return {kind: chance for kind, chance in zip(self._kinds, chances, strict=True) if chance}

    def _read(self, fact: object) -> None:
        if isinstance(fact, Sorted):
            self._rows.append(fact.things)
        elif isinstance(fact, Among):
            if not all(thing in self._allowed for thing in fact.things):
                return
            kinds = {at for at, kind in enumerate(self._kinds) if kind in fact.kinds}
            most = len(fact.things) if fact.most is None else fact.most
            if len(fact.things) == 1:
                thing = fact.things[0]
                self._allowed[thing] &= kinds if fact.least else self._allowed[thing]
                self._allowed[thing] -= set() if most else kinds
            elif most == 0:
                for thing in fact.things:
                    self._allowed[thing] -= kinds
            else:
                self._facts.append((frozenset(fact.things), frozenset(kinds), fact.least, most))
        else:
            raise Unreadable(type(fact).__name__)

    def _moves(self, at: int, state: State) -> list[tuple[int, int, int, State]]:
        """Each way to go on from a slot: so many of a kind, in so many ways, and what is left then."""
        left, before, counts = state
        found: list[tuple[int, int, int, State]] = []
        end = self._ends[at]
        for kind in range(before + 1, len(left)):
            now = list(counts)
            for length in range(1, left[kind] + 1):
                slot = at + length - 1
                if slot >= end or kind not in self._allowed[self._slots[slot]]:
                    break
                if not self._fits(slot, kind, now):
                    break
                rest = (*left[:kind], left[kind] - length, *left[kind + 1 :])
                then = -1 if slot + 1 == end else kind
                found.append((kind, length, comb(left[kind], length), (rest, then, tuple(now))))
        return found

    def _fits(self, slot: int, kind: int, counts: list[int]) -> bool:
        """Move the facts on by one slot; whether they can still be true."""
        thing = self._slots[slot]
        for number, (things, kinds, least, most) in enumerate(self._facts):
            if thing in things:
                if kind in kinds:
                    counts[number] += 1
                    if counts[number] > most:
                        return False
                    if most >= len(things):
                        counts[number] = min(counts[number], least)
                if slot == self._last[number]:
                    if counts[number] < least:
                        return False
                    counts[number] = 0
        return True

    def _count(self) -> None:
        layers: list[dict[State, int]] = [{} for _ in range(len(self._slots) + 1)]
        layers[0][(self._copies, -1, (0,) * len(self._facts))] = 1
        for at in range(len(self._slots)):
            for state, ways in layers[at].items():
                self._look_at_the_clock()
                for _, length, weight, after in self._moves(at, state):
                    there = layers[at + length]
                    there[after] = there.get(after, 0) + ways * weight
        rest: list[dict[State, int]] = [{} for _ in layers]
        rest[-1] = dict.fromkeys(layers[-1], 1)
        self.deals = sum(layers[-1].values())
        found = [[0] * len(self._kinds) for _ in self._slots]
        for at in range(len(self._slots) - 1, -1, -1):
            for state, ways in layers[at].items():
                self._look_at_the_clock()
                whole = 0
                for kind, length, weight, after in self._moves(at, state):
                    worth = weight * rest[at + length].get(after, 0)
                    whole += worth
                    for slot in range(at, at + length):
                        found[slot][kind] += ways * worth
                rest[at][state] = whole
        self.chances = [[ways / self.deals for ways in row] for row in found]

    def _look_at_the_clock(self) -> None:
        self.states += 1
        if self.states % CLOCK == 0 and process_time() > self._until:
            raise Unfinished
