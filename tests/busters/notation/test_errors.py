"""Whatever is wrong with a text is told with its place: the sign » stands where the error has to point."""

from __future__ import annotations

import pickle

import pytest

from defuse.busters import NotationError, parse
from tests.busters.notation.samples import LARGE, SMALL, THREE, expect_error


def change(table: str, old: str, new: str) -> str:
    assert table.count(old) == 1, f"{old!r} stands {table.count(old)} times in the table"
    return table.replace(old, new)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("»", "begins with its mission"),
        ("# nothing", "begins with its mission"),
        ("»A1 | 1 2", "begins with its mission"),
        ("mission»", "ends where what mission is should follow"),
        ("»mission 1", "has stands"),
        ("mission 1\n»·", "says nothing"),
    ],
)
def test_a_text_that_is_hardly_one(text: str, problem: str) -> None:
    expect_error(text if "»" in text else f"»{text}", problem)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("mission 1", "mission »99", "from 1 to 66"),
        ("mission 1", "mission »one", "from 1 to 66"),
        ("captain A", "captain »E", "'E' is no seat here: there are A B C D"),
        ("captain A", "captain A · »capitan B", "'capitan' is not known here"),
        ("captain A", "captain A · »captain B", "captain is said twice"),
        ("dial 2", "dial »7", "the dial is a number from 1 to 6"),
        ("dial 2", "dial »0", "the dial is a number from 1 to 6"),
        ("dial 2", "dial »two", "the dial is a number from 1 to 6"),
        ("dial 2", "dial»", "the line ends where what dial is should follow"),
        ("dial 2", "dial 2 · turn »X", "'X' is no seat here"),
        ("dial 2", "dial 2 · turns »many", "how many turns"),
        ("dial 2", "dial 2 · rounds »-1", "how many rounds"),
        ("dial 2", "dial 2 · clock »noon", "the clock is in seconds"),
        ("dial 2", "dial 2 · view »A", "a whole table is nobody's view"),
        ("dial 2", "dial 2 · opening »A", "no wire is cut before"),
        ("dial 2", "dial 2 · opening A · turn »B", "nobody's turn has begun"),
    ],
)
def test_the_header(old: str, new: str, problem: str) -> None:
    expect_error(change(SMALL, old, new), problem)


