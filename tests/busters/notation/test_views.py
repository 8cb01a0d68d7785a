"""Tables as one seat sees them, with ? for what it does not know."""

from __future__ import annotations

import pytest

from defuse.busters import NotationError, parse, parse_observation, render_observation
from defuse.busters.acts import Cut
from defuse.busters.asks import TurnAsk
from defuse.busters.board import Board
from defuse.busters.setup import KIT
from defuse.kernel import Among, Observation, clashes, imagine
from tests.busters.notation.samples import expect_error

SEEN = """
mission 3 · captain B · turn C
red 5.5
equipment 3 · 9 · 11 used · 5
A1 | ? ? (3) ? ?!5 ? (6) ? ? ? ?
B1 | ?!1 ? ? ? ? (7) ? ? ? ?
C1 | 1 1 (3) 4 5 6 6 8 9 10
D1 | ? (2) (2) ? ? ? (6) (7) 8 ?
B has 9
C knows D1.9
"""


def test_unknown_wires_have_no_face() -> None:
    seen = parse_observation(SEEN)
    board: Board = seen.public
    assert seen.seat == 2
    assert [seen.faces[wire] for wire in board.stands[2]] == [10, 10, 30, 40, 50, 60, 60, 80, 90, 100]
    assert [seen.faces[wire] for wire in board.stands[0]] == [0, 0, 30, 0, 0, 0, 60, 0, 0, 0, 0]
    assert [seen.faces[wire] for wire in board.stands[3]] == [0, 20, 20, 0, 0, 0, 60, 70, 80, 0]


def test_the_piles_and_totals_are_those_of_the_mission() -> None:
    board: Board = parse_observation(SEEN).public
    wires, cards = board.piles
    assert len(wires.kinds) == sum(board.totals) == 41
    assert board.totals[14] == 1
    assert board.cut[1:9] == (0, 2, 2, 0, 0, 2, 2, 0)
    assert len(cards.kinds) == 6
    assert not any(parse_observation(SEEN).faces[thing] for thing in cards.things)


def test_whoever_sees_it_may_act_in_it() -> None:
    seen = parse_observation(SEEN)
    assert isinstance(seen.public.ask, TurnAsk)
    wires = seen.public.stands
    cut = next(form for form in seen.forms() if form.verb is Cut and not form.using)
    assert cut.why_not(Cut(seat=2, mine=(wires[2][4],), targets=(wires[0][4],))) is None
    assert cut.why_not(Cut(seat=2, mine=(wires[2][2],), targets=(wires[0][4],))) is not None


def test_a_person_at_a_real_table_can_imagine_the_rest() -> None:
    seen = parse_observation(SEEN)
    world = imagine(seen, None, 3)
    assert world.observe(2) == seen
    assert sorted(world.secret.faces[:41]) == sorted(seen.public.piles[0].kinds)


def test_a_wire_of_somebody_else_that_is_written_is_known_to_the_seat() -> None:
    board: Board = parse_observation(SEEN).public
    wire = board.stands[3][8]
    assert [mask >> wire & 1 for mask in board.known] == [0, 0, 1, 1, 0]
    without = parse_observation(SEEN.replace("C knows D1.9\n", ""))
    assert without == parse_observation(SEEN)


def test_what_others_know_is_said_in_a_line() -> None:
    board: Board = parse_observation(SEEN + "A knows B1.2\n").public
    assert board.known[0] >> board.stands[1][1] & 1
    assert "A knows B1.2" in render_observation(parse_observation(SEEN + "A knows B1.2\n"))


def test_a_view_is_written_with_its_seat_and_read_again() -> None:
    seen = parse_observation(SEEN)
    text = render_observation(seen)
    assert text.splitlines()[0] == "mission 3 · captain B · dial 4 · view C · turn C"
    assert "C knows" not in text
    assert parse_observation(text) == seen
    assert parse_observation(text, seat=2) == seen


def test_facts_stay_for_the_calculator() -> None:
    board: Board = parse_observation(SEEN).public
    uncut = tuple(wire for wire in board.stands[1] if not board.gone >> wire & 1)
    assert Among(uncut, (90,), 1) in board.facts


def test_spectators_see_a_table_too() -> None:
    text = SEEN.replace("1 1 (3) 4 5 6 6 8 9 10", "? ? (3) ? ? ? ? ? ? ?").replace("8 ?\n", "? ?\n")
    seen = parse_observation(text.replace("C knows D1.9\n", "").replace("turn C", "turn C · view spectators"))
    assert seen.seat is None
    assert parse_observation(render_observation(seen)) == seen


FLIPPED = (
    "mission 38\naway 1x4 2x4 3x4 4x4 7x4 8x4 9x4 10x4 11x4 12x4\nA1 | 5 6^\nB1 | 5 6\nC1 | 5 6\nD1 | 5 6 r9.5 r10.5\n"
)


