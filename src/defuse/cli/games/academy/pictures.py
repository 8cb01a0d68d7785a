"""Bomb Squad Academy, as the commands show it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import RenderableType

from defuse.academy.board import Board
from defuse.academy.notation import NotationError, parse, parse_observation, reads_as_view
from defuse.academy.view import View
from defuse.academy.words import SEATS, narrate
from defuse.cli.console import misuse
from defuse.cli.games.academy.picture import picture
from defuse.cli.games.academy.scene import AcademyScene, scene_of
from defuse.kernel import Act, Event, Game, Observation, Outcome


class AcademyPictures:
    """Wires of a bomb, tracks and tiles, seats with their cards."""

    title = "Bomb Squad Academy"

    def narrate(self, before: Board, events: Iterable[Event]) -> list[str]:
        return narrate(events)

    def scene(
        self, view: View, viewer: str, *, sealed: Sequence[Act] = (), acts: int = 0, last: Sequence[str] = ()
    ) -> AcademyScene:
        return scene_of(view, viewer, sealed=sealed, acts=acts, last=last)

    def picture(self, scene: AcademyScene, width: int) -> RenderableType:
        return picture(scene, width)

    def ending(self, outcome: Outcome) -> dict[str, Any]:
        return {"winners": [SEATS[seat] for seat in outcome.winners]}

    def table(self, text: str) -> Game | Observation:
        try:
            return parse_observation(text) if reads_as_view(text) else parse(text)
        except NotationError as error:
            raise misuse(str(error)) from error


PICTURES = AcademyPictures()
