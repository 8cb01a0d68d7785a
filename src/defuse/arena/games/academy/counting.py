"""Counting: what came of many matches of Bomb Squad Academy, a row for each number of players and each bot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

from msgspec import Struct

from defuse.arena.games.academy.matches import AcademyResult

NORMAL = 1.959964
"""How many standard errors hold 95 %."""


class AcademyRow(Struct, frozen=True, kw_only=True):
    """How one bot did with one number of players."""

    players: int
    bot: str
    seats: int
    """How many seats of each game it had."""
    games: int
    won: float
    """How much of a victory each of its seats had a game; shared ones count as shares."""
    low: float
    """From here to `high` the true figure lies, in all likelihood (95 %). Games of one deal count as one sample."""
    high: float
    score: float
    """The average score of its seats."""
    rounds: float


def tally_academy(results: Iterable[AcademyResult]) -> list[AcademyRow]:
    """One row for each number of players and each bot, in the order in which the bots were named."""
    groups: dict[int, list[AcademyResult]] = {}
    # Sorted, so that figures do not depend on which game was over first.
    for result in sorted(results, key=lambda result: (result.match.players, result.match.number)):
        groups.setdefault(result.match.players, []).append(result)
    return [
        _row(players, bot, group)
        for players, group in sorted(groups.items())
        for bot in dict.fromkeys(group[0].match.bots)
        if any(result.match.bot_at(seat) == bot for result in group for seat in range(players))
    ]


def _row(players: int, bot: str, group: Sequence[AcademyResult]) -> AcademyRow:
    deals: dict[tuple[str, int], list[float]] = {}
    scores: list[int] = []
    for result in group:
        seats = [seat for seat in range(players) if result.match.bot_at(seat) == bot]
        scores += [result.scores[seat] for seat in seats]
        if seats:
            mine = sum([seat in result.winners for seat in seats])
            deal = (result.match.seed, result.match.dealt)
            deals.setdefault(deal, []).append(mine / len(result.winners) / len(seats))
    won = [one for found in deals.values() for one in found]
    mean = sum(won) / len(won)
    # Neither the seats of one game nor the games of one deal are independent: the sample is the deal.
    spread = sum([sum([one - mean for one in found]) ** 2 for found in deals.values()])
    few = len(deals) < 2  # a single deal says nothing of others
    error = 1.0 if few else NORMAL * sqrt(spread * len(deals) / (len(deals) - 1)) / len(won)
    return AcademyRow(
        players=players,
        bot=bot,
        seats=round(len(scores) / len(won)),
        games=len(won),
        won=round(mean, 4),
        low=round(max(0.0, mean - error), 4),
        high=round(min(1.0, mean + error), 4),
        score=round(sum(scores) / len(scores), 2),
        rounds=round(sum([result.rounds for result in group]) / len(group), 2),
    )
