"""Golden playthroughs: a game for each number of players, told so that a person can check it against the rules.

The acts of each game are kept in a replay file, its story in a text beside it. `DEFUSE_GOLDEN=write` tells the stories
anew, from the same acts as long as they are legal; look at the difference before you keep it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from defuse.academy import catalogue
from defuse.academy.events import ToolUsed
from defuse.kernel import ReplayError, replay
from tests.academy.driving import played
from tests.academy.playthroughs.telling import tell

FOLDER = Path(__file__).parent
SEEDS = {2: (9, 25), 3: (19, 22), 4: (18,), 5: (9,)}
"""With which seeds random games are played, by the number of players."""
TABLES = [(players, seed) for players, seeds in SEEDS.items() for seed in seeds]


def path_of(players: int, seed: int) -> Path:
    return FOLDER / f"{players}_players_{seed}.txt"


def kept(players: int, seed: int) -> replay.Replay:
    """The acts in the replay file, with the digest that they have now; new ones where they are not legal any more."""
    try:
        old = replay.load(path_of(players, seed).with_suffix(replay.SUFFIX))
        (*_, (_, end, _)) = old.steps()
    except ReplayError:
        end = played(players, seed)[-1][1]
    return replay.replay_of(end)


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}p-{table[1]}")
def path(request: pytest.FixtureRequest) -> Path:
    players, seed = request.param
    found = path_of(players, seed)
    if os.environ.get("DEFUSE_GOLDEN") == "write":
        new = kept(players, seed)
        found.with_suffix(replay.SUFFIX).write_bytes(replay.dumps(new))
        found.write_text(tell(new), encoding="utf-8")
    return found


def test_the_story_is_told_as_before(path: Path) -> None:
    assert tell(replay.load(path.with_suffix(replay.SUFFIX))) == path.read_text(encoding="utf-8")


def test_the_same_acts_lead_to_the_same_end(path: Path) -> None:
    end = replay.load(path.with_suffix(replay.SUFFIX)).verify()
    assert end.over
    assert end.public.bomb == 3


def test_a_person_can_read_it_in_one_go(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 150
    assert max(map(len, lines)) <= 120


def test_together_they_use_all_twenty_tools() -> None:
    used = {
        event.tool
        for players, seed in TABLES
        for _, _, events in replay.load(path_of(players, seed).with_suffix(replay.SUFFIX)).steps()
        for event in events
        if isinstance(event, ToolUsed)
    }
    assert used == set(catalogue.tools())
