"""A1: the numbers on the components are one file that a user can replace."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest
from msgspec.structs import replace

from defuse import academy
from defuse.academy.components import ComponentsError, PlateNumbers, WireNumbers, load, parse, printed
from defuse.kernel import replay

TEXT = resources.files("defuse.academy").joinpath("components.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("wire", "counts", "track"),
    [
        ("green", [2, 4, 3, 3], 9),
        ("blue", [2, 3, 3, 2, 2], 11),
        ("red", [2, 2, 2, 3, 2, 1], 13),
        ("yellow", [2, 2, 1, 2, 3, 2], 15),
    ],
)
def test_the_decks_and_tracks_are_those_of_the_ruling(wire: str, counts: list[int], track: int) -> None:
    """A1."""
    numbers = printed().wire(wire)
    assert [numbers.cards.count(value) for value in range(len(counts))] == counts
    assert len(numbers.cards) == 12
    assert numbers.track == track


def test_two_tiles_are_ok_and_one_is_boom() -> None:
    """A2."""
    assert (printed().tiles.ok, printed().tiles.boom) == (2, 1)


def test_the_plates_are_those_of_the_ruling() -> None:
    """A3."""
    assert printed().plates.two == (PlateNumbers(bonus=1, arrow="left"), PlateNumbers(bonus=2, arrow="right"))
    assert printed().plates.three == (PlateNumbers(bonus=2, arrow="left"), PlateNumbers(bonus=4, arrow="right"))


def test_a_user_plays_with_numbers_of_their_own(tmp_path: Path) -> None:
    """A1."""
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace("track = 9 ", "track = 5 ").replace("0, 0, 1, 1, 1, 1", "9, 9, 1, 1, 1, 1"))
    game = academy.new(players=3, seed=1, components=load(path))
    assert game.public.wire("green").track == 5
    assert 9 + 1 in next(pile.kinds for pile in game.public.piles if pile.name == "green")
    kept = replay.loads(replay.dumps(replay.replay_of(game))).verify()
    assert kept.secret.faces == game.secret.faces, "a replay file has the numbers with it"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[green]", "[green", "x.toml is not a TOML file"),
        ("track = 9 ", 'track = "9" ', "Expected `int`, got `str` - at `$.green.track`"),
        ("track = 9 ", "", "missing required field `track`"),
        ("track = 9 ", "track = 9\nspaces = 3 #", "unknown field `spaces`"),
        ("[tiles]", "[purple]\n[tiles]", "unknown field `purple`"),
        ("track = 9 ", "track = -1 ", "green.track: a track has no less than 0 spaces"),
        ("track = 9 ", "track = 17 ", "all cards together move the trigger 19 spaces; the last tile lies 20 spaces"),
        ("cards = [0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3]", "cards = []", "a deck has 1 to 60 cards, not 0"),
        ("cards = [0, 0, 1, 1, 1, 1", "cards = [0, -2, 1, 1, 1, 1", "a main value is from 0 to 90, not -2"),
        ("cards = [0, 0, 1, 1, 1, 1", "cards = [0, 91, 1, 1, 1, 1", "a main value is from 0 to 90, not 91"),
        ("boom = 1", "boom = 0", "every wire needs at least one boom"),
        ("ok = 2", "ok = 20", "at most 9 behind a track"),
        ("bonus = 4", "bonus = -4", "plates.three: a bonus is not below 0"),
        ('arrow = "left"', 'arrow = "up"', "Invalid enum value 'up'"),
    ],
)
def test_a_file_that_cannot_be_played_with_gets_a_clear_error(old: str, new: str, reason: str) -> None:
    """A1, A25."""
    assert old in TEXT
    with pytest.raises(ComponentsError) as error:
        parse(TEXT.replace(old, new, 1), "x.toml")
    assert reason in str(error.value)
    assert str(error.value).startswith("x.toml")


def test_there_are_fewer_plates_than_wires_in_a_game_for_two() -> None:
    four = PlateNumbers(bonus=1, arrow="left")
    sides = replace(printed().plates, two=(four,) * 4)
    with pytest.raises(ComponentsError, match=r"plates\.two: at most 3"):
        academy.new(players=2, components=replace(printed(), plates=sides))


def test_a_file_that_is_not_there_or_no_text_gets_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match=r"cannot read .*nowhere"):
        load(tmp_path / "nowhere.toml")
    (tmp_path / "raw").write_bytes(b"\xff\xfe")
    with pytest.raises(ComponentsError, match="is not a text file"):
        load(tmp_path / "raw")


def test_a_wire_that_might_never_explode_is_refused_also_in_a_set_up() -> None:
    """A25: otherwise a deck could run out, and the bomb might never end."""
    tame = WireNumbers(cards=(1, 1), track=0)
    with pytest.raises(ComponentsError, match="this wire might never explode"):
        academy.new(players=3, components=replace(printed(), red=tame))
    academy.new(players=3, components=replace(printed(), red=replace(tame, cards=(1, 2))))
