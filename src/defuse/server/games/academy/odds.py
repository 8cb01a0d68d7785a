"""Counting: the odds of a seat in Bomb Squad Academy, from its observation alone."""

from __future__ import annotations

from defuse.academy.board import Board
from defuse.academy.rules.explosion import LOSS
from defuse.kernel import Observation
from defuse.odds.academy import AcademyOdds
from defuse.server.games.academy.scenes import BombChances, BombWireOdds, CutChances

CUTTERS = (1, 2)
"""Alone, and with one more."""


def chances_of(observation: Observation) -> BombChances:
    """What the seat of an observation can work out, wire by wire; peeks are counted in."""
    board: Board = observation.public
    odds = AcademyOdds(observation)
    at_stake = LOSS if observation.seat is None else min(LOSS, board.scores[observation.seat])  # A7
    return BombChances(wires=tuple([_wire(odds, name, at_stake) for name in board.colours]))


def _wire(odds: AcademyOdds, name: str, at_stake: int) -> BombWireOdds:
    upcoming = odds.next_cards(name)
    return BombWireOdds(
        wire=name,
        cuts=tuple([_cut(odds, name, cutters, at_stake) for cutters in CUTTERS]) if upcoming else (),
        next={str(value): chance for value, chance in upcoming[0].items()} if upcoming else {},
    )


def _cut(odds: AcademyOdds, name: str, cutters: int, at_stake: int) -> CutChances:
    found = odds.cut(name, cutters)
    points = found.points - found.explodes * at_stake
    return CutChances(cutters=cutters, explodes=found.explodes, points=points)
