"""Nano on the line of number cards (M59): walk in small steps, and face where most is left.

A seat that holds nothing within reach loses a step, so what counts is how much lies under and before Nano after a cut.
Nano may turn after every cut: near an end of the line nearly all cards lie before it, and from there it should walk to
the other end in small steps.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from defuse.bots.busters.advice import advises, counsels
from defuse.bots.busters.mind import Choice, Mind
from defuse.busters.acts import Cut, SoloCut
from defuse.busters.rules.nano_line import WAYS, FaceNano, NanoLine, Way
from defuse.kernel import Form

CROWDED = 0.12
"""What it costs, as a share of the chance to win, if nothing at all is within reach of the next seats."""


@advises(FaceNano)
def face(mind: Mind, form: Form) -> Iterable[Choice]:
    """Where the next seats have most to cut."""
    rule = next(rule for rule in mind.board.rules if isinstance(rule, NanoLine))
    for way in WAYS:
        worth = outlook(mind, rule, rule.at, way)
        yield Choice(FaceNano(way=way, seat=mind.seat), worth, "most that is left lies there")


@counsels(NanoLine)
def small_steps(mind: Mind, rule: NanoLine, choices: list[Choice]) -> list[Choice]:
    """A cut is worth less if little is left under and before Nano afterwards, whichever way it faces."""
    if not rule.line:
        return choices
    ahead: dict[int, float] = {}
    found: list[Choice] = []
    for choice in choices:
        act = choice.act
        if isinstance(act, Cut | SoloCut):
            wires = act.mine if isinstance(act, Cut) else act.wires
            value = mind.value(wires[0])
            if value not in ahead:
                used = 2 if isinstance(act, Cut) else len(act.wires)
                ahead[value] = max(outlook(mind, rule, value, way, value, used) for way in WAYS)
            choice = choice._replace(worth=choice.worth - CROWDED * (1.0 - ahead[value]))
        found.append(choice)
    return found


def reach(rule: NanoLine, at: int, way: Way) -> Sequence[int]:
    """The numbers under and before Nano if it stands on a card and faces a way."""
    place = rule.line.index(at)
    return rule.line[place:] if way == "right" else rule.line[: place + 1]


def outlook(mind: Mind, rule: NanoLine, at: int, way: Way, value: int = 0, used: int = 0) -> float:
    """The share of uncut blue wires that lie within reach, after so many of a value are cut."""
    left = {number: mind.view.remaining(number) - (used if number == value else 0) for number in rule.line}
    there = sum(left.values())
    within = [number for number in reach(rule, at, way) if left[number] > 0]
    return sum(left[number] for number in within) / there if there else 1.0
