"""Bomb Busters in the arena: which matches there are, what came of them, and who plays better.

The seed of a game depends on its mission, its players and its number, never on who plays it: two bots that play the
same matches play the same deals.
"""

from defuse.arena.games.busters.comparing import Duel, compare
from defuse.arena.games.busters.counting import Row, tally
from defuse.arena.games.busters.matches import Match, Plan, Result, plan
from defuse.arena.games.busters.summary import BOXES, Line, Summary, summaries

__all__ = [
    "BOXES",
    "Duel",
    "Line",
    "Match",
    "Plan",
    "Result",
    "Row",
    "Summary",
    "compare",
    "plan",
    "summaries",
    "tally",
]
