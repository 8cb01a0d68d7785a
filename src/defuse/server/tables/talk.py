"""Talk at a table: what has been said lately, and saying something: keep it, then tell those who may hear it.

What may be said is up to the game: `games/talk.py`. What spectators say waits for players until the game is over.
Talk has a lock of its own for its numbers, so that a store that is slow to keep it holds up talk alone. Whoever needs
the lock of the table, too, takes that one first.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Literal

from defuse.server.buckets import Bucket
from defuse.server.games.talk import MayTalk, TalkRules
from defuse.server.settings import Settings
from defuse.server.store.interface import SaidRow
from defuse.server.tables.guests import Guest, No, encode
from defuse.server.tables.watchers import watcher_name
from defuse.server.wire.messages import Said
from defuse.server.wire.options import Options
from defuse.words import Message, Speaker, Text, kept, say, unkept

if TYPE_CHECKING:
    from defuse.server.tables.table import Table

KEPT = 100
"""So much of what was said is told to those who come later, and found again after a restart."""
BY_SPECTATORS = ("spectator", "spectator-sign")
"""As these is kept what spectators say: what they type as it is, and signs to be put into words for each reader."""
WAITING = 64
"""So much may wait to be kept."""


class Chat:
    """What was said, in order, and what is about to be."""

    def __init__(self, rows: Iterable[SaidRow], settings: Settings, now: Callable[[], float]) -> None:
        self.number = 0
        self.heard = 0
        """How much of it everybody could hear at once."""
        self.lock = asyncio.Lock()
        """Held by whoever says something, until it is kept."""
        self._kept: deque[SaidRow] = deque(maxlen=KEPT)
        self._tasks: set[asyncio.Task[None]] = set()
        # Spectators have a limit of their own: they cannot talk players down, and players cannot tell that they talk.
        self._players = Bucket(settings.talk_burst * 2 / 3, settings.talk_rate * 2 / 3, now)
        self._watchers = Bucket(settings.talk_burst / 3, settings.talk_rate / 3, now)
        self._notes = Bucket(settings.talk_burst, settings.talk_rate, now)
        for row in rows:
            self.add(row)

    def add(self, row: SaidRow) -> None:
        """Somebody has said something, and it is kept."""
        self.number, self.heard = row.number, row.heard
        self._kept.append(row)

    def knows(self, seat: int | None, name: str, id: str, text: str | None = None) -> bool:
        """Whether whoever has a seat has said this already: a resend has the id of what was sent first.

        Somebody else may have sat there before. Spectators have no name to know them by: theirs is a resend if it has
        the same id and the same words, as they are kept.
        """
        if seat is None:
            return any(row.kind in BY_SPECTATORS and row.id == id and row.text == text for row in self._kept)
        return any(row.seat == seat and row.id == id and row.name == name for row in self._kept)

    def heard_by(self, seat: int | None, running: int) -> list[SaidRow]:
        """What a seat (None: a spectator) may hear, while the game of this number runs (0: none)."""
        return [row for row in self._kept if seat is None or not running or row.held != running]

    def held(self, game: int) -> list[SaidRow]:
        """What players may hear only now that a game is over."""
        return [row for row in self._kept if row.held == game]

    def count(self, guest: Guest) -> None:
        """Somebody says something, or points at something. Raises `No` where that is too much."""
        if len(self._tasks) > WAITING or not (self._watchers if guest.seat is None else self._players).take():
            raise No("busy", say("talk-too-much"))

    def begin(self, saying: Coroutine[Any, Any, None], *, note: bool = False) -> None:
        """Let something be said beside all else: nobody waits for it."""
        if note and (len(self._tasks) > WAITING or not self._notes.take()):
            saying.close()
            return
        task = asyncio.create_task(saying, name="talk")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def quiet(self) -> None:
        """Wait until everything is said that is about to be."""
        while self._tasks:
            await asyncio.wait(self._tasks)


def said_of(row: SaidRow, speaker: Speaker) -> Said:
    """What was said, as it is told.

    What players may not hear yet has numbers of its own, so that no gap in theirs tells of it.
    """
    number = 2 * row.number + 1 if row.held else 2 * row.heard
    # Of a spectator the number is kept, and put into words for whoever reads it.
    name = speaker.text(watcher_name(row.name)) if row.kind in BY_SPECTATORS else row.name
    # What people type is theirs; only the table itself and signs speak by messages.
    text = row.text if row.kind in ("talk", "spectator") else speaker.text(unkept(row.text))
    kind = "spectator" if row.kind == "spectator-sign" else row.kind
    return Said(number=number, seat=row.seat, name=name, text=text, kind=kind)


def may_talk(rules: TalkRules, seat: int | None, options: Options) -> MayTalk:
    """How a seat (None: a spectator) may talk now, by the rules of the game and by what the table has agreed on."""
    if seat is None and not options.spectators_talk:
        return MayTalk(talk=False, why=say("talk-players-only"), signs=())
    return rules.may_talk(seat)


async def speak(table: Table, guest: Guest, text: Text, kind: Literal["talk", "sign"], id: str) -> None:
    """Somebody says something. Raises `No` where it cannot be kept. The lock of the talk is held."""
    row = _row(table, guest, text, kind, id)
    await table.keep(table.store.say(table.hold, row))
    _tell(table, row)


async def speak_anyway(table: Table, guest: Guest, text: str, id: str) -> None:
    """What has been said already, with all that follows from it: it is told even where it cannot be kept."""
    row = _row(table, guest, text, "talk", id)
    with suppress(No):
        await table.keep(table.store.say(table.hold, row))
    _tell(table, row)


def note(table: Table, text: Message) -> None:
    """The table itself says something, as soon as it can: it is about what has happened, and nobody waits for it."""
    table.chat.begin(_note(table, text), note=True)


async def _note(table: Table, text: Message) -> None:
    """It is told even where it cannot be kept."""
    chat = table.chat
    async with chat.lock:
        if table.broken:
            return
        number, heard = chat.number + 1, chat.heard + 1
        row = SaidRow(table=table.id, number=number, heard=heard, seat=None, name="", text=kept(text), kind="note")
        with suppress(No):
            await table.keep(table.store.say(table.hold, row))
        _tell(table, row)


def called(table: Table, guest: Guest) -> str:
    """What to call a guest: by name, and a spectator by number."""
    return str(table.watchers.number(guest)) if guest.seat is None else table.state.names()[guest.seat]


def _row(table: Table, guest: Guest, text: Text, kind: Literal["talk", "sign"], id: str) -> SaidRow:
    watching = guest.seat is None
    held = table.running_game if watching else 0
    by_spectator: Literal["spectator", "spectator-sign"] = "spectator-sign" if kind == "sign" else "spectator"
    return SaidRow(
        table=table.id,
        number=table.chat.number + 1,
        heard=table.chat.heard + (0 if held else 1),
        seat=guest.seat,
        name=called(table, guest),
        text=kept(text),
        kind=by_spectator if watching else kind,
        held=held,
        id=id,
    )


def _tell(table: Table, row: SaidRow) -> None:
    table.chat.add(row)
    # The game may have ended while this was being kept: then nobody has to wait for it any more.
    waits = row.held and row.held == table.running_game
    for guest in table.guests:
        if guest.seat is None or not waits:
            guest.send(encode(said_of(row, table.speaker(guest.language))))
