"""A3: pressure plates."""

from __future__ import annotations

import pytest

from defuse.academy.acts import LookAway, TakeTool
from defuse.academy.events import PlateMoved, PlatesPlaced
from tests.academy.story import Story, at

EXPLODES = "green | 3 3 3 | 1 | boom ok ok"


def after_explosion(bomb: int, players: int, seed: int = 0) -> Story:
    seats = "\n".join(f"{'ABCDE'[seat]} {seat}" for seat in range(players))
    story = at(f"bomb {bomb} · seed {seed}\n{EXPLODES}\n{seats}")
    return story.choose("green", *["chicken"] * (players - 1))


def test_the_first_bomb_has_no_plates() -> None:
    """A3."""
    assert at("bomb 1\nA 0\nB 0").board.plates == ()


@pytest.mark.parametrize(("bomb", "bonuses"), [(1, [(1, -1), (2, 1)]), (2, [(2, -1), (4, 1)])])
def test_each_later_bomb_gets_its_side_of_the_plates_on_two_different_wires(
    bomb: int, bonuses: list[tuple[int, int]]
) -> None:
    """A3."""
    places = set()
    for seed in range(12):
        (placed,) = after_explosion(bomb, 3, seed).heard(PlatesPlaced)
        assert [(plate.bonus, plate.step) for plate in placed.plates] == bonuses
        assert len({plate.wire for plate in placed.plates}) == 2
        places.add(tuple(plate.wire for plate in placed.plates))
    assert len(places) > 3, "where they lie is a matter of chance"


def test_with_two_players_the_plates_lie_on_and_wrap_over_three_wires() -> None:
    """A3, A12."""
    story = at("bomb 2\nplates +1<green +2>red\ngreen | | 1\nred | | 1\nA 0\nB 0").choose("green", "red")
    assert story.scores == (3, 4)
    assert [plate.wire for plate in story.board.plates] == ["red", "green"]


def test_a_plate_stays_where_its_wire_was_not_scored() -> None:
    """A3."""
    story = at("bomb 2\nplates +1<green +2>blue\nA 0\nB 0\nC 0").choose("green", "wait", "red").protect(1, "green")
    assert story.heard(PlateMoved) == []
    assert story.scores[0] == 0


def test_two_plates_on_one_wire_both_count_and_part_again() -> None:
    """A3: each moves by its own arrow."""
    story = at("bomb 3\nplates +2<blue +4>blue\nblue | 1 | 2\nA 0\nB 0\nC 0").choose("blue", "wait", "chicken")
    story.protect(1, "green").do(LookAway(seat=2))
    assert story.scores[0] == 2 + 2 + 6
    assert [plate.wire for plate in story.board.plates] == ["green", "red"]


def test_a_shared_value_includes_the_plates() -> None:
    """A3."""
    story = at("bomb 2\nplates +1<red +2>red\nred | | 1 1\nA 0\nB 0\nC 0").choose("red", "red", "wait")
    assert story.protect(2, "green").scores == (3, 3, 3)


def test_plates_move_at_the_end_of_the_round_not_between_two_cuts() -> None:
    """A3: a plate that would move from green to blue does not count for blue in the same round."""
    story = at("bomb 2\nplates +2>green\ngreen | | 1\nblue | | 1\nA 0\nB 0\nC 0").choose("green", "blue", "wait")
    assert story.protect(2, "red").scores == (4, 2, 3)


def test_tools_are_taken_before_the_first_round() -> None:
    """A10."""
    story = after_explosion(1, 3)
    assert len(story.board.display) == 4
    story.do(TakeTool(seat=story.asked[0], tool=story.board.display[0]))
    assert len(story.board.display) == 3


def test_panels_show_the_plates_and_where_they_go() -> None:
    """A3."""
    story = at("bomb 2\nplates +1<green +2>blue\nA 0\nB 0")
    (panel,) = [panel for panel in story.game.view(None).panels() if str(panel.title) == "Pressure plates"]
    assert [(str(card.title), str(card.label), str(card.text).split()[1]) for card in panel.cards] == [
        ("+1", "green", "left"),
        ("+2", "blue", "right"),
    ]
    assert not [panel for panel in at("bomb 1\nA 0\nB 0").game.view(0).panels() if panel.rule == "plates"]
