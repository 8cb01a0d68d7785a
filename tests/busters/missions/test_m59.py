"""Mission 59: only what lies under Nano or before it can be cut."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters import catalogue
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.equipment.e11_coffee_mug import SkipTo
from defuse.busters.events import DialMoved, Exploded, TurnSkipped, WiresCut, Won
from defuse.busters.rules.dealer import in_pile
from defuse.busters.rules.nano_line import FaceNano, FacingAsk, NanoLine, NanoTurned, NanoWalked
from defuse.busters.wires import BLUE_VALUES, RED, blue, kinds_of
from defuse.kernel import Among, Cannot, Game
from tests.busters.tables import (
    A,
    B,
    C,
    at,
    cut,
    every,
    happens,
    is_cut,
    offered,
    refusal,
    reveal,
    solo,
    table,
    the,
    then,
)
from tests.busters.telling import narrate

# Nano stands in the middle: 4, 8 and 9 at its left, 5, 6 and 10 at its right.
TABLE = """
    mission 59 · captain A
    red 2 of 2.5 5.5 9.5
    away r2.5
    equipment {cards} 99 ready
    rule nano {{"line":[1,4,8,9,3,7,5,2,6,11,12,10],"at":{at},"facing":"{facing}"}}
    A1 | {hand}
    B1 | 4 5 6
    C1 | 4 5 8
    D1 | 4 r5.5 6 8
