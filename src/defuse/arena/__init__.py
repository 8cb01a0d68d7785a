"""The arena: many games between bots, and what came of them.

The seed of a game depends on its mission, its players and its number, never on who plays it: two bots that play the
same matches play the same deals.
"""

from defuse.arena.comparing import Duel, compare
from defuse.arena.games.academy.counting import AcademyRow, tally_academy
from defuse.arena.games.academy.matches import (
    AcademyMatch,
    AcademyResult,
    plan_academy,
    play_academy,
    run_academy,
)
from defuse.arena.games.academy.summary import AcademySummary, academy_summaries
from defuse.arena.games.busters.counting import Row, tally
from defuse.arena.games.busters.matches import Match, Plan, Result, plan
from defuse.arena.games.busters.summary import BOXES, Line, Summary, summaries
from defuse.arena.origin import Run, begin
from defuse.arena.playing import GameFailed, asked, bot_seed, play, run
from defuse.arena.pool import simulate
from defuse.arena.record import Record, Recorder, RecordError, parse
from defuse.arena.statistics import paired_difference, sign_test, wilson
from defuse.arena.thinking import Thinking

__all__ = [
    "BOXES",
    "AcademyMatch",
    "AcademyResult",
    "AcademyRow",
    "AcademySummary",
    "Duel",
    "GameFailed",
    "Line",
    "Match",
    "Plan",
    "Record",
    "RecordError",
    "Recorder",
    "Result",
    "Row",
    "Run",
    "Summary",
    "Thinking",
    "academy_summaries",
    "asked",
    "begin",
    "bot_seed",
    "compare",
    "paired_difference",
    "parse",
    "plan",
    "plan_academy",
    "play",
    "play_academy",
    "run",
    "run_academy",
    "sign_test",
    "simulate",
    "summaries",
    "tally",
    "tally_academy",
    "wilson",
]
