"""Mission 20: the last wire of each stand stands in no order."""

from __future__ import annotations

from collections import Counter

import pytest

from defuse import busters
from defuse.busters import catalogue
from defuse.busters.acts import PlaceToken
from defuse.busters.equipment.e08_general_radar import AskRadar
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.events import DialMoved, Exploded, RadarAnswered, WiresCut, Won
from defuse.busters.labels import PlaceLabel
from defuse.busters.notation import render
from defuse.busters.rules.dealer import in_pile
from defuse.busters.wires import RED, VALUES, YELLOW
from defuse.kernel import Game, Sorted, encode
from tests.busters.tables import (
    A,
    B,
    at,
    cut,
    every,
    happens,
    is_cut,
    names,
    one_at,
    parse,
    refusal,
    reveal,
    show,
    solo,
    table,
    the,
    then,
    tokens,
)

UNTOUCHED = "equipment does not work on this wire"

TABLE = """
    mission 20 · captain A
    equipment 3 ready · 4 ready · 5 ready · 8 ready · 1 ready
    A1 | 4 5 8 5*
    B1 | 4 7 8 5*
    C1 | 4 7 7*
    D1 | 4 8 8 r5.5*
"""


@pytest.fixture
def game() -> Game:
    return table(TABLE)


@pytest.mark.parametrize(("target", "happened"), [("B1.4", "DialMoved"), ("D1.4", "Exploded"), ("B1.2", "")])
def test_an_x_wire_ignores_the_stabilizer(target: str, happened: str) -> None:
    """D11: it is no help at an X wire, and as good as ever at all others."""
    game = then(table(TABLE.replace("3 ready", "9 ready")), Stabilize(seat=A, using=("9",)))
    told = names(happens(game, cut(game, "A1.1", target)))
    assert [name for name in told if name in ("DialMoved", "Exploded")] == ([happened] if happened else [])
    assert ("TokenPlaced" in told) == (happened != "Exploded")


def test_the_own_half_of_a_secured_cut_may_be_an_x_wire() -> None:
    """D11: the card is about the wire pointed at; on a miss nobody may see which own wire was meant (C7)."""
    game = then(table(TABLE.replace("3 ready", "9 ready")), Stabilize(seat=A, using=("9",)))
    told = [happens(game, cut(game, own, "B1.2")) for own in ("A1.2", "A1.4")]  # both are 5
    assert encode(told[0]) == encode(told[1])
    assert not every(told[0], DialMoved)


# Setting up.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_stand_has_one_x_wire_at_its_far_right(players: int) -> None:
    """M20: also the second stand of whoever has two; the others are sorted."""
    for seed in range(8):
        game = busters.new(mission=20, players=players, seed=seed)
        board, faces = game.public, game.secret.faces
        assert [wire for wire in range(len(faces)) if board.loose >> wire & 1] == [s[-1] for s in board.stands]
        assert not board.flipped
        for stand in board.stands:
            others = [faces[wire] for wire in stand[:-1]]
            assert others == sorted(others)
            assert Sorted(stand[:-1]) in board.facts
        for seat in game.seats():  # its owner sees it, nobody else does
            mine = {wire for stand in game.table().stands_of(seat) for wire in board.stands[stand]}
            assert {wire for wire, face in enumerate(game.observe(seat).faces) if face and wire < 60} >= mine
            assert not {board.stands[s][-1] for s, own in enumerate(board.owners) if own != seat} & {
                wire for wire, face in enumerate(game.observe(seat).faces) if face
            }


def test_an_x_wire_may_be_anything() -> None:
    seen: Counter[int] = Counter()
    for seed in range(120):
        game = busters.new(mission=20, players=5, seed=seed)
        seen.update(VALUES[game.secret.faces[stand[-1]]] for stand in game.public.stands)
    assert set(seen) == {*range(1, 13), YELLOW, RED}
    assert max(seen[value] for value in range(1, 13)) < 2.5 * min(seen[value] for value in range(1, 13))


