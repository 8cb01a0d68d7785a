"""Games that somebody has played in a certain way, by exact odds, so that stories can be told of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from defuse import busters
from defuse.busters import pace
from defuse.busters.acts import Cut, SoloCut
from defuse.busters.asks import TurnAsk
from defuse.busters.wires import value_of
from defuse.kernel import Act, Game
from defuse.odds import Call, Odds
from defuse.odds.calls import is_certain, risk
from tests.review.played import bytes_of

Choosing = Callable[[list[Call]], Call]
"""Chooses one of the plain calls of a seat, the best by its odds first."""


def drive(mission: int, players: int, seed: int, choosing: Choosing) -> Game:
    """A mission in which every seat calls what is chosen, and does the first thing that it may where it cannot call."""
    game = busters.new(mission, players, seed)
    while not game.over:
        game, _ = game.play(pace.tick(game) or _act(game, choosing))
    return game


def _act(game: Game, choosing: Choosing) -> Act:
    seat = game.waiting()[0]
    if isinstance(game.ask, TurnAsk):
        odds = Odds(game.observe(seat))
        view = game.view(seat)
        calls = sorted(odds.calls(), key=lambda call: (risk(view, call), -call.hit))
        solos = [form for form in game.forms(seat) if form.verb is SoloCut and not form.using]
        if solos and choosing is best and not (calls and is_certain(calls[0])):
            return solos[0].nth(0)
        if calls:
            call = choosing(calls)
            board, faces = game.public, odds.observation.faces
            mine = [wire for wire in board.hand(seat) if value_of(faces[wire]) == call.values[0]]
            marked = [token.wire for token in board.tokens]
            own = next((wire for wire in reversed(mine) if wire not in marked), mine[-1])
            return Cut((own,), call.targets, seat=seat)
    return next(form for form in game.forms(seat) if not form.aside).nth(0)


def best(calls: list[Call]) -> Call:
    """The best call by its odds; a solo cut if there is nothing else that is certain."""
    return calls[0]


def bold(calls: list[Call]) -> Call:
    """The likeliest call of those that are not certain and cannot explode, if there is one."""
    return next((call for call in calls if not is_certain(call) and not call.explode), calls[0])


@lru_cache(maxsize=8)
def driven(mission: int, players: int, seed: int, choosing: Choosing) -> bytes:
    """The file of such a game."""
    return bytes_of(drive(mission, players, seed, choosing))
