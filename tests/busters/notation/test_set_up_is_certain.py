"""What the mission's set-up makes certain counts in a written table by itself, without a line that states it."""

from random import Random

import pytest

from defuse import busters
from defuse.busters.acts import PickWire
from defuse.busters.asks import OpeningAsk, TurnAsk
from defuse.busters.equipment.e02_walkie_talkies import Swap
from defuse.busters.notation import NotationError, parse, parse_observation, render, render_observation
from defuse.busters.notation.draft import Draft
from defuse.busters.wires import RED
from defuse.kernel import Game
from defuse.odds import Odds
from tests.conformance.cases import EACH
from tests.steer import steer


def bare(text: str) -> str:
    """A table without its facts."""
    facts = {words.line for words in Draft(text).facts}
    return "\n".join(line for number, line in enumerate(text.split("\n"), 1) if number not in facts)


def first_turn(mission: int, players: int, seed: int = 0) -> Game:
    """The table before anybody has acted, or the last moment before that at which it can be written down."""
    game, rng = busters.new(mission=mission, players=players, seed=seed), Random(seed)
    last = game
    while not isinstance(game.ask, TurnAsk):
        last = game if isinstance(game.ask, OpeningAsk) else last
        game = game.play(steer(game, rng, 1.0))[0]
    return last if game.ask.values else game


@pytest.mark.parametrize(("mission", "players"), EACH)
def test_a_table_without_its_set_up_facts_has_as_many_deals(mission: int, players: int) -> None:
    seen = first_turn(mission, players).observe(0)
    written = bare(render_observation(seen))
    assert Odds(parse_observation(written)).deals == Odds(seen).deals


RED_ALERT = """
mission 13 · captain A · turn A
red 1.5 6.5 11.5
A1 | 1 2 3 3 4 5 6 r6.5 7 7 8 8 9
A2 | 9 9 10 10 10 11 11 11 12 12 12 12
B1 | ? ? ? ? ? ? ? ? ? ? ? ? ?
C1 | ? ? ? ? ? ? ? ? ? ? ? ? ?
"""


def test_each_has_a_red_in_mission_13() -> None:
    odds = Odds(parse_observation(RED_ALERT))  # M13
    for stand in (2, 3):
        assert sum(odds.values(wire).get(RED, 0) for wire in odds.board.stands[stand]) == pytest.approx(1)


def test_a_deal_that_the_mission_does_not_make_is_refused() -> None:
    text = RED_ALERT.replace("1 2 3 3", "1 r1.5 3 3")
    with pytest.raises(NotationError, match=r"mission 13 is dealt otherwise: exactly 1 of A1.*A2.* are red"):
        parse_observation(text)


def test_once_wires_have_moved_the_deal_tells_nothing_of_the_stands() -> None:
    text = RED_ALERT.replace("1 2 3 3", "1 r1.5 3 3").replace("red 1.5", "moved\nred 1.5")
    odds = Odds(parse_observation(text))
    assert all(0 < sum(odds.values(wire).get(RED, 0) for wire in odds.board.stands[stand]) < 1 for stand in (2, 3))
    assert "moved\n" in render_observation(parse_observation(text))


@pytest.mark.parametrize("mission", [13, 64])
def test_a_swap_leaves_the_facts_of_the_deal_true_of_the_wires_that_were_dealt(mission: int) -> None:
    game = busters.new(mission=mission, players=4, seed=3, equipment=("2", "3", "4", "5"))
    while not isinstance(game.ask, TurnAsk):
        game = game.play(steer(game, Random(1), 1.0))[0]
    text = render(game).replace("equipment 2", "equipment 2 ready")
    game = parse(text)
    seat, mate = game.public.turn, (game.public.turn + 1) % 4
    first, second = (game.table().hand(who)[1] for who in (seat, mate))
    game = game.play(Swap(first, mate, seat=seat, using=("2",)))[0]
    game = game.play(PickWire(second, seat=mate))[0]
    for seen in (game.observe(0), game.observe(3)):
        again = parse_observation(render_observation(seen))
        assert "dealt " in render_observation(seen)
        assert Odds(again).deals == Odds(seen).deals


FALSE = """
mission 17 · captain A · turn B · turns 2
red 2 of 1.5 6.5 11.5
role B
A1 | 1 1 1 2 2 2 2 3 3 3 4 4 (5)
B1 | ? ? ?!~9 ? ? ? ?!~12 ? ? ? ? ? ?
C1 | ? ? (5) ? ? ? ? ? ? ? ? ?
D1 | ? ? ? ? ? ? ? ? ? ? ? ?
"""


def test_a_false_token_never_lies_at_a_red_wire_in_mission_17() -> None:
    odds = Odds(parse_observation(FALSE))  # M17
    assert all(RED not in odds.values(odds.board.stands[1][slot]) for slot in (2, 6))
    assert any(RED in odds.values(wire) for wire in odds.board.stands[1])


def test_flipped_wires_that_a_deal_would_lay_otherwise_are_refused() -> None:  # M64
    game = busters.new(mission=64, players=4, seed=3)
    while not isinstance(game.ask, TurnAsk):
        game = game.play(steer(game, Random(1), 1.0))[0]
    lines = render(game).split("\n")
    at = next(place for place, line in enumerate(lines) if line.startswith("B1 |"))
    name, bar, first, *wires, last = lines[at].split()
    assert first != last
    lines[at] = " ".join([name, bar, last, *wires, first])
    with pytest.raises(NotationError) as refused:
        parse("\n".join(lines))
    assert str(refused.value.problem) == f"mission 64 is dealt otherwise: B1.1 <= B1.{len(wires) + 2}"
