"""Mission 48: three yellows, dealt apart, that only go together."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.events import DialMoved, Exploded, TokenPlaced, Unlocked, ValueAnnounced, WiresCut
from defuse.busters.rules.all_at_once import CutTogether, TogetherMissed
from defuse.busters.wires import YELLOW, YELLOWS
from defuse.kernel import Among, Game
from tests.busters.tables import (
    A,
    B,
    D,
    at,
    cut,
    every,
    happens,
    names,
    offered,
    refusal,
    solo,
    table,
    the,
    then,
    tokens,
)

FOUR = """
    mission 48 · captain A · dial {dial} · turn {turn}
    equipment 9 · 10 · Y locked
    A1 | y2.1 5 5
    B1 | y3.1 5 r5.5 6
    C1 | y4.1 5 6 r6.5
    D1 | 6 6 (9)
"""
YELLOW_AT = "A1.1 B1.1 C1.1"


def four(turn: str = "A", dial: int = 4) -> Game:
    return table(FOUR.format(turn=turn, dial=dial))


def name(game: Game, seat: int, places: str) -> CutTogether:
    return CutTogether(seat=seat, wires=at(game, places))


@pytest.mark.parametrize(("players", "red"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_the_yellows_are_dealt_apart(players: int, red: int) -> None:
    for seed in range(5):
        game = busters.new(mission=48, players=players, seed=seed, captain=0)
        truth = game.table()
        held = [sum(truth.value(wire) == YELLOW for wire in truth.hand(seat)) for seat in range(players)]
        assert held == ([2, 1] if players == 2 else [1, 1, 1, 0, 0][:players])
        assert (game.public.totals[14], game.public.totals[YELLOW]) == (red, 3)
        if players == 2:
            on = [sum(truth.value(wire) == YELLOW for wire in game.public.stands[stand]) for stand in (0, 1)]
            assert on == [1, 1]


# M48: yellow wires cannot be called.
def test_yellow_cannot_be_called_or_cut_alone() -> None:
    game = four()
    why = "the three yellows have to be cut all at once"
    assert refusal(game, cut(game, "A1.1", "B1.1")) == why
    assert refusal(game, cut(game, "A1.1 A1.2", "B1.1", "10")) == why  # E7: never in this mission
    alone = table("""
        mission 48 · captain A
        A1 | y2.1 y3.1 5
        B1 | y4.1 5
        C1 | 5 r5.5
        D1 | 5 r6.5
    """)
    assert refusal(alone, solo(alone, "A1.1-2"))


def test_naming_the_three_yellows_cuts_them_and_opens_the_false_bottom() -> None:
    game = four()
    events = happens(game, name(game, A, YELLOW_AT))
    assert the(events, WiresCut) == WiresCut(at(game, YELLOW_AT), YELLOW, A, "special")
    assert "Y" in [event.card for event in every(events, Unlocked)]  # E2


def test_with_four_players_anybody_may_name_them() -> None:
    game = four("D")
    assert the(happens(game, name(game, D, YELLOW_AT)), WiresCut).by == D  # M48


def test_with_three_players_only_who_holds_one_may() -> None:
    text = """
        mission 48 · captain A · turn {turn}
        A1 | y2.1 5
        A2 | y4.1 5
        B1 | y3.1 5 r5.5
        C1 | 5 r6.5
    """
    game = table(text.format(turn="C"))
    assert refusal(game, name(game, 2, "A1.1 A2.1 B1.1")) == (
        "with two or three players, only somebody who holds a yellow wire may do this"  # M48
    )
    game = table(text.format(turn="B"))
    after = then(game, name(game, B, "A1.1 A2.1 A1.2"))
    assert Among(at(game, "B1.1-3"), YELLOWS, 1) in after.public.facts


# M48: wrong means a token for each, one step, and a red explodes.
def test_a_wrong_call_gives_each_wire_its_token_and_costs_one_step() -> None:
    game = four("D")
    act = name(game, D, "A1.1 B1.2 D1.1")
    events = happens(game, act)
    assert [event.mark for event in every(events, TokenPlaced)] == ["yellow", "5", "6"]
    assert [event.by for event in every(events, TokenPlaced)] == [A, B, D]
    assert [event.steps for event in every(events, DialMoved)] == [-1]
    after = then(game, act)
    assert (tokens(after, "A1.1"), tokens(after, "B1.2"), tokens(after, "D1.1")) == (["yellow"], ["5"], ["6"])
    assert after.public.turn == A


def test_a_red_among_them_explodes_the_bomb() -> None:
    game = four("D")
    events = happens(game, name(game, D, "A1.1 B1.1 B1.3"))
    assert the(events, Exploded).why == "a red wire was among those named"
    assert not every(events, TokenPlaced)


def test_with_the_last_step_no_token_is_placed_any_more() -> None:
    game = four("D", dial=1)
    events = happens(game, name(game, D, "A1.1 B1.1 B1.2"))
    assert the(events, Exploded).why == "dial"  # D4
    assert not every(events, TokenPlaced)


def test_when_the_tokens_run_out_the_value_is_announced() -> None:
    game = four("D")
    events = happens(game, name(game, D, "A1.2 A1.3 B1.2"))
    assert [event.mark for event in every(events, TokenPlaced)] == ["5", "5"]
    assert the(events, ValueAnnounced).mark == "5"  # C6


def test_everybody_learns_that_not_all_three_were_right() -> None:
    game = four("D")
    after = then(game, name(game, D, "A1.1 B1.1 C1.2"))
    assert Among(at(game, "A1.1 B1.1 C1.2"), YELLOWS, 0, 2) in after.public.facts
    assert "TogetherMissed" in names(happens(game, name(game, D, "A1.1 B1.1 C1.2")))
    assert TogetherMissed(D, YELLOW, at(game, "A1.1 B1.1 C1.2")) in happens(game, name(game, D, "A1.1 B1.1 C1.2"))


def test_the_stabilizer_saves_nothing() -> None:
    game = four()
    armed = then(game, Stabilize(seat=A, using=("9",)))
    assert then(armed, name(game, A, "A1.1 B1.1 C1.2")).public.dial == 3  # E8
    assert then(armed, name(game, A, "A1.1 B1.1 B1.3")).over


def test_a_hand_of_only_yellow_can_still_name_them() -> None:
    game = table("""
        mission 48 · captain A
        A1 | y2.1
        B1 | y3.1 5 5
        C1 | y4.1 r5.5
        D1 | 5 5 r6.5
    """)
    assert offered(game, A) == {("CutTogether",)}
    after = then(game, name(game, A, YELLOW_AT))
    assert after.public.turn == B


def test_a_hand_of_only_reds_reveals_them() -> None:
    game = table(
        """
        mission 48 · captain A
        A1 | r5.5
        B1 | y3.1 5 5
        C1 | y2.1 y4.1
        D1 | 5 5 r6.5
    """
    )
    assert offered(game, A) == {("RevealReds",)}  # C9
    assert refusal(game, name(game, A, "B1.1 C1.1 C1.2")) == "you have only reds left: reveal them"
