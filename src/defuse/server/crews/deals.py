"""Deals that many crews play: the deal of the day, and challenges ("beat our deal").

What came of them is told to those who have finished them. Of a day that is over everybody may know.
"""

from __future__ import annotations

from collections.abc import Awaitable
from functools import cache
from typing import TypeVar

import msgspec
from msgspec import Struct

from defuse.server.campaign import CAMPAIGN
from defuse.server.campaign.deals import FixedDeal, day_ends, day_of, mission_of_day, seed_of_day
from defuse.server.campaign.record import record_of
from defuse.server.crews.desk import Crews, Found, busy
from defuse.server.crews.keys import crew_id
from defuse.server.crews.state import CrewState, Later
from defuse.server.games import box_named
from defuse.server.games.box import Wish
from defuse.server.store.crew_rows import DEALS, ChallengeRow, CrewGameRow, DealRow
from defuse.server.store.interface import StoreError
from defuse.server.tables.guests import No
from defuse.server.tables.state import State
from defuse.server.wire.crews import ChallengeSeen, DailySeen, DealResult
from defuse.server.wire.options import Options
from defuse.words import SOURCE, reason_of, say

T = TypeVar("T")

OLDEST = 30
"""So many days back the deal of a day can be looked up."""
LISTED = 100
"""So many results are listed, the latest ones."""
TABLES = 30
"""So many of a crew's tables are looked at for one where the deal is being played."""


