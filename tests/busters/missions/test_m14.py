"""Mission 14: the rookie may not miss (M14, P14)."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters import Setup, begun
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.events import DialMoved, Exploded, TokenPlaced
from defuse.busters.rules.roles import RoleTaken
from defuse.busters.setup import begin
from defuse.kernel import Game
from tests.busters.missions.roles import holder, with_role
from tests.busters.tables import A, B, C, cut, every, happens, is_cut, offered, opened, pick, refusal, table, the, then
from tests.busters.telling import narrate

ROOKIE = """
    mission 14 · captain A
    red 5.5 6.5
    yellow 2 of 1.1 2.1 3.1
    equipment 3 ready · 9 ready · 10 ready
    A1 | 1 2 5 5
    B1 | 1 y1.1 2 5 r5.5 r6.5
    C1 | 1 2 y2.1 5
    D1 | 1 2 6 6
"""


@pytest.fixture
def game() -> Game:
    """C is the rookie, and A is captain."""
    return with_role(table(ROOKIE), C)


@pytest.mark.parametrize(
    ("players", "reds", "yellow"), [(2, 3, (4, 4)), (3, 2, (2, 3)), (4, 2, (2, 3)), (5, 2, (2, 3))]
)
def test_the_wires(players: int, reds: int, yellow: tuple[int, int]) -> None:
    """P14: two of three yellow ones."""
    board = busters.new(mission=14, players=players, seed=1).public
    assert (board.red.count, len(board.red.kinds)) == (reds, reds)
    assert (board.yellow.count, len(board.yellow.kinds)) == yellow


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_anybody_may_be_the_rookie_and_the_captain_begins(players: int) -> None:
    """M14: the captain's card is always among those dealt, and its holder has the role."""
    rookies = set()
    for seed in range(40):
        game, events = begun(Setup(mission=14, players=players, captain=1), seed)
        assert sorted(game.public.characters) == [str(number + 1) for number in range(players)]
        assert the(events, RoleTaken).seat == holder(game)
        rookies.add(holder(game))
        assert opened(game).public.turn == 1
    assert rookies == set(range(players))


def test_a_miss_of_the_rookie_explodes_the_bomb(game: Game) -> None:
    game = then(game, cut(game, "A1.1", "B1.1"), cut(game, "B1.3", "D1.2"))
    events = happens(game, cut(game, "C1.1", "D1.3"))
    assert the(events, Exploded).why == "the rookie missed"  # M14: at once, whatever the dial says
    assert not every(events, DialMoved)
    assert not every(events, TokenPlaced)
    assert "The bomb explodes: C, the rookie, missed." in narrate(game.public, events)


def test_a_miss_of_anybody_else_is_a_miss(game: Game) -> None:
    """The captain, too, if somebody else is the rookie; and a miss at a wire of the rookie."""
    after = then(game, cut(game, "A1.1", "C1.3"))
    assert (after.over, after.public.dial) == (False, 3)


def test_a_hit_of_the_rookie_is_a_hit(game: Game) -> None:
    game = then(game, cut(game, "A1.1", "B1.1"), cut(game, "B1.3", "D1.2"))
    assert is_cut(then(game, cut(game, "C1.1", "D1.1")), "C1.1 D1.1")


def test_the_rookie_may_use_a_detector_and_has_to_hit_with_it(game: Game) -> None:
    game = then(game, cut(game, "A1.1", "B1.1"), cut(game, "B1.3", "D1.2"))
    assert {("Cut", "personal-C"), ("Cut", "3"), ("Cut", "10")} <= offered(game, C)
    right = then(game, cut(game, "C1.1", "D1.1 D1.3", "personal-C"), pick(game, "D1.1"))
    assert is_cut(right, "C1.1 D1.1")
    wrong = happens(game, cut(game, "C1.1", "D1.3-4", "personal-C"))
    assert the(wrong, Exploded).why == "the rookie missed"  # M14


def test_the_rookie_cannot_use_the_stabilizer(game: Game) -> None:
    arm = Stabilize(seat=C, using=("9",))
    game = then(game, cut(game, "A1.1", "B1.1"))
    assert ("Stabilize", "9") in offered(game, B)
    game = then(game, cut(game, "B1.3", "D1.2"))
    assert ("Stabilize", "9") not in offered(game, C)
    assert refusal(game, arm) == "the rookie cannot use this card"  # M14


def test_the_table_is_told_who_it_is() -> None:
    game, events = begun(Setup(mission=14, players=4), 3)
    letter = "ABCDE"[holder(game)]
    assert f"{letter} is the rookie." in narrate(begin(game.setup)[0], events)
    notes = [str(panel.text) for panel in game.view(A).panels() if panel.rule == "role"]
    assert notes == [f"{letter} is the rookie. If a dual cut by the rookie fails, the bomb explodes."]


def test_false_bottom_may_be_drawn() -> None:
    busters.new(mission=14, players=4, equipment=("Y",))  # E1: there are yellow wires
