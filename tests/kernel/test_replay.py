"""Replay files: what is written can be read, and what is broken is said clearly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from defuse.kernel import Cannot, Clock, Pass, ReplayError, encode, imagine, start
from defuse.kernel.replay import decode_act, dumps, load, loads, replay_of, save
from tests.kernel.replays import SETUP, file, read, told
from tests.kernel.toy import KIT, new, played
from tests.kernel.toy_table import Pick, Probe, Setup, Shine, Show, Weigh


def test_a_game_comes_back_from_its_file_byte_for_byte() -> None:
    game = told()
    again = loads(dumps(replay_of(game))).verify()
    assert encode(again.secret) == encode(game.secret)
    assert encode(again.acts) == encode(game.acts)
    for seat in (0, 1, 2, None):
        assert encode(again.observe(seat)) == encode(game.observe(seat))
    assert dumps(replay_of(again)) == dumps(replay_of(game))


def test_a_game_can_be_saved_after_every_act_and_played_on() -> None:
    story = told()
    game = new("a table", SETUP)
    for act in story.acts:
        game = loads(dumps(replay_of(game))).verify()
        game, _ = game.play(act)
    assert encode(game.public) == encode(story.public)
    assert encode(game.secret) == encode(story.secret)


def test_a_game_can_be_saved_while_answers_are_sealed_and_while_a_tool_asks() -> None:
    game = played(new(3), Pick(wire=4, seat=1), Probe(other=0, seat=2, using=("probe-2",)))
    for moment in (played(new(3), Pick(wire=4, seat=1)), game, played(game, Show(wire=0, seat=0))):
        assert encode(loads(dumps(replay_of(moment))).verify().secret) == encode(moment.secret)


def test_a_file_goes_through_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "evening.defuse"
    save(told(), path)
    assert encode(load(path).verify().public) == encode(told().public)


def test_a_file_has_one_act_a_line() -> None:
    game = told()
    lines = dumps(replay_of(game)).decode().splitlines()
    acts = [line for line in lines if line.startswith('{"do"')]
    assert len(acts) == len(game.acts)
    assert lines[1] == '"format": 1,'


def test_the_steps_of_a_file_start_with_the_set_up() -> None:
    game = told()
    steps = list(loads(dumps(replay_of(game))).steps())
    assert [act for act, _, _ in steps] == [None, *game.acts]
    first, events = start(KIT, SETUP, "a table")
    assert encode(steps[0][1].public) == encode(first.public)
    assert steps[0][2] == events


@pytest.mark.parametrize("seed", [0, -3, "a/b", 'with "quotes" and \\', "žluťoučký 🐎", ""])
def test_any_seed_is_kept(seed: int | str) -> None:
    assert read(file(new(seed))).secret.seed == str(seed)


@pytest.mark.parametrize("seconds", [5, 5.0, 0, 0.1 + 0.2, 1e9])
def test_time_in_whole_seconds_is_the_same_as_time(seconds: float) -> None:
    """A whole number is written without a point and read as a number with one."""
    game = played(new(setup=Setup(seconds=1e10)), Clock(seconds=seconds))
    again = read(file(game))
    assert again.public.clock == seconds
    assert dumps(replay_of(again)) == dumps(replay_of(game))


def test_the_clock_does_not_run_to_the_end_of_time() -> None:
    """JSON has no word for it, so such a game could not be written down."""
    assert new().why_not(Clock(seconds=float("inf"))) is not None


# Games that have no file.


def test_an_imagined_game_has_no_file() -> None:
    with pytest.raises(ValueError, match="an imagined game, or one read from a text, has no beginning to replay"):
        replay_of(imagine(told().observe(0), None, 1))


@pytest.mark.parametrize("acts", [[], [Shine(wire=0, seat=0, using=("lamp-0",)), Pick(wire=0, seat=0)]])
def test_a_game_with_other_hidden_things_than_its_seed_gives_has_no_file(acts: list[Any]) -> None:
    game = played(start(KIT, SETUP, 3, hidden="other")[0], *acts)
    with pytest.raises(ValueError, match="did not start from its set-up and seed"):
        replay_of(game)


# Acts from clients.


@pytest.mark.parametrize(
    "act", [Pick(wire=3, seat=0), Weigh(wires=(1, 2), seat=1, using=("scales-1",)), Pass(seat=1), Cannot(seat=2)]
)
def test_an_act_comes_back_from_plain_data(act: Any) -> None:
    assert decode_act(KIT, json.loads(encode(act))) == act


@pytest.mark.parametrize("data", [None, 1, "pick", [], {}, {"do": "jump"}, {"do": {}}, {"do": "Pick", "seat": 0}])
def test_plain_data_that_is_no_act_is_refused(data: object) -> None:
    with pytest.raises(ReplayError, match="no such act"):
        decode_act(KIT, data)
