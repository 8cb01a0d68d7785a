"""Two to five players × many seeds, random play with tools: the engine keeps its word all the way."""

from __future__ import annotations

import os
import pickle
from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from defuse.kernel import HOST, Game, Refused, encode, fold, replay
from tests.academy import checks
from tests.academy.driving import played

SEEDS = int(os.environ.get("DEFUSE_SEEDS", "52"))
QUICK, FIRST = 1, 6
"""How many of them the quick and the ordinary run play; `make soak` plays them all."""
PLAYERS = (2, 3, 4, 5)


def blocks() -> list[object]:
    """The seeds of each player count, as the runs play them."""
    parts = ((0, QUICK, ()), (QUICK, FIRST, pytest.mark.slow), (FIRST, SEEDS, pytest.mark.soak))
    return [
        pytest.param(players, range(first, min(last, SEEDS)), id=f"{players}p-{first}", marks=marks)
        for players in PLAYERS
        for first, last, marks in parts
        if first < SEEDS
    ]


@pytest.mark.parametrize(("players", "seeds"), blocks())
def test_every_position_is_sound(players: int, seeds: range) -> None:
    for seed in seeds:
        rng = Random(seed)
        seen = (0,) * (players + 1)
        for act, game, events in played(players, seed):
            checks.things_are_conserved(game)
            checks.the_board_adds_up(game)
            seen = checks.seen_after(seen, events, game.public)
            checks.views_can_be_sent(game)
            if act is not None:
                checks.an_act_survives_as_text(game, act)
            if not game.over:
                possible = checks.forms_agree(game, rng)
                checks.others_are_refused(game, rng.choice(possible)[1])
                # A step off the path: whatever is listed can be played, and leads to a sound position.
                elsewhere = game.play(rng.choice(possible)[1])[0]
                checks.things_are_conserved(elsewhere)
                checks.the_board_adds_up(elsewhere)


@pytest.mark.parametrize(("players", "seeds"), blocks())
def test_a_game_is_its_set_up_seed_and_acts(players: int, seeds: range) -> None:
    for seed in seeds:
        story = played(players, seed)
        end = story[-1][1]
        data = replay.dumps(replay.replay_of(end))
        loaded = replay.loads(data)
        checks.same_game(loaded.verify(), end)
        assert replay.dumps(loaded) == data
        for (_, game, events), (_, again, repeated) in zip(story, loaded.steps(), strict=True):
            assert encode(repeated) == encode(events)
            assert encode((again.public, again.secret)) == encode((game.public, game.secret))


@pytest.mark.parametrize(("players", "seeds"), blocks())
def test_events_alone_lead_to_the_public_state(players: int, seeds: range) -> None:
    for seed in seeds:
        story = played(players, seed)
        for stop in (1, Random(seed).randrange(len(story)) + 1, len(story)):
            game = story[stop - 1][1]
            events = [event for _, _, some in story[:stop] for event in some]
            folded = fold(game.kit, game.setup, events)
            assert encode(checks.without_question(folded)) == encode(checks.without_question(game.public))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_can_be_saved_and_loaded_after_every_act(players: int) -> None:
    for _, game, _ in played(players, 0)[::3]:
        checks.same_game(replay.loads(replay.dumps(replay.replay_of(game))).verify(), game)


@pytest.mark.parametrize("players", PLAYERS)
def test_games_and_observations_can_be_pickled(players: int) -> None:
    for (_, game, _), (act, _, events) in pairwise(played(players, 1)):
        copy: Game = pickle.loads(pickle.dumps(game))
        checks.same_game(copy, game)
        assert act is not None
        assert encode(copy.play(act)[1]) == encode(events)
        for seat in (*game.seats(), None):
            seen = game.observe(seat)
            assert encode(pickle.loads(pickle.dumps(seen))) == encode(seen)


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_can_be_done_when_the_game_is_over(players: int) -> None:
    story = played(players, 0)
    end = story[-1][1]
    assert end.over
    assert end.ask is None
    assert end.public.stack == ()
    for act, _, _ in story[1:]:
        assert act is not None
        with pytest.raises(Refused, match="the game is over"):
            end.play(act)


@pytest.mark.parametrize("players", PLAYERS)
def test_who_does_not_sit_at_the_table_can_do_nothing(players: int) -> None:
    for (_, game, _), (act, _, _) in pairwise(played(players, 0)):
        assert act is not None
        for stranger in (HOST, players, HOST - 1):
            assert game.why_not(replace(act, seat=stranger)) is not None


def test_the_driver_does_the_same_again() -> None:
    one, other = (played.__wrapped__(3, 3)[-1][1] for _ in range(2))  # played anew, not the kept one
    assert one.acts == other.acts != played(3, 4)[-1][1].acts
