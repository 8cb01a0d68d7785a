"""Words for stories of missions with a script: a rule in the middle of its story, and the clock of the host."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from defuse.kernel import Clock, Event, Game


def rule(game: Game, id: str) -> Any:
    """A rule in play, with its state."""
    found = game.public.rule(id)
    assert found is not None, f"there is no rule {id}"
    return found


def told(game: Game, id: str, **state: object) -> Game:
    """The same game with one rule in another state."""
    new = replace(rule(game, id), **state)
    rules = tuple([new if old.id == id else old for old in game.public.rules])
    return Game(game.kit, game.setup, replace(game.public, rules=rules), game.secret, game.acts)


def tick(game: Game, seconds: float) -> tuple[Game, tuple[Event, ...]]:
    """The game when so many seconds of play have passed since its start, and what happened."""
    return game.play(Clock(seconds=seconds))


def waiting(game: Game) -> list[int]:
    """The seats that may answer the open question."""
    assert game.ask is not None
    return list(game.waiting())
