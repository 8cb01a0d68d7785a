"""Lobby: who sits where, what is played, and the start. The lock of the table is held in all of this."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from defuse.kernel.deal import agreed_of
from defuse.server.games import box_named
from defuse.server.games.box import Wish
from defuse.server.tables.branching import go_on
from defuse.server.tables.crew_games import captain_after, member_by_lot, only_open
from defuse.server.tables.dealing import Dealing
from defuse.server.tables.guests import Guest, No, encode
from defuse.server.tables.match import begun
from defuse.server.tables.names import clean
from defuse.server.tables.once import token_of
from defuse.server.tables.state import Chair, State, digest, seated
from defuse.server.tables.table import Table
from defuse.server.wire.messages import Again, SeatChange, SeatedHere, Setting
from defuse.words import SOURCE, Message, reason_of, say

WATCHING = ("spectators", "spectators_talk")
"""The options that the host may change at any time."""


def may_start(table: Table, guest: Guest) -> None:
    """Raise `No` unless this guest may have the mission dealt now."""
    only_host(table, guest)
    _may_begin(table)


async def start(table: Table, dealing: Dealing | None = None) -> None:
    """Deal the mission. Open chairs go to bots. Without parts that were collected, the server deals alone."""
    _may_begin(table)
    if table.state.branch is not None:
        await go_on(table)
        return
    state = beginning(table.state)
    try:
        setup = setup_of(state)
        if state.deal is None:
            agreed = agreed_of(state.plays, setup)
            if dealing is None:
                dealing = Dealing(state.game, agreed)
            if not dealing.fits(state.game, agreed):
                raise No("state", say("deal-table-changed"))
            deal = dealing.deal(state.people())
            match, row = begun(table.id, state.game, setup, deal.seed, state.names(), deal, table.wall())
        else:
            match, row = begun(table.id, state.game, setup, state.deal.seed, state.names(), began=table.wall())
    except ValueError as error:
        raise No("state", reason_of(error)) from error
    await table.begin(match, row, state)


def beginning(state: State) -> State:
    """A table with one game more: bots sit on open chairs. At a crew's table a member is captain instead of a bot."""
    begun = state.filled().begun()
    if begun.captain is None:
        return replace(begun, captain=member_by_lot(begun))
    if begun.chairs[begun.captain].kind == "bot":
        return replace(begun, captain=captain_after(begun, begun.captain))
    return begun


def _may_begin(table: Table) -> None:
    if table.state.phase != "lobby":
        runs = table.state.phase == "running"
        raise No("state", say("lobby-runs-already", one=table.state.one) if runs else say("lobby-again-first"))
    _room_for_games(table)


def setup_of(state: State) -> Any:
    """What a table has agreed to play, as a set-up. Raises ValueError where that is not possible."""
    if state.deal is not None:
        return state.deal.setup_of(box_named(state.deal.kit).kit.setup)
    wish = Wish(mission=state.mission, players=len(state.chairs), captain=state.captain, options=state.options)
    return box_named(state.plays).setup(wish)


async def again(table: Table, guest: Guest, message: Again) -> None:
    """The same mission again, or another one, with the same people. The captain moves on by one seat (C14).

    At a table of a crew the captain moves on to its next member, and boxes that are closed stay closed.
    """
    only_host(table, guest)
    state = table.state
    if state.phase == "lobby":
        raise No("state", say("lobby-none-played", one=state.one))
    if state.phase != "running":
        _room_for_games(table)
    mission = known(state.plays, message.mission or state.mission)
    if mission != state.mission:
        _own_deal(state)
    await only_open(table, state.plays, mission)
    # A table that an upgrade closed may have nothing that can be shown.
    captain = state.captain if table.match is None else table.match.box.next_captain(table.match.game)
    captain = captain_after(state, captain)
    # The same again is the same “what if” again; with another mission it is a table like any other.
    branch = state.branch if mission == state.mission else None
    await table.change(
        replace(state, mission=mission, captain=captain, phase="lobby", paused=False, closed="", branch=branch)
    )
    if state.phase != "over":
        table.release()


def _room_for_games(table: Table) -> None:
    """Refuse another game where there were very many: what is kept of a table does not grow for ever."""
    most = table.settings.games
    if table.state.game >= most:
        raise No("state", say("lobby-many-games", one=table.state.one, number=most))