@pytest.mark.parametrize(("players", "red", "yellow"), [(2, (2, 3), 4), (3, (2, 2), 2), (4, (2, 2), 2), (5, (2, 2), 2)])
def test_the_wires(players: int, red: tuple[int, int], yellow: int) -> None:
    board = busters.new(mission=20, players=players, seed=1).public
    assert (board.red.count, len(board.red.kinds)) == red
    assert (board.yellow.count, len(board.yellow.kinds)) == (yellow, yellow)


def test_walkie_talkies_are_not_in_the_pile_and_false_bottom_is() -> None:
    mission = catalogue.mission(20)
    assert not in_pile("2", mission, True)
    assert in_pile("Y", mission, True)  # E1


def test_no_opening_token_goes_to_an_x_wire() -> None:
    game = busters.new(mission=20, players=4, seed=3, captain=A)
    wire = game.public.stands[0][-1]
    assert refusal(game, PlaceToken(seat=A, wire=wire)) == "no token can be placed on this wire"  # M20


def test_the_table_can_be_written_down(game: Game) -> None:
    assert "A1 | 4 5 8 5*" in render(game)
    assert render(parse(render(game))) == render(game)


# Playing.


def test_an_x_wire_is_cut_like_any_other(game: Game) -> None:
    assert is_cut(then(game, cut(game, "A1.2", "B1.4")), "A1.2 B1.4")
    assert is_cut(then(game, cut(game, "A1.4", "B1.4")), "A1.4 B1.4")  # and is named like any other


def test_it_counts_for_a_solo_cut() -> None:
    game = table("""
        mission 20 · captain A
        A1 | 4 5 5*
        B1 | 4
        C1 | 4
        D1 | 4
    """)
    assert the(happens(game, solo(game, "A1.2 A1.3")), WiresCut).wires == at(game, "A1.2 A1.3")  # C8


def test_a_wrong_call_at_an_x_wire_costs_a_step_and_gives_it_its_token(game: Game) -> None:
    events = happens(game, cut(game, "A1.1", "B1.4"))
    assert the(events, DialMoved).steps == -1
    assert tokens(then(game, cut(game, "A1.1", "B1.4")), "B1.4") == ["5"]  # C7


def test_a_red_x_wire_explodes(game: Game) -> None:
    assert the(happens(game, cut(game, "A1.1", "D1.4")), Exploded).why == "red wire"


def test_reds_are_revealed_wherever_they_stand() -> None:
    game = table("""
        mission 20 · captain A
        A1 | r9.5 r5.5*
        B1 | (4)
        C1 | (4)
        D1 | (4)
    """)
    assert every(happens(game, reveal(A)), Won)  # C9


@pytest.mark.parametrize(
    ("card", "targets"), [("personal-A", "B1.3 B1.4"), ("3", "B1.2 B1.3 B1.4"), ("5", "B1.1-4"), ("personal-A", "D1.4")]
)
def test_no_detector_points_at_one(game: Game, card: str, targets: str) -> None:
    assert refusal(game, cut(game, "A1.2", targets, card)) == UNTOUCHED  # M20, E22


def test_nor_is_it_the_own_half_of_a_cut_with_a_card(game: Game) -> None:
    assert refusal(game, cut(game, "A1.4", "B1.1 B1.2", "personal-A")) == UNTOUCHED  # E22


def test_the_radar_passes_them_over(game: Game) -> None:
    answers = the(happens(game, AskRadar(seat=B, value=5, using=("8",))), RadarAnswered).answers
    assert answers == (True, False, False, False)  # E12: B's 5 is an X wire


def test_no_label_and_no_post_it(game: Game) -> None:
    label = PlaceLabel(seat=A, wires=at(game, "A1.3 A1.4"), using=("1",))
    assert refusal(game, label).startswith("choose two adjacent wires")
    assert refusal(game, show(game, "A1.4", "4")) == "no token can be placed on this wire"  # E11


def test_a_note_reminds_of_it(game: Game) -> None:
    notes = [panel for panel in game.view(B).panels() if panel.rule == "x-wires"]
    assert [str(note.text) for note in notes] == ["X wires are in no order, and no card works on them."]
    assert one_at(game, "B1.4") == game.public.stands[1][-1]
