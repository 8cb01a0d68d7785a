"""Exact odds: from what a seat may know to the chance of everything that it does not."""

from defuse.odds.clash import clash
from defuse.odds.odds import Call, Odds
from defuse.odds.problem import Contradiction, TooManyFacts

__all__ = ["Call", "Contradiction", "Odds", "TooManyFacts", "clash"]
