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
from tests.playthroughs.telling import tell
from tests.steer import play_out

FOLDER = Path(__file__).parent


class Table(NamedTuple):
    """How a game is set up and driven if its acts have to be made anew."""

    mission: int
    players: int
    seed: int
    equipment: tuple[str, ...] | None = None

    @property
    def path(self) -> Path:
        return FOLDER / f"mission_{self.mission}_{self.players}_players.txt"

    def acts_made_anew(self) -> replay.Replay:
        setup = Setup(mission=self.mission, players=self.players, equipment=self.equipment)
        return replay.replay_of(play_out(begun(setup, self.seed)[0], Random(self.seed))[0])


TABLES = (
    Table(1, players=2, seed=1),
    Table(2, players=5, seed=0),
    Table(3, players=3, seed=8, equipment=("6", "9", "3")),
    Table(4, players=4, seed=1, equipment=("2", "4", "5", "12")),
    Table(5, players=2, seed=7, equipment=("1", "8")),
    Table(6, players=3, seed=29, equipment=("7", "10", "11")),
    Table(7, players=5, seed=0),
    Table(8, players=4, seed=0, equipment=("9", "10", "8", "11")),
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
    ends = [replay.load(table.path.with_suffix(replay.SUFFIX)).verify() for table in TABLES]
    used = {card for end in ends for card in cards_used(end)}
    assert used >= {str(number) for number in range(1, 13)} | {"DD"}
    assert {end.outcome.why for end in ends if end.outcome} >= {"defused", "dial", "red wire"}


def test_every_training_mission_has_one() -> None:
    assert sorted(table.mission for table in TABLES) == [number for number in catalogue.missions() if number <= 8]
    assert {table.players for table in TABLES} == {2, 3, 4, 5}


def cards_used(end: Game) -> set[str]:
    """The cards that were used in a game, by what is printed on them."""
    cards = {rule.id: rule for rule in end.public.rules if isinstance(rule, Equipment)}
    played = {card for act in end.acts for card in act.using}
    return {cards[card].card for card in played if cards[card].holder == EVERYBODY or cards[card].card == "DD"}
