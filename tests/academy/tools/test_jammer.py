"""Jammer: when it is used, what it does, what it forbids."""

from __future__ import annotations

from tests.academy.story import at


def test_the_owner_scores_as_if_alone_and_the_others_share_as_usual() -> None:
    story = at("bomb 2\nred | 1 | 2 4\nA 0 · tools jammer\nB 0\nC 0").choose("red", "red", "wait").protect(2, "green")
    assert story.timing == "cut"
    assert story.use(0, "jammer").scores == (7, 3, 3)


def test_plates_are_part_of_it() -> None:
    story = at("bomb 2\nplates +2>red\nred | 1 | 2 4\nA 0 · tools jammer\nB 0\nC 0").choose("red", "red", "red")
    assert story.use(0, "jammer").scores[0] == story.board.wire("red").values[-1] + 4 + 2


def test_it_is_for_a_shared_cut_of_ones_own() -> None:
    story = at("bomb 2\nA 0 · tools jammer\nB 0\nC 0").choose("red", "green", "green")
    assert story.timing is None


def test_it_works_for_one_cut() -> None:
    story = at("bomb 2\nred | | 1 1\nblue | | 0 1\nA 0 · tools jammer\nB 0\nC 0").choose("red", "red", "green")
    story.use(0, "jammer").choose("blue", "blue", "red")
    assert story.scores[0] == 3 + 1
