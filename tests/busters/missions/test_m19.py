"""Mission 19: a voice tells the time, and does not keep to it."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.script import CueSpoken
from defuse.kernel import Game
from defuse.kernel.panel import Note, Timer
from tests.busters.missions.timed import rule, tick, under_way
from tests.busters.tables import every, names
from tests.busters.telling import narrate


def left(game: Game) -> float:
    """The time that the players are told to have."""
    (timer,) = [panel for panel in game.view(None).panels() if isinstance(panel, Timer)]
    return timer.left


def said(game: Game) -> str:
    (note,) = [panel for panel in game.view(0).panels() if isinstance(panel, Note)]
    return str(note.text)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_wires(players: int) -> None:
    board = busters.new(19, players).public
    assert (board.red.count, board.yellow.count, len(board.yellow.kinds)) == (1, 2, 3)


def test_the_false_bottom_is_in_the_pile() -> None:
    busters.new(19, 4, equipment=("Y",))  # E1


def test_the_voice_starts_when_the_opening_tokens_lie() -> None:
    before = busters.new(19, 4, captain=0)
    assert not [panel for panel in before.view(None).panels() if isinstance(panel, Timer | Note)]
    game = under_way(19, 4)
    assert left(game) == 900.0  # M19: 15:00
    assert "fifteen minutes" in said(game)


def test_after_three_minutes_it_says_twelve() -> None:
    game, events = tick(under_way(19, 4), 179.9)
    assert every(events, CueSpoken) == []
    game, events = tick(game, 180.0)
    assert "Twelve" in narrate(game.public, events)[0]
    assert left(game) == 720.0


def test_after_five_minutes_ten_become_five() -> None:
    game, _ = tick(under_way(19, 4), 299.0)
    assert left(game) == 601.0
    game, events = tick(game, 300.0)
    assert [sentence[:4] for sentence in narrate(game.public, every(events, CueSpoken))] == ["Ten ", "So I"]
    assert left(game) == 300.0  # M19


@pytest.mark.parametrize(("seconds", "told"), [(480.0, 120.0), (570.0, 30.0), (599.9, 0.1)])
def test_then_the_voice_keeps_its_word(seconds: float, told: float) -> None:
    assert left(tick(under_way(19, 4), seconds)[0]) == pytest.approx(told)


def test_a_late_tick_tells_everything_in_order() -> None:
    _, events = tick(under_way(19, 3), 580.0)
    assert [cue.cue for cue in every(events, CueSpoken)] == [1, 2, 3, 4, 5]


def test_at_ten_minutes_of_play_the_bomb_explodes() -> None:
    game, _ = tick(under_way(19, 5), 599.0)
    assert not game.over
    game, events = tick(game, 600.0)
    assert names(events)[-1] == "Exploded"
    assert game.outcome is not None
    assert game.outcome.why == "time"  # M19


def test_without_the_clock_the_voice_speaks_by_turns_and_nothing_explodes() -> None:
    game = under_way(19, 4, clock=False)
    script = rule(game, "script")
    assert script.pace == 12.0
    assert all(not cue.explodes for cue in script.cues)
    game, events = tick(game, 9999.0)
    assert names(events) == ["ClockTicked"]
    assert not game.over
