"""What a seat sees as plain data, from an observation alone: the shapes are those of the table's frames."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from defuse.kernel import Form, Game, Observation, kit_of
from defuse.kernel.public import Secret
from defuse.server.games import box_named
from defuse.server.speakers import speaker
from defuse.server.wire.forms import AskSeen, FormSeen
from defuse.server.wire.scenes import ClockSeen
from defuse.words import Speaker


class Seen(Struct, frozen=True, kw_only=True):
    """A moment of a game for one seat: the fields of a frame (docs/protocol.md#frames) that follow from it."""

    scene: Any
    yours: Any
    ask: AskSeen | None
    forms: tuple[FormSeen, ...]


def seen_by(observation: Observation, forms: Sequence[Form], setup: Any, names: tuple[str, ...]) -> Seen:
    """An observation in the words and shapes of the table. Nothing that the seat may not know goes into it."""
    spoken = speaker("en", names)
    drawn = draw(observation, setup, spoken)
    box, view = box_named(observation.game), observation.view()
    return Seen(
        scene=drawn.scene,
        yours=drawn.yours(observation.seat, view),
        ask=box.ask(view, observation.public.ask, spoken),
        forms=box.forms(view, forms, spoken),
    )


def draw(observation: Observation, setup: Any, spoken: Speaker) -> Any:
    """The table that an observation shows. The faces that the seat has not seen are not known here."""
    box = box_named(observation.game)
    sealed = () if observation.sealed is None else (observation.sealed,)
    secret = Secret(observation.faces, "", 0, "", 0, sealed)
    game = Game(kit_of(observation.game), setup, observation.public, secret)
    clock = ClockSeen(seconds=float(observation.public.clock), running=False) if box.has_clock(game) else None
    return box.draw(game, spoken, clock, None)
