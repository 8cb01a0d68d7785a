"""The challenge cards 1 to 10. What each asks for is in the catalogues (`challenge-1` …)."""

from __future__ import annotations

from msgspec import Struct

from defuse.words import Message, say


class Challenge(Struct, frozen=True):
    """A challenge card."""

    number: int

    @property
    def title(self) -> Message:
        """What it is called."""
        return say(f"challenge-{self.number}")

    @property
    def text(self) -> Message:
        """What it asks for."""
        return say(f"challenge-{self.number}.text")


CHALLENGES = {number: Challenge(number) for number in range(1, 11)}
"""All challenge cards, by number."""