"""


def nano(at: int = 7, facing: str = "right", hand: str = "4 5 6 6 8 10") -> Game:
    """A table with Nano on a card, facing one way."""
    return table(TABLE.format(at=at, facing=facing, hand=hand, cards="11 ready · 9 ready ·"))


def blocked(cards: str = "", head: str = "captain A") -> Game:
    """A table where A has nothing under or in front of Nano."""
    text = TABLE.format(at=7, facing="right", hand="4 8 8", cards=cards)
    return table(text.replace("captain A", head))


def robot(game: Game) -> NanoLine:
    rule = game.public.rule("nano")
    assert isinstance(rule, NanoLine)
    return rule


# Setting up.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_cards_lie_in_any_order_and_nano_faces_the_longer_side(players: int) -> None:
    lines, ways = set(), set()
    for seed in range(30):
        game = busters.new(mission=59, players=players, seed=seed)
        while not robot(game).line:  # characters are chosen first
            assert game.ask is not None
            game, _ = game.play(game.forms(game.ask.seats[0])[0].nth(0))
        line = robot(game).line
        assert sorted(line) == list(BLUE_VALUES)
        assert robot(game).at == 7
        left = line.index(7)
        assert robot(game).facing == ("left" if left > 11 - left else "right")  # M59
        lines.add(line)
        ways.add(robot(game).facing)
    assert len(lines) == 30
    assert ways == {"left", "right"}


@pytest.mark.parametrize(("players", "red"), [(2, (3, 3)), (3, (2, 3)), (4, (2, 3)), (5, (2, 3))])
def test_the_wires(players: int, red: tuple[int, int]) -> None:
    board = busters.new(mission=59, players=players, seed=1).public
    assert (board.red.count, len(board.red.kinds), board.yellow.count) == (*red, 0)


def test_x_or_y_ray_is_out_and_so_is_the_character_with_it() -> None:
    assert not in_pile("10", catalogue.mission(59), False)
    assert in_pile("99", catalogue.mission(59), False)
    game = busters.new(mission=59, players=4, seed=1, captain=A)
    (form,) = game.forms(B)
    assert "E4" in form.fields[0].barred  # E21


# What can be cut.


def test_nano_goes_forward_to_the_value_that_is_named() -> None:
    game = nano()
    events = happens(game, cut(game, "A1.3", "B1.3"))
    assert the(events, NanoWalked).to == 6
    assert the(events, WiresCut).value == 6
    assert robot(then(game, cut(game, "A1.3", "B1.3"))).at == 6


def test_it_may_stay_where_it_is() -> None:
    game = nano(at=5)
    assert not every(happens(game, cut(game, "A1.2", "B1.2")), NanoWalked)
    assert is_cut(then(game, cut(game, "A1.2", "B1.2")), "A1.2 B1.2")


def test_it_never_goes_back() -> None:
    game = nano()
    words = "Nano stands on 7 and faces right: 4 is behind it"
    assert refusal(game, cut(game, "A1.1", "B1.1")) == words  # M59
    game = nano(facing="left")
    assert is_cut(then(game, cut(game, "A1.1", "B1.1")), "A1.1 B1.1")
    assert refusal(game, cut(game, "A1.2", "B1.2")) == "Nano stands on 7 and faces left: 5 is behind it"


def test_that_holds_for_detectors_solo_cuts_and_fast_pass() -> None:
    game = nano(facing="left")
    behind = "Nano stands on 7 and faces left: {} is behind it"
    assert refusal(game, cut(game, "A1.2", "B1.2 B1.3", "personal-A")) == behind.format(5)
    assert refusal(game, solo(game, "A1.3 A1.4", "99")) == behind.format(6)  # E18
    game = nano()
    events = happens(game, solo(game, "A1.3 A1.4", "99"))
    assert (the(events, NanoWalked).to, the(events, WiresCut).how) == (6, "solo")
    game = nano(facing="left", hand="4 10 10")
    assert refusal(game, solo(game, "A1.2 A1.3")) == behind.format(10)


def test_it_moves_for_a_wrong_call_too() -> None:
    game = nano()
    events = happens(game, cut(game, "A1.3", "B1.2"))
    assert the(events, NanoWalked).to == 6
    assert isinstance(then(game, cut(game, "A1.3", "B1.2")).ask, FacingAsk)


# Which way it faces.


def test_after_the_cut_the_cutter_says_where_it_faces() -> None:
    game = nano()
    now = then(game, cut(game, "A1.3", "B1.3"))
    assert isinstance(now.ask, FacingAsk)
    assert now.ask.seats == (A,)
    assert every(happens(now, FaceNano(seat=A, way="left")), NanoTurned)
    assert not every(happens(now, FaceNano(seat=A, way="right")), NanoTurned)
    assert refusal(now, FaceNano(seat=A, way="up")) == "left or right"
    turned = then(now, FaceNano(seat=A, way="left"))
    assert (turned.public.turn, robot(turned).facing) == (B, "left")
    assert turned.why_not(cut(game, "B1.2", "C1.2")) is None  # 5 lies left of 6


def test_nobody_asks_when_everything_is_cut() -> None:
    game = table("""
        mission 59 · captain A
        red 2 of 2.5 5.5 9.5
        away r2.5 r5.5
        rule nano {"line":[1,2,3,4,5,6,7,8,9,10,11,12],"at":7}
        A1 | 8
        B1 | 8
        C1 | (8)
        D1 | (8)
    """)
    assert every(happens(game, cut(game, "A1.1", "B1.1")), Won)


def test_coffee_mug_and_revealed_reds_leave_nano_alone() -> None:
    game = nano()
    now = then(game, SkipTo(seat=A, mate=C, using=("11",)))
    assert (now.public.turn, robot(now)) == (C, robot(game))  # M59, E14
    game = table("""
        mission 59 · captain A
        red 2 of 2.5 5.5 9.5
        away r2.5
        rule nano {"line":[1,2,3,4,5,6,7,8,9,10,11,12],"at":7}
        A1 | r5.5
        B1 | 8 8
        C1 | 8
        D1 | 8
    """)
    now = then(game, reveal(A))
    assert (now.public.turn, robot(now)) == (B, robot(game))  # C9


# Finished numbers.


def test_face_down_cards_are_passed_over_and_shown_so() -> None:
    game = nano(at=9)
    assert not game.public.cut[9] < game.public.totals[9]
    assert is_cut(then(game, cut(game, "A1.3", "B1.3")), "A1.3")
    (track,) = [panel for panel in game.view(A).panels() if panel.rule == "nano"]
    assert ("9", "face down") in [(space, str(mark)) for space, mark in track.marks]
    assert track.at == "9"
    assert str(track.title) == "Nano, facing right →"


# Nothing within reach.


def test_who_has_nothing_under_or_before_nano_skips() -> None:
    game = blocked()
    assert offered(game, A) == {("Cannot",)}
    events = happens(game, Cannot(seat=A))
    assert the(events, TurnSkipped).seat == A
    assert the(events, DialMoved).steps == -1
    assert the(events, NanoTurned).facing == "left"  # M59
    now = then(game, Cannot(seat=A))
    assert now.public.turn == B
    assert narrate(game.public, events)[0] == "A skips the turn: nothing under or in front of Nano can be cut."


def test_everybody_learns_what_the_skipping_seat_does_not_hold() -> None:
    game = blocked()
    facts = then(game, Cannot(seat=A)).public.facts
    hand = at(game, "A1.1-3")
    assert Among(hand, (blue(5), blue(6)), 0, 0) in facts  # all other numbers within reach are finished
    assert Among(hand, kinds_of(RED), 0, 2) in facts


def test_with_a_coffee_mug_there_is_still_something_to_do() -> None:
    game = blocked("11 ready ·")
    assert offered(game, A) == {("SkipTo", "11")}


def test_the_stabilizer_does_not_keep_that_step_away() -> None:
    events = happens(blocked("9 ready ·"), Stabilize(seat=A, using=("9",)), Cannot(seat=A))
    assert the(events, DialMoved).steps == -1  # E8


def test_at_the_last_step_a_skip_is_the_end() -> None:
    assert the(happens(blocked(head="captain A · dial 1"), Cannot(seat=A)), Exploded).why == "dial"


def test_who_could_cut_does_not_skip() -> None:
    assert ("Cannot",) not in offered(nano(), A)
    assert refusal(nano(), Cannot(seat=A)) == "there is still something you can do"
