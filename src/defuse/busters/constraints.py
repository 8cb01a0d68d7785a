"""The constraint cards A to L as data: what each says in our words, and which values A to F allow (K1)."""

from __future__ import annotations

from msgspec import Struct

from defuse.busters.numbers import CONSTRAINT
from defuse.busters.wires import YELLOW

LETTERS = "ABCDEFGHIJKL"

_NUMBERS = frozenset(range(1, 13))
_ALL = _NUMBERS | {YELLOW}


class Constraint(Struct, frozen=True):
    """A constraint card."""

    letter: str
    title: str
    text: str
    """What it asks of whoever it binds."""
    values: frozenset[int] = _ALL
    """The values that may be cut under it: numbers and YELLOW (13). G to L allow all of them."""

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


def _of(letter: str, title: str, text: str, values: frozenset[int] = _ALL) -> tuple[str, Constraint]:
    return letter, Constraint(letter, title, text, values)


CONSTRAINTS: dict[str, Constraint] = dict(
    (
        _of("A", "Even", "Cut even numbers only.", frozenset(range(2, 13, 2))),
        _of("B", "Odd", "Cut odd numbers only.", frozenset(range(1, 13, 2))),
        _of("C", "1 to 6", "Cut numbers from 1 to 6 only.", frozenset(range(1, 7))),
        _of("D", "7 to 12", "Cut numbers from 7 to 12 only.", frozenset(range(7, 13))),
        _of("E", "4 to 9", "Cut numbers from 4 to 9 only.", frozenset(range(4, 10))),
        _of("F", "Not 4 to 9", "Cut no number from 4 to 9. Yellow is allowed.", _ALL - frozenset(range(4, 10))),
        _of("G", "No equipment", "Use no equipment card and no personal equipment."),
        _of(
            "H",
            "No information",
            "A missed cut by you or at your wires places no token and tells no value. Cut no wire with an information "
            "token, neither a teammate's nor one of your own, and leave the Post-it alone.",
        ),
        _of("I", "Not the right end", "Do not point at the right-most uncut wire of a teammate's stand."),
        _of("J", "Not the left end", "Do not point at the left-most uncut wire of a teammate's stand."),
        _of("K", "No solo cut", "Make no solo cut."),
        _of("L", "Twice the price", "A missed cut takes two steps of the dial instead of one."),
    )
)
"""All constraint cards, by letter."""

BY_VALUE = tuple(CONSTRAINTS[letter] for letter in "ABCDE")
"""The five cards that only look at the value."""


def constraint_on(kind: int) -> Constraint:
    """The constraint card of a kind in a pile."""
    return CONSTRAINTS[LETTERS[kind - CONSTRAINT]]
