"""Cards that can be hidden, as kinds: number cards, base characters, constraint cards."""

from __future__ import annotations

from defuse.busters.wires import BLUE_VALUES

_NUMBER = 130
_ROLE = 150
_CONSTRAINT = 160

LETTERS = ("A", "B", "C", "D", "E")
ALLOWED = {
    "A": frozenset({2, 4, 6, 8, 10, 12}),
    "B": frozenset({1, 3, 5, 7, 9, 11}),
    "C": frozenset(range(1, 7)),
    "D": frozenset(range(7, 13)),
    "E": frozenset(range(4, 10)),
}
"""The numbers that a seat under a constraint may cut (K1); yellow satisfies none of them."""
WORDS = {"A": "even wires", "B": "odd wires", "C": "wires 1 to 6", "D": "wires 7 to 12", "E": "wires 4 to 9"}


def number_card(number: int) -> int:
    """The kind of a number card."""
    return _NUMBER + number


def number_on(kind: int) -> int:
    """The number on a card; 0 if the card is unknown."""
    return kind - _NUMBER if kind else 0


NUMBER_CARDS = tuple(number_card(number) for number in BLUE_VALUES)


def role_card(character: str) -> int:
    """The kind of a base character's card."""
    return _ROLE + int(character)


def character_on(kind: int) -> str:
    """The character on a card."""
    return str(kind - _ROLE)


CAPTAIN_CARD = role_card("1")


def constraint_card(letter: str) -> int:
    """The kind of a constraint card."""
    return _CONSTRAINT + LETTERS.index(letter)


def letter_on(kind: int) -> str:
    """The letter of a constraint card; empty if the card is unknown."""
    return LETTERS[kind - _CONSTRAINT] if kind else ""
