"""Mission 63: one supply of oxygen goes round the table."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters import catalogue
from defuse.busters.events import RoundEnded, TurnSkipped
from defuse.busters.rules.oxygen import RESERVE, HoldBreath, OxygenMoved
from defuse.busters.rules.speech import Speech
from defuse.busters.wires import REDS, blue
from defuse.kernel import Among, Cannot, Game
from tests.busters.missions.timed import oxygen, rule, under_way
from tests.busters.tables import (
    A,
    B,
    C,
    cut,
    every,
    is_cut,
    offered,
    refusal,
    reveal,
    solo,
    table,
    the,
    then,
    use,
)

HULL = """
    mission 63 · captain A · turn {turn}
    red 3.5 8.5
    rule oxygen {{"held":[{held}],"reserve":{reserve}}}
    A1 | 2 6 r8.5 11
    B1 | 2 6 11
    C1 | 2 r3.5 6 11
    D1 | 2 6 11
"""


def hull(turn: str = "A", held: str = "24,0,0,0,0", reserve: int = 0) -> Game:
    return table(HULL.format(turn=turn, held=held, reserve=reserve))


# Setting up.


@pytest.mark.parametrize(("players", "tokens", "reds"), [(2, 14, 3), (3, 18, 2), (4, 24, 2), (5, 30, 2)])
def test_the_captain_takes_all_oxygen(players: int, tokens: int, reds: int) -> None:
    game = under_way(63, players)
    assert oxygen(game) == (tokens, *[0] * (players - 1))
    assert game.public.totals[14] == reds


def test_the_cards_of_the_last_box_are_in_the_pile_and_x_or_y_ray_is_not() -> None:
    busters.new(63, 4, equipment=("22", "33", "99", "10-10"))  # E1
    with pytest.raises(ValueError, match="without equipment card 10"):
        busters.new(63, 4, equipment=("10",))


# Paying.


def test_a_cut_costs_its_number_and_the_rest_goes_to_the_next_one() -> None:
    game = hull()
    after, events = game.play(cut(game, "A1.2", "C1.3"))
    assert every(events, OxygenMoved) == [OxygenMoved(A, RESERVE, 6), OxygenMoved(A, B, 18)]
    assert (oxygen(after), rule(after, "oxygen").reserve) == ((0, 18, 0, 0), 6)


def test_a_miss_costs_the_number_that_was_named() -> None:
    game = hull()
    after = then(game, cut(game, "A1.1", "C1.4"))
    assert rule(after, "oxygen").reserve == 2


def test_what_you_cannot_pay_is_refused() -> None:
    game = hull(held="10,0,0,0,0")
    assert refusal(game, cut(game, "A1.4", "B1.3")) == "cutting 11 takes 11 oxygen; there is only 10"
    assert is_cut(then(game, cut(game, "A1.2", "B1.2")), "B1.2")


def test_a_new_round_gives_the_reserve_to_the_captain() -> None:
    game = hull("D", "0,0,0,8,0", 16)
    after, events = game.play(cut(game, "D1.2", "C1.3"))
    assert the(events, RoundEnded).number == 1
    assert (oxygen(after), rule(after, "oxygen").reserve) == ((24, 0, 0, 0), 0)


def test_or_to_whoever_begins_it_when_the_captain_is_done() -> None:
    game = table("""
        mission 63 · captain A · turn D
        red 3.5 8.5
        rule oxygen {"held":[0,0,0,8,0],"reserve":16}
        A1 | (2) (2)
        B1 | 2 6
        C1 | 2 r3.5 6
        D1 | 6 6 r8.5
    """)
    after = then(game, cut(game, "D1.1", "B1.2"))
    assert (after.public.turn, oxygen(after)) == (B, (0, 24, 0, 0))  # M63


def test_the_left_neighbour_is_the_one_who_acts_next() -> None:
    game = table("""
        mission 63 · captain A
        red 3.5 8.5
        rule oxygen {"held":[10,0,0,0,0]}
        A1 | 2 6
        B1 | (2) (2)
        C1 | 2 r3.5 6
        D1 | 6 6 r8.5
    """)
    assert oxygen(then(game, cut(game, "A1.1", "C1.1"))) == (0, 0, 8, 0)  # M63: B has no wires


def test_the_coffee_mug_takes_the_oxygen_along() -> None:
    game = table(HULL.format(turn="A", held="24,0,0,0,0", reserve=0) + "    equipment 11 ready\n")
    after = then(game, use(game, A, "11", mate=C))
    assert oxygen(after) == (0, 0, 24, 0)  # E14: it costs nothing


def test_the_last_one_with_wires_keeps_the_oxygen() -> None:
    game = table("""
        mission 63 · captain A
        red 3.5 8.5
        rule oxygen {"held":[10,0,0,0,0]}
        A1 | 2 2 6 6
        B1 | (2) (2)
        C1 | (r3.5) (6)
        D1 | (6) (r8.5)
    """)
    after = then(game, solo(game, "A1.1-2"))
    assert oxygen(after) == (10, 0, 0, 0)  # 8 kept, and 2 back with the new round


def test_the_fast_pass_pays_and_the_disintegrator_does_not() -> None:
    text = """
        mission 63 · captain A
        red 3.5 8.5
        rule oxygen {{"held":[{held},0,0,0,0]}}
        equipment 99 ready
        A1 | 6 6 11
        B1 | 6 6 11
        C1 | r3.5 11
        D1 | r8.5 11
    """
    poor, rich = (table(text.format(held=held)) for held in (5, 7))
    assert refusal(poor, solo(poor, "A1.1-2", "99")) == "cutting 6 takes 6 oxygen; there is only 5"  # E18
    assert rule(then(rich, solo(rich, "A1.1-2", "99")), "oxygen").reserve == 6
    game = table("""
        mission 63 · captain A
        red 3.5 8.5
        rule oxygen {"held":[12,0,0,0,0]}
        equipment 10-10 locked
        A1 | 6 10 10
        B1 | 6 6 r8.5
        C1 | r3.5 6 (10) (10)
        D1 | (11)
    """)
    after = then(game, solo(game, "A1.2-3"))
    assert rule(after, "oxygen").reserve == 10  # E19: only the tens were paid
    assert after.public.cut[6] == 4


def test_revealing_reds_is_free() -> None:
    game = table("""
        mission 63 · captain A
        red 3.5 8.5
        rule oxygen {"held":[3,0,0,0,0]}
        A1 | r3.5 r8.5
        B1 | 2 6
        C1 | 2 6
        D1 | 6 6
    """)
    assert oxygen(then(game, reveal(A))) == (0, 3, 0, 0)  # C9


# Not being able to.


def test_whoever_can_pay_has_to_act() -> None:
    game = hull(held="2,0,0,0,0")
    assert refusal(game, HoldBreath(seat=A)) == "that cannot be done now"
    assert refusal(game, Cannot(seat=A)) == "there is still something you can do"  # M63


def test_whoever_cannot_skips_and_hands_the_oxygen_on() -> None:
    game = hull(held="1,0,0,0,0")
    assert ("Cannot",) in offered(game, A)
    after, events = game.play(Cannot(seat=A))
    assert the(events, TurnSkipped).seat == A
    assert (after.public.dial, after.public.turn, oxygen(after)) == (3, B, (0, 1, 0, 0))


def test_everyone_may_conclude_from_a_skip_that_there_was_nothing_cheap() -> None:
    game = table("""
        mission 63 · captain A
        red 3.5 8.5
        rule oxygen {"held":[3,0,0,0,0]}
        A1 | 6 r8.5 11
        B1 | 6 11
        C1 | r3.5 6 11
        D1 | 6 11
    """)
    after = then(game, Cannot(seat=A))
    hand = tuple(game.table().hand(A))
    new = after.public.facts[len(game.public.facts) :]
    assert Among(hand, (blue(1), blue(2), blue(3)), 0, 0) in new
    assert Among(hand, REDS, 0, 2) in new  # C9: three reds would have been revealed


def test_too_many_skips_are_the_end() -> None:
    game = table(HULL.format(turn="A", held="1,0,0,0,0", reserve=0).replace("turn A", "turn A · dial 1"))
    after, _ = game.play(Cannot(seat=A))
    assert after.outcome is not None
    assert after.outcome.why == "dial"


def test_a_stabilizer_does_not_help_a_skip_here() -> None:
    game = table(HULL.format(turn="A", held="1,0,0,0,0", reserve=0) + "    equipment 9 ready\n")
    game = then(game, use(game, A, "9"))
    assert then(game, Cannot(seat=A)).public.dial == 3  # M44: only in 44 and 49


def test_nobody_speaks() -> None:
    (speech,) = [part for part in catalogue.mission(63).rules if isinstance(part, Speech)]
    assert speech.chat == "closed"  # M25
