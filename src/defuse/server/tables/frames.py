"""Frames: a match as JSON for each seat. What is the same for everybody is encoded once."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct

from defuse.server.games.box import Disclosed
from defuse.server.tables.match import Match
from defuse.server.wire.forms import AskSeen, FormSeen
from defuse.server.wire.messages import May
from defuse.server.wire.options import Options
from defuse.server.wire.scenes import ClockSeen

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
        clock = None if seconds is None else ClockSeen(seconds=round(seconds, 1), running=running)
        self.drawn = match.box.draw(match.game, match.names, clock, _disclosed(match))
        self.scene = Raw(_ENCODER.encode(self.drawn.scene))
        self._reckons = match.box.no_odds(match.game) is None
        self._talk_rules = match.box.talk_rules(match.game.public, options)
        self._parts: dict[int | None, tuple[Struct, AskSeen | None, tuple[FormSeen, ...]]] = {}
        self._latest: dict[int | None, bytes] = {}

    def frame(self, seat: int | None, have: int | None = None) -> bytes:
        """The frame of a seat (None: a spectator), with what came after the frame that it has (None: just the last)."""
        if have is None:
            found = self._latest.get(seat)
            if found is None:
                found = self._latest[seat] = self._encode(seat, self.match.frame - 1)
            return found
        return self._encode(seat, have)

    def _encode(self, seat: int | None, have: int) -> bytes:
        events, truncated = self.match.missed(have)
        yours, ask, forms = self._part(seat)
        frame = Encoded(
            game=self.match.game_number,
            number=self.match.frame,
            events=Raw(events),
            scene=self.scene,
            yours=yours,
            ask=ask,
            forms=forms,
            may=self.may(seat),
            reports=self.reports(seat),
            truncated=truncated,
        )
        return _ENCODER.encode(frame)

    def _part(self, seat: int | None) -> tuple[Struct, AskSeen | None, tuple[FormSeen, ...]]:
        found = self._parts.get(seat)
        if found is None:
            match = self.match
            view: Any = match.game.view(seat)
            yours = self.drawn.yours(seat, view)
            ask = match.box.ask(view, match.game.ask, match.names)
            forms = () if match.over or seat is None else match.box.forms(view, match.names)
            found = self._parts[seat] = (yours, ask, forms)
        return found

    def reports(self, seat: int | None) -> tuple[FormSeen, ...]:
        """What somebody may report as the host of the table; nobody else is offered that."""
        match = self.match
        if seat is None or seat != self.host or match.over:
            return ()
        return match.box.reports(match.game.view(None), match.names)

    def may(self, seat: int | None) -> May:
        """What somebody may do beside the forms."""
        over = self.match.over
        said = self._talk_rules.may_talk(seat)
        return May(
            talk=said.talk,
            talk_why=said.why,
            talk_note=said.note,
            signs=said.signs,
            odds=seat is not None and not over and self.options.aids == "odds" and self._reckons,
            why=over and bool(self.match.reasons),
            pause=seat is not None and not over,
        )


def _disclosed(match: Match) -> Disclosed | None:
    if not match.over:
        return None
    return Disclosed(
        seed=match.game.secret.seed,
        replay=f"/api/tables/{match.table}/games/{match.game_number}/replay",
    )
