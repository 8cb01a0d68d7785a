"""Exact odds: from what a seat may know to the chance of everything that it does not."""

from defuse.odds.busters import Call, Odds, clash
from defuse.odds.counting.problem import Contradiction, TooManyFacts

__all__ = ["Call", "Contradiction", "Odds", "TooManyFacts", "clash"]
