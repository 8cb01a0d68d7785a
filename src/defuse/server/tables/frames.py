"""Frames: a match as JSON for each seat. What is the same for everybody is encoded once."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct

from defuse.server.games.box import Disclosed, Drawn
from defuse.server.games.talk import MayTalk
from defuse.server.tables.match import Match
from defuse.server.tables.talk import may_talk
from defuse.server.wire.forms import AskSeen, FormSeen
from defuse.server.wire.messages import May, SignSeen
from defuse.server.wire.options import Options
from defuse.server.wire.scenes import ClockSeen
from defuse.words import Message, Speaker

_ENCODER = msgspec.json.Encoder()


class Encoded(Struct, frozen=True, kw_only=True, tag_field="type", tag="frame"):
    """A `messages.Frame` with parts that are JSON already."""

    game: int
    number: int
    events: Raw
    scene: Raw
    yours: Struct
    ask: AskSeen | None
    forms: tuple[FormSeen, ...]
    may: May
    reports: tuple[FormSeen, ...] = ()
    truncated: bool = False


class Moment:
    """A match at one moment, to make everybody's frame of it."""

    def __init__(
        self, match: Match, options: Options, *, seconds: float | None, running: bool, host: int | None = None
    ) -> None:
        self.match = match
        self.host = host
        self.options = options
        self.running = running
        self._clock = None if seconds is None else ClockSeen(seconds=round(seconds, 1), running=running)
        self._shared: dict[str, tuple[Drawn, Raw]] = {}
        self._reckons = match.box.no_odds(match.game) is None
        self._talk_rules = match.box.talk_rules(match.game.public, options)
        self._parts: dict[tuple[int | None, str], tuple[Struct, AskSeen | None, tuple[FormSeen, ...]]] = {}
        self._latest: dict[tuple[int | None, str], bytes] = {}
        self._may: dict[tuple[MayTalk, bool, bool, str], May] = {}

    def shared(self, language: str) -> tuple[Drawn, Raw]:
        """What everybody sees who is spoken to in a language, and its JSON."""
        found = self._shared.get(language)
        if found is None:
            match = self.match
            drawn = match.box.draw(match.game, match.speakers.of(language), self._clock, _disclosed(match))
            found = self._shared[language] = drawn, Raw(_ENCODER.encode(drawn.scene))
        return found

    def frame(self, seat: int | None, language: str, have: int | None = None) -> bytes:
        """The frame of a seat (None: a spectator), with what came after the frame that it has (None: just the last)."""
        if have is None:
            found = self._latest.get((seat, language))
            if found is None:
                found = self._latest[seat, language] = self._encode(seat, language, self.match.frame - 1)
            return found
        return self._encode(seat, language, have)

    def _encode(self, seat: int | None, language: str, have: int) -> bytes:
        events, truncated = self.match.missed(have, language)
        yours, ask, forms = self._part(seat, language)
        frame = Encoded(
            game=self.match.game_number,
            number=self.match.frame,
            events=Raw(events),
            scene=self.shared(language)[1],
            yours=yours,
            ask=ask,
            forms=forms,
            may=self.may(seat, language),
            reports=self.reports(seat, language),
            truncated=truncated,
        )
        return _ENCODER.encode(frame)

    def _part(self, seat: int | None, language: str) -> tuple[Struct, AskSeen | None, tuple[FormSeen, ...]]:
        found = self._parts.get((seat, language))
        if found is None:
            match = self.match
            speaker = match.speakers.of(language)
            view: Any = match.game.view(seat)
            yours = self.shared(language)[0].yours(seat, view)
            ask = match.box.ask(view, match.game.ask, speaker)
            forms = () if match.over or seat is None else match.box.forms(view, match.forms(seat), speaker)
            found = self._parts[seat, language] = (yours, ask, forms)
        return found

    def reports(self, seat: int | None, language: str) -> tuple[FormSeen, ...]:
        """What somebody may report as the host of the table; nobody else is offered that."""
        match = self.match
        if seat is None or seat != self.host or match.over:
            return ()
        return match.box.reports(match.game.view(None), match.speakers.of(language))

    def may(self, seat: int | None, language: str) -> May:
        """What somebody may do beside the forms."""
        said = may_talk(self._talk_rules, seat, self.options)
        watching = seat is None
        point = seat is not None and self._talk_rules.why_no_pointing(seat) is None
        found = self._may.get((said, point, watching, language))
        if found is None:
            speaker = self.match.speakers.of(language)
            over = self.match.over
            reasons = tuple(self.match.reasons) if over else ()
            found = self._may[said, point, watching, language] = May(
                talk=said.talk,
                talk_why=speaker.text(said.why),
                talk_note=speaker.text(said.note),
                signs=_signs(said.signs, speaker),
                point=point,
                odds=not watching and not over and self.options.aids == "odds" and self._reckons,
                why=bool(reasons),
                reasons=reasons,
                pause=not watching and not over,
            )
        return found


def _signs(signs: tuple[Message, ...], speaker: Speaker) -> tuple[SignSeen, ...]:
    """Signs in words. They are the same in most frames of a table, so its speaker remembers the last ones."""
    if not signs:
        return ()
    found: tuple[tuple[Message, ...], tuple[SignSeen, ...]] | None = speaker.memory.get("signs")
    if found is None or found[0] is not signs:
        found = speaker.memory["signs"] = (
            signs,
            tuple([SignSeen(id=each.id, text=speaker.text(each)) for each in signs]),
        )
    return found[1]


def _disclosed(match: Match) -> Disclosed | None:
    if not match.over:
        return None
    return Disclosed(
        seed=match.game.secret.seed,
        replay=f"/api/tables/{match.table}/games/{match.game_number}/replay",
        told=match.latest,
    )
