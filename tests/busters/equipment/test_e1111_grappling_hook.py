"""Equipment card 11-11, Grappling Hook (E20)."""

from __future__ import annotations

import pytest

from defuse.busters.acts import PickStand
from defuse.busters.asks import TurnAsk
from defuse.busters.board import Label
from defuse.busters.causes import MoveCause
from defuse.busters.equipment.e1111_grappling_hook import Hook, HookedTo
from defuse.busters.events import CardUsed, Move, RoundEnded, Settled, TurnEnded, TurnStarted, WiresMoved
from defuse.busters.wires import blue
from defuse.kernel import Game, Order, Shown
from tests.busters.equipment.tables import after, cannot_tell, new_facts, pair, play, row, state, table, who_knows
from tests.busters.tables import A, B, C, D, at, cut, every, names, offered, one_at, refusal, solo, the

HINT = "point at an uncut wire of a teammate"

TABLE = """
equipment 11-11 ready
A1 | 2 5 (7) 9
B1 | 3 5!5 7 y7.1 r8.5
C1 | (3) (4)
D1 | 2 9
"""


@pytest.fixture
def game() -> Game:
    return table(TABLE)


def hook(game: Game, place: str, seat: int) -> Hook:
    return Hook(seat=seat, wire=one_at(game, place), using=("11-11",))


def test_the_wire_goes_in_order_into_the_hand(game: Game) -> None:
    wire = one_at(game, "B1.3")
    now, events = play(game, hook(game, "B1.3", A))  # E20
    assert events == (
        CardUsed("11-11", A),
        Shown((wire,), (A,)),
        WiresMoved((Move(wire, 0, 3),), MoveCause.HOOK),
    )
    assert row(now, "A1") == "2 5 (7) 7 9"  # E9: right of equal ones, cut ones too
    assert row(now, "B1") == "3 5!5 y7.1 r8.5"
    assert (state(now, "11-11"), now.public.turn) == ("used", A)


def test_its_token_travels_and_red_and_yellow_can_be_taken(game: Game) -> None:
    assert row(after(game, hook(game, "B1.2", A)), "A1") == "2 5 5!5 (7) 9"
    assert row(after(game, hook(game, "B1.4", A)), "A1") == "2 5 (7) y7.1 9"
    assert row(after(game, hook(game, "B1.5", D)), "D1") == "2 r8.5 9"  # out of turn


def test_count_tokens_and_labels_at_it_are_discarded() -> None:
    game = table(
        """
        equipment 11-11 ready
        A1 | 2 5
        B1 | 3 5!x1!5 7
        C1 | 2 3
        D1 | 7 7
        label B1.1 != B1.2
        """
    )
    now = after(game, hook(game, "B1.2", A))
    assert (row(now, "A1"), now.public.labels) == ("2 5 5!5", ())
    now = after(game, hook(game, "B1.3", A))
    assert now.public.labels == (Label(pair(game, "B1.1 B1.2"), False),)


def test_it_is_known_to_the_old_and_the_new_owner_only(game: Game) -> None:
    wire = one_at(game, "B1.3")
    now = after(game, hook(game, "B1.3", D))
    assert who_knows(now, wire) == "BD"
    assert (now.observe(B).faces[wire], now.observe(D).faces[wire], now.observe(A).faces[wire]) == (blue(7), blue(7), 0)


def test_a_bystander_sees_from_where_to_where_and_no_more() -> None:
    worlds = [
        table(
            f"""
            equipment 11-11 ready
            A1 | 2 9
            B1 | 3 {mine} 9
            C1 | 2 9
            D1 | 3 {other} 9
            """
        )
        for mine, other in ((5, 6), (6, 5))
    ]
    for seat in (C, None):
        cannot_tell(seat, worlds, hook(worlds[0], "B1.2", A), cut(worlds[0], "A1.1", "C1.1"))
    with pytest.raises(AssertionError):
        cannot_tell(A, worlds, hook(worlds[0], "B1.2", A))  # while A has seen it


def test_everyone_may_conclude_between_which_neighbours_it_lies(game: Game) -> None:
    now = after(game, hook(game, "B1.3", A))
    wire, seven, nine = at(game, "B1.3 A1.3 A1.4")
    assert set(new_facts(game, now)) == {Order(seven, wire), Order(wire, nine, strict=True)}


