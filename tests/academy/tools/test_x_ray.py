"""X-Ray: when it is used, what it does, what it forbids."""

from __future__ import annotations

from msgspec.structs import replace

from defuse.academy.asks import DrawnAsk
from defuse.academy.components import WireNumbers, printed
from defuse.academy.events import CutEnded
from defuse.academy.tools.x_ray import PickCard
from tests.academy.story import Story, at
from tests.academy.test_cutting import emptied


def drawn(story: Story) -> tuple[int, ...]:
    assert isinstance(story.game.ask, DrawnAsk)
    return story.game.ask.cards


def test_the_owner_draws_three_uses_one_and_shuffles_the_rest_back() -> None:
    story = at("bomb 2\nred | 1 | 3 0 5\nA 0 · tools x-ray\nB 0\nC 0").choose("red", "wait", "chicken")
    story.protect(1, "green").use(0, "x-ray")
    cards = drawn(story)
    assert [story.game.view(0).value(card) for card in cards] == [3, 0, 5]
    assert all(story.game.view(seat).value(card) is None for seat in (1, 2, None) for card in cards)
    story.do(PickCard(seat=0, card=cards[2]))
    assert story.scores[0] == 5 + 2
    assert story.board.wire("red").values == (1, 5)
    deck = story.board.wire("red").deck
    assert len(deck) == 10
    assert all(story.game.view(0).value(card) is None for card in deck), "they are shuffled back"


def test_it_is_for_a_wire_that_is_cut_alone() -> None:
    assert at("bomb 2\nA 0 · tools x-ray\nB 0\nC 0").choose("red", "red", "chicken").timing is None


def test_others_may_still_flip_a_card_before() -> None:
    """A9."""
    story = at("bomb 2\nred | | 2 3 0 5\nA 0 · tools x-ray\nB 0 · tools wrench\nC 0").choose("red", "wait", "chicken")
    story.protect(1, "green").use(0, "x-ray").use(1, "wrench")
    assert [story.game.view(0).value(card) for card in drawn(story)] == [3, 0, 5]


def test_only_a_drawn_card_can_be_used() -> None:
    story = at("bomb 2\nred | 1 | 3 0 5\nA 0 · tools x-ray\nB 0\nC 0").choose("red", "wait", "chicken")
    story.protect(1, "green").use(0, "x-ray")
    other = next(card for card in story.board.wire("red").deck if card not in drawn(story))
    assert story.game.why_not(PickCard(seat=0, card=other)) is not None
    assert str(story.game.why_not(PickCard(seat=1, card=drawn(story)[0]))) == "it is not your turn to answer"


def test_it_draws_what_there_is() -> None:
    """A16."""
    long = WireNumbers(cards=(1,) * 12, track=9)
    story = at(
        "bomb 2\ngreen | 1 1 1 1 1 1 1 1 1 1 | | (ok) ok boom\nA 9 · tools x-ray\nB 0\nC 0",
        replace(printed(), green=long),
    )
    story.choose("green", "wait", "chicken").protect(1, "red").use(0, "x-ray")
    assert len(drawn(story)) == 2
    assert story.do(PickCard(seat=0, card=drawn(story)[0])).scores[0] == 9 + 1 + 11


def test_the_owner_chooses_even_if_there_is_one_card_only() -> None:
    """A16: so that the pause tells nothing."""
    long = WireNumbers(cards=(1,) * 12, track=9)
    story = at(
        "bomb 2\ngreen | 1 1 1 1 1 1 1 1 1 1 1 | | (ok) (ok) boom\nA 9 · tools x-ray\nB 0\nC 0",
        replace(printed(), green=long),
    )
    story.choose("green", "wait", "chicken").protect(1, "red").use(0, "x-ray")
    story.do(PickCard(seat=0, card=drawn(story)[0]))
    assert story.board.bomb == 3


def test_a_wrench_may_take_the_last_card_away_from_it() -> None:
    """A5: then the cut flips nothing."""
    story = emptied(at("bomb 2\nred | | 2\nA 0 · tools x-ray\nB 0 · tools wrench\nC 0"), "red", 1)
    story.choose("red", "wait", "chicken").protect(1, "green").use(0, "x-ray").use(1, "wrench")
    assert story.heard(CutEnded) == [CutEnded("red", False)]
    assert story.scores[0] == 0
