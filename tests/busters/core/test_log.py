"""What is public stays in the log."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from defuse import busters
from defuse.busters.events import Called, CutMissed, RadarAnswered, TokenPlaced, ValueAnnounced, WiresCut
from defuse.kernel import Event, encode, fold
from defuse.kernel.replay import dumps, loads, replay_of
from tests.busters.tables import B, cut, happens, table, the, then, use
from tests.steer import steer


@pytest.mark.parametrize("mission", range(1, 9))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_log_alone_tells_the_whole_public_state(mission: int, players: int) -> None:
    """C15: everything public stays visible in the log: the events of a game lead to its table without any secret."""
    setup = busters.Setup(mission=mission, players=players)
    game, seen = busters.begun(setup, 17)
    log: list[Event] = list(seen)
    rng = Random(mission * 10 + players)
    for _ in range(60):
        if game.over:
            break
        game, seen = game.play(steer(game, rng))
        log += seen
    told = fold(game.kit, setup, log)
    waiting = {"ask": None, "asked": 0, "stack": ()}  # an open question is no event
    assert encode(replace(told, **waiting)) == encode(replace(game.public, **waiting))


def test_the_replay_file_has_the_whole_log() -> None:
    game, seen = busters.begun(busters.Setup(mission=4, players=4), 3)
    log = list(seen)
    rng = Random(3)
    while not game.over:
        game, seen = game.play(steer(game, rng))
        log += seen
    again = [event for _, _, events in loads(dumps(replay_of(game))).steps() for event in events]
    assert encode(again) == encode(log)  # C15


def test_what_was_announced_can_be_looked_up() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 6
        B1 | 5 6!6
        C1 | 5 6!6
        D1 | 5 6
    """)
    announced = the(happens(game, cut(game, "A1.1", "D1.2")), ValueAnnounced)
    assert announced.mark == "6"  # C15: no token lies there to remind anybody, but the log does


def test_calls_hits_and_misses_can_be_looked_up() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 6
        B1 | 5 6
        C1 | 5 6
        D1 | 5 6
    """)
    missed = happens(game, cut(game, "A1.1", "B1.2"))
    assert the(missed, Called).values == the(missed, CutMissed).values == (5,)  # C15
    assert the(missed, TokenPlaced).mark == "6"
    hit = happens(game, cut(game, "A1.1", "B1.1"))
    assert the(hit, Called).targets == (the(hit, WiresCut).wires[1],)


def test_what_a_radar_heard_can_be_looked_up_later() -> None:
    game = table("""
        mission 4 · captain A
        equipment 8 ready
        A1 | 5 6
        B1 | 5 6
        C1 | 5
        D1 | 5 6
    """)
    act = use(game, B, "8", value=6)
    assert the(happens(game, act), RadarAnswered).answers == (True, True, False, True)
    after = then(game, act, cut(game, "A1.1", "C1.1"))
    assert len(after.public.facts) >= 4  # C15: what followed from it stays a fact
