"""Equipment card 2, Walkie-Talkies (E9)."""

from __future__ import annotations

import pytest

from defuse.busters.asks import TurnAsk
from defuse.busters.board import Label
from defuse.busters.causes import MoveCause
from defuse.busters.equipment.e02_walkie_talkies import GiveBack, Swap
from defuse.busters.events import CardUsed, Move, WiresMoved
from defuse.busters.wires import blue
from defuse.kernel import Among, Game, Order
from tests.busters.equipment.tables import after, cannot_tell, new_facts, pair, play, row, state, table, who_knows
from tests.busters.tables import A, B, C, D, at, cut, names, offered, one_at, owner, pick, refusal, the

TABLE = """
equipment 2 ready
A1 | 2 5!5 9
B1 | 3 (5) 7 r7.5
C1 | y2.1 3 9
D1 | 2 (4) 7
"""


@pytest.fixture
def game() -> Game:
    return table(TABLE)


def swap(game: Game, place: str, mate: int, seat: int | None = None) -> Swap:
    wire = one_at(game, place)
    return Swap(seat=owner(game, wire) if seat is None else seat, wire=wire, mate=mate, using=("2",))


def test_each_wire_goes_in_order_among_all_slots_right_of_equal_ones(game: Game) -> None:
    five, seven = at(game, "A1.2 B1.3")
    now, events = play(game, swap(game, "A1.2", B), pick(game, "B1.3"))  # E9
    assert row(now, "A1") == "2 7 9"
    assert row(now, "B1") == "3 (5) 5!5 r7.5"  # right of the cut 5, and its token travels
    assert the(events, WiresMoved) == WiresMoved((Move(five, 1, 2), Move(seven, 0, 1)), MoveCause.SWAP)
    assert names(events) == ["CardUsed", "WiresMoved"]
    assert state(now, "2") == "used"


def test_the_lowest_goes_to_the_left_end_and_the_highest_to_the_right(game: Game) -> None:
    now = after(game, swap(game, "A1.1", B), pick(game, "B1.4"))
    assert row(now, "A1") == "5!5 r7.5 9"
    assert row(now, "B1") == "2 3 (5) 7"
    now = after(game, swap(game, "A1.3", C), pick(game, "C1.1"))
    assert row(now, "A1") == "2 y2.1 5!5"
    assert row(now, "C1") == "3 9 9"


def test_a_swap_may_put_the_wire_where_the_other_one_stood(game: Game) -> None:
    now = after(game, swap(game, "A1.3", C), pick(game, "C1.3"))
    assert (row(now, "A1"), row(now, "C1")) == (row(game, "A1"), row(game, "C1"))
    assert now.public.stands[0][2] == one_at(game, "C1.3")
    assert now.public.stands[2][2] == one_at(game, "A1.3")


def test_red_and_yellow_wires_can_be_swapped(game: Game) -> None:
    now = after(game, swap(game, "B1.4", C), pick(game, "C1.1"))  # B is not even on turn
    assert row(now, "B1") == "y2.1 3 (5) 7"
    assert row(now, "C1") == "3 r7.5 9"


# The teammate is asked, and does not see the other wire before.


def test_the_teammate_is_asked_and_has_not_seen_the_wire(game: Game) -> None:
    now, events = play(game, swap(game, "A1.3", B))
    given = one_at(game, "A1.3")
    assert events == (CardUsed("2", A),)
    ask = now.ask
    assert isinstance(ask, GiveBack)
    assert (ask.seats, ask.by, ask.wire, ask.open) == ((B,), A, given, False)
    assert who_knows(now, given) == "A"
    assert row(now, "A1") == row(game, "A1")  # nothing has moved yet
    assert offered(now, B) == {("PickWire",)}
    assert all(not offered(now, seat) for seat in (A, C, D))


def test_the_teammate_cannot_tell_what_it_gets() -> None:
    worlds = [
        table(
            f"""
            equipment 2 ready
            A1 | {mine} 12
            B1 | 3 4
            C1 | 3 {other}
            D1 | 4 12
            """
        )
        for mine, other in ((5, 6), (6, 5))
    ]
    for seat in (B, D, None):
        cannot_tell(seat, worlds, swap(worlds[0], "A1.1", B))


