"""The constraint cards A to L as data: what each says in our words, and which values A to F allow (K1)."""

from __future__ import annotations

from msgspec import Struct

from defuse.busters.numbers import CONSTRAINT
from defuse.busters.wires import YELLOW
from defuse.words import Message, say

LETTERS = "ABCDEFGHIJKL"

_NUMBERS = frozenset(range(1, 13))
_ALL = _NUMBERS | {YELLOW}


_TEXTS = {letter: say(f"constraint-{letter.lower()}.text") for letter in LETTERS}
_TITLES = {letter: say(f"constraint-{letter.lower()}") for letter in LETTERS}


class Constraint(Struct, frozen=True):
    """A constraint card."""

    letter: str
    values: frozenset[int] = _ALL
    """The values that may be cut under it: numbers and YELLOW (13). G to L allow all of them."""

    @property
    def title(self) -> Message:
        """What it is called."""
        return _TITLES[self.letter]

    @property
    def text(self) -> Message:
        """What it asks of whoever it binds."""
        return _TEXTS[self.letter]

    @property
    def kind(self) -> int:
        """Its kind while it lies face down in a pile."""
        return CONSTRAINT + LETTERS.index(self.letter)

    def allows(self, value: int) -> bool:
        """Whether a cut of the value respects the card, as far as the value goes.

        >>> CONSTRAINTS["A"].allows(4), CONSTRAINTS["A"].allows(5), CONSTRAINTS["F"].allows(YELLOW)
        (True, False, True)
        """
        return value in self.values


_VALUES = {
    "A": frozenset(range(2, 13, 2)),
    "B": frozenset(range(1, 13, 2)),
    "C": frozenset(range(1, 7)),
    "D": frozenset(range(7, 13)),
    "E": frozenset(range(4, 10)),
    "F": _ALL - frozenset(range(4, 10)),
}

CONSTRAINTS = {letter: Constraint(letter, _VALUES.get(letter, _ALL)) for letter in LETTERS}
"""All constraint cards, by letter."""

BY_VALUE = tuple(CONSTRAINTS[letter] for letter in "ABCDE")
"""The five cards that only look at the value."""


def constraint_on(kind: int) -> Constraint:
    """The constraint card of a kind in a pile."""
    return CONSTRAINTS[LETTERS[kind - CONSTRAINT]]
