"""Points that were decided while building and that concern more than one card."""

from __future__ import annotations

import pytest

from defuse.busters.events import DialMoved, Spared, WiresCut
from defuse.busters.wires import REDS
from defuse.kernel import Among, encode, imagine
from tests.busters.tables import (
    A,
    B,
    at,
    cut,
    every,
    happens,
    is_cut,
    names,
    offered,
    pick,
    refusal,
    solo,
    table,
    the,
    then,
    use,
)

STEADY = """
    mission 4 · captain A
    equipment 9 ready · 11 ready
    A1 | 4 4 5 5 r7.5
    B1 | 4 5 6
    C1 | 4 5 6
    D1 | 6 6 {}
"""


def test_after_the_stabilizer_the_seat_may_still_decide_for_something_else() -> None:
    game = table(STEADY.format("7").replace("B1 | 4 5", "B1 | 5").replace("C1 | 4 5", "C1 | 5"))
    game = then(game, use(game, A, "9"))
    assert {verb for verb, *_ in offered(game, A)} == {"Cut", "SoloCut", "SkipTo"}  # D3
    assert is_cut(then(game, solo(game, "A1.1 A1.2")), "A1.1 A1.2")
    assert then(game, use(game, A, "11", mate=3)).public.turn == 3


def test_the_effect_lapses_with_the_turn() -> None:
    game = table(STEADY.format(""))
    game = then(game, use(game, A, "9"), cut(game, "A1.1", "B1.1"))
    assert then(game, cut(game, "B1.2", "C1.3")).public.dial == 3  # D3: B's miss costs a step as usual
    game = table(STEADY.format(""))
    game = then(game, use(game, A, "9"), cut(game, "A1.1", "B1.2"))
    assert game.public.dial == 4  # while A's own would not have


def test_a_hand_of_only_reds_cannot_use_the_stabilizer() -> None:
    game = table(STEADY.format("").replace("A1 | 4 4 5 5 r7.5", "A1 | r7.5"))
    assert offered(game, A) == {("RevealReds",)}  # D3, C9


def test_a_spared_red_is_public_knowledge() -> None:
    game = table(STEADY.format("r7.5").replace("5 5 r7.5", "5 5"))
    game = then(game, use(game, A, "9"))
    after, events = game.play(cut(game, "A1.1", "D1.3"))
    red = at(game, "D1.3")
    assert the(events, Spared).targets == red
    assert not every(events, DialMoved)
    assert not after.over
    assert Among(red, REDS, 1) in after.public.facts  # D8: any other wire would have got a token
    assert not is_cut(after, "D1.3")


PROMISE = """
    mission 1 · captain A
    A1 | 4 5 5 6
    B1 | 4 5 5 6
    C1 | 4
    D1 | 4 6 6
"""


@pytest.mark.parametrize(("mine", "other"), [("A1.2", "A1.3"), ("A1.3", "A1.2")])
def test_with_a_detector_too_the_caller_fixes_the_own_wire_when_calling(mine: str, other: str) -> None:
    game = table(PROMISE)
    game = then(game, cut(game, mine, "B1.2 B1.4", "personal-A"), pick(game, "B1.2"))
    assert is_cut(game, mine)  # D10
    assert not is_cut(game, other)


def test_it_stays_sealed_while_the_owner_chooses() -> None:
    """D10: nobody but the caller can tell which own wire was meant, until it is cut."""
    game = table(PROMISE)
    one, one_events = game.play(cut(game, "A1.2", "B1.2 B1.3", "personal-A"))
    two, two_events = game.play(cut(game, "A1.3", "B1.2 B1.3", "personal-A"))
    assert encode(one_events) == encode(two_events)
    for seat in (1, 2, 3, None):
        assert encode(one.observe(seat)) == encode(two.observe(seat))
    assert encode(one.observe(A)) != encode(two.observe(A))  # A knows the own promise
    hit = the(happens(one, pick(game, "B1.3")), WiresCut)
    assert set(hit.wires) == set(at(game, "A1.2 B1.3"))


def test_after_a_miss_the_promise_is_forgotten() -> None:
    game = table(PROMISE)
    one = then(game, cut(game, "A1.2", "B1.1 B1.4", "personal-A"), pick(game, "B1.1"))
    two = then(game, cut(game, "A1.3", "B1.1 B1.4", "personal-A"), pick(game, "B1.1"))
    assert encode(one.public) == encode(two.public)
    assert encode(one.secret) == encode(two.secret)  # D10: only the one that is cut is ever shown
    assert encode(one.observe(B)) == encode(two.observe(B))


def test_a_bystander_can_imagine_the_promise() -> None:
    game = table(PROMISE)
    asked = then(game, cut(game, "A1.2", "B1.2 B1.3", "personal-A"))
    world = imagine(asked.observe(2), asked.secret.faces, 5)
    assert names(happens(world, pick(game, "B1.2")))[0] == "WiresCut"  # D10: some 5 of A's


def test_the_owner_may_choose_a_wire_that_has_its_token() -> None:
    game = table(PROMISE.replace("B1 | 4 5 5 6", "B1 | 4!4 5 5 6"))
    game = then(game, cut(game, "A1.2", "B1.1 B1.4", "personal-A"))
    assert names(happens(game, pick(game, "B1.1")))[0] == "ValueAnnounced"  # D1
    assert names(happens(game, pick(game, "B1.4")))[0] == "TokenPlaced"
    assert refusal(game, pick(game, "B1.2")) == "choose one of the wires pointed at that is not red"
