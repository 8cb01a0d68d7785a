"""The nine characters (E21). Five have a Double Detector; four new ones have the power of an equipment card."""

from __future__ import annotations

from msgspec import Struct


class Character(Struct, frozen=True):
    """A character card."""

    name: str
    title: str
    card: str
    """The card whose power is its personal equipment."""


DOUBLE_DETECTOR = "DD"

CHARACTERS = {
    character.name: character
    for character in (
        Character("1", "The captain", DOUBLE_DETECTOR),
        Character("2", "The second", DOUBLE_DETECTOR),
        Character("3", "The third", DOUBLE_DETECTOR),
        Character("4", "The fourth", DOUBLE_DETECTOR),
        Character("5", "The fifth", DOUBLE_DETECTOR),
        Character("E1", "The radar operator", "8"),
        Character("E2", "The radio operator", "2"),
        Character("E3", "The surveyor", "3"),
        Character("E4", "The radiologist", "10"),
    )
}

NEW = ("E1", "E2", "E3", "E4")
"""The characters that only some missions let you choose. Each exists once."""


def personal_id(seat: int) -> str:
    """The id of a seat's personal equipment."""
    return f"personal-{'ABCDE'[seat]}"
