"""The nine characters (E21). Five have a Double Detector; four new ones have the power of an equipment card."""

from __future__ import annotations

from msgspec import Struct

from defuse.words import Message, say


class Character(Struct, frozen=True):
    """A character card."""

    name: str
    card: str
    """The card whose power is its personal equipment."""

    @property
    def title(self) -> Message:
        """Who it is."""
        return say(f"character-{self.name.lower()}")


DOUBLE_DETECTOR = "DD"

CHARACTERS = {
    character.name: character
    for character in (
        Character("1", DOUBLE_DETECTOR),
        Character("2", DOUBLE_DETECTOR),
        Character("3", DOUBLE_DETECTOR),
        Character("4", DOUBLE_DETECTOR),
        Character("5", DOUBLE_DETECTOR),
        Character("E1", "8"),
        Character("E2", "2"),
        Character("E3", "3"),
        Character("E4", "10"),
    )
}

NEW = ("E1", "E2", "E3", "E4")
"""The characters that only some missions let you choose. Each exists once."""


def personal_id(seat: int) -> str:
    """The id of a seat's personal equipment."""
    return f"personal-{'ABCDE'[seat]}"
