"""Talk at a table: what has been said lately, and saying something: keep it, then tell those who may hear it.

What may be said is up to the game: `games/talk.py`. What spectators say waits for players until the game is over.
Whoever says something holds the lock of the table.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Literal
from unicodedata import category

from defuse.server.store.interface import SaidRow
from defuse.server.tables.guests import Guest, No, encode
from defuse.server.wire.messages import Said
from defuse.words import Message, Speaker, Text, kept, say, unkept

if TYPE_CHECKING:
    from defuse.server.tables.table import Table

KEPT = 100
"""So much of what was said is told to those who come later, and found again after a restart."""


class Chat:
    """What was said, in order."""

    def __init__(self, rows: Iterable[SaidRow] = ()) -> None:
        self.number = 0
        self.heard = 0
        """How much of it everybody could hear at once."""
        self._kept: deque[SaidRow] = deque(maxlen=KEPT)
        for row in rows:
            self.add(row)

    def add(self, row: SaidRow) -> None:
        """Somebody has said something, and it is kept."""
        self.number, self.heard = row.number, row.heard
        self._kept.append(row)

    def knows(self, seat: int | None, id: str) -> bool:
        """Whether a seat has said this already: a resend has the id of what was sent first."""
        return seat is not None and any(row.seat == seat and row.id == id for row in self._kept)

    def heard_by(self, seat: int | None, running: int) -> list[SaidRow]:
        """What a seat (None: a spectator) may hear, while the game of this number runs (0: none)."""
        return [row for row in self._kept if seat is None or not running or row.held != running]

    def held(self, game: int) -> list[SaidRow]:
        """What players may hear only now that a game is over."""
        return [row for row in self._kept if row.held == game]


def said_of(row: SaidRow, speaker: Speaker) -> Said:
    """What was said, as it is told.

    What players may not hear yet has numbers of its own, so that no gap in theirs tells of it.
    """
    number = 2 * row.number + 1 if row.held else 2 * row.heard
    name = speaker.text(say("talk-spectator")) if row.kind == "spectator" else row.name
    # What people type is theirs; only the table itself and signs speak by messages.
    text = speaker.text(unkept(row.text)) if row.kind in ("note", "sign") else row.text
    return Said(number=number, seat=row.seat, name=name, text=text, kind=row.kind)


async def speak(table: Table, guest: Guest, text: Text, kind: Literal["talk", "sign"], id: str) -> None:
    """Somebody says something. Raises `No` where it cannot be kept."""
    row = _row(table, guest, text, kind, id)
    await table.keep(table.store.say(table.hold, row))
    _tell(table, row)


async def speak_anyway(table: Table, guest: Guest, text: str, id: str) -> None:
    """What has been said already, with all that follows from it: it is told even where it cannot be kept."""
    row = _row(table, guest, text, "talk", id)
    with suppress(No):
        await table.keep(table.store.say(table.hold, row))
    _tell(table, row)


async def note(table: Table, text: Message) -> None:
    """The table itself says something. It is about what has happened: it is told even where it cannot be kept."""
    chat = table.chat
    row = SaidRow(
        table=table.id, number=chat.number + 1, heard=chat.heard + 1, seat=None, name="", text=kept(text), kind="note"
    )
    with suppress(No):
        await table.keep(table.store.say(table.hold, row))
    _tell(table, row)


def plain(text: str) -> str:
    """A line of text without control characters and without needless blanks."""
    return " ".join("".join(" " if category(letter) == "Cc" else letter for letter in text).split())


def called(table: Table, guest: Guest) -> str:
    """What to call a guest; nothing for a spectator."""
    return "" if guest.seat is None else table.state.names()[guest.seat]


def _row(table: Table, guest: Guest, text: Text, kind: Literal["talk", "sign"], id: str) -> SaidRow:
    watching = guest.seat is None
    held = table.running_game if watching else 0
    return SaidRow(
        table=table.id,
        number=table.chat.number + 1,
        heard=table.chat.heard + (0 if held else 1),
        seat=guest.seat,
        name=called(table, guest),
        text=kept(text),
        kind="spectator" if watching else kind,
        held=held,
        id="" if watching else id,
    )


def _tell(table: Table, row: SaidRow) -> None:
    table.chat.add(row)
    for guest in table.guests:
        if guest.seat is None or not row.held:
            guest.send(encode(said_of(row, table.speaker(guest.language))))
