"""Sparks, as the commands show and simulate it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from rich.console import RenderableType

from defuse.cli.console import Rows, misuse
from defuse.cli.games.game import CommandGame, Planned, Table, Wanted
from defuse.cli.language import spoken
from defuse.cli.seats import LETTERS
from defuse.kernel import UNKNOWN, Act, Event, Game, Observation, Outcome
from defuse.words import Message
from tests.kernel import toy
from tests.kernel.toy_table import Bench, Setup, View
from tests.toybox.arena import SparksMatch, SparksRow, SparksSummary, tally
from tests.toybox.words import narrate


class Shown(Struct, frozen=True, kw_only=True):
    """The bench as somebody sees it."""

    game: str = "sparks"
    viewer: str
    round: int
    scores: tuple[int, ...]
    wires: dict[int, int | None]
    last: tuple[str, ...]


class SparksCommands(CommandGame):
    """The bench in a few lines."""

    title = "Sparks"

    def narrate(self, before: Bench, events: Iterable[Event]) -> list[Message]:
        return narrate(events)

    def scene(
        self, view: View, viewer: str, *, sealed: Sequence[Act] = (), acts: int = 0, last: Sequence[Message] = ()
    ) -> Shown:
        bench = view.public
        wires = {wire: None if view.faces[wire] == UNKNOWN else view.faces[wire] for wire in bench.wires}
        told = tuple([spoken(said) for said in last])
        return Shown(viewer=viewer, round=bench.round, scores=bench.scores, wires=wires, last=told)

    def picture(self, scene: Shown, width: int) -> RenderableType:
        wires = " ".join(["?" if number is None else str(number) for number in scene.wires.values()])
        scores = ", ".join([f"{letter} {score}" for letter, score in zip(LETTERS, scene.scores, strict=False)])
        return Rows([("Sparks", f"round {scene.round}"), ("Wires", wires), ("Scores", scores)], indent=0)

    def ending(self, outcome: Outcome) -> dict[str, Any]:
        return {"winners": [LETTERS[seat] for seat in outcome.winners]}

    def table(self, text: str) -> Game | Observation:
        _, _, players = text.strip().partition(" ")
        if not players.isdigit():
            raise misuse("say how many play: sparks 3")
        return toy.new(0, Setup(players=int(players)))

    def planned(self, wanted: Wanted) -> Planned:
        counts = (2, 3, 4) if wanted.players == "all" else (int(wanted.players),)
        matches = [
            SparksMatch(players=count, number=number, seed=str(wanted.seed), bots=tuple(wanted.names()))
            for count in counts
            for number in range(1, wanted.games + 1)
        ]
        return Planned(matches, ["--players", wanted.players, "--games", str(wanted.games), "--bots", wanted.bots])

    def tally(self, results: Iterable[Any]) -> Sequence[Struct]:
        return tally(results)

    def tally_table(self, rows: Sequence[SparksRow]) -> RenderableType:
        return Rows([(row.bot, str(row.games), f"{row.score:.2f}") for row in rows], heads=("Bot", "Games", "Score"))

    def tables(self, summary: SparksSummary) -> list[Table]:
        return [Table("Points", ("Bot", "Points"), [(row.bot, f"{row.score:.2f}") for row in summary.rows])]


GAME = SparksCommands()
