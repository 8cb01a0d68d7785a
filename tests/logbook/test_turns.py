"""An evening at the real table, told in one line a turn: the table follows by the rules."""

import re

import pytest

from defuse.busters.notation import NotationError, render_observation
from defuse.logbook import book as reading
from defuse.logbook import read
from defuse.logbook.lacking import Unplayable, Unsaid
from defuse.odds import Odds, TooManyFacts
from defuse.words import say

TABLE = """
mission 1 · captain A · dial 4 · turn D · view A
away 1x4 2x4 3x4
A1 | 4 5 6
B1 | ? ? ?
C1 | ? ? ?
D1 | ? ? ?
"""
CARDS = """
mission 4 · captain A · dial 4 · turn A · view A
red 2.5
yellow 2.1 3.1
equipment 3 ready · 8 ready · 2 ready · 4 ready
away r2.5 y2.1 y3.1 1x4 2x4 3x4 4x4 5x4 6x4
A1 | 7 8 9 10 11 12
B1 | ? ? ? ? ? ?
C1 | ? ? ? ? ? ?
D1 | ? ? ? ? ? ?
"""


NANO = """
mission 43 · captain E · dial 5 · view C · turns 11 · rounds 2
red 3.5 8.5 9.5
equipment 9 · 3 used · 8 · 12 used · 4 used
characters A E1 · B E2 used · D E3 · E used
validated 3 1
nano 11
heading up
A1 | ? (2) (4) ? (6) ? ?!10 ? ? (11)
B1 | (1) (3) (3) ? ? ?!8 ? ? (11) ?
C1 | (1) (1) 2 (5) 5 7!7 8 9 10
D1 | (1)!1 (3) ? (5) ? ? ? ?!9 (12)
E1 | (2) (3) (4) ? (6) ?!8 ? ? ? ?
N1 | ?* ?* ?*
label A1.7 = A1.8
older E1.6 B1.6
"""
LEAK = """
mission 54 · captain A · dial 1 · view B · turns 5 · rounds 2 · clock 36.0
red 0 of 1.5 2.5 3.5 4.5 5.5 6.5 7.5 8.5 9.5 10.5 11.5
equipment 8 · 11
characters B E3 used
oxygen A 7 · B 7
A1 | ?!1 (2) (2) ? ? ? ? ? ? ? ? ?
A2 | ? (2) (2) ? ? ? (7) (7) ? ? ? ?
B1 | 1 1 4 5 5 5 (7) 8 9 11 11 12
B2 | 4 4 6 6 (7) 8 8 9 10!10 11 12!12 12
A has 9
"""


DRAFT = """
mission 27 · captain B · dial 3 · view D · turn A · turns 3
red 2.5
yellow 1.1 5.1 7.1 9.1
equipment 6 · 9 · 4 · 8
A1 | ? ? ? ? ? ? ?!4 ? ? ? ? ? ?!12
B1 | ? ? ? ? ? ? ? ?!8 ? ? ? ? ? ?
C1 | ? (5) ? ? ?!6 ? ? ? ? ? ? ? ?
D1 | 1 2 2 4 (5) 5 7 7 7 8 9!9 10 12
"""


def now(*lines: str, table: str = TABLE) -> str:
    return read(table + "\n".join(lines)).text()


def test_a_miss_brings_token_dial_fact_and_turn() -> None:
    text = now("D calls 6 at B1.2: 5")  # C7
    assert text.startswith("mission 1 · captain A · dial 3 · view A · turns 2 · rounds 1\n")
    assert "B1 | ? ?!5 ?\n" in text
    assert text.endswith("D has 6\n")


def test_a_cut_opens_both_wires_and_the_turn_goes_on() -> None:
    text = now("D cuts 5 at D1.2 with C1.2")
    assert "C1 | ? (5) ?\n" in text
    assert "D1 | ? (5) ?\n" in text
    assert "dial 4" in text


def test_whose_own_wire_is_plain_need_not_say_it() -> None:
    lines = ("D calls 6 at B1.2: 5", "A cuts 5 with B1.2")
    assert "A1 | 4 (5) 6\n" in now(*lines)


