"""Switch: when it is used, what it does, what it forbids."""

from __future__ import annotations

from tests.academy.story import at


def test_two_cutters_swap_their_wires() -> None:
    story = at("bomb 2\nred | | 3\nblue | | 1\nA 0 · tools switch\nB 0\nC 0").choose("blue", "red", "chicken")
    story.use(0, "switch", other=1)
    assert story.scores[:2] == (4, 2)


def test_the_cards_stay_where_they_lie() -> None:
    """A15."""
    story = at("bomb 2\nA 0 · tools switch\nB 0\nC 0").choose("blue", "red", "green").use(0, "switch", other=1)
    assert story.board.played == (("blue",), ("red",), ("green",))


def test_the_other_has_to_cut_another_wire() -> None:
    story = at("bomb 2\nA 0 · tools switch\nB 0\nC 0\nD 0").choose("blue", "blue", "wait", "red")
    assert story.why_not(0, "switch", other=1) == "does not cut another wire"
    assert story.why_not(0, "switch", other=2) == "does not cut another wire"
    assert story.why_not(0, "switch", other=3) is None


def test_who_does_not_cut_cannot_swap() -> None:
    assert at("bomb 2\nA 0 · tools switch\nB 0\nC 0").choose("chicken", "blue", "red").timing is None
    assert at("bomb 2\nA 0 · tools switch\nB 0\nC 0").choose("blue", "blue", "wait").timing is None


def test_a_swap_after_a_jump_gives_the_wire_that_was_jumped_to() -> None:
    """A15."""
    story = at("bomb 2\nA 0 · tools switch\nB 0 · tools jumper\nC 0").choose("blue", "red", "wait")
    story.use(1, "jumper", wire="yellow").use(0, "switch", other=1)
    assert story.board.actions == ("yellow", "blue", "wait")


def test_the_one_who_was_swapped_may_jump_from_there() -> None:
    """A15."""
    story = at("bomb 2\nA 0 · tools switch\nB 0 · tools jumper\nC 0").choose("blue", "red", "wait")
    story.use(0, "switch", other=1).use(1, "jumper", wire="green")
    assert story.board.actions == ("red", "green", "wait")
