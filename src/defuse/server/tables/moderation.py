"""Moderation: what the host of a table does about those who watch. The lock of the table is held in all of this."""

from __future__ import annotations

from msgspec.structs import replace

from defuse.server.tables.guests import Guest, No
from defuse.server.tables.lobby import only_host
from defuse.server.tables.state import new_key
from defuse.server.tables.table import Table
from defuse.server.wire.messages import Watcher
from defuse.words import say


async def moderate(table: Table, guest: Guest, message: Watcher) -> None:
    """Mute a spectator, let it speak again, or remove it."""
    only_host(table, guest)
    other = table.watchers.find(message.number)
    if other is None:
        raise No("bad", say("lobby-no-watcher"))
    if message.do == "remove":
        # The link that it came by is of no use any more; those who are still here are told the new one.
        await table.change(replace(table.state, key=new_key()), without=other)
        return
    table.watchers.mute(other, message.do == "mute")
    table.watchers.tell(other, table.speaker(other.language))
    table.send_lobby()


async def delete(table: Table, guest: Guest) -> None:
    """The host wants the table to be gone for good, with all that was played and said there."""
    only_host(table, guest)
    if table.state.crew:
        raise No("state", say("crew-table-stays"))
    async with table.chat.lock:
        await table.keep(table.store.delete(table.hold))
        table.broken = True
    for each in list(table.guests):
        table.dismiss(each, 4008, say("table-deleted"))
    table.moved()
