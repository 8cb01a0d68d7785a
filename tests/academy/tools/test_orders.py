"""Orders: when it is used, what it does, what it forbids."""

from __future__ import annotations

from defuse.academy.events import CutBegan
from tests.academy.story import at


def test_the_owner_cuts_a_protected_wire_alone_and_the_others_do_not() -> None:
    """A15."""
    story = at("bomb 2\nred | | 3\nA 0 · tools orders\nB 0\nC 0").choose("red", "red", "wait").protect(2, "red")
    assert story.timing == "protected"
    story.use(0, "orders")
    assert story.heard(CutBegan) == [CutBegan("red", (0,))]
    assert story.scores == (4, 0, 3)


def test_if_it_explodes_the_owner_alone_is_responsible() -> None:
    story = at("bomb 2\ngreen | 3 3 3 | 1 | boom ok ok\nA 9 · tools orders\nB 9\nC 0").choose("green", "green", "wait")
    assert story.protect(2, "green").use(0, "orders").scores == (4, 9, 3)


def test_another_wire_that_is_protected_is_no_occasion() -> None:
    story = at("bomb 2\nA 0 · tools orders\nB 0\nC 0").choose("red", "red", "wait").protect(2, "green")
    assert story.heard(CutBegan) == [CutBegan("red", (0, 1))]


def test_it_counts_as_a_cut_made_alone() -> None:
    """A15: so an Amplifier fits."""
    story = at("bomb 3\nred | | 3\nA 0 · tools orders amplifier\nB 0\nC 0").choose("red", "red", "wait")
    story.protect(2, "red").use(0, "orders")
    assert story.timing == "cut"
    assert story.use(0, "amplifier").scores[0] == 5


def test_it_holds_also_if_the_wire_is_protected_once_more() -> None:
    story = at("bomb 2\nA 0 · tools orders\nB 0 · tools schematics\nC 0").choose("red", "red", "wait").calm()
    story.protect(2, "red").use(0, "orders").use(1, "schematics", card="wait").protect(1, "red")
    assert story.heard(CutBegan) == [CutBegan("red", (0,))]


def test_a_protected_cut_that_was_jumped_to_can_be_ordered() -> None:
    """A15: the wire is the one of the action as it was changed."""
    story = (
        at("bomb 3\nA 0 · tools orders jumper\nB 0\nC 0").choose("red", "green", "wait").use(0, "jumper", wire="blue")
    )
    story.protect(2, "blue").use(0, "orders")
    assert CutBegan("blue", (0,)) in story.heard(CutBegan)


def test_whoever_goes_to_another_protected_wire_afterwards_cuts_nothing() -> None:
    """A28: the order was for red. Green is protected too, and nobody has ordered that."""
    story = at("bomb 3\nA 0 · tools orders schematics\nB 0\nC 0\nD 0").choose("red", "wait", "wait", "blue").calm()
    story.protect(1, "red").protect(2, "green").use(0, "orders").use(0, "schematics", card="green")
    assert story.heard(CutBegan) == [CutBegan("blue", (3,))]
    assert story.scores[0] == 0


def test_whoever_goes_to_a_free_wire_afterwards_cuts_it_as_everybody_may() -> None:
    """A28."""
    story = at("bomb 3\nA 0 · tools orders schematics\nB 0\nC 0").choose("red", "wait", "blue").calm()
    story.protect(1, "red").use(0, "orders").use(0, "schematics", card="blue")
    assert story.heard(CutBegan) == [CutBegan("blue", (0, 2))]


def test_whoever_comes_to_the_wire_of_somebody_elses_order_does_not_cut_with_them() -> None:
    """A28: an order is for one seat, too."""
    story = at("bomb 3\nA 0 · tools orders\nB 0\nC 0 · tools schematics").choose("red", "wait", "blue").calm()
    story.protect(1, "red").use(0, "orders").use(2, "schematics", card="red")
    assert story.heard(CutBegan) == [CutBegan("red", (0,))]


def test_orders_for_the_wire_that_schematics_led_to() -> None:
    """A28: the other way round, the order is for the wire that is cut now."""
    story = at("bomb 3\nA 0 · tools orders schematics\nB 0\nC 0").choose("red", "wait", "blue").calm()
    story.protect(1, "green").use(0, "schematics", card="green").use(0, "orders")
    assert story.heard(CutBegan) == [CutBegan("green", (0,)), CutBegan("blue", (2,))]
