"""Sparks, as the arena plays it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, ClassVar

from msgspec import Struct

from defuse.arena import Ended, Record, Run, Terms, Thinking
from defuse.kernel import Act, Game, Kit
from tests.kernel import toy
from tests.kernel.toy_table import Setup


class SparksMatch(Struct, frozen=True, kw_only=True):
    """One game to be played."""

    game: ClassVar[str] = toy.KIT.name

    players: int
    number: int
    seed: str
    bots: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"sparks-p{self.players}-s{self.seed}-{self.number}"

    def bot_at(self, seat: int) -> str:
        return self.bots[seat % len(self.bots)]

    def deal(self) -> Game:
        return toy.new(self.name, Setup(players=self.players))


class SparksResult(Struct, frozen=True, kw_only=True):
    """How a match ended."""

    match: SparksMatch
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    acts: int
    seconds: float = 0.0
    thinking: Thinking | None = None


class SparksRow(Struct, frozen=True, kw_only=True):
    """What came of the games of a bot."""

    bot: str
    games: int
    score: float


class SparksSummary(Struct, frozen=True, kw_only=True):
    """What came of the games in files."""

    runs: tuple[Run, ...]
    planned: int
    games: int
    rows: tuple[SparksRow, ...]
    name: str = "Sparks"


def tally(results: Iterable[SparksResult]) -> list[SparksRow]:
    """A row for each bot."""
    scores: dict[str, list[int]] = {}
    for result in results:
        for seat, score in enumerate(result.scores):
            scores.setdefault(result.match.bot_at(seat), []).append(score)
    return [SparksRow(bot=bot, games=len(all), score=sum(all) / len(all)) for bot, all in sorted(scores.items())]


class SparksInTheArena:
    """Everybody plays for themselves."""

    title = "Sparks"
    kit: Kit = toy.KIT
    result: type[SparksResult] = SparksResult

    def terms(self, match: SparksMatch) -> Terms:
        return Terms()

    def clock_act(self, game: Game) -> Act | None:
        return None

    def ended(self, match: SparksMatch, end: Ended) -> SparksResult:
        return SparksResult(
            match=match,
            scores=end.game.public.scores,
            winners=end.outcome.winners,
            acts=len(end.game.acts),
            seconds=end.seconds,
            thinking=end.thinking,
        )

    def code(self) -> str:
        files = sorted(path.read_bytes() for path in Path(__file__).parent.glob("*.py"))
        return blake2b(b"".join(files), digest_size=6).hexdigest()

    def summaries(self, records: Sequence[Record[Any]]) -> list[SparksSummary]:
        runs = tuple([run for record in records for run in record.runs])
        results = [result for record in records for result in record.results]
        planned = sum([record.runs[-1].planned for record in records])
        return [SparksSummary(runs=runs, planned=planned, games=len(results), rows=tuple(tally(results)))]


GAME = SparksInTheArena()
