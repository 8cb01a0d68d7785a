"""Oxygen that goes from hand to hand: whom to give it to, and which number to cut with it (M49).

Nothing is ever lost but by those who are done: their oxygen leaves the game. Yet all the oxygen of the table is only a
little more than the dearest numbers cost, so it has to come together in one hand, go round, and never end up with
somebody who has no use for it. How well that goes is played out, in short, in some drawn deals: each seat in turn cuts
the dearest number that it can pay for and that others show, and gives the oxygen to the next one.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from defuse.bots.busters.advice import advises, counsels
from defuse.bots.busters.advice.outlook import best_cut, outlook, values_left
from defuse.bots.busters.advice.oxygen import breath_of_all
from defuse.bots.busters.mind import Choice, Mind, field_of, items_of
from defuse.busters.rules.oxygen import HoldBreath
from defuse.busters.rules.oxygen_gift import GivenOxygen, GiveOxygen, LetOxygenGo
from defuse.busters.wires import BLUE_VALUES, value_of
from defuse.kernel import Form

FEW = 3
"""With so many players at most the rest of the mission is played out."""
GIVEN_DEAR = 0.05
"""With more: what it is worth per token to get a dear number done. Split up among all, oxygen pays for none of them."""
TOGETHER = 0.1
"""What it is worth that somebody can pay for the dearest number that is left."""
LEAVING = 0.01
"""What it costs per token to give oxygen to somebody who may be done soon: it leaves the game."""
DEALS = 8
"""In how many drawn deals the rest of the mission is played out."""
DEAR = 0.03
"""What it is worth per token to cut a dear number, against the chance of a hit, when the rest is played out."""
UNCLEAR = 0.5
"""How much of what is unclear to a spectator is so to the seat that acts, which sees more and has cards."""
STEP = 0.8
"""What each step that is lost when the rest is played out leaves. Not less: the rest will not go exactly like this."""
ROUNDS = 2
"""After so many rounds everybody will know where everything is."""

Shown = dict[tuple[int, int], float]
"""How clearly others show each number to each seat, if it has one itself."""


class Supposed:
    """A deal in which the rest of the mission is played out: how many wires of each number each seat has left."""

    def __init__(self, mind: Mind, deal: bytes, held: list[int]) -> None:
        self.players = mind.board.players
        self.held = held
        self.wires = [[0] * 13 for _ in range(self.players)]
        self.reds = [0] * self.players
        for seat in range(self.players):
            for wire in mind.view.hand(seat):
                value = value_of(deal[wire])
                if value in BLUE_VALUES and value not in mind.board.reds:
                    self.wires[seat][value] += 1
                else:
                    self.reds[seat] += 1

    def blues(self, seat: int) -> int:
        """How many wires a seat has still to cut."""
        return sum(self.wires[seat])

    def can(self, seat: int, value: int) -> bool:
        """Whether a seat can cut a number at all."""
        here = self.wires[seat][value]
        return here > 0 and (here in (2, 4) or any(self.wires[other][value] for other in self.others(seat)))

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise."""
        return [(seat + step) % self.players for step in range(1, self.players)]

    def cut(self, seat: int, value: int) -> None:
        """A right cut: alone if the seat has all that is left, else with whoever has most of them."""
        holders = [other for other in self.others(seat) if self.wires[other][value]]
        if not holders:
            self.wires[seat][value] = 0
            return
        owner = max(holders, key=lambda other: self.wires[other][value])
        self.wires[seat][value] -= 1
        self.wires[owner][value] -= 1

    def pay(self, seat: int, value: int, mate: int | None) -> None:
        """Oxygen for a cut goes to a mate, or to nobody."""
        self.held[seat] -= value
        if mate is not None:
            self.held[mate] += value

    def leave(self) -> None:
        """The oxygen of those who are done leaves the game."""
        for seat in range(self.players):
            if not self.reds[seat] and not self.blues(seat):
                self.held[seat] = 0

    def in_need(self, seat: int) -> int | None:
        """The next seat that still has something to cut."""
        return next((other for other in self.others(seat) if self.blues(other)), None)

    def best(self, seat: int, shown: Shown) -> tuple[int, float]:
        """The cut that a seat makes, and its chance of a hit: dear ones go first, where they are about as clear."""
        best, sure = 0, 0.0
        for value in range(min(12, self.held[seat]), 0, -1):
            if self.can(seat, value):
                alone = not any(self.wires[other][value] for other in self.others(seat))
                chance = 1.0 if alone else shown.get((seat, value), 1.0)
                if not best or chance + DEAR * value > sure + DEAR * best:
                    best, sure = value, chance
        return best, sure

    def steps(self, seat: int, shown: Shown) -> float:
        """About how many steps of the dial the rest will cost, beginning with a seat."""
        lost = 0.0
        idle = turns = 0
        while idle < self.players and any(map(self.blues, range(self.players))):
            idle += 1
            if self.blues(seat):
                turns += 1
                value, sure = self.best(seat, shown if turns <= ROUNDS * self.players else {})
                lost += UNCLEAR * (1 - sure) if value else 1.0
                if value:
                    idle = 0
                    self.cut(seat, value)
                    self.pay(seat, value, self.in_need(seat))
            else:
                self.reds[seat] = 0
            self.leave()
            seat = (seat + 1) % self.players
        return lost + sum(map(self.blues, range(self.players))) / 2  # what nobody can pay for costs steps to the end


