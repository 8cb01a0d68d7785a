"""The games whose tables the commands show. What draws and tells a game is found by its name, when it is needed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, Protocol

from msgspec import Struct
from rich.console import RenderableType

from defuse.kernel import Act, Event, Game, Observation, Outcome

GAMES = ("busters", "academy")
"""The games by their names in replay files; a package of this name is here for each."""

BEGINS = dict.fromkeys(("bomb", "plates", "gone", "green", "blue", "red", "yellow"), "academy")
"""How the notation of a game may begin; all other texts are of Bomb Busters."""


class Pictures(Protocol):
    """What the commands ask of a game."""

    title: str

    def narrate(self, before: Any, events: Iterable[Event]) -> list[str]:
        """What happened, as sentences that everybody may read, beginning at the public state as it was before."""

    def scene(
        self, view: Any, viewer: str, *, sealed: Sequence[Act] = (), acts: int = 0, last: Sequence[str] = ()
    ) -> Struct:
        """The table as plain data, from a view and the sealed acts that the viewer knows of, and from nothing else."""

    def picture(self, scene: Any, width: int) -> RenderableType:
        """The scene as a picture, at most so many characters wide."""

    def ending(self, outcome: Outcome) -> dict[str, Any]:
        """How a game ended, as plain data."""

    def table(self, text: str) -> Game | Observation:
        """The table that a text in the notation of the game sets up: a whole one, or what one seat sees of it.

        A text that cannot be read is a `Failure`.
        """


def pictures_of(game: str) -> Pictures:
    """What draws and tells a game."""
    found: Pictures = import_module(f"{__name__}.{game}.pictures").PICTURES
    return found


def game_of_text(text: str) -> str:
    """Which game a table in notation is of."""
    lines = (line.partition("#")[0].split() for line in text.splitlines())
    first = next((words[0] for words in lines if words), "")
    return BEGINS.get(first, "busters")
