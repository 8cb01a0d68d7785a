"""Outlook: what the others can probably do when it is their turn, as far as one seat can guess.

Missions in which an act helps or hinders the next seats (oxygen, constraints, a figure to be moved) ask this: how
likely is it that a seat can make a right cut of a value? It has to hold the value, by the own exact odds, and somebody
else has to have a wire that shows it, by the odds of a bystander, since what that seat sees in its own hand is not
known. A cautious guess: the seat knows more than a bystander.
"""

from __future__ import annotations

from functools import cached_property

from defuse.bots.busters.advice.cuts import PRICE
from defuse.bots.busters.mind import Mind
from defuse.busters.acts import Cut
from defuse.busters.characters import personal_id
from defuse.busters.equipment.personal_double_detector import DoubleDetector
from defuse.busters.wires import BLUE_VALUES


class Outlook:
    """What each seat can probably cut."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self._found: dict[tuple[int, int], float] = {}

    @cached_property
    def _shown(self) -> dict[int, dict[int, float]]:
        """For each value and seat, how likely the clearest wire of that seat is of that value, for a bystander."""
        mind = self.mind
        seen = mind.odds.bystander
        found: dict[int, dict[int, float]] = {}
        for seat in mind.view.seats_with_wires():
            for wire in mind.view.hand(seat):
                for value, chance in seen.values(wire).items():
                    row = found.setdefault(value, {})
                    row[seat] = max(row.get(seat, 0.0), chance)
        return found

    def holds(self, seat: int, value: int) -> float:
        """How likely it is that a seat has a wire of a value."""
        mind = self.mind
        if seat == mind.seat:
            return float(any(mind.value(wire) == value for wire in mind.hand))
        none = 1.0
        for stand in mind.view.stands_of(seat):
            wires = mind.view.uncut(stand)
            if wires:
                none *= 1 - mind.odds.any_of(wires, value)
        return 1 - none

    def can_cut(self, seat: int, value: int) -> float:
        """How likely it is that a seat can make a right cut of a value."""
        if (seat, value) not in self._found:
            self._found[seat, value] = self._can_cut(seat, value)
        return self._found[seat, value]

    def _can_cut(self, seat: int, value: int) -> float:
        mind = self.mind
        if not mind.view.remaining(value) or value in mind.board.reds:
            return 0.0
        holds = self.holds(seat, value)
        if not holds:
            return 0.0
        if seat == mind.seat:
            wires = [wire for other in mind.view.seats_with_wires() if other != seat for wire in mind.view.hand(other)]
            best = max([mind.odds.values(wire).get(value, 0.0) for wire in wires], default=0.0)
            mine = sum(mind.value(wire) == value for wire in mind.hand)
            return 1.0 if mine == mind.view.remaining(value) and mine in (2, 4) else best
        best = max([chance for other, chance in self._shown.get(value, {}).items() if other != seat], default=0.0)
        return holds * best


def outlook(mind: Mind) -> Outlook:
    """The outlook of a mind, worked out once."""
    return mind.memo(Outlook)


def best_cut(mind: Mind, value: int) -> float:
    """What the best plain cut of a value is worth to this seat, whether or not the form for it is offered now."""
    hand = [mind.value(wire) for wire in mind.hand]
    if hand.count(value) == mind.view.remaining(value) and hand.count(value) in (2, 4):
        return 0.998
    detector = mind.view.rule(personal_id(mind.seat))
    two = isinstance(detector, DoubleDetector) and detector.state == "ready"
    found = [0.0]
    for stand, owner in enumerate(mind.board.owners):
        if owner == mind.seat:
            continue
        wires = [wire for wire in mind.view.uncut(stand) if mind.view.bar("wire", Cut, wire) is None]
        found += [mind.worth(mind.odds.call((value,), (wire,))) for wire in wires]
        if two and len(wires) > 1:
            likely = sorted(wires, key=lambda wire: -mind.odds.values(wire).get(value, 0.0))[:2]
            found.append(mind.worth(mind.odds.call((value,), tuple(sorted(likely)))) - PRICE * mind.left)
    return max(found)


def next_seats(mind: Mind) -> list[int]:
    """The other seats with wires in the order in which they act after this one."""
    return [seat for seat in mind.view.clockwise(mind.seat)[1:] if mind.view.has_wires(seat)]


def rest_of_round(mind: Mind) -> list[int]:
    """The seats with wires that act after this one, before the captain's place begins a new round."""
    found: list[int] = []
    for seat in mind.view.clockwise(mind.seat)[1:]:
        if seat == mind.board.captain:
            break
        if mind.view.has_wires(seat):
            found.append(seat)
    return found


def values_left(mind: Mind) -> list[int]:
    """The numbers that still have uncut wires."""
    return [value for value in BLUE_VALUES if mind.view.remaining(value)]


def sure(mind: Mind, seat: int, without: int = 0) -> float:
    """How likely it is that a seat has a sure cut, if one number should not count on the cuts that it has now."""
    ahead = outlook(mind)
    none = 1.0
    for value in values_left(mind):
        if value != without:
            none *= 1 - ahead.can_cut(seat, value) ** 3
    return 1 - none


def takes_last(mind: Mind, seat: int, cut: Cut) -> bool:
    """Whether a right cut leaves a seat without anything that shows the value, or without a known wire of it."""
    value = mind.value(cut.mine[0])
    going = {cut.mine[0], *cut.targets}
    seen = mind.odds.bystander
    for other in mind.view.seats_with_wires():
        for wire in mind.view.hand(other):
            if other != seat and wire not in going and seen.values(wire).get(value, 0.0) > 0.9:
                return False
    return True
