"""Amplifier: when it is used, what it does, what it forbids."""

from __future__ import annotations

from defuse.academy.events import CutEnded
from tests.academy.story import at


def test_the_chain_counts_twice_and_the_main_value_once() -> None:
    """A24: plates count once, too."""
    story = at("bomb 2\nplates +2>red\nred | 1 2 | 4\nA 0 · tools amplifier\nB 0\nC 0").choose("red", "green", "green")
    story.calm("cut").use(0, "amplifier")
    assert story.scores[0] == 4 + 3 + 3 + 2


def test_it_is_for_a_cut_that_was_made_alone() -> None:
    story = at("bomb 2\nA 0 · tools amplifier\nB 0\nC 0").choose("red", "red", "green")
    assert story.timing is None
    assert story.heard(CutEnded)[-1] == CutEnded("red", True)


def test_the_owner_may_let_it_be() -> None:
    story = at("bomb 2\nred | 1 2 | 4\nA 0 · tools amplifier\nB 0\nC 0").choose("red", "green", "green").calm()
    assert story.scores[0] == 7
    assert not story.board.rule("amplifier").used  # type: ignore[union-attr]


def test_it_works_for_one_cut() -> None:
    story = at("bomb 2\nred | | 2\nblue | | 2 2\nA 0 · tools amplifier\nB 0\nC 0").choose("red", "green", "green")
    story.use(0, "amplifier").choose("blue", "red", "red")
    assert story.scores[0] == 2 + 2 + 3
    assert story.board.rule("amplifier") is None
