"""Equipment card 11, Coffee Mug (E14)."""

from __future__ import annotations

import pytest

from defuse.busters.equipment.e11_coffee_mug import SkipTo
from defuse.busters.events import CardUsed, RoundEnded, Settled, TurnEnded, TurnJumped, TurnStarted
from defuse.busters.rules.clues import not_only_reds
from defuse.kernel import Game
from tests.busters.equipment.tables import after, new_facts, play, row, state, table
from tests.busters.tables import A, B, C, D, cut, every, offered, refusal

TABLE = """
equipment 11 ready
A1 | 5 6 7
B1 | 5 6 7
C1 | 5 6 7
D1 | 5 6 7
"""


def on_turn(seat: str, text: str = TABLE) -> Game:
    return table(text, f"captain A · turn {seat}")


def jump(seat: int, mate: int) -> SkipTo:
    return SkipTo(seat=seat, mate=mate, using=("11",))


def test_the_turn_ends_and_the_named_seat_acts_next() -> None:
    game = on_turn("A")
    now, events = play(game, jump(A, C))  # E14
    assert events == (
        CardUsed("11", A),
        TurnJumped(A, C),
        Settled(A),
        TurnEnded(A),
        TurnStarted(C),
    )
    assert (now.public.turn, state(now, "11")) == (C, "used")
    assert now.ask is not None
    assert now.ask.seats == (C,)


def test_play_goes_on_clockwise_from_there() -> None:
    game = on_turn("A")
    now = after(game, jump(A, C), cut(game, "C1.1", "B1.1"))
    assert now.public.turn == D
    now = after(now, cut(game, "D1.1", "A1.1"))
    assert now.public.turn == A


def test_it_costs_nothing_and_moves_nothing() -> None:
    game = on_turn("A")
    now = after(game, jump(A, C))
    assert now.public.dial == game.public.dial
    assert [row(now, f"{seat}1") for seat in "ABCD"] == ["5 6 7"] * 4
    assert new_facts(game, now) == tuple(not_only_reds(game.public, A))  # C9: only reds would have been revealed


@pytest.mark.parametrize(
    ("seat", "mate", "rounds"),
    [
        ("A", B, 0),
        ("A", D, 0),
        ("B", D, 0),
        ("B", A, 1),  # it reaches the captain
        ("D", A, 1),
        ("D", B, 1),  # it goes over the captain
        ("C", B, 1),  # E14, C10: clockwise all the way round
        ("D", C, 1),
    ],
)
def test_a_jump_counts_clockwise(seat: str, mate: int, rounds: int) -> None:
    _, events = play(on_turn(seat), jump("ABCD".index(seat), mate))
    assert every(events, RoundEnded) == [RoundEnded(number + 1) for number in range(rounds)]


def test_a_round_ends_too_when_the_jump_goes_over_a_captain_without_wires() -> None:
    game = on_turn("C", TABLE.replace("A1 | 5 6 7", "A1 | (5)"))
    _, events = play(game, jump(C, B))
    assert every(events, RoundEnded) == [RoundEnded(1)]


def test_not_yourself_while_others_have_wires() -> None:
    assert refusal(on_turn("A"), jump(A, A)) == "you cannot name yourself while others have wires"  # E14


def test_nobody_without_wires() -> None:
    game = on_turn("A", TABLE.replace("C1 | 5 6 7", "C1 | (5)"))
    assert refusal(game, jump(A, C)) == "has no wires left"  # C16
    assert refusal(game, jump(A, 7)) == "name a teammate with wires"


def test_the_last_with_wires_names_itself() -> None:
    game = on_turn("B", "equipment 11 ready\nA1 | (5)\nB1 | 6 6\nC1 | (5)\nD1 | (5)\n")
    now, events = play(game, jump(B, B))
    assert (now.public.turn, every(events, RoundEnded)) == (B, [RoundEnded(1)])
    assert refusal(game, jump(B, A)) == "has no wires left"


def test_only_on_your_own_turn() -> None:
    game = on_turn("A")
    assert [seat for seat in game.seats() if ("SkipTo", "11") in offered(game, seat)] == [A]  # E4
    assert refusal(game, jump(B, C)) == "Coffee Mug is used on your own turn"


def test_a_hand_of_only_reds_has_to_reveal() -> None:
    game = on_turn("A", TABLE.replace("A1 | 5 6 7", "A1 | r5.5"))
    assert offered(game, A) == {("RevealReds",)}  # C9
    refusal(game, jump(A, B))


def test_it_is_used_once() -> None:
    now = after(on_turn("A"), jump(A, C))
    assert ("SkipTo", "11") not in offered(now, C)
    refusal(now, jump(C, A))