class Challenge(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A deal that a crew lets others play, as it is kept."""

    kit: str
    mission: int
    players: int
    setup: str
    seed: str


# The deal of the day.


@cache
def missions_for_all() -> tuple[int, ...]:
    """The missions that can be the mission of a day: those that any number of players can play."""
    box = box_named(CAMPAIGN)
    cards = box.missions(SOURCE)
    return tuple([card.number for card in cards if set(card.players) == set(box.players)])


async def daily_deal(crews: Crews, players: int) -> FixedDeal:
    """What is dealt today to a number of players."""
    secret, day = await _secret(crews), day_of(crews.now())
    mission = mission_of_day(secret, day, missions_for_all())
    wish = Wish(mission=mission, players=players, captain=None, options=Options())
    try:
        setup = msgspec.json.encode(box_named(CAMPAIGN).setup(wish)).decode()
    except ValueError as error:
        raise No("state", reason_of(error)) from error
    seed = seed_of_day(secret, day, mission, players)
    return FixedDeal(kind="daily", id=day, kit=CAMPAIGN, setup=setup, seed=seed)


async def daily_seen(crews: Crews, found: Found | None, day: str, language: str) -> DailySeen:
    """The deal of a day, for a member of a crew or for anybody; without a day, of today."""
    today = day_of(crews.now())
    day = day or today
    if not _is_told(day, today):
        raise No("crew", say("crew-no-day"))
    box = box_named(CAMPAIGN)
    mission = mission_of_day(await _secret(crews), day, missions_for_all())
    name = f"daily/{day}"
    played = found is not None and await _has_played(crews, found, name)
    return DailySeen(
        day=day,
        mission=box.card(mission, language),
        players=box.players,
        ends=day_ends(day),
        crews=await _told(crews.store.crews_of(name)),
        played=played,
        running="" if found is None else await _running(crews, found, name),
        results=await _results(crews, found, name) if played or day < today else (),
    )


def _is_told(day: str, today: str) -> bool:
    try:
        return day <= today and day_ends(day) >= day_ends(today) - OLDEST * 86_400
    except ValueError:
        return False


# Challenges.


async def challenge(crews: Crews, found: Found, game: str, language: str) -> ChallengeSeen:
    """Let others play the cards of a game of ours that is over."""
    row = await _told(crews.store.game(found.row.id, game))
    if row is None or row.kind != "played":
        raise No("bad", say("crew-no-game"))
    if row.deal.startswith("challenge/"):
        raise No("state", say("crew-challenge-already"))
    if row.deal == f"daily/{day_of(crews.now())}":
        raise No("state", say("crew-challenge-today"))
    kept = await _told(crews.hall.store.game(row.table, row.game))
    if kept is None or kept.row is None:
        raise No("bad", say("crew-no-game"))
    body = Challenge(
        kit=row.kit, mission=row.mission, players=row.players, setup=kept.row.setup.decode(), seed=kept.row.seed
    )
    made = ChallengeRow(
        id=crew_id(None), crew=found.row.id, crew_game=row.id, body=msgspec.json.encode(body), made=crews.now()
    )
    return await _challenge_seen(crews, await _told(crews.store.challenge(made)), found, language)


async def challenge_seen(crews: Crews, id: str, found: Found | None, language: str) -> ChallengeSeen:
    """A challenge, for a member of a crew or for anybody with its link."""
    return await _challenge_seen(crews, await _challenge(crews, id), found, language)


async def challenge_deal(crews: Crews, found: Found, id: str, players: int) -> FixedDeal:
    """What is dealt for a challenge. Whoever has set it knows the cards, and cannot play it."""
    row = await _challenge(crews, id)
    body = msgspec.json.decode(row.body, type=Challenge)
    if row.crew == found.row.id:
        raise No("state", say("crew-challenge-own"))
    if players != body.players:
        raise No("state", say("crew-challenge-players", number=body.players))
    return FixedDeal(kind="challenge", id=id, kit=body.kit, setup=body.setup, seed=body.seed)


async def _challenge(crews: Crews, id: str) -> ChallengeRow:
    row = await _told(crews.store.find_challenge(id))
    if row is None:
        raise No("crew", say("crew-no-challenge"))
    return row


async def _challenge_seen(crews: Crews, row: ChallengeRow, found: Found | None, language: str) -> ChallengeSeen:
    body = msgspec.json.decode(row.body, type=Challenge)
    loaded = await crews.load(row.crew)
    if loaded is None:
        raise No("crew", say("crew-no-challenge"))
    name = f"challenge/{row.id}"
    yours = found is not None and found.row.id == row.crew
    played = yours or (found is not None and await _has_played(crews, found, name))
    results: tuple[DealResult, ...] = ()
    if played:
        first = await _told(crews.store.game(row.crew, row.crew_game))
        own = () if first is None else (_result(first, loaded[1].name, yours=yours),)
        results = (*own, *await _results(crews, found, name, everybody=True))
    return ChallengeSeen(
        challenge=row.id,
        link=f"/b/{row.id}",
        crew=loaded[1].name,
        mission=box_named(body.kit).card(body.mission, language),
        players=body.players,
        yours=yours,
        played=played,
        running="" if found is None else await _running(crews, found, name),
        results=results,
    )


# Both.


async def _results(crews: Crews, found: Found | None, name: str, *, everybody: bool = False) -> tuple[DealResult, ...]:
    """What came of a deal: your own first. Crews that share nothing are not listed, unless it was set for them."""
    rows = await _told(crews.store.of_deal(name))
    own = [row for row in rows if found is not None and row.game.crew == found.row.id]
    others = [row for row in rows if row not in own and (row.share or everybody)]
    told = [(row, row in own) for row in (*own, *others[:LISTED])]
    return tuple([_result(row.game, _name(row), yours=yours) for row, yours in told])


def _name(row: DealRow) -> str:
    try:
        return CrewState.decode(row.crew).name
    except Later:
        return ""


def _result(game: CrewGameRow, name: str, *, yours: bool) -> DealResult:
    record = record_of(game.record)
    return DealResult(
        crew=name,
        yours=yours,
        won=bool(game.won),
        turns=record.turns,
        dial=record.dial,
        seconds=record.seconds,
        players=game.players,
    )


async def _has_played(crews: Crews, found: Found, name: str) -> bool:
    return await _told(crews.store.has_played(found.row.id, name))


async def _running(crews: Crews, found: Found, name: str) -> str:
    """The crew's table where a deal is being played, or about to be."""
    for row in await _told(crews.store.tables(found.row.id, TABLES)):
        try:
            state = State.decode(row.state)
        except ValueError:
            continue
        if state.deal is not None and state.deal.name == name and state.phase in ("lobby", "running"):
            return row.id
    return ""


async def _secret(crews: Crews) -> str:
    return await _told(crews.store.secret(DEALS))


async def _told(asking: Awaitable[T]) -> T:
    try:
        return await asking
    except StoreError as error:
        raise busy() from error
