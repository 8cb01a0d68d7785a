"""Mission 35: a blue X wire at each stand, locked until the yellows are gone."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters import catalogue
from defuse.busters.acts import PlaceToken
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.events import CutMissed, Dealt, DialMoved, Exploded, WiresCut
from defuse.busters.rules.dealer import in_pile
from defuse.busters.wires import BLUE_VALUES, VALUES, blue
from defuse.kernel import Among, Cannot, clashes
from tests.busters.tables import (
    A,
    at,
    cut,
    every,
    happens,
    is_cut,
    offered,
    refusal,
    solo,
    table,
    the,
    then,
)

LOCKED = "this X wire is locked until all yellow wires are cut"
BLUES = tuple(map(blue, BLUE_VALUES))

HEAD = """
    mission 35 · captain A
    red 2 of 2.5 5.5 9.5
    away r2.5 r5.5 {away}
"""
LOCKED_TABLE = (
    HEAD.format(away="y1.1 y2.1")
    + """
    A1 | 4 6 y8.1 5*
    B1 | 4 5 6 5*
    C1 | 4 6 y9.1 5*
    D1 | 4 6 7 7*
"""
)
OPEN_TABLE = (
    HEAD.format(away="y1.1 y2.1 y8.1 y9.1")
    + """
    A1 | 4 6 5*
    B1 | 4 5 6 5*
    C1 | 4 6 5*
    D1 | 4 6 7 7*
