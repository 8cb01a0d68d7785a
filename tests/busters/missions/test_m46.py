"""Mission 46: the 7s go last, all four at once."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.asks import OpeningAsk
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.equipment.e11_coffee_mug import SkipTo
from defuse.busters.events import Exploded, TokenPlaced, Validated, WiresCut, Won
from defuse.busters.rules.all_at_once import CutTogether, NamedTogether
from defuse.busters.rules.characters import CharacterAsk
from defuse.kernel import Among, Game
from tests.busters.tables import (
    A,
    B,
    C,
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
    tokens,
    use,
)

LATE = """
    mission 46 · captain A · turn {turn}
    equipment 9 · 11 · 2 · 10
    A1 | 7
    B1 | 6 6 7
    C1 | 6 7 8 8
    D1 | 6 7 8 8
"""


def late(turn: str = "A") -> Game:
    return table(LATE.format(turn=turn))


def name(game: Game, seat: int, places: str) -> CutTogether:
    return CutTogether(seat=seat, wires=at(game, places))


SEVENS = "A1.1 B1.3 C1.2 D1.2"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_four_certain_yellows_and_no_red(players: int) -> None:
    board = busters.new(mission=46, players=players, seed=3).public
    assert board.yellow.kinds == (51, 61, 71, 81)
    assert board.red.count == 0
    assert sum(board.totals) == 52


@pytest.mark.parametrize(("players", "tokens"), [(2, 1), (3, 3), (4, 4), (5, 5)])
def test_with_two_players_the_captain_places_no_token(players: int, tokens: int) -> None:
    game = busters.new(mission=46, players=players, seed=3, captain=0)
    asked: list[int] = []
    while not game.public.opened:
        assert isinstance(game.ask, OpeningAsk | CharacterAsk)
        if isinstance(game.ask, OpeningAsk):
            asked.append(game.ask.seats[0])
        game = then(game, game.forms(game.ask.seats[0])[0].nth(0))
    assert len(asked) == tokens
    assert (A in asked) == (players > 2)


def test_emergency_batteries_are_not_in_the_pile() -> None:
    with pytest.raises(ValueError, match="without equipment card 7"):
        busters.new(mission=46, players=4, equipment=("7",))
    assert busters.new(mission=46, players=4, equipment=("Y",)).public.rule("Y") is not None


# M46: 7 may not be named before.
def test_a_7_cannot_be_called() -> None:
    game = late("B")
    why = "the four 7s have to be cut all at once, as the last wires of a hand"
    assert refusal(game, cut(game, "B1.3", "C1.2")) == why
    assert "the four 7s" in refusal(game, cut(game, "B1.3", "C1.1 C1.2", "personal-B"))
    assert "the four 7s" in refusal(game, cut(game, "B1.1 B1.3", "C1.1", "10"))  # E7: both values must be allowed


def test_all_four_7s_of_one_hand_are_no_solo_cut() -> None:
    game = table("""
        mission 46 · captain A
        A1 | 7 7 7 7 8
        B1 | 8
        C1 | 8
        D1 | 8
    """)
    assert refusal(game, solo(game, "A1.1-4")) == "the four 7s have to be cut all at once, as the last wires of a hand"


def test_pointing_at_a_7_by_mistake_is_an_ordinary_miss() -> None:
    game = late("B")
    after = then(game, cut(game, "B1.1", "C1.2"))  # M46
    assert tokens(after, "C1.2") == ["7"]
    assert after.public.dial == game.public.dial - 1


# M46: a hand of only 7s must name all four, even while other wires remain.
def test_a_hand_of_only_7s_has_to_name_them_all() -> None:
    game = late()
    assert offered(game, A) == {("CutTogether",), ("Swap", "2")}
    events = happens(game, name(game, A, SEVENS))
    assert the(events, NamedTogether).by == A
    assert the(events, WiresCut) == WiresCut(at(game, SEVENS), 7, A, "special")
    assert the(events, Validated).value == 7
    assert not every(events, Won)
    after = then(game, name(game, A, SEVENS))
    assert after.public.turn == B
    assert is_cut(after, SEVENS)


def test_the_order_in_which_they_are_named_does_not_matter() -> None:
    game = late()
    one, other = (then(game, name(game, A, places)) for places in (SEVENS, "D1.2 A1.1 C1.2 B1.3"))
    assert one.public == other.public


def test_one_wrong_wire_among_the_four_explodes_the_bomb() -> None:
    game = late()
    events = happens(game, name(game, A, "A1.1 B1.3 C1.2 D1.3"))
    assert the(events, Exploded).why == "wrong wires were named"
    assert not every(events, TokenPlaced)


def test_exactly_four_different_wires_are_named() -> None:
    game = late()
    said = "name four uncut wires, wherever they stand"
    assert refusal(game, name(game, A, "A1.1 B1.3 C1.2")) == said
    assert refusal(game, name(game, A, SEVENS + " D1.1")) == said
    assert "once" in refusal(game, name(game, A, "A1.1 A1.1 C1.2 D1.2"))


def test_whoever_has_something_else_cannot_name_them_yet() -> None:
    game = late("B")
    assert ("CutTogether",) not in offered(game, B)
    assert refusal(game, name(game, B, SEVENS)) == "the four 7s can only be named when you have nothing else left"
    assert refusal(game, name(game, A, SEVENS)) == "it is not your turn"


def test_yellows_are_ordinary_and_no_reason_to_name_the_7s() -> None:
    game = table("""
        mission 46 · captain A
        A1 | y5.1 7
        B1 | y6.1 7
        C1 | 7
        D1 | 7
    """)
    assert ("CutTogether",) not in offered(game, A)
    after = then(game, cut(game, "A1.1", "B1.1"))
    assert offered(after, B) == {("CutTogether",)}


def test_naming_the_last_wires_wins() -> None:
    game = table("""
        mission 46 · captain A
        A1 | 7 7
        B1 | 7
        C1 | (8)
        D1 | 7
    """)
    assert names(happens(game, name(game, A, "A1.1-2 B1.1 D1.1")))[-1] == "Won"


def test_no_card_gets_a_hand_of_only_7s_round_it() -> None:
    game = late()
    why = "you have only 7s left and must name the four 7s"
    assert refusal(game, SkipTo(seat=A, using=("11",), mate=C)) == why
    assert refusal(game, Stabilize(seat=A, using=("9",))) == why  # E8
    assert refusal(game, CutTogether(seat=A, wires=at(game, SEVENS), using=("2",))) == "no card helps with this action"


def test_a_swap_may_come_first_and_then_the_hand_is_another() -> None:
    game = late()
    game = then(game, use(game, A, "2", wire=at(game, "A1.1")[0], mate=B))
    given = then(game, pick(game, "B1.1"))  # E3, E9
    assert ("CutTogether",) not in offered(given, A)
    assert ("Cut",) in offered(given, A)


def test_whoever_names_them_had_nothing_else() -> None:
    game = table("""
        mission 46 · captain A
        A1 | 7 7
        B1 | 7 8 8
        C1 | 7 8 8
        D1 | (6)
    """)
    after = then(game, name(game, A, "A1.1-2 B1.1 C1.1"))
    assert Among(at(game, "A1.1-2"), (70,), 2) in after.public.facts


def test_the_panel_shows_what_is_cut_at_once() -> None:
    game = late()
    panels = [panel for panel in game.view(B).panels() if panel.rule == "all-at-once"]
    assert [(card.title, card.state) for card in panels[0].cards] == [("7", "open")]
    after = then(game, name(game, A, SEVENS))
    (done,) = [panel for panel in after.view(B).panels() if panel.rule == "all-at-once"]
    assert done.cards[0].state == "done"
