"""The arena: many games between bots, and what came of them.

The seed of a game depends on its mission, its players and its number, never on who plays it: two bots that play the
same matches play the same deals.
"""

from defuse.arena.counting import Row, tally
from defuse.arena.matches import Match, Plan, Result, plan
from defuse.arena.playing import GameFailed, asked, bot_seed, play, run
from defuse.arena.pool import simulate

__all__ = [
    "GameFailed",
    "Match",
    "Plan",
    "Result",
    "Row",
    "asked",
    "bot_seed",
    "plan",
    "play",
    "run",
    "simulate",
    "tally",
]
