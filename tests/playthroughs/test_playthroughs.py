"""Golden playthroughs: one game of each mission, told so that a person can check it against the rules.

The acts of each game are kept in a replay file, its story in a text beside it. `DEFUSE_GOLDEN=write` tells the stories
anew, from the same acts as long as they are legal; look at the difference before you keep it.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from defuse.busters import Setup, begun, catalogue
from defuse.busters.card import EVERYBODY, Equipment
from defuse.kernel import Game, ReplayError, replay
from tests.busters.missions.guide_m66 import guided
from tests.playthroughs.telling import tell
from tests.steer import Driver, steer

FOLDER = Path(__file__).parent


class Table(NamedTuple):
    """How a game is set up and driven if its acts have to be made anew."""

    mission: int
    players: int
    seed: int
    equipment: tuple[str, ...] | None = None
    driver: Driver = steer

    @property
    def path(self) -> Path:
        return FOLDER / f"mission_{self.mission}_{self.players}_players.txt"

    def acts_made_anew(self) -> replay.Replay:
        setup = Setup(mission=self.mission, players=self.players, equipment=self.equipment)
        game, rng = begun(setup, self.seed)[0], Random(self.seed)
        while not game.over:
            game = game.play(self.driver(game, rng))[0]
        return replay.replay_of(game)


TRAINING = (
    Table(1, players=2, seed=1),
    Table(2, players=5, seed=0),
    Table(3, players=3, seed=8, equipment=("6", "9", "3")),
    Table(4, players=4, seed=1, equipment=("2", "4", "5", "12")),
    Table(5, players=2, seed=7, equipment=("1", "8")),
    Table(6, players=3, seed=29, equipment=("7", "10", "11")),
    Table(7, players=5, seed=0),
    Table(8, players=4, seed=0, equipment=("9", "10", "8", "11")),
)


LATER = {
    9: (3, 6),
    10: (4, 5),
    11: (5, 1),
    12: (2, 6),
    13: (3, 0),
    14: (4, 1),
    15: (5, 1),
    16: (2, 3),
    17: (3, 0),
    18: (4, 0),
    19: (5, 0),
    20: (2, 2),
    21: (3, 10),
    22: (4, 1),
    23: (5, 1),
    24: (2, 1),
    25: (3, 1),
    26: (4, 6),
    27: (5, 0),
    28: (2, 5),
    29: (3, 4),
    30: (4, 4),
    31: (5, 1),
    32: (2, 13),
    33: (3, 8),
    34: (4, 13),
    35: (5, 1),
    36: (2, 4),
    37: (3, 3),
    38: (4, 1),
    39: (5, 2),
    40: (2, 8),
    41: (3, 0),
    42: (4, 5),
    43: (5, 8),
    44: (2, 13),
    45: (3, 5),
    46: (4, 2),
    47: (5, 0),
    48: (2, 3),
    49: (3, 0),
    50: (4, 0),
    51: (3, 7),
    52: (2, 10),
    53: (3, 6),
    54: (4, 2),
    55: (5, 0),
    56: (2, 10),
    57: (3, 0),
    58: (4, 10),
    59: (5, 0),
    60: (2, 0),
    61: (3, 10),
    62: (4, 1),
    63: (5, 0),
    64: (2, 12),
    65: (5, 0),
}
"""The later missions: with how many players, and with which seed a game of a readable length comes about."""

TABLES = (
    *TRAINING,
    *(Table(mission, players=players, seed=seed) for mission, (players, seed) in LATER.items()),
    # Steered play never gets beyond the stairs of the bunker: it takes somebody who knows the way.
    Table(66, players=3, seed=7, driver=guided),
)


def kept(table: Table) -> replay.Replay:
    """The acts in the replay file, with the digest that they have now; new ones where they are not legal any more."""
    try:
        old = replay.load(table.path.with_suffix(replay.SUFFIX))
        (*_, (_, end, _)) = old.steps()
    except ReplayError:
        return table.acts_made_anew()
    return replay.replay_of(end)


@pytest.fixture(params=TABLES, ids=lambda table: f"m{table.mission}-{table.players}p")
def table(request: pytest.FixtureRequest) -> Table:
    found: Table = request.param
    if os.environ.get("DEFUSE_GOLDEN") == "write":
        new = kept(found)
        found.path.with_suffix(replay.SUFFIX).write_bytes(replay.dumps(new))
        found.path.write_text(tell(new), encoding="utf-8")
    return found


def test_the_story_is_told_as_before(table: Table) -> None:
    told = tell(replay.load(table.path.with_suffix(replay.SUFFIX)))
    assert told == table.path.read_text(encoding="utf-8")


def test_the_same_acts_lead_to_the_same_end(table: Table) -> None:
    end = replay.load(table.path.with_suffix(replay.SUFFIX)).verify()
    assert end.over
    assert (end.public.mission, end.public.players) == (table.mission, table.players)


def test_a_person_can_read_it_in_one_go(table: Table) -> None:
    lines = table.path.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 150
    assert max(map(len, lines)) <= 120


def test_together_they_use_every_card_of_these_missions() -> None:
    ends = [replay.load(table.path.with_suffix(replay.SUFFIX)).verify() for table in TRAINING]
    used = {card for end in ends for card in cards_used(end)}
    assert used >= {str(number) for number in range(1, 13)} | {"DD"}
    assert {end.outcome.why for end in ends if end.outcome} >= {"defused", "dial", "red wire"}


def test_every_mission_has_one() -> None:
    assert sorted(table.mission for table in TABLES) == list(catalogue.missions())
    assert {table.players for table in TABLES} == {2, 3, 4, 5}


def cards_used(end: Game) -> set[str]:
    """The cards that were used in a game, by what is printed on them."""
    cards = {rule.id: rule for rule in end.public.rules if isinstance(rule, Equipment)}
    played = {card for act in end.acts for card in act.using}
    return {cards[card].card for card in played if cards[card].holder == EVERYBODY or cards[card].card == "DD"}
