"""Games with all their positions, played once for all tests that look at them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import NamedTuple

from defuse.busters import begun
from defuse.kernel import Act, Event, Game
from tests.conformance.cases import SKILLS, rng_of, setup_of
from tests.steer import ENDLESS, steer, wander

KEPT = 64
"""How many games are kept for whoever asks next; tests of one case come one after the other."""


class Step(NamedTuple):
    """An act (None: the set-up), the game after it, and what happened."""

    act: Act | None
    game: Game
    events: tuple[Event, ...]


class Story(NamedTuple):
    """A game with all its positions."""

    mission: int
    players: int
    seed: int
    driver: str
    """One of `SKILLS`."""
    steps: tuple[Step, ...]

    @property
    def end(self) -> Game:
        """The game when it is over."""
        return self.steps[-1].game

    @property
    def open(self) -> tuple[Game, ...]:
        """The positions at which something is asked."""
        return tuple([step.game for step in self.steps if not step.game.over])

    @contextmanager
    def at_hand(self) -> Iterator[None]:
        """Whatever goes wrong in here says of which game it was."""
        try:
            yield
        except Exception as error:
            error.add_note(f"mission {self.mission}, {self.players} players, seed {self.seed}, {self.driver} play")
            raise


@lru_cache(maxsize=KEPT)
def story(mission: int, players: int, seed: int, driver: str) -> Story:
    """A game from its set-up to its end."""
    skill = SKILLS[driver]
    rng = rng_of(mission, players, seed, skill)
    game, events = begun(setup_of(mission, players), seed)
    steps = [Step(None, game, events)]
    while not game.over:
        assert len(steps) < ENDLESS, f"mission {mission}, {players} players, seed {seed}: the game does not end"
        act = steer(game, rng, skill) if skill else wander(game, rng)
        game, events = game.play(act)
        steps.append(Step(act, game, events))
    return Story(mission, players, seed, driver, tuple(steps))
