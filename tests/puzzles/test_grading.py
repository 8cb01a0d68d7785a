"""Grades: what a proof is worth, and where each grade begins. The same rule is in docs/puzzles.md."""

from __future__ import annotations

import pytest

from defuse.kernel import Among, Sorted
from defuse.odds.why import Change, How, Step, Why
from defuse.puzzles.busters.grading import certain_grade, likely_grade, points_of

SO = Among((1,), (50,), 1)


def proof(*hows: How, facts: int = 0) -> Why:
    told = tuple([Among((thing,), (10,), 1) for thing in range(facts)])
    steps = [Step(how, SO, (), (*told, Sorted((1, 2, 3))), ()) for how in hows]
    return Why(SO, 1.0, tuple(steps))


def test_a_fact_counts_once_and_that_stands_are_sorted_is_free() -> None:
    assert points_of(proof("between", "between")) == 2.0
    assert points_of(proof("between", "between", facts=3)) == 3.5


@pytest.mark.parametrize(
    ("why", "grade"),
    [
        (proof("out", "between", "left"), 1),
        (proof("crowd"), 1),
        (proof("out", "between", "between", "left"), 2),
        (proof("between", "between", "crowd", facts=1), 2),
        (proof("between", "between", "crowd", "between"), 3),
        (proof("between", "between", "between", "last", "place"), 4),
        (proof("crowd", "last", "last", "crowd", facts=2), 5),
    ],
)
def test_a_certain_answer_is_graded_by_its_proof(why: Why, grade: int) -> None:
    assert certain_grade(why) == grade


@pytest.mark.parametrize(
    ("matters", "ahead", "grade"), [(3, 0.5, 1), (4, 0.5, 2), (3, 0.35, 2), (6, 0.5, 3), (6, 0.35, 4), (6, 0.28, 5)]
)
def test_a_likely_answer_is_graded_by_what_it_hangs_on_and_how_narrow_it_is(
    matters: int, ahead: float, grade: int
) -> None:
    changes = [Change(0.6, wire=wire) for wire in range(matters)]
    changes += [Change(0.79, wire=98), Change(0.1, fact=Sorted((1, 2)))]  # hardly matters, and is seen by everybody
    assert likely_grade(Why(SO, 0.8, changes=tuple(changes)), ahead) == grade
