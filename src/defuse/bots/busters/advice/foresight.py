"""Foresight: what a cut would be worth to me once I may make it, and what one would be worth to a teammate.

In many missions a number is chosen first, or somebody who has to cut it, and the cut comes after that. Whoever chooses
looks one question ahead. For the own seat this is exact. A teammate sees another hand, so some deals are drawn that
agree with all that I know, and in each of them the teammate's own exact odds say what it would do with its wires.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from defuse.bots.busters.careful import choices
from defuse.bots.busters.mind import Choice, Mind
from defuse.busters.acts import Cut, SoloCut
from defuse.busters.asks import TurnAsk
from defuse.busters.wires import value_of
from defuse.kernel import Observation, veil
from defuse.odds import Odds

DEALS = 4
"""In how many imagined deals a teammate's prospects are looked at."""
SURE = 0.998
"""What a cut is worth that cannot fail."""

Prospects = dict[int, float]
"""What the best cut of each value is worth; a value that is not held is left out."""


def value_cut(mind: Mind, choice: Choice) -> int:
    """The value that an act of this seat cuts; 0 if it is no cut, or of two values."""
    act = choice.act
    if isinstance(act, SoloCut):
        return mind.value(act.wires[0])
    if isinstance(act, Cut) and len(act.mine) == 1:
        return mind.value(act.mine[0])
    return 0


def my_cuts(mind: Mind, values: Iterable[int] = (), rule: str = "turns") -> Prospects:
    """What the best cut of each value would be worth to me, cards included, if I were asked for a cut now."""
    seen = mind.observation
    ask = TurnAsk(seats=(mind.seat,), rule=rule, open=True, values=tuple(values))
    supposed = Observation(seen.game, seen.seat, replace(mind.board, ask=ask), seen.faces, seen.sealed)
    forms = tuple([form for form in supposed.forms() if form.verb in (Cut, SoloCut)])
    then = Mind(supposed, forms, mind.chance.seed, mind.habits)
    then.odds = mind.odds  # who is asked for what changes nothing that this seat knows of wires
    found: Prospects = {}
    for choice in choices(then):
        value = value_cut(mind, choice)
        found[value] = max(found.get(value, 0.0), choice.worth)
    found.pop(0, None)
    return found


def as_seen_by(mind: Mind, deal: bytes, seat: int) -> Odds:
    """The odds of another seat, if the deal were this one."""
    board = mind.board
    faces = veil(deal, board.known[seat])
    return mind.habits.odds(Observation(mind.observation.game, seat, board, faces))


def cuts_of_mate(mind: Mind, deal: bytes, seat: int, values: Iterable[int] | None = None) -> Prospects:
    """What plain cuts would be worth to a teammate, if the deal were this one."""
    board, view = mind.board, mind.view
    hand = [value_of(deal[wire]) for wire in view.hand(seat)]
    held = set(hand) - set(board.reds)
    wanted = held if values is None else held.intersection(values)
    found: Prospects = {}
    for value in [
        value for value in wanted if hand.count(value) == view.remaining(value) and hand.count(value) % 2 == 0
    ]:
        found[value] = SURE
    rest = wanted - set(found)
    if not rest:
        return found
    kept = mind.kept()
    odds = as_seen_by(mind, deal, seat)
    found.update(dict.fromkeys(rest, 0.0))
    for stand, owner in enumerate(board.owners):
        if owner in (seat, -1):
            continue
        for wire in view.uncut(stand):
            chances = odds.values(wire)
            safe = 1.0 - sum([chances.get(red, 0.0) for red in board.reds])
            for value in rest:
                hit = chances.get(value, 0.0)
                found[value] = max(found[value], hit + (safe - hit) * kept)
    return found


def deals_of(mind: Mind, count: int = DEALS) -> list[bytes]:
    """Some deals to look at teammates in."""
    return mind.deals[:count]
