"""Phrases that many messages of the notation share: what should stand somewhere."""

from __future__ import annotations

from defuse.words import say

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
