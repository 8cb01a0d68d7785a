"""Every puzzle that comes with defuse: one answer by exact odds, nothing gives it away, and its grade follows."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from defuse.busters.acts import SoloCut
from defuse.kernel import imagine
from defuse.puzzles.busters.finding import GAP
from defuse.puzzles.busters.game import GAME
from defuse.puzzles.busters.position import Position
from defuse.puzzles.checking import LEAST_SHARE, check, uneven
from defuse.puzzles.puzzle import BOXES, GRADES, Puzzle
from defuse.puzzles.shelf import SHIPPED, shelf
from tests.puzzles.shipped import ALL, SOME, answer_call, answer_wire, exact_hit

SOAKED = [pytest.param(*each, marks=pytest.mark.soak) for each in ALL if each not in SOME]
LOOKED_AT = pytest.mark.parametrize(("number", "puzzle"), [*SOME, *SOAKED], ids=lambda value: str(value)[:4])


@LOOKED_AT
def test_it_is_what_the_maker_would_make_of_its_table(number: int, puzzle: Puzzle) -> None:
    assert GAME.flaw(puzzle) == ""


@LOOKED_AT
def test_its_answer_is_the_only_one_by_exact_odds(number: int, puzzle: Puzzle) -> None:
    position = Position(puzzle.table)
    answer = answer_call(position, puzzle)
    others = [call for call in position.calls if call != answer]
    if puzzle.kind == "certain":
        assert exact_hit(position, answer) == 1
        assert exact_hit(position, others[0]) < 1
        assert all(call.miss or call.explode for call in others)
    else:
        assert exact_hit(position, answer) < 1
        assert exact_hit(position, answer) - exact_hit(position, others[0]) >= Fraction(GAP)
        assert answer.explode == 0
    # Sorted by figures that are rounded: no other call is likelier than the second by more than that.
    assert max([call.hit for call in others]) == others[0].hit


@LOOKED_AT
def test_nothing_on_the_table_names_its_answer(number: int, puzzle: Puzzle) -> None:
    position = Position(puzzle.table)
    wire = answer_wire(position, puzzle)
    assert wire in position.odds.hidden
    assert not any(token.wire == wire for token in position.board.tokens)
    assert not any(form.verb is SoloCut and not form.using for form in position.seen.forms())
    if puzzle.kind == "certain":
        why = position.why(wire, answer_call(position, puzzle).values[0])
        assert why.is_chain
        assert len(why.steps) > 1 or why.steps[0].how in ("crowd", "last")


@pytest.mark.parametrize(("number", "puzzle"), SOME[::4])
def test_it_can_be_drawn_without_knowing_more_than_its_seat_sees(number: int, puzzle: Puzzle) -> None:
    posed = GAME.posed(puzzle)
    assert posed.game().observe(posed.seat) == posed.seen
    assert imagine(posed.seen, None, "any").observe(posed.seat) == posed.seen


def test_there_are_five_hundred_spread_over_grades_boxes_and_players() -> None:
    puzzles = shelf().puzzles
    assert len(puzzles) >= 500
    assert SHIPPED.stat().st_size < 1_000_000
    grades = Counter(puzzle.grade for puzzle in puzzles)
    assert set(grades) == set(GRADES)
    assert min(grades.values()) >= LEAST_SHARE * len(puzzles)
    assert {puzzle.box for puzzle in puzzles} == set(range(1, len(BOXES) + 1))
    assert {puzzle.players for puzzle in puzzles} == {2, 3, 4, 5}
    assert {puzzle.kind for puzzle in puzzles} == {"certain", "likely"}
    assert uneven(puzzles) == ""


def test_no_game_gives_two() -> None:
    assert len({puzzle.game for _, puzzle in ALL}) == len({puzzle.table for _, puzzle in ALL}) == len(ALL)


def test_a_set_is_checked_as_a_whole() -> None:
    first, second = (puzzle for _, puzzle in SOME[:2])
    assert list(check([first, second, first], jobs=1)) == [(1, ""), (2, ""), (3, "twice")]
    assert "grade 5: 0" in uneven([puzzle for _, puzzle in ALL if puzzle.grade < 5])
    assert "box 6: 0" in uneven([puzzle for _, puzzle in ALL if puzzle.box < 6])