async def setting(table: Table, guest: Guest, message: Setting) -> None:
    """Another mission, another number of seats, other options."""
    only_host(table, guest)
    state = table.state
    if not _about_watching(state, message):
        _before(table)
    if (message.game, message.mission, message.players) != (None, None, None):
        _own_deal(state)
        _no_branch(state)
    if message.options is not None:
        state = replace(state, options=message.options)
    if message.game is not None and message.game != state.plays:
        known_game(message.game)
        state = state.playing(message.game, tuple(box_named(message.game).bots()))
    if message.mission is not None:
        state = replace(state, mission=known(state.plays, message.mission))
    if message.mission is not None or message.game is not None:
        await only_open(table, state.plays, state.mission)
    if message.players is not None:
        try:
            state = state.with_players(message.players)
        except ValueError as error:
            raise No("state", reason_of(error)) from error
    talked = table.state.options.spectators_talk
    await table.change(state)
    if talked != state.options.spectators_talk:
        table.send_frames()  # they say who may talk


def _about_watching(state: State, message: Setting) -> bool:
    """Whether nothing but what concerns spectators is to be changed."""
    if message.options is None or (message.game, message.mission, message.players) != (None, None, None):
        return False
    watching = {name: getattr(message.options, name) for name in WATCHING}
    return replace(state.options, **watching) == message.options


async def seat_change(table: Table, guest: Guest, message: SeatChange) -> Message | None:
    """Change who sits where; a note for everybody."""
    match message.do:
        case "take":
            return await _take(table, guest, message)
        case "leave":
            return await _leave(table, _own(guest))
        case "name":
            return await _rename(table, _own(guest), message)
        case "bot":
            return await _bot(table, guest, message)
        case "open":
            await _open(table, guest, message)
            return None
        case "kick":
            only_host(table, guest)
            return await _leave(table, _person(table, message, but=guest.seat), sent=True)
        case "captain":
            only_host(table, guest)
            _before(table)
            _own_deal(table.state)
            _no_branch(table.state)
            captain = None if message.seat is None else _leader(table, message)
            await table.change(replace(table.state, captain=captain))
            return None
        case "host":
            only_host(table, guest)
            seat = _person(table, message)
            await table.change(replace(table.state, host=seat))
            return say("note-host", name=table.state.names()[seat])


async def sit(
    table: Table, name: str, wanted: int | None, *, once: str | None = None, key: str | None = None, member: str = ""
) -> tuple[int, str]:
    """Somebody sits down at an open seat; the seat and its token. With the same `once` it is the same seat again.

    A member of the table's crew who sits here already gets a new token, and the old one ends: so a seat can be taken
    along to another device.
    """
    token = "" if once is None else token_of(once, table.id)
    before = table.state.seat_of(token) if token else None
    if before is not None:
        return before, token
    if not member and not table.state.opens(key):
        raise No("key", say("socket-old-link"))
    if table.state.phase == "closed":
        raise No("state", table.state.why_closed)
    mine = table.state.seat_of_member(member)
    seat = table.state.open_seat(wanted, member) if mine is None else mine
    if seat is None:
        raise No("state", _why_no_seat(table.state, wanted, member))
    chair, token = seated(table.state.chairs[seat], table.state.free_name(_name(name), seat), token, member)
    await table.change(table.state.with_chair(seat, chair))
    return seat, token


def _why_no_seat(state: State, wanted: int | None, member: str) -> Message:
    """Why somebody cannot sit down."""
    if state.deal is not None and not member:
        return say("crew-deal-members")
    if any(chair.kind == "open" and chair.member for chair in state.chairs):
        return say("crew-seat-kept")
    return say("lobby-seat-taken" if wanted is not None else "lobby-no-open-seat")


def _own_deal(state: State) -> None:
    """Refuse to change what is settled, where the deal is one that others play, too."""
    if state.deal is not None:
        raise No("state", say("crew-deal-settled"))


def known_game(name: str) -> None:
    """Refuse a game that this server does not have."""
    try:
        box_named(name)
    except ValueError as error:
        raise No("bad", reason_of(error)) from error


def known(plays: str, mission: int) -> int:
    """A mission of a game; 1 for a game that has none to choose from. Raises `No` where there is no such mission."""
    try:
        card = box_named(plays).card(mission, SOURCE)
    except ValueError as error:
        raise No("bad", reason_of(error)) from error
    return 1 if card.whole else mission


def known_bot(state: State, name: str) -> None:
    """Refuse a bot that is not offered. Budgets (`expert:60`) are not: they are this server's time."""
    if name not in box_named(state.plays).bots():
        raise No("bad", say("lobby-no-bot", bot=repr(name)))