def test_a_turn_of_somebody_without_wires() -> None:
    table = change(SMALL, "B1 | 4 5 6", "B1 | (4) (5) (6)")
    expect_error(change(table, "dial 2", "dial 2 · turn »B"), "it is the turn of B, who has no wires left")
    expect_error(change(table, "mission 1 · captain A", "mission »1 · captain B"), "it is the turn of B")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("A1 | 4 5 6", "A1 | 4 »five 6", "'five' is no wire"),
        ("A1 | 4 5 6", "A1 | 4 (»13) 6", "'13' is no wire"),
        ("A1 | 4 5 6", "A1 | 4 »5?? 6", "'5\\?\\?' is no wire"),
        ("A1 | 4 5 6", "A1 | 4 »(5 6", "is no slot"),
        ("A1 | 4 5 6", "A1 | 4 »5) 6", "is no slot"),
        ("A1 | 4 5 6", "A1 | 4 »5*^ 6", "is no slot"),
        ("A1 | 4 5 6", "A1 | 4 »(?) 6", "a wire that is cut lies face up"),
        ("A1 | 4 5 6", "A1 | 4 »? 6", "a whole table has no unknown wires"),
        ("A1 | 4 5 6", "A1 | 4 5»!13 6", "no token shows '13'"),
        ("A1 | 4 5 6", "A1 | 4 5!5»!x4 6", "no token shows 'x4'"),
        ("A1 | 4 5 6", "A1 | 4 »5!6 6", "a token lies: A1.2 is 5, and its token says 6"),
        ("A1 | 4 5 6", "A1 | 4 »5!~5 6", "a token lies"),
        ("A1 | 4 5 6", "A1 | 4 »5!even 6", "a token lies"),
        ("A1 | 4 5 6", "A1 | 4 »5!y 6", "a token lies"),
        ("A1 | 4 5 6", "A1 | 4 »5!x2 6", "there are not 2 of them on this stand"),
        ("A1 | 4 5 6", "A1 | 5 »4 6", "no deal agrees: A1.1 is 5, but A1.2 is 4"),
        ("A1 | 4 5 6", "A1 | 4 5 6 »7", "mission 1 has no 7"),
        ("A1 | 4 5 6", "A1 | 4 5 »r5.5 6", "mission 1 has no r5.5"),
        ("D1 | 4 (5) 6", "D1 | 4 (5) »(5) 6", "there are only 4 × 5"),
        ("D1 | 4 (5) 6", "D1 | 4 (5)»", "wires are missing: 1 × 6"),
        ("D1 | 4 (5) 6", "D1 |»", "wires are missing: 1 × 4, 1 × 5, 1 × 6"),
        ("away 1x4", "away »1x5", "there are only 4 × 1"),
        ("away 1x4", "away »zx4", "'z' is no wire"),
        ("B1 |", "»A1 |", "there are two stands A1"),
        ("B1 |", "»B2 |", "B1 has to come before B2"),
        ("D1 |", "»E1 |", "E1 without a stand D1"),
        ("D1 |", "»F1 |", "no stand is called 'F1'"),
        ("D1 |", "»red |", "no stand is called 'red'"),
        ("D1 | 4 (5) 6", "D1 | 4 (5)\n»D2 | 6", "with 4 players and captain A the stands are A1 B1 C1 D1"),
    ],
)
def test_the_stands(old: str, new: str, problem: str) -> None:
    expect_error(change(SMALL, old, new), problem)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("captain B", "captain C", "the stands are A1 B1 C1 C2"),
        ("B2 | 5\n", "", "the stands are A1 B1 B2 C1"),
    ],
)
def test_three_players_with_the_wrong_stands(old: str, new: str, problem: str) -> None:
    table = change(THREE, old, new)
    expect_error(change(table, "B2 |", "»B2 |") if "B2 |" in table else change(table, "C1 |", "»C1 |"), problem)


