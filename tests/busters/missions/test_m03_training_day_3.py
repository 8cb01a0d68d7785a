"""Mission 3: the red wire, and equipment."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.events import Exploded, Unlocked
from tests.busters.tables import A, B, cut, every, happens, is_cut, offered, refusal, reveal, solo, table, the, then

LESSON = """
    mission 3 · captain A
    equipment {cards}
    A1 | 2 3 9
    B1 | 2 3 9 r9.5
    C1 | 2 3 9
    D1 | 2 3 9
"""


def test_pointing_at_the_red_wire_explodes_the_bomb() -> None:
    game = table(LESSON.format(cards="3"))
    assert the(happens(game, cut(game, "A1.3", "B1.4")), Exploded).why == "red wire"  # C7


def test_whoever_has_only_the_red_left_reveals_it_and_is_done() -> None:
    game = table("""
        mission 3 · captain A
        A1 | r9.5
        B1 | 2 3
        C1 | 2 3
        D1 | 2 2 3 3
    """)
    assert offered(game, A) == {("RevealReds",)}  # C9
    assert is_cut(then(game, reveal(A)), "A1.1")


def test_a_card_is_usable_once_two_wires_of_its_number_are_cut() -> None:
    game = table(LESSON.format(cards="3 · 9"))
    assert ("Cut", "3") not in offered(game, A)
    assert refusal(game, cut(game, "A1.1", "B1.1-3", "3"))
    game, events = game.play(cut(game, "A1.2", "B1.2"))
    assert [event.card for event in every(events, Unlocked)] == ["3"]  # E2: and not the 9
    assert ("Cut", "3") in offered(game, B)
    assert ("Stabilize", "9") not in offered(game, B)


def test_it_can_be_used_once() -> None:
    game = table(LESSON.format(cards="3 ready"))
    game = then(game, cut(game, "A1.1", "B1.1-3", "3"))
    game = then(game, game.forms(B)[0].nth(0))
    assert ("Cut", "3") not in offered(game, B)


@pytest.mark.parametrize("card", ["2", "12"])
def test_walkie_talkies_and_label_equal_are_not_in_this_mission(card: str) -> None:
    with pytest.raises(ValueError, match=f"mission 3 is played without equipment card {card}"):  # P3
        busters.new(mission=3, players=4, equipment=(card,))
    busters.new(mission=4, players=4, equipment=(card,))  # they are from the next one on


# What players ask.


def test_card_11_may_lie_there_and_never_unlocks() -> None:
    game = busters.new(mission=3, players=4, equipment=("11",))
    assert game.public.totals[11] == 0  # P3: there are no 11s to cut
    game = table("""
        mission 3 · captain A
        equipment 11
        A1 | 2 2
        B1 | (2)
        C1 | (2)
        D1 | (3)
    """)
    after, events = game.play(solo(game, "A1.1 A1.2"))
    assert after.over
    assert not every(events, Unlocked)
    assert after.public.rule("11").state == "locked"