# Two stands.

TWO = """
equipment 11-11 ready
A1 | 2 5
A2 | 3 9
B1 | 3 5 9
C1 | 2 r4.5
"""


def test_with_two_stands_the_taker_chooses_after_looking() -> None:
    game = table(TWO)
    wire = one_at(game, "B1.2")
    asked, events = play(game, hook(game, "B1.2", A))  # E20
    assert names(events) == ["CardUsed", "Shown"]
    ask = asked.ask
    assert isinstance(ask, HookedTo)
    assert (ask.seats, ask.wire, ask.open) == ((A,), wire, False)
    assert (who_knows(asked, wire), row(asked, "B1")) == ("AB", "3 5 9")
    assert all(not offered(asked, seat) for seat in (B, C))
    first = after(asked, PickStand(seat=A, stand=0))
    assert (row(first, "A1"), row(first, "A2"), row(first, "B1")) == ("2 5 5", "3 9", "3 9")
    second = after(asked, PickStand(seat=A, stand=1))
    assert (row(second, "A1"), row(second, "A2")) == ("2 5", "3 5 9")
    assert refusal(asked, PickStand(seat=A, stand=2)) == "choose one of your stands"
    assert refusal(asked, PickStand(seat=B, stand=0)) == "it is not your turn to answer"
    assert isinstance(second.ask, TurnAsk)
    assert second.ask.number == ask.number + 1


def test_with_one_stand_there_is_nothing_to_ask_also_when_the_owner_has_two() -> None:
    game = table(TWO)
    now = after(game, hook(game, "A2.1", C))
    assert (row(now, "C1"), row(now, "A2")) == ("2 3 r4.5", "9")
    assert isinstance(now.ask, TurnAsk)


# What is refused.


def test_what_cannot_be_taken(game: Game) -> None:
    assert refusal(game, hook(game, "A1.1", A)) == HINT  # one's own
    assert refusal(game, hook(game, "A1.3", B)) == HINT  # a cut one
    assert refusal(game, hook(game, "C1.1", A)) == HINT


def test_an_empty_hand_does_not_hook(game: Game) -> None:
    assert offered(game, C) == set()  # C16
    refusal(game, hook(game, "B1.1", C))


def test_it_is_used_once(game: Game) -> None:
    now = after(game, hook(game, "B1.3", A))
    refusal(now, hook(game, "B1.1", A))
    refusal(now, hook(game, "B1.1", D))


# The turn.


def test_the_open_question_is_asked_afresh(game: Game) -> None:
    now = after(game, hook(game, "B1.3", D))
    assert game.ask is not None
    assert now.ask is not None
    assert (now.ask.seats, now.ask.number) == ((A,), game.ask.number + 1)
    assert now.public.turns == game.public.turns


LAST = """
equipment 11-11 ready
A1 | 5
B1 | 5 6 6
C1 | 7 7
D1 | (5) (5)
"""


def test_a_seat_that_loses_its_last_wire_on_its_turn_is_done_without_an_action() -> None:
    game = table(LAST)
    now, events = play(game, hook(game, "A1.1", C))
    assert events[3:] == (Settled(A), TurnEnded(A), TurnStarted(B))  # D7
    assert (now.public.turn, row(now, "C1")) == (B, "5 7 7")
    assert now.ask is not None
    assert now.ask.seats == (B,)


def test_a_seat_emptied_out_of_turn_is_skipped_and_may_not_hook_any_more() -> None:
    game = table(LAST, "captain B · turn C")
    now, events = play(game, hook(game, "A1.1", B))
    assert (now.public.turn, every(events, TurnEnded)) == (C, [])
    now, events = play(now, cut(game, "C1.1", "B1.1"))
    assert (the(events, TurnStarted), every(events, RoundEnded)) == (TurnStarted(B), [RoundEnded(1)])


def test_the_taker_may_be_the_seat_whose_turn_it_is_and_cut_what_it_took() -> None:
    game = table(LAST)
    now = after(game, hook(game, "B1.1", A))
    assert ("SoloCut",) in offered(now, A)
    now = after(now, solo(now, "A1.1 A1.2"))
    assert row(now, "A1") == "(5) (5)"
