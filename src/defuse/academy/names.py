"""Names: what wires, action cards and tiles are called. Each has a name within a sentence, and one to stand alone.

The entries are families of the catalogues: `academy-wire-…` for `WIRES`, `academy-action-…` for `ACTIONS`.
"""

from __future__ import annotations

from defuse.words import Message, say

_TILES = {None: say("academy-tile-unknown"), True: say("academy-tile-boom"), False: say("academy-tile-ok")}


def wire_name(wire: str) -> Message:
    """A wire within a sentence.

    >>> str(wire_name("red")), str(wire_title("red"))
    ('red', 'Red')
    """
    return say(f"academy-wire-{wire}")


def wire_title(wire: str) -> Message:
    """A wire, where its name stands alone."""
    return say(f"academy-wire-{wire}.title")


def wire_names(wires: tuple[str, ...]) -> tuple[Message, ...]:
    """Wires within a sentence."""
    return tuple([wire_name(wire) for wire in wires])


def action_name(card: str) -> Message:
    """An action card within a sentence.

    >>> str(action_name("wait")), str(action_title("wait"))
    ('wait', 'Wait')
    """
    return say(f"academy-action-{card}")


def action_title(card: str) -> Message:
    """An action card, where its name stands alone."""
    return say(f"academy-action-{card}.title")


def action_names(cards: tuple[str, ...]) -> tuple[Message, ...]:
    """Action cards within a sentence."""
    return tuple([action_name(card) for card in cards])


def tile_says(boom: bool | None) -> Message:
    """What is on a tile; None for one that is not known."""
    return _TILES[boom]


def way(step: int) -> str:
    """Where a plate moves, as texts select it."""
    return "left" if step < 0 else "right"
