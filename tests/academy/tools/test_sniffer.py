"""Sniffer: when it is used, what it does, what it forbids."""

from __future__ import annotations

from defuse.academy.asks import ChooseAsk
from defuse.kernel import Shown
from tests.academy.story import at


def test_the_owner_sees_the_upcoming_card_of_every_wire_and_nobody_else_does() -> None:
    """A14."""
    story = at("bomb 2\ngreen | | 3\nblue | | 4\nred | | 5\nyellow | | 1\nA 0 · tools sniffer\nB 0\nC 0").use(
        0, "sniffer"
    )
    tops = [wire.deck[0] for wire in story.board.wires]
    assert [story.game.view(0).value(card) for card in tops] == [3, 4, 5, 1]
    assert all(story.game.view(seat).value(card) is None for seat in (1, 2, None) for card in tops)
    assert isinstance(story.game.ask, ChooseAsk)


def test_two_players_have_three_decks() -> None:
    """A12."""
    story = at("bomb 2\nA 0 · tools sniffer\nB 0").use(0, "sniffer")
    assert story.heard(Shown) == [Shown(tuple(wire.deck[0] for wire in story.board.wires), (0,))]
    assert len(story.heard(Shown)[0].things) == 3


def test_it_is_used_once() -> None:
    story = at("bomb 2\nA 0 · tools sniffer\nB 0").use(0, "sniffer")
    assert story.why_not(0, "sniffer") == "Sniffer has been used"
    story.choose("green", "green")
    assert story.board.rule("sniffer") is None, "it left the game with the round"


def test_after_the_actions_are_revealed_it_is_too_late() -> None:
    story = at("bomb 2\nA 0 · tools sniffer\nB 0").choose("green", "wait")
    assert story.why_not(0, "sniffer") == "Sniffer is used while you choose your action"