def test_a_bystander_sees_where_the_wires_go_and_not_what_they_are() -> None:
    worlds = [
        table(
            f"""
            equipment 2 ready
            A1 | 2 {mine} 12
            B1 | 3 {other} 11
            C1 | 2 3 5
            D1 | 6 11 12
            """
        )
        for mine, other in ((5, 6), (6, 5))
    ]
    for seat in (C, D, None):
        cannot_tell(seat, worlds, swap(worlds[0], "A1.2", B), pick(worlds[0], "B1.2"), cut(worlds[0], "A1.1", "C1.1"))


def test_the_giver_keeps_what_it_knows_and_only_the_two_know_both_wires(game: Game) -> None:
    two, seven = at(game, "A1.1 B1.3")
    now = after(game, swap(game, "A1.1", B), pick(game, "B1.3"))
    assert who_knows(now, two) == "AB"
    assert who_knows(now, seven) == "AB"
    assert now.observe(A).faces[two] == blue(2)
    assert now.observe(B).faces[seven] == blue(7)
    assert now.observe(C).faces[two] == now.observe(None).faces[seven] == 0
    assert who_knows(now, one_at(game, "B1.1")) == "B"  # nobody saw more than that


def test_everyone_may_conclude_between_which_neighbours_the_wires_lie(game: Game) -> None:
    now = after(game, swap(game, "A1.2", B), pick(game, "B1.3"))
    five, seven, two, nine = at(game, "A1.2 B1.3 A1.1 A1.3")
    cut_five, red = at(game, "B1.2 B1.4")
    assert set(new_facts(game, now)) == {
        Order(cut_five, five),
        Order(five, red, strict=True),  # right of equal ones, so what stands right of it is higher
        Order(two, seven),
        Order(seven, nine, strict=True),
    }
    assert Among((five,), (blue(5),), 1, 1) in now.public.facts  # what its token told stays told


# Two stands.


def test_with_two_stands_each_wire_goes_onto_the_stand_that_the_other_one_left() -> None:
    game = table(
        """
        equipment 2 ready
        A1 | 1 4
        A2 | 2 6
        B1 | 3 8
        B2 | 5 7
        """
    )
    now = after(game, swap(game, "A2.1", B), pick(game, "B2.2"))  # E9
    assert [row(now, stand) for stand in ("A1", "A2", "B1", "B2")] == ["1 4", "6 7", "3 8", "2 5"]
    now = after(game, swap(game, "B1.2", A), pick(game, "A1.1"))
    assert [row(now, stand) for stand in ("A1", "A2", "B1", "B2")] == ["4 8", "2 6", "1 3", "5 7"]


# Tokens and labels.


def test_number_yellow_parity_and_false_tokens_travel_and_count_tokens_do_not() -> None:
    game = table(
        """
        equipment 2 ready
        A1 | 2 4!even!~7!x1 y5.1!y
        B1 | 3 7!x1 8
        C1 | 2 3
        D1 | 7 8
        """
    )
    now = after(game, swap(game, "A1.2", B), pick(game, "B1.2"))
    assert row(now, "A1") == "2 y5.1!y 7"
    assert row(now, "B1") == "3 4!even!~7 8"  # E9: x1 is gone from both
    now = after(game, swap(game, "A1.3", B), pick(game, "B1.1"))
    assert row(now, "B1") == "y5.1!y 7!x1 8"
    assert row(now, "A1") == "2 3 4!even!~7!x1"  # E9: later moves do not change what a count token said


def test_a_count_token_says_how_it_was_when_it_was_placed() -> None:
    game = table(
        """
        equipment 2 ready
        A1 | 5 9
        B1 | 3 5!x1
        C1 | 3 9
        D1 | 5 5
        """
    )
    now = after(game, swap(game, "A1.1", B), pick(game, "B1.1"))  # the fact still holds: `play` has checked it
    assert row(now, "B1") == "5!x1 5"


