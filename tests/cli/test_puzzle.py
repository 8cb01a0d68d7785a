"""`defuse puzzle`: a puzzle in the terminal, in a pipe, and for programs."""

from __future__ import annotations

import json
from datetime import UTC, datetime

import pytest

from defuse.puzzles import shelf
from defuse.puzzles.busters.posed import PosedPuzzle
from tests.cli.conftest import Command
from tests.puzzles.shipped import ALL

NUMBER = next(number for number, puzzle in ALL if puzzle.kind == "certain" and puzzle.grade == 3)
PUZZLE = ALL[NUMBER - 1][1]
ANSWER = f"{PUZZLE.wire}={PUZZLE.value}"
POSED = PosedPuzzle(PUZZLE)
HINTS = len(POSED.hints())
OTHER = POSED.choices()[1]
WRONG = f"{POSED.position.places.name(OTHER.call.wires[0])}={OTHER.call.values[0]}"
LIKELY = next(number for number, puzzle in ALL if puzzle.kind == "likely")


def test_the_table_and_the_task_are_shown_and_the_answer_is_asked_for(defuse: Command) -> None:
    ran = defuse("puzzle", NUMBER, stdin=f"{ANSWER}\n")
    assert ran.code == 0
    assert f"Mission {PUZZLE.mission} " in ran.out
    assert f"Puzzle {NUMBER}: Find the certain cut (grade 3 of 5)" in ran.out
    before, _, after = ran.out.partition(f"> {ANSWER}")
    assert "certain." not in before
    assert "That is it." in after
    assert f"{PUZZLE.wire} is {PUZZLE.value}: certain." in after
    assert f"  {HINTS + 1}. " in after  # the whole proof
    assert "The best calls:" in after


def test_hints_come_one_by_one_and_a_wrong_call_is_told_its_chance(defuse: Command) -> None:
    typed = ["hint"] * (HINTS + 1)
    ran = defuse("puzzle", NUMBER, stdin="\n".join([WRONG, *typed, "", "nonsense", "quit"]) + "\n")
    assert ran.code == 1  # not solved
    words = " ".join(ran.out.split())
    assert f"{round(100 * OTHER.call.hit)}% to hit" in words
    assert "That is not certain." in words
    assert f"Hint 1 of {HINTS}:" in words
    assert f"Hint {HINTS} of {HINTS}:" in words
    assert "There are no more hints" in words
    assert "'nonsense' cannot be called here" in words
    assert f"defuse puzzle {NUMBER}" in words
    assert f"{PUZZLE.wire} is {PUZZLE.value}: certain." not in words


def test_the_end_of_the_input_ends_it(defuse: Command) -> None:
    assert defuse("puzzle", NUMBER).code == 1
    ran = defuse("puzzle", NUMBER, stdin="solution\n")
    assert ran.code == 1
    assert f"{PUZZLE.wire} is {PUZZLE.value}: certain." in ran.out


def test_without_a_number_it_is_the_puzzle_of_the_day(defuse: Command) -> None:
    before = shelf.number_of_day(datetime.now(UTC).date())
    found = [json.loads(defuse("puzzle", *args, "--json").out)["number"] for args in ((), ("--day",))]
    assert set(found) <= {before, shelf.number_of_day(datetime.now(UTC).date())}  # midnight may have struck


@pytest.mark.parametrize("grade", [1, 5])
def test_any_puzzle_of_a_grade(defuse: Command, grade: int) -> None:
    assert json.loads(defuse("puzzle", "--grade", grade, "--json").out)["grade"] == grade


def test_programs_get_json_without_the_answer(defuse: Command) -> None:
    told = json.loads(defuse("puzzle", NUMBER, "--json").out)
    assert told["table"] == PUZZLE.table
    assert PUZZLE.wire in told["wires"]
    assert len(told["wires"]) > 1
    assert told["hints"] == HINTS
    assert not {"answer", "wire", "value", "steps"} & set(told)


def test_programs_try_ask_and_give_up(defuse: Command) -> None:
    right = defuse("puzzle", NUMBER, "--try", ANSWER, "--json")
    assert right.code == 0
    told = json.loads(right.out)
    assert told["right"]
    assert len(told["solution"]["steps"]) == HINTS + 1
    wrong = defuse("puzzle", NUMBER, "--try", WRONG.lower(), "--json")
    assert wrong.code == 1
    told = json.loads(wrong.out)
    assert not told["right"]
    assert told["hit"] == OTHER.call.hit
    assert told["solution"] is None
    hint = json.loads(defuse("puzzle", NUMBER, "--hint", 1, "--json").out)
    solution = json.loads(defuse("puzzle", NUMBER, "--solution", "--json").out)
    assert hint["text"] == solution["steps"][0]
    assert (solution["wire"], solution["value"]) == (PUZZLE.wire, PUZZLE.value)
    assert len(solution["calls"]) > 1
    assert solution["calls"][0]["hit"] == 1.0


def test_where_nothing_is_certain_it_is_told_what_the_chance_hangs_on(defuse: Command) -> None:
    ran = defuse("puzzle", LIKELY, "--solution")
    assert ran.code == 0
    assert "without this:" in ran.out


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [("de", "lösung", "sicher."), ("fr", "quitter", "Pas résolue."), ("de", "tipp", "Tipp 1 von")],
)
def test_it_speaks_and_understands_the_language(defuse: Command, language: str, typed: str, said: str) -> None:
    assert said in defuse("--lang", language, "puzzle", NUMBER, stdin=f"{typed}\n").out


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("0",), "there are puzzles 1 to"),
        ((str(len(ALL) + 1),), "there are puzzles 1 to"),
        (("1", "--day"), "choose one of NUMBER, --day and --grade"),
        (("--grade", "6"), "less than or equal to 5"),
        (("1", "--hint", "99"), "hint"),
        (("1", "--try", "B9.9=5"), "cannot be called here"),
        (("1", "--try", "A1.1=77"), "cannot be called here"),
        (("1", "--try", "A1.1=5", "--solution"), "choose one of --try, --hint and --solution"),
    ],
)
def test_mistakes_are_one_line_and_change_nothing(defuse: Command, args: tuple[str, ...], why: str) -> None:
    ran = defuse("puzzle", *args)
    assert (ran.code, ran.out) == (2, "")
    assert why in ran.err
    assert ran.err.count("\n") == 1
