"""Finding: whether a position is a puzzle, and what its answer is. The same code makes puzzles and checks them."""

from __future__ import annotations

from typing import Literal, NamedTuple

from defuse.busters.memory import by_heart
from defuse.busters.notation import NotationError, render_observation
from defuse.kernel import Observation
from defuse.odds import Call, Contradiction, Odds, TooManyFacts
from defuse.odds.calls import is_certain, risk
from defuse.odds.why import How, Why
from defuse.puzzles.busters.grading import certain_grade, likely_grade, matters
from defuse.puzzles.busters.position import Position, is_to_move
from defuse.puzzles.puzzle import Kind

GAP = 0.25
"""A call that is not certain has to hit so much more often than any other."""
LEAST_HIT = 0.5
"""And at least so often."""
LEAST_CALLS = 4
"""So many calls have to be possible: with fewer there is little to look for."""
SAME = 1e-9
"""Figures that differ by less are the same."""
MOST_STEPS = 12
"""Longer proofs are no puzzles: nobody would follow them at a table."""
LEAST_REASONS = 2
"""So many things have to matter to a chance, so that there is something to see, and to tell as a hint."""
HARD_ALONE: tuple[How, ...] = ("crowd", "last")
"""A proof of one step is no puzzle, unless it is a step of this kind: there is something to count."""

Flaw = Literal[
    "no-turn",
    "by-heart",
    "hidden",
    "solo",
    "few-calls",
    "no-answer",
    "several",
    "token",
    "known",
    "one-step",
    "no-chain",
    "no-reason",
    "uncounted",
]
"""Why a position is no puzzle."""


class Answer(NamedTuple):
    """The answer of a position."""

    call: Call
    kind: Kind
    grade: int
    why: Why


def answer_of(position: Position) -> Answer | Flaw:
    """The one answer of a position, by exact odds; or why it is no puzzle."""
    seen = position.seen
    if seen.seat is None or position.board.ask is None or not is_to_move(seen):
        return "no-turn"
    if by_heart(position.board):
        return "by-heart"
    if not position.is_plain:
        return "hidden"
    try:
        stands_out = _standing_out(position)
        return stands_out if isinstance(stands_out, str) else _proven(position, *stands_out)
    except (Contradiction, TooManyFacts):
        return "uncounted"


def might_be(seen: Observation) -> bool:
    """Whether it is worth writing a position down and looking closer; quick to tell."""
    if by_heart(seen.public) or not is_to_move(seen):
        return False
    try:
        calls = Odds(seen).calls()
    except (Contradiction, TooManyFacts):
        return False
    return isinstance(_best(calls), Call)


def written(seen: Observation) -> str | None:
    """A position in notation; None where that has no words for it."""
    try:
        return render_observation(seen)
    except (NotationError, ValueError):
        return None


def _best(calls: list[Call]) -> Call | Flaw:
    """The call that stands out by its chance to hit."""
    if len([call for call in calls if call.hit]) < LEAST_CALLS:
        return "few-calls"
    certain = [call for call in calls if is_certain(call)]
    if len(certain) > 1:
        return "several"
    if certain:
        return certain[0]
    first, second = calls[:2]
    if first.hit < LEAST_HIT or first.hit - second.hit < GAP - SAME or first.explode:
        return "no-answer"
    return first


def _standing_out(position: Position) -> tuple[Call, Kind] | Flaw:
    if position.may_cut_alone:
        return "solo"
    best = _best(position.calls)
    if isinstance(best, str):
        return best
    wire = best.targets[0]
    if any(token.wire == wire for token in position.board.tokens):
        return "token"
    if position.seen.faces[wire]:
        return "known"
    if is_certain(best):
        return best, "certain"
    costs = [risk(position.view, call) for call in position.calls]
    cheapest = risk(position.view, best) <= min(costs) + SAME
    return (best, "likely") if cheapest else "no-answer"


def _proven(position: Position, call: Call, kind: Kind) -> Answer | Flaw:
    why = position.why(call.targets[0], call.values[0])
    if kind == "certain":
        if not why.is_chain or len(why.steps) > MOST_STEPS:
            return "no-chain"
        if len(why.steps) == 1 and why.steps[0].how not in HARD_ALONE:
            return "one-step"
        return Answer(call, kind, certain_grade(why), why)
    if len(matters(why)) < LEAST_REASONS:
        return "no-reason"
    ahead = call.hit - position.calls[1].hit
    return Answer(call, kind, likely_grade(why, ahead), why)
