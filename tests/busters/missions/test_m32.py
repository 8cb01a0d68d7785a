"""Mission 32: a shared constraint that the captain may replace."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from defuse import busters
from defuse.busters.constraints import constraint_on
from defuse.busters.events import DialMoved, TurnSkipped, Won
from defuse.busters.rules.constraints import ConstraintsLaid, in_force
from defuse.busters.rules.shared_constraint import ReplaceConstraint, RoundIdle
from defuse.kernel import Cannot, Game, Shown, members
from tests.busters.missions.setting_up import at_first_turn
from tests.busters.tables import A, B, C, cut, every, happens, names, offered, refusal, table, the, then
from tests.steer import play_out

EVERYBODY = -1


STUCK = """
    mission 32 · captain A
    constraint even
        used B C D E F G H I J K L
    A1 | 5 7
    B1 | 5 7
    C1 | 5 7
    D1 | 5 7
"""


@pytest.mark.parametrize(("players", "reds"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_set_up(players: int, reds: int) -> None:
    game = at_first_turn(32, players)
    board = game.public
    assert board.red.count == len(board.red.kinds) == reds
    assert board.dial == players
    (pile,) = [pile for pile in board.piles if pile.name == "constraints"]
    assert len(pile.things) == 12
    seen = set(members(board.known[-1])) & set(pile.things)
    assert seen == {pile.things[0]}  # the top card lies open, the others do not
    assert in_force(board) == ((constraint_on(game.secret.faces[pile.things[0]]).letter, EVERYBODY),)


def test_the_first_card_may_be_any() -> None:
    assert len({in_force(at_first_turn(32, seed=seed).public) for seed in range(40)}) > 6


def test_the_captain_replaces_it_at_the_start_of_anybodys_turn_once_a_turn() -> None:
    game = at_first_turn(32)
    first = in_force(game.public)
    assert ("ReplaceConstraint",) in offered(game, A)  # M32
    after, told = game.play(ReplaceConstraint(seat=A))
    assert names(told) == ["Shown", "ConstraintsLaid"]
    assert in_force(after.public) != first
    assert refusal(after, ReplaceConstraint(seat=A)) == "the constraint has already been replaced this turn"
    assert after.public.turn == A  # the turn is still A's


def test_nobody_else_replaces_it() -> None:
    game = at_first_turn(32, captain=C)
    assert refusal(game, ReplaceConstraint(seat=B)) == "only the captain replaces the constraint"
    assert ("ReplaceConstraint",) not in offered(game, B)


def test_a_captain_without_wires_still_decides() -> None:
    game = table("""
        mission 32 · captain A · turn B
        constraint even
        used B C D E F G H I J K L
        A1 | (5)
        B1 | 5 7
        C1 | 5 7
        D1 | 5 7
    """)
    assert offered(game, A) == {("ReplaceConstraint",)}  # C16
    assert ("Cut",) in offered(then(game, ReplaceConstraint(seat=A)), B)


def test_when_the_last_card_is_replaced_nobody_is_bound() -> None:
    game = table(STUCK)  # no card is left in the deck
    after, told = game.play(ReplaceConstraint(seat=A))
    assert the(told, ConstraintsLaid).cards == ()  # M32
    assert ("Cut",) in offered(after, A)
    later = then(after, cut(game, "A1.1", "B1.1"))
    assert refusal(later, ReplaceConstraint(seat=A)) == "no constraint is in force"


def test_a_skip_is_free() -> None:
    game = table(STUCK)
    after, told = game.play(Cannot(seat=A))
    assert the(told, TurnSkipped).seat == A  # K6
    assert not every(told, DialMoved)
    assert after.public.turn == B


def test_after_a_whole_round_of_skips_it_is_replaced_by_itself() -> None:
    game = table(STUCK)
    acts = [Cannot(seat=seat) for seat in range(4)]
    assert not every(happens(game, *acts[:3]), RoundIdle)  # C10: three of four
    told = happens(game, *acts)
    assert every(told, RoundIdle)
    assert the(told, ConstraintsLaid).cards == ()  # M32
    assert not every(told, DialMoved)


def test_seats_without_wires_do_not_count_for_a_round() -> None:
    game = table(STUCK.replace("D1 | 5 7", "D1 | (5) (7)"))
    assert every(happens(game, *[Cannot(seat=seat) for seat in range(3)]), RoundIdle)  # C10


def test_an_action_starts_the_count_again() -> None:
    game = table(STUCK.replace("C1 | 5 7", "C1 | 4 5 7").replace("D1 | 5 7", "D1 | 4 5 7"))
    game = then(game, Cannot(seat=A), Cannot(seat=B), cut(game, "C1.1", "D1.1"))
    assert game.public.idle == 0


def test_a_coffee_mug_is_an_action_too() -> None:
    game = table(STUCK + "equipment 11 ready")
    game = then(game, Cannot(seat=A))
    assert game.public.idle == 1
    (form,) = [form for form in game.forms(B) if form.using == ("11",)]
    assert then(game, form.nth(0)).public.idle == 0  # E14


def test_all_twelve_cards_come_up_one_after_the_other() -> None:
    game = at_first_turn(32)
    seen = [in_force(game.public)]
    while in_force(game.public):
        game = then(game, ReplaceConstraint(seat=A))
        seen.append(in_force(game.public))
        # The next turn, without playing it.
        rules = [replace(rule, changed=False) if rule.id == "constraint-deck" else rule for rule in game.public.rules]
        game = Game(game.kit, game.setup, replace(game.public, rules=tuple(rules)), game.secret, game.acts)
    assert len(seen) == 13
    assert len(set(seen)) == 13


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_can_be_won(players: int) -> None:
    ends = [play_out(busters.new(mission=32, players=players, seed=seed), Random(seed), 1.0)[1] for seed in range(6)]
    assert any(every(told, Won) for told in ends)
    assert all(every(told, Shown) for told in ends)
