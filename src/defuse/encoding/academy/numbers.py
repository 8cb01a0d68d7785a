"""The numbers of Bomb Squad Academy: one list for all player counts. Seats count clockwise from the one who acts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from defuse.academy.board import ACTIONS, Board
from defuse.academy.components import WIRES
from defuse.encoding.blocks import Blocks
from defuse.kernel import Field, Form

SEATS = 5
NTHS = 60
"""At least as many as a deck may have cards."""

VERBS = (
    *("pass", "cannot", "choose", "protect", "peek-cards", "peek-tiles", "look-away", "take-tool"),
    *("use-tool", "blow-horn", "freeze", "jump", "rethink", "cover", "swap", "pick-card"),
)
"""The acts by their tags, in the order of their numbers. New ones go to the end."""
TOOLS = (
    *("air-horn", "amplifier", "bomb-blanket", "crimper", "dynamo", "freezer", "hammer", "helmet", "jammer", "jumper"),
    *("mirror", "orders", "schematics", "scrambler", "shield", "sniffer", "switch", "toolkit", "wrench", "x-ray"),
)
"""The tools by their names. New ones go to the end."""
HOME = {"choose-ask": "choose"}
"""The act that goes without saying, by question: its verb is left out."""

BLOCKS = Blocks(
    ("decline", 1, ("decline",), "use no tool now; only where a race was let go by before"),
    ("done", 1, ("done",), "end a list that could be longer"),
    ("verb", 22, VERBS, "what to do, where it does not go without saying"),
    ("tool", 24, TOOLS, "use a tool, or take it"),
    ("action", 8, ACTIONS, "an action card"),
    ("colour", 8, WIRES, "a wire"),
    ("seat", 8, tuple(map(str, range(SEATS))), "a seat, clockwise from one's own"),
    ("nth", NTHS, tuple(map(str, range(NTHS))), "one of the cards that are offered, in their order"),
)

_NAMED = {
    "action": {name: BLOCKS["action"].of(name) for name in ACTIONS},
    "colour": {name: BLOCKS["colour"].of(name) for name in WIRES},
    "tool": {name: BLOCKS["tool"].of(name) for name in TOOLS},
}
_VERB = {verb: BLOCKS["verb"].of(verb) for verb in VERBS}
_SEAT, _NTH = BLOCKS["seat"].first, BLOCKS["nth"].first


class AcademyFrame:
    """How a seat counts."""

    __slots__ = ("players", "seat")

    def __init__(self, board: Board, seat: int) -> None:
        self.players = board.players
        self.seat = seat

    def numbers(self, field: Field, items: Iterable[Any]) -> list[int]:
        kind = field.kind
        named = _NAMED.get(kind)
        if named is not None:
            return [named[item] for item in items]
        if kind == "seat":
            return [_SEAT + (seat - self.seat) % self.players for seat in items]
        if kind == "card":
            offered = field.items if hasattr(field, "items") else field.groups[0]
            return [_NTH + offered.index(card) for card in items]
        raise LookupError(f"{field.name}: nothing says how a {kind} is numbered")


def prefix(board: Board, form: Form) -> tuple[int, ...]:
    """The numbers that say which form is filled in: its tool, or its verb where that does not go without saying."""
    if form.using:
        return tuple([_NAMED["tool"][tool] for tool in form.using])
    verb = str(form.verb.__struct_config__.tag)
    ask = board.ask
    if ask is not None and HOME.get(str(ask.__struct_config__.tag)) == verb:
        return ()
    return (_VERB[verb],)
