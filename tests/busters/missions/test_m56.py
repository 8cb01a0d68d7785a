"""Mission 56: everybody has a wire that all the others see."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters import Setup, begun, catalogue
from defuse.busters.causes import DialCause, Loss
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.events import (
    CutMissed,
    DialMoved,
    Exploded,
    RedsRevealed,
    Spared,
    TokenPlaced,
    ValueAnnounced,
    WiresCut,
    Won,
)
from defuse.busters.rules.dealer import in_pile
from defuse.busters.rules.flipped import CutFlipped, SoloCutFlipped
from defuse.busters.wires import REDS
from defuse.kernel import Among, Game, encode
from tests.busters.tables import (
    A,
    B,
    D,
    at,
    cut,
    every,
    form,
    happens,
    is_cut,
    names,
    offered,
    one_at,
    refusal,
    reveal,
    table,
    the,
    then,
    tokens,
)
from tests.busters.telling import narrate

HEAD = """
    mission 56 · captain A
    red 2 of 2.5 5.5 9.5
"""
TABLE = (
    HEAD
    + """
    away r2.5
    equipment 9 ready · 3 ready
    A1 | 4 6 5^
    B1 | 4 5 6 6^
    C1 | 4 5 6 4^
    D1 | 5 8 r5.5^
"""
)


@pytest.fixture
def game() -> Game:
    return table(TABLE)


def call(game: Game, place: str, value: int, target: str) -> CutFlipped:
    """The owner cuts a flipped wire with a teammate's."""
    wire = one_at(game, place)
    return CutFlipped(seat=game.table().owner_of(wire), wire=wire, value=value, targets=at(game, target))


# Setting up.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_one_flipped_wire_at_the_far_right_that_all_others_see(players: int) -> None:
    for seed in range(6):
        game = busters.new(mission=56, players=players, seed=seed)
        board = game.public
        assert board.loose == board.flipped
        for seat in game.seats():
            (wire,) = [wire for wire in game.table().hand(seat) if board.flipped >> wire & 1]
            assert board.stands[game.table().stand_of(wire)][-1] == wire  # M56
            seen_by = [other for other in (*game.seats(), None) if game.observe(other).faces[wire]]
            assert seen_by == [other for other in game.seats() if other != seat]  # C15: nor do spectators


@pytest.mark.parametrize(("players", "red"), [(2, (3, 3)), (3, (2, 3)), (4, (2, 3)), (5, (2, 3))])
def test_the_wires(players: int, red: tuple[int, int]) -> None:
    board = busters.new(mission=56, players=players, seed=1).public
    assert (board.red.count, len(board.red.kinds), board.yellow.count) == (*red, 0)


def test_the_new_cards_are_in_the_pile() -> None:
    for card in ("22", "33", "99", "10-10", "11-11"):
        assert in_pile(card, catalogue.mission(56), False)  # E1


def test_what_was_dealt_shows_in_no_event() -> None:
    setup = Setup(mission=56, players=4, captain=A, equipment=())
    one, told = begun(setup, 1)
    other, told_there = begun(setup, 1, hidden="another order of face-down things")
    assert one.secret.faces != other.secret.faces
    assert encode(told) == encode(told_there)
    assert encode(one.public) == encode(other.public)


# Its owner.


def test_a_right_call_cuts_both_and_costs_nothing(game: Game) -> None:
    events = happens(game, call(game, "A1.3", 5, "B1.2"))
    assert the(events, WiresCut) == WiresCut(at(game, "A1.3 B1.2"), 5, A, "dual")
    assert not every(events, DialMoved)


@pytest.mark.parametrize(("value", "target"), [(4, "B1.1"), (5, "B1.1"), (5, "D1.3")])
def test_a_wrong_one_explodes_stabilizer_or_not(game: Game, value: int, target: str) -> None:
    act = call(game, "A1.3", value, target)
    assert the(happens(game, act), Exploded).why == Loss.FLIPPED_MISTAKEN  # M56
    assert the(happens(game, Stabilize(seat=A, using=("9",)), act), Exploded).why == Loss.FLIPPED_MISTAKEN  # E8


def test_own_and_a_teammates_flipped_wire_together_cost_one_step() -> None:
    game = table(TABLE.replace("5 8 r5.5^", "r5.5 8 5^"))
    events = happens(game, call(game, "A1.3", 5, "D1.3"))
    assert the(events, DialMoved) == DialMoved(-1, DialCause.TRIPWIRE, A)  # M56
    assert is_cut(then(game, call(game, "A1.3", 5, "D1.3")), "A1.3 D1.3")


def test_it_may_complete_a_solo_cut() -> None:
    game = table(
        HEAD
        + """
        away r2.5 r5.5 5x2
        A1 | 5 6 5^
        B1 | 6 6
        C1 | 6 8
        D1 | 8
    """
    )
    assert form(game, A, SoloCutFlipped).fields[1].items == (5,)  # type: ignore[union-attr]
    act = SoloCutFlipped(seat=A, wires=at(game, "A1.3"), value=5)
    assert the(happens(game, act), WiresCut) == WiresCut(at(game, "A1.1 A1.3"), 5, A, "solo")  # C8


