"""Slots: a wire in its place, as it is written on a stand.

`5`, `y2.1` and `r5.5` are wires, `?` is an unknown one. Brackets say that it is cut or revealed, `*` that it is an X
wire, `^` that it faces away from its owner; each `!…` behind it is a token.

>>> str(read_slot(Word("(5)!5", 1, 1)))
'(5)!5'
"""

from __future__ import annotations

import re
from typing import NamedTuple

from defuse.busters.notation.phrases import typed
from defuse.busters.notation.text import Word
from defuse.busters.wires import BLUE_VALUES, REDS, YELLOW, YELLOWS, blue, kinds_of, print_of, value_of
from defuse.kernel import UNKNOWN
from defuse.words import Argument, say

_SLOT = re.compile(r"(?P<open>\(?)(?P<wire>[^()*^!]+)(?P<close>\)?)(?P<mark>[*^]?)(?P<tokens>(![^!]*)*)")

ALL_KINDS = (*map(blue, BLUE_VALUES), *YELLOWS, *REDS)
EVEN = tuple(blue(number) for number in BLUE_VALUES if number % 2 == 0)
ODD = tuple(blue(number) for number in BLUE_VALUES if number % 2)

_KINDS = {print_of(kind): kind for kind in ALL_KINDS}
_MARKS = {
    **{str(number): str(number) for number in BLUE_VALUES},
    **{f"~{number}": f"~{number}" for number in BLUE_VALUES},
    **{mark: mark for mark in ("even", "odd", "x1", "x2", "x3")},
    "y": "yellow",
    "~y": "~yellow",
}
_WRITTEN = {mark: text for text, mark in _MARKS.items()}
_NAMES: dict[str, Argument] = {
    "even": say("value-even"),
    "odd": say("value-odd"),
    "yellow": say("value-yellow"),
    "red": say("value-red"),
}


class Slot(NamedTuple):
    """A wire in its place."""

    face: int
    """Its kind; `UNKNOWN` where a ? stands."""
    gone: bool = False
    mark: str = ""
    """`*` for an X wire, `^` for a flipped one."""
    tokens: tuple[str, ...] = ()
    """What the tokens at it show, the oldest first."""
    word: Word = Word("", 0, 0)

    def __str__(self) -> str:
        wire = "?" if self.face == UNKNOWN else print_of(self.face)
        tokens = "".join([f"!{_WRITTEN[token]}" for token in self.tokens])
        return f"{f'({wire})' if self.gone else wire}{self.mark}{tokens}"


def read_slot(word: Word) -> Slot:
    """A slot from the word that describes it."""
    found = _SLOT.fullmatch(word.text)
    if found is None or bool(found["open"]) != bool(found["close"]):
        raise word.error(say("notation-no-slot-text", word=typed(word.text)))
    wire = found["wire"]
    face = UNKNOWN if wire == "?" else read_wire(word, wire, found.start("wire"))
    if found["open"] and face == UNKNOWN:
        raise word.error(say("notation-cut-unknown"))
    tokens: list[str] = []
    at = found.start("tokens")
    for text in found["tokens"].split("!")[1:]:
        tokens.append(_read_token(word, text, at))
        at += len(text) + 1
    return Slot(face, bool(found["open"]), found["mark"], tuple(tokens), word)


def read_wire(word: Word, text: str | None = None, offset: int = 0) -> int:
    """The kind that a word, or a piece of it, names."""
    said = word.text if text is None else text
    if said not in _KINDS:
        raise word.error(say("notation-no-wire", word=typed(said)), offset)
    return _KINDS[said]


def read_mark(text: str) -> str | None:
    """What a token shows that is written so, or None.

    >>> read_mark("~5"), read_mark("y"), read_mark("x7")
    ('~5', 'yellow', None)
    """
    return _MARKS.get(text)


def _read_token(word: Word, text: str, offset: int) -> str:
    if text not in _MARKS:
        raise word.error(say("notation-no-slot-token", word=typed(text)), offset)
    return _MARKS[text]


def kinds_shown(token: str) -> tuple[tuple[int, ...], bool] | None:
    """Of which kinds a token says that its wire is one (or with False: none); None for a token that counts.

    >>> kinds_shown("~5")
    ((50,), False)
    """
    if token.startswith("x"):
        return None
    shown = token.removeprefix("~")
    if shown in ("even", "odd"):
        return (EVEN if shown == "even" else ODD), True
    return kinds_of(YELLOW if shown == "yellow" else int(shown)), not token.startswith("~")


def is_lie(token: str, face: int) -> bool:
    """Whether a token that does not count says something wrong about a face."""
    said = kinds_shown(token)
    return said is not None and face != UNKNOWN and (face in said[0]) != said[1]


def written(kinds: tuple[int, ...]) -> str:
    """Some kinds in words, as the lines for facts have them.

    >>> written((50, 20)), written(kinds_of(YELLOW))
    ('2 or 5', 'yellow')
    """
    return " or ".join(_words(kinds))


def kinds_told(kinds: tuple[int, ...]) -> tuple[Argument, ...]:
    """The same as an argument of a message."""
    return tuple([_NAMES.get(word, word) for word in _words(kinds)])


def _words(kinds: tuple[int, ...]) -> list[str]:
    left = set(kinds)
    words: list[str] = []
    blues = {kind for kind in left if value_of(kind) in BLUE_VALUES}
    for word, all_of_them in (("even", EVEN), ("odd", ODD)):
        if blues == set(all_of_them):
            words.append(word)
            left -= blues
    words += [print_of(kind) for kind in sorted(left & blues)]
    for value, word in ((YELLOW, "yellow"), (YELLOW + 1, "red")):
        if left.issuperset(kinds_of(value)):
            words.append(word)
            left -= set(kinds_of(value))
    words += [print_of(kind) for kind in sorted(left - blues)]
    return words
