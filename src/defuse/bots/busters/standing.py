"""Standing: how well a team stands in a game that everybody plays by exact odds.

Three things decide, as a fit to games that bots played shows (`python -m bench.standing`): how much the seats still
have to find out about the deal, in bits; the risk of the calls that come next; and the steps that are left on the dial.
A step is worth about a dozen bits, so an act that tells much may be better than one that is a little safer.
"""

from __future__ import annotations

from defuse.bots.busters.habits import NONE, Habits
from defuse.busters.acts import Cut, SoloCut
from defuse.busters.board import Board
from defuse.busters.view import View
from defuse.busters.wires import value_of
from defuse.kernel import Act, Game, Observation
from defuse.odds import Odds

STEP = 1.0
"""What a step of the dial adds to the logarithm of the odds to win."""
BIT = 0.08
"""What a bit of doubt takes away, on average over the seats."""
RISK = 1.3
"""What the chance to fail with the best call takes away, for each seat."""
MISSED = 0.7
"""What is left after a miss, roughly, while there are steps to lose."""


STUCK = 0.5
"""What a turn is worth, roughly, to a seat that has nothing to call."""


def standing(game: Game, habits: Habits = NONE) -> float:
    """The logarithm of the odds to win, up to a constant of the mission."""
    bits = risk = 0.0
    seats = [seat for seat in game.seats() if game.view(seat).has_wires(seat)]
    for seat in seats:
        doubt, safety = outlook(game.observe(seat), habits)
        bits += doubt / len(seats)
        risk += 1 - safety
    dial: int = game.public.dial
    return STEP * dial - BIT * bits - RISK * risk


def outlook(observation: Observation, habits: Habits = NONE) -> tuple[float, float]:
    """What a seat still has to find out, in bits, and what its best plain call is worth, were it its turn."""
    odds = habits.odds(observation)
    return odds.bits, best_call(observation, odds)[0]


def best_call(observation: Observation, odds: Odds) -> tuple[float, Act | None]:
    """What the best plain cut of a seat is worth, whether or not it is its turn, and which it is, if there is one."""
    board: Board = observation.public
    seat, reds, gone = observation.seat, board.reds, board.gone
    view: View = observation.view()
    assert seat is not None
    own: dict[int, list[int]] = {}
    for wire in view.hand(seat):
        own.setdefault(value_of(observation.faces[wire]), []).append(wire)
    for value, wires in own.items():
        if len(wires) in (2, 4) and len(wires) == board.totals[value] - board.cut[value]:
            return 1.0, SoloCut(tuple(wires), seat=seat)
    held = [value for value in own if value and value not in reds]
    if view.index.hook("bars_value"):
        held = [value for value in held if view.bar("value", Cut, value) is None]
    if not held:  # only reds are left, or nothing that may be named now, or wires that it does not know itself
        return (1.0 if reds_only(own, reds) else STUCK), None
    barred = view.index.hook("bars_wire")
    others = [
        wire
        for stand, owner in zip(board.stands, board.owners, strict=True)
        if owner not in (seat, -1)
        for wire in stand
        if not gone >> wire & 1 and (not barred or view.bar("wire", Cut, wire) is None)
    ]
    if not others:
        return 0.0, None
    best = odds.best(held, others, MISSED if board.dial > 1 else 0.0)
    return best.worth, Cut((to_show(board, own[best.value]),), (best.wire,), seat=seat)


def to_show(board: Board, equal: list[int]) -> int:
    """Which of equal own wires to cut: one that nobody knows of, so that the known one stays to be called.

    Of several such wires it is the one furthest right: that no equal wire stands right of it is a habit.
    """
    marked = {token.wire for token in board.tokens} if len(equal) > 1 else ()
    return next((wire for wire in reversed(equal) if wire not in marked), equal[-1])


def reds_only(own: dict[int, list[int]], reds: tuple[int, ...]) -> bool:
    """Whether a seat has nothing but wires that act as red."""
    return all(value in reds for value in own)
