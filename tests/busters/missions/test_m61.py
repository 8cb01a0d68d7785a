"""Mission 61: constraints that go round the table."""

from __future__ import annotations

from random import Random

import pytest

from defuse import busters
from defuse.busters.causes import DialCause
from defuse.busters.events import DialMoved, Exploded, Won
from defuse.busters.rules.constraints import in_force
from defuse.busters.rules.own_constraints import (
    NO_SEAT,
    SPARE,
    ConstraintsRotated,
    ConstraintSwapped,
    Rotate,
    RotateAsk,
    SwapConstraint,
)
from defuse.kernel import Cannot, Game
from tests.busters.missions.setting_up import at_first_turn
from tests.busters.tables import A, B, C, D, cut, every, happens, names, offered, refusal, table, the, then
from tests.busters.telling import narrate
from tests.steer import play_out

RING = '{"ring":[["A",0],["B",1],["C",2],["D",3]]}'

TABLE = f"""
    mission 61 · captain A · dial 3
    rule constraint-ring {RING}
    rule constraint-A {{"seat":0}}
    rule constraint-B {{"seat":1}}
    rule constraint-C {{"seat":2}}
    rule constraint-D {{"seat":3}}
    A1 | 4 4 5 8
    B1 | 4 4 5 8
    C1 | 5 6 8
    D1 | 5 6 8
"""

STUCK = f"""
    mission 61 · captain A · dial 3
    rule constraint-ring {RING}
    rule constraint-A {{"seat":0}}
    rule constraint-B {{"seat":1}}
    rule constraint-C {{"seat":2}}
    rule constraint-D {{"seat":3}}
    A1 | 1 5
    B1 | 2 8
    C1 | 8 8
    D1 | 1 2 5
"""


def ring(game: Game) -> list[tuple[str, int]]:
    return list(game.public.rule("constraint-ring").ring)


def asked_to_rotate(players: int = 4, captain: int = A) -> Game:
    """Before the first round."""
    game = busters.new(mission=61, players=players, seed=1, captain=captain)
    while not isinstance(game.ask, RotateAsk):
        assert game.ask is not None
        game = game.play(game.forms(game.ask.seats[0])[0].nth(0))[0]
    return game


@pytest.mark.parametrize(
    ("players", "captain", "seats"),
    [
        (2, 1, [1, NO_SEAT, 0, NO_SEAT]),
        (3, 1, [1, NO_SEAT, 2, 0]),
        (4, 1, [1, 2, 3, 0]),
        (5, 1, [1, 2, 3, 4, 0]),
    ],
)
def test_set_up(players: int, captain: int, seats: list[int]) -> None:
    game = at_first_turn(61, players, captain=captain)
    assert game.public.red.count == len(game.public.red.kinds) == (2 if players == 2 else 1)
    letters = [letter for letter, _ in ring(game)]
    assert [seat for _, seat in ring(game)] == seats  # M61: the ring
    assert len(set(letters)) == len(letters)
    assert set(letters) <= set("ABCDE")
    assert {seat for _, seat in in_force(game.public)} == set(range(players))


def test_the_captain_is_asked_before_every_round_the_first_one_too() -> None:
    game = asked_to_rotate(captain=C)
    assert game.ask is not None
    assert game.ask.seats == (C,)  # M61
    assert not game.ask.open  # E3: no equipment while it is asked
    game = then(game, Rotate(seat=C, way="stay"))
    assert game.public.turn == C


@pytest.mark.parametrize(("way", "step"), [("clockwise", 1), ("counter-clockwise", -1)])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_cards_move_one_place(players: int, way: str, step: int) -> None:
    game = asked_to_rotate(players)
    before = ring(game)
    after, told = game.play(Rotate(seat=A, way=way))
    size = len(before)
    assert [letter for letter, _ in ring(after)] == [before[(place - step) % size][0] for place in range(size)]
    assert [seat for _, seat in ring(after)] == [seat for _, seat in before]
    assert dict(in_force(after.public)) == {letter: seat for letter, seat in ring(after) if seat != NO_SEAT}
    assert narrate(game.public, told)[0] == f"The constraint cards move one place {way}."


def test_they_may_stay() -> None:
    game = asked_to_rotate()
    after, told = game.play(Rotate(seat=A, way="stay"))
    assert ring(after) == ring(game)
    assert not every(told, ConstraintsRotated)
    assert refusal(game, Rotate(seat=A, way="up")) == "the cards stay, or all move one place"


