"""Whole games, told line by line as people would write them down, lead to the table that the engine has."""

from random import Random

import pytest

from defuse import busters
from defuse.busters.acts import Cut, PickWire
from defuse.busters.asks import OwnerPicks
from defuse.busters.notation import NotationError, parse_observation, render_observation
from defuse.kernel import Act, Event, Game, Observation
from defuse.logbook import after_line, tells_of_turns, text_of
from defuse.logbook.telling import line_of
from tests.steer import steer

GAMES = [(1, 4), (3, 2), (4, 3), (6, 5), (8, 4), (11, 3), (12, 4), (14, 5), (21, 2), (24, 3), (38, 4), (43, 4)]
GAMES += [(46, 4), (52, 3)]
LINES = 12
"""So many acts of a game are told."""


def step(game: Game, rng: Random) -> tuple[Act, tuple[Event, ...], Game]:
    """An act, and with a detector what its owner picks: one line tells both."""
    act = steer(game, rng, 0.95)
    after, events = game.play(act)
    if isinstance(act, Cut) and isinstance(after.ask, OwnerPicks):
        pick = next(form for form in after.forms(after.ask.seats[0]) if form.verb is PickWire).nth(0)
        after, more = after.play(pick)
        events += more
    return act, events, after


def told_on(seen: Observation, line: str) -> Observation | None:
    """What is seen after a line; None where something was turned up by lot, which needs a line of its own."""
    try:
        return after_line(seen, line)
    except NotationError as unsaid:
        if "turned up" in str(unsaid) or "what everybody saw" in str(unsaid):
            return None
        raise


@pytest.mark.parametrize(("mission", "players"), GAMES)
def test_a_game_that_is_told_is_the_game(mission: int, players: int) -> None:
    game, rng = busters.new(mission=mission, players=players, seed=mission), Random(mission)
    while text_of(game.observe(0)) is None:
        game = game.play(steer(game, rng, 1.0))[0]
    seen: Observation = parse_observation(render_observation(game.observe(0)))
    told = 0
    for _ in range(LINES):
        act, events, after = step(game, rng)
        if after.over:
            break
        line = line_of(game, act, events, after, viewer=0)
        assert tells_of_turns(f"A1 | 5\n{line}")
        if (next_seen := told_on(seen, line)) is None:
            break
        seen = next_seen
        told += 1
        if text_of(after.observe(0)) is not None:
            assert text_of(seen) == text_of(after.observe(0)), line
        game = after
    assert told > 2
