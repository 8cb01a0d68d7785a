"""Summary of Bomb Squad Academy: what came of the games in files of results, by number of players and bot."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from defuse.arena.games.academy.counting import AcademyRow, tally_academy
from defuse.arena.games.academy.matches import AcademyMatch, AcademyResult
from defuse.arena.origin import Run
from defuse.arena.record import Record
from defuse.arena.times import Times, times
from defuse.words import Text, say


class AcademySummary(Struct, frozen=True, kw_only=True):
    """Everything about the games of one table of bots."""

    game: str = "academy"
    bots: tuple[str, ...]
    numbers: str
    """A digest of the numbers on the components; empty for those that come with defuse."""
    runs: tuple[Run, ...]
    planned: int
    """How many games there should be; less are there while it is not finished."""
    games: int
    rows: tuple[AcademyRow, ...]
    """By number of players and bot."""
    times: dict[int, Times]
    """By number of players; without those whose games nobody has timed."""

    @property
    def name(self) -> Text:
        """Who played."""
        bots = ",".join(self.bots)
        return say("arena-numbers", bots=bots, numbers=self.numbers) if self.numbers else bots


def academy_summaries(records: Sequence[Record[AcademyResult]]) -> list[AcademySummary]:
    """One summary for each set of bots and numbers; files of the same ones and the same code are taken together."""
    groups: dict[object, list[Record[AcademyResult]]] = {}
    for record in records:
        first = record.runs[0]
        groups.setdefault((first.bots, first.numbers, first.engine, record.codes), []).append(record)
    return [_summary(group) for group in groups.values()]


def _summary(records: Sequence[Record[AcademyResult]]) -> AcademySummary:
    found: dict[AcademyMatch, AcademyResult] = {}
    for record in records:
        for result in record.results:
            found.setdefault(result.match, result)
    first = records[0].runs[0]
    counts = sorted({match.players for match in found})
    timed = {count: times([one for match, one in found.items() if match.players == count]) for count in counts}
    return AcademySummary(
        bots=first.bots,
        numbers=first.numbers,
        runs=tuple([run for record in records for run in record.runs]),
        planned=sum([record.runs[-1].planned for record in records]),
        games=len(found),
        rows=tuple(tally_academy(found.values())),
        times={count: measured for count, measured in timed.items() if measured is not None},
    )
