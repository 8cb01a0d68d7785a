"""Rollouts: how an imagined game goes on when everybody plays by a policy, from what they would see there."""

from __future__ import annotations

from defuse.bots.busters.habits import Habits
from defuse.bots.busters.quick import QuickBot
from defuse.bots.busters.standing import best_call
from defuse.busters import pace
from defuse.busters.asks import TurnAsk
from defuse.kernel import Act, Game, Refused

LONGEST = 150
"""Acts after which a game counts as lost: it goes round in circles."""


def a_round(game: Game, seed: str, habits: Habits) -> Game:
    """The game after everybody has had a turn, or at its end, if they make the best plain cuts by their exact odds."""
    return _played(game, seed, game.public.turns + len(game.seats()), habits)


def to_the_end(game: Game, seed: str, habits: Habits) -> Game:
    """The game at its end, if everybody makes the best plain cuts by their exact odds."""
    return _played(game, seed, None, habits)


def quickly_to_the_end(game: Game, seed: str) -> Game:
    """The game at its end, if everybody plays on by the quick policy."""
    return _played(game, seed, None, None)


def _played(game: Game, seed: str, until: int | None, habits: Habits | None) -> Game:
    """The game once so many turns have been taken, or at its end. Nobody uses cards and nobody chimes in."""
    bots = [QuickBot(f"{seed}/{seat}") for seat in game.seats()]
    for _ in range(LONGEST):
        if game.over or (until is not None and game.public.turns >= until):
            return game
        tick = pace.tick(game)
        if tick is not None:
            game = game.play(tick)[0]
            continue
        assert game.ask is not None
        seat = game.waiting()[0]
        act = bots[seat].turn(game.view(seat)) if habits is None else _best(game, seat, habits)
        if act is not None:
            try:
                game = game.play(act)[0]
                continue
            except Refused:
                pass
        game = game.play(bots[seat].decide(game.observe(seat), game.forms(seat)))[0]
    return game


def _best(game: Game, seat: int, habits: Habits) -> Act | None:
    if type(game.ask) is not TurnAsk:
        return None
    observation = game.observe(seat)
    return best_call(observation, habits.odds(observation))[1]
