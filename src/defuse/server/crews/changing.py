"""Changing a crew: names, members, keys, the next captain, whether its games are shared, and its end."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from defuse.server.crews import keys
from defuse.server.crews.coming import crew_name, free_name, member_name
from defuse.server.crews.desk import Crews, Found, unknown
from defuse.server.crews.seen import history_of
from defuse.server.crews.state import CrewState, Member, gone
from defuse.server.store.crew_rows import CrewRow
from defuse.server.tables.guests import No
from defuse.server.tables.table import Table
from defuse.server.wire.crews import CrewChange
from defuse.words import say

WAITS = 7 * 86_400
"""So many seconds a crew is kept that somebody wants to be deleted."""

Changed = tuple[CrewRow, CrewState]
Deed = Callable[[CrewRow, CrewState, Member], Changed]


async def change(crews: Crews, crew: str, token: str, wanted: CrewChange) -> tuple[Found, str]:
    """Change something. The crew as it is then, and a new recovery code, where one was asked for."""
    found = await crews.found(crew, token)
    secret = keys.new_secret(crew)
    do = await _deed(crews, found, token, wanted, secret)

    def how(row: CrewRow, state: CrewState) -> Changed:
        member = state.member_with(token)
        if member is None:
            raise unknown()
        return do(row, state, member)

    row, state = await crews.change(crew, how)
    for member in {each.id for each in found.state.active()} - {each.id for each in state.active()}:
        await send_away(crews, crew, member)
    me = next(each for each in state.members if each.id == found.member.id)
    return Found(row, state, me), keys.code_of(crew, secret) if wanted.do == "new-code" else ""


async def _deed(crews: Crews, found: Found, token: str, wanted: CrewChange, secret: str) -> Deed:
    match wanted.do:
        case "name":
            return lambda row, state, _: (row, replace(state, name=crew_name(wanted.name or "")))
        case "member-name":
            name = member_name(wanted.name or "")
            return lambda row, state, me: (
                row,
                state.with_member(replace(me, name=free_name(state, name, me.id))),
            )
        case "leave":
            return _leave
        case "remove":
            return lambda row, state, me: _remove(row, state, me, wanted.member)
        case "forget-device":
            mine = keys.digest(token)
            return lambda row, state, me: (row, state.with_member(replace(me, devices=(mine,))))
        case "new-link":
            return lambda row, state, _: (row, replace(state, key=keys.new_key()))
        case "new-code":
            return lambda row, state, me: (row, state.with_member(replace(me, code=keys.digest(secret))))
        case "captain":
            last = (await history_of(crews, found.row.id)).last()
            return lambda row, state, _: (
                row,
                replace(state, captain=_of(state, wanted.member).id, captain_after=last),
            )
        case "share":
            if wanted.on is None:
                raise No("bad", say("crew-on-or-off"))
            share = int(wanted.on)
            return lambda row, state, _: (replace(row, share=share), state)
        case "delete":
            ends = crews.now() + WAITS
            return lambda row, state, me: (
                (row, state)
                if row.ends
                else (
                    replace(row, ends=ends),
                    replace(state, ends_by=me.id),
                )
            )
        case "keep":
            return lambda row, state, _: (replace(row, ends=0.0), replace(state, ends_by=""))


def _leave(row: CrewRow, state: CrewState, me: Member) -> Changed:
    # Whoever came with an import, and never here, could not open the crew again.
    if not any(other.id != me.id and (other.devices or other.code) for other in state.active()):
        raise No("state", say("crew-last-member"))
    return row, state.with_member(gone(me))


def _remove(row: CrewRow, state: CrewState, me: Member, member: str | None) -> Changed:
    """Somebody is out, with all devices. They know the link to join, so that ends, too."""
    other = _of(state, member)
    if other.id == me.id:
        raise No("bad", say("crew-remove-yourself"))
    return row, replace(state.with_member(gone(other)), key=keys.new_key())


def _of(state: CrewState, member: str | None) -> Member:
    found = state.member(member)
    if found is None:
        raise No("bad", say("crew-no-member"))
    return found


async def send_away(crews: Crews, crew: str, member: str) -> None:
    """Whoever is no member any more gives up their seats at tables that are open here, and those kept for them."""
    for found in list(crews.hall.tables.values()):
        if found.table.state.crew == crew:
            await _give_up(found.table, member)


async def without_gone(crews: Crews, table: Table) -> None:
    """The same at a table that was not open here when they went. Raises `No` where the crew cannot be read."""
    members = {chair.member for chair in table.state.chairs if chair.member}
    if not members:
        return
    loaded = await crews.load(table.state.crew)
    for member in members:
        if loaded is None or loaded[1].member(member) is None:
            await _give_up(table, member)


async def _give_up(table: Table, member: str) -> None:
    async with table.lock:
        seats = [seat for seat, chair in enumerate(table.state.chairs) if chair.member == member]
        state = table.state
        for seat in seats:
            state = state.left(seat)
        if seats:
            await table.change(state)