def shown_to(mind: Mind) -> Shown:
    """How clearly others show each number to a seat, if it has one itself."""
    ahead = outlook(mind)
    found: Shown = {}
    for seat in mind.view.seats_with_wires():
        for value in BLUE_VALUES:
            holds = ahead.holds(seat, value)
            if holds:
                found[seat, value] = min(1.0, ahead.can_cut(seat, value) / holds)
    return found


def what_is_left(mind: Mind, rule: GivenOxygen, shown: Shown, value: int = 0, mate: int | None = None) -> float:
    """The share of the chance to win that is left after a right cut, or none, by what the rest of the oxygen allows."""
    total, count = 0.0, 0
    for deal in mind.deals[:DEALS]:
        then = Supposed(mind, deal, list(rule.held))
        if value:
            if not then.can(mind.seat, value):  # in this deal it would be a miss
                continue
            then.cut(mind.seat, value)
            then.pay(mind.seat, value, mate)
            then.leave()
        total += STEP ** then.steps((mind.seat + 1) % then.players, shown)
        count += 1
    return total / count if count else 0.0


class Ways:
    """What is left of the chance to win after each way to pay, and after paying nothing, compared with the best."""

    def __init__(self, mind: Mind) -> None:
        rule, view, shown = oxygen_of(mind), mind.view, shown_to(mind)
        mates: list[int | None] = [mate for mate in view.seats_with_wires() if mate != mind.seat]
        values = {mind.value(wire) for wire in mind.hand if not view.is_red(wire)}
        found = {
            (value, mate): what_is_left(mind, rule, shown, value, mate)
            for value in sorted(values)
            if value <= rule.held[mind.seat]
            for mate in mates or [None]
        }
        nothing = what_is_left(mind, rule, shown)
        best = max(nothing, *found.values(), 1e-9)
        self.nothing = nothing / best
        self.paid = {way: left / best for way, left in found.items()}


def ways(mind: Mind) -> Ways:
    """The ways to pay, worked out once."""
    return mind.memo(Ways)


def oxygen_of(mind: Mind) -> GivenOxygen:
    """The oxygen of the mission."""
    rule = mind.view.rule("oxygen")
    assert isinstance(rule, GivenOxygen)
    return rule


@advises(GiveOxygen, LetOxygenGo)
def give(mind: Mind, form: Form) -> Iterable[Choice]:
    """The cut that is to follow, and the teammate with whom the oxygen goes furthest."""
    if mind.board.players > FEW:
        yield from give_among_many(mind, oxygen_of(mind), form)
        return
    paid = ways(mind).paid
    for value in items_of(field_of(form, "value")):
        cut = best_cut(mind, value)
        if form.verb is LetOxygenGo:
            yield Choice(LetOxygenGo(value=value, seat=mind.seat), cut * paid[value, None], f"{value} can be cut")
            continue
        for mate in items_of(field_of(form, "mate")):
            act = GiveOxygen(value=value, mate=mate, seat=mind.seat)
            worth = cut * paid[value, mate]
            yield Choice(act, worth, f"{value} is a good cut, and the oxygen is needed there")


def give_among_many(mind: Mind, rule: GivenOxygen, form: Form) -> Iterable[Choice]:
    """With four or five seats: dear numbers first, and the oxygen to whoever needs it most and soonest.

    Too much happens before a seat acts again for the rest to be played out, so only the next turns are looked at.
    """
    values = items_of(field_of(form, "value"))
    if form.verb is LetOxygenGo:
        for value in values:
            worth = best_cut(mind, value) + GIVEN_DEAR * value
            yield Choice(LetOxygenGo(value=value, seat=mind.seat), worth, f"{value} can be cut")
        return
    dearest = max(values_left(mind), default=1)
    best = breath_of_all(mind, rule)
    for value in values:
        cut = best_cut(mind, value) + GIVEN_DEAR * value
        for mate in items_of(field_of(form, "mate")):
            held = list(rule.held)
            held[mind.seat] -= value
            held[mate] += value
            after = breath_of_all(mind, replace(rule, held=tuple(held)))
            most = TOGETHER * min(1.0, max(held) / dearest)
            few = LEAVING * held[mate] * max(0, 4 - len(mind.view.hand(mate)))
            act = GiveOxygen(value=value, mate=mate, seat=mind.seat)
            yield Choice(act, cut * after / best + most - few, f"{value} is a good cut, and the oxygen is needed there")


@counsels(GivenOxygen)
def hold(mind: Mind, rule: GivenOxygen, choices: list[Choice]) -> list[Choice]:
    """To pay nothing costs a step, and leaves the oxygen where it is."""
    if mind.board.players > FEW or not any(isinstance(choice.act, GiveOxygen) for choice in choices):
        return choices
    nothing = ways(mind).nothing
    return [
        choice._replace(worth=choice.worth * nothing) if isinstance(choice.act, HoldBreath) else choice
        for choice in choices
    ]
