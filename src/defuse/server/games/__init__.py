"""The games that a table can play, by name. Only here does the server know which ones there are.

>>> [box.title for box in boxes()]
['Bomb Busters', 'Bomb Squad Academy']
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from defuse.server.games.box import GameBox


@lru_cache(maxsize=1)
def boxes() -> tuple[GameBox, ...]:
    """All games."""
    # A game's own module knows the shapes of messages, and those who speak them look for games here.
    from defuse.server.games.academy.box import AcademyBox
    from defuse.server.games.busters.box import BustersBox

    return (BustersBox(), AcademyBox())


def box_named(name: str) -> GameBox:
    """The game of a name: that of a kit, of an observation, of a table."""
    for box in boxes():
        if box.name == name:
            return box
    raise ValueError(f"there is no game {name!r}")


def box_for(setup: Any) -> GameBox:
    """The game that a set-up is of."""
    for box in boxes():
        if type(setup) is box.kit.setup:
            return box
    raise ValueError(f"{type(setup).__name__} is no set-up of a game")
