"""Playing: a table of a crew. You sit down, seats are kept for other members, bots take the rest."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace

from defuse.server.campaign import CAMPAIGN
from defuse.server.campaign.deals import FixedDeal
from defuse.server.campaign.progress import is_open
from defuse.server.crews.deals import challenge_deal, daily_deal
from defuse.server.crews.desk import Crews, Found, busy
from defuse.server.crews.seen import captain_next, history_of
from defuse.server.games import box_named
from defuse.server.store.interface import Elsewhere, StoreError
from defuse.server.tables import lobby
from defuse.server.tables.guests import No
from defuse.server.tables.once import new_id, table_of, token_of
from defuse.server.tables.state import Chair, Later, State, seated
from defuse.server.wire.crews import PlayMission
from defuse.server.wire.options import Options
from defuse.server.wire.rest import Seated
from defuse.words import reason_of, say


class Played(NamedTuple):
    """What is to be played at a table."""

    game: str
    mission: int
    captain: int | None = None
    deal: FixedDeal | None = None


async def play(crews: Crews, found: Found, wanted: PlayMission, address: str) -> Seated:
    """A table for a mission, or for a deal that others play, too. With the same `once` it is the same table again."""
    if wanted.once is None:
        return await _make(crews, found, wanted, address, new_id(), "")
    id = table_of(wanted.once)
    token = token_of(wanted.once, id)
    async with crews.hall.alone(id):
        before = await _made_before(crews, id, token)
        return before or await _make(crews, found, wanted, address, id, token)


async def _made_before(crews: Crews, id: str, token: str) -> Seated | None:
    try:
        kept = await crews.hall.store.load(id)
        state = None if kept is None else State.decode(kept.state)
    except (StoreError, Later) as error:
        raise busy() from error
    if state is None:
        return None
    seat = state.seat_of(token)
    if seat is None:
        raise No("state", say("hall-once-used"))
    return Seated(table=id, seat=seat, token=token, link=f"/t/{id}{state.link}")


async def _make(crews: Crews, found: Found, wanted: PlayMission, address: str, id: str, token: str) -> Seated:
    members = _members(found, wanted.members)
    players = len(members) + len(wanted.bots)
    if not 2 <= players <= 5:
        raise No("bad", say("crew-players"))
    played = await _what(crews, found, wanted, members, players)
    state, seat, token = _state(found, wanted, members, played, token)
    state = replace(state, options=wanted.options or await _last_options(crews, found.row.id))
    try:
        lobby.setup_of(state)
        if await crews.store.count(found.row.id) >= crews.settings.crew_games:
            raise No("state", say("crew-many-games", number=crews.settings.crew_games))
    except StoreError as error:
        raise busy() from error
    except ValueError as error:
        raise No("state", reason_of(error)) from error
    open = await crews.hall.put(id, state, address)
    await crews.hall.leave_to_proxy(open)
    return Seated(table=id, seat=seat, token=token, link=f"/t/{id}")


def _members(found: Found, wanted: tuple[str, ...]) -> list[str]:
    """Who plays, in the order of the crew: that is the order in which they sit."""
    asked = {found.member.id, *wanted}
    if len(asked) != len(wanted) + 1 or any(found.state.member(id) is None for id in wanted):
        raise No("bad", say("crew-no-member"))
    return [member.id for member in found.state.active() if member.id in asked]


async def _what(crews: Crews, found: Found, wanted: PlayMission, members: list[str], players: int) -> Played:
    if wanted.deal:
        if wanted.deal == "daily":
            deal = await daily_deal(crews, players)
        else:
            deal = await challenge_deal(crews, found, wanted.deal, players)
        setup: Any = deal.setup_of(box_named(deal.kit).kit.setup)
        return Played(deal.kit, getattr(setup, "mission", 1), getattr(setup, "captain", None), deal)
    lobby.known_game(wanted.game)
    box = box_named(wanted.game)
    history = await history_of(crews, found.row.id)
    if wanted.game == CAMPAIGN and not is_open(box.campaign(), history.won(), wanted.mission):
        raise No("state", say("crew-locked", number=wanted.mission))
    captain = captain_next(found.state, history, members) if box.campaign() else ""
    return Played(wanted.game, wanted.mission, members.index(captain) if captain else None)


def _state(found: Found, wanted: PlayMission, members: list[str], played: Played, token: str) -> tuple[State, int, str]:
    """The table before its first game, the seat of whoever makes it, and the token of that seat."""
    names = found.state.names()
    seat = members.index(found.member.id)
    mine, token = seated(Chair(), names[found.member.id], token, found.member.id)
    chairs = [mine if id == found.member.id else Chair(name=names[id], member=id) for id in members]
    state = State(
        mission=lobby.known(played.game, played.mission),
        plays=played.game,
        chairs=(*chairs, *(Chair() for _ in wanted.bots)),
        captain=played.captain,
        host=seat,
        crew=found.row.id,
        deal=played.deal,
    )
    for at, bot in enumerate(wanted.bots, len(members)):
        lobby.known_bot(state, bot)
        state = state.with_chair(at, Chair(kind="bot", bot=bot, name=state.free_name(state.bot_name(), at)))
    return state, seat, token


async def _last_options(crews: Crews, crew: str) -> Options:
    """The options of the crew's last table."""
    try:
        for row in await crews.store.tables(crew, 1):
            return State.decode(row.state).options
    except (Later, Elsewhere):
        return Options()
    except StoreError as error:
        raise busy() from error
    return Options()
