"""Messages: what a person is to read, as an id and arguments. They are put into words at the edge (`Speaker`).

The id names an entry in the catalogue of each language (`defuse/locale/`). Arguments are numbers, seats, stands, wires,
other messages (a card's name), lists of these, or plain strings: for what people typed, and for words that a
translation only compares (`[dual]`).
"""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct


class Seat(Struct, frozen=True, tag_field="arg", tag="seat"):
    """A player: a letter in a notation, a name at a table."""

    seat: int


class Stand(Struct, frozen=True, tag_field="arg", tag="stand"):
    """A stand of wires."""

    seat: int | None
    """Whose it is; None for wires that nobody owns."""
    number: int = 1
    """Which of its owner's stands it is, from 1."""
    alone: bool = True
    """Whether its owner has no other one."""


class Wire(Struct, frozen=True, tag_field="arg", tag="wire"):
    """A wire by the place where it stood when this was said."""

    stand: Stand
    place: int
    """From 1, from the left."""
    id: int | None = None
    """Its handle, for clients that want to show which one is meant."""


class Message(Struct, frozen=True, tag_field="arg", tag="message"):
    """Something to read. `str()` of it is English, with letters for seats.

    >>> str(Message("words-nothing"))
    'nothing'
    """

    id: str
    """`entry`, or `entry.attribute`."""
    args: tuple[tuple[str, Argument], ...] = ()

    def __str__(self) -> str:
        from defuse.words.speaker import ENGLISH  # the catalogue is read only when something is to be put into words

        return ENGLISH.text(self)

    def __getitem__(self, name: str) -> Argument:
        """The argument of a name."""
        return dict(self.args)[name]


Argument: TypeAlias = int | float | str | Seat | Stand | Wire | Message | tuple[Any, ...]

Text = str | Message
"""What is shown as it is, or a message that is yet to be put into words."""


def say(id: str, /, **args: Argument) -> Message:
    """A message.

    >>> str(say("words-alone", what=(Seat(0), Seat(2))))
    'A and C'
    """
    return Message(id, tuple(args.items()))


def reason_of(error: BaseException) -> Text:
    """Why something failed: the message of an error for people, else what the error says of itself."""
    return error.message if isinstance(error, Told) else str(error)


class Told(Exception):
    """An error for people: its message can be put into any language, `str()` of it is English."""

    def __init__(self, message: Text, *rest: Any) -> None:
        super().__init__(message, *rest)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)


class Said(Told, ValueError):
    """Told of something that was said, written or asked for wrongly."""
