"""Nano with a pile of wires (M43): cut the number on which it stands, or its wires are left over in the end.

Whoever holds a wire whose partner is still with Nano has no right call to make, and loses steps until somebody takes
that wire. Whether the team gets everything in time depends on where Nano goes and on what is left for it to come by, so
the rest of the mission is played out, in short, in some drawn deals: each seat in turn cuts Nano's number if it can and
knows it, and else a number that Nano will not come to soon. That is done for every number that could be cut now, and
for a miss.
"""

from __future__ import annotations

from functools import cache

from defuse.bots.busters.advice import counsels
from defuse.bots.busters.mind import Choice, Mind
from defuse.busters.acts import Cut, SoloCut
from defuse.busters.rules.nano import LAST, NanoPile, carried_by_nano
from defuse.busters.wires import BLUE_VALUES, value_of
from defuse.kernel import Chance

DEALS = 16
"""In how many drawn deals the rest is played out."""
AWARE = 0.5
"""How often a seat knows of a cut that it could make, at the beginning; at the end it always does."""
PAIR_LEFT = 8
"""A number that leaves a pair for later is as good to cut as one that Nano will come to so many turns later."""
PARTLY = 0.4
"""What it is worth to take all of Nano's wires, even if the rest fails: it will not go exactly like this."""
TRUST = 0.7
"""How much playing out counts."""
LEAST = 0.5
"""As many wins are added to those that were counted, so that none of few is not taken for never."""


class Supposed:
    """A deal in which the rest of the mission is played out: how many wires of each number each seat has left."""

    def __init__(self, mind: Mind, rule: NanoPile, deal: bytes) -> None:
        board = mind.board
        self.players, self.dial = board.players, board.dial
        self.at, self.ahead = rule.at, rule.ahead
        self.wires = [[0] * 13 for _ in range(self.players)]
        self.reds = [0] * self.players
        for seat in range(self.players):
            for wire in mind.view.hand(seat):
                self.add(seat, value_of(deal[wire]))
        self.pile = [value_of(deal[wire]) for wire in reversed(carried_by_nano(mind.view))]
        """The wires of Nano, the top one last."""

    def add(self, seat: int, value: int) -> None:
        """A wire is with a seat."""
        if value in BLUE_VALUES:
            self.wires[seat][value] += 1
        else:
            self.reds[seat] += 1

    def all_of(self, value: int) -> int:
        """How many wires of a number the seats have."""
        return sum([hand[value] for hand in self.wires])

    def can(self, seat: int) -> list[int]:
        """The numbers of which a seat can make a right cut."""
        hand = self.wires[seat]
        found: list[int] = []
        for value in BLUE_VALUES:
            if hand[value]:
                others = self.all_of(value) - hand[value]
                if others or (hand[value] in (2, 4) and value not in self.pile):
                    found.append(value)
        return found

    def cut(self, seat: int, value: int) -> None:
        """A right cut, alone if the seat has all that is left. On Nano's number it takes a wire."""
        holders = [other for other in range(self.players) if other != seat and self.wires[other][value]]
        if holders:
            self.wires[seat][value] -= 1
            self.wires[max(holders, key=lambda other: self.wires[other][value])][value] -= 1
        else:
            self.wires[seat][value] = 0
        if value == self.at and self.pile:
            self.add(seat, self.pile.pop())

    def go(self) -> None:
        """The turn is over: Nano goes on."""
        self.at += self.ahead
        self.ahead = 1 if self.at == 1 else -1 if self.at == LAST else self.ahead

    def chosen(self, known: list[int]) -> int:
        """Nano's number, or else the one that can wait least well for it."""
        if self.at in known and self.pile:
            return self.at
        arrivals = arrival(self.at, self.ahead)
        return max(known, key=lambda value: arrivals[value] + PAIR_LEFT * (self.all_of(value) == 4))

    def won(self, seat: int, chance: Chance, aware: float) -> bool:
        """Whether everything is cut before the dial runs out, beginning with a seat."""
        while self.dial > 0:
            if not any(map(any, self.wires)) and not self.pile:
                return True
            if not any(map(any, self.wires)) and not any(self.reds):
                return False
            if any(self.wires[seat]):
                can = self.can(seat)
                known = [value for value in can if chance.below(1000) < 1000 * aware] or can
                if known:
                    self.cut(seat, self.chosen(known))
                else:
                    self.dial -= 1
                self.go()
            elif self.reds[seat]:
                self.reds[seat] = 0
                self.go()
            seat = (seat + 1) % self.players
        return False


@cache
def arrival(at: int, ahead: int) -> tuple[int, ...]:
    """For each number, in how many turns Nano comes to it."""
    found = [0] * (LAST + 1)
    for turns in range(1, 2 * LAST):
        at += ahead
        ahead = 1 if at == 1 else -1 if at == LAST else ahead
        found[at] = found[at] or turns
    return tuple(found)


def played_out(mind: Mind, rule: NanoPile, deals: list[bytes], value: int) -> float:
    """How often the rest succeeds after a right cut of a number; after a miss, if it is 0."""
    aware = 1.0 - (1.0 - AWARE) * mind.left
    carried = len(carried_by_nano(mind.view))
    wins, count = LEAST, LEAST
    for number, deal in enumerate(deals):
        then = Supposed(mind, rule, deal)
        if not value:
            then.dial -= 1
        elif value in then.can(mind.seat):
            then.cut(mind.seat, value)
        else:  # in this deal it would have been a miss
            continue
        then.go()
        won = then.won((mind.seat + 1) % then.players, Chance(f"{mind.chance.seed}/{number}"), aware)
        wins += 1.0 if won else PARTLY * (1.0 - len(then.pile) / carried)
        count += 1
    return wins / count if count > LEAST else 0.0


@counsels(NanoPile)
def take(mind: Mind, rule: NanoPile, choices: list[Choice]) -> list[Choice]:
    """Weigh cuts by what they leave to be done with Nano's wires."""
    cuts = [choice for choice in choices if isinstance(choice.act, Cut | SoloCut)]
    if not carried_by_nano(mind.view) or len(cuts) < 2:
        return choices
    deals = mind.odds.samples(DEALS, mind.chance.seed)
    left = {value: played_out(mind, rule, deals, value) for value in {named(mind, choice) for choice in cuts}}
    best = max(left.values()) or 1.0
    missed = min(1.0, played_out(mind, rule, deals, 0) / best)
    found: list[Choice] = []
    for choice in choices:
        act = choice.act
        if isinstance(act, Cut | SoloCut):
            call = mind.odds.of(act) if isinstance(act, Cut) else None
            hit, miss = (call.hit, call.miss * mind.kept()) if call else (1.0, 0.0)
            loss = hit * (1 - left[named(mind, choice)] / best) + miss * (1 - missed)
            choice = choice._replace(worth=choice.worth - TRUST * loss)
        found.append(choice)
    return found


def named(mind: Mind, choice: Choice) -> int:
    """The number that a cut names first."""
    act = choice.act
    assert isinstance(act, Cut | SoloCut)
    value = mind.value(act.mine[0] if isinstance(act, Cut) else act.wires[0])
    return value if value in BLUE_VALUES else 0