def test_spectators_see_no_more_than_every_seat_does() -> None:
    """C15: a flipped wire is hidden from its owner, and from whoever watches."""
    game = parse(FLIPPED)
    text = render_observation(game.observe(None))
    assert "A1 | ? ?^" in text
    assert parse_observation(text) == game.observe(None)
    expect_error(text.replace("A1 | ? ?^", "A1 | ? »6^"), "spectators do not see this wire", parse_observation)
    expect_error(FLIPPED + "»spectators know A1.2\n", "spectators see no more than every seat does", parse)
    expect_error(FLIPPED + "»spectators know B1.2\n", "spectators see no more than every seat does", parse)


def test_what_spectators_see_everybody_sees() -> None:
    game = parse(FLIPPED + "all know B1.2\n")
    wire = game.public.stands[1][1]
    assert [mask >> wire & 1 for mask in game.public.known] == [1, 1, 1, 1, 1]
    text = render_observation(game.observe(None))
    assert parse_observation(text) == game.observe(None)
    silent = "\n".join([line for line in text.splitlines() if not line.startswith("all know")])
    assert parse_observation(silent).public.known == game.public.known


def test_a_whole_table_seen_by_a_seat_is_what_the_seat_observes() -> None:
    game = parse("mission 1\naway 1x4 2x4 3x4 4x4\nA1 | 5 6^\nB1 | 5 6\nC1 | 5* 6\nD1 | 5 6\n")
    assert render_observation(game.observe(0)).splitlines()[2:] == ["A1 | 5 ?^", "B1 | ? ?", "C1 | ?* ?", "D1 | ? ?"]
    assert render_observation(game.observe(1)).splitlines()[2:] == ["A1 | ? 6^", "B1 | 5 6", "C1 | ?* ?", "D1 | ? ?"]
    for seat in range(4):
        assert parse_observation(render_observation(game.observe(seat))) == game.observe(seat)


def test_the_truth_fits_the_facts_of_every_view() -> None:
    game = parse("mission 1\naway 1x4 2x4 3x4 4x4\nA1 | 5 6\nB1 | 5 6\nC1 | 5 6\nD1 | 5 6\nB has 6\nC1.1 < C1.2\n")
    seen: Observation = parse_observation(render_observation(game.observe(1)))
    assert clashes(seen.public, game.secret.faces, KIT) == ()


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("mission 3 · captain B · turn C", "mission 3 · captain B · turn C · view »F", "'F' is no seat here"),
        ("8 ?\nB has", "»? ?\nB has", "C knows this wire: write what it is"),
        ("8 9 10", "8 9 »10^", "C does not see this wire: write \\?"),
        ("8 ?\nB has", "8»\nB has", "41 wires with so many players, and here are only 40"),
        ("8 ?\nB has", "8 ? ?»\nB has", "41 wires with so many players, and here are 42"),
        ("3 · captain B · turn C\nred 5.5", "»3 · captain B · turn C", "say which red wires were drawn"),
        ("A1 | ? ? (3)", "A1 | 4 ? »(3)", "A1.1 is 4, but A1.3 is cut as 3"),
        ("B has 9", "»C has 7", "not true"),
        ("B has 9", "»exactly 3 of C1.1-3 are 1", "not true"),
        ("B has 9", "»at least 3 of C1.1-3 A1.1 are 4", "not true"),
        ("B has 9", "»C1.1 = C1.4", "not true"),
        ("B has 9", "»C1.4 <= C1.1", "not true"),
        ("B has 9", "»C1.1 x3 among C1.1-9", "not true"),
    ],
)
def test_a_view_that_cannot_be_is_refused(old: str, new: str, problem: str) -> None:
    assert SEEN.count(old) == 1
    expect_error(SEEN.replace(old, new), problem, parse_observation)


def test_it_has_to_be_clear_whose_view_it_is() -> None:
    nobody = SEEN.replace("mission 3", "mission »3").replace("1 1 (3) 4", "1 ? (3) 4")
    expect_error(nobody, "no hand is known", parse_observation)
    two = SEEN.replace("mission 3", "mission »3").replace("? (2) (2) ? ? ? (6) (7) 8 ?", "1 (2) (2) 3 4 5 (6) (7) 8 9")
    expect_error(two, "the hands of C and D are known", parse_observation)


def test_the_seat_that_is_asked_for_has_to_be_the_one_of_the_text() -> None:
    with pytest.raises(NotationError, match="this is the view of C"):
        parse_observation(SEEN.replace("turn C", "turn C · view C"), seat=1)
    with pytest.raises(NotationError, match="no seat 7"):
        parse_observation(SEEN, seat=7)
