"""Mission 64: two flipped wires each, the lower one at the left."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.causes import Loss
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.equipment.e1111_grappling_hook import Hook
from defuse.busters.events import DialMoved, Exploded, RedsRevealed, WiresCut
from defuse.busters.notation import render
from defuse.busters.rules.flipped import CutFlipped, SoloCutFlipped
from defuse.kernel import Game, Sorted, encode
from tests.busters.tables import (
    A,
    at,
    cut,
    every,
    happens,
    is_cut,
    offered,
    one_at,
    parse,
    refusal,
    reveal,
    table,
    the,
    then,
)
from tests.busters.telling import narrate

TABLE = """
    mission 64 · captain A
    equipment 11-11 ready
    A1 | 5^ 4 8 6^
    B1 | 4^ 4 5 6^
    C1 | 6^ 5 6 r9.5^
    D1 | 4^ 5 8^
"""


@pytest.fixture
def game() -> Game:
    return table(TABLE)


def flipped(game: Game, seat: int) -> list[int]:
    return [wire for wire in game.table().hand(seat) if game.public.flipped >> wire & 1]


def call(game: Game, place: str, value: int, target: str) -> CutFlipped:
    """The owner cuts a flipped wire with a teammate's."""
    wire = one_at(game, place)
    return CutFlipped(seat=game.table().owner_of(wire), wire=wire, value=value, targets=at(game, target))


# Setting up.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_lower_one_is_at_the_far_left_and_the_higher_one_at_the_far_right(players: int) -> None:
    for seed in range(15):
        game = busters.new(mission=64, players=players, seed=seed)
        board, faces = game.public, game.secret.faces
        for seat in game.seats():
            stands = [board.stands[stand] for stand in game.table().stands_of(seat)]
            low, high = flipped(game, seat)
            assert (low, high) == (stands[0][0], stands[-1][-1])  # M64, also over two stands
            assert faces[low] <= faces[high]
            assert Sorted((low, high)) in board.facts  # everybody hears the instructions
            for wire in (low, high):
                seen_by = [other for other in (*game.seats(), None) if game.observe(other).faces[wire]]
                assert seen_by == [other for other in game.seats() if other != seat]  # C15: nor do spectators
            for stand in stands:
                others = [faces[wire] for wire in stand if wire not in (low, high)]
                assert others == sorted(others)


def test_any_two_wires_of_a_hand_may_be_turned_round() -> None:
    games = [busters.new(mission=64, players=4, seed=seed, captain=A) for seed in range(80)]
    lows = {game.secret.faces[flipped(game, A)[0]] for game in games}
    highs = {game.secret.faces[flipped(game, A)[1]] for game in games}
    assert max(lows) > 80  # not just the lowest wire of the hand
    assert min(highs) < 60


def test_over_two_stands_the_wire_that_was_turned_may_change_its_stand() -> None:
    """M64: one wire of each stand is turned, and the lower of the two goes to the first stand."""
    games = [busters.new(mission=64, players=2, seed=seed) for seed in range(40)]
    for game in games:
        for seat in game.seats():
            sizes = [len(game.public.stands[stand]) for stand in game.table().stands_of(seat)]
            assert max(sizes) - min(sizes) <= 1
    assert any(game.secret.faces[flipped(game, 0)[1]] > 100 for game in games)


