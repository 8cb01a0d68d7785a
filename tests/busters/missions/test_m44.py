"""Mission 44: all breathe from one reserve."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters import catalogue
from defuse.busters.events import DialMoved, RoundEnded, TurnSkipped, WiresCut
from defuse.busters.rules.clues import not_only_reds
from defuse.busters.rules.oxygen import RESERVE, SIGN, HoldBreath, OxygenMoved
from defuse.busters.rules.speech import Speech
from defuse.kernel import Game
from defuse.kernel.panel import Counter
from tests.busters.missions.timed import under_way
from tests.busters.tables import (
    A,
    B,
    C,
    D,
    cut,
    every,
    happens,
    is_cut,
    names,
    offered,
    refusal,
    reveal,
    solo,
    the,
    then,
    use,
)
from tests.busters.tables import table as written
from tests.busters.telling import narrate

MISSION = catalogue.mission(44)


def table(text: str) -> Game:
    return written("mission 44 · captain A\nred 1 of 1.5 3.5 6.5\n" + text)


DIVE = """
    rule oxygen {"reserve":8}
    A1 | 1 4 5 9
    B1 | 1 4 5 9
    C1 | 1 4 5 9
    D1 | 1 r3.5 4 5 9
"""
SHORT = DIVE.replace("8}", "1}")
EMPTY = DIVE.replace("8}", "0}")


def reserve(game: Game) -> int:
    rule = game.public.rule("oxygen")
    assert rule is not None
    return int(rule.reserve)


# Setting up.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_two_tokens_for_each_player(players: int) -> None:
    game = under_way(44, players)
    assert reserve(game) == 2 * players
    assert game.public.red.count == 1
    assert len(game.public.red.kinds) == 3


def test_x_or_y_ray_is_neither_a_card_nor_a_character() -> None:
    with pytest.raises(ValueError, match="without equipment card 10"):
        busters.new(44, 4, equipment=("10",))
    game = busters.new(44, 4, captain=0)
    (form,) = game.forms(B)
    assert str(form.fields[0].barred["E4"]) == "this mission is played without X or Y Ray"  # E21
    assert MISSION.characters == "choice"


# Breathing.


@pytest.mark.parametrize(("place", "tokens"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_deeper_wires_take_more_oxygen(place: int, tokens: int) -> None:
    game = table(DIVE)
    after = then(game, cut(game, f"A1.{place}", f"B1.{place}"))
    assert reserve(after) == 8 - tokens  # M44: 1–4 cost 1, 5–8 cost 2, 9–12 cost 3


def test_it_is_paid_before_the_cut_and_a_miss_is_paid_too() -> None:
    game = table(DIVE)
    events = happens(game, cut(game, "A1.1", "B1.2"))
    assert names(events)[:3] == ["Called", "OxygenMoved", "CutMissed"]
    assert the(events, OxygenMoved) == OxygenMoved(RESERVE, A, 1)  # M44: the named value counts, not the wire's
    assert "1 oxygen goes from the reserve to A." in narrate(game.public, events)


def test_a_solo_cut_of_four_is_paid_once() -> None:
    game = table("""
        rule oxygen {"reserve":3}
        A1 | 9 9 9 9
        B1 | 1 1
        C1 | 1 1
        D1 | r3.5
    """)
    after = then(game, solo(game, "A1.1-4"))
    assert is_cut(after, "A1.1-4")  # C8
    assert reserve(after) == 0


def test_what_the_reserve_cannot_pay_is_refused() -> None:
    game = table(SHORT)
    assert refusal(game, cut(game, "A1.3", "B1.3")) == "cutting 5 takes 2 oxygen; there is only 1"
    assert is_cut(then(game, cut(game, "A1.2", "B1.2")), "A1.2 B1.2")


def test_a_detector_costs_as_much_as_the_number() -> None:
    game = table(DIVE)
    assert reserve(then(game, cut(game, "A1.4", "B1.3 B1.4", "personal-A"))) == 5
    game = table(SHORT)
    assert refusal(game, cut(game, "A1.4", "B1.3 B1.4", "personal-A")) == "cutting 9 takes 3 oxygen; there is only 1"


def test_revealing_reds_takes_no_oxygen() -> None:
    game = table("""
        rule oxygen {"reserve":0}
        A1 | r3.5
        B1 | 1 1
        C1 | 1 1
        D1 | 5 5
    """)
    assert offered(game, A) == {("RevealReds",)}  # C9: not even a skip
    assert reserve(then(game, reveal(A))) == 0


def test_the_coffee_mug_takes_no_oxygen() -> None:
    game = table(EMPTY + "equipment 11\n")
    after = then(game, use(game, A, "11", mate=C))
    assert (after.public.turn, after.public.dial, reserve(after)) == (C, 4, 0)  # E14


def test_at_the_end_of_the_round_all_tokens_come_back() -> None:
    game = table(DIVE)
    game = then(game, cut(game, "A1.1", "B1.1"), cut(game, "B1.2", "C1.2"), cut(game, "C1.3", "D1.4"))
    assert reserve(game) == 4
    game, events = game.play(cut(game, "D1.1", "C1.1"))
    assert names(events)[-6:] == ["RoundEnded", *["OxygenMoved"] * 4, "TurnStarted"]
    assert [event.to for event in every(events, OxygenMoved)] == [D, RESERVE, RESERVE, RESERVE, RESERVE]
    assert reserve(game) == 8


def test_also_when_the_captain_has_nothing_left() -> None:
    game = written("""
        mission 44 · captain A · turn D
        red 1 of 1.5 3.5 6.5
        rule oxygen {"reserve":2,"held":[0,3,2,1,0]}
        A1 | (1) (1)
        B1 | 1 5
        C1 | 5 9
        D1 | 1 r3.5 9
    """)
    after, events = game.play(cut(game, "D1.1", "B1.1"))
    assert the(events, RoundEnded).number == 1  # C10
    assert (after.public.turn, reserve(after)) == (B, 8)


def with_mug(turn: int, oxygen: str) -> Game:
    """A turn of somebody who may use the Coffee Mug."""
    stands = DIVE.replace('{"reserve":8}', oxygen)
    return written(f"mission 44 · captain A · turn {'ABCD'[turn]}\nred 1 of 1.5 3.5 6.5\n{stands}equipment 11\n")


@pytest.mark.parametrize("named", [A, B, C])
def test_a_coffee_mug_that_jumps_over_the_captain_ends_the_round(named: int) -> None:
    """N45, C10: D hands the turn on to the captain, or over the captain's seat; the tokens come back either way."""
    game = with_mug(D, '{"reserve":5,"held":[1,1,1,0,0]}')
    after, events = game.play(use(game, D, "11", mate=named))
    assert the(events, RoundEnded).number == 1
    assert reserve(after) == 8
    assert after.public.turn == named


