"""Rollouts: how an imagined game goes on when everybody plays by a policy, from what they would see there."""

from __future__ import annotations

from defuse.bots.quick import QuickBot
from defuse.bots.standing import best_call
from defuse.busters import pace
from defuse.busters.asks import TurnAsk
from defuse.kernel import Game, Refused
from defuse.odds import Odds

LONGEST = 400
"""Acts after which a game counts as lost: it goes round in circles."""


def a_round(game: Game, seed: str) -> Game:
    """The game after everybody has had a turn, or at its end, if they make the best plain cuts by their exact odds.

    Nobody uses cards and nobody chimes in: that is rarer, and thinking of it takes long.
    """
    bots = [QuickBot(f"{seed}/{seat}") for seat in game.seats()]
    last = game.public.turns + len(bots) - 1
    for _ in range(LONGEST):
        if game.over or game.public.turns > last:
            return game
        if type(game.ask) is TurnAsk and pace.tick(game) is None:
            observation = game.observe(_asked(game))
            _, act = best_call(observation, Odds(observation))
            if act is not None:
                try:
                    game = game.play(act)[0]
                    continue
                except Refused:
                    pass
        game = _goes_on(game, bots)
    return game


def to_the_end(game: Game, seed: str) -> bool:
    """Whether a game is won if everybody plays on by the quick policy."""
    bots = [QuickBot(f"{seed}/{seat}") for seat in game.seats()]
    for _ in range(LONGEST):
        if game.outcome is not None:
            return game.outcome.won
        seat = _asked(game)
        act = bots[seat].turn(game.view(seat))
        if act is not None and pace.tick(game) is None:
            try:
                game = game.play(act)[0]
                continue
            except Refused:
                pass
        game = _goes_on(game, bots)
    return False


def _goes_on(game: Game, bots: list[QuickBot]) -> Game:
    tick = pace.tick(game)
    if tick is not None:
        return game.play(tick)[0]
    seat = _asked(game)
    return game.play(bots[seat].decide(game.observe(seat), game.forms(seat)))[0]


def _asked(game: Game) -> int:
    ask = game.ask
    assert ask is not None
    return next(seat for seat in ask.seats if seat not in ask.answered)
