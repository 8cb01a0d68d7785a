"""Codecs: how a value of a rule is written in plain words, and read again."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Protocol

from defuse.busters.board import Board, Token
from defuse.busters.constraints import CONSTRAINTS
from defuse.busters.notation.phrases import (
    A_CONSTRAINT,
    A_NUMBER,
    A_NUMBER_CARD,
    A_SEAT,
    A_SLOT,
    A_TIME,
    A_WORD,
    WHAT_TOKEN,
    typed,
)
from defuse.busters.notation.places import Places, read_seat
from defuse.busters.notation.text import Word, Words
from defuse.busters.wires import BLUE_VALUES, YELLOW, seat_name, word
from defuse.words import Message, say

NONE = "none"
_SECONDS = re.compile(r"[0-9]{1,9}(\.[0-9]{1,20})?(e-?[0-9]{1,2})?")
_TOKENS = {"y" if value == YELLOW else word(value): word(value) for value in (*BLUE_VALUES, YELLOW)}
_SHOWN = {mark: text for text, mark in _TOKENS.items()}


class On(Protocol):
    """Where a value is read or written: a desk or a sheet."""

    board: Board
    places: Places


class Codec:
    """How a value is written and read."""

    def write(self, value: Any, on: On) -> str:
        """The value in words."""
        return ""

    def read(self, words: Words, on: On) -> Any:
        """The value that the next words tell."""
        raise NotImplementedError


class Number(Codec):
    """A whole number; with `none`, a word for a value that is none."""

    def __init__(self, least: int = 1, most: int = 12, what: Message = A_NUMBER, **names: Any) -> None:
        self.least, self.most, self.what, self.names = least, most, what, names

    def write(self, value: Any, on: On) -> str:
        return next((name for name, named in self.names.items() if named == value), str(value))

    def read(self, words: Words, on: On) -> Any:
        said = words.next(self.what)
        return self.names[said.text] if said.text in self.names else said.number(self.least, self.most, self.what)


class Numbers(Codec):
    """Different numbers in an order, or none."""

    def __init__(self, most: int = 12, what: Message = A_NUMBER, count: int | None = None) -> None:
        self.most, self.what, self.count = most, what, count

    def write(self, value: Any, on: On) -> str:
        return " ".join(map(str, value)) or NONE

    def read(self, words: Words, on: On) -> tuple[int, ...]:
        if not words:
            raise words.end.error(say("notation-line-ends-or-none", what=self.what))
        if words.take(NONE):
            return ()
        found: list[int] = []
        while words:
            found.append(_different(words.next(self.what), self.most, self.what, found))
        if self.count is not None and len(found) != self.count:
            raise words.end.error(say("notation-so-many", count=self.count, here=len(found)))
        return tuple(found)


def _different(said: Word, most: int, what: Message, before: list[int]) -> int:
    number = said.number(1, most, what)
    if number in before:
        raise said.error(say("notation-named-twice", what=number))
    return number


class Choice(Codec):
    """One of some words."""

    def __init__(self, names: Mapping[str, Any]) -> None:
        self.names = names

    def write(self, value: Any, on: On) -> str:
        return next(name for name, named in self.names.items() if named == value)

    def read(self, words: Words, on: On) -> Any:
        return self.names[words.expect(*self.names).text]


class Flag(Codec):
    """Something that is so if its line is there, and not if it is not."""

    def __init__(self, value: Any = True) -> None:
        self.value = value

    def read(self, words: Words, on: On) -> Any:
        return self.value


class Seat(Codec):
    """A seat, or none."""

    def write(self, value: Any, on: On) -> str:
        return NONE if value is None else seat_name(value)

    def read(self, words: Words, on: On) -> int | None:
        said = words.next(A_SEAT)
        return None if said.text == NONE else read_seat(said, on.board.players)


class Seats(Codec):
    """Some seats in an order."""

    def write(self, value: Any, on: On) -> str:
        return " ".join(map(seat_name, value)) or NONE

    def read(self, words: Words, on: On) -> tuple[int, ...]:
        return tuple([read_seat(said, on.board.players) for said in words.rest() if said.text != NONE])


class SeatNumbers(Codec):
    """Numbers in front of each seat: `A 3 5 · B 1`."""

    def write(self, value: Any, on: On) -> str:
        hands = [f"{seat_name(seat)} {' '.join(map(str, hand))}" for seat, hand in enumerate(value) if hand]
        return " · ".join(hands) or NONE

    def read(self, words: Words, on: On) -> tuple[tuple[int, ...], ...]:
        hands: list[list[int]] = [[] for _ in range(on.board.players)]
        words.take(NONE)
        while words:
            hand = hands[read_seat(colonless(words.next(A_SEAT)), on.board.players)]
            while words and words.peek()[0].isdigit():
                every = [number for other in hands for number in other]
                hand.append(_different(words.next(A_NUMBER), 12, A_NUMBER_CARD, every))
        return tuple(map(tuple, hands))


class Seconds(Codec):
    """A time in seconds, or none."""

    def write(self, value: Any, on: On) -> str:
        return NONE if value is None else repr(value)

    def read(self, words: Words, on: On) -> float | None:
        said = words.next(A_TIME)
        return None if said.text == NONE else read_seconds(said)


def read_seconds(said: Word) -> float:
    """The seconds that a word tells."""
    if not _SECONDS.fullmatch(said.text):
        raise said.error(say("notation-no-time", word=typed(said.text)))
    return float(said.text)


class Wires(Codec):
    """Some wires by their places."""

    def write(self, value: Any, on: On) -> str:
        return on.places.in_a_row(value) or NONE

    def read(self, words: Words, on: On) -> tuple[int, ...]:
        if words.take(NONE):
            return ()
        return tuple([wire for said in words.rest() for wire in on.places.wires(said)])


class Tokens(Codec):
    """What some tokens show."""

    def write(self, value: Any, on: On) -> str:
        return " ".join(map(write_mark, value)) or NONE

    def read(self, words: Words, on: On) -> tuple[str, ...]:
        return () if words.take(NONE) else tuple([read_mark(said) for said in words.rest()])


class TokensAtWires(Codec):
    """Tokens with the wires that they tell of, the oldest first: `A1.3 5 · B1.2 7`."""

    def write(self, value: Any, on: On) -> str:
        parts = [f"{on.places.name(token.wire)} {write_mark(token.mark)}" for token in value]
        return " · ".join(parts) or NONE

    def read(self, words: Words, on: On) -> tuple[Token, ...]:
        found: list[Token] = []
        words.take(NONE)
        while words:
            wire = on.places.wire(words.next(A_SLOT))
            found.append(Token(wire, read_mark(words.next(WHAT_TOKEN))))
        return tuple(found)


class OneToken(TokensAtWires):
    """One such token, or none."""

    def write(self, value: Any, on: On) -> str:
        return super().write(() if value is None else (value,), on)

    def read(self, words: Words, on: On) -> Any:
        found = super().read(words, on)
        if len(found) > 1:
            raise words.end.error(say("notation-one-pointed"))
        return found[0] if found else None


def write_mark(mark: str) -> str:
    """What a token shows, in short."""
    return _SHOWN[mark]


def read_mark(said: Word) -> str:
    """What a token shows, from its short form."""
    if said.text not in _TOKENS:
        raise said.error(say("notation-no-token", word=typed(said.text)))
    return _TOKENS[said.text]


# Constraint cards.

TITLES = {str(card.title).lower(): letter for letter, card in CONSTRAINTS.items()}
"""The cards by their titles in English, which the notation has in all languages."""


def write_constraint(letter: str) -> str:
    """A constraint card by what is printed on it."""
    return str(CONSTRAINTS[letter].title).lower()


def read_constraint(words: Words, among: str = "ABCDEFGHIJKL") -> str:
    """The letter of a constraint card, from its letter or its title: `A`, `even`, `not 4 to 9`."""
    first = words.next(A_CONSTRAINT)
    if first.text in CONSTRAINTS:
        letter = first.text
    else:
        text = first.text
        fitting = _fitting(text)
        while words and _fitting(f"{text} {words.peek()}"):
            text = f"{text} {words.next(A_WORD).text}"
            fitting = _fitting(text)
        if text not in fitting:
            titles = [f"{letter} ({write_constraint(letter)})" for letter in among]
            raise first.error(say("notation-no-constraint", word=typed(text), cards=tuple(titles)))
        letter = TITLES[text]
    if letter not in among:
        raise first.error(say("notation-other-constraints", letter=letter, letters=tuple(among)))
    return letter


def _fitting(text: str) -> list[str]:
    return [title for title in TITLES if title == text or title.startswith(f"{text} ")]


def colonless(said: Word) -> Word:
    """A word without a colon at its end."""
    return said._replace(text=said.text.removesuffix(":"))


class Constraints(Codec):
    """The letters of some constraint cards in an order."""

    def __init__(self, among: str = "ABCDEFGHIJKL", count: int | None = None) -> None:
        self.among, self.count = among, count

    def write(self, value: Any, on: On) -> str:
        return " ".join(value) or NONE

    def read(self, words: Words, on: On) -> str:
        if words.take(NONE):
            return ""
        found = ""
        while words:
            said = words.peek()
            letter = read_constraint(words, self.among)
            if letter in found:
                raise words.end.error(say("notation-constraint-twice", card=said))
            found += letter
        if self.count is not None and len(found) != self.count:
            raise words.end.error(say("notation-so-many", count=self.count, here=len(found)))
        return found


class ConstraintTuple(Constraints):
    """The same as a tuple of letters."""

    def read(self, words: Words, on: On) -> Any:
        return tuple(super().read(words, on))
