"""Nano with a pile of wires (M43): cut the number on which it stands, or its wires are left over in the end.

How likely the team gets all of Nano's wires is estimated as if every cut that is still to come hit Nano's number with
the same chance. So taking a wire is worth the more the fewer cuts are left, and every other cut costs a little. Cuts
that do not run away wait for Nano: a solo cut for a turn of the same seat at which Nano will stand on its number, a
number of which the last pair is left for Nano to come by.
"""

from __future__ import annotations

from functools import cache
from math import comb

from defuse.bots.advice import counsels
from defuse.bots.mind import Choice, Mind
from defuse.busters.acts import Cut, SoloCut
from defuse.busters.rules.nano import LAST, NanoPile, carried_by_nano
from defuse.busters.wires import RED

RATE = 0.3
"""How often a cut is of Nano's number, if the team looks out for it."""
WAIT = 0.03
"""What it costs to cut a number of which one could have waited for Nano."""


@counsels(NanoPile)
def take(mind: Mind, rule: NanoPile, choices: list[Choice]) -> list[Choice]:
    """Weigh cuts by whether they take one of Nano's wires."""
    carried = len(carried_by_nano(mind.view))
    if not carried:
        return choices
    uncut = sum(len(mind.view.uncut(stand)) for stand in range(len(mind.board.stands)))
    cuts = max(1, (uncut - mind.view.remaining(RED)) // 2)
    now = all_taken(carried, cuts)
    found: list[Choice] = []
    for choice in choices:
        act = choice.act
        if isinstance(act, Cut | SoloCut):
            wires = act.mine if isinstance(act, Cut) else act.wires
            values = {mind.value(wire) for wire in wires}
            good = rule.at in values
            then = all_taken(carried - good, cuts - 1) / now
            hit = mind.odds.of(act).hit if isinstance(act, Cut) else 1.0
            worth = choice.worth + hit * (then - 1.0)
            if not good:
                worth -= hit * waits(mind, rule, act, min(values))
            choice = choice._replace(worth=worth)
        found.append(choice)
    return found


def waits(mind: Mind, rule: NanoPile, act: Cut | SoloCut, value: int) -> float:
    """What is lost because a number is cut before Nano comes to it."""
    if value > LAST:
        return 0.0
    players = mind.board.players
    visits = [turns for turns in range(1, 2 * LAST) if position(rule, turns) == value]
    if isinstance(act, SoloCut):
        return 4 * WAIT if any(turns % players == 0 for turns in visits) else 0.0
    soon = min(visits)
    return WAIT / (1 + soon / 3)


def position(rule: NanoPile, turns: int) -> int:
    """Where Nano stands after so many turns."""
    at, ahead = rule.at, rule.ahead
    for _ in range(turns):
        at += ahead
        ahead = 1 if at == 1 else -1 if at == LAST else ahead
    return at


@cache
def all_taken(carried: int, cuts: int) -> float:
    """How likely all wires are taken from Nano in so many cuts."""
    if carried <= 0:
        return 1.0
    few = sum(comb(cuts, count) * RATE**count * (1 - RATE) ** (cuts - count) for count in range(min(carried, cuts + 1)))
    return max(1.0 - few, 0.01)
