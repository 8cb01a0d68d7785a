"""Hearing: what everybody else makes of this seat's own wires, before and after a hint.

Only the own stands are looked at: all other wires are one heap, so that counting is a matter of microseconds.
"""

from __future__ import annotations

from defuse.bots.busters.habits import NONE, Habits
from defuse.busters import KIT
from defuse.busters.board import Board
from defuse.busters.wires import value_of
from defuse.kernel import Among, Fact, Observation, Same, Sorted, veil
from defuse.odds import Contradiction
from defuse.odds.counting.chances import entropy
from defuse.odds.counting.evidence import Evidence, pile_of
from defuse.odds.counting.kernels import count


class Hearing:
    """The public's knowledge of one seat's wires."""

    def __init__(self, observation: Observation, seat: int, habits: Habits = NONE) -> None:
        board: Board = observation.public
        own = {wire for row in board.rows_of(seat) for wire in row}
        self.uncut = [wire for wire in sorted(own) if not board.gone >> wire & 1]
        made = next(pile for pile in board.piles if pile.name == "wires")
        self.pile = pile_of(made.things, made.kinds, KIT.value)
        self.faces = veil(observation.faces, board.in_sight)
        rules = [fact for fact in board.facts if _concerns(fact, own)]
        known_to_all = habits.relying >= set(range(board.players)) - {seat}
        choices = [fact for fact in habits.facts(board) if own.issuperset(_things(fact))] if known_to_all else []
        self.evidence = Evidence(self.pile, rules + choices)

    def doubt(self, *hints: Fact) -> float:
        """How uncertain the values of the uncut wires are to everybody else, in bits, if these hints were given."""
        kinds = self.pile.kinds
        try:
            kernel = count(self.faces, self.evidence, Evidence(self.pile, hints, dealt=False))
        except Contradiction:
            return 0.0
        if not kernel.total:
            return 0.0
        place, _ = kernel.places()
        values = [value_of(kind) for kind in kinds]
        at = 0
        bits = 0.0
        for row in kernel.rows:
            for number, thing in enumerate(row.things):
                if thing in self.uncut and thing not in kernel.certain:
                    chances: dict[int, float] = {}
                    begin = (at + number) * len(kinds)
                    for value, ways in zip(values, place[begin : begin + len(kinds)], strict=True):
                        if ways:
                            chances[value] = chances.get(value, 0.0) + ways / kernel.total
                    bits += entropy(chances.values())
            at += len(row.things)
        return bits


def _concerns(fact: Fact, own: set[int]) -> bool:
    """Whether a fact is about the own wires, or about what a single other wire is."""
    if isinstance(fact, Among):
        return len(fact.things) == 1 or own.issuperset(fact.things)
    return isinstance(fact, Sorted) and own.issuperset(fact.things)


def _things(fact: Fact) -> tuple[int, ...]:
    """What a conclusion from a habit is about."""
    if isinstance(fact, Same):
        return fact.one, fact.other
    assert isinstance(fact, Among)
    return fact.things
