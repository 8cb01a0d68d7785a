"""Number cards that are worth a step of the dial (mission 62): finish these numbers first."""

from __future__ import annotations

from defuse.bots.busters.advice import counsels
from defuse.bots.busters.advice.foresight import value_cut
from defuse.bots.busters.mind import Choice, Mind
from defuse.busters.acts import Cut, PlaceToken, SoloCut
from defuse.busters.board import DIAL_MOST
from defuse.busters.rules.number_row import NumberRow

HURRY = 0.25
"""How much of what a step is worth counts now: the step can be won later as well, but misses may come before."""
SHOWN = 0.06
"""What it is worth to show a wire of such a number."""


@counsels(NumberRow)
def steps_back(mind: Mind, rule: NumberRow, found: list[Choice]) -> list[Choice]:
    """A number of the row brings a step when it is finished: each pair of it is a part of that."""
    dial = mind.board.dial
    if dial >= DIAL_MOST:
        return found
    step = 1.0 / max(0.2, mind.kept(1)) - 1.0 if dial > 1 else 2.0
    weighed: list[Choice] = []
    for choice in found:
        worth, act = choice.worth, choice.act
        if isinstance(act, PlaceToken):
            worth += SHOWN * (mind.value(act.wire) in rule.numbers)
        elif isinstance(act, (Cut, SoloCut)):
            value = value_cut(mind, choice)
            if value in rule.numbers:
                hit = mind.odds.of(act).hit if isinstance(act, Cut) else 1.0
                pair = len(act.wires) if isinstance(act, SoloCut) else 2
                worth += hit * HURRY * step * pair / mind.view.remaining(value)
        weighed.append(Choice(act, worth, choice.why))
    return weighed