def test_one_player_or_nobody() -> None:
    expect_error("mission 1\n»A1 | 1 2", "mission 1 is for 2 or 3 or 4 or 5 players, and here are stands of 1")
    expect_error("mission 1\n»N1 | 1 2", "and here are stands of 0")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("red 1 of 5.5 9.5", "red 5.5 9.5»", "the mission has 1 of 2 red wires"),
        ("red 1 of 5.5 9.5", "red 1 of 5.5»", "the mission has 1 of 2 red wires"),
        ("red 1 of 5.5 9.5", "red 1 of 5.5 »5.5", "named twice"),
        ("red 1 of 5.5 9.5", "red 1 of 5.5 »12.5", "is no wire"),
        ("red 1 of 5.5 9.5", "red 1 of 5.5 »y2.1", "y2.1 is not red"),
        ("red 1 of 5.5 9.5", "red »x of 5.5 9.5", "how many are in the game"),
        ("red 1 of 5.5 9.5", "red 1 of 5.5 9.5\n»red 5.5", "there is one line for red"),
        ("9 9 10 11 12", "9 9 »r9.5 10 11 12", "of the drawn red wires only 1 can be in the game"),
        ("equipment 3 ·", "equipment »13 ·", "there is no equipment card '13'"),
        ("equipment 3 ·", "equipment »DD ·", "there is no equipment card 'DD'"),
        ("equipment 3 ·", "equipment 3 · »3 ·", "equipment card 3 exists once"),
        ("equipment 3 ·", "equipment 3 »open ·", "there is no equipment card 'open'"),
        ("equipment 3 ·", "equipment 3 needs »5 ·", "'5' is no need"),
        ("equipment 3 ·", "equipment 3 needs »0x2 ·", "'0x2' is no need"),
        ("\nA1 |", "\npile 1 »3\nA1 |", "equipment card 3 exists once"),
        ("\nA1 |", "\npile none »1\nA1 |", "one word too many"),
        ("\nA1 |", "\npile»\nA1 |", "the line ends where a card should follow"),
        ("\nA1 |", "\ncharacters »E used\nA1 |", "'E' is no seat here"),
        ("\nA1 |", "\ncharacters A used »A ready\nA1 |", "A comes twice"),
        ("\nA1 |", "\ncharacters A E2 · »B E2\nA1 |", "character E2 exists once"),
        ("\nA1 |", "\ncharacters A »E9\nA1 |", "'E9' is no seat here"),
        ("\nA1 |", "\nvalidated 2 »3\nA1 |", "not all 3s are cut"),
        ("\nA1 |", "\nvalidated 2 »2\nA1 |", "2 is named twice"),
        ("\nA1 |", "\nvalidated »red\nA1 |", "a validated value"),
        ("\nA1 |", "\ndeadly »red\nA1 |", "what acts as red"),
        ("\nA1 |", '\nrule »oxygen {"left":2}\nA1 |', "there is no rule 'oxygen'"),
        ("\nA1 |", "\nrule 9 »{\nA1 |", "this is no JSON"),
        ("\nA1 |", "\nrule 9 »[1]\nA1 |", "is written as JSON"),
        ("\nA1 |", '\nrule 9 »{"state":"used"}\nA1 |', "rule 9 notes no 'state'"),
        ("\nA1 |", '\nrule 9 »{"armed":"yes"}\nA1 |', "cannot note that"),
        ("\nA1 |", "\nrule 9 gone »now\nA1 |", "one word too many"),
        ("\nA1 |", "\nrule 9»\nA1 |", "what the rule has noted"),
    ],
)
def test_wires_and_cards(old: str, new: str, problem: str) -> None:
    expect_error(change(LARGE, old, new), problem)


def test_a_red_wire_that_was_not_drawn() -> None:
    table = change(LARGE, "red 1 of 5.5", "red 1 of 6.5")
    expect_error(change(table, "r5.5", "»r5.5"), "r5.5 is not among the drawn wires")


def test_a_table_on_which_nobody_asks_for_turns() -> None:
    expect_error(change(SMALL, "mission 1", "mission »1") + "rule turns gone", "no rule is in play that asks for turns")


def test_specials_that_the_mission_does_not_draw() -> None:
    table = "mission 3\nred »{}\naway 1x4 2x4 3x4 4x4 5x4 6x4 7x4 8x4 9x4\nA1 | r{} 10\nB1 | 10\nC1 | 10\nD1 | 10\n"
    expect_error(table.replace("{}", "11.5"), "the mission does not draw 11.5")
    assert parse(table.replace("{}", "9.5").replace("»", "")).public.red.kinds == (95,)


