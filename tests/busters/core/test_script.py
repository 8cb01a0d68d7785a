"""Scripts and time: cues by the clock and by turns, phases, casual games, and turns that take their time."""

from __future__ import annotations

from random import Random

import pytest

from defuse import busters
from defuse.arena import play
from defuse.bots.busters import make
from defuse.busters import Setup, begun, catalogue, pace
from defuse.busters.events import Exploded
from defuse.busters.script import Cue, CueSpoken, PhaseBegan, Script
from defuse.busters.setup import casual_rules
from defuse.kernel import Clock, Event, Game, RulesAdded
from tests.busters.tables import cut, every, names, table
from tests.steer import play_out

STORY = """
    mission 1 · captain A
    A1 | 1 2 3 4
    B1 | 1 2 3 4
    C1 | 1 2 3 4
    D1 | 1 2 3 4
"""
CUTS = (("A1.1", "B1.1"), ("B1.2", "C1.2"), ("C1.3", "D1.3"), ("D1.4", "A1.4"))


def scripted(*cues: Cue, pace: float = 0.0) -> Game:
    """A game with a script, in its first turn."""
    game = table(STORY)
    board = RulesAdded((Script(cues=cues, running=True, pace=pace),)).apply(game.public)
    return Game(game.kit, game.setup, board, game.secret, game.acts)


def spoken(events: tuple[Event, ...]) -> list[str]:
    return [cue.name for cue in every(events, CueSpoken)]


def test_a_cue_comes_once_when_its_second_is_reached() -> None:
    game = scripted(Cue(name="one", at=10.0), Cue(name="two", at=20.0))
    game, events = game.play(Clock(seconds=9.9))
    assert spoken(events) == []
    game, events = game.play(Clock(seconds=10.0))
    assert spoken(events) == ["one"]
    game, events = game.play(Clock(seconds=12.0))
    assert spoken(events) == []


def test_a_cue_by_turns_comes_before_the_next_turn() -> None:
    game = scripted(Cue(name="one", turns=2), Cue(name="two", turns=2))
    first, second = (cut(game, *pair) for pair in CUTS[:2])
    game, events = game.play(first)
    assert spoken(events) == []
    game, events = game.play(second)
    assert spoken(events) == ["one", "two"]
    assert names(events)[-4:] == ["TurnEnded", "CueSpoken", "CueSpoken", "TurnStarted"]
    assert every(events, CueSpoken)[0].seat == 1


def test_phases_have_cues_of_their_own_and_their_own_time() -> None:
    game = scripted(
        Cue(name="gong", at=10.0, then="act two"),
        Cue(name="never", at=11.0),
        Cue(phase="act two", name="at once", at=0.0),
        Cue(phase="act two", name="later", at=5.0),
    )
    game, events = game.play(Clock(seconds=12.0))
    assert names(events) == ["ClockTicked", "CueSpoken", "PhaseBegan", "CueSpoken"]
    assert spoken(events) == ["gong", "at once"]
    game, events = game.play(Clock(seconds=16.9))
    assert spoken(events) == []
    game, events = game.play(Clock(seconds=17.0))
    assert spoken(events) == ["later"]


def test_another_rule_may_begin_a_phase() -> None:
    script = Script(
        cues=(Cue(name="slow", at=30.0, explodes=True), Cue(phase="safe", at=0.0, name="phew")), running=True
    )
    script = script.on(PhaseBegan("safe"))
    assert script.due() == 1


def test_the_bomb_can_explode_by_a_cue() -> None:
    game = scripted(Cue(at=5.0, explodes=True))
    game, events = game.play(Clock(seconds=5.0))
    assert every(events, Exploded)
    assert game.over


def test_nothing_is_spoken_before_play_begins() -> None:
    game = busters.new(19, 4)
    _, events = game.play(Clock(seconds=1000.0))
    assert names(events) == ["ClockTicked"]


# Casual games.


def test_a_casual_game_leaves_deadlines_out_and_lets_turns_tell_the_time() -> None:
    cues = (Cue(name="story", at=20.0, left=9.0), Cue(name="slow", at=30.0, deadline=True), Cue(at=40.0, explodes=True))
    script = Script(cues=cues).casual(catalogue.mission(19))
    assert script.cues == (Cue(name="story", at=20.0),)
    assert script.pace == 12.0
    game = scripted(*script.cues, pace=12.0)
    first, second = (cut(game, *pair) for pair in CUTS[:2])
    game, events = game.play(Clock(seconds=100.0))
    assert spoken(events) == []
    game, events = game.play(first)
    assert spoken(events) == []
    game, events = game.play(second)
    assert spoken(events) == ["story"]


def test_a_mission_without_a_clock_is_the_same_either_way() -> None:
    assert casual_rules(catalogue.mission(44)) == catalogue.mission(44).rules
    one, other = (begun(Setup(mission=44, players=4, clock=clock), 3)[1] for clock in (True, False))
    assert one == other


@pytest.mark.parametrize("mission", [m.number for m in catalogue.missions().values() if m.seconds_a_turn])
def test_every_timed_mission_can_be_played_casually(mission: int) -> None:
    for players in catalogue.mission(mission).players:
        game, _ = play_out(busters.new(mission, players, 7, clock=False), Random(7))
        assert game.outcome is not None
        assert game.outcome.why != "time"
        assert not any(isinstance(act, Clock) for act in game.acts)


# Turns that take their time.


def test_a_tick_is_due_before_each_turn_but_the_first() -> None:
    game, rng = busters.new(19, 4, 1), Random(1)
    game, _ = play_out(game, rng)
    ticks = [act.seconds for act in game.acts if isinstance(act, Clock)]
    assert ticks == [12.0 * (turn + 1) for turn in range(len(ticks))]
    assert len(ticks) in (game.public.turns - 1, game.public.turns)


def test_without_a_clock_no_tick_is_due() -> None:
    game, _ = play_out(busters.new(1, 4, 1), Random(1))
    assert not any(isinstance(act, Clock) for act in game.acts)
    assert pace.tick(game) is None


def test_bots_let_turns_take_their_time_too() -> None:
    game = busters.new(19, 5, 2)
    end = play(game, [make("random", str(seat)) for seat in game.seats()])
    ticks = [act for act in end.acts if isinstance(act, Clock)]
    assert len(ticks) == end.public.turns - 1
    assert end.public.clock == 12.0 * len(ticks)
