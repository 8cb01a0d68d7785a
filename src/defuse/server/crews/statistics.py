"""Statistics: games of a crew in numbers, and what all crews of this server win, as far as they agree."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable
from typing import TypeVar

from defuse.server.campaign import CAMPAIGN
from defuse.server.campaign.rates import ALL, bot_games, bot_rates, rate, with_all
from defuse.server.crews.desk import Crews, Found, busy
from defuse.server.crews.seen import history_of
from defuse.server.games import box_named
from defuse.server.speakers import speaker
from defuse.server.store.interface import StoreError
from defuse.server.tables.guests import No
from defuse.server.wire.crews import CrewStatistics, MissionRates, Rate
from defuse.words import say

K = TypeVar("K", bound=Hashable)

CREWS_AT_LEAST = 3
"""What fewer crews have won is not told, nor can it be found by subtracting: it could be said whose games these are."""
RARE = "0"
"""The key for the numbers of players with which fewer crews have played: they count together, in the sum alone."""
AGAIN_SECONDS = 60.0
"""For so long the same is said again of a mission; nobody can keep the store busy with asking."""


class ServerRates:
    """What crews win on this server, remembered for a while."""

    def __init__(self, crews: Crews) -> None:
        self._crews = crews
        self._told: dict[int, tuple[float, dict[str, Rate]]] = {}

    async def mission(self, number: int, language: str) -> MissionRates:
        """How hard a mission is."""
        if not any(box.first <= number <= box.last for box in box_named(CAMPAIGN).campaign()):
            raise No("crew", say("crew-no-mission", number=number))
        games = bot_games()
        played = say("crew-bots-played", bot=games.bot, games=games.games)
        return MissionRates(
            number=number,
            bots=bot_rates(number),
            bots_played=speaker(language).text(played),
            crews=await self._of_crews(number),
        )

    async def _of_crews(self, number: int) -> dict[str, Rate]:
        crews = self._crews
        if not crews.settings.crew_rates:
            return {}
        now = crews.hall.now()
        known = self._told.get(number)
        if known is not None and now - known[0] < AGAIN_SECONDS:
            return known[1]
        try:
            found = await crews.store.rates(CAMPAIGN, number, CREWS_AT_LEAST)
        except StoreError as error:
            raise busy() from error
        enough = [each for each in found if each.crews >= CREWS_AT_LEAST]
        told = with_all({str(each.players): (each.games, each.won) for each in enough})
        told.pop(RARE, None)
        self._told[number] = now, told
        return told


async def statistics(crews: Crews, found: Found) -> CrewStatistics:
    """Games of a crew in numbers: those that were played here, and count."""
    history = await history_of(crews, found.row.id)
    games = [(game, record) for game, record in history.games if game.kind == "played" and game.counts]
    mine = [(game, record) for game, record in games if game.kit == CAMPAIGN]
    missions = _rates((str(game.mission), game.won) for game, _ in mine)
    bots = {mission: bot_rates(int(mission)).get(ALL) for mission in missions}
    return CrewStatistics(
        missions=missions,
        bots={mission: told for mission, told in bots.items() if told is not None},
        players=_rates((str(game.players), game.won) for game, _ in mine),
        captains=_rates((record.captain_member(), game.won) for game, record in mine if record.captain_member()),
        seconds=sum(record.seconds for _, record in games),
    )


def _rates(games: Iterable[tuple[K, int]]) -> dict[K, Rate]:
    counts: defaultdict[K, list[int]] = defaultdict(lambda: [0, 0])
    for key, won in games:
        counts[key][0] += 1
        counts[key][1] += won
    return {key: rate(played, won) for key, (played, won) in counts.items()}
