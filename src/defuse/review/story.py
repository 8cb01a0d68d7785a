"""The story of a game: its replay played once more, act by act, and kept for whoever asks next."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import NamedTuple

import msgspec
from msgspec import Struct

from defuse import games
from defuse.kernel import Act, Event, Game, ReplayError
from defuse.kernel.replay import loads
from defuse.words import reason_of

REMEMBERED = 4
"""So many stories a process keeps."""


class Moment(NamedTuple):
    """An act, with the game before and after it."""

    number: int
    """Of the act, from 1."""
    before: Game
    act: Act
    after: Game
    events: tuple[Event, ...]


class Story(NamedTuple):
    """All of a game."""

    game: str
    """The name of what was played."""
    beginning: Game
    first: tuple[Event, ...]
    """What happened before the first act."""
    moments: tuple[Moment, ...]

    @property
    def end(self) -> Game:
        """The game after the last act."""
        return self.after(len(self.moments))

    def after(self, number: int) -> Game:
        """The game after so many acts."""
        return self.moments[number - 1].after if number else self.beginning


class _Head(Struct):
    game: str = ""


def story_of(data: bytes) -> Story:
    """Play the bytes of a replay file. Raises `ReplayError` if they are none, or cannot be played."""
    return _story_of(bytes(data))


@lru_cache(maxsize=REMEMBERED)
def _story_of(data: bytes) -> Story:
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        name = msgspec.json.decode(data, type=_Head).game
        try:
            games.part(name, "rules")  # without them its acts cannot be read
        except games.UnknownGame as error:
            raise ReplayError(reason_of(error)) from error
    replay = loads(data)
    beginning: Game | None = None
    first: tuple[Event, ...] = ()
    moments: list[Moment] = []
    before: Game | None = None
    for act, game, events in replay.steps():
        if act is None or before is None:
            beginning, first = game, events
        else:
            moments.append(Moment(len(moments) + 1, before, act, game, events))
        before = game
    assert beginning is not None
    return Story(replay.game, beginning, first, tuple(moments))
