"""Wording: the engine calls seats by their letters; at the table people have names.

The engine's sentences say `B calls 5 at C1.7`; here they become `Bo calls 5 at Cy's wire 7`. Letters also name
constraint cards, and `A` is an article, so a letter is taken for a seat only where it can be nothing else.
"""

from __future__ import annotations

import re

from defuse.busters.board import NOBODY, Board, stand_names
from defuse.server.wire.options import LETTERS

REMEMBERED = 500
"""So many sentences a table remembers with names in them: most come again and again."""

_SPOT = re.compile(r"\b([A-EN])([1-9])(?:\.(\d+))?(?![\w.]\w)\b|\b([A-E])\b")
_CARDS_ONLY = re.compile(r"constraint cards|Constraint A")
_VERB = re.compile(r" (?:[a-z]+s[ ,.:]|said |may |can |must |will |and |or |as )")
_CARD_BEFORE = re.compile(r"(?:[Cc]onstraints? (?:[A-L] (?:and|or) )?|under |card from (?:A to )?)$")
_SENTENCE = re.compile(r"(?:^|[.!?:] )$")
_ARTICLE = re.compile(r" [a-z]")
_MOVED = re.compile(r"[Tt]he wire at ([A-EN][1-9]\.\d+) goes to (?=[A-EN][1-9]\.\d)")
_NOT_A_SEAT = re.compile(r"['’]t\b")


class Names:
    """What the seats of a table are called."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self._stands: tuple[tuple[int, ...], tuple[str, ...]] = ((), ())
        self._places: tuple[tuple[tuple[int, ...], ...], dict[int, str]] = ((), {})
        self._said: dict[str, str] = {}

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.names[seat]

    def stands(self, board: Board) -> tuple[str, ...]:
        """The names of the stands: their owners, and which one where somebody has several."""
        owners = board.owners
        if self._stands[0] is not owners:
            self._stands = (owners, tuple([self._stand_named(board, name) for name in stand_names(owners)]))
            self._said = {}
        return self._stands[1]

    def places(self, board: Board) -> dict[int, str]:
        """The names of all wires that stand, for screen readers; places count from 1."""
        names = self.stands(board)
        if self._places[0] is not board.stands:
            found: dict[int, str] = {}
            for name, row in zip(names, board.stands, strict=True):
                for place, wire in enumerate(row, 1):
                    found[wire] = f"{name}, wire {place}"
            self._places = (board.stands, found)
        return self._places[1]

    def said(self, text: str, board: Board) -> str:
        """A sentence of the engine with names for letters.

        >>> from defuse import busters
        >>> board = busters.new(mission=1, players=4, seed=1).public
        >>> Names(("Ann", "Bo", "Cy", "Di")).said("A calls 5 at B1.3. A token lies there, under constraint B.", board)
        "Ann calls 5 at Bo's wire 3. A token lies there, under constraint B."
        """
        self.stands(board)
        found = self._said.get(text)
        if found is None:
            # Places have no names of their own here: a wire that moves becomes another one.
            found = _MOVED.sub(r"\1 becomes ", text)
            if not _CARDS_ONLY.search(found):
                found = _SPOT.sub(lambda spot: self._spot(spot, board), found)
            if len(self._said) > REMEMBERED:
                self._said.clear()
            self._said[text] = found
        return found

    def _spot(self, found: re.Match[str], board: Board) -> str:
        text = found.string
        letter = found[4]
        if letter is None:
            name = found[1] + found[2]
            if name not in stand_names(board.owners):
                return found[0]
            stand = self._stand_named(board, name)
            return stand if found[3] is None else f"{_whose(stand)} wire {found[3]}"
        seat = LETTERS.index(letter)
        before, after = text[: found.start()], text[found.end() :]
        if seat >= len(self.names) or _CARD_BEFORE.search(before) or _NOT_A_SEAT.match(after):
            return letter
        if "onstraint" in text and (after.startswith(" (") or before.endswith(" for ")):
            return letter
        if letter == "A" and _SENTENCE.search(before) and _ARTICLE.match(after) and not _VERB.match(after):
            return letter
        return self.names[seat]

    def _stand_named(self, board: Board, name: str) -> str:
        owners = board.owners
        owner = owners[stand_names(owners).index(name)]
        if owner == NOBODY:
            return "nobody"
        own = self.names[owner]
        return own if owners.count(owner) == 1 else f"{own}, stand {name[1:]}"


def _whose(stand: str) -> str:
    """A stand as the owner of a wire: `Bo's`, `Bo's stand 2,`."""
    name, comma, rest = stand.partition(", stand ")
    return f"{name}'s stand {rest}," if comma else f"{name}'s"
