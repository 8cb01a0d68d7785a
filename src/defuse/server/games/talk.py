"""Who may say what: what a game says about it, and the plain answer of a game that leaves talk to the table."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from defuse.words import Message, Text, say

SIGNS = (
    say("sign-hello"),
    say("sign-good-luck"),
    say("sign-thinking"),
    say("sign-go-ahead"),
    say("sign-well-done"),
    say("sign-thanks"),
    say("sign-sorry"),
    say("sign-oh-no"),
)
"""What can be signed while nobody may speak of wires."""


class MayTalk(NamedTuple):
    """How somebody may talk now."""

    talk: bool
    why: Text = ""
    note: Text = ""
    signs: tuple[Message, ...] = SIGNS


class TalkRules(Protocol):
    """The rules of a moment on who may say what."""

    def may_talk(self, seat: int | None) -> MayTalk:
        """How a seat (None: a spectator) may talk now."""

    def why_no_pointing(self, seat: int) -> Text | None:
        """Why a seat may not point at anything now, or None."""

    def is_slip(self, text: str) -> bool:
        """Whether saying this costs something, which the host has to report to the game."""


class FreeTalk:
    """At a game that leaves talk to the table, players say what they like. Spectators are heard after the end."""

    def __init__(self, over: bool) -> None:
        self.over = over

    def may_talk(self, seat: int | None) -> MayTalk:
        if seat is None and not self.over:
            return MayTalk(talk=True, note=say("talk-heard-later", one="game"), signs=())
        return MayTalk(talk=True)

    def why_no_pointing(self, seat: int) -> Text | None:
        return say("point-nothing")

    def is_slip(self, text: str) -> bool:
        return False