"""
)


def test_an_unlocked_x_wire_ignores_the_stabilizer() -> None:
    game = then(table(OPEN_TABLE + "\nequipment 9 ready"), Stabilize(seat=A, using=("9",)))
    assert the(happens(game, cut(game, "A1.1", "B1.4")), DialMoved).why == "miss"  # D11
    assert not every(happens(game, cut(game, "A1.1", "B1.2")), DialMoved)


# Setting up.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_stand_has_a_blue_x_wire_at_its_far_right(players: int) -> None:
    for seed in range(25):
        game, events = busters.begun(busters.Setup(mission=35, players=players), seed)
        board, faces = game.public, game.secret.faces
        last = tuple(stand[-1] for stand in board.stands)
        assert the(events, Dealt).loose == last
        assert all(VALUES[faces[wire]] in BLUE_VALUES for wire in last)  # M35: before reds and yellows are mixed in
        assert Among(last, BLUES, len(last)) in board.facts  # and everybody knows that
        sizes = [len(stand) for stand in board.stands]
        assert sum(sizes) == 48 + 4 + board.red.count
        assert max(sizes) - min(sizes) <= 1  # C3: as in an ordinary deal
        for stand in board.stands:
            others = [faces[wire] for wire in stand[:-1]]
            assert others == sorted(others)


def test_any_number_may_be_there() -> None:
    seen = {
        VALUES[game.secret.faces[stand[-1]]]
        for game in (busters.new(mission=35, players=5, seed=seed) for seed in range(40))
        for stand in game.public.stands
    }
    assert seen == set(BLUE_VALUES)


@pytest.mark.parametrize(("players", "red"), [(2, (3, 3)), (3, (2, 3)), (4, (2, 3)), (5, (2, 3))])
def test_the_wires(players: int, red: tuple[int, int]) -> None:
    board = busters.new(mission=35, players=players, seed=1).public
    assert (board.red.count, len(board.red.kinds)) == red
    assert (board.yellow.count, len(board.yellow.kinds)) == (4, 4)


def test_walkie_talkies_are_out_and_characters_are_chosen() -> None:
    mission = catalogue.mission(35)
    assert not in_pile("2", mission, True)
    game = busters.new(mission=35, players=4, seed=1, captain=A)
    assert ("PickCharacter",) in offered(game, 1)


def test_no_opening_token_goes_to_an_x_wire() -> None:
    game = busters.new(mission=35, players=4, seed=1, captain=A)
    while game.ask is not None and ("PlaceToken",) not in offered(game, game.ask.seats[0]):
        game, _ = game.play(game.forms(game.ask.seats[0])[0].nth(0))
    act = PlaceToken(seat=A, wire=game.public.stands[0][-1])
    assert refusal(game, act) == "no token can be placed on this wire"  # M35


# While they are locked.


def test_nobody_points_at_a_locked_x_wire() -> None:
    game = table(LOCKED_TABLE)
    assert refusal(game, cut(game, "A1.1", "B1.4")) == LOCKED  # M35


def test_a_locked_x_wire_does_not_count_as_held() -> None:
    game = table(LOCKED_TABLE)
    assert refusal(game, cut(game, "A1.4", "B1.2")) == LOCKED


def test_a_locked_x_wire_is_in_the_way_of_a_solo_cut() -> None:
    text = (
        HEAD.format(away="y1.1 y2.1 {}")
        + """
    A1 | 5 6 {} 5*
    B1 | 6 8 {}
    C1 | 6 8 8*
    D1 | 6 8
    """
    )
    game = table(text.format("", "y8.1", "y9.1"))
    assert refusal(game, solo(game, "A1.1 A1.4")) == LOCKED
    assert refusal(game, solo(game, "A1.1")) == LOCKED
    game = table(text.format("y8.1 y9.1", "", ""))
    assert the(happens(game, solo(game, "A1.1 A1.3")), WiresCut).how == "solo"


def test_all_four_yellows_have_to_be_gone() -> None:
    game = table(LOCKED_TABLE)
    game = then(game, cut(game, "A1.3", "C1.3"))  # the last two
    assert is_cut(then(game, cut(game, "B1.2", "C1.4")), "B1.2 C1.4")


def test_whoever_misses_with_a_value_holds_it_on_another_wire_than_the_locked_one() -> None:
    game = table(LOCKED_TABLE)
    now = then(game, cut(game, "A1.1", "B1.2"))
    held = Among(at(game, "A1.1-3"), (blue(4),), 1)
    assert held in now.public.facts
    swapped = bytearray(game.secret.faces)
    four, x = at(game, "A1.1 A1.4")
    swapped[four], swapped[x] = swapped[x], swapped[four]
    assert held in clashes(now.public, bytes(swapped), now.kit)


def test_a_hand_of_reds_and_a_locked_x_wire_can_do_nothing() -> None:
    game = table("""
    mission 35 · captain A
    red 2 of 2.5 5.5 9.5
    away r2.5 y1.1 y2.1
    A1 | r5.5 6*
    B1 | 6 7 y8.1 7*
    C1 | 6 y9.1 7*
    D1 | 6 7
    """)
    assert offered(game, A) == {("Cannot",)}
    assert the(happens(game, Cannot(seat=A)), Exploded).why == "nothing legal to do"  # C12


# When the yellows are gone.


def test_then_x_wires_are_cut_as_usual() -> None:
    game = table(OPEN_TABLE)
    assert is_cut(then(game, cut(game, "A1.3", "B1.4")), "A1.3 B1.4")
    assert every(happens(game, cut(game, "A1.1", "B1.4")), CutMissed)


def test_but_no_card_touches_them() -> None:
    game = table(OPEN_TABLE)
    untouched = "equipment does not work on this wire"
    assert refusal(game, cut(game, "A1.1", "B1.3 B1.4", "personal-A")) == untouched  # M35, E22
    assert refusal(game, cut(game, "A1.3", "B1.2 B1.3", "personal-A")) == untouched


def test_a_note_says_whether_they_are_locked() -> None:
    for text, words in ((LOCKED_TABLE, "locked until all yellow wires are cut: 2 to go"), (OPEN_TABLE, "can be cut")):
        (note,) = [panel for panel in table(text).view(A).panels() if panel.rule == "x-wires"]
        assert words in str(note.text)
