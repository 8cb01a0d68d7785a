"""Making: a table as somebody wants it, with its maker on a chair, and the same answer to whoever asks again."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from defuse.server.store.interface import Elsewhere, StoreError
from defuse.server.tables import lobby
from defuse.server.tables.guests import No
from defuse.server.tables.names import clean
from defuse.server.tables.state import Chair, Later, State, seated
from defuse.server.wire.rest import NewTable, Seated
from defuse.words import reason_of, say

if TYPE_CHECKING:
    from defuse.server.tables.hall import Hall


def new_table(wanted: NewTable, token: str = "") -> tuple[State, str]:
    """The table before its first game, and the token of its host: this one, or a new one. Raises `No`."""
    name = clean(wanted.name)
    if not name:
        raise No("bad", say("lobby-name"))
    if wanted.seat >= len(wanted.seats):
        raise No("bad", say("refused-no-seat"))
    if wanted.captain is not None and wanted.captain >= len(wanted.seats):
        raise No("bad", say("hall-no-captain-seat"))
    lobby.known_game(wanted.game)
    mine, token = seated(Chair(), name, token)
    chairs = [mine if seat == wanted.seat else Chair() for seat in range(len(wanted.seats))]
    state = State(
        mission=lobby.known(wanted.game, wanted.mission),
        plays=wanted.game,
        chairs=tuple(chairs),
        options=wanted.options,
        captain=wanted.captain,
        host=wanted.seat,
    )
    for seat, place in enumerate(wanted.seats):
        if seat != wanted.seat and place.kind == "bot":
            lobby.known_bot(state, place.bot)
            called = state.free_name(clean(place.name or "") or state.bot_name(), seat)
            state = state.with_chair(seat, Chair(kind="bot", bot=place.bot, name=called))
    if wanted.start:
        try:
            lobby.setup_of(state)
        except ValueError as error:
            raise No("state", reason_of(error)) from error
    return state, token


async def made_before(hall: Hall, id: str, wanted: NewTable, token: str) -> Seated | None:
    """The answer once more, if the table was made already. What was broken off before the start is started now."""
    try:
        # It may be open in another process: for an answer it is enough to read it.
        kept = await hall.store.load(id)
        if kept is None:
            return None
        state = State.decode(kept.state)
        seat = state.seat_of(token)
        if seat is None:
            raise No("state", say("hall-once-used"))
        if wanted.start and state.phase == "lobby" and not state.game:
            with suppress(Elsewhere):  # then somebody is there already, and can start it
                await _start(hall, id)
    except (StoreError, Later) as error:
        raise No("busy", say("socket-not-readable")) from error
    return Seated(table=id, seat=seat, token=token, link=f"/t/{id}{state.link}")


async def _start(hall: Hall, id: str) -> None:
    found = await hall.found(id)
    if found is None:
        return
    async with found.table.lock:
        if found.table.state.phase == "lobby":
            await lobby.start(found.table)
    await hall.leave_to_proxy(found)
