"""Replay files that are broken, altered or of another engine: what is wrong is said clearly."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from defuse.kernel import ReplayError, encode
from defuse.kernel.replay import dumps, load, loads, replay_of
from tests.kernel.replays import file, read, told
from tests.kernel.toy import new, played
from tests.kernel.toy_table import Pick


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


@pytest.mark.parametrize("seat", [None, 1 << 70, "x", -1, 3])
def test_an_act_of_a_strange_seat_is_refused(seat: object) -> None:
    """Also of seat -1, the host: only the clock is the host's."""
    with pytest.raises(ReplayError, match="act 5"):
        read(altered(5, seat=seat))


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
