"""Games of the real box, entered by hand. They are marked, and stay out of the statistics of the server."""

from __future__ import annotations

import secrets

from defuse.server.campaign import CAMPAIGN
from defuse.server.campaign.record import PlayerKept, Record
from defuse.server.crews.coming import member_name
from defuse.server.crews.desk import Crews, Found, busy
from defuse.server.games import box_named
from defuse.server.store.crew_rows import CrewGameRow
from defuse.server.store.interface import StoreError
from defuse.server.tables.guests import No
from defuse.server.tables.names import plain
from defuse.server.wire.crews import BoxGame
from defuse.words import say

MOST = 5
"""So many people play a game."""


async def enter(crews: Crews, found: Found, wanted: BoxGame) -> None:
    """Note a game of the real box."""
    if not any(box.first <= wanted.mission <= box.last for box in box_named(CAMPAIGN).campaign()):
        raise No("bad", say("crew-no-mission", number=wanted.mission))
    names = found.state.names()
    if len(set(wanted.members)) != len(wanted.members) or any(id not in names for id in wanted.members):
        raise No("bad", say("crew-no-member"))
    if wanted.captain is not None and wanted.captain not in wanted.members:
        raise No("bad", say("crew-no-member"))
    players = [PlayerKept(name=names[id], member=id) for id in wanted.members]
    players += [PlayerKept(name=member_name(name)) for name in wanted.others]
    if len(players) > MOST:
        raise No("bad", say("crew-players"))
    now = crews.now()
    record = Record(
        players=tuple(players),
        captain=None if wanted.captain is None else wanted.members.index(wanted.captain),
        seconds=wanted.seconds,
        note=plain(wanted.note),
    )
    row = CrewGameRow(
        id=f"{found.row.id}/box/{secrets.token_hex(8)}",
        crew=found.row.id,
        kind="box",
        kit=CAMPAIGN,
        mission=wanted.mission,
        players=len(players),
        won=int(wanted.won),
        ended=now if wanted.ended is None else min(now, wanted.ended),
        record=record.encode(),
    )
    try:
        if await crews.store.count(found.row.id) >= crews.settings.crew_games:
            raise No("state", say("crew-many-games", number=crews.settings.crew_games))
        await crews.store.add(row)
    except StoreError as error:
        raise busy() from error


async def take_back(crews: Crews, found: Found, id: str) -> None:
    """Forget a game of the real box: no other can be taken back."""
    try:
        removed = await crews.store.remove(found.row.id, id, "box")
    except StoreError as error:
        raise busy() from error
    if not removed:
        raise No("bad", say("crew-no-game"))
