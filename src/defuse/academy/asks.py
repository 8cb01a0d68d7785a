"""What is asked in Bomb Squad Academy."""

from __future__ import annotations

from typing import Literal

from defuse.academy.names import wire_name
from defuse.kernel import Ask
from defuse.words import Message, say

Timing = Literal["revealed", "protected", "before", "cut", "triggered"]
"""The windows for tools (A9): after actions are revealed, after protections are declared, before a wire is cut, after
it was cut safely, when the bomb is triggered. Two more moments are questions of their own: choosing, being chicken."""


class ChooseAsk(Ask, frozen=True):
    """Which action card do you play?"""


class WindowAsk(Ask, frozen=True, kw_only=True):
    """Do you use a tool now?"""

    timing: Timing


class ProtectAsk(Ask, frozen=True):
    """Which wire does your Wait protect?"""


class PeekAsk(Ask, frozen=True):
    """You are chicken: what do you look at?"""


class ToolAsk(Ask, frozen=True):
    """Which tool do you take?"""


class DrawnAsk(Ask, frozen=True, kw_only=True):
    """Which of the cards that you have drawn do you use?"""

    wire: str
    cards: tuple[int, ...]

    def question(self) -> Message:
        return say("ask-drawn-ask", wire=wire_name(self.wire))