def test_no_card_goes_with_it(game: Game) -> None:
    words = "equipment does not work on this wire"
    assert refusal(game, cut(game, "A1.3", "B1.1 B1.2", "personal-A")) == words  # E22
    assert refusal(game, cut(game, "A1.1", "B1.3 B1.4", "personal-A")) == words


# Its owner's teammates.


def test_to_point_at_one_rightly_costs_a_step(game: Game) -> None:
    events = happens(game, cut(game, "A1.1", "C1.4"))
    assert the(events, DialMoved) == DialMoved(-1, DialCause.TRIPWIRE, A)  # M56
    assert the(events, WiresCut).wires == at(game, "A1.1 C1.4")


def test_to_point_at_one_wrongly_costs_two_and_places_no_token(game: Game) -> None:
    events = happens(game, cut(game, "A1.1", "B1.4"))
    assert [(event.steps, event.why) for event in every(events, DialMoved)] == [(-1, "tripwire"), (-1, "miss")]
    assert every(events, CutMissed)
    assert not every(events, TokenPlaced)
    assert not every(events, ValueAnnounced)
    assert tokens(then(game, cut(game, "A1.1", "B1.4")), "B1.4") == []  # it would tell B


def test_the_stabilizer_keeps_only_the_step_of_the_miss_away(game: Game) -> None:
    events = happens(game, Stabilize(seat=A, using=("9",)), cut(game, "A1.1", "B1.4"))
    assert [event.why for event in every(events, DialMoved)] == ["tripwire"]  # E8


def test_a_spared_red_and_a_harmless_miss_look_alike_to_its_owner() -> None:
    """M56: no token, no word and no fact, or D would learn what everybody else sees."""
    told = []
    for text in (TABLE, TABLE.replace("C1 | 4 5 6 4^", "C1 | 4 5 r5.5 4^").replace("8 r5.5^", "8 6^")):
        game = then(table(text), Stabilize(seat=A, using=("9",)))
        after, events = game.play(cut(game, "A1.1", "D1.3"))
        assert [event.why for event in every(events, DialMoved)] == ["tripwire"]  # E8: not the step of the miss
        assert not every(events, Spared | TokenPlaced)  # type: ignore[arg-type]
        told.append([events, after.public, narrate(game.public, events), after.observe(D), after.view(D).panels()])
    assert encode(told[0]) == encode(told[1])


def test_without_a_card_everybody_knows_that_a_missed_one_is_not_red(game: Game) -> None:
    after = then(game, cut(game, "A1.1", "B1.4"))
    assert Among(at(game, "B1.4"), REDS, 0, 0) in after.public.facts  # it did not explode
    stable = then(game, Stabilize(seat=A, using=("9",)))
    assert Among(at(game, "B1.4"), REDS, 0, 0) not in then(stable, cut(game, "A1.1", "B1.4")).public.facts


def test_a_red_one_explodes(game: Game) -> None:
    assert the(happens(game, cut(game, "A1.1", "D1.3")), Exploded).why == "red wire"


def test_at_the_last_step_even_a_right_call_is_too_much() -> None:
    game = table(TABLE.replace("captain A", "captain A · dial 1"))
    events = happens(game, cut(game, "A1.1", "C1.4"))
    assert the(events, Exploded).why == "dial"
    assert "WiresCut" not in names(events)


def test_an_ordinary_wire_costs_no_such_step(game: Game) -> None:
    assert not every(happens(game, cut(game, "A1.1", "B1.1")), DialMoved)


# Reds.


RED = (
    HEAD
    + """
    away r2.5
    A1 | (4) r5.5 {}^
    B1 | 8 8
    C1 | {}
    D1 | 8
"""
)


def test_with_only_reds_beside_it_the_owner_may_reveal_all() -> None:
    game = table(RED.format("r9.5", "8").replace("away r2.5", ""))
    assert offered(game, A) == {("RevealReds",), ("CutFlipped",)}
    assert the(happens(game, reveal(A)), RedsRevealed).wires == at(game, "A1.2 A1.3")


def test_if_it_is_not_red_that_explodes() -> None:
    game = table(RED.format("8", "(5)"))
    assert offered(game, A) == {("RevealReds",), ("CutFlipped",)}
    assert the(happens(game, reveal(A)), Exploded).why == Loss.FLIPPED_MISTAKEN


def test_a_flipped_red_alone_ends_the_game_well() -> None:
    game = table(
        HEAD
        + """
        away r2.5
        A1 | r5.5^
        B1 | (8)
        C1 | (8)
        D1 | (8)
    """
    )
    assert offered(game, A) == {("RevealReds",)}
    assert every(happens(game, reveal(A)), Won)


def test_nobody_but_the_owner_is_offered_such_a_cut(game: Game) -> None:
    assert ("CutFlipped",) in offered(game, A)
    assert ("CutFlipped",) not in offered(game, B)
    now = then(game, call(game, "A1.3", 5, "B1.2"))
    assert ("CutFlipped",) in offered(now, B)
    wire = one_at(game, "C1.4")
    act = CutFlipped(seat=B, wire=wire, value=4, targets=at(game, "A1.1"))
    assert refusal(now, act) == "only your flipped wires are cut this way"
