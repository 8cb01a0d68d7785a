"""Summary: what came of the games in files of results, by mission, by campaign box, by number of players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from defuse.arena.game import Seating
from defuse.arena.games.busters.matches import Match, Result
from defuse.arena.origin import Run
from defuse.arena.record import Record
from defuse.arena.times import Times, times
from defuse.statistics import wilson
from defuse.words import Text, say

BOXES = ((1, 8), (9, 19), (20, 30), (31, 42), (43, 54), (55, 66))
"""The boxes of the campaign, by their first and last mission."""


class Line(Struct, frozen=True, kw_only=True):
    """What came of some games: those of one mission or several, with one number of players or any."""

    missions: tuple[int, int]
    """The first and the last."""
    players: int | None
    games: int
    wins: int
    rate: float
    low: float
    """From here to `high` the true rate lies, in all likelihood (Wilson, 95 %)."""
    high: float
    losses: dict[str, int]
    """How many games were lost, by cause, the most frequent cause first."""
    turns: float
    times: Times | None


class Summary(Struct, frozen=True, kw_only=True):
    """Everything about the games of one set of bots."""

    bots: tuple[str, ...]
    clock: bool
    seating: Seating
    runs: tuple[Run, ...]
    planned: int
    """How many games there should be; less are there while it is not finished."""
    overall: Line
    players: tuple[Line, ...]
    boxes: tuple[Line, ...]
    """By campaign box; with any number of players, then with each."""
    missions: tuple[Line, ...]
    """By mission; with any number of players, then with each."""

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.overall.games

    @property
    def name(self) -> Text:
        """Who played."""
        bots = seated(self.bots, self.seating)
        return bots if self.clock else say("arena-no-clock", bots=bots)


def seated(bots: Sequence[str], seating: Seating) -> Text:
    """Who plays, with who sits where, if that is not in a row."""
    if seating == "one" and len(bots) > 1:
        return say("arena-one-among", one=bots[0], others=",".join(bots[1:]))
    named = ",".join(bots)
    return say("arena-in-turn", bots=named) if seating == "turn" and len(bots) > 1 else named


def summaries(records: Sequence[Record[Result]]) -> list[Summary]:
    """One summary for each set of bots; files of the same bots and the same code are taken together."""
    groups: dict[object, list[Record[Result]]] = {}
    for record in records:
        first = record.runs[0]
        groups.setdefault((first.bots, first.clock, first.seating, first.engine, record.codes), []).append(record)
    return [_summary(group) for group in groups.values()]


def _summary(records: Sequence[Record[Result]]) -> Summary:
    found: dict[Match, Result] = {}
    for record in records:
        for result in record.results:
            found.setdefault(result.match, result)
    results = sorted(found.values(), key=lambda result: (result.match.mission, result.match.players))
    first = records[0].runs[0]
    counts = sorted({result.match.players for result in results})
    return Summary(
        bots=first.bots,
        clock=first.clock,
        seating=first.seating,
        runs=tuple(run for record in records for run in record.runs),
        planned=sum(record.runs[-1].planned for record in records),
        overall=line(results),
        players=tuple(line(results, players=count) for count in counts),
        boxes=_lines(results, BOXES, counts),
        missions=_lines(results, [(number, number) for number in _missions(results)], counts),
    )


def _missions(results: Iterable[Result]) -> list[int]:
    return sorted({result.match.mission for result in results})


def _lines(results: list[Result], spans: Iterable[tuple[int, int]], counts: list[int]) -> tuple[Line, ...]:
    lines: list[Line] = []
    for first, last in spans:
        here = [result for result in results if first <= result.match.mission <= last]
        for count in (None, *counts):
            if any(count is None or result.match.players == count for result in here):
                lines.append(line(here, (first, last), count))
    return tuple(lines)


def line(results: Sequence[Result], missions: tuple[int, int] | None = None, players: int | None = None) -> Line:
    """What came of results: of all of them, or of those with so many players."""
    some = [result for result in results if players is None or result.match.players == players]
    wins = sum(result.won for result in some)
    interval = wilson(wins, len(some))
    causes = Counter(result.why for result in some if not result.won)
    numbers = _missions(some)
    return Line(
        missions=missions or (numbers[0], numbers[-1]),
        players=players,
        games=len(some),
        wins=wins,
        rate=wins / len(some),
        low=interval.low,
        high=interval.high,
        losses=dict(sorted(causes.items(), key=lambda cause: (-cause[1], cause[0]))),
        turns=sum(result.turns for result in some) / len(some),
        times=times(some),
    )