@pytest.mark.parametrize(("players", "reds"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_the_wires(players: int, reds: int) -> None:
    board = busters.new(mission=64, players=players, seed=1).public
    assert (board.red.count, len(board.red.kinds), board.yellow.count) == (reds, reds, 0)


def test_the_table_can_be_written_down(game: Game) -> None:
    assert "A1 | 5^ 4 8 6^" in render(game)
    assert render(parse(render(game))) == render(game)


# Playing.


def test_a_spared_red_and_a_harmless_miss_look_alike_to_its_owner() -> None:
    """M64: C sees neither which of its flipped wires is red nor that D has what C could have."""
    told = []
    for text in (TABLE, TABLE.replace("6 r9.5^", "6 8^").replace("5 8^", "5 r9.5^")):
        game = then(table(text.replace("11-11", "9")), Stabilize(seat=A, using=("9",)))
        after, events = game.play(cut(game, "A1.2", "C1.4"))
        assert [event.why for event in every(events, DialMoved)] == ["tripwire"]  # E8
        told.append([events, after.public, narrate(game.public, events)])
    assert encode(told[0]) == encode(told[1])


def test_either_one_is_cut_by_its_owner_with_a_call(game: Game) -> None:
    assert is_cut(then(game, call(game, "A1.1", 5, "B1.3")), "A1.1 B1.3")
    assert is_cut(then(game, call(game, "A1.4", 6, "C1.3")), "A1.4 C1.3")
    assert the(happens(game, call(game, "A1.1", 6, "C1.3")), Exploded).why == Loss.FLIPPED_MISTAKEN


def test_the_price_of_touching_a_teammates_one(game: Game) -> None:
    assert [event.steps for event in every(happens(game, cut(game, "A1.2", "B1.1")), DialMoved)] == [-1]
    assert [event.steps for event in every(happens(game, cut(game, "A1.2", "B1.4")), DialMoved)] == [-1, -1]
    assert [event.steps for event in every(happens(game, call(game, "A1.4", 6, "B1.4")), DialMoved)] == [-1]


def test_a_solo_cut_may_include_one_or_both() -> None:
    game = table("""
        mission 64 · captain A
        A1 | 5^ 5 6 5^
        B1 | 5^ 6 6^
        C1 | 6^ 8^
        D1 | 8^
    """)
    both = SoloCutFlipped(seat=A, wires=at(game, "A1.1 A1.4"), value=5)
    assert refusal(game, both).startswith("a solo cut takes all remaining wires")  # C8: the fourth 5 is B's
    game = table("""
        mission 64 · captain A
        A1 | 5^ 5 5 6 5^
        B1 | 6^ 6^
        C1 | 6^ 8^
        D1 | 8^
    """)
    both = SoloCutFlipped(seat=A, wires=at(game, "A1.1 A1.5"), value=5)
    assert the(happens(game, both), WiresCut).wires == at(game, "A1.2 A1.3 A1.1 A1.5")
    one = SoloCutFlipped(seat=A, wires=at(game, "A1.1"), value=5)
    assert refusal(game, one).startswith("a solo cut takes all remaining wires")
    pair = SoloCutFlipped(seat=A, wires=at(game, "A1.1 A1.5"), value=8)  # for all that A sees, both may be 8s
    assert the(happens(game, pair), Exploded).why == Loss.FLIPPED_MISTAKEN


def test_with_only_reds_between_them_everything_may_be_revealed() -> None:
    game = table("""
        mission 64 · captain A
        red 5.5
        A1 | 5^ r5.5 8^
        B1 | 5
        C1 | 5
        D1 | 5 8
    """)
    assert ("RevealReds",) in offered(game, A)
    assert the(happens(game, reveal(A)), Exploded).why == Loss.FLIPPED_MISTAKEN  # M64
    game = table("""
        mission 64 · captain A
        red 5.5
        A1 | (4)^ r5.5^
        B1 | 5
        C1 | 5
        D1 | 5 5
    """)
    assert the(happens(game, reveal(A)), RedsRevealed).wires == at(game, "A1.2")


def test_wires_that_come_later_stand_between_them(game: Game) -> None:
    now = then(game, Hook(seat=A, wire=one_at(game, "D1.2"), using=("11-11",)))
    assert "A1 | 5^ 4 5 8 6^" in render(now)  # E9, E20
    assert refusal(game, Hook(seat=A, wire=one_at(game, "D1.1"), using=("11-11",))) == (
        "equipment does not work on this wire"
    )
