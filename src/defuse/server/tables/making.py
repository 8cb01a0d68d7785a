"""Making: a table as somebody wants it, with its maker on a chair."""

from __future__ import annotations

from defuse.server.tables import lobby
from defuse.server.tables.guests import No
from defuse.server.tables.names import clean
from defuse.server.tables.state import Chair, State, seated
from defuse.server.wire.rest import NewTable
from defuse.words import reason_of, say


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
        mission=wanted.mission,
        plays=wanted.game,
        chairs=tuple(chairs),
        options=wanted.options,
        captain=wanted.captain,
        host=wanted.seat,
    )
    lobby.known(state, wanted.mission)
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
