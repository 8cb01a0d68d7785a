"""Grading: how hard an answer is to see, from 1 to 5. The rule is written down in docs/puzzles.md.

A certain answer is graded by its easiest proof: each step has points by the way it is taken, and so has what has to be
looked at. An answer that is only the likeliest has no proof; it is graded by how much its chance hangs on, and by how
far it is ahead of the next call.
"""

from __future__ import annotations

from bisect import bisect_right

from defuse.kernel import Sorted
from defuse.odds.why import Change, How, Why

POINTS: dict[How, float] = {
    "seen": 0.0,
    "told": 0.5,
    "left": 0.0,
    "between": 1.0,
    "out": 1.0,
    "enough": 1.0,
    "alike": 1.5,
    "place": 1.5,
    "crowd": 2.0,
    "last": 2.5,
}
"""What a step is worth. `left` only puts others together; the two at the end count what there is of a wire."""
A_FACT = 0.5
"""What each public fact is worth that a proof uses: tokens, misses, labels. That stands are sorted, everybody sees."""
FROM = (3.0, 5.0, 7.0, 10.0)
"""From so many points on, a certain answer has grade 2, 3, 4, 5."""

MATTERS = 0.05
"""What changes a chance by less than this does not matter to it."""
MANY = (4, 6)
"""If so many things matter to a chance, it is a grade harder; and one more."""
NARROW = (0.36, 0.29)
"""If it is ahead of the next call by less than this, it is a grade harder; and one more."""


def points_of(why: Why) -> float:
    """How much there is to see in a proof."""
    facts = {fact for step in why.steps for fact in step.facts if not isinstance(fact, Sorted)}
    return sum([POINTS[step.how] for step in why.steps]) + A_FACT * len(facts)


def certain_grade(why: Why) -> int:
    """The grade of a certain answer."""
    return 1 + bisect_right(FROM, points_of(why))


def matters(why: Why) -> tuple[Change, ...]:
    """The facts and seen wires that matter to a chance, the largest changes first; that stands are sorted is free."""
    told = [change for change in why.changes if not isinstance(change.fact, Sorted)]
    return tuple([change for change in told if abs(change.chance - why.chance) >= MATTERS])


def likely_grade(why: Why, ahead: float) -> int:
    """The grade of an answer that is only the likeliest, ahead of the next one by so much."""
    return 1 + sum([len(matters(why)) >= many for many in MANY]) + sum([ahead < narrow for narrow in NARROW])
