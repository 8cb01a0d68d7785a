"""Equipment card 3, Triple Detector, and what all detectors have in common (E6)."""

from __future__ import annotations

import pytest

from defuse.busters.asks import OwnerPicks
from defuse.busters.causes import DialCause, Loss, TokenCause
from defuse.busters.events import (
    Called,
    CardUsed,
    CutMissed,
    Detected,
    DialMoved,
    Exploded,
    TokenOwed,
    TokenPlaced,
    ValueAnnounced,
    WiresCut,
)
from defuse.busters.wires import REDS, blue
from defuse.kernel import Among, Game
from tests.busters.equipment.tables import after, cannot_tell, new_facts, play, row, state, table, who_knows
from tests.busters.tables import A, B, C, D, at, cut, every, form, is_cut, names, offered, one_at, pick, refusal, the

HINT = "point at 3 uncut wires of one stand of a teammate"
MATCHES = "choose a wire that matches the call"
NOT_RED = "choose one of the wires pointed at that is not red"

TABLE = """
equipment 3 ready
A1 | 4 5 5 y6.1 r6.5
B1 | 3 5 5 (6) y7.1 8 r8.5
C1 | 3 8
D1 | 4 r9.5 r10.5 r11.5
"""


@pytest.fixture
def game() -> Game:
    return table(TABLE)


# Hit.


def test_one_match_is_enough_and_the_owner_is_asked_even_then(game: Game) -> None:
    call = cut(game, "A1.3", "B1.1 B1.2 B1.6", "3")  # E6: they need not be adjacent
    now, events = play(game, call)
    assert events == (
        CardUsed("3", A),
        Called(A, (5,), call.targets, ("3",)),
        Detected(A, (5,), call.targets),
    )
    ask = now.ask
    assert isinstance(ask, OwnerPicks)
    assert (ask.seats, ask.by, ask.targets, ask.values, ask.hit) == ((B,), A, call.targets, (5,), True)
    (only,) = now.forms(B)
    assert only.count() == 1
    now, events = play(now, pick(game, "B1.2"))
    assert events[0] == WiresCut(at(game, "A1.3 B1.2"), 5, A, "dual")
    assert (row(now, "A1"), row(now, "B1")) == ("4 5 (5) y6.1 r6.5", "3 (5) 5 (6) y7.1 8 r8.5")
    assert (now.public.dial, state(now, "3"), now.public.turn) == (4, "used", B)


def test_the_owner_picks_which_of_the_matching_wires_is_cut(game: Game) -> None:
    asked = after(game, cut(game, "A1.2", "B1.1 B1.2 B1.3", "3"))
    for choice in ("B1.2", "B1.3"):
        now = after(asked, pick(game, choice))
        assert is_cut(now, choice)
        assert len([wire for wire in at(game, "B1.1 B1.2 B1.3") if now.public.gone >> wire & 1]) == 1
    assert refusal(asked, pick(game, "B1.1")) == MATCHES  # pointed at, but a 3
    assert refusal(asked, pick(game, "B1.6")) == MATCHES  # not pointed at
    assert refusal(asked, pick(game, "A1.2")) == "it is not your turn to answer"


def test_nobody_is_told_how_many_wires_matched() -> None:
    worlds = [
        table(
            f"""
            equipment 3 ready
            A1 | 5 9
            B1 | 5 {mine} 7 9
            C1 | {other} 7 9
            D1 | 5 9
            """
        )
        for mine, other in ((5, 6), (6, 5))
    ]
    one = worlds[0]
    for seat in (A, D, None):  # in one world two 5s are pointed at, in the other one
        cannot_tell(seat, worlds, cut(one, "A1.1", "B1.1 B1.2 B1.3", "3"), pick(one, "B1.1"))
    now = after(one, cut(one, "A1.1", "B1.1 B1.2 B1.3", "3"), pick(one, "B1.1"))
    assert who_knows(now, one_at(one, "B1.2")) == "B"


