"""Bots in the bunker: every cut has to lead somewhere."""

from __future__ import annotations

import pytest

from defuse.bots.busters.advice.bunker import distances
from defuse.busters.rules.bunker import LayCards, PullLever
from defuse.kernel import Pass
from tests.bots.deciding import decided
from tests.busters.missions.scripted import told
from tests.busters.tables import at, cut, table, then

ALL = (4,) * 12


def test_the_way_round_a_wall_is_longer() -> None:
    far = distances(("A", "B", "C", "D", "E"), "key", ALL)
    assert far[2, 1] < far[1, 1] < far[0, 0]
    assert far[0, 2] > far[0, 1]  # behind the wall, and the door is locked


def test_on_the_square_of_a_step_the_cut_that_meets_the_action_card_comes_first() -> None:
    game = table("""
        mission 66 · captain A
        red 1.5 2.5
        yellow 7.1 8.1
        rule bunker {"cards":["A","B","C","D","E"],"at":[2,1],"step":"key"}
        A1 | 3 4 10 10 11 11
        B1 | r1.5 3!3 4!4 7 7
        C1 | r2.5 3 4 y7.1 8 8
        D1 | 3 4 7 7 8 8 y8.1
    """)
    assert decided(game) == cut(game, "A1.2", "B1.3")  # E: 4 to 9


def test_whoever_knows_both_yellow_wires_pulls_the_lever() -> None:
    game = table("""
        mission 66 · captain A
        red 1.5 2.5
        yellow 7.1 8.1
        rule bunker {"cards":["A","B","C","D","E"],"floor":1,"at":[2,3],"step":"lever","gripped":true}
        A1 | 3 4 y7.1 y8.1 11 11
        B1 | r1.5 3!3 4!4 7 7
        C1 | r2.5 3 4 8 8
        D1 | 3 4 7 7 8 8
    """)
    assert decided(game) == PullLever(seat=0, wires=at(game, "A1.3-4"))


@pytest.mark.parametrize("cards", ["ABCDE", "CADBE"])
def test_cards_that_lie_badly_are_laid_anew_and_good_ones_are_left(cards: str) -> None:
    """M66: it is an offer, and nothing is gained by laying the same order again."""
    game = table(
        f"""
        mission 66 · captain A
        red 1.5 2.5
        yellow 7.1 8.1
        rule bunker {{"cards":{list(cards)!r},"floor":1,"at":[2,3],"step":"lever","gripped":true}}
        A1 | 3 4 y7.1 y8.1 11 11
        B1 | r1.5 3!3 4!4 7 7
        C1 | r2.5 3 4 8 8
        D1 | 3 4 7 7 8 8
    """.replace("'", '"')
    )
    game = then(game, PullLever(seat=0, wires=at(game, "A1.3-4")))
    act = decided(game)
    assert isinstance(act, LayCards)
    laid = then(game, act).public.rule("bunker").cards
    assert "".join(laid) != cards
    game = told(game, "bunker", cards=laid)
    assert decided(game) == Pass(seat=0)
