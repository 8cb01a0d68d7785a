"""What is said of puzzles: the task, and what becomes of an answer."""

from __future__ import annotations

from defuse.puzzles.game import ChoiceTold, Posed
from defuse.puzzles.puzzle import Puzzle
from defuse.words import Message, Seat, say


def title(puzzle: Puzzle) -> Message:
    """What to do, in a few words."""
    return say("puzzle-title-certain") if puzzle.kind == "certain" else say("puzzle-title-likely")


def task(posed: Posed) -> Message:
    """The same in two sentences."""
    seat = Seat(posed.seat)
    if posed.puzzle.kind == "certain":
        return say("puzzle-task-certain", seat=seat)
    return say("puzzle-task-likely", seat=seat)


def is_right(posed: Posed, tried: ChoiceTold) -> bool:
    """Whether a call is the answer."""
    answer = posed.answer
    return (tried.call.wires, tried.call.values) == (answer.wires, answer.values)


def verdict(posed: Posed, tried: ChoiceTold) -> Message:
    """What becomes of an answer, with the true chance of what was named."""
    certain = posed.puzzle.kind == "certain"
    if is_right(posed, tried):
        if certain:
            return say("puzzle-right-certain", call=tried.what)
        return say("puzzle-right-likely", call=tried.what, odds=tried.odds)
    if not tried.call.hit:
        return say("puzzle-wrong-never", call=tried.what)
    if certain:
        return say("puzzle-wrong-certain", call=tried.what, odds=tried.odds)
    return say("puzzle-wrong-likely", call=tried.what, odds=tried.odds)
