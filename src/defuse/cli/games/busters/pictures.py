"""Bomb Busters, as the commands show it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import RenderableType

from defuse.busters.board import Board
from defuse.busters.notation import Contradicted, NotationError, parse, parse_observation
from defuse.busters.view import View
from defuse.busters.words import loss_words, narrate
from defuse.cli.console import Failure, misuse
from defuse.cli.games.busters.picture import picture
from defuse.cli.games.busters.scene import Scene, scene_of
from defuse.kernel import Act, Event, Game, Observation, Outcome


class BustersPictures:
    """Stands, wires, dial and cards."""

    title = "Bomb Busters"

    def narrate(self, before: Board, events: Iterable[Event]) -> list[str]:
        return narrate(before, events)

    def scene(
        self, view: View, viewer: str, *, sealed: Sequence[Act] = (), acts: int = 0, last: Sequence[str] = ()
    ) -> Scene:
        return scene_of(view, viewer, acts=acts, last=last)

    def picture(self, scene: Scene, width: int) -> RenderableType:
        return picture(scene, width)

    def ending(self, outcome: Outcome) -> dict[str, Any]:
        return {"won": outcome.won, "why": outcome.why if outcome.won else loss_words(outcome.why)}

    def table(self, text: str) -> Game | Observation:
        partial = "?" in text or re.search(r"\bview\b", text)
        try:
            return parse_observation(text) if partial else parse(text)
        except Contradicted as error:
            raise Failure(str(error)) from error
        except NotationError as error:
            raise misuse(str(error)) from error


PICTURES = BustersPictures()
