"""Manners: how somebody may talk at a moment."""

from __future__ import annotations

from typing import NamedTuple

SIGNS = ("Hello!", "Good luck!", "Let me think.", "Go ahead.", "Well done!", "Thank you!", "Sorry!", "Oh no!")
"""What can be signed while nobody may speak of wires."""

NOT_YET = "Players hear this after the {one}."


class Manners(NamedTuple):
    """How somebody may talk now."""

    talk: bool
    why: str = ""
    note: str = ""
    signs: tuple[str, ...] = SIGNS


class Freely:
    """At a game that leaves talk to the table, players say what they like. Spectators are heard after the end."""

    def __init__(self, over: bool) -> None:
        self.over = over

    def manners(self, seat: int | None) -> Manners:
        if seat is None and not self.over:
            return Manners(talk=True, note=NOT_YET.format(one="game"), signs=())
        return Manners(talk=True)

    def is_slip(self, text: str) -> bool:
        return False