def test_where_it_is_not_plain_the_error_asks_for_it_with_an_example() -> None:
    with pytest.raises(
        NotationError, match=r"say which wire of D was cut, D1\.1 or D1\.2.*: “D cuts 5 at D1\.1 with C1\.2”"
    ):
        now("D cuts 5 with C1.2")


def test_a_solo_cut_names_its_wires_where_nobody_can_tell() -> None:
    table = TABLE.replace("A1 | 4 5 6", "A1 | 4 6 6")
    assert "A1 | 4 (6) (6)" in now("D cuts 6 at D1.3 with B1.3", "A solo 6 6", table=table)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("B calls 5 at C1.2: 4", "line 8, column 1: it is the turn of D, not of B"),
        ("D calls 5 at C1.4: 4", "line 8, column 14: C1 has slots 1 to 3, not 4"),
        ("D calls 5 at C1.2", "say what came of it"),
        ("D cals 5 at C1.2: 4", "line 8, column 3"),
        ("D calls 5 at A1.3: 4", "no deal agrees: A1.3 can only be 6, and this line says that it is 4"),
        ("D calls 5 at C1.2 with double detektor: 4", "is 'Double Detector' meant"),
        ("D uses general radar 5: B yes", "General Radar does not lie on this table"),
        ("D calls 5 at C1.2 C1.3 with double detector: 4", "say at which wire the token lies"),
        ("D calls 5 at C1.2: yes", "say which wire of D was cut"),
        ("D calls 5 at C1.2: no", "say which token was placed"),
        ("D can", "column 3: D can do now: Dual cut, Double Detector"),
        ("D shows 5 at D1.2", "column 1: that cannot be done now; there is: Dual cut, Double Detector"),
        ("D uses double detector", "Double Detector is used in a call: “D calls 7 at B1.3 B1.4 with double detector"),
        ("D solo 5 5", "no deal agrees: D cannot have 2 × 5|say which wires were cut"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(line: str, problem: str) -> None:
    with pytest.raises(NotationError) as wrong:
        now(line)
    assert re.search(problem, str(wrong.value)), str(wrong.value)
    assert wrong.value.line == 8


ACCUSED = """
mission 34 · captain B · dial 4 · view B · turn D · turns 3
red 8.5
equipment 6 · 11 · 12 · 2
secret B: 3 A
cleared B B C
cleared C B D
A1 | ? ? ?!2 ? ? ? ? ? ? ? ? ?
B1 | 1 3 3!3 4 5 5 5 7 (8) 8 8 9 11
C1 | ? (4)!4 ? ? ? (8) ? ? ? ? ? ?
D1 | ? ? ? ? ? ? (4)!4 ? ? ? ? ?
"""


def test_what_is_named_and_not_said_in_full_is_shown_in_full() -> None:
    with pytest.raises(NotationError, match="say all of it, as in “D accuse A A”"):
        now("D accuses A", table=ACCUSED)  # the letter of the constraint is missing (M34)
    with pytest.raises(NotationError, match=r"as in “A uses Walkie-Talkies A1\.1 B”"):
        now("A uses walkie-talkies A1.1", table=CARDS)
    with pytest.raises(NotationError, match="nothing that D can do now has that name"):
        now("D designates A", table=ACCUSED)


def test_a_detector_that_finds_nothing() -> None:
    text = now("A calls 9 at B1.3 B1.4 with double detector: no, token 8 at B1.3", table=CARDS)  # E6
    assert "B1 | ? ? ?!8 ? ? ?\n" in text
    assert "characters A used" in text
    assert "B1.4 is not 9" in text


def test_a_detector_that_finds_something() -> None:
    text = now("A calls 9 at B1.3-5 with triple detector: yes, cut B1.4", table=CARDS)
    assert "B1 | ? ? ? (9) ? ?\n" in text
    assert "equipment 3 used" in text


def test_the_radar_is_used_beside_the_turn() -> None:
    text = now("A uses radar 7: B yes, C yes, D no", table=CARDS)  # E12
    assert "D lacks 7" in text
    assert read(CARDS + "A uses radar 7: B yes, C yes, D no").seen.public.turn == 0


def test_a_post_it() -> None:
    assert "C1 | ?!7 ? ? ? ? ?\n" in now("C shows 7 at C1.1 with post-it", table=CARDS)  # E11


def test_walkie_talkies_say_where_the_wires_stand_now() -> None:
    book = read(CARDS + "B uses walkie-talkies B1.6 C1.1: C1.6 B1.1")  # E9
    text = book.text()
    assert "equipment 3 ready · 8 ready · 2 used · 4 ready" in text
    assert Odds(book.seen).deals > 0
    with pytest.raises(NotationError, match="say behind a colon where the wires stand now"):
        read(CARDS + "B uses walkie-talkies B1.6 C1.1")


def test_whoever_gets_a_wire_says_which_it_is() -> None:
    book = read(CARDS + "A uses walkie-talkies A1.1 B1.6: 12 at A1.6, B1.1")
    assert "A1 | 8 9 10 11 12 12\n" in book.text()
    assert "B1 | 7 ? ? ? ? ?\n" in book.text()


def offered(table: str, line: str) -> tuple[str, ...]:
    with pytest.raises(Unsaid) as unsaid:
        read(table + line)
    assert unsaid.value.whole
    return unsaid.value.ways


def test_walkie_talkies_that_are_offered_swap_the_same_wires() -> None:
    for way in offered(CARDS, "B uses walkie-talkies B1.6 C1.1"):
        assert "C1.1 becomes B1" in str(read(CARDS + way).turns[0].story[1]), way


def test_nano_hands_over_a_wire_and_the_line_says_where_it_stands_now() -> None:  # M43
    assert "E1 | (2) (3) (4) ? ? (6) ?!8 ? ? (11) ?\n" in now("E cuts 11 at E1.9 with A1.9: E1.4", table=NANO)
    assert "E1 | (2) (3) (4) ? ? (6) ?!8 ? ? (11) ?\n" in now("E calls 11 at A1.9: yes, E1.9, E1.4", table=NANO)
    assert "E1 | (2) (3) (4) ? (6) ?!8 ? ? ? (11) ?\n" in now("E cuts 11 at E1.9 with A1.9: E1.9", table=NANO)
    own = NANO.replace("view C", "view E").replace("2 (5) 5 7!7 8 9 10", "? (5) ? ?!7 ? ? ?")
    own = own.replace("E1 | (2) (3) (4) ? (6) ?!8 ? ? ? ?", "E1 | (2) (3) (4) 5 (6) 8!8 9 10 11 12")
    assert "E1 | (2) (3) (4) 4 5 (6) 8!8 9 10 (11) 12\n" in now("E cuts 11 with A1.9: 4 at E1.4", table=own)


def test_all_that_is_offered_where_nano_hands_over_a_wire_cuts_the_same_wires() -> None:  # M43
    line = "E cuts 11 at E1.9 with A1.9"
    ways = offered(NANO, line)
    assert len(ways) > 3
    for way in ways:
        book = read(NANO + way)
        assert book.seen.public.gone == read(NANO + f"{line}: E1.4").seen.public.gone, way
        assert re.search(r": yes, E1\.9, A1\.9, E1\.\d+$", way), "nobody but E knows what Nano handed over"


def test_a_leak_is_told_by_its_place() -> None:  # M54
    with pytest.raises(NotationError, match=r"where the wires stand now, as in “: red at A\d\.\d+”"):
        read(LEAK + "clock 48")
    assert now("clock 48: A1.9", table=LEAK) == now("clock 48: red at A1.9", table=LEAK)
    for way in offered(LEAK, "clock 48"):
        assert read(LEAK + way).turns


def test_the_tokens_of_a_draft_are_those_that_were_told() -> None:  # M27
    cut = "A cuts yellow at A1.2 with C1.4: y1.1 at A1.2, y5.1 at C1.4"
    for way in offered(DRAFT, cut):
        assert read(DRAFT + way).turns
    book = read(f"{DRAFT}{cut}, 5, 11, 5, yellow\nB takes 5\nB puts beside\nC takes yellow")
    assert str(book.turns[0].story[-1]).endswith("Tokens to choose from: 5, 11, 5 and yellow.")
    for told in ("5, 11, 5", "5, 5, 5, 11", "4, 4, 5, 1"):  # too few; more than there are, on the table, too
        with pytest.raises(NotationError, match="this cannot be the result"):
            read(f"{DRAFT}{cut}, {told}")


def test_a_line_of_the_table_behind_a_turn_says_how_it_stands_now() -> None:
    assert "dial 2" in now("D calls 6 at B1.2: 5", "dial 2")
    assert "D lacks 4" in now("D calls 6 at B1.2: 5", "D lacks 4")


def test_a_miss_at_dial_1_ends_the_mission() -> None:
    with pytest.raises(NotationError, match="line 8, column 1: the bomb explodes by this, and the mission is over"):
        now("D calls 6 at B1.2: 5", table=TABLE.replace("dial 4", "dial 1"))


def test_nothing_comes_after_the_last_wire() -> None:
    table = """
mission 1 · captain A · dial 4 · turn A · view A
away 1x4 2x4 3x4 4x4 5x4 6x2
A1 | 6
B1 | ?
C1 :
D1 :
"""
    assert read(table + "A cuts 6 with B1.1").seen.public.outcome is not None
    with pytest.raises(NotationError, match="line 9, column 1: the mission is over"):
        read(table + "A cuts 6 with B1.1\nB cuts 6 with A1.1")


def test_each_turn_is_told_in_sentences() -> None:
    (turn,) = read(TABLE + "D calls 6 at B1.2: 5").turns
    assert turn.line == 8
    assert "The dial drops to 3." in map(str, turn.story)


def test_the_table_that_is_printed_back_says_the_same() -> None:
    book = read(TABLE + "D calls 6 at B1.2: 5\nA cuts 5 with B1.2\n")
    again = read(book.text())
    assert render_observation(again.seen) == book.text()
    assert Odds(again.seen).deals == Odds(book.seen).deals


SEEKING = """
mission 45 · captain A
number 5
red 1.5 2.5
away r1.5 r2.5 1x4 2x4 3x4 4x4 9x4 10x4 11x4 12x4
A1 | ? ? ? ? ?
B1 | 5 7 7
C1 | ? ? ?
D1 | ? ? ? ? ?
"""


@pytest.mark.parametrize("before", [(), ("B passes",), ("clock 20",)])
def test_when_nobody_calls_the_captain_picks(before: tuple[str, ...]) -> None:  # M45
    text = now(*before, "A designates C: yes", table=SEEKING)
    assert "cutter C" in text
    assert "C has 5" in text
    assert "declined" not in text


def test_whoever_declines_knows_it_and_nobody_else() -> None:  # M45
    assert "declined B" in now("B passes", table=SEEKING)
    assert "declined" not in now("A passes", table=SEEKING)


@pytest.mark.parametrize("line", ["A uses emergency batteries B and C", "A uses card 7 B C"])
def test_characters_that_are_ready_again_are_called_by_their_seats(line: str) -> None:  # E13
    table = CARDS.replace("equipment 3 ready", "characters B used · C used\nequipment 7 ready")
    text = now(line, table=table)
    assert "equipment 7 used" in text
    assert "characters" not in text


def test_a_turn_at_a_table_that_cannot_be_names_what_clashes() -> None:
    text = f"{TABLE}B has 5\nB lacks 5\nD calls 6 at B1.2: 5\n"
    with pytest.raises(Unplayable, match=r"line 10, .* these facts together: B has 5; B lacks 5$"):
        read(text)


def test_a_turn_that_cannot_be_counted_is_an_error_of_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_many(*_: object) -> None:
        raise TooManyFacts(say("odds-too-many-ways"))

    monkeypatch.setattr(reading, "happened", too_many)
    with pytest.raises(Unplayable, match=r"line 8, .* cannot be counted: these facts depend on each other"):
        read(f"{TABLE}D calls 6 at B1.2: 5\n")
