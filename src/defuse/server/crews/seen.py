"""A crew as its members see it: the map of the campaign, the history, tables where somebody is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from defuse.server.campaign import CAMPAIGN
from defuse.server.campaign.deals import deal_kind
from defuse.server.campaign.progress import in_campaign, last_captain, next_captain, progress_of
from defuse.server.campaign.record import Record, record_of
from defuse.server.crews.desk import Crews, Found, busy
from defuse.server.crews.state import CrewState
from defuse.server.games import box_named
from defuse.server.speakers import speaker
from defuse.server.store.crew_rows import CrewGameRow, CrewTableRow
from defuse.server.store.interface import StoreError
from defuse.server.tables.state import Later, State
from defuse.server.wire.crews import (
    BoxSeen,
    CampaignSeen,
    CrewGameSeen,
    CrewPlayer,
    CrewSeen,
    CrewTable,
    GamesPage,
    MemberSeen,
    MissionProgress,
    TrySeen,
)
from defuse.words import unkept

LATEST, PAGE = 20, 50
"""So many games come with a crew, and with each further page."""
TABLES = 30
"""So many of a crew's tables are looked at."""
FRESH = 14 * 86_400
"""A game that nobody has touched for so many seconds is not shown as running."""

WAITING = 3600
"""A table where nobody is and nothing was begun is shown for so many seconds: somebody is about to come."""

Played = tuple[CrewGameRow, Record]


class History(NamedTuple):
    """All games of a crew, the latest first."""

    games: list[Played]

    def captains(self) -> list[tuple[CrewGameRow, str]]:
        """Each game with the member who was captain."""
        return [(game, record.captain_member()) for game, record in self.games]

    def won(self) -> set[int]:
        """The missions that were won."""
        return {game.mission for game, _ in self.games if game.won and in_campaign(game, CAMPAIGN)}

    def last(self) -> str:
        """The id of the latest game of the campaign; empty before the first."""
        return next((game.id for game, _ in self.games if in_campaign(game, CAMPAIGN)), "")


async def history_of(crews: Crews, crew: str) -> History:
    """All games of a crew. Raises `No`."""
    try:
        return History([(game, record_of(game.record)) for game in await crews.store.games(crew)])
    except StoreError as error:
        raise busy() from error


async def seen(crews: Crews, found: Found, language: str, recovery: str = "") -> CrewSeen:
    """A crew, for one of its members."""
    row, state, me = found
    history = await history_of(crews, row.id)
    tries = [(game, record) for game, record in history.games if in_campaign(game, CAMPAIGN)]
    campaign = campaign_seen(history.won(), language, [game for game, _ in tries])
    captain = captain_next(state, history, {member.id for member in state.active()})
    tables = await _table_rows(crews, row.id)
    sitting = _sitting(crews, tables)
    return CrewSeen(
        crew=row.id,
        name=state.name,
        you=me.id,
        members=tuple(
            [
                MemberSeen(
                    id=member.id,
                    name=member.name,
                    here=not member.left and (member.id in sitting or crews.has_asked(row.id, member.id)),
                    captain=member.id == captain,
                    left=member.left,
                )
                for member in state.members
            ]
        ),
        made=row.made,
        link=f"/c/{row.id}?k={state.key}",
        boxes=campaign.boxes,
        missions=campaign.missions,
        next=campaign.next,
        tries=sum(game.kind != "brought" for game, _ in tries),
        wins=sum(game.won for game, _ in tries if game.kind != "brought"),
        seconds=sum(record.seconds for _, record in history.games),
        games=await _games(crews, history.games[:LATEST], language),
        more=len(history.games) > LATEST,
        tables=tuple([told for each in tables if (told := _table(crews, each, language)) is not None]),
        share=bool(row.share),
        ends=row.ends or None,
        ends_by=state.names().get(state.ends_by, ""),
        recovery=recovery,
    )


def captain_next(state: CrewState, history: History, playing: Iterable[str]) -> str:
    """Who of those who play is captain next: the one who was chosen, or the next one clockwise."""
    members = set(playing)
    if state.captain in members and state.captain_after == history.last():
        return state.captain
    order = [member.id for member in state.members]
    return next_captain(order, last_captain(history.captains(), CAMPAIGN), members)


async def games_before(crews: Crews, found: Found, before: str, language: str) -> GamesPage:
    """A further page of the history: what came before a game."""
    games = (await history_of(crews, found.row.id)).games
    at = next((at + 1 for at, (game, _) in enumerate(games) if game.id == before), len(games))
    some = games[at : at + PAGE]
    return GamesPage(games=await _games(crews, some, language), more=len(games) > at + PAGE)