def test_a_captain_without_wires_is_asked_all_the_same() -> None:
    game = table(TABLE.replace("captain A", "captain A · turn D").replace("A1 | 4 4 5 8", "A1 | (4) (4) (5) (8)"))
    after = then(game, cut(game, "D1.3", "B1.4"))
    assert isinstance(after.ask, RotateAsk)
    assert after.ask.seats == (A,)  # C16
    assert then(after, Rotate(seat=A, way="clockwise")).public.turn == B


def test_everybody_is_bound_by_the_card_in_front_of_them() -> None:
    game = table(TABLE)
    assert refusal(game, cut(game, "A1.3", "C1.1")) == "constraint A: even only, so not 5"
    game = then(game, cut(game, "A1.4", "B1.4"))
    assert refusal(game, cut(game, "B1.1", "A1.1")) == "constraint B: odd only, so not 4"


def test_a_swap_costs_a_step_and_brings_a_card_from_f_to_l() -> None:
    game = table(TABLE)
    after, told = game.play(SwapConstraint(seat=C))  # whenever E3 allows, not only on the own turn
    swapped = the(told, ConstraintSwapped)
    assert (swapped.seat, swapped.old) == (C, "C")
    assert swapped.new in SPARE  # M61
    assert the(told, DialMoved) == DialMoved(-1, DialCause.SWAP, C)
    assert after.public.turn == A
    assert dict(in_force(after.public))[swapped.new] == C
    assert "C" not in dict(in_force(after.public))
    assert swapped.new not in after.public.rule("constraint-ring").spare


def test_at_dial_1_a_swap_explodes() -> None:
    game = table(TABLE.replace("dial 3", "dial 1"))
    assert the(happens(game, SwapConstraint(seat=A)), Exploded).why == "dial"  # M61


def test_no_swap_when_f_to_l_are_used_up_or_without_wires() -> None:
    used = table(TABLE.replace('"ring"', '"spare":"","ring"'))
    assert refusal(used, SwapConstraint(seat=A)) == "the cards F to L are used up"  # M61
    empty = table(TABLE.replace("B1 | 4 4 5 8", "B1 | (4) (4) (5) (8)"))
    assert refusal(empty, SwapConstraint(seat=B)) == "you have no wires left"  # C16
    asking = asked_to_rotate()
    assert refusal(asking, SwapConstraint(seat=B)) == "not while a question is open"  # E3


def test_a_swapped_card_can_be_swapped_again_and_never_comes_back() -> None:
    game = table(TABLE.replace("dial 3", "dial 6"))
    seen = ["A"]
    for _ in range(5):
        game = then(game, SwapConstraint(seat=A))
        seen.append(ring(game)[0][0])
    assert len(set(seen)) == 6


def test_a_skip_is_free_and_a_whole_round_of_them_explodes() -> None:
    game = table(STUCK)
    assert offered(game, A) == {("Cannot",), ("SwapConstraint",)}  # K6
    acts = [Cannot(seat=A), Cannot(seat=B), Cannot(seat=C), Cannot(seat=D)]
    some = happens(game, *acts[:3])
    assert not every(some, Exploded)
    assert not every(some, DialMoved)
    assert the(happens(game, *acts), Exploded).why == "nobody could act for a whole round"  # M61


def test_moving_the_cards_is_no_action() -> None:
    game = table(STUCK.replace("captain A", "captain B"))
    game = then(game, Cannot(seat=B), Cannot(seat=C), Cannot(seat=D))
    told = happens(game, Cannot(seat=A))
    assert names(told)[-1] == "Exploded"
    game = table(STUCK.replace("captain A", "captain B · turn A"))
    game = then(game, Cannot(seat=A), Rotate(seat=B, way="stay"))
    assert game.public.idle == 1  # C10


def test_the_panel_shows_the_ring() -> None:
    game = at_first_turn(61, 2)
    (panel,) = [panel for panel in game.view(A).panels() if panel.rule == "constraint-ring"]
    assert [card.seat for card in panel.cards] == [A, None, B, None]
    assert str(panel.title).endswith("(to swap: FGHIJKL)")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_can_be_won(players: int) -> None:
    games = (busters.new(mission=61, players=players, seed=seed) for seed in range(40))
    assert any(every(play_out(game, Random(7), 1.0)[1], Won) for game in games)
