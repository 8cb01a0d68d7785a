"""Revealing reds."""

from __future__ import annotations

from typing import ClassVar

import pytest

from defuse.busters.acts import RevealReds
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.equipment.e11_coffee_mug import SkipTo
from defuse.busters.events import RedsRevealed, Unlocked, WiresCut
from defuse.busters.mission import Wires
from defuse.busters.rule import Rank, Rule
from defuse.busters.view import View
from defuse.kernel import Act, Cannot
from tests.busters.core.conftest import Made
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
    one_at,
    pick,
    refusal,
    reveal,
    table,
    the,
    then,
    use,
)

ONLY_RED = """
    mission 4 · captain A
    equipment 3 ready · 6 ready · 9 ready · 11 ready
    A1 | r7.5
    B1 | 5 6
    C1 | 5 6
    D1 | 5 5 6 6
"""


def test_it_is_the_only_action_of_a_hand_of_only_reds() -> None:
    """C9: no Coffee Mug, no Stabilizer, no cut with any card; any-time equipment may come first."""
    game = table(ONLY_RED)
    assert offered(game, A) == {("RevealReds",), ("Rewind", "6")}
    assert refusal(game, SkipTo(seat=A, mate=B, using=("11",)))
    assert refusal(game, Stabilize(seat=A, using=("9",)))
    for using in ((), ("3",), ("personal-A",)):
        assert refusal(game, cut(game, "A1.1", "B1.1", *using))
    assert refusal(game, Cannot(seat=A)) == "there is still something you can do"


def test_they_lie_open_and_the_seat_is_done() -> None:
    game = table(ONLY_RED)
    after, events = game.play(reveal(A))
    shown = the(events, RedsRevealed)
    assert (shown.by, shown.wires, shown.values) == (A, at(game, "A1.1"), (14,))  # C9
    assert is_cut(after, "A1.1")
    assert all(after.observe(seat).faces[one_at(game, "A1.1")] == 75 for seat in (*after.seats(), None))
    assert not after.over
    assert after.public.dial == 4


def test_it_ends_the_turn_and_the_seat_is_skipped_from_then_on() -> None:
    game = table(ONLY_RED)
    after, events = game.play(reveal(A))
    assert names(events)[-4:] == ["RedsRevealed", "Settled", "TurnEnded", "TurnStarted"]  # C9
    game = then(after, cut(game, "B1.1", "C1.1"), cut(game, "C1.2", "B1.2"))
    assert game.public.turn == 3


def test_it_is_not_a_cut() -> None:
    events = happens(table(ONLY_RED), reveal(A))
    assert not every(events, WiresCut)  # C9: what counts cuts does not hear of it
    assert not every(events, Unlocked)


def test_any_time_equipment_may_come_first() -> None:
    game = table(ONLY_RED)
    game = then(game, use(game, A, "6"))
    assert game.public.dial == 5  # C9
    assert offered(game, A) == {("RevealReds",)}
    assert not then(game, reveal(A)).over


def test_with_one_other_wire_it_cannot_be_done() -> None:
    game = table(ONLY_RED.replace("A1 | r7.5", "A1 | 5 r7.5").replace("5 5 6 6", "5 6 6"))
    assert ("RevealReds",) not in offered(game, A)
    assert refusal(game, reveal(A)) == "that cannot be done now"  # C9: every uncut wire has to be red


def test_a_yellow_is_another_wire_too() -> None:
    game = table(ONLY_RED.replace("A1 | r7.5", "A1 | y2.1 r7.5").replace("B1 | 5", "B1 | y3.1 5"))
    assert refusal(game, reveal(A)) == "that cannot be done now"  # C9


def test_it_takes_the_own_turn() -> None:
    game = table(ONLY_RED.replace("captain A", "captain A · turn B"))
    assert refusal(game, reveal(A)) == "it is not your turn to answer"  # C9: at the start of your turn


def test_reds_on_both_stands_are_one_hand() -> None:
    two = """
        mission 6 · captain A
        A1 | r7.5
        A2 | {} r8.5
        B1 | 5
        B2 | 5 {}
    """
    assert refusal(table(two.format("5", "5")), reveal(A))  # C2, C9: a 5 on the other stand
    game = table(two.format("(5)", "(5)"))
    assert the(happens(game, reveal(A)), RedsRevealed).wires == at(game, "A1.1 A2.2")


def test_a_hand_that_turns_all_red_during_its_turn_has_to_reveal() -> None:
    # C9 looks at the hand when the turn's question is put; after the swap it is put afresh.
    game = table("""
        mission 4 · captain A
        equipment 2 ready
        A1 | 5
        B1 | 5 r7.5
        C1 | 5
        D1 | 5
    """)
    assert ("Cut",) in offered(game, A)
    game = then(game, use(game, A, "2", wire=one_at(game, "A1.1"), mate=B), pick(game, "B1.2"))
    assert offered(game, A) == {("RevealReds",)}


class Nothing(Rule, frozen=True, kw_only=True):
    """No value may be named, no wire pointed at, no card used."""

    id: str = "nothing"
    rank: ClassVar[Rank] = Rank.MISSION

    def bars_value(self, view: View, verb: type[Act], value: int) -> str | None:
        return "nothing goes"

    def bars_wire(self, view: View, verb: type[Act], wire: int) -> str | None:
        return "nothing goes"

    def bars_card(self, view: View, verb: type[Act], card: str) -> str | None:
        return "nothing goes"


def test_no_constraint_forbids_it(practice: Made) -> None:
    number = practice(Nothing(), wires=Wires(blue=(5, 6), red=1))
    game = table(ONLY_RED.replace("mission 4", f"mission {number}"))
    assert offered(game, A) == {("RevealReds",)}  # C9
    assert is_cut(then(game, reveal(A)), "A1.1")
    assert offered(then(game, reveal(A)), B) == {("Cannot",)}


@pytest.mark.parametrize("dial", [1, 4])
def test_the_last_wires_of_the_game_may_be_reds(dial: int) -> None:
    game = table(f"""
        mission 4 · captain A · dial {dial}
        A1 | r7.5
        B1 | (5)
        C1 | (5)
        D1 | (5)
    """)
    after = then(game, reveal(A))
    assert after.outcome is not None
    assert after.outcome.won  # C9: the only safe way for a red to leave; C11: and it wins


def test_the_act_takes_no_cards() -> None:
    game = table(ONLY_RED)
    assert refusal(game, RevealReds(seat=A, using=("9",)))
    assert refusal(game, RevealReds(seat=C)) == "it is not your turn to answer"