def campaign_seen(won: Iterable[int], language: str, tries: Sequence[CrewGameRow] = ()) -> CampaignSeen:
    """The map of a campaign. Of what is locked there are numbers alone. The latest try comes first."""
    box = box_named(CAMPAIGN)
    boxes = box.campaign()
    progress = progress_of(boxes, set(won))
    tried: defaultdict[int, list[TrySeen]] = defaultdict(list)
    for game in reversed(tries):
        tried[game.mission].append(TrySeen(won=bool(game.won), kind=game.kind))
    missions: list[MissionProgress] = []
    for at, part in enumerate(boxes, 1):
        for number in range(part.first, part.last + 1):
            if at > progress.open:
                missions.append(MissionProgress(number=number, box=at, state="locked", joins=box.joins(number)))
                continue
            missions.append(
                MissionProgress(
                    number=number,
                    box=at,
                    state="next" if number == progress.next else "done" if number in progress.done else "open",
                    tries=tuple(tried[number]),
                    card=box.card(number, language),
                    joins=box.joins(number),
                )
            )
    text = speaker(language).text
    seen = [
        BoxSeen(
            number=at,
            title=text(part.title),
            first=part.first,
            last=part.last,
            done=sum(part.first <= number <= part.last for number in progress.done),
            open=at <= progress.open,
        )
        for at, part in enumerate(boxes, 1)
    ]
    return CampaignSeen(boxes=tuple(seen), missions=tuple(missions), next=progress.next)


async def _games(crews: Crews, games: list[Played], language: str) -> tuple[CrewGameSeen, ...]:
    try:
        reviews = await crews.store.reviews([game.id for game, _ in games])
    except StoreError as error:
        raise busy() from error
    return tuple([_game(game, record, language, reviews.get(game.id, "")) for game, record in games])


def _game(game: CrewGameRow, record: Record, language: str, review: str) -> CrewGameSeen:
    return CrewGameSeen(
        id=game.id,
        kind=game.kind,
        game=game.kit,
        mission=game.mission,
        title=title_of(game.kit, game.mission, language),
        players=tuple(
            [
                CrewPlayer(name=player.name, member=player.member, bot=player.bot, captain=seat == record.captain)
                for seat, player in enumerate(record.players)
            ]
        ),
        won=bool(game.won),
        why=why_told(record, language),
        turns=record.turns,
        seconds=record.seconds,
        ended=game.ended,
        deal=deal_kind(game.deal),
        review=f"/r/{review}" if review else "",
        reviewable=bool(game.table) or game.kind == "imported",
        counts=bool(game.counts),
        note=record.note,
    )


def why_told(record: Record, language: str) -> str:
    """How a game ended, in words; nothing where this version has none for it."""
    names = tuple([player.name for player in record.players])
    try:
        return speaker(language, names).text(unkept(record.why)) if record.why else ""
    except Exception:  # another version or somebody else has written it: whatever is wrong with it, the rest is told
        return ""


def title_of(kit: str, mission: int, language: str) -> str:
    """What is played, in words; nothing where this server does not have it."""
    try:
        return box_named(kit).card(mission, language).title
    except ValueError:
        return ""


async def _table_rows(crews: Crews, crew: str) -> list[CrewTableRow]:
    try:
        return await crews.store.tables(crew, TABLES)
    except StoreError as error:
        raise busy() from error


def _sitting(crews: Crews, tables: list[CrewTableRow]) -> set[str]:
    """The members who are connected to one of these tables, in this process."""
    open = [crews.hall.tables[row.id].table for row in tables if row.id in crews.hall.tables]
    return {chair.member for table in open for seat, chair in enumerate(table.state.chairs) if table.here(seat)}


def _table(crews: Crews, row: CrewTableRow, language: str) -> CrewTable | None:
    """A table where somebody is, or a game runs that was not forgotten."""
    here = crews.hall.tables.get(row.id)
    try:
        state = State.decode(row.state) if here is None else here.table.state
    except Later:
        return None
    if state.phase == "closed":
        return None
    anybody = row.held if here is None else bool(here.table.guests)
    runs = state.phase == "running" and crews.now() - row.changed < FRESH
    waits = state.phase == "lobby" and crews.now() - row.changed < WAITING
    if not anybody and not runs and not waits:
        return None
    return CrewTable(
        table=row.id,
        mission=state.mission,
        title=title_of(state.plays, state.mission, language),
        state=state.phase,
        names=tuple([chair.name for chair in state.chairs if chair.name]),
        deal="" if state.deal is None else state.deal.kind,
    )
