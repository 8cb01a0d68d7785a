"""Hand: what a language model can do at its seat. Every answer is a text."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from threading import Lock
from time import monotonic
from typing import Any, Protocol

from msgspec.structs import replace

from defuse.client import NotAChoice, Refused, choice_by_number, option_words
from defuse.client.words import speaker_for, table_words
from defuse.server.games import box_named
from defuse.server.wire.forms import FormSeen
from defuse.server.wire.messages import Frame, Lobby
from defuse.server.wire.messages import Said as Told
from defuse.server.wire.scenes import EventSeen
from defuse.words import Message, Said, Speaker, Text, say

LONGEST_WAIT = 50.0
"""So many seconds a call may wait at most: clients give up calls that take long."""
STEP = 0.5
"""For so many seconds at a time."""
LATEST = 30
"""So much of what was said or has happened is told at once."""


class NotDone(Said):
    """Something that was asked for cannot be done, with the reason."""


class AnySeat(Protocol):
    """A seat at a table: a `TableSeat` of the client is one."""

    lang: str
    lobby: Lobby | None
    frame: Frame | None
    talk: list[Told]
    happened: list[EventSeen]

    @property
    def turn(self) -> Frame | None: ...
    @property
    def over(self) -> bool: ...
    def catch_up(self) -> None: ...
    def hear_until(self, wanted: Callable[[], bool], timeout: float | None = None) -> bool: ...
    def wait_for_turn(self, timeout: float | None = None) -> Frame | None: ...
    def answer(self, form: FormSeen, chosen: Mapping[str, Sequence[int | str]] | None = None) -> bool: ...
    def say(self, text: str) -> None: ...
    def sign(self, sign: str) -> None: ...
    def odds(self) -> Any: ...
    def start(self) -> None: ...
    def again(self, mission: int | None = None) -> None: ...


class Hand:
    """A seat, in words. Calls come from several threads and are done one after the other."""

    def __init__(self, seat: AnySeat) -> None:
        self.seat = seat
        self._lock = Lock()
        self._offered: Frame | None = None
        """The frame whose options were told last: the numbers are those of its forms."""
        self._heard = 0
        """How much of the talk was told already."""

    # Looking.

    def look(self) -> str:
        """The table, and what was said since the last look."""
        with self._lock:
            self.seat.catch_up()
            return self._look()

    def arrive(self, seconds: float) -> str:
        """The first look at a table: the game comes a moment after the seat, if one runs."""
        with self._lock:
            self.seat.hear_until(lambda: self.seat.frame is not None or not _runs(self.seat.lobby), seconds)
        return self.look()

    def options(self) -> str:
        """What may be done, numbered."""
        with self._lock:
            self.seat.catch_up()
            frame = self.seat.frame
            self._offered = frame
            # After the end nothing is offered; while an answer waits for its frame, the old forms are no use.
            forms = () if frame is None or (self.seat.turn is None and _asks(frame)) else frame.forms
            return option_words(forms, self.seat.lang)

    def happened(self) -> str:
        """What has happened in this game."""
        with self._lock:
            self.seat.catch_up()
            told = [event.speak or event.text for event in self.seat.happened if event.speak or event.text]
            return "\n".join(told) if told else self._text(say("program-mcp-nothing"))

    def talk(self) -> str:
        """What was said, and what may be said."""
        with self._lock:
            self.seat.catch_up()
            said = [self._text(_quoted(each)) for each in self.seat.talk[-LATEST:]]
            self._heard = len(self.seat.talk)
            return "\n".join([*(said or [self._text(say("program-mcp-silence"))]), *self._may()])

    def odds(self) -> str:
        """The chances of what this seat does not know."""
        with self._lock:
            self.seat.catch_up()
            frame = self.seat.frame
            if frame is None or not frame.may.odds:
                raise NotDone(say("program-mcp-no-odds"))
            told = _done(self.seat.odds)
            box = box_named(str(type(frame.scene).__struct_config__.tag))
            return "\n".join(box.odds_lines(told, frame.scene, self._speaker()))

    def rules(self) -> str:
        """How the game is played."""
        game = "busters" if self.seat.lobby is None else self.seat.lobby.mission.game
        return rule_lines(game, self._speaker())

    def mission(self) -> str:
        """The mission as its card tells it."""
        with self._lock:
            self.seat.catch_up()
            lobby = self.seat.lobby
            return "" if lobby is None else "\n".join(mission_lines(lobby, self._speaker()))

    # Doing.

    def act(self, option: int, choices: Mapping[str, Sequence[int]] | None = None) -> str:
        """Do one of the options that were told last."""
        with self._lock:
            self.seat.catch_up()
            form = self._form(option)
            try:
                done = _done(lambda: self.seat.answer(form, choice_by_number(form, choices or {})))
            except NotAChoice as wrong:
                raise NotDone(wrong.message) from wrong
            if not done:
                raise NotDone(say("program-mcp-faster"))
            self._offered = None
            self.seat.catch_up()
            return self._text(say("program-mcp-done"))

    def _form(self, option: int) -> FormSeen:
        offered, now = self._offered, self.seat.frame
        if offered is None or now is None:
            raise NotDone(say("program-mcp-ask-first"))
        if (offered.game, _question(offered)) != (now.game, _question(now)):
            raise NotDone(say("program-mcp-changed"))
        if not 1 <= option <= len(offered.forms):
            raise NotDone(say("program-mcp-no-option", number=option, most=len(offered.forms)))
        return offered.forms[option - 1]

    def wait(self, seconds: float) -> str:
        """Wait until this seat is asked or the game is over, and look."""
        end = monotonic() + max(0.0, min(seconds, LONGEST_WAIT))
        while True:
            with self._lock:  # in short steps: other calls come between
                try:
                    self.seat.wait_for_turn(max(0.0, min(STEP, end - monotonic())))
                    return self._look()
                except TimeoutError:
                    if monotonic() >= end:
                        return self._text(say("program-mcp-still-waiting"))

    def say(self, text: str) -> str:
        """Say something to all."""
        with self._lock:
            _done(lambda: self.seat.say(text))
            return self._text(say("program-mcp-done"))

    def sign(self, number: int) -> str:
        """Make one of the signs that may be made."""
        with self._lock:
            self.seat.catch_up()
            signs = () if self.seat.frame is None else self.seat.frame.may.signs
            if not 1 <= number <= len(signs):
                raise NotDone(say("program-mcp-no-sign", number=number, most=len(signs)))
            _done(lambda: self.seat.sign(signs[number - 1].id))
            return self._text(say("program-mcp-done"))

    def again(self, mission: int | None) -> str:
        """Play again, as the host."""
        with self._lock:
            self.seat.catch_up()
            if not self.seat.over:
                raise NotDone(say("program-not-over"))
            _done(lambda: self.seat.again(mission))
            _done(self.seat.start)
            self._offered = None
            return self._text(say("program-mcp-done"))

    # Words.

    def _look(self) -> str:
        lines = [table_words(_with_quoted_names(self.seat.lobby), self.seat.frame, self.seat.lang)]
        fresh, self._heard = self.seat.talk[self._heard :], len(self.seat.talk)
        return "\n".join([*lines, *[self._text(_quoted(each)) for each in fresh[-LATEST:]]])

    def _may(self) -> Iterable[str]:
        frame = self.seat.frame
        if frame is None:
            return
        may = frame.may
        if may.talk:
            yield self._text(say("program-mcp-may-talk", note=may.talk_note))
        else:
            yield self._text(say("program-mcp-no-talk", why=may.talk_why))
        if may.signs:
            signs = tuple([f"[{number}] {sign.text}" for number, sign in enumerate(may.signs, 1)])
            yield self._text(say("program-mcp-signs", signs=signs))

    def _speaker(self) -> Speaker:
        return speaker_for(_with_quoted_names(self.seat.lobby), self.seat.lang)

    def _text(self, message: Text) -> str:
        return self._speaker().text(message)


def _done(doing: Any) -> Any:
    """What something returns; a refusal of the table is told with its reason."""
    try:
        return doing()
    except Refused as refused:
        raise NotDone(refused.why) from refused


def _runs(lobby: Lobby | None) -> bool:
    return lobby is not None and lobby.state in ("running", "over")


def _asks(frame: Frame) -> bool:
    return frame.ask is not None and frame.ask.yours


def _question(frame: Frame) -> int | None:
    return None if frame.ask is None else frame.ask.number


def _quoted(told: Told) -> Message:
    """What somebody said, as a quotation that cannot be taken for anything else: in quotation marks, on one line."""
    if told.kind == "note":
        return say("program-mcp-note", text=told.text)
    name, text = _quote(told.name), _quote(told.text)
    if told.kind == "sign":
        return say("program-mcp-sign", name=name, text=told.text)
    if told.kind == "spectator":
        return say("program-mcp-watcher", name=name, text=text)
    return say("program-mcp-talk", name=name, text=text)


def _quote(typed: str) -> str:
    """What somebody typed, in quotation marks, on one line."""
    return json.dumps(typed, ensure_ascii=False)


def _with_quoted_names(lobby: Lobby | None) -> Lobby | None:
    if lobby is None:
        return None
    return replace(lobby, seats=tuple([replace(seat, name=seat.name and _quote(seat.name)) for seat in lobby.seats]))


def rule_lines(game: str, speaker: Speaker) -> str:
    """How a game is played."""
    return "\n".join([speaker.text(line) for line in box_named(game).rules()])


def mission_lines(lobby: Lobby, speaker: Speaker) -> list[str]:
    """The card of what is played."""
    card = lobby.mission
    lines = [f"{card.title} ({card.box})" if card.box else card.title, card.story, card.wires]
    lines += [speaker.text(say("program-mcp-setup", text=text)) for text in card.setup]
    lines += [speaker.text(say("program-mcp-goal", text=text)) for text in card.goal]
    for question, answer in card.questions:
        lines.append(speaker.text(say("program-mcp-question", question=question, answer=answer)))
    return [line for line in lines if line]
