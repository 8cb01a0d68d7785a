"""Frames: a match as JSON for each seat. What is the same for everybody is encoded once."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct

from defuse.busters.words import loss_words
from defuse.server.agreed import Options
from defuse.server.drawing import Revealed, scene_of, yours_of
from defuse.server.match import Match
from defuse.server.messages import May
from defuse.server.offering import ask_of, forms_of
from defuse.server.offers import AskSeen, FormSeen
from defuse.server.seen import ClockSeen, Ending, PanelSeen, Yours
from defuse.server.speech import Speaking

_ENCODER = msgspec.json.Encoder()


class Encoded(Struct, frozen=True, kw_only=True, tag_field="type", tag="frame"):
    """A `messages.Frame` with parts that are JSON already."""

    game: int
    number: int
    events: Raw
    scene: Raw
    yours: Yours
    ask: AskSeen | None
    forms: tuple[FormSeen, ...]
    may: May
    truncated: bool = False


class Shared(NamedTuple):
    """What all frames of a moment have in common."""

    scene: Raw
    panels: tuple[PanelSeen, ...]
    revealed: Revealed
    late: float


class Moment:
    """A match at one moment, to make everybody's frame of it."""

    def __init__(self, match: Match, options: Options, *, seconds: float | None, running: bool) -> None:
        self.match = match
        self.options = options
        self.running = running
        clock = None if seconds is None else ClockSeen(seconds=round(seconds, 1), running=running)
        scene, revealed = scene_of(match.game, match.names, clock=clock, ending=_ending(match))
        late = 0.0 if clock is None else clock.seconds - match.game.public.clock
        self.shared = Shared(Raw(_ENCODER.encode(scene)), scene.panels, revealed, late)
        self._speaking = Speaking(match.game.public, options)
        self._parts: dict[int | None, tuple[Yours, AskSeen | None, tuple[FormSeen, ...]]] = {}
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
            scene=self.shared.scene,
            yours=yours,
            ask=ask,
            forms=forms,
            may=self.may(seat),
            truncated=truncated,
        )
        return _ENCODER.encode(frame)

    def _part(self, seat: int | None) -> tuple[Yours, AskSeen | None, tuple[FormSeen, ...]]:
        found = self._parts.get(seat)
        if found is None:
            match, shared = self.match, self.shared
            view: Any = match.game.view(seat)
            over = match.over
            yours = (
                Yours(seat=seat) if over else yours_of(view, match.names, shared.revealed, shared.panels, shared.late)
            )
            ask = ask_of(view, match.game.ask, match.names)
            forms = () if over or seat is None else forms_of(view, match.names)
            found = self._parts[seat] = (yours, ask, forms)
        return found

    def may(self, seat: int | None) -> May:
        """What somebody may do beside the forms."""
        over = self.match.over
        said = self._speaking.manners(seat)
        return May(
            talk=said.talk,
            talk_why=said.why,
            talk_note=said.note,
            signs=said.signs,
            odds=seat is not None and not over and self.options.aids == "odds",
            why=over and bool(self.match.reasons),
            pause=seat is not None and not over,
            again=seat is not None and over,
        )


def _ending(match: Match) -> Ending | None:
    outcome = match.game.outcome
    if outcome is None:
        return None
    return Ending(
        won=outcome.won,
        why=outcome.why if outcome.won else loss_words(outcome.why),
        seed=match.game.secret.seed,
        replay=f"/api/tables/{match.table}/games/{match.game_number}/replay",
    )
