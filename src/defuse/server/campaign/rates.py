"""How hard missions are: what bots win, from the games of docs/bots.md. `python -m tools.bot_rates` makes the file."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from defuse.server.wire.crews import Rate
from defuse.statistics import wilson

FILE = "bot_rates.json"
ALL = "all"
"""The key for all numbers of players together."""


class BotGames(Struct, frozen=True):
    """Games of bots, by mission and number of players."""

    bot: str
    games: int
    """All together."""
    missions: dict[str, dict[str, tuple[int, int]]]
    """How many games were played, and how many of them won."""


@cache
def bot_games() -> BotGames:
    """What comes with the package."""
    return msgspec.json.decode(files(__package__).joinpath(FILE).read_bytes(), type=BotGames)


def rate(games: int, won: int) -> Rate:
    """A rate with its 95 % interval."""
    interval = wilson(won, games)
    return Rate(games=games, won=won, low=interval.low, high=interval.high)


def bot_rates(mission: int) -> dict[str, Rate]:
    """What bots win of a mission, by number of players and in all; nothing where none have played it."""
    found = bot_games().missions.get(str(mission), {})
    return with_all({players: (games, won) for players, (games, won) in found.items()})


def with_all(counts: dict[str, tuple[int, int]]) -> dict[str, Rate]:
    """Rates by number of players, and of all of them together; without those that were never played."""
    told = {players: rate(games, won) for players, (games, won) in sorted(counts.items()) if games}
    if told:
        told[ALL] = rate(sum(each.games for each in told.values()), sum(each.won for each in told.values()))
    return told
