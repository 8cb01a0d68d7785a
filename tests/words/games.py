"""Steered games of all missions, and games of Academy, as matches of a table: no name there has a plain letter."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from defuse import academy, busters
from defuse.kernel import Refused
from defuse.server.tables.frames import Moment
from defuse.server.tables.match import Match, begun
from defuse.server.wire.options import Options
from defuse.words import Text
from tests.academy.driving import wander
from tests.server.games import TABLE, moment_of, players_of
from tests.steer import steer
from tests.words.pseudo import PEOPLE

SKILL = 0.8


def steered(mission: int, most: int, seed: int = 0) -> Iterator[Match]:
    """A match of a mission after each of its acts. It is the same match each time."""
    players = players_of(mission)
    setup = busters.Setup(mission=mission, players=players)
    match = begun(TABLE, 1, setup, f"steered {mission} {seed}", PEOPLE[:players])[0]
    random = Random(f"{mission} {seed}")
    yield match
    while not match.over and len(match.game.acts) < most:
        match.install(match.try_act(steer(match.game, random, SKILL)))
        yield match


def academy_game(players: int, seed: int) -> Iterator[Match]:
    """A match of Academy after each of its acts."""
    match = begun(TABLE, 1, academy.Setup(players=players, seconds=30.0), f"academy {seed}", PEOPLE[:players])[0]
    random = Random(f"{players} {seed}")
    yield match
    while not match.over:
        match.install(match.try_act(wander(match.game, random)))
        yield match


def host_moment(match: Match) -> Moment:
    """A match as it is now at a table that has agreed on all there is to agree on; the host sits at the first seat."""
    return moment_of(match, Options(talk="open", aids="odds"), host=0)


def refusals(match: Match) -> Iterator[Text]:
    """Why acts that were fine once, or for others, cannot be done now."""
    game = match.game
    for act in game.acts[-6:]:
        for seat in game.seats():
            try:
                game.allowed(replace(act, seat=seat))
            except Refused as refused:
                yield refused.message
