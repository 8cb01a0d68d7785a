"""What may be said at the table: by the agreement of the table, and by the rules of the mission."""

from __future__ import annotations

from typing import Any

from defuse.busters.board import Board
from defuse.busters.memory import by_heart
from defuse.busters.rules.speech import Speech
from defuse.busters.rules.speed import Race
from defuse.server.games.talk import MayTalk
from defuse.server.wire.options import Options
from defuse.words import Text, say


class MissionTalk:
    """The rules of a moment on who may say what. Without a board no mission runs."""

    def __init__(self, board: Board | None, options: Options) -> None:
        self.board = board
        self.free = board is None or board.outcome is not None
        self.options = options
        self.speech = None if board is None else _speech(board)
        self.silent = {rule.silent for rule in ([] if board is None else board.rules) if isinstance(rule, Race)}

    def may_talk(self, seat: int | None) -> MayTalk:
        """How a seat (None: a spectator) may talk now."""
        if self.free:
            return MayTalk(talk=True)
        if seat is None:
            return MayTalk(talk=True, note=say("talk-heard-later", one="mission"), signs=())
        speech = self.speech
        if speech is not None and speech.chat == "closed":
            return MayTalk(talk=False, why=speech.why_not_said("") or "", signs=speech.signs)
        if seat in self.silent:
            return MayTalk(talk=False, why=say("talk-silent"))
        if self.options.talk == "signs":
            return MayTalk(talk=False, why=say("talk-signs-only"))
        no_numbers = speech is not None and speech.chat == "no numbers"
        return MayTalk(talk=True, note=say("talk-no-numbers") if no_numbers else "")

    def why_no_pointing(self, seat: int) -> Text | None:
        """Pointing tells as much as talking does: it is for tables that talk, and where nothing of it is forbidden."""
        if self.options.talk != "open":
            return say("point-open-talk")
        said = self.may_talk(seat)
        if not said.talk:
            return said.why
        if self.free or self.board is None:
            return None
        if by_heart(self.board):
            return say("point-by-heart")
        return None if self.speech is None or self.speech.chat == "open" else say("point-restricted")

    def is_slip(self, text: str) -> bool:
        """Whether saying this costs something, which the host has to report to the game (M25)."""
        if self.free or self.board is None or not self.board.opened:
            return False
        return self.speech is not None and self.speech.costs(text)


def _speech(board: Board) -> Speech | None:
    rule: Any = board.rule("speech")
    return rule if isinstance(rule, Speech) else None
