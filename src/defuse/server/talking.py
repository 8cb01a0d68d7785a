"""Talking: something is said at a table. Keep it, then tell those who may hear it. The lock of the table is held."""

from __future__ import annotations

from contextlib import suppress
from typing import Literal
from unicodedata import category

from defuse.server.guests import Guest, No, encode
from defuse.server.store import SaidRow
from defuse.server.table import Table


async def say(table: Table, guest: Guest, text: str, kind: Literal["talk", "sign"], id: str) -> None:
    """Somebody says something. Raises `No` where it cannot be kept."""
    row = _row(table, guest, text, kind, id)
    await table.keep(table.store.say(row))
    _tell(table, row)


async def say_anyway(table: Table, guest: Guest, text: str, id: str) -> None:
    """What has been said already, with all that follows from it: it is told even where it cannot be kept."""
    row = _row(table, guest, text, "talk", id)
    with suppress(No):
        await table.keep(table.store.say(row))
    _tell(table, row)


async def note(table: Table, text: str) -> None:
    """The table itself says something. It is about what has happened: it is told even where it cannot be kept."""
    chat = table.chat
    row = SaidRow(
        table=table.id, number=chat.number + 1, heard=chat.heard + 1, seat=None, name="", text=text, kind="note"
    )
    with suppress(No):
        await table.keep(table.store.say(row))
    _tell(table, row)


def plain(text: str) -> str:
    """A line of text without control characters and without needless blanks."""
    return " ".join("".join(" " if category(letter) == "Cc" else letter for letter in text).split())


def called(table: Table, guest: Guest) -> str:
    """What to call a guest."""
    return "a spectator" if guest.seat is None else table.state.names()[guest.seat]


def _row(table: Table, guest: Guest, text: str, kind: Literal["talk", "sign"], id: str) -> SaidRow:
    watching = guest.seat is None
    held = table.running_game if watching else 0
    return SaidRow(
        table=table.id,
        number=table.chat.number + 1,
        heard=table.chat.heard + (0 if held else 1),
        seat=guest.seat,
        name=called(table, guest),
        text=text,
        kind="spectator" if watching else kind,
        held=held,
        id="" if watching else id,
    )


def _tell(table: Table, row: SaidRow) -> None:
    said = encode(table.chat.add(row))
    for guest in table.guests:
        if guest.seat is None or not row.held:
            guest.send(said)
