"""Phrases that many messages of the notation share: what should stand somewhere, and what wires and tokens are."""

from __future__ import annotations

from defuse.busters.wires import RED, YELLOW
from defuse.words import Argument, Message, say

A_CARD = say("notation-a-card")
A_CONSTRAINT = say("notation-a-constraint")
A_NUMBER = say("notation-a-number")
A_NUMBER_CARD = say("notation-a-number-card")
A_SEAT = say("notation-a-seat")
A_SLOT = say("notation-a-slot")
A_STAND = say("notation-a-stand")
A_STATE = say("notation-a-state")
A_TIME = say("notation-a-time")
A_VALUE = say("notation-a-value")
A_WORD = say("notation-a-word")
HOW_MANY = say("notation-how-many")
WHAT_TOKEN = say("notation-what-token")

NOT_TRUE = say("notation-not-true")
"""A fact that the wires on the table show to be false."""


def typed(text: str) -> str:
    """What somebody wrote, with signs that cannot be printed made visible; messages put it in quotes.

    >>> typed("a\\x07")
    'a\\\\x07'
    """
    return repr(text)[1:-1]


def value_typed(value: int) -> str:
    """A value as it is written in the notation, in all languages.

    >>> value_typed(5), value_typed(YELLOW)
    ('5', 'yellow')
    """
    return {YELLOW: "yellow", RED: "red"}.get(value) or str(value)


def value_told(value: int) -> int | Message:
    """A value as an argument of a message."""
    if value == YELLOW:
        return say("value-yellow")
    return say("value-red") if value == RED else value


def mark_told(mark: str) -> Argument:
    """What a token shows (`5`, `yellow`, `even`, `~7`, `x2`), as an argument of a message."""
    if mark.startswith("~"):
        return say("notation-mark-false", mark=mark_told(mark[1:]))
    match mark:
        case "yellow":
            return value_told(YELLOW)
        case "even":
            return say("notation-even")
        case "odd":
            return say("notation-odd")
    return mark
