"""Mission 49: a cut is paid to a teammate."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters import catalogue
from defuse.busters.asks import TurnAsk
from defuse.busters.events import CutMissed, DialMoved
from defuse.busters.rules.oxygen import BOX, HoldBreath, OxygenMoved
from defuse.busters.rules.oxygen_gift import GiveOxygen, LetOxygenGo
from defuse.busters.rules.speech import Speech
from defuse.busters.wires import blue
from defuse.kernel import Among, Cannot
from tests.busters.missions.timed import oxygen, under_way
from tests.busters.tables import (
    A,
    B,
    C,
    D,
    cut,
    every,
    happens,
    is_cut,
    names,
    offered,
    one_at,
    pick,
    refusal,
    reveal,
    solo,
    table,
    the,
    then,
    use,
)
from tests.busters.telling import narrate

BOTTLES = """
    mission 49 · captain A
    red 3.5 8.5
    rule oxygen {"held":[5,5,5,5,0]}
    A1 | 2 4 6 r8.5
    B1 | 2 4 6
    C1 | 2 r3.5 4 6
    D1 | 2 4 6
"""


def give(value: int, mate: int, seat: int = A) -> GiveOxygen:
    return GiveOxygen(seat=seat, value=value, mate=mate)


# Setting up.


@pytest.mark.parametrize(("players", "tokens", "reds"), [(2, 7, 3), (3, 6, 2), (4, 5, 2), (5, 4, 2)])
def test_everybody_has_oxygen(players: int, tokens: int, reds: int) -> None:
    game = under_way(49, players)
    assert oxygen(game) == (tokens,) * players
    assert game.public.totals[14] == reds


def test_x_or_y_ray_is_not_in_the_pile() -> None:
    with pytest.raises(ValueError, match="without equipment card 10"):
        busters.new(49, 4, equipment=("10",))


# Giving and cutting.


def test_first_the_oxygen_then_the_cut() -> None:
    game = table(BOTTLES)
    assert refusal(game, cut(game, "A1.2", "B1.2")) == "pay 4 oxygen before you cut 4"
    paid, events = game.play(give(4, C))
    assert names(events) == ["CutPaid", "OxygenMoved"]
    assert oxygen(paid) == (1, 5, 9, 5)
    assert isinstance(paid.ask, TurnAsk)
    assert str(paid.ask.question()) == "Cut 4: which wires?"
    assert narrate(game.public, events) == ["A is about to cut 4.", "4 oxygen goes from A to C."]
    after = then(paid, cut(game, "A1.2", "B1.2"))  # not necessarily to the one whose wire is cut
    assert is_cut(after, "A1.2 B1.2")
    assert after.public.turn == B


def test_what_was_paid_for_has_to_be_cut() -> None:
    game = then(table(BOTTLES), give(4, C))
    assert refusal(game, cut(game, "A1.1", "B1.1")) == "this cut has to be of 4"
    assert refusal(game, HoldBreath(seat=A)) == "that cannot be done now"
    assert refusal(game, give(1, C)) == "that cannot be done now"


def test_a_miss_is_paid_too_and_a_detector_costs_no_more() -> None:
    game = then(table(BOTTLES), give(2, B))
    events = happens(game, cut(game, "A1.1", "D1.3"))
    assert every(events, CutMissed)
    assert every(events, OxygenMoved) == []
    assert ("Cut", "personal-A") in offered(game, A)


def test_you_can_give_only_what_you_have_for_a_number_that_you_hold() -> None:
    game = table(BOTTLES)
    assert refusal(game, give(6, B)) == "cutting 6 takes 6 oxygen; there is only 5"
    assert refusal(game, give(3, B)) == "name a number that you hold"
    assert refusal(game, give(2, A)) == "give it to a teammate with wires"


def test_everybody_learns_that_the_giver_holds_the_number() -> None:
    game = table(BOTTLES)
    after = then(game, give(4, C))
    assert Among(tuple(game.table().hand(A)), (blue(4),), 1) in after.public.facts


def test_a_teammate_without_wires_gets_nothing_and_loses_what_was_left() -> None:
    game = table("""
        mission 49 · captain A
        red 3.5 8.5
        rule oxygen {"held":[5,5,5,5,0]}
        A1 | 2 4 4
        B1 | 2
        C1 | r3.5 4
        D1 | 4 r8.5
    """)
    game, events = game.play(give(2, D))[0].play(cut(game, "A1.1", "B1.1"))
    assert the(events, OxygenMoved) == OxygenMoved(B, BOX, 5)  # M49
    assert oxygen(game) == (3, 0, 5, 7)
    assert refusal(game, give(4, B, seat=C)) == "give it to a teammate with wires"


def test_the_last_one_pays_into_the_box_for_a_solo_cut() -> None:
    game = table("""
        mission 49 · captain A
        red 3.5 8.5
        rule oxygen {"held":[5,0,0,0,0]}
        A1 | 2 2 r3.5 4 4
        B1 | (2) (2)
        C1 | (4) (4)
        D1 | (r8.5)
    """)
    assert ("GiveOxygen",) not in offered(game, A)
    game = then(game, LetOxygenGo(seat=A, value=4))
    assert oxygen(game) == (1, 0, 0, 0)
    assert is_cut(then(game, solo(game, "A1.4-5")), "A1.4-5")


def test_a_solo_cut_is_paid_to_a_teammate() -> None:
    game = table("""
        mission 49 · captain A
        red 3.5 8.5
        rule oxygen {"held":[5,0,0,0,0]}
        A1 | 2 2 2 2
        B1 | 4 4
        C1 | r3.5 4
        D1 | 4 r8.5
    """)
    game = then(game, give(2, B))
    after = then(game, solo(game, "A1.1-4"))
    assert is_cut(after, "A1.1-4")  # C8: one cut, paid once
    assert after.public.turn == B


# Cards.


def test_with_the_coffee_mug_nothing_is_paid_and_after_paying_it_is_too_late() -> None:
    game = table(BOTTLES + "    equipment 11 ready\n")
    mug = use(game, A, "11", mate=C)
    assert oxygen(then(game, mug)) == (5, 5, 5, 5)  # E14
    assert refusal(then(game, give(2, B)), mug) == "you have paid for a cut: make it"


def test_a_stabilizer_saves_the_step_of_a_skip_or_a_miss() -> None:
    game = table(BOTTLES + "    equipment 9 ready\n")
    game = then(game, use(game, A, "9"))
    assert every(happens(game, HoldBreath(seat=A)), DialMoved) == []  # M44
    assert every(happens(game, give(2, B), cut(game, "A1.1", "B1.3")), DialMoved) == []  # E8


def test_whoever_gives_the_wire_away_after_paying_skips() -> None:
    game = table(BOTTLES + "    equipment 2 ready\n")
    paid = then(game, give(4, C))
    swap = use(paid, A, "2", wire=one_at(game, "A1.2"), mate=B)  # E3: also between paying and cutting
    game = then(paid, swap, pick(game, "B1.1"))
    assert offered(game, A) == {("Cannot",)}
    after = then(game, Cannot(seat=A))
    assert (after.public.dial, after.public.turn, oxygen(after)) == (3, B, (1, 5, 9, 5))


# Skipping.


def test_one_may_skip_and_a_skip_tells_nothing() -> None:
    game = table(BOTTLES)
    after = then(game, HoldBreath(seat=A))
    assert (after.public.dial, after.public.turn, oxygen(after)) == (3, B, (5, 5, 5, 5))
    assert after.public.facts == game.public.facts  # M44


def test_whoever_can_pay_for_nothing_can_only_skip() -> None:
    game = table(BOTTLES.replace("[5,5,5,5,0]", "[1,9,5,5,0]"))
    assert offered(game, A) == {("HoldBreath",)}


def test_revealing_reds_is_free() -> None:
    game = table("""
        mission 49 · captain A
        red 3.5 8.5
        rule oxygen {"held":[5,5,5,5,0]}
        A1 | r3.5 r8.5
        B1 | 2 4
        C1 | 2 4
        D1 | 4 4
    """)
    assert offered(game, A) == {("RevealReds",)}  # C9
    after, events = game.play(reveal(A))
    assert the(events, OxygenMoved) == OxygenMoved(A, BOX, 5)  # M49: A leaves
    assert after.public.turn == B


def test_nobody_speaks() -> None:
    (speech,) = [part for part in catalogue.mission(49).rules if isinstance(part, Speech)]
    assert speech.chat == "closed"  # M25
