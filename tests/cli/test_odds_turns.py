"""`defuse odds` with turns behind the table, blank tables, and small slips."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command

TABLE = """\
mission 1 · captain A · dial 4 · turn D · view A
away 1x4 2x4 3x4
A1 | 4 5 6
B1 | ? ? ?
C1 | ? ? ?
D1 | ? ? ?
"""
WOLF = """\
mission 20 · captain A · dial 4 · turn A
red 3.5 9.5
yellow 1.1 10.1
A1 | 1 2 3 3 4 4 5 5 6 7 7 8 3*
B1 | ? ? ? ? ? ? ? ? ? ? ? ? ?*
C1 | ? ? ? ? ? ? ? ? ? ? ? ? ?*
D1 | ? ? ? ? ? ? ? ? ? ? ? ? ?*
"""


def test_the_odds_are_those_after_all_turns(defuse: Command) -> None:
    ran = defuse("odds", "-", "--json", stdin=f"{TABLE}D calls 6 at B1.2: 5\n")
    data = json.loads(ran.out)
    assert {"stand": "B1", "slot": 2, "values": {"5": 1.0}} in data["slots"]
    assert "B1 | ? ?!5 ?" in data["table"]
    assert data["notes"] == []


def test_the_table_as_it_stands_is_printed_on_request(defuse: Command) -> None:
    ran = defuse("odds", "-", "--table", stdin=f"{TABLE}D calls 6 at B1.2: 5\n")
    assert ran.out.startswith("mission 1 · captain A · dial 3 · view A")
    assert defuse("odds", "-", "--table", stdin=ran.out).out == ran.out


def test_a_turn_that_cannot_be_is_named_with_its_line(defuse: Command) -> None:
    ran = defuse("odds", "-", stdin=f"{TABLE}D calls 6 at A1.1: 5\n")
    assert ran.code == 2
    assert "line 7, column 1: no deal agrees: A1.1 can only be 4, and this line says that it is 5" in ran.err


IMPOSSIBLE = """\
mission 1 · captain A · dial 3 · view A
A1 | 1 2 3 4 5 6
B1 | ? ? ? ? ? ?
C1 | ? ? ? ? 3 ?
D1 | ? ? ? ? ? ?!3
"""


@pytest.mark.parametrize("turn", ["A calls 3 at C1.5: yes", "A calls 3 at C1.3: yes", "A solo 3 3"])
def test_a_turn_at_a_table_that_cannot_be_is_not_to_blame(defuse: Command, turn: str) -> None:
    clash = "no deal agrees with the wires on the table and this fact: the token 3 at D1.6"
    assert defuse("odds", "-", stdin=IMPOSSIBLE).err == f"defuse: -: {clash}\n"
    for command in (("odds", "-"), ("odds", "-", "--table"), ("show", "-")):
        ran = defuse(*command, stdin=f"{IMPOSSIBLE}{turn}\n")
        assert (ran.code, ran.out) == (1, "")
        assert ran.err.endswith(f"line 6, column 1: the table before this line cannot be: {clash}\n")


def test_a_mission_that_is_won_has_nothing_left_to_call(defuse: Command) -> None:
    text = (
        "mission 1 · captain A · view A\naway 1x4 2x4 3x4 4x4 5x4 6x2\nA1 | 6\nB1 | ?\nC1 |\nD1 |\nA cuts 6 with B1.1\n"
    )
    ran = defuse("odds", "-", stdin=text)
    assert (ran.code, "the mission is won with line 7" in ran.err) == (2, True)


SLIPS = [
    ("\ufeffmission 1", "mission 1"),
    ("MISSION 1 · Captain a · DIAL 4 · Turn d · View a", "mission 1 · captain A · dial 4 · turn D · view A"),
    ("a1 4 5 6", "A1 | 4 5 6"),
    ("b1 ? ? ?", "B1 | ? ? ?"),
    ("Away 1X4 2X4 3X4", "away 1x4 2x4 3x4"),
]


@pytest.mark.parametrize(("slip", "meant"), SLIPS)
def test_small_slips_are_forgiven(defuse: Command, slip: str, meant: str) -> None:
    assert meant in TABLE
    assert defuse("odds", "-", stdin=TABLE.replace(meant, slip)) == defuse("odds", "-", stdin=TABLE)


def test_decimal_commas_are_forgiven(defuse: Command) -> None:
    text = WOLF.replace("3.5 9.5", "3,5 9,5").replace("1.1 10.1", "1,1 10,1")
    assert defuse("odds", "-", stdin=text) == defuse("odds", "-", stdin=WOLF)


def test_a_colon_instead_of_a_bar_says_what_it_means(defuse: Command) -> None:
    text = TABLE.replace("B1 |", "B1 :")
    note = "B1: a colon says that the wires stand in no order; with a bar, B1 |, they are sorted"
    assert defuse("odds", "-", stdin=text).err == f"note: {note}\n"
    assert json.loads(defuse("odds", "-", "--json", stdin=text).out)["notes"] == [note]


WRONG = [
    ("D hat 5", "nobody can say what 'hat' is; is “has” meant?"),
    ("equipmnt 3", "'equipmnt' is not the beginning of any line; is “equipment” meant?"),
    ("D cals 5 at B1.1: 4", "nobody can say what 'cals' is; is “calls” meant?"),
]


@pytest.mark.parametrize(("line", "problem"), WRONG)
def test_what_was_meant_is_guessed(defuse: Command, line: str, problem: str) -> None:
    ran = defuse("odds", "-", stdin=f"{TABLE}{line}\n")
    assert problem in ran.err


def test_two_wires_that_cannot_both_be_there_are_named(defuse: Command) -> None:
    ran = defuse("odds", "-", stdin=WOLF.replace("B1 | ? ? ? ? ?", "B1 | ? ? ? (9) ?!7"))
    assert (ran.code, "no deal agrees: B1.4 is cut as 9, but B1.5 shows 7" in ran.err) == (1, True)


def test_an_x_wire_that_is_not_marked_is_asked_for(defuse: Command) -> None:
    ran = defuse("odds", "-", stdin=WOLF.replace("C1 | ? ? ? ? ? ? ? ? ? ? ? ? ?*", "C1 | ? ? ? ? ? ? ? ? ? ? ? ? ?"))
    assert (ran.code, "C has an X wire in this mission: write * behind it, as in ?*" in ran.err) == (2, True)


def test_what_is_left_out_is_told(defuse: Command) -> None:
    text = WOLF.replace(" · dial 4 · turn A", "").replace("A1 | 1 2", "A1 | (1) 2").replace("B1 | ?", "B1 | (1)")
    ran = defuse("odds", "-", stdin=text)
    assert "the first line does not say where the dial stands" in ran.err
    assert "the first line does not say whose turn it is" in ran.err


def test_a_blank_table_is_no_table_yet(defuse: Command, tmp_path: Path) -> None:
    ran = defuse("odds", "--new", "13", "--players", "4")
    assert ran.code == 0
    again = defuse("odds", "-", stdin=ran.out)
    assert (again.code, "line 5, column 5: something has to be filled in here" in again.err) == (2, True)
    assert defuse("odds", "--new", "99").code == 2
    for useless in (["--json"], ["--at", "3"], ["evening.txt"]):
        ran = defuse("odds", "--new", "13", *useless)
        assert (ran.code, ran.out) == (2, "")
        assert f"with --new, {useless[0]} does nothing" in ran.err
