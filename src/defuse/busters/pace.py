"""Pace: time where no real clock runs. Each turn takes as long as the mission says."""

from __future__ import annotations

from defuse.busters import catalogue
from defuse.kernel import Clock, Game


def tick(game: Game) -> Clock | None:
    """The clock act that is due now, if any: it says that the turns so far have taken their time.

    It comes before the first act of a turn, in missions with a clock, unless the game is a casual one without it.
    """
    board = game.public
    if board.turns < 2 or board.outcome is not None or (game.setup is not None and not game.setup.clock):
        return None
    seconds = catalogue.mission(board.mission).seconds_a_turn * (board.turns - 1)
    return Clock(seconds=seconds) if seconds > board.clock else None
