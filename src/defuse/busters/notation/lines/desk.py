"""The desk on which a table is put together from its lines, and the sheet on which they are written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.notation.phrases import NOT_TRUE
from defuse.busters.notation.places import Places
from defuse.busters.notation.stated import Stated, refuted
from defuse.busters.notation.text import Word, Words
from defuse.kernel import UNKNOWN, Act, Fact, PileMade, Rule, mask_of
from defuse.words import say


class Desk:
    """A table while its lines are read."""

    def __init__(self, board: Board, faces: bytes, plain: Board, *, whole: bool, spectator: bool = False) -> None:
        self.board = board
        self.plain = plain
        """The same table as the mission starts."""
        self.faces = faces
        self.whole = whole
        """Whether nothing on it may be unknown."""
        self.spectator = spectator
        """Whether it is the view of nobody who plays."""
        self.noted: frozenset[str] = frozenset()
        """The ids of rules whose notes the text gives as JSON: nothing about them is only usual."""
        self.known = [0] * (board.players + 1)
        """What each seat knows of cards, and last the spectators."""
        self.sealed: list[Act] = []
        self.facts: list[Fact] = []
        """What lines tell of wires and of cards."""
        self.places = Places(board)

    def one(self, word: str, said: list[Words]) -> Words:
        """The only line of a word."""
        if len(said) > 1:
            raise said[1].start.error(say("notation-one-line", word=word))
        return said[0]

    def put(self, *rules: Rule) -> None:
        """Exchange rules by new ones of the same ids."""
        new = {rule.id: rule for rule in rules}
        self.board = replace(self.board, rules=tuple([new.get(rule.id, rule) for rule in self.board.rules]))

    def pile(self, name: str, kinds: Iterable[int], faces: Iterable[int]) -> tuple[int, ...]:
        """Put a pile of cards on the table, with these faces in this order; what they are, by handle."""
        first = len(self.faces)
        self.faces += bytes(faces)
        things = tuple(range(first, len(self.faces)))
        self.board = replace(self.board, piles=(*self.board.piles, PileMade(name, things, tuple(kinds))))
        return things

    def tell(self, fact: Fact, said: Word | None) -> None:
        """Note what a line tells of wires; an error points at the word that says it."""
        if said is not None and refuted(fact, self.faces):
            raise said.contradicted(NOT_TRUE)
        self.facts.append(fact)

    def show(self, things: Iterable[int], to: Iterable[int] | None = None) -> None:
        """Let seats (None: everybody) know some cards."""
        mask = mask_of(things)
        for seat in range(len(self.known)) if to is None else to:
            self.known[seat] |= mask


class Sheet:
    """A table while its lines are written: the whole truth, or what one seat sees of it."""

    def __init__(self, board: Board, faces: bytes, plain: Board, stated: Stated, sealed: tuple[Act, ...] = ()) -> None:
        self.board = board
        self.faces = faces
        self.plain = plain
        self.stated = stated
        self.sealed = sealed
        """What is locked in, as far as it may be written."""
        self.places = Places(board)

    def tells(self, fact: Fact, only_if_all: Iterable[Fact] = ()) -> bool:
        """Whether a fact is known, so that a line that tells it may be written; then it need not be stated again.

        Where a line tells several facts at once, all of them have to be known.
        """
        if not all(map(self.stated.knows, (fact, *only_if_all))):
            return False
        self.stated.leave_out(fact)
        return True

    def knowers(self, thing: int) -> frozenset[int]:
        """Who knows a card, spectators by the number of players."""
        return frozenset([seat for seat, mask in enumerate(self.board.known) if mask >> thing & 1])

    def face(self, thing: int) -> int:
        """What a card is, as far as it may be written."""
        return self.faces[thing]

    def pile(self, name: str) -> PileMade | None:
        """The pile of a name."""
        return next((pile for pile in self.board.piles if pile.name == name), None)


def rule_of(board: Board, kind: type[Any]) -> Any:
    """The rule of a kind that is in play, or None."""
    return next((rule for rule in board.rules if isinstance(rule, kind)), None)


def unknown(faces: Iterable[int]) -> bool:
    """Whether any of these is unknown."""
    return any(face == UNKNOWN for face in faces)
