"""Games of Bomb Squad Academy for the tests of what is sent: random ones, as matches of a table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from defuse import academy
from defuse.server.games.academy.scenes import AcademyScene, AcademyYours
from defuse.server.tables.match import Match, begun
from defuse.server.wire import messages as said
from tests.academy.driving import wander
from tests.server.games import PEOPLE, TABLE, moment_of


class AcademyFrame(said.Frame, frozen=True, tag="frame"):
    """A frame of Bomb Squad Academy."""

    scene: AcademyScene
    yours: AcademyYours


def match_of(players: int, seed: str, seconds: float | None = 30.0) -> Match:
    setup = academy.Setup(players=players, seconds=seconds)
    return begun(TABLE, 1, setup, seed, PEOPLE[:players])[0]


def played(players: int, seed: int) -> Iterator[Match]:
    """A match after each of its acts, from its start to its end. It is the same match each time."""
    match = match_of(players, f"seed {seed}")
    random = Random(f"{players}/{seed}")
    yield match
    while not match.over:
        match.install(match.try_act(wander(match.game, random)))
        yield match


def frame_of(match: Match, seat: int | None, have: int | None = None) -> AcademyFrame:
    return msgspec.json.decode(moment_of(match).frame(seat, "en", have), type=AcademyFrame, strict=True)
