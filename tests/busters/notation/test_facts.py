"""What tokens, labels and lines tell about wires, and what of it is written down."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from defuse.busters import parse, render
from defuse.busters.board import Board, Label, Token
from defuse.busters.wires import REDS, YELLOWS
from defuse.kernel import Among, CountOf, Fact, Game, Order, Same, Sorted
from tests.busters.notation.samples import SMALL


def stated(game: Game) -> list[Fact]:
    """The facts beside those of a table on which nothing is stated."""
    return [fact for fact in game.public.facts if not isinstance(fact, Sorted)]


def facts(*lines: str, table: str = SMALL) -> list[Fact]:
    return stated(parse(table + "\n".join(lines)))


# Marks and tokens.


def test_x_wires_and_flipped_wires_stand_in_no_order() -> None:
    board: Board = parse(SMALL.replace("A1 | 4 5 6", "A1 | 5* 4 6^")).public
    assert board.loose == 0b101
    assert board.flipped == 0b100
    assert next(fact for fact in board.facts if isinstance(fact, Sorted)).things == (3, 4, 5)


def test_a_flipped_wire_is_seen_by_all_but_its_owner() -> None:
    board: Board = parse(SMALL.replace("A1 | 4 5 6", "A1 | 4 5 6^")).public
    assert [mask >> 2 & 1 for mask in board.known] == [0, 1, 1, 1, 0]  # C15: spectators see what every seat does


def test_tokens_lie_in_the_order_in_which_they_are_read() -> None:
    game = parse(SMALL.replace("B1 | 4 5 6", "B1 | 4!4 5 6!even!x1").replace("D1 | 4 (5)", "D1 | 4 (5)!5"))
    assert game.public.tokens == (Token(3, "4"), Token(5, "even"), Token(5, "x1"), Token(10, "5"))


def test_of_two_equal_tokens_the_older_one_can_be_named() -> None:
    table = SMALL.replace("B1 | 4", "B1 | 4!4").replace("D1 | 4", "D1 | 4!4")
    game = parse(table + "older D1.1 B1.1")
    assert game.public.tokens == (Token(9, "4"), Token(3, "4"))
    assert "older D1.1 B1.1" in render(game)
    assert "older" not in render(parse(table + "older B1.1 D1.1"))


@pytest.mark.parametrize(
    ("slot", "mark", "fact"),
    [
        ("5!5", "5", Among((1,), (50,), 1, 1)),
        ("5!odd", "odd", Among((1,), (10, 30, 50, 70, 90, 110), 1, 1)),
        ("5!~4", "~4", Among((1,), (40,), 0, 0)),
        ("5!~y", "~yellow", Among((1,), YELLOWS, 0, 0)),
        ("5!x1", "x1", CountOf(1, (0, 1, 2), 1)),
    ],
)
def test_a_token_tells_a_fact(slot: str, mark: str, fact: Fact) -> None:
    game = parse(SMALL.replace("A1 | 4 5", f"A1 | 4 {slot}"))
    assert game.public.tokens == (Token(1, mark),)
    assert stated(game) == [fact]


def test_a_token_at_a_cut_wire_has_nothing_more_to_tell_unless_it_counts() -> None:
    assert facts(table=SMALL.replace("(5) 6\nD", "(5)!5 6\nD")) == []
    assert facts(table=SMALL.replace("(5) 6\nD", "(5)!x1 6\nD")) == [CountOf(7, (6, 7, 8), 1)]


def test_a_count_that_was_true_on_another_row_is_explained_by_a_line() -> None:
    table = SMALL.replace("A1 | 4 5", "A1 | 4 5!x2")
    assert facts("A1.2 x2 among A1.1-2 B1.2", table=table) == [CountOf(1, (0, 1, 4), 2)]


def test_a_label_lies_at_two_wires_of_a_stand() -> None:
    game = parse(SMALL + "label A1.1 != A1.2\n")
    assert game.public.labels == (Label((0, 1), False),)
    assert stated(game) == [Same(0, 1, False)]
    assert render(game) == SMALL.lstrip() + "label A1.1 != A1.2\n"


# Facts.


@pytest.mark.parametrize(
    ("line", "fact"),
    [
        ("B has 5", Among((3, 4, 5), (50,), 1)),
        ("C lacks 5", Among((6, 8), (50,), 0, 0)),
        ("C has 4 or 7", Among((6, 8), (40, 70), 1)),
        ("C had 5, since cut C1.2", Among((6, 8, 7), (50,), 1)),
        ("C1 radar 6 yes", Among((6, 8), (60,), 1)),
        ("C1 radar 5 no", Among((6, 8), (50,), 0, 0)),
        ("B1.3 is 6", Among((5,), (60,), 1)),
        ("B1.3 is not yellow or 12", Among((5,), (*YELLOWS, 120), 0, 0)),
        ("one of A1.1 B1.2-3 is 5", Among((0, 4, 5), (50,), 1)),
        ("none of A1.1 B1.1 is red", Among((0, 3), REDS, 0, 0)),
        ("all of A1.1 B1.1 are even", Among((0, 3), (20, 40, 60, 80, 100, 120), 2)),
        ("at least 2 of A1.1-3 are 4 or 5", Among((0, 1, 2), (40, 50), 2)),
        ("at most 1 of A1.1-3 are r5.5 4", Among((0, 1, 2), (40, 55), 0, 1)),
        ("exactly 1 of A1.1-3 are 4", Among((0, 1, 2), (40,), 1, 1)),
        ("1 to 2 of A1.1-3 are odd", Among((0, 1, 2), (10, 30, 50, 70, 90, 110), 1, 2)),
        ("B1.1 = D1.1", Same(3, 9)),
        ("B1.1 ≠ D1.3", Same(3, 11, False)),
        ("B1.1 <= D1.1", Order(3, 9)),
        ("B1.1 < D1.3", Order(3, 11, True)),
        ("B1.1 x4 among A1.1 B1.1 C1.1 D1.1", CountOf(3, (0, 3, 6, 9), 4)),
    ],
)
def test_a_line_states_a_fact(line: str, fact: Fact) -> None:
    assert facts(line) == [fact]


def test_a_chain_states_an_order_at_every_sign() -> None:
    assert facts("A1.1 <= B1.1 < C1.3 ≤ D1.3") == [Order(0, 3), Order(3, 8, True), Order(8, 11)]


# What is written down.


@pytest.mark.parametrize(
    "line",
    [
        "B has 5",
        "C lacks 5",
        "B has 4 or 5",
        "B1.1 is 4",
        "B1.3 is not 4 or 5",
        "one of A1.1 B1.1-3 is 5",
        "none of A1.1 B1.1 is 5",
        "all of A1.1 B1.1 are 4 or 6",
        "at least 2 of A1.1-3 B1.1 are 4",
        "at most 2 of A1.1-3 B1.1 are 4",
        "exactly 2 of A1.1-3 B1.1 are 4",
        "1 to 2 of A1.1-3 B1.1 are 4",
        "B1.1 = D1.1",
        "B1.1 != D1.3",
        "B1.1 <= D1.1 < A1.2 <= B1.2",
        "B1.1 x2 among A1.1-3 B1.1-3",
    ],
)
def test_a_fact_is_written_as_it_was_read(line: str) -> None:
    assert render(parse(SMALL + line)) == SMALL.lstrip() + line + "\n"


def test_a_radar_is_written_where_it_tells_of_one_of_two_stands() -> None:
    table = "mission 1\naway 1x4 2x4 3x4 4x4\nA1 | 5 6\nA2 | 5 6\nB1 | 5 6\nB2 | 5 6\n"
    text = render(parse(table + "A2 radar 5 yes\nB1 radar 4 no\nB1 radar 5 yes\nB2 radar 5 yes\n"))
    assert text.splitlines()[-3:] == ["A2 radar 5 yes", "B1 radar 5 yes", "B2 radar 5 yes"]


@pytest.mark.parametrize(
    "line",
    [
        "C had 5, since cut C1.2",  # it shows: that was the 5
        "C1.2 is 5",
        "A lacks 3",  # all 3s are cut
        "A1.1 <= A1.2",  # the stand is sorted
        "C1.2 = D1.2",
        "C1.2 x2 among C1.2 D1.2",
    ],
)
def test_what_everybody_sees_is_not_written(line: str) -> None:
    assert render(parse(SMALL + line)) == SMALL.lstrip()


@pytest.mark.parametrize("line", ["B1.1 is 4", "B has 4", "B1.1 is not 5", "one of B1.1 C1.1 is 4"])
def test_what_a_token_tells_is_not_written_again(line: str) -> None:
    table = SMALL.replace("B1 | 4", "B1 | 4!4")
    assert render(parse(table + line)) == table.lstrip()


@pytest.mark.parametrize(
    ("line", "short"),
    [
        ("C had 4, since cut C1.2", "C has 4"),
        ("one of C1.1-2 is 4", "C1.1 is 4"),
        ("C has 3 or 4", "C has 4"),
        ("exactly 2 of C1.1-2 are 4 or 5", "C1.1 is 4 or 5"),
        ("D1.1 = B1.1", "B1.1 = D1.1"),
        ("A1.1 < B1.2\nA1.1 < B1.3", "A1.1 < B1.2"),
    ],
)
def test_a_fact_is_written_in_its_shortest_form(line: str, short: str) -> None:
    assert render(parse(SMALL + line)) == SMALL.lstrip() + short + "\n"


def test_facts_have_one_order_whatever_the_order_of_the_lines() -> None:
    lines = ["B1.1 = D1.1", "B has 5", "A1.1 < B1.2", "A has 6"]
    texts = {render(parse(SMALL + "\n".join(order))) for order in (lines, lines[::-1], lines[2:] + lines[:2])}
    assert texts == {SMALL.lstrip() + "A has 6\nB has 5\nB1.1 = D1.1\nA1.1 < B1.2\n"}


def test_a_fact_without_words_cannot_be_written() -> None:
    class Riddle(Fact, frozen=True):
        def holds(self, faces: bytes, value: object) -> bool:
            return True

    game = parse(SMALL)
    game.public = replace(game.public, facts=(Riddle(),))
    with pytest.raises(ValueError, match="no words for Riddle"):
        render(game)
