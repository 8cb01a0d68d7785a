"""The games that a table can play: `box.py` says what the server asks of one, each package here answers for one.

>>> [str(box.title) for box in boxes()][:2]
['Bomb Busters', 'Bomb Squad Academy']
"""

from __future__ import annotations

from typing import Any

from defuse import games
from defuse.server.games.box import GameBox
from defuse.server.logs import LOG
from defuse.words import SOURCE


def boxes() -> tuple[GameBox, ...]:
    """All games that can be played at a table. One of another package that cannot be loaded is left out."""
    found: list[GameBox] = []
    for name in games.names("server"):
        try:
            found.append(box_named(name))
        except games.UnknownGame as error:
            LOG.warning("game left out", extra={"game": name, "why": str(error)})
    return tuple(found)


def box_named(name: str) -> GameBox:
    """The game of a name: that of a kit, of an observation, of a table. Raises ValueError where there is none."""
    box: GameBox = games.part(name, "server")
    return box


def mission_known(name: str, mission: int) -> int:
    """The mission, where the game of this name has it, and the first one of that game where it does not."""
    box = box_named(name)
    try:
        box.card(mission, SOURCE)
    except ValueError:
        return next((card.number for card in box.missions(SOURCE)), 1)
    return mission


def box_for(setup: Any) -> GameBox:
    """The game that a set-up is of."""
    for box in boxes():
        if type(setup) is box.kit.setup:
            return box
    raise ValueError(f"{type(setup).__name__} is no set-up of a game")
