"""A set-up that is played by the engine, up to the first turn: what happened there is what has to be laid out."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeVar

from defuse.busters import catalogue
from defuse.busters.board import Board
from defuse.busters.events import Opened, TurnStarted
from defuse.busters.mission import Mission
from defuse.busters.setup import Setup, begun, check
from defuse.kernel import Event, Game

E = TypeVar("E")
R = TypeVar("R")

SEED = "companion"
MOST_ACTS = 60
"""More than any set-up asks for."""


class Sample(NamedTuple):
    """A set-up with everything that happened in it; seat 0 is the captain."""

    mission: Mission
    game: Game
    events: tuple[Event, ...]

    @property
    def board(self) -> Board:
        """The table before the first turn."""
        board: Board = self.game.public
        return board

    def first(self, kind: type[E]) -> E | None:
        """The first event of a kind."""
        return next((event for event in self.events if isinstance(event, kind)), None)

    def every(self, kind: type[E]) -> list[E]:
        """All events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def rule(self, kind: type[R]) -> R | None:
        """The rule of a kind, as it is before the first turn."""
        return next((rule for rule in self.board.rules if isinstance(rule, kind)), None)

    def after_opening(self, event: Event) -> bool:
        """Whether something happened only when the opening tokens were placed."""
        opened = self.first(Opened)
        return opened is not None and self.events.index(event) > self.events.index(opened)


@lru_cache(maxsize=300)
def sample(mission: int, players: int, seed: str = SEED) -> Sample:
    """The set-up of a mission. Raises what the engine raises where it is not possible."""
    setup = Setup(mission=mission, players=players, captain=0)
    card = catalogue.mission(mission)
    check(setup, card)
    game, found = begun(setup, seed)
    events: list[Event] = list(found)
    for _ in range(MOST_ACTS):
        if game.ask is None or any(isinstance(event, TurnStarted) for event in events):
            break
        form = next(form for form in game.forms(game.ask.seats[0]) if form.possible())
        game, found = game.play(form.nth(0))
        events += found
    return Sample(card, game, tuple(events))
