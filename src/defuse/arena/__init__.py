"""The arena: many games between bots, and what came of them.

It plays any game (`arena_game`); which matches there are and how to count them is in `defuse.arena.games`.
"""

from defuse.arena.failed import GameFailed
from defuse.arena.game import AnyMatch, AnyResult, ArenaGame, Ended, Terms, arena_game
from defuse.arena.origin import Run, begin
from defuse.arena.playing import bot_seed, play, run
from defuse.arena.pool import simulate
from defuse.arena.record import Record, Recorder, RecordError, parse
from defuse.arena.thinking import Thinking
from defuse.bots.playing import asked
from defuse.statistics import paired_difference, sign_test, wilson

__all__ = [
    "AnyMatch",
    "AnyResult",
    "ArenaGame",
    "Ended",
    "GameFailed",
    "Record",
    "RecordError",
    "Recorder",
    "Run",
    "Terms",
    "Thinking",
    "arena_game",
    "asked",
    "begin",
    "bot_seed",
    "paired_difference",
    "parse",
    "play",
    "run",
    "sign_test",
    "simulate",
    "wilson",
]
