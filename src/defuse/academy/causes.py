"""Causes: why points are won or lost, cards are flipped, and a game is over. Their values are what events store."""

from __future__ import annotations

from enum import StrEnum

from defuse.academy.board import BOMBS


class Cause(StrEnum):
    """Why a card was flipped, or points were won or lost. Where a tool is the cause, events have its id instead."""

    CUT = "cut"
    WAIT = "wait"
    CHICKEN = "chicken"
    EXPLOSION = "explosion"


class Ending(StrEnum):
    """Why the game is over."""

    HIGHEST_SCORE = f"highest score after {BOMBS} bombs"
