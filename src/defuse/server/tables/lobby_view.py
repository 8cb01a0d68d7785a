"""Seating: a table as it is shown around the game: who sits where, what was agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from defuse.server.games import box_named
from defuse.server.wire.messages import Lobby
from defuse.server.wire.options import LETTERS, SeatInfo, You

if TYPE_CHECKING:
    from defuse.server.tables.table import Table


def lobby_of(table: Table, seat: int | None) -> Lobby:
    """The table as a seat (None: a spectator) sees it around the game."""
    state = table.state
    box = box_named(state.plays)
    return Lobby(
        table=table.id,
        state=state.phase,
        mission=box.card(state.mission),
        seats=seats_of(table),
        options=state.options,
        you=You(seat=seat, host=seat is not None and seat == state.host),
        captain=state.captain,
        game=state.game,
        commitment=table.commitment,
        spectators=sum(guest.seat is None for guest in table.guests),
        paused=state.phase == "running" and table.standing,
        closed=state.closed,
        bots=tuple(box.bots()),
        bot_texts=box.bots(),
    )


def seats_of(table: Table) -> tuple[SeatInfo, ...]:
    """Who sits where."""
    state = table.state
    return tuple(
        [
            SeatInfo(
                seat=seat,
                letter=LETTERS[seat],
                name=name,
                kind=chair.kind,
                bot=chair.bot if chair.kind == "bot" or seat in table.standins else "",
                here=chair.kind == "bot" or table.here(seat),
                standin=seat in table.standins,
                host=seat == state.host,
            )
            for seat, (chair, name) in enumerate(zip(state.chairs, state.names(), strict=True))
        ]
    )
