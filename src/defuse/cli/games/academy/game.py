"""Bomb Squad Academy, as the commands show it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from rich.console import RenderableType

from defuse.academy.board import Board
from defuse.academy.notation import NotationError, parse, parse_observation, reads_as_view
from defuse.academy.view import View
from defuse.academy.words import narrate
from defuse.cli.console import misuse
from defuse.cli.games.academy.picture import picture
from defuse.cli.games.academy.scene import AcademyScene, scene_of
from defuse.cli.games.game import CommandGame, OddsTeller, Planned, Table, Wanted
from defuse.kernel import Act, Event, Game, Observation, Outcome
from defuse.words import LETTERS, Message, reason_of, say


class AcademyCommands(CommandGame):
    """Wires of a bomb, tracks and tiles, seats with their cards."""

    title = say("game-academy")

    def narrate(self, before: Board, events: Iterable[Event]) -> list[Message]:
        return narrate(events)

    def scene(
        self, view: View, viewer: str, *, sealed: Sequence[Act] = (), acts: int = 0, last: Sequence[Message] = ()
    ) -> AcademyScene:
        return scene_of(view, viewer, sealed=sealed, acts=acts, last=last)

    def picture(self, scene: AcademyScene, width: int) -> RenderableType:
        return picture(scene, width)

    def ending(self, outcome: Outcome) -> dict[str, Any]:
        return {"winners": [LETTERS[seat] for seat in outcome.winners]}

    def table(self, text: str) -> Game | Observation:
        try:
            return parse_observation(text) if reads_as_view(text) else parse(text)
        except NotationError as error:
            raise misuse(reason_of(error)) from error

    # What takes long to load is imported when it is asked for.

    def odds(self) -> OddsTeller | None:
        from defuse.cli.games.academy.odds import AcademyTeller

        return AcademyTeller()

    def planned(self, wanted: Wanted) -> Planned:
        from defuse.cli.games.academy.simulate import planned

        return planned(wanted)

    def tally(self, results: Iterable[Any]) -> Sequence[Struct]:
        from defuse.arena.games.academy import tally_academy

        return tally_academy(results)

    def tally_table(self, rows: Sequence[Any]) -> RenderableType:
        from defuse.cli.games.academy.simulate import table_of

        return table_of(rows)

    def tables(self, summary: Any) -> list[Table]:
        from defuse.cli.games.academy.simulate import tables

        return tables(summary)


GAME = AcademyCommands()