def test_the_call_is_a_promise_and_stays_sealed_while_the_owner_picks(game: Game) -> None:
    first, second = (cut(game, mine, "B1.1 B1.2 B1.6", "3") for mine in ("A1.2", "A1.3"))
    for seat in (B, C, D, None):
        cannot_tell(seat, (game, game), (first, second))  # D10
    asked = after(game, second)
    assert asked.observe(A).sealed == second
    assert asked.observe(B).sealed is None
    now = after(asked, pick(game, "B1.2"))
    assert is_cut(now, "A1.3")
    assert not is_cut(now, "A1.2")  # D10: only the one that is cut is ever shown
    assert who_knows(now, one_at(game, "A1.2")) == "A"
    assert now.secret.sealed == ()


def test_everyone_may_conclude_that_one_matched_and_that_the_caller_held_it(game: Game) -> None:
    now = after(game, cut(game, "A1.2", "B1.1 B1.2 B1.3", "3"))
    assert new_facts(game, now) == (
        Among(at(game, "A1.1-5"), (blue(5),), 1),
        Among(at(game, "B1.1-3"), (blue(5),), 1),
    )


# Miss.


def test_a_miss_costs_a_step_and_the_owner_marks_a_wire_that_is_not_red(game: Game) -> None:
    call = cut(game, "A1.1", "B1.2 B1.5 B1.7", "3")
    asked, events = play(game, call)
    assert events == (
        CardUsed("3", A),
        Called(A, (4,), call.targets, ("3",)),
        CutMissed(A, (4,), call.targets, ("3",)),
        DialMoved(-1, DialCause.MISS, A),
        TokenOwed(B, call.targets),
    )
    assert isinstance(asked.ask, OwnerPicks)
    assert not asked.ask.hit
    assert refusal(asked, pick(game, "B1.7")) == NOT_RED
    assert refusal(asked, pick(game, "B1.1")) == NOT_RED  # not pointed at
    five = after(asked, pick(game, "B1.2"))
    assert row(five, "B1") == "3 5!5 5 (6) y7.1 8 r8.5"
    yellow, events = play(asked, pick(game, "B1.5"))
    assert the(events, TokenPlaced) == TokenPlaced(one_at(game, "B1.5"), "yellow", B, TokenCause.MISS)
    assert row(yellow, "B1") == "3 5 5 (6) y7.1!y 8 r8.5"
    assert (yellow.public.dial, yellow.public.turn, state(yellow, "3")) == (3, B, "used")
    assert Among(call.targets, (blue(4),), 0, 0) in new_facts(game, yellow)
    assert Among(call.targets, REDS, 0, 2) in new_facts(game, asked)  # or the bomb would have exploded


def test_one_wire_that_is_not_red_saves_the_bomb_and_its_owner_is_asked_all_the_same(game: Game) -> None:
    asked = after(game, cut(game, "A1.2", "D1.1 D1.2 D1.3", "3"))
    assert [found.count() for found in asked.forms(D)] == [1]
    now, events = play(asked, pick(game, "D1.1"))
    assert not every(events, Exploded)
    assert row(now, "D1") == "4!4 r9.5 r10.5 r11.5"


def test_the_bomb_explodes_only_if_every_wire_pointed_at_is_red(game: Game) -> None:
    now, events = play(game, cut(game, "A1.2", "D1.2 D1.3 D1.4", "3"))  # E6
    assert events[-1] == Exploded(Loss.RED_WIRE, A)
    assert now.over
    assert now.outcome is not None
    assert not now.outcome.won


def test_a_red_beside_a_match_does_no_harm(game: Game) -> None:
    now = after(game, cut(game, "A1.1", "D1.1 D1.2 D1.3", "3"), pick(game, "D1.1"))
    assert row(now, "D1") == "(4) r9.5 r10.5 r11.5"
    assert now.public.dial == 4


