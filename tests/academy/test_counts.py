"""What a deck holds: its back shows it to everybody."""

from __future__ import annotations

from random import Random

import pytest

from defuse.academy.board import CARD_BASE
from defuse.academy.components import printed
from defuse.academy.counts import Count, adds, counts
from tests.academy.driving import played
from tests.academy.leaks import other_deals, twin
from tests.academy.story import at


def test_a_deck_holds_what_its_back_says_less_what_lies_open() -> None:
    """A1."""
    board = at("bomb 1\nred | 3 3 5\nA 0\nB 0\nC 0").board
    assert counts(board, "red") == (
        *(Count(0, 2, 2), Count(1, 2, 2), Count(2, 2, 2)),
        *(Count(3, 3, 1), Count(4, 2, 2), Count(5, 1, 0)),
    )


def test_what_goes_back_into_the_deck_is_in_it_again() -> None:
    """A16: the Scrambler takes three exposed cards back."""
    story = at("bomb 2\nred | 3 3 5 | 0 | ok boom ok\nA 0 · tools scrambler\nB 0\nC 0").choose("red", "wait", "wait")
    story.protect(1, "blue").protect(2, "blue").use(0, "scrambler")
    (flipped,) = story.board.wire("red").values
    assert [count.printed - count.left for count in counts(story.board, "red")] == [
        int(value == flipped) for value in range(6)
    ]


def test_the_next_card_scores_its_value_the_chain_with_it_and_plates() -> None:
    """A4: so a 3 as the next red card is worth 3 + 5."""
    story = at("bomb 2\nplates +2>red\nred | 1 1 | 3\nA 0\nB 0\nC 0")
    assert adds(story.board, "red") == 5
    assert story.choose("red", "chicken", "chicken").scores[0] == 8


@pytest.mark.parametrize("players", [2, 5])
def test_it_is_the_truth_and_follows_from_public_facts_alone(players: int) -> None:
    """A14: in a world where all that is hidden lies differently, the counts are the same."""
    worlds = 0
    rng = Random(players)
    for _, game, _ in played(players, 3):
        board = game.public
        if not board.wires:
            continue
        for wire in board.wires:
            held = counts(board, wire.name)
            faces = [game.secret.faces[card] - CARD_BASE for card in wire.deck]
            assert [count.left for count in held] == [faces.count(count.value) for count in held]
            assert tuple(count.value for count in held for _ in range(count.printed)) == printed().wire(wire.name).cards
        for deal in other_deals(game, None, rng, 1):
            other = twin(game, deal)
            assert [counts(other.public, name) for name in board.colours] == [
                counts(board, name) for name in board.colours
            ]
            worlds += 1
    assert worlds > 20
