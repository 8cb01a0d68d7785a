"""Cutting: which wire to point at, which value to name, which own wire to show for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from defuse.bots.busters.advice import advises
from defuse.bots.busters.mind import Choice, Mind, field_of, groups_of, items_of
from defuse.bots.busters.standing import to_show
from defuse.busters.acts import Cut, RevealReds, SoloCut
from defuse.busters.secured import secured
from defuse.busters.wires import word
from defuse.busters.words.names import listed
from defuse.kernel import Form, Some
from defuse.odds import Call

CERTAIN = 1 - 1e-12
PRICE = 0.08
"""What it costs to use up a card, as a share of the chance to win, at the beginning of a mission."""
CLUE = 0.004
"""What a bit of information is worth."""


@advises(Cut)
def cuts(mind: Mind, form: Form) -> Iterable[Choice]:
    """All calls of a form, with or without cards."""
    mine, targets = field_of(form, "mine"), field_of(form, "targets")
    assert isinstance(targets, Some)
    assert isinstance(mine, Some)
    own = own_wires(mind, items_of(mine))
    if mine.least > 1:
        yield from named_two(mind, form, own, groups_of(targets))
        return
    reach = targets.least
    price = PRICE * mind.left if form.using else 0.0
    for value, wire in own.items():
        for group in groups_of(targets):
            for wires in aims(mind, value, group, reach):
                call = mind.odds.call((value,), wires)
                worth = mind.worth(call, secured=secured(mind.view, wires)) - price + CLUE * call.bits
                yield Choice(Cut(mine=(wire,), targets=wires, seat=mind.seat, using=form.using), worth, told(call))


def told(call: Call) -> str:
    """A call in words."""
    if call.hit >= CERTAIN:
        return f"{listed([word(value) for value in call.values])} is certain there"
    danger = f", {call.explode:.0%} to explode" if call.explode else ""
    return f"{call.hit:.0%} to hit with {listed([word(value) for value in call.values])}{danger}"


def own_wires(mind: Mind, wires: Iterable[int]) -> dict[int, int]:
    """Which own wire to name for each value, the values of marked wires first."""
    marked = {token.wire for token in mind.board.tokens}
    found: dict[int, list[int]] = {}
    for wire in sorted(wires, key=lambda wire: wire in marked, reverse=True):
        found.setdefault(mind.value(wire), []).append(wire)
    return {value: to_show(mind.board, equal) for value, equal in found.items()}


def aims(mind: Mind, value: int, group: tuple[int, ...], reach: int) -> Iterator[tuple[int, ...]]:
    """The wires of a stand that are worth pointing at for a value."""
    if reach == 1:
        yield from [(wire,) for wire in group]
    elif reach >= len(group):
        yield group
    else:
        chances = {wire: mind.odds.values(wire).get(value, 0.0) for wire in group}
        best = [wire for wire in sorted(group, key=lambda wire: -chances[wire]) if chances[wire]][: reach + 2]
        for wires in combinations([wire for wire in group if wire in best], min(reach, len(best))):
            if len(wires) == reach:
                yield wires


def named_two(mind: Mind, form: Form, own: dict[int, int], groups: list[tuple[int, ...]]) -> Iterator[Choice]:
    """X or Y Ray: two values for one wire, or for those that a detector adds."""
    price = PRICE * mind.left
    reach = getattr(field_of(form, "targets"), "least", 1)
    for group in groups:
        for wire in group if reach == 1 else ():
            chances = mind.odds.values(wire)
            best = sorted(own, key=lambda value: -chances.get(value, 0.0))[:2]
            if len(best) == 2:
                call = mind.odds.call(tuple(best), (wire,))
                mine = tuple(own[value] for value in best)
                act = Cut(mine=mine, targets=(wire,), seat=mind.seat, using=form.using)
                yield Choice(act, mind.worth(call, secured=secured(mind.view, (wire,))) - price, told(call))


@advises(SoloCut)
def solo(mind: Mind, form: Form) -> Iterable[Choice]:
    """A solo cut is certain, and it does not run away: other certain cuts come first."""
    for number in range(form.count()):
        yield Choice(form.nth(number), 0.998, "a solo cut is certain")


@advises(RevealReds)
def reveal(mind: Mind, form: Form) -> Iterable[Choice]:
    """There is nothing else to do."""
    yield Choice(form.nth(0), 1.0, "only reds are left")
