"""The end of a mission, and validation."""

from __future__ import annotations

import pytest

from defuse.busters.events import Exploded, RedsRevealed, TurnEnded, Validated, Won
from tests.busters.tables import A, B, cut, every, happens, names, offered, refusal, reveal, solo, table, the, then

LAST_PAIR = """
    mission 1 · captain A · dial 1
    A1 | 5
    B1 | 5
    C1 | (5)
    D1 | (5)
"""


def test_the_mission_is_won_when_every_wire_is_cut() -> None:
    game = table(LAST_PAIR)
    after, events = game.play(cut(game, "A1.1", "B1.1"))
    assert every(events, Won)  # C11
    assert after.outcome is not None
    assert after.outcome.won
    assert after.outcome.winners == (0, 1, 2, 3)  # all together, those without wires too
    assert after.ask is None


def test_it_is_not_won_while_one_pair_is_left() -> None:
    game = table(LAST_PAIR.replace("C1 | (5)", "C1 | 5").replace("D1 | (5)", "D1 | 5"))
    assert not then(game, cut(game, "A1.1", "B1.1")).over  # C11: every wire on every stand


def test_a_solo_cut_can_win() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 5
        B1 | (5)
        C1 | (5)
        D1 | (6)
    """)
    assert every(happens(game, solo(game, "A1.1 A1.2")), Won)  # C11


def test_a_red_has_to_be_revealed_first() -> None:
    game = table("""
        mission 3 · captain A
        A1 | 5
        B1 | 5
        C1 | r5.5
        D1 | (5) (5)
    """)
    game = then(game, cut(game, "A1.1", "B1.1"))
    assert not game.over  # C11: cut or revealed
    assert game.public.turn == 2
    after, events = game.play(reveal(2))
    assert names(events) == ["RedsRevealed", "Settled", "Won"]
    assert after.outcome is not None
    assert after.outcome.won


def test_what_was_set_aside_need_not_be_cut() -> None:
    game = table("""
        mission 8 · captain A
        red 1 of 5.5 6.5
        yellow 2 of 1.1 2.1 3.1
        A1 | y1.1 (5)
        B1 | y3.1 (5)
        C1 | (5) (r5.5)
        D1 | (5)
    """)
    after = then(game, cut(game, "A1.1", "B1.1"))
    assert after.outcome is not None
    assert after.outcome.won  # C11, C4: 6.5 and 2.1 lie in the box


@pytest.mark.parametrize(("target", "why"), [("B1.3", "red wire"), ("B1.2", "dial")])
def test_the_mission_is_lost_by_a_red_or_by_the_dial(target: str, why: str) -> None:
    game = table("""
        mission 3 · captain A · dial 1
        A1 | 5 6
        B1 | 5 6 r6.5
        C1 | 5 6
        D1 | 5 6
    """)
    after, events = game.play(cut(game, "A1.1", target))
    assert the(events, Exploded).why == why  # C11
    assert after.outcome is not None
    assert after.outcome.winners == ()
    assert after.outcome.why == why


def test_after_the_end_nothing_more_happens() -> None:
    game = table(LAST_PAIR)
    after, events = game.play(cut(game, "A1.1", "B1.1"))
    assert names(events)[-2:] == ["Settled", "Won"]
    assert not every(events, TurnEnded)  # C17: the win comes before the end of the turn
    assert all(after.forms(seat) == () for seat in after.seats())
    assert refusal(after, cut(game, "A1.1", "B1.1")) == "the game is over"


# Validation.


def test_a_number_is_validated_when_all_four_are_cut() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 6
        B1 | 5 6
        C1 | 5 6
        D1 | 5 6
    """)
    game, events = game.play(cut(game, "A1.1", "B1.1"))
    assert not every(events, Validated)  # C13: two are not enough
    game, events = game.play(cut(game, "B1.2", "A1.2"))
    assert not every(events, Validated)
    game, events = game.play(cut(game, "C1.1", "D1.1"))
    assert the(events, Validated).value == 5
    assert game.public.validated[-1] == 5


def test_four_cut_alone_are_validated_at_once() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 5 5 5 6
        B1 | 6
        C1 | 6
        D1 | 6
    """)
    assert the(happens(game, solo(game, "A1.1-4")), Validated).value == 5  # C13


def test_numbers_are_validated_once_and_in_their_order() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 5 6 6
        B1 | (5) (6)
        C1 | (5) (6)
        D1 | 4 4 4 4
    """)
    before = game.public.validated
    game = then(game, solo(game, "A1.3 A1.4"), solo(game, "D1.1-4"), solo(game, "A1.1 A1.2"))
    assert game.public.validated == (*before, 6, 4, 5)  # C13


def test_yellow_has_no_validation_token() -> None:
    game = table("""
        mission 4 · captain A
        A1 | y1.1 5
        B1 | y2.1 5
        C1 | 5
        D1 | 5
    """)
    assert not every(happens(game, cut(game, "A1.1", "B1.1")), Validated)  # C13: of a number


def test_reds_have_no_validation_token() -> None:
    game = table("""
        mission 4 · captain A
        A1 | r1.5
        B1 | 5 5
        C1 | 5
        D1 | 5
    """)
    assert not every(happens(game, reveal(A)), Validated)  # C13


DEADLY = """
    mission 4 · captain A
    deadly 5
    A1 | 5 5
    B1 | (5) 6 6
    C1 | {} 6
    D1 | 6
"""


def test_where_a_number_acts_as_red_it_is_validated_when_revealed() -> None:
    game = table(DEADLY.format("(5)"))
    events = happens(game, reveal(A))
    assert the(events, RedsRevealed).values == (5, 5)
    assert the(events, Validated).value == 5  # C13, as in mission 11


def test_such_a_number_is_not_validated_while_one_is_still_hidden() -> None:
    game = table(DEADLY.format("5"))
    assert offered(game, A) == {("RevealReds",)}  # C9: a hand of only what acts as red
    game, events = game.play(reveal(A))
    assert not every(events, Validated)  # C13
    assert (
        refusal(then(game, cut(game, "B1.2", "D1.1")), cut(game, "C1.1", "B1.3"))
        == "5s count as red here: they cannot be named"
    )
    assert every(happens(game, cut(game, "B1.2", "C1.1")), Exploded)
    assert game.public.turn == B
