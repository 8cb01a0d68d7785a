"""Playing one game from where it stands to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Any

from defuse.arena.failed import GameFailed
from defuse.arena.game import AnyMatch, Ended, arena_game
from defuse.arena.keeping import keep_replay
from defuse.arena.outside import Leaves, Outside, SeatFor, is_program
from defuse.arena.thinking import Stopwatch
from defuse.bots import Bot, bots_of
from defuse.bots.playing import next_act
from defuse.kernel import Act, Event, Game
from defuse.kernel.replay import dumps, replay_of
from defuse.words import reason_of, say

MOST_ACTS = 10_000
"""A game that is longer than this goes round in circles."""

Told = Callable[[Game, Act, Game, tuple[Event, ...]], None]
"""Hears of every act: the game before it, the act, the game after it, and what happened."""


def play(game: Game, bots: Sequence[Bot], told: Told | None = None, person: int | None = None) -> Game:
    """Let bots, one for each seat, play a game to its end.

    Whenever a question is open to any-time cards, everybody who is not asked may chime in first, clockwise from the one
    who is asked; then that one decides. Where time counts, it passes as the game says (`ArenaGame.clock_act`). Where
    nobody may know who has passed in a race, a `person` among the bots is asked before them.
    """
    clock_act = arena_game(game.kit.name).clock_act
    for _ in range(MOST_ACTS):
        if game.over:
            return game
        act = clock_act(game) or next_act(game, bots, person)
        before = game
        game, events = game.play(act)
        if told is not None:
            told(before, act, game, events)
    raise GameFailed(say("arena-no-end", acts=MOST_ACTS))


def run(match: AnyMatch, keep: Path | None = None, outside: Outside | None = None) -> Any:
    """Play a match to its end, and return its result; with a folder, keep the replay file there.

    The replay of another game that has its name there stays as it is, and this fails (`GameFailed`).

    `outside` lets programs sit down (`exec:…`); without it there are none.
    """
    watch = Stopwatch()
    began = perf_counter()
    bots: list[Bot] = []
    end: Game | None = None
    try:
        game = match.deal()
        for seat in game.seats():
            bots.append(_bot(match, seat, game, outside))
        end = play(game, [watch.times(bot) for bot in bots])
    except Exception as error:
        kind = type(error).__name__
        raise GameFailed(say("arena-game-failed", game=match.name, kind=kind, why=reason_of(error))) from error
    finally:
        leaving = [bot.leave(None if end is None else end.outcome) for bot in bots if isinstance(bot, Leaves)]
    seconds = perf_counter() - began
    if keep is not None:
        keep_replay(keep, match.name, dumps(replay_of(end)))
    assert end.outcome is not None
    lost = tuple([seat for seat in leaving if seat is not None])
    return arena_game(match.game).ended(match, Ended(end, end.outcome, round(seconds, 4), watch.read(), lost))


def _bot(match: AnyMatch, seat: int, game: Game, outside: Outside | None) -> Bot:
    company = {other: match.bot_at(other) for other in game.seats()}
    name, seed = company[seat], bot_seed(match.name, seat)
    if outside is not None and is_program(name):
        return outside(SeatFor(match.game, name, seat, seed, company, game.setup))
    return bots_of(match.game).make(name, seed, company)


def bot_seed(deal: str, seat: int) -> str:
    """The seed of the bot at a seat: a digest, because a bot must not know the seed of the deal."""
    return blake2b(f"{deal}/bot/{seat}".encode(), digest_size=8).hexdigest()
