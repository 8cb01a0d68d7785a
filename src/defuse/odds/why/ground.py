"""The ground that a proof stands on: what a seat has seen and what is public; and what follows from parts of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from defuse.kernel import UNKNOWN, Among, CountOf, Fact, Order, Same, Sorted
from defuse.odds.counting.evidence import Evidence, Pile
from defuse.odds.counting.kernels import Name, count
from defuse.odds.counting.possible import Unlimited
from defuse.odds.counting.problem import Contradiction, TooManyFacts
from defuse.odds.why.denial import denials


class Ground:
    """What a seat may build on: what it has seen, the public facts, and the pool: which wires there are in the game."""

    def __init__(self, pile: Pile, faces: bytes, facts: Iterable[Fact], kernel: Name | None = None) -> None:
        self.pile = pile
        self.faces = faces
        self.facts = tuple(dict.fromkeys(fact for fact in facts if things_of(fact) <= pile.number.keys()))
        self.seen = tuple([thing for thing in pile.things if faces[thing] != UNKNOWN])
        self.kernel = kernel

    def proves(self, seen: Iterable[int], facts: Iterable[Fact], statement: Fact) -> bool:
        """Whether a statement is certain if only these wires had been seen and only these facts were known.

        Every deal is counted that agrees with them and not with the statement. What cannot be counted is not proven.
        """
        faces, known = self._shown(seen), tuple(facts)
        try:
            return not any(self._possible(faces, (*known, *denial)) for denial in denials(statement, self.pile))
        except TooManyFacts:
            return False

    def needs_pool(self, seen: Iterable[int], facts: Iterable[Fact], statement: Fact) -> bool:
        """Whether what they prove would not be certain if nobody knew how many wires of each kind there are."""
        faces, known = self._shown(seen), tuple(facts)
        found = (self.unlimited.deal(faces, (*known, *denial)) for denial in denials(statement, self.pile))
        return any(deal is not None for deal in found)

    @cached_property
    def unlimited(self) -> Unlimited:
        """The same wires, if there were any number of each kind."""
        return Unlimited(self.pile)

    def _shown(self, seen: Iterable[int]) -> bytes:
        faces = bytearray(len(self.faces))
        for thing in seen:
            faces[thing] = self.faces[thing]
        return bytes(faces)

    def _possible(self, faces: bytes, facts: tuple[Fact, ...]) -> bool:
        try:
            return count(faces, Evidence(self.pile, facts), None, self.kernel).total > 0
        except Contradiction:
            return False


def things_of(fact: Fact) -> set[int]:
    """The things that a fact speaks of."""
    match fact:
        case Among() | Sorted():
            return set(fact.things)
        case Order():
            return {fact.low, fact.high}
        case Same():
            return {fact.one, fact.other}
        case CountOf():
            return {fact.thing, *fact.among}
    raise TypeError(f"the odds cannot read {type(fact).__name__}")
