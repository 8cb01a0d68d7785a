"""Who may say what: what a game says about it, and the plain answer of a game that leaves talk to the table."""

from __future__ import annotations

from typing import NamedTuple, Protocol

SIGNS = ("Hello!", "Good luck!", "Let me think.", "Go ahead.", "Well done!", "Thank you!", "Sorry!", "Oh no!")
"""What can be signed while nobody may speak of wires."""

NOT_YET = "Players hear this after the {one}."


class MayTalk(NamedTuple):
    """How somebody may talk now."""

    talk: bool
    why: str = ""
    note: str = ""
    signs: tuple[str, ...] = SIGNS


class TalkRules(Protocol):
    """The rules of a moment on who may say what."""

    def may_talk(self, seat: int | None) -> MayTalk:
        """How a seat (None: a spectator) may talk now."""

    def is_slip(self, text: str) -> bool:
        """Whether saying this costs something, which the host has to report to the game."""


class FreeTalk:
    """At a game that leaves talk to the table, players say what they like. Spectators are heard after the end."""

    def __init__(self, over: bool) -> None:
        self.over = over

    def may_talk(self, seat: int | None) -> MayTalk:
        if seat is None and not self.over:
            return MayTalk(talk=True, note=NOT_YET.format(one="game"), signs=())
        return MayTalk(talk=True)

    def is_slip(self, text: str) -> bool:
        return False
