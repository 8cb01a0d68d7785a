"""When careful uses which card, and what it tells by its tokens."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.bots.busters.careful import CarefulBot
from defuse.bots.busters.hearing import Hearing
from defuse.bots.busters.standing import outlook, standing
from defuse.busters.acts import Cut, PlaceToken
from defuse.busters.equipment.e02_walkie_talkies import Swap
from defuse.busters.equipment.e06_rewinder import Rewind
from defuse.busters.equipment.e08_general_radar import AskRadar
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.wires import blue
from defuse.kernel import Act, Among, Game
from defuse.odds import Odds
from defuse.odds.counting.chances import entropy
from tests.busters.tables import A, B, at, one_at, table


def decides(game: Game, seat: int) -> Act:
    return CarefulBot("s", worlds=0).decide(game.observe(seat), game.forms(seat))


def chimes(game: Game, seat: int) -> Act | None:
    return CarefulBot("s").chime_in(game.observe(seat), game.forms(seat))


LAST_FIVES = """
    mission 4 · captain A
    equipment 2
    A1 | 5 8
    B1 | 4 5 6
    C1 | 4 7 8
    D1 | 6 6 6 7
    B has 5
"""


def test_the_last_two_of_a_number_are_brought_together() -> None:
    """A knows that B has the other 5, but not where: with both, B can cut them alone (C8)."""
    game = table(LAST_FIVES)
    act = decides(game, A)
    assert act == Swap(one_at(game, "A1.1"), B, seat=A, using=("2",))


def test_a_wire_that_is_clear_is_called_without_a_swap() -> None:
    game = table(LAST_FIVES.replace("B1 | 4 5 6", "B1 | 4 5!5 6"))
    act = decides(game, A)
    assert isinstance(act, Cut)
    assert act.targets == at(game, "B1.2")


QUIET = """
    mission 4 · captain A · dial 2
    equipment {}
    A1 | 5 6 7 8
    B1 | 5 6 7 8
    C1 | 5 6 7 8
    D1 | 5 6 7 8
"""


@pytest.mark.parametrize(("card", "verb"), [("6 ready", Rewind), ("8 ready", AskRadar)])
def test_what_costs_nothing_is_used_at_once_by_whoever_may(card: str, verb: type[Act]) -> None:
    game = table(QUIET.format(card))
    assert isinstance(chimes(game, B), verb)
    assert isinstance(decides(game, A), verb)


def test_the_stabilizer_comes_before_a_cut_that_may_be_the_last() -> None:
    game = table(QUIET.format("9 ready").replace("dial 2", "dial 1"))
    assert isinstance(decides(game, A), Stabilize)
    safe = table(QUIET.format("9 ready").replace("dial 2", "dial 1").replace("B1 | 5", "B1 | 5!5"))
    assert isinstance(decides(safe, A), Cut)


def test_nobody_chimes_in_without_a_reason() -> None:
    assert chimes(table(QUIET.format("2")), B) is None


# Tokens.


def doubt(game: Game, seat: int, *facts: Among) -> float:
    """What a spectator cannot say about the wires of a seat, in bits."""
    seen = Odds(game.observe(None)).given(*facts)
    return sum(entropy(seen.values(wire).values()) for wire in game.table().hand(seat))


def token_at(game: Game, wire: int) -> Among:
    return Among((wire,), (blue(game.table().value(wire)),), 1)


def test_an_opening_token_leaves_the_least_doubt_about_the_hand() -> None:
    game = busters.new(mission=1, players=4, seed=3)
    assert game.ask is not None
    seat = game.ask.seats[0]
    act = decides(game, seat)
    assert isinstance(act, PlaceToken)
    left = {wire: doubt(game, seat, token_at(game, wire)) for wire in game.table().hand(seat)}
    assert left[act.wire] == pytest.approx(min(left.values()))


def test_hearing_is_what_a_spectator_makes_of_one_hand() -> None:
    """At the start, what others hold plays no part: one stand among a heap is as good as one stand among stands."""
    game = busters.new(mission=3, players=4, seed=2)
    fact = token_at(game, game.public.stands[1][3])
    heard = Hearing(game.observe(1), 1)
    assert heard.doubt() == pytest.approx(doubt(game, 1))
    assert heard.doubt(fact) == pytest.approx(doubt(game, 1, fact))


# Looking ahead.


def test_a_seat_with_something_certain_to_do_is_well_off() -> None:
    game = table(QUIET.format("2"))
    assert outlook(game.observe(B))[1] < 1
    assert outlook(table(QUIET.format("2").replace("C1 | 5", "C1 | 5!5")).observe(B))[1] == 1


def test_a_team_stands_better_with_more_steps_on_the_dial_and_with_less_to_find_out() -> None:
    game = table(QUIET.format("2"))
    assert standing(table(QUIET.format("2").replace("dial 2", "dial 3"))) > standing(game)
    told = table(QUIET.format("2").replace("C1 | 5", "C1 | 5!5"))
    assert outlook(told.observe(B))[0] < outlook(game.observe(B))[0]
    assert standing(told) > standing(game)
