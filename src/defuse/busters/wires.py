"""Wires: kinds (what is printed), values (what counts in play) and their names.

A kind is a number that sorts as wires do on a stand: 10 × the printed value, so a blue 5 is 50, yellow 5.1 is 51 and
red 5.5 is 55. A value is 1–12, YELLOW or RED.
"""

from __future__ import annotations

from defuse.words import Message, Said, say

YELLOW = 13
RED = 14
BLUE_VALUES = tuple(range(1, 13))
COPIES = 4
"""How many blue wires there are of each number."""


def blue(number: int) -> int:
    """The kind of a blue wire."""
    return number * 10


def yellow(number: int) -> int:
    """The kind of the yellow wire that is printed `number`.1."""
    return number * 10 + 1


def red(number: int) -> int:
    """The kind of the red wire that is printed `number`.5."""
    return number * 10 + 5


YELLOWS = tuple(yellow(number) for number in range(1, 12))
REDS = tuple(red(number) for number in range(1, 12))

VALUES = bytes(
    kind // 10
    if kind % 10 == 0 and 0 < kind <= 120
    else YELLOW
    if kind in YELLOWS
    else RED
    if kind in REDS
    else kind
    if kind > 125
    else 0
    for kind in range(256)
)
"""The value of each kind; 0 where it is unknown. Kinds above 125 are cards, and each is its own value."""


def value_of(kind: int) -> int:
    """The value of a kind.

    >>> value_of(51) == YELLOW
    True
    """
    return VALUES[kind]


def kinds_of(value: int) -> tuple[int, ...]:
    """All kinds of a value."""
    return _KINDS.get(value) or (blue(value),)


_KINDS = {YELLOW: YELLOWS, RED: REDS, **{number: (blue(number),) for number in BLUE_VALUES}}


_COLOURS = {YELLOW: say("value-yellow"), RED: say("value-red")}


def value_word(value: int) -> int | Message:
    """A value as an argument of a message: a number, or the name of a colour."""
    return _COLOURS.get(value, value)


def mark_word(mark: str) -> int | str | Message:
    """What a token shows, as an argument of a message.

    >>> [str(mark_word(mark)) for mark in ("5", "x2", "~5", "even")]
    ['5', '×2', 'not 5', 'even']
    """
    if mark.startswith("~"):
        return say("mark-not", mark=mark_word(mark[1:]))
    if mark.startswith("x"):
        return f"×{mark[1:]}"
    return int(mark) if mark.isdigit() else say(f"value-{mark}")


def word(value: int) -> str:
    """A value as it is written in notations and files, in all languages.

    >>> word(5), word(YELLOW)
    ('5', 'yellow')
    """
    return _WORDS.get(value) or str(value)


_WORDS = {YELLOW: "yellow", RED: "red", **{number: str(number) for number in BLUE_VALUES}}


def value_named(text: str) -> int:
    """The value that a word names; the inverse of `word`."""
    found = _NAMED.get(text)
    if found is None:
        raise Said(say("value-unknown", text=repr(text)))
    return found


_NAMED = {"yellow": YELLOW, "y": YELLOW, "red": RED, "r": RED, **{str(number): number for number in BLUE_VALUES}}


def print_of(kind: int) -> str:
    """What is printed on a wire, with its colour.

    >>> print_of(50), print_of(51), print_of(55)
    ('5', 'y5.1', 'r5.5')
    """
    number, rest = divmod(kind, 10)
    return {0: f"{number}", 1: f"y{number}.1", 5: f"r{number}.5"}[rest]


_PRINTED = {print_of(kind): kind for kind in (*map(blue, BLUE_VALUES), *YELLOWS, *REDS)}


def kind_printed(text: str) -> int:
    """The kind of a wire as it is written; the inverse of `print_of`."""
    if text not in _PRINTED:
        raise Said(say("wire-unknown", text=repr(text)))
    return _PRINTED[text]


def seat_name(seat: int) -> str:
    """A seat's letter."""
    return "ABCDE"[seat]
