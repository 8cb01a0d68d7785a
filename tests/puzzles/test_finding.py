"""What makes a position a puzzle: take something away from one, or add something to it, and it is none any more."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from defuse.busters.notation import parse_observation
from defuse.puzzles.busters.finding import Answer, answer_of, might_be, written
from defuse.puzzles.busters.game import GAME, puzzle_of
from defuse.puzzles.busters.position import Position
from defuse.puzzles.puzzle import Puzzle
from tests.puzzles.shipped import ALL, with_slot

CERTAIN = next(
    puzzle for _, puzzle in ALL if puzzle.kind == "certain" and puzzle.mission < 4 and puzzle.value != "yellow"
)
LIKELY = next(puzzle for _, puzzle in ALL if puzzle.kind == "likely" and puzzle.value != "yellow")

ALIKE = """
mission 1 · captain A · dial 3 · view A · turn A
away 1x4 2x4 6x4
A1 | 3 4 5
B1 | ? ? ?
C1 | ? ? ?
D1 | ? ? ?
"""
"""Three hands of which nothing is known: what may be called at one, may be called at the others as well."""


def flaw(table: str) -> str:
    answer = answer_of(Position(table))
    return "" if isinstance(answer, Answer) else answer


@pytest.mark.parametrize("puzzle", [CERTAIN, LIKELY], ids=["certain", "likely"])
def test_a_token_at_the_answer_gives_it_away(puzzle: Puzzle) -> None:
    assert flaw(puzzle.table) == ""
    assert flaw(with_slot(puzzle.table, puzzle.wire, f"?!{puzzle.value}")) in ("token", "several")


def test_somebody_who_has_seen_the_wire_has_nothing_to_find() -> None:
    assert flaw(with_slot(CERTAIN.table, CERTAIN.wire, CERTAIN.value)) in ("known", "several")


def test_what_was_said_aloud_is_no_proof_to_be_found() -> None:
    assert flaw(CERTAIN.table + f"{CERTAIN.wire} is {CERTAIN.value}\n") == "one-step"


def test_two_certain_cuts_are_one_too_many() -> None:
    table = LIKELY.table
    for call in Position(table).calls[:2]:
        place = Position(table).places.name(call.targets[0])
        table += f"{place} is {call.values[0]}\n"
    assert flaw(table) == "several"


def test_a_wire_that_has_moved_cannot_be_seen_on_the_table() -> None:
    assert flaw(CERTAIN.table + "moved\n") == "hidden"


def test_a_seat_that_waits_has_nothing_to_call() -> None:
    seat = CERTAIN.table.partition("view ")[2][0]
    other = next(letter for letter in "AB" if letter != seat)
    head, _, rest = CERTAIN.table.partition("\n")
    turned = head.replace(f" · turn {seat}", "") + f" · turn {other}"
    assert flaw(f"{turned}\n{rest}") == "no-turn"


def test_a_position_without_a_call_that_stands_out_is_none() -> None:
    assert flaw(ALIKE) == "no-answer"
    assert not might_be(parse_observation(ALIKE))


def test_what_is_found_is_worked_out_from_the_text_alone() -> None:
    for puzzle in (CERTAIN, LIKELY):
        seen = parse_observation(puzzle.table)
        assert might_be(seen)
        text = written(seen)
        assert text is not None
        assert puzzle_of(text, puzzle.game) == puzzle


def test_a_puzzle_that_was_tampered_with_is_found_out() -> None:
    assert GAME.flaw(CERTAIN) == ""
    assert "grade" in GAME.flaw(replace(CERTAIN, grade=CERTAIN.grade % 5 + 1))
    assert "wire" in GAME.flaw(replace(CERTAIN, wire="A1.1"))
    assert "value" in GAME.flaw(replace(CERTAIN, value="yellow"))
    assert "kind" in GAME.flaw(replace(CERTAIN, kind="likely"))
    assert GAME.flaw(replace(CERTAIN, table="mission 99")).startswith("unreadable")
