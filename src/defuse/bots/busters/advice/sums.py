"""Two number cards give the value that is cut (mission 47): which two to take, and when to let the turn go by.

The twelve cards last for six turns, and whoever cannot make a value of theirs with what lies there loses a step. So
this is planned to the end of the cards: which pair for me, so that good ones stay for those who come after me.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from defuse.bots.busters.advice import advises
from defuse.bots.busters.advice.foresight import Prospects, cuts_of_mate, deals_of, my_cuts
from defuse.bots.busters.mind import Choice, Mind, field_of, groups_of
from defuse.busters.rules.sums import CombineNumbers, DiscardNumbers, SumsAndDifferences, values_of
from defuse.busters.wires import BLUE_VALUES
from defuse.kernel import Form, mask_of

REACH = 0.004
"""What it is worth to leave one more useful value within reach of the cards that stay."""
TRUST = 0.7
"""How much a plan counts: tokens and cuts change what others can do before it is their turn."""
DEPTH, WIDTH, FIRST = 5, 4, 16
"""How many turns a plan looks ahead, how many pairs it considers in each, and for how many of mine it is made."""
Pair = tuple[int, ...]


class Way(NamedTuple):
    """A pair as a bit mask, the value that is cut with it (0: none), and what that is worth."""

    worth: float
    mask: int
    value: int


class Plan:
    """What the cards that stay are worth to those who come after me."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.rule = next(rule for rule in mind.board.rules if isinstance(rule, SumsAndDifferences))
        self.mine = my_cuts(mind)
        self.passed = max(0.0, mind.kept() - 0.05)
        self.done: dict[tuple[int, int, tuple[int, ...]], float] = {}

    @cached_property
    def order(self) -> list[int]:
        """Who acts after me, for as many turns as the plan looks ahead."""
        seats = [seat for seat in self.mind.view.clockwise(self.mind.seat + 1) if self.mind.view.has_wires(seat)]
        return (seats * DEPTH)[:DEPTH]

    @cached_property
    def ways(self) -> dict[int, list[Way]]:
        """What can be done with which pair by everybody, the best first."""
        mind, found = self.mind, {}
        deals = deals_of(mind)
        for seat in set(self.order):
            worth: Prospects = dict(self.mine) if seat == mind.seat else {}
            for deal in deals if seat != mind.seat else ():
                for value, cut in cuts_of_mate(mind, deal, seat).items():
                    worth[value] = worth.get(value, self.passed) + (cut - self.passed) / len(deals)
            pairs = combinations(self.rule.left, 2)
            ways = [
                Way(worth[value], mask_of(pair), value) for pair in pairs for value in values_of(pair) if value in worth
            ]
            found[seat] = sorted([way for way in ways if way.worth > self.passed], reverse=True)
        return found

    def after(self, pair: Pair, value: int) -> float:
        """What is left of the chance to win when a pair was used for a value, as far as cards go."""
        left = mask_of(self.rule.left) & ~mask_of(pair)
        counts = [self.mind.view.remaining(number) // 2 for number in range(13)]
        counts[value] -= value > 0
        return float(self.best(left, 0, tuple(counts)) ** TRUST) * self.reach(left, counts)

    def reach(self, left: int, counts: Sequence[int]) -> float:
        """A little less for each value that nobody can make any more with these cards."""
        cards = [number for number in BLUE_VALUES if left >> number & 1]
        within = in_reach(cards) if len(cards) > 1 else set(BLUE_VALUES)
        return 1.0 - REACH * len([value for value in BLUE_VALUES if counts[value] and value not in within])

    def best(self, left: int, turn: int, counts: tuple[int, ...]) -> float:
        """The best plan for these cards from a turn on."""
        if left.bit_count() < 2 or turn >= len(self.order):
            return 1.0
        key = (left, turn, counts)
        if key not in self.done:
            fitting = [way for way in self.ways[self.order[turn]] if way.mask & left == way.mask and counts[way.value]]
            found = 0.0
            for way in fitting[:WIDTH] or self.let_go(left):
                fewer = tuple([count - (number == way.value > 0) for number, count in enumerate(counts)])
                found = max(found, way.worth * self.best(left & ~way.mask, turn + 1, fewer))
            self.done[key] = found
        return self.done[key]

    def let_go(self, left: int) -> list[Way]:
        """Pairs to discard when nothing can be cut: high cards, which make few values."""
        high = [number for number in BLUE_VALUES if left >> number & 1][-3:]
        return [Way(self.passed, mask_of(pair), 0) for pair in combinations(high, 2)]


def in_reach(numbers: Iterable[int]) -> set[int]:
    """The values that can still be made of some number cards."""
    return {value for pair in combinations(numbers, 2) for value in values_of(pair)}


@advises(CombineNumbers)
def combine(mind: Mind, form: Form) -> Iterable[Choice]:
    """The pair that allows a good cut now and leaves good ones for the turns to come."""
    plan = Plan(mind)
    ways: list[tuple[float, Pair, int]] = []
    for pair in groups_of(field_of(form, "numbers")):
        made = [value for value in values_of(pair) if value in plan.mine]
        if made:
            value = max(made, key=lambda value: plan.mine[value])
            ways.append((plan.mine[value], pair, value))
    for worth, pair, value in sorted(ways, reverse=True)[:FIRST]:
        act = CombineNumbers(numbers=pair, seat=mind.seat, using=form.using)
        yield Choice(act, worth * plan.after(pair, value), f"a cut of {value} is best, and good pairs stay")


@advises(DiscardNumbers)
def discard(mind: Mind, form: Form) -> Iterable[Choice]:
    """A turn without a cut costs a step for certain, and tells nothing: only when a cut would be worse than that."""
    plan = Plan(mind)
    made = in_reach(plan.rule.left)
    if any(worth > plan.passed + 0.05 for value, worth in plan.mine.items() if value in made):
        return
    for pair in list(combinations(plan.rule.left, 2))[-FIRST:]:
        act = DiscardNumbers(numbers=pair, seat=mind.seat, using=form.using)
        yield Choice(act, plan.passed * plan.after(pair, 0), "every cut is worse than a step")
