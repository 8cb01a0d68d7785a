"""What can be worked out of a table of Bomb Squad Academy: peeks are counted in."""

from __future__ import annotations

from typing import Any

from defuse.academy.board import Board
from defuse.academy.rules.explosion import LOSS
from defuse.calculator.told import ActionOdds, ActionsTold, ColourTold
from defuse.kernel import Observation
from defuse.odds.academy import AcademyOdds


def told_of(seen: Observation) -> ActionsTold:
    """The chances of each wire: its next cards, its tiles, and what a cut by so many comes to."""
    board: Board = seen.public
    odds = AcademyOdds(seen)
    at_stake = LOSS if seen.seat is None else min(LOSS, board.scores[seen.seat])  # A7
    return ActionsTold(wires=tuple([_wire(odds, board, name, at_stake) for name in board.colours]))


def _wire(odds: AcademyOdds, board: Board, name: str, at_stake: int) -> ColourTold:
    upcoming = odds.next_cards(name, board.players)
    return ColourTold(
        wire=name,
        cuts=tuple([_cut(odds, name, cutters, at_stake) for cutters in range(1, board.players + 1)])
        if upcoming
        else (),
        next=tuple([{str(value): chance for value, chance in sorted(card.items())} for card in upcoming]),
        booms=odds.boom(name),
    )


def _cut(odds: AcademyOdds, name: str, cutters: int, at_stake: int) -> ActionOdds:
    found = odds.cut(name, cutters)
    return ActionOdds(cutters=cutters, explodes=found.explodes, points=found.points - found.explodes * at_stake)


def data_of(told: ActionsTold) -> dict[str, Any]:
    """The same as plain data."""
    return {
        "wires": [
            {
                "wire": wire.wire,
                "cuts": [{"cutters": cut.cutters, "explodes": cut.explodes, "points": cut.points} for cut in wire.cuts],
                "next": list(wire.next),
                "booms": list(wire.booms),
            }
            for wire in told.wires
        ]
    }
