"""Mission 41: tripwires that only teammates find, and a dial at 1."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters import Setup, begun
from defuse.busters.acts import RevealReds
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.equipment.e11_coffee_mug import SkipTo
from defuse.busters.events import DialMoved, Exploded, TokenPlaced, TurnSkipped, WiresCut, Won
from defuse.busters.rules.beside import TokenAsk
from defuse.busters.rules.random_tokens import TokenDrawn
from defuse.busters.rules.tripwires import CutTripwire
from defuse.busters.wires import REDS, YELLOW, YELLOWS, blue
from defuse.kernel import Among, Cannot, Game
from tests.busters.tables import (
    A,
    B,
    C,
    D,
    at,
    cut,
    every,
    happens,
    is_cut,
    names,
    offered,
    one_at,
    refusal,
    solo,
    table,
    the,
    then,
    tokens,
    use,
)

FOUR = """
    mission 41 · captain A · dial {dial} · turn {turn}
    red 1 of 3.5 5.5 9.5
    equipment 9 · 10 · 11 · 2
    A1 | y2.1 5 5
    B1 | y3.1 5 r5.5 6
    C1 | y4.1 5 6
    D1 | y5.1 6 6
"""


def four(turn: str = "A", dial: int = 1) -> Game:
    return table(FOUR.format(turn=turn, dial=dial))


def trip(game: Game, seat: int, place: str) -> CutTripwire:
    return CutTripwire(seat=seat, wire=one_at(game, place))


# Setting up.


@pytest.mark.parametrize(
    ("players", "red", "held"), [(2, 2, [1, 1]), (3, 1, [1, 1, 1]), (4, 1, [1, 1, 1, 1]), (5, 1, [0, 1, 1, 1, 1])]
)
def test_everybody_gets_one_yellow_but_with_five_the_captain(players: int, red: int, held: list[int]) -> None:
    for seed in range(5):
        game = busters.new(mission=41, players=players, seed=seed, captain=0)
        truth = game.table()
        yellow = [sum(truth.value(wire) == YELLOW for wire in truth.hand(seat)) for seat in range(players)]
        assert yellow == held  # P41
        assert (game.public.red.count, len(game.public.red.kinds)) == (red, 3)
        assert game.public.dial == 1  # C1


def test_a_yellow_token_is_not_drawn_again() -> None:
    on_yellow = beside = False
    for seed in range(120):
        game, events = begun(Setup(mission=41, players=5, captain=0), seed)
        while not game.public.opened:
            assert game.ask is not None
            seat = game.ask.seats[0]
            yellow = isinstance(game.ask, TokenAsk) and game.ask.mark == "yellow"
            game, events = game.play(game.forms(seat)[0].nth(0))
            if yellow and seat == A:
                beside = beside or "TokenPlacedBeside" in names(events)
                assert not every(events, TokenPlaced)  # M41: the captain has none, so beside
            elif yellow:
                on_yellow = True
                assert the(events, TokenPlaced).mark == "yellow"  # M41: it goes to your yellow
            assert all(event.mark for event in every(events, TokenDrawn))
    assert on_yellow
    assert beside


def test_false_bottom_is_not_in_the_pile() -> None:
    with pytest.raises(ValueError, match="without equipment card Y"):
        busters.new(mission=41, players=4, equipment=("Y",))


# Finding tripwires.


def test_a_tripwire_that_is_found_is_cut_alone_and_the_dial_goes_back() -> None:
    game = four()
    events = happens(game, trip(game, A, "C1.1"))
    assert the(events, WiresCut) == WiresCut(at(game, "C1.1"), YELLOW, A, "special")
    assert the(events, DialMoved).steps == 1
    after = then(game, trip(game, A, "C1.1"))
    assert after.public.dial == 2
    assert after.public.turn == B
    assert is_cut(after, "C1.1")


def test_a_blue_wire_gets_its_token_and_costs_a_step() -> None:
    game = four(dial=2)
    after = then(game, trip(game, A, "C1.2"))
    assert after.public.dial == 1
    assert tokens(after, "C1.2") == ["5"]
    assert Among(at(game, "C1.2"), (*YELLOWS, *REDS), 0, 0) in after.public.facts


def test_with_the_dial_at_1_a_mistake_is_the_end() -> None:
    game = four()
    assert the(happens(game, trip(game, A, "C1.2")), Exploded).why == "dial"


# FAQ: a red wire explodes.
def test_a_red_wire_explodes_the_bomb_with_the_stabilizer_too() -> None:
    game = four(dial=4)
    assert the(happens(game, trip(game, A, "B1.3")), Exploded).why == "a red wire was taken for a tripwire"
    armed = then(game, Stabilize(seat=A, using=("9",)))
    assert then(armed, trip(game, A, "B1.3")).over  # E8
    assert then(armed, trip(game, A, "C1.2")).public.dial == 3  # E8


def test_nobody_cuts_the_own_tripwire() -> None:
    game = four()
    assert refusal(game, trip(game, A, "A1.1")) == "your own tripwire is for a teammate to find"
    why = "a yellow wire is a tripwire: only a teammate can cut it"
    assert refusal(game, cut(game, "A1.1", "B1.1")) == why
    assert refusal(game, cut(game, "A1.1 A1.2", "B1.1", "10")) == why  # E7: never in this mission
    assert refusal(game, trip(game, B, "A1.1")) == "it is not your turn"
    assert refusal(game, CutTripwire(seat=A, wire=one_at(game, "C1.1"), using=("10",))) == (
        "no card helps with this action"
    )


def test_two_yellows_of_one_hand_are_no_solo_cut() -> None:
    game = table("""
        mission 41 · captain A
        red 1 of 3.5 5.5 9.5
        A1 | y2.1 y3.1 5 5
        B1 | 5
        C1 | 5
        D1 | r5.5
        away y4.1 y5.1
    """)
    assert refusal(game, solo(game, "A1.1-2"))
    assert refusal(game, trip(game, A, "B1.1")) == "no teammate has a tripwire"
    assert ("CutTripwire",) not in offered(game, A)


# M41: a hand of only yellow (and red) skips, free.

STUCK = """
    mission 41 · captain A · dial 2
    red 1 of 3.5 5.5 9.5
    equipment 9 · 11 · 2
    A1 | y2.1 r5.5
    B1 | y3.1 5
    C1 | y4.1 5 5
    D1 | 5 y5.1
