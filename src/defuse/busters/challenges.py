"""The challenge cards 1 to 10 as data: what each asks for, in our words."""

from __future__ import annotations

from msgspec import Struct


class Challenge(Struct, frozen=True):
    """A challenge card."""

    number: int
    title: str
    text: str


CHALLENGES = {
    challenge.number: challenge
    for challenge in (
        Challenge(
            1,
            "It is red",
            "Instead of your action, point at a teammate's wire and call it red. If you are wrong, the bomb explodes.",
        ),
        Challenge(2, "Four times even", "Even numbers are cut in four turns in a row."),
        Challenge(3, "Nothing but pairs", "The uncut wires of a stand form pairs of neighbours, at least two of them."),
        Challenge(4, "Eighteen", "The first three validation tokens add up to 18."),
        Challenge(5, "Two solos", "Solo cuts are made in two turns in a row."),
        Challenge(6, "Islands", "Five uncut wires of one stand have no uncut neighbour."),
        Challenge(7, "Stairs", "Three turns in a row cut numbers that go up or down by one."),
        Challenge(
            8, "Called shot", "The first two validation tokens are those of the two numbers drawn with this card."
        ),
        Challenge(
            9,
            "Odd ones in",
            "All uncut blue wires of a stand are odd, at least six of them. Its owner claims it.",
        ),
        Challenge(10, "Hollow", "Seven wires of a stand are cut, and both of its outermost wires are not."),
    )
}
"""All challenge cards, by number."""
