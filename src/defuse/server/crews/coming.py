"""Coming: making a crew, joining by its link, and coming back by a recovery code."""

from __future__ import annotations

from msgspec.structs import replace

from defuse.server.campaign import CAMPAIGN
from defuse.server.campaign.record import Record
from defuse.server.crews import keys
from defuse.server.crews.desk import Crews, busy, unknown
from defuse.server.crews.state import ALL, CrewState, Member, with_device
from defuse.server.games import box_named
from defuse.server.store.crew_rows import CrewGameRow, CrewRow
from defuse.server.store.interface import StoreError
from defuse.server.tables import names
from defuse.server.tables.guests import No
from defuse.server.tables.names import alike, clean, plain
from defuse.server.wire.crews import CrewJoined, InviteSeen, JoinCrew, NewCrew, RecoverMember
from defuse.words import say


async def make(crews: Crews, wanted: NewCrew) -> CrewJoined:
    """A new crew, with the first member. With the same `once` it is the same crew again."""
    id = keys.crew_id(wanted.once)
    told = keys.told_for(id, wanted.once)
    member = Member(
        id=keys.member_id(set()), name=member_name(wanted.member), code=keys.digest(told.secret), joined=crews.now()
    )
    member = with_device(member, told.token, crews.settings.crew_devices)
    state = CrewState(name=crew_name(wanted.name), key=keys.new_key(), members=(member,))
    row = new_row(id, state, crews.now())
    await keep(crews, row, _brought(id, wanted.won, crews.now()), told)
    found = await crews.found(id, told.token)
    return joined(id, found.member.id, told)


def new_row(id: str, state: CrewState, now: float) -> CrewRow:
    """The row of a crew that is made."""
    return CrewRow(id=id, state=state.encode(), version=1, made=now, changed=now)


async def keep(crews: Crews, row: CrewRow, games: list[CrewGameRow], told: keys.Told) -> None:
    """Keep a new crew. If it is there already, it has to be the one that the same person has made."""
    try:
        made = await crews.store.make(row, games)
    except StoreError as error:
        raise busy() from error
    if not made and not await crews.member_of(row.id, told.token):
        raise No("state", say("crew-once-used"))


def _brought(crew: str, won: tuple[int, ...], now: float) -> list[CrewGameRow]:
    """Missions that were won before there was a crew."""
    boxes = box_named(CAMPAIGN).campaign()
    for mission in won:
        if not any(box.first <= mission <= box.last for box in boxes):
            raise No("bad", say("crew-no-mission", number=mission))
    return [
        CrewGameRow(
            id=f"{crew}/brought/{mission}",
            crew=crew,
            kind="brought",
            kit=CAMPAIGN,
            mission=mission,
            players=0,
            won=1,
            ended=now,
            record=Record().encode(),
        )
        for mission in sorted(set(won))
    ]


async def invite(crews: Crews, crew: str, key: str) -> InviteSeen:
    """What somebody who was invited may know."""
    loaded = await crews.load(crew)
    if loaded is None or not keys.same(loaded[1].key, key):
        raise unknown()
    return InviteSeen(crew=crew, name=loaded[1].name, members=len(loaded[1].active()))


async def join(crews: Crews, crew: str, wanted: JoinCrew) -> CrewJoined:
    """Somebody joins by the link. Whoever has the name of a member that was imported and never came is that member."""
    told = keys.told_for(crew, wanted.once)
    name = member_name(wanted.member)

    def how(row: CrewRow, state: CrewState) -> tuple[CrewRow, CrewState]:
        if state.member_with(told.token) is not None:  # it is a repeat
            return row, state
        if not keys.same(state.key, wanted.key):
            raise unknown()
        waiting = [each for each in state.active() if not each.devices and not each.code and alike(each.name, name)]
        if not waiting and len(state.active()) >= crews.settings.crew_members:
            raise No("state", say("crew-full", number=crews.settings.crew_members))
        if not waiting and len(state.members) >= ALL:
            raise No("state", say("crew-full", number=crews.settings.crew_members))
        fresh = Member(id=keys.member_id(set(state.names())), name=free_name(state, name, ""), joined=crews.now())
        member = replace(waiting[0] if waiting else fresh, code=keys.digest(told.secret))
        return row, state.with_member(with_device(member, told.token, crews.settings.crew_devices))

    _, state = await crews.change(crew, how)
    member = state.member_with(told.token)
    assert member is not None
    return joined(crew, member.id, told)


async def recover(crews: Crews, wanted: RecoverMember) -> CrewJoined:
    """A member comes back by the code, which ends with it; there is a new one."""
    parts = keys.parts_of(wanted.code)
    if parts is None:
        raise unknown()
    crew, secret = parts
    told = keys.told_for(crew, wanted.once)

    def how(row: CrewRow, state: CrewState) -> tuple[CrewRow, CrewState]:
        if state.member_with(told.token) is not None:  # it is a repeat
            return row, state
        used = keys.digest(secret)
        member = next((each for each in state.active() if each.code and keys.same(each.code, used)), None)
        if member is None:
            raise unknown()
        member = replace(member, code=keys.digest(told.secret))
        return row, state.with_member(with_device(member, told.token, crews.settings.crew_devices))

    _, state = await crews.change(crew, how)
    member = state.member_with(told.token)
    assert member is not None
    return joined(crew, member.id, told)


def joined(crew: str, member: str, told: keys.Told) -> CrewJoined:
    """What a device is told."""
    return CrewJoined(crew=crew, member=member, token=told.token, recovery=keys.code_of(crew, told.secret))


def member_name(name: str) -> str:
    """What a member is called, without what is not seen. Raises `No`."""
    found = clean(name)
    if not found:
        raise No("bad", say("lobby-name"))
    return found


def crew_name(name: str) -> str:
    """What a crew is called, without what is not seen. Raises `No`."""
    found = plain(name)[:40].strip()
    if not found:
        raise No("bad", say("crew-name"))
    return found


def free_name(state: CrewState, name: str, but: str) -> str:
    """A name that no other member has."""
    return names.free_name(name, [member.name for member in state.active() if member.id != but])