def test_the_owner_may_choose_a_wire_that_has_its_token_already() -> None:
    game = table(
        """
        equipment 3 ready
        A1 | 4 8
        B1 | 5!5 6 7
        C1 | 4 5
        D1 | 6 7 8
        """
    )
    now, events = play(game, cut(game, "A1.1", "B1.1 B1.2 B1.3", "3"), pick(game, "B1.1"))
    assert the(events, ValueAnnounced) == ValueAnnounced(one_at(game, "B1.1"), "5", B, TokenCause.MISS)  # D1
    assert row(now, "B1") == "5!5 6 7"


def test_the_last_step_explodes_before_the_owner_is_asked() -> None:
    game = table(TABLE, "captain A · dial 1")
    now, events = play(game, cut(game, "A1.1", "B1.2 B1.3 B1.5", "3"))
    assert names(events)[-2:] == ["DialMoved", "Exploded"]  # D4
    assert now.public.tokens == ()
    assert now.ask is None


# How many, and which.


def test_fewer_wires_than_the_detector_wants_are_all_of_them(game: Game) -> None:
    now = after(game, cut(game, "A1.1", "C1.1 C1.2", "3"))  # E6
    assert isinstance(now.ask, OwnerPicks)
    assert now.ask.targets == at(game, "C1.1 C1.2")
    assert refusal(game, cut(game, "A1.1", "C1.1", "3")) == HINT


@pytest.mark.parametrize("places", ["B1.1", "B1.1 B1.2", "B1.1 B1.2 B1.3 B1.5"])
def test_no_other_number_of_wires_is_allowed(game: Game, places: str) -> None:
    assert refusal(game, cut(game, "A1.2", places, "3")) == HINT


def test_a_wire_is_pointed_at_once(game: Game) -> None:
    assert refusal(game, cut(game, "A1.2", "B1.1 B1.1 B1.2", "3")) == "targets: each only once"


@pytest.mark.parametrize("places", ["B1.2 B1.3 B1.4", "B1.1 B1.2 C1.1", "A1.1 A1.2 A1.3"])
def test_cut_wires_two_stands_and_own_wires_are_out(game: Game, places: str) -> None:
    assert refusal(game, cut(game, "A1.2", places, "3")) == HINT


def test_one_stand_of_a_teammate_who_has_two() -> None:
    game = table(
        """
        equipment 3 ready
        A1 | 5 6
        A2 | 7 8
        B1 | 5 6
        B2 | 7 8
        """
    )
    assert refusal(game, cut(game, "A1.1", "B1.1 B1.2 B2.1", "3")) == HINT
    assert len(after(game, cut(game, "A1.1", "B1.1 B1.2", "3")).forms(B)) == 1


def test_neither_yellow_nor_red_can_be_looked_for(game: Game) -> None:
    yellow = cut(game, "A1.4", "B1.1 B1.2 B1.5", "3")
    assert refusal(game, yellow) == "a detector looks for a number, not for yellow"  # E6
    assert refusal(game, cut(game, "A1.5", "B1.1 B1.2 B1.5", "3")) == "a red wire cannot be named"
    assert game.why_not(cut(game, "A1.4", "B1.5")) is None  # without it, yellow can be named


def test_a_number_that_one_does_not_hold_cannot_be_called(game: Game) -> None:
    mine = form(game, A, type(cut(game, "A1.1", "B1.1")), "3").fields[0]
    assert str(mine.why_not(at(game, "B1.6"))) == "name the value of one of your own uncut wires"  # C7


def test_without_the_card_three_wires_are_too_many(game: Game) -> None:
    assert refusal(game, cut(game, "A1.2", "B1.1 B1.2 B1.3")) == "point at an uncut wire of a teammate"


def test_it_is_used_once_hit_or_miss(game: Game) -> None:
    for call in (cut(game, "A1.1", "B1.1 B1.2 B1.3", "3"), cut(game, "A1.2", "B1.1 B1.2 B1.3", "3")):
        now = after(game, call, pick(game, "B1.2"))
        assert state(now, "3") == "used"
        assert now.public.turn == B
        assert ("Cut", "3") not in offered(now, B)
        refusal(now, cut(game, "B1.1", "A1.1 A1.2 A1.3", "3"))
