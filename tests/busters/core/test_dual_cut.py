"""The dual cut."""

from __future__ import annotations

import pytest

from defuse.busters.acts import Cut
from defuse.busters.events import Called, CutMissed, DialMoved, Exploded, TokenPlaced, WiresCut
from defuse.kernel import UNKNOWN, Among, encode
from tests.busters.tables import (
    A,
    B,
    C,
    D,
    all_tokens,
    at,
    cut,
    every,
    form,
    happens,
    is_cut,
    names,
    refusal,
    table,
    the,
    then,
    tokens,
)

TABLE = """
    mission 4 · captain A
    red 7.5
    yellow 2.1 4.1
    A1 | 2 y2.1 5 5 7 9
    B1 | 2 y4.1 5 7 r7.5
    C1 | (2) 5 7 8 8 9
    D1 | (2) 7 8 8 9 9
"""


def test_on_a_hit_both_wires_are_cut_in_their_places() -> None:
    game = table(TABLE)
    after, events = game.play(cut(game, "A1.3", "B1.3"))
    hit = the(events, WiresCut)
    assert set(hit.wires) == set(at(game, "A1.3 B1.3"))  # C7
    assert (hit.value, hit.by, hit.how) == (5, A, "dual")
    assert is_cut(after, "A1.3 B1.3")
    assert after.public.stands == game.public.stands  # in place: nothing moves along the stand
    assert after.public.gone.bit_count() == game.public.gone.bit_count() + 2
    assert not every(events, DialMoved)
    assert not all_tokens(after)


def test_everybody_sees_wires_that_are_cut() -> None:
    game = table(TABLE)
    after = then(game, cut(game, "A1.3", "B1.3"))
    for seat in (*after.seats(), None):
        seen = after.observe(seat).faces
        assert [seen[wire] for wire in at(game, "A1.3 B1.3")] == [50, 50]


def test_the_call_is_heard_before_it_is_known_to_be_right() -> None:
    game = table(TABLE)
    events = happens(game, cut(game, "A1.3", "B1.3"))
    called = the(events, Called)
    assert (called.by, called.values, called.targets) == (A, (5,), at(game, "B1.3"))  # C7: a value and one wire
    assert names(events)[:2] == ["Called", "WiresCut"]


def test_which_of_two_equal_own_wires_is_cut_is_the_callers_choice() -> None:
    game = table(TABLE)
    for own, kept in (("A1.3", "A1.4"), ("A1.4", "A1.3")):
        after = then(game, cut(game, own, "B1.3"))
        assert is_cut(after, own)  # C7: you choose which own wire you mean
        assert not is_cut(after, kept)


def test_yellow_is_called_as_yellow_and_cut_with_any_other_yellow() -> None:
    game = table(TABLE)
    after, events = game.play(cut(game, "A1.2", "B1.2"))
    assert the(events, WiresCut).value == 13  # C7: 2.1 and 4.1 are both just yellow
    assert is_cut(after, "A1.2 B1.2")


# What cannot be said.


def test_a_value_that_you_do_not_hold_cannot_be_named() -> None:
    game = table(TABLE)
    hint = "name the value of one of your own uncut wires"
    for place in ("C1.4", "B1.3", "D1.6"):  # A holds no 8; and a teammate's 5 is not A's to name
        act = Cut(seat=A, mine=at(game, place), targets=at(game, "D1.3"))
        assert refusal(game, act) == hint  # C7: refused, no penalty, nothing changes


def test_a_value_whose_last_own_wire_is_cut_cannot_be_named_any_more() -> None:
    game = table(TABLE)
    game = then(game, cut(game, "A1.5", "B1.4"), cut(game, "B1.1", "A1.1"))
    game = then(game, cut(game, "C1.4", "D1.3"), cut(game, "D1.4", "C1.5"))
    assert game.public.turn == A
    assert refusal(game, cut(game, "A1.5", "C1.3")) == "name the value of one of your own uncut wires"  # C7: held uncut
    assert game.why_not(cut(game, "A1.6", "C1.6")) is None


def test_red_is_never_named() -> None:
    game = table(TABLE)
    game = then(game, cut(game, "A1.3", "B1.3"))
    assert refusal(game, cut(game, "B1.5", "A1.5")) == "a red wire cannot be named"  # C7


@pytest.mark.parametrize(
    ("targets", "why"),
    [
        ("A1.4", "one's own wire"),
        ("C1.1", "a wire that is cut"),
        ("B1.3 C1.2", "two wires of two teammates"),
        ("B1.3 B1.4", "two wires of one teammate"),
        ("B1.3 B1.3", "the same wire twice"),
        ("", "no wire at all"),
    ],
)
def test_a_dual_cut_points_at_one_uncut_wire_of_a_teammate(targets: str, why: str) -> None:
    game = table(TABLE)
    assert refusal(game, cut(game, "A1.3", targets)), why  # C7


def test_a_dual_cut_names_one_value() -> None:
    game = table(TABLE)
    for mine in ("A1.3 A1.4", "A1.1 A1.3"):
        assert refusal(game, cut(game, mine, "B1.3"))  # C7
    assert refusal(game, Cut(seat=A, mine=(), targets=at(game, "B1.3")))


