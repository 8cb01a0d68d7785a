"""A contradiction always names the entries that disagree, and says truly which of them may be taken back."""

from random import Random

import pytest

from defuse.calculator.busters.game import GAME
from defuse.calculator.busters.reading import read_so_far
from defuse.calculator.game import Asked, Worked
from defuse.odds import Odds
from defuse.words import ENGLISH, Speaker
from tests.calculator.test_figures import written

TABLE = """mission 4 · captain B · dial 2 · turn A
red 11.5
yellow 1.1 5.1
A1 | (2) 3 (3)!3 4 4!4 5 (y5.1) (9) 10 10 11 12
B1 | ?!1 (2) ? ?!6 (6) ? (9) ? ? ? ? ? ?
C1 | ? ? (2) (3) ? ? (6) (7)!7 (7) (7) (7) (8) (9)
D1 | ? (y1.1) (2) ? ? ? ? ?!8 (8) (9) ? ? ?
D has 4
A cuts 12 with B1.13
B calls 4 at C1.6: 5
"""


def worked(text: str) -> Worked:
    return GAME.work(Asked(text), ENGLISH)


def agrees(text: str) -> bool:
    reading = read_so_far(text)
    return reading.error is None and reading.seen is not None and Odds(reading.seen).deals > 0


def test_two_entries_that_disagree_are_named_and_each_can_be_taken_back() -> None:
    found = worked(TABLE + "C1 radar 5 no\n")
    assert found.state == "clash"
    assert found.clash is not None
    assert [(entry.line, entry.alone) for entry in found.clash.entries] == [(10, True), (11, True)]
    assert found.clash.entries[0].facts == ("the token 5 at C1.6",)
    assert found.clash.entries[1].facts == ("C lacks 5",)
    assert all(agrees(entry.without) for entry in found.clash.entries)
    assert found.good == 11


def test_a_wire_of_ones_own_contradicts_a_line_and_the_nearest_one_that_fits_is_offered() -> None:
    found = worked(TABLE + "C calls 5 at A1.2: yes\n")
    assert found.state == "clash"
    assert found.clash is not None
    assert [entry.line for entry in found.clash.entries] == [4, 11]
    assert [repair.entry for repair in found.clash.repairs] == ["C calls 5 at A1.6: yes"]
    assert found.good == 10
    assert found.told is not None, "the odds of the table before it are still there"


@pytest.mark.slow
def test_an_entry_in_the_middle_is_taken_back_without_the_turns_behind_it() -> None:
    """The turn passes on all the same: who comes behind does not play out of turn."""
    found = worked(f"{TABLE}C calls 4 at D1.5: yes, C1.5\nC1 radar 5 no\n")
    assert found.state == "clash"
    assert found.clash is not None
    (token,) = [entry for entry in found.clash.entries if entry.line == 10]
    assert token.alone
    assert "\nturn C\nC calls 4 at D1.5: yes, C1.5\n" in token.without
    assert agrees(token.without)


def test_what_two_lines_of_a_table_say_is_named_as_well() -> None:
    found = worked(TABLE.replace("D has 4\n", "D has 4\nD lacks 4\n"))
    assert found.state == "clash"
    assert found.clash is not None
    assert {entry.line for entry in found.clash.entries} == {8, 9}
    assert all(entry.alone for entry in found.clash.entries)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_it_is_said_in_the_language_that_was_asked_for(language: str) -> None:
    speaker = Speaker(language, ("Ann", "Bo", "Cy", "Di"), places=False)
    found = GAME.work(Asked(TABLE + "C1 radar 5 no\n"), speaker)
    assert found.text.endswith(".")
    assert (language == "en") == found.text.startswith("These entries")


@pytest.mark.slow
def test_false_entries_never_leave_one_without_a_name() -> None:
    """False facts at tables of all boxes: whatever disagrees is told by its lines, and what is promised holds."""
    count = 8
    rng = Random(5)
    tables = written()
    clashes = 0
    for _ in range(count):
        text = next(tables).rstrip("\n")
        seat, value = rng.choice("BC"), rng.randrange(1, 13)
        found = worked(f"{text}\n{seat} has {value}\n{seat} lacks {value}\n")
        if found.state != "clash":
            assert found.state == "problem"
            continue
        clashes += 1
        assert found.clash is not None
        assert found.clash.entries
        assert all(entry.line and entry.text for entry in found.clash.entries)
        for entry in found.clash.entries:
            assert bool(entry.without) == entry.alone
            assert not entry.alone or agrees(entry.without)
        assert all(agrees(repair.whole) for repair in found.clash.repairs)
    assert clashes > count // 2


def test_what_a_line_leaves_out_can_be_tapped() -> None:
    found = worked(TABLE + "C calls 5 at D1.6: yes\n")
    assert found.state == "problem"
    assert found.problem is not None
    assert found.problem.missing is not None
    assert found.problem.missing.kind == "own-wire"
    for choice in found.problem.missing.choices:
        assert worked(f"{TABLE}{choice.write}\n").state == "odds"


def test_the_story_of_each_entry_is_told() -> None:
    found = worked(TABLE)
    fact, cut, miss = found.entries
    assert (fact.kind, fact.line) == ("fact", 8)
    assert (cut.outcome, miss.outcome, miss.dial) == ("hit", "miss", 1)
    assert "".join(miss.story).startswith("B calls 4 at C1.6.")
    assert [(held.seat, held.value) for held in found.held] == [(3, "4"), (1, "4")]


def test_a_game_that_is_over_says_so() -> None:
    text = "mission 1 · captain A · dial 2 · view A\naway 1x4 2x4 3x4 4x4 5x4\nA1 | 6 (6)\nB1 | ? (6)\n"
    two = text.replace("A1 | 6 (6)\nB1 | ? (6)\n", "A1 | 6\nA2 | (6)\nB1 | ?\nB2 | (6)\n")
    found = worked(f"{two}A cuts 6 with B1.1\n")
    assert found.state == "over", found.text
    assert found.told is None
    assert found.entries[-1].story
