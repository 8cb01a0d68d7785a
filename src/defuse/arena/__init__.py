"""The arena: many games between bots, and what came of them.

The seed of a game depends on its mission, its players and its number, never on who plays it: two bots that play the
same matches play the same deals.
"""

from defuse.arena.match import Match, Plan, Result, plan
from defuse.arena.play import GameFailed, asked, play, run
from defuse.arena.simulate import simulate
from defuse.arena.tally import Row, tally

__all__ = ["GameFailed", "Match", "Plan", "Result", "Row", "asked", "plan", "play", "run", "simulate", "tally"]
