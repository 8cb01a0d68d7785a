"""Tables of crews: what is kept of a game that ends there, which missions are open, and who may watch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from defuse.kernel import Game
from defuse.server.campaign.progress import is_open
from defuse.server.campaign.record import PlayerKept, Record
from defuse.server.games import box_named
from defuse.server.store.crew_rows import CrewGameRow
from defuse.server.store.interface import StoreError
from defuse.server.tables.guests import No
from defuse.server.tables.match import Match, Tried
from defuse.server.tables.state import State, digest
from defuse.words import kept, say

if TYPE_CHECKING:
    from defuse.server.tables.table import Table

LONGEST = 86_400
"""So many seconds a game counts at most: a table may be left for days and be played on."""


def is_counted(state: State) -> bool:
    """Whether games of a table are kept for its crew: a “what if” never is. This is the one place that says so."""
    return bool(state.crew) and state.branch is None


async def crew_game(table: Table, match: Match, tried: Tried) -> CrewGameRow | None:
    """The row of a game that ends with an act, for its crew; None where there is none. Raises StoreError."""
    state = table.state
    if not is_counted(state):
        return None
    now = table.wall()
    told = match.box.events(match.game.public, tried.events, match.frame + 1).now
    ended = match.box.ended(tried.game, told)
    record = Record(
        players=tuple(
            [
                PlayerKept(name=name, member=chair.member, bot=chair.bot if chair.kind == "bot" else "")
                for name, chair in zip(state.names(), state.chairs, strict=True)
            ]
        ),
        captain=ended.captain,
        why=kept(ended.why),
        turns=ended.turns,
        dial=ended.dial,
        seconds=min(LONGEST, max(0, round(now - match.began))) if match.began else 0,
    )
    return CrewGameRow(
        id=f"{match.table}/{match.game_number}",
        crew=state.crew,
        table=match.table,
        game=match.game_number,
        kind="played",
        kit=tried.game.kit.name,
        mission=match.box.mission_of(tried.game.setup),
        players=len(state.chairs),
        won=int(ended.won and _is_ours(state, tried.game)),
        counts=int(await _counts(table, match, now)),
        deal="" if state.deal is None else state.deal.name,
        ended=now,
        record=record.encode(),
    )


def _is_ours(state: State, game: Game) -> bool:
    """Whether a game that somebody has won is won by the crew: all have won together, or a member is among them."""
    assert game.outcome is not None
    winners = game.outcome.winners
    return len(winners) == len(state.chairs) or any(state.chairs[seat].member for seat in winners)


async def _counts(table: Table, match: Match, now: float) -> bool:
    """Whether this is the game that the crew began first with this deal, and it ends before anybody may see its cards.

    A game with the same cards that has ended shows them to the crew. Games of its own deals all count.
    """
    state = table.state
    if state.deal is None:
        return True
    if state.deal.is_over(now):
        return False
    if await table.store.crews.first_with(state.crew, state.deal.seed) != (match.table, match.game_number):
        return False
    return not await table.store.crews.has_ended(state.crew, state.deal.seed)


async def only_open(table: Table, plays: str, mission: int) -> None:
    """Refuse a mission that is in a closed box of the table's crew. A deal that others play has no box."""
    state = table.state
    if not state.crew or state.deal is not None:
        return
    boxes = box_named(plays).campaign()
    try:
        won = await table.store.crews.won(state.crew, plays)
    except StoreError as error:
        raise No("busy", say("table-not-kept")) from error
    if not is_open(boxes, won, mission):
        raise No("state", say("crew-locked", number=mission))


def captain_after(state: State, usual: int | None) -> int | None:
    """Who is captain after a game: at a table of a crew the next seat of a member, clockwise."""
    if state.deal is not None:
        return state.captain
    members = _members(state)
    if usual is None or not members:
        return usual
    turned = [(usual + step) % len(state.chairs) for step in range(len(state.chairs))]
    return next(seat for seat in turned if seat in members)


def member_by_lot(state: State) -> int | None:
    """Who is captain by lot: beside bots one of the crew's members; None where the game draws the lot itself.

    It is the same one as long as the same people sit there, so that it can be asked for twice.
    """
    members = _members(state)
    bots = any(chair.kind == "bot" for chair in state.chairs)
    if state.deal is not None or not members or not bots or not box_named(state.plays).campaign():
        return None
    drawn = digest("/".join([str(state.game), *[chair.key for chair in state.chairs]]))
    return members[int(drawn, 16) % len(members)]


def _members(state: State) -> list[int]:
    """The seats of members of the crew who are there."""
    return [seat for seat, chair in enumerate(state.chairs) if chair.member and chair.kind == "person"]


def may_watch(state: State, now: float) -> bool:
    """Whether people with the link may watch. Where others have the same deal to play, nobody looks on."""
    return state.options.spectators and (state.deal is None or state.deal.is_over(now))