def test_a_coffee_mug_that_does_not_pass_the_captain_ends_no_round() -> None:
    """N45."""
    game = with_mug(B, '{"reserve":7,"held":[1,0,0,0,0]}')
    after, events = game.play(use(game, B, "11", mate=D))
    assert RoundEnded not in [type(event) for event in events]
    assert reserve(after) == 7


# Skipping.


def test_whoever_cannot_pay_skips_and_the_dial_moves() -> None:
    game = table(EMPTY)
    assert ("HoldBreath",) in offered(game, A)
    assert ("Cut",) not in offered(game, A)
    game, events = game.play(HoldBreath(seat=A))
    assert the(events, TurnSkipped).seat == A
    assert (game.public.dial, game.public.turn) == (3, B)


def test_one_may_skip_with_enough_oxygen_so_that_a_skip_tells_little() -> None:
    game = table(DIVE)
    after, _ = game.play(HoldBreath(seat=A))
    assert after.public.dial == 3  # M44
    more = after.public.facts[len(game.public.facts) :]
    assert more == tuple(not_only_reds(game.public, A))  # C9: nothing but that it could have done something else


def test_a_stabilizer_saves_the_step_of_a_skip() -> None:
    game = table(DIVE + "equipment 9 ready\n")
    game = then(game, use(game, A, "9"))
    after, events = game.play(HoldBreath(seat=A))
    assert every(events, DialMoved) == []  # M44
    assert after.public.dial == 4
    assert then(after, HoldBreath(seat=B)).public.dial == 3  # only in that turn


def test_the_last_step_of_a_skip_explodes() -> None:
    game = written(f"mission 44 · captain A · dial 1\nred 1 of 1.5 3.5 6.5\n{DIVE}")
    after, _ = game.play(HoldBreath(seat=A))
    assert after.outcome is not None
    assert not after.outcome.won


def test_the_mission_is_won_like_any_other() -> None:
    game = table("""
        rule oxygen {"reserve":1}
        A1 | 1
        B1 | 1
        C1 | (r3.5)
        D1 | (2)
    """)
    after, events = game.play(cut(game, "A1.1", "B1.1"))
    assert the(events, WiresCut).value == 1
    assert after.outcome is not None
    assert after.outcome.won


# Talking.


def test_the_chat_is_closed_but_for_one_sign() -> None:
    (speech,) = [rule for rule in MISSION.rules if isinstance(rule, Speech)]
    assert speech.why_not_said(SIGN) is None  # M25
    assert str(speech.why_not_said("help")) == "nobody can speak here; you may sign: I need oxygen"
    assert not speech.costs("7")


def test_the_reserve_is_shown() -> None:
    game = table(DIVE)
    (panel,) = [panel for panel in game.view(None).panels() if panel.rule == "oxygen"]
    assert panel == Counter(rule="oxygen", title=panel.title, value=8, most=8, bad="low")
    assert str(panel.title) == "Oxygen in the reserve"