LABELLED = """
equipment 2 ready
A1 | 2 6 9
B1 | 5 8 (10) (10)
C1 | 2 5
D1 | 6 8 9
label B1.1 != B1.2
label B1.3 = B1.4
"""


def test_a_label_at_a_moved_wire_is_discarded() -> None:
    game = table(LABELLED)
    kept = Label(pair(game, "B1.3 B1.4"), True)
    assert after(game, swap(game, "A1.2", B), pick(game, "B1.1")).public.labels == (kept,)  # E9
    assert after(game, swap(game, "A1.2", B), pick(game, "B1.2")).public.labels == (kept,)
    assert after(game, swap(game, "B1.2", A), pick(game, "A1.2")).public.labels == (kept,)


def test_a_labelled_pair_keeps_its_label_when_a_wire_comes_between() -> None:
    game = table(
        """
        equipment 2 ready
        A1 | 2 6 9
        B1 | 5 8 9
        C1 | 2 5
        D1 | 6 8
        label B1.1 != B1.2
        """
    )
    now = after(game, swap(game, "A1.2", B), pick(game, "B1.3"))
    assert row(now, "B1") == "5 6 8"
    assert now.public.labels == (Label(pair(game, "B1.1 B1.2"), False),)


# What is refused.


def test_what_cannot_be_swapped(game: Game) -> None:
    own = "choose one of your own uncut wires"
    assert refusal(game, swap(game, "B1.2", C)) == own  # a cut one
    assert refusal(game, swap(game, "B1.1", C, seat=A)) == own  # a teammate's
    assert refusal(game, swap(game, "A1.1", A)) == "choose a teammate"
    asked = after(game, swap(game, "A1.1", B))
    assert refusal(asked, pick(game, "B1.2")) == own
    assert refusal(asked, pick(game, "A1.1")) == "it is not your turn to answer"


def test_an_empty_hand_neither_swaps_nor_is_asked() -> None:
    game = table(
        """
        equipment 2 ready
        A1 | 2 5
        B1 | 2 5
        C1 | (7) (8)
        D1 | 2 5
        """
    )
    assert refusal(game, swap(game, "A1.1", C)) == "has no wire to swap"  # C16
    assert offered(game, C) == set()
    assert refusal(game, Swap(seat=C, wire=one_at(game, "C1.1"), mate=A, using=("2",)))
    assert len(after(game, swap(game, "A1.1", D)).forms(D)) == 1


# The turn goes on.


def test_the_open_question_is_asked_afresh_and_the_turn_is_not_spent(game: Game) -> None:
    now = after(game, swap(game, "C1.2", D), pick(game, "D1.1"))
    assert isinstance(now.ask, TurnAsk)
    assert game.ask is not None
    assert (now.ask.seats, now.ask.number) == ((A,), game.ask.number + 2)
    assert now.public.turns == game.public.turns
    assert not any("2" in using for seat in range(4) for _, *using in offered(now, seat))
    refusal(now, swap(now, "A1.1", B))


def test_a_swapped_wire_is_named_and_cut_by_its_new_owner() -> None:
    game = table(
        """
        equipment 2 ready
        A1 | 2 5
        B1 | 5 7
        C1 | 7 8
        D1 | 2 8
        """
    )
    now = after(game, swap(game, "A1.1", B), pick(game, "B1.2"))
    assert row(after(now, cut(now, "A1.2", "C1.1")), "A1") == "5 (7)"


def test_whoever_is_left_with_reds_by_a_swap_may_only_reveal_them() -> None:
    game = table(
        """
        equipment 2 ready
        A1 | r3.5 5
        B1 | 5 r6.5
        C1 | 7 8
        D1 | 7 8
        """
    )
    assert ("RevealReds",) not in offered(game, A)
    now = after(game, swap(game, "A1.2", B), pick(game, "B1.2"))
    assert offered(now, A) == {("RevealReds",)}  # C9
