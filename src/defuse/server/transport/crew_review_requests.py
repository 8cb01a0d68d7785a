"""Reviews of a crew's games: of those that were played here, and of those whose files were imported."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace
from starlette.requests import Request

from defuse.server.campaign.record import Record, record_of
from defuse.server.reviews.about import AboutSeat
from defuse.server.store.interface import ReviewRow, StoreError
from defuse.server.tables.state import Later, State
from defuse.server.transport.headers import bearer
from defuse.server.transport.limits import place
from defuse.server.transport.problems import Wrong, address, told
from defuse.server.transport.review_requests import link
from defuse.server.wire.crews import ReviewGame
from defuse.server.wire.reviews import ReviewLink
from defuse.words import say

if TYPE_CHECKING:
    from defuse.server.transport.http import Api


class KeptTable(NamedTuple):
    """A table as it is kept."""

    id: str
    state: State


async def review_crew_game(api: Api, request: Request, wanted: ReviewGame) -> ReviewLink:
    """A link to a game of the crew; the same again for the same game."""
    found = await told(api.crews.found(request.path_params["crew"], bearer(request.headers)))
    try:
        game = await api.crews.store.game(found.row.id, wanted.game)
        known = await api.crews.store.reviews([wanted.game])
    except StoreError:
        raise Wrong(503, "busy", say("crew-not-readable")) from None
    if game is None or (not game.table and game.file is None):
        raise Wrong(409, "bad", say("crew-no-game"))
    if game.id in known:
        return link(known[game.id])
    where, seats = place(address(request)), seats_of(record_of(game.record))
    with api.one_of_few(request):
        if game.file is not None:
            bringing = api.reviews.bring(
                game.file, where, lambda about: replace(about, seats=seats or about.seats), game.id
            )
            return link((await told(bringing)).id)
        return link((await _of_table(api, game.table, game.game, where, seats)).id)


async def withdraw_crew_review(api: Api, request: Request, wanted: ReviewGame) -> ReviewLink:
    """The link to a game of the crew opens nothing any more."""
    found = await told(api.crews.found(request.path_params["crew"], bearer(request.headers)))
    try:
        game = await api.crews.store.game(found.row.id, wanted.game)
        known = await api.crews.store.reviews([wanted.game])
    except StoreError:
        raise Wrong(503, "busy", say("crew-not-readable")) from None
    if game is None:
        raise Wrong(409, "bad", say("crew-no-game"))
    await told(api.reviews.withdraw_of_crew(known.get(game.id, ""), game.id))
    return ReviewLink(review="", link="")


async def _of_table(api: Api, table: str, number: int, where: str, seats: tuple[AboutSeat, ...]) -> ReviewRow:
    """The review of a game of a table, which may be open in another process."""
    try:
        kept = await api.hall.store.load(table)
        state = None if kept is None else State.decode(kept.state)
    except (StoreError, Later):
        raise Wrong(503, "busy", say("socket-not-readable")) from None
    if state is None:
        raise Wrong(409, "bad", say("crew-no-game"))
    return await told(api.reviews.make(KeptTable(table, state), number, where, seats))


def seats_of(record: Record) -> tuple[AboutSeat, ...]:
    """Who sat where, as the crew has kept it."""
    return tuple(
        [
            AboutSeat(name=player.name, kind="bot" if player.bot else "person", bot=player.bot)
            for player in record.players
        ]
    )