def test_more_tokens_than_there_are() -> None:
    table = change(change(SMALL, "A1 | 4", "A1 | 4!4"), "B1 | 4", "B1 | 4!4")
    expect_error(change(table, "D1 | 4", "D1 | »4!4"), "there are only two 4 tokens")


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("»nonsense", "'nonsense' is not the beginning of any line"),
        ("B »bas 5", "nobody can say what 'bas' is; is “has” meant?"),
        ("»E has 5", "'E' is no seat here"),
        ("»x has 5", "'x' is no seat here"),
        ("B has»", "the line ends where a value should follow"),
        ("B has »13", "'13' is no wire"),
        ("B has 5 or»", "the line ends where a value should follow"),
        ("»B has 3", "not true of the wires on the table"),
        ("»B lacks 5", "not true"),
        ("C had 5»", "the line ends where “since” should follow"),
        ("C had 5, since cut»", "the line ends where a slot should follow"),
        ("C had 5, since cut »C1.1", "C1.1 is not cut"),
        ("C had 5, since cut »C9.1", "there is no stand C9"),
        ("C had 5, since cut C1.»4", "C1 has slots 1 to 3, not 4"),
        ("C had 5, since cut C1.»0", "C1 has slots 1 to 3, not 0"),
        ("»C had 2, since cut C1.2", "not true"),
        ("»E1 radar 5 yes", "there is no stand E1"),
        ("B1 »rader 5 yes", "“radar” should stand here"),
        ("B1 radar »yellow yes", "what a radar is asked for"),
        ("B1 radar 5 »maybe", "“yes” or “no” should stand here"),
        ("»B1 radar 5 no", "not true"),
        ("B1 radar 5 yes »sir", "'sir' is one word too many"),
        ("B1.1 »was 5", "should stand here, not 'was'"),
        ("B1.1»", "the line ends where"),
        ("»B1.1 is 5", "not true"),
        ("»B1.1 is not 4", "not true"),
        ("»B1.1-2 is 4", "one slot should stand here, not several"),
        ("B1.1 = »C1", "'C1' is no slot"),
        ("B1.1 = »B1.1", "compared with another one"),
        ("»B1.1 = B1.2", "not true"),
        ("»B1.1 != C1.1", "not true"),
        ("B1.1 <= »B1.1", "compared with another one"),
        ("»B1.1 < C1.1", "not true"),
        ("B1.1 < B1.2 »= B1.3", "“<=” or “≤” or “<” should stand here"),
        ("B1.1 < B1.2 <»", "the line ends where a slot should follow"),
        ("B1.1 »xx among B1.1-3", "how many there are"),
        ("»B1.1 x2 among B1.1-3", "not true"),
        ("B1.1 x1 among B1.1-3 »B1.2", "B1.2 is named twice"),
        ("»B1.3-1 is 5", "a range goes from left to right"),
        ("»one of A1.1 B1.1 is 5", "not true"),
        ("»none of A1.1 B1.1 is 4", "not true"),
        ("»all of A1.1 B1.2 are 4", "not true"),
        ("»exactly 1 of A1.1 B1.1 are 4", "not true"),
        ("at »last 1 of A1.1 B1.1 are 4", "“least” or “most” should stand here"),
        ("at least »few of A1.1 B1.1 are 4", "how many there are"),
        ("3 to »x of A1.1 B1.1 are 4", "how many there are"),
        ("one »A1.1 is 5", "“of” should stand here"),
        ("one of A1.1 B1.2»", "“is” or “are” should follow"),
        ("»X knows B1.1", "'X' is no seat here"),
        ("A knows»", "the line ends where a slot should follow"),
        ("A knows »5", "'5' is no slot"),
        ("»A knows not C1.2", "everybody sees a wire that is cut"),
        ("label »A1.1 = B1.1", "a label lies at two wires of one stand"),
        ("label »A1.1 = A1.1", "a label lies at two wires of one stand"),
        ("label »A1.1 = A1.2", "a label lies: this is not true"),
        ("label A1.1 »< A1.2", "“=” or “!=” or “≠” should stand here"),
        ("label A1.1 != A1.2\nlabel B1.1 »≠ B1.2", "there is only one ≠ token"),
        ("older »A1.1 B1.1", "no two tokens of one number lie at A1.1 and B1.1"),
        ("older A1.1»", "the line ends where a slot should follow"),
    ],
)
def test_lines_behind_the_stands(line: str, problem: str) -> None:
    expect_error(SMALL + line, problem)


def test_facts_about_somebody_without_wires() -> None:
    table = change(SMALL, "D1 | 4 (5) 6", "D1 | (4) (5) (6)")
    expect_error(table + "»D has 5", "D has no wires left")
    expect_error(table + "»D1 radar 5 no", "no wires that a radar hears are left on D1")


def test_the_error_is_a_value_error_that_can_be_sent_on() -> None:
    with pytest.raises(ValueError, match="line 2, column 9: ") as refused:
        parse(change(SMALL, "mission 1", "mission 0"))
    again = pickle.loads(pickle.dumps(refused.value))
    assert isinstance(again, NotationError)
    assert (str(again), again.line, again.column) == (str(refused.value), 2, 9)
