"""TableSeat: a seat at a table, for a program. It has what was heard last, waits for what comes, and does things."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from secrets import token_urlsafe
from types import TracebackType
from typing import Any, Self

from msgspec.structs import replace

from defuse.client import requests
from defuse.client.errors import Closed, Refused
from defuse.client.line import Line
from defuse.client.requests import Link
from defuse.client.words import speaker_for, table_words
from defuse.server.wire import messages as said
from defuse.server.wire.forms import FormSeen
from defuse.server.wire.messages import Frame, FromServer, Lobby
from defuse.server.wire.scenes import EventSeen
from defuse.words import Message, say

KEPT = 500
"""How much of what was said and of what happened is remembered."""


class TableSeat:
    """A seat at a table, or a place to watch from. Use it with `with`, from one thread at a time."""

    def __init__(
        self,
        link: Link,
        token: str | None = None,
        *,
        lang: str = "en",
        patience: float = 120.0,
        rate: float = 4.5,
        timeout: float = 60.0,
    ) -> None:
        self.link = link
        self.token = token
        """The key to the seat; None for somebody who watches. Keep it to come back later (`resume`)."""
        self.lang = lang
        self.timeout = timeout
        """For how many seconds an answer of the server is waited for."""
        self.lobby: Lobby | None = None
        """The table and who sits there."""
        self.frame: Frame | None = None
        """The game as this seat sees it."""
        self.talk: list[said.Said] = []
        """What was said, and notes of the table."""
        self.happened: list[EventSeen] = []
        """What has happened in this game, the oldest first."""
        self._heard: set[int] = set()
        self._unanswered: dict[str, dict[str, Any]] = {}
        self._answered: tuple[int, int] | None = None
        """The frame that the last answer was given to, as long as no other one has come."""
        self._sealed: tuple[int, int] | None = None
        """The question that has a sealed answer of this seat."""
        self._replies: dict[str, FromServer] = {}
        self._line = Line(link.socket, self._opening, patience=patience, rate=rate)
        if not self.hear_until(lambda: self.lobby is not None, timeout):
            self.close()
            raise Closed("unreachable", f"no answer of {link.server}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Hang up, for good: `resume` comes back. The seat stays, and a bot plays on after a while."""
        self._line.close()

    # What is known.

    @property
    def seat(self) -> int | None:
        """Which seat it is, from 0; None for somebody who watches."""
        return None if self.lobby is None else self.lobby.you.seat

    @property
    def over(self) -> bool:
        """Whether the game that was seen last has ended."""
        return self.frame is not None and self.frame.ask is None

    @property
    def turn(self) -> Frame | None:
        """The frame with a question to this seat, if the table waits for its answer now."""
        frame = self.frame
        if frame is None or frame.ask is None or not frame.ask.yours or not frame.forms:
            return None
        if (frame.game, frame.ask.number) == self._sealed:
            return None  # it may still be changed, but nobody waits for that
        return None if self._answered == (frame.game, frame.number) else frame

    @property
    def text(self) -> str:
        """The table in words, as this seat sees it."""
        return table_words(self.lobby, self.frame, self.lang)

    # Waiting.

    def hear_until(self, wanted: Callable[[], bool], timeout: float | None = None) -> bool:
        """Take in what comes until it is as wanted. Whether it is, when the time (None: for ever) is up."""
        end = None if timeout is None else time.monotonic() + timeout
        while not wanted():
            left = None if end is None else end - time.monotonic()
            try:
                self._take(self._line.hear(left if left is None else max(0.0, left)))
            except TimeoutError:
                return wanted()
        return True

    def catch_up(self) -> None:
        """Take in all that has come already, without waiting."""
        self.hear_until(lambda: False, 0.0)

    def wait_for_turn(self, timeout: float | None = None) -> Frame | None:
        """Wait until this seat is asked, and return the frame with the question; None when the game is over.

        Raises TimeoutError if neither comes about in time, and Closed if the table was closed.
        """
        if not self.hear_until(lambda: self.turn is not None or self.over or self._shut, timeout):
            raise TimeoutError("nobody has asked yet")
        if self._shut:
            assert self.lobby is not None
            raise Closed("state", self.lobby.closed)
        return self.turn

    def wait_for_game(self, timeout: float | None = None) -> Frame:
        """Wait until a game runs at the table."""
        if not self.hear_until(lambda: self.frame is not None and not self.over, timeout):
            raise TimeoutError("no game has begun yet")
        assert self.frame is not None
        return self.frame

    @property
    def _shut(self) -> bool:
        return self.lobby is not None and self.lobby.state == "closed"

    # Doing. Each of these raises Refused where it is not possible, with the reason.

    def answer(self, form: FormSeen, chosen: Mapping[str, Sequence[int | str]] | None = None) -> bool:
        """Do something: one of the forms of the frame, with the ids of what is chosen in each field.

        Whether it was done: it is not where the question was closed meanwhile, because somebody else was faster.
        """
        frame = self.frame
        if frame is None or frame.ask is None:
            raise Refused("state", self._text(say("program-no-question")))
        filled = {name: list(items) for name, items in (chosen or {}).items()}
        for field in form.fields:
            if field.name not in filled and field.only:
                filled[field.name] = list(field.only)
        try:
            self.request("answer", ask=frame.ask.number, form=form.id, chosen=filled)
            done = True
        except Refused as refused:
            if refused.code != "stale":
                raise
            done = False
        if self.frame is not None and (self.frame.game, self.frame.number) == (frame.game, frame.number):
            self._answered = frame.game, frame.number
        if done and frame.ask.mode == "all" and not form.aside:
            self._sealed = frame.game, frame.ask.number
        return done

    def say(self, text: str) -> None:
        """Say something, where `frame.may.talk`."""
        self.request("talk", text=text)

    def sign(self, sign: str) -> None:
        """Make one of the signs in `frame.may.signs`, by its id."""
        self.request("sign", sign=sign)

    def odds(self) -> Any:
        """The odds of this seat, where `frame.may.odds`: their shape depends on the game."""
        found = self.request("odds")
        assert isinstance(found, said.Odds)
        return found.told

    def proof(self, wire: int) -> said.WireProof:
        """Why a wire is certain for this seat."""
        found = self.request("proof", wire=wire)
        assert isinstance(found, said.WireProof)
        return found

    def why(self, number: int) -> str:
        """After the end: why a bot did what led to a frame, one of `frame.may.reasons`."""
        found = self.request("why", number=number)
        assert isinstance(found, said.Reason)
        return found.text

    def start(self) -> None:
        """Start the game, as the host."""
        self.request("start")

    def again(self, mission: int | None = None) -> None:
        """The table becomes a lobby again, for the same or another mission, as the host."""
        self.request("again", mission=mission)

    def leave(self) -> None:
        """Give up the seat for good."""
        self.request("seat", do="leave")

    def replay(self) -> bytes:
        """The replay file of the game that is over."""
        ending = getattr(self.frame and self.frame.scene, "ending", None)
        if ending is None:
            raise Refused("state", self._text(say("program-not-over")))
        key = f"?k={self.link.key}" if self.link.key else ""
        return requests.replay(self.link.server, f"{ending.replay}{key}", self.token)

    def request(self, type: str, **fields: Any) -> FromServer:
        """Send any message of the protocol that has an id, and wait for the answer to it."""
        id = token_urlsafe(12)
        self._unanswered[id] = {"type": type, "id": id, **fields}
        end = time.monotonic() + self.timeout
        try:
            with suppress(TimeoutError):
                self._line.send(self._unanswered[id], self.timeout)
            if not self.hear_until(lambda: id in self._replies, max(0.0, end - time.monotonic())):
                raise TimeoutError(f"no answer to {type}")
        finally:
            self._unanswered.pop(id, None)
        found = self._replies.pop(id)
        if isinstance(found, said.Refused):
            raise Refused(found.code, found.why)
        if isinstance(found, said.Error):
            raise Refused(found.code, found.text)
        return found

    def _text(self, message: Message) -> str:
        return speaker_for(self.lobby, self.lang).text(message)

    # The line.

    def _opening(self) -> Iterator[dict[str, Any]]:
        frame = self.frame
        have = None if frame is None else {"game": frame.game, "number": frame.number}
        yield {"type": "hello", "token": self.token, "have": have, "lang": self.lang, "key": self.link.key}
        yield from list(self._unanswered.values())

    def _take(self, message: FromServer) -> None:
        match message:
            case Lobby():
                self.lobby = message
                if message.key:
                    self.link = self.link._replace(key=message.key)
            case Frame():
                self._see(message)
            case said.Said():
                if message.number not in self._heard:
                    self._heard.add(message.number)
                    self.talk = [*self.talk, message][-KEPT:]
            case said.SeatedHere():
                self.token = message.token
            case said.Error(code="bad") if len(self._unanswered) == 1:
                (waiting,) = self._unanswered  # an error has no id, but one request waits at a time
                self._replies[waiting] = message
            case _:
                id = getattr(message, "id", None)
                if id in self._unanswered:
                    self._replies[id] = message

    def _see(self, frame: Frame) -> None:
        before = self.frame
        if before is None or before.game != frame.game:
            self.happened = []
        known = {event.at for event in self.happened}
        # Where wires have to be remembered, nobody is told of them later: only the newest events have theirs.
        older = [replace(event, wires=()) if event.at < frame.number else event for event in self.happened]
        self.happened = [*older, *[event for event in frame.events if event.at not in known]][-KEPT:]
        self.frame = frame
        self._answered = None
