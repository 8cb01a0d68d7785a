"""Who is captain."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.events import CaptainChosen
from tests.busters.tables import the


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_captain_is_drawn_by_lot(players: int) -> None:
    captains = [busters.new(mission=1, players=players, seed=seed).public.captain for seed in range(120)]
    assert set(captains) == set(range(players))  # C14: anybody may be
    for seat in range(players):
        assert 0.5 < captains.count(seat) * players / len(captains) < 1.6  # and nobody is much likelier


def test_the_same_seed_draws_the_same_captain() -> None:
    games = [busters.new(mission=4, players=5, seed="a table of friends") for _ in range(2)]
    assert games[0].public == games[1].public


@pytest.mark.parametrize("captain", [0, 1, 2, 3])
def test_a_captain_can_be_named(captain: int) -> None:
    game, events = busters.begun(busters.Setup(mission=1, players=4, captain=captain), 5)
    assert the(events, CaptainChosen).seat == captain
    assert game.public.captain == captain
    assert game.ask is not None
    assert game.ask.seats == (captain,)


@pytest.mark.parametrize(("players", "captain", "heir"), [(4, 0, 1), (4, 3, 0), (2, 1, 0), (5, 2, 3)])
def test_the_captain_moves_one_seat_left_for_a_retry(players: int, captain: int, heir: int) -> None:
    setup = busters.Setup(mission=3, players=players, equipment=("3",))
    again = setup.again(captain)
    assert again.captain == heir  # C14: also round the corner
    assert (again.mission, again.players, again.equipment) == (3, players, ("3",))  # nothing else changes
    assert busters.begun(again, 1)[0].public.captain == heir


def test_the_captain_moves_on_for_the_next_mission_too() -> None:
    setup = busters.Setup(mission=1, players=3)
    game = busters.begun(setup, 4)[0]
    then = setup.again(game.public.captain, mission=2)
    assert (then.mission, then.captain) == (2, (game.public.captain + 1) % 3)  # C14


def test_a_whole_evening_goes_round_the_table() -> None:
    setup = busters.Setup(mission=1, players=4, captain=2)
    captains: list[int] = []
    for mission in range(1, 9):
        captain = busters.begun(setup, mission)[0].public.captain
        captains.append(captain)
        setup = setup.again(captain, mission=min(mission + 1, 8))
    assert captains == [2, 3, 0, 1, 2, 3, 0, 1]  # C14


def test_the_captain_takes_the_first_character_and_the_others_follow_in_order() -> None:
    game = busters.new(mission=1, players=4, captain=2)
    assert game.public.characters == ("3", "4", "1", "2")  # D5: handed out in order from the captain on
    assert game.ask is not None
    assert game.ask.rule == "opening"  # and nobody is asked