"""


def test_a_hand_of_only_yellow_and_red_skips_for_free() -> None:
    game = table(STUCK)
    assert offered(game, A) == {("Cannot",), ("Swap", "2")}
    events = happens(game, Cannot(seat=A))
    assert the(events, TurnSkipped).seat == A
    assert not every(events, DialMoved)
    after = then(game, Cannot(seat=A))
    assert after.public.turn == B
    assert Among(at(game, "A1.1-2"), (*YELLOWS, *REDS), 2) in after.public.facts


def test_it_can_do_nothing_else() -> None:
    game = table(STUCK)
    why = "you have only your tripwire left: you skip your turn"
    assert refusal(game, trip(game, A, "B1.1")) == why
    assert refusal(game, SkipTo(seat=A, using=("11",), mate=C)) == why
    assert refusal(game, Stabilize(seat=A, using=("9",))) == why
    assert refusal(game, RevealReds(seat=A)) == "that cannot be done now"  # M41: needs the yellow gone


def test_a_swap_helps_out() -> None:
    game = table(STUCK)
    game = then(game, use(game, A, "2", wire=one_at(game, "A1.2"), mate=C))
    game = then(game, game.forms(C)[0].nth(1))
    assert ("Cut",) in offered(game, A)


def test_once_the_tripwire_is_gone_the_red_is_revealed() -> None:
    game = table(STUCK.replace("captain A", "captain A · turn D"))
    after = then(game, trip(game, D, "A1.1"))
    assert offered(after, A) == {("RevealReds",), ("Swap", "2")}


def test_whoever_acts_has_something_else() -> None:
    game = four()
    after = then(game, trip(game, A, "C1.1"))
    blues = tuple(blue(number) for number in range(1, 13))
    assert Among(at(game, "A1.1-3"), blues, 1) in after.public.facts


def test_when_nobody_can_act_any_more_the_bomb_explodes() -> None:
    game = table("""
        mission 41 · captain A · dial 3
        red 1 of 3.5 5.5 9.5
        A1 | y2.1
        B1 | y3.1 r5.5
        C1 | (5)
        D1 | (5)
        away y4.1 y5.1
    """)
    game = then(game, Cannot(seat=A))
    assert not game.over
    assert the(happens(game, Cannot(seat=B)), Exploded).why == "nobody can act any more"  # M41


def test_as_long_as_one_seat_can_act_nobody_gives_up() -> None:
    game = table("""
        mission 41 · captain A · dial 3
        red 1 of 3.5 5.5 9.5
        A1 | y2.1
        B1 | y3.1
        C1 | 5 5 r5.5
        D1 | (5)
        away y4.1 y5.1
    """)
    game = then(game, Cannot(seat=A), Cannot(seat=B), trip(game, C, "A1.1"), Cannot(seat=B), trip(game, C, "B1.1"))
    assert game.public.turn == C
    assert every(happens(game, solo(game, "C1.1-2"), RevealReds(seat=C)), Won)


def test_the_panel_counts_the_tripwires() -> None:
    game = then(four(), trip(four(), A, "C1.1"))
    (panel,) = [panel for panel in game.view(D).panels() if panel.rule == "tripwires"]
    assert (panel.value, panel.most) == (3, 4)
