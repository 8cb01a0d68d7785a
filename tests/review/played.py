"""Games to review, as the bytes of their files, and reviews of them."""

from __future__ import annotations

from functools import lru_cache

from defuse import academy, busters
from defuse.bots import bots_of
from defuse.bots.playing import next_act
from defuse.busters import pace
from defuse.kernel import Game
from defuse.kernel.replay import dumps, replay_of
from defuse.review.analysis import Analysis
from defuse.review.findings import Findings
from defuse.review.pieces import Compare, Judge, Look, Piece, Play, work


def bytes_of(game: Game) -> bytes:
    """The replay file of a game."""
    return dumps(replay_of(game))


def to_the_end(game: Game, *names: str) -> Game:
    """A game that bots have played on, these names in turn."""
    bots = [bots_of(game.kit.name).make(names[seat % len(names)], f"bot {seat}") for seat in game.seats()]
    while not game.over:
        tick = pace.tick(game) if game.kit.name == "busters" else None
        game, _ = game.play(tick or next_act(game, bots))
    return game


@lru_cache(maxsize=8)
def bot_game(mission: int, players: int, seed: int, *names: str) -> bytes:
    """A mission that bots have played."""
    return bytes_of(to_the_end(busters.new(mission, players, seed), *names))


@lru_cache(maxsize=4)
def academy_game(players: int, seed: int, *names: str) -> bytes:
    """A game of Bomb Squad Academy that bots have played."""
    return bytes_of(to_the_end(academy.new(players, seed), *names))


def reviewed(data: bytes, *kinds: type[Piece], most: int = 10_000) -> Analysis:
    """The review of a game: all pieces of these kinds that come before the first of another kind, at most so many."""
    analysis = Analysis()
    for _ in range(most):
        piece = analysis.next()
        if piece is None:
            break
        if kinds and not isinstance(piece, kinds):
            analysis.put_back(piece)
            break
        analysis.add(piece, work(data, piece))
    return analysis


def verdicts(data: bytes) -> Findings:
    """The review of a game by odds alone."""
    return reviewed(data, Look, Judge).findings()


__all__ = ["Compare", "Play", "academy_game", "bot_game", "bytes_of", "reviewed", "to_the_end", "verdicts"]
