"""Counting: what came of many matches, a row for each mission and number of players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from defuse.arena.games.busters.matches import Result


class Row(Struct, frozen=True, kw_only=True):
    """The results of one mission with one number of players."""

    mission: int
    players: int
    bots: tuple[str, ...]
    games: int
    wins: int
    losses: dict[str, int]
    """How many games were lost, by cause, the most frequent cause first."""
    turns: float
    """Turns of a game, on average."""
    acts: float
    """Acts of a game, on average: turns, and all that is asked or used besides."""


def tally(results: Iterable[Result]) -> list[Row]:
    """One row for each mission, number of players and set of bots, sorted."""
    groups: dict[tuple[int, int, tuple[str, ...]], list[Result]] = {}
    for result in results:
        match = result.match
        groups.setdefault((match.mission, match.players, match.bots), []).append(result)
    return [_row(*key, group) for key, group in sorted(groups.items())]


def _row(mission: int, players: int, bots: tuple[str, ...], group: list[Result]) -> Row:
    causes = Counter(result.why for result in group if not result.won)
    games = len(group)
    return Row(
        mission=mission,
        players=players,
        bots=bots,
        games=games,
        wins=sum(result.won for result in group),
        losses=dict(sorted(causes.items(), key=lambda cause: (-cause[1], cause[0]))),
        turns=round(sum(result.turns for result in group) / games, 2),
        acts=round(sum(result.acts for result in group) / games, 2),
    )
