"""Replay files: what is written can be read, and what is broken is said clearly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from defuse.kernel import Cannot, Clock, Game, Pass, ReplayError, encode, imagine, start
from defuse.kernel.replay import decode_act, dumps, load, loads, replay_of, save
from tests.kernel.toy import KIT, new, played
from tests.kernel.toy_table import Boost, Insulate, Pick, Probe, Setup, Shine, Show, Weigh

SETUP = Setup(rounds=2, wires=(1, 2, 3, 4, 5))


def told(setup: Setup = SETUP) -> Game:
    """A game up to the second round."""
    game = played(
        new("a table", setup),
        Pick(wire=4, seat=1),
        Shine(wire=2, seat=0, using=("lamp-0",)),
        Weigh(wires=(0, 3), seat=2, using=("scales-2",)),
        Clock(seconds=12.5),
        Pick(wire=0, seat=0),
        Pick(wire=0, seat=1),
        Pick(wire=0, seat=1),
        Pick(wire=1, seat=2),
        Boost(seat=2, using=("booster-2",)),
        Insulate(seat=0, using=("glove-0",)),
        Pass(seat=1),
        Clock(seconds=60.0),
    )
    form = game.forms(game.public.captain)[0]
    return played(game, form.nth(0))


def file(game: Game | None = None) -> dict[str, Any]:
    """A replay file as plain data, to be damaged."""
    data = json.loads(dumps(replay_of(game or told())))
    assert isinstance(data, dict)
    return data


def read(data: Any) -> Game:
    """Read a file and play it to the end."""
    return loads(json.dumps(data).encode()).verify()


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
    assert read(file(game)).public.clock == seconds


def test_the_clock_does_not_run_to_the_end_of_time() -> None:
    """JSON has no word for it, so such a game could not be written down."""
    assert new().why_not(Clock(seconds=float("inf"))) is not None


# Bad files.


@pytest.mark.parametrize("data", [b"", b"{", b"not json", b"\xff\xfe", b'{"format": "\xff"}', b"[" * 100_000])
def test_what_is_not_json_is_no_replay_file(data: bytes) -> None:
    with pytest.raises(ReplayError, match="this is not a replay file"):
        loads(data)


@pytest.mark.parametrize("data", [b"[]", b"1", b"null", b"{}", b'{"game": "sparks"}'])
def test_what_names_no_format_is_no_replay_file(data: bytes) -> None:
    with pytest.raises(ReplayError, match="this is not a replay file: it names no format"):
        loads(data)


@pytest.mark.parametrize("number", [0, 2, "1", None])
def test_a_file_of_another_format_is_refused(number: object) -> None:
    with pytest.raises(ReplayError, match=r"this file has format .*; this engine reads format 1"):
        read({**file(), "format": number})


def test_a_file_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(ReplayError, match=r"unknown game 'chess' \(there are: .*sparks"):
        read({**file(), "game": "chess"})


@pytest.mark.parametrize("key", ["game", "engine", "setup", "seed", "acts", "digest"])
def test_a_file_with_a_part_missing_is_refused(key: str) -> None:
    data = file()
    del data[key]
    with pytest.raises(ReplayError, match=f"this replay file is broken: .*{key}"):
        read(data)


@pytest.mark.parametrize(("key", "value"), [("seed", 7), ("acts", {}), ("acts", [1]), ("setup", []), ("digest", None)])
def test_a_file_with_a_part_of_another_type_is_refused(key: str, value: object) -> None:
    with pytest.raises(ReplayError, match=rf"this replay file is broken: .*\$\.{key}"):
        read({**file(), key: value})


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"players": 9}, "Sparks is for 2 to 4 players, not 9"),
        ({"players": "three"}, "players"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_set_up_that_is_not_possible_is_refused(setup: dict[str, object], reason: str) -> None:
    with pytest.raises(ReplayError, match=f"the set-up is not possible: .*{reason}"):
        read({**file(), "setup": setup})


def altered(number: int, **change: object) -> dict[str, Any]:
    """The file with one act changed; acts are counted from 1."""
    data = file()
    data["acts"][number - 1] = {**data["acts"][number - 1], **change}
    return data


@pytest.mark.parametrize("name", ["jump", None, 3, ["pick"]])
def test_an_unknown_act_is_refused_with_its_number(name: object) -> None:
    with pytest.raises(ReplayError, match="act 2: no such act"):
        read(altered(2, do=name))


@pytest.mark.parametrize("wire", ["0", None, [0], 0.5, True])
def test_a_bad_field_of_an_act_is_refused_with_its_number_and_place(wire: object) -> None:
    with pytest.raises(ReplayError, match=r"act 5: pick: Expected `int`, got `\w+` - at `\$\.wire`"):
        read(altered(5, wire=wire))


def test_an_act_without_one_of_its_fields_is_refused() -> None:
    data = file()
    del data["acts"][4]["wire"]
    with pytest.raises(ReplayError, match=r"act 5: pick: Object missing required field `wire`"):
        read(data)


def test_an_act_with_a_field_that_it_does_not_have_is_refused() -> None:
    """A misspelt field would otherwise be passed over in silence."""
    with pytest.raises(ReplayError, match=r"act 5: pick: .*wier"):
        read(altered(5, wier=3))


def test_an_illegal_act_is_refused_with_its_number_and_the_reason() -> None:
    with pytest.raises(ReplayError, match="act 5 is not legal: wire: 99 cannot be chosen here"):
        read(altered(5, wire=99))
    with pytest.raises(ReplayError, match="act 5 is not legal: there is no such seat"):
        read(altered(5, seat=7))


def test_an_altered_act_is_noticed_by_the_digest() -> None:
    """Seat 2 picks another wire: legal, but another game."""
    with pytest.raises(ReplayError, match="this engine plays it differently: digest"):
        read(altered(8, wire=4))


def test_an_altered_sealed_answer_is_noticed_although_nobody_could_see_it() -> None:
    data = file(played(new(3), Pick(wire=4, seat=1)))
    data["acts"][0]["wire"] = 5
    with pytest.raises(ReplayError, match="this engine plays it differently: digest"):
        read(data)


def test_a_missing_act_is_noticed_by_the_digest() -> None:
    data = file()
    del data["acts"][-1]
    with pytest.raises(ReplayError, match="this engine plays it differently: digest"):
        read(data)


def test_another_seed_is_noticed_by_the_digest() -> None:
    """Nothing of this game can be seen but the order of the wires, which nobody has looked at."""
    data = file(new("one"))
    with pytest.raises(ReplayError, match="this engine plays it differently: digest"):
        read({**data, "seed": "other"})


def test_an_altered_digest_is_noticed() -> None:
    with pytest.raises(ReplayError, match=r"this engine plays it differently: digest .* instead of 0000$"):
        read({**file(), "digest": "0000"})


def test_a_file_of_another_engine_that_plays_differently_says_so() -> None:
    with pytest.raises(ReplayError, match=r"plays it differently: .* \(it is from engine 0\.1\)"):
        read({**file(), "digest": "0000", "engine": "0.1"})


def test_a_file_of_another_engine_that_plays_alike_is_fine() -> None:
    assert encode(read({**file(), "engine": "0.1"}).public) == encode(told().public)


def test_a_file_that_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ReplayError, match=r"cannot read .*nothing\.defuse: No such file"):
        load(tmp_path / "nothing.defuse")


WHOLE = dumps(replay_of(told()))


@given(st.integers(0, len(WHOLE) - 1), st.binary(max_size=3), st.integers(0, 3))
def test_damage_of_any_kind_is_a_replay_error_or_does_no_harm(at: int, patch: bytes, skip: int) -> None:
    damaged = WHOLE[:at] + patch + WHOLE[at + skip :]
    try:
        game = loads(damaged).verify()
    except ReplayError:
        return
    assert game.secret.faces == told().secret.faces


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


@pytest.mark.parametrize("seat", [None, 1 << 70, "x", -1, 3])
def test_an_act_of_a_strange_seat_is_refused(seat: object) -> None:
    """Also of seat -1, the host: only the clock is the host's."""
    with pytest.raises(ReplayError, match="act 5"):
        read(altered(5, seat=seat))