async def _take(table: Table, guest: Guest, message: SeatChange) -> Message | None:
    if guest.seat is not None:
        raise No("seat", say("lobby-seated-already"))
    if message.name is None:
        raise No("bad", say("lobby-name"))
    before = table.state
    # Whoever watches has come by the right link.
    seat, token = await sit(table, message.name, message.seat, once=message.once, key=table.state.key)
    guest.key, guest.seat = digest(token), seat
    table.watchers.leave(guest)
    table.away.pop(seat, None)
    guest.send(encode(SeatedHere(seat=seat, token=token)))
    table.send_lobby()
    # A repeat has found its seat, and everybody knows already who sits there.
    return None if table.state is before else say("note-sits-down", name=table.state.names()[seat])


async def _leave(table: Table, seat: int, *, sent: bool = False) -> Message:
    name = table.state.names()[seat]
    await table.change(table.state.left(seat))
    return say("note-sent-away" if sent else "note-left", name=name)


async def _rename(table: Table, seat: int, message: SeatChange) -> Message | None:
    if message.name is None:
        raise No("bad", say("lobby-name"))
    name = table.state.free_name(_name(message.name), seat)
    old = table.state.names()[seat]
    await table.change(table.state.with_chair(seat, replace(table.state.chairs[seat], name=name)))
    return None if old == name else say("note-renamed", old=old, name=name)


async def _bot(table: Table, guest: Guest, message: SeatChange) -> Message | None:
    only_host(table, guest)
    seat, chair = _chair(table, message)
    bot = message.bot or chair.bot
    known_bot(table.state, bot)
    if chair.kind == "person":
        if table.state.phase != "running" or table.here(seat):
            raise No("seat", say("lobby-somebody-there"))
        table.standins.add(seat)
        await table.change(table.state.with_chair(seat, replace(chair, bot=bot)))
        return say("note-standin", name=chair.name)
    name = chair.name if chair.kind == "bot" else table.state.bot_name()
    if message.name is not None:
        name = table.state.free_name(_name(message.name), seat)
    state = table.state.with_chair(seat, replace(chair, kind="bot", bot=bot, name=name, member=""))
    if state.captain == seat:  # perhaps a seat that was kept for somebody who does not come
        state = replace(state, captain=captain_after(state, seat))
    await table.change(state)
    return None


async def _open(table: Table, guest: Guest, message: SeatChange) -> None:
    only_host(table, guest)
    _before(table)
    seat, chair = _chair(table, message)
    if chair.kind == "person":
        raise No("seat", say("lobby-somebody-there"))
    await table.change(table.state.with_chair(seat, Chair(bot=chair.bot)))


def only_host(table: Table, guest: Guest) -> None:
    """Raise `No` unless this guest is the host of the table."""
    if guest.seat is None or guest.seat != table.state.host:
        raise No("host", say("lobby-only-host"))


def _before(table: Table) -> None:
    if table.state.phase == "closed":
        raise No("state", table.state.why_closed)
    if table.state.phase != "lobby":
        raise No("state", say("lobby-settled-before", one=table.state.one))


def _no_branch(state: State) -> None:
    """Refuse to change what the past of a “what if” has settled."""
    if state.branch is not None:
        raise No("state", say("branch-settled"))


def _own(guest: Guest) -> int:
    if guest.seat is None:
        raise No("seat", say("lobby-no-seat"))
    return guest.seat


def _chair(table: Table, message: SeatChange) -> tuple[int, Chair]:
    if message.seat is None or message.seat >= len(table.state.chairs):
        raise No("bad", say("refused-no-seat"))
    return message.seat, table.state.chairs[message.seat]


def _leader(table: Table, message: SeatChange) -> int:
    """The seat of a captain; at a table of a crew that is no bot as long as a member is there."""
    seat, chair = _chair(table, message)
    if chair.kind == "bot" and captain_after(table.state, seat) != seat:
        raise No("state", say("crew-captain-bot"))
    return seat


def _person(table: Table, message: SeatChange, but: int | None = None) -> int:
    seat, chair = _chair(table, message)
    if chair.kind != "person" or seat == but:
        raise No("seat", say("lobby-nobody-there"))
    return seat


def _name(name: str) -> str:
    found = clean(name)
    if not found:
        raise No("bad", say("lobby-name"))
    return found