def test_nobody_cuts_out_of_turn() -> None:
    game = table(TABLE)
    assert refusal(game, cut(game, "B1.3", "A1.3")) == "it is not your turn to answer"


def test_the_form_offers_every_own_value_and_every_wire_of_a_teammate() -> None:
    game = table(TABLE)
    offer = form(game, A, Cut)
    calls = [offer.nth(number) for number in range(offer.count())]
    assert len(calls) == 6 * 15
    assert {call.mine for call in calls if isinstance(call, Cut)} == {(wire,) for wire in at(game, "A1.1-6")}
    pointed = {call.targets for call in calls if isinstance(call, Cut)}
    assert pointed == {(wire,) for wire in at(game, "B1.1-5 C1.2-6 D1.2-6")}  # C7: uncut ones, reds and all


# A miss.


def test_on_a_miss_the_dial_moves_and_the_owner_places_the_true_token() -> None:
    game = table(TABLE)
    after, events = game.play(cut(game, "A1.3", "C1.6"))
    assert names(events)[:4] == ["Called", "CutMissed", "DialMoved", "TokenPlaced"]  # C7
    placed = the(events, TokenPlaced)
    assert (placed.mark, placed.by, placed.why) == ("9", C, "miss")
    assert after.public.dial == 3
    assert tokens(after, "C1.6") == ["9"]
    assert after.public.gone == game.public.gone  # and nothing is cut


def test_a_yellow_that_is_missed_gets_a_yellow_token() -> None:
    game = table(TABLE)
    after = then(game, cut(game, "A1.3", "B1.2"))
    assert tokens(after, "B1.2") == ["yellow"]  # C7: its colour, not its number
    assert after.public.dial == 3


def test_a_wrong_call_of_yellow_places_the_number_of_the_wire() -> None:
    game = table(TABLE)
    after = then(game, cut(game, "A1.2", "B1.3"))
    assert tokens(after, "B1.3") == ["5"]  # C7
    assert tokens(after, "B1.2") == []


def test_a_red_explodes() -> None:
    game = table(TABLE)
    after, events = game.play(cut(game, "A1.3", "B1.5"))
    assert names(events) == ["Called", "CutMissed", "Exploded"]  # C7: no step of the dial, no token, just the end
    assert (the(events, Exploded).why, the(events, Exploded).by) == ("red wire", A)
    assert after.over
    assert not after.outcome.won  # type: ignore[union-attr]
    assert after.public.dial == 4


def test_a_deliberately_wrong_call_is_legal() -> None:
    game = table(TABLE.replace("C1 | (2) 5", "C1 | (2) 5!5"))
    act = cut(game, "A1.6", "C1.2")  # everybody sees that this is a 5, and A says 9
    assert game.why_not(act) is None  # C7
    assert then(game, act).public.dial == 3


def test_the_own_wire_stays_private_on_a_miss() -> None:
    """C7: whichever 5 was meant, nobody can tell afterwards, not even from all observations together."""
    game = table(TABLE)
    one, one_events = game.play(cut(game, "A1.3", "C1.6"))
    two, two_events = game.play(cut(game, "A1.4", "C1.6"))
    assert encode(one_events) == encode(two_events)
    assert encode(one.public) == encode(two.public)
    for seat in (*game.seats(), None):
        assert encode(one.observe(seat)) == encode(two.observe(seat))


def test_a_miss_shows_nobody_a_wire_of_the_caller() -> None:
    game = table(TABLE)
    after, events = game.play(cut(game, "A1.3", "C1.6"))
    for seat in (B, C, D, None):
        assert all(after.observe(seat).faces[wire] == UNKNOWN for wire in at(game, "A1.1-6"))  # C7: never shown
    missed = the(events, CutMissed)
    assert (missed.by, missed.values, missed.targets) == (A, (5,), at(game, "C1.6"))  # and no event names one


def test_everybody_may_conclude_what_the_caller_holds_and_what_the_wire_is_not() -> None:
    game = table(TABLE)
    after = then(game, cut(game, "A1.3", "C1.6"))
    hand = at(game, "A1.1-6")
    assert Among(hand, (50,), 1) in after.public.facts  # C7: whoever names a value holds it
    assert Among(at(game, "C1.6"), (50,), 0, 0) in after.public.facts
    assert Among(at(game, "C1.6"), (90,), 1, 1) in after.public.facts  # what the token says


def test_the_owner_alone_is_not_asked_after_a_plain_call() -> None:
    game = table(TABLE)
    after = then(game, cut(game, "A1.3", "C1.6"))
    assert after.ask is not None
    assert after.ask.seats == (B,)  # C7: the token is the true one, so there is nothing to choose; the turn goes on


def test_a_cut_with_two_stands_may_use_either_of_them() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 6
        A2 | 5 6
        B1 | 5
        B2 | 5 6 6
    """)
    for mine in ("A1.1", "A2.1"):
        for target in ("B1.1", "B2.1"):
            assert is_cut(then(game, cut(game, mine, target)), f"{mine} {target}")  # C2, C7
    assert refusal(game, cut(game, "A1.1", "A2.1")) == "point at an uncut wire of a teammate"  # both stands are A's
