"""Bomb Squad Academy in the arena: which matches there are, and what came of them."""

from defuse.arena.games.academy.counting import AcademyRow, tally_academy
from defuse.arena.games.academy.matches import AcademyMatch, AcademyResult, plan_academy
from defuse.arena.games.academy.summary import AcademySummary, academy_summaries

__all__ = [
    "AcademyMatch",
    "AcademyResult",
    "AcademyRow",
    "AcademySummary",
    "academy_summaries",
    "plan_academy",
    "tally_academy",
]
