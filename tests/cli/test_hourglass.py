"""Steps at the terminal: when something shows does not tell how long a bot thought."""

from __future__ import annotations

import io
import sys

import pytest
from rich.console import Console

from defuse import busters
from defuse.bots import Bot, RandomBot
from defuse.busters.rules.volunteers import VolunteerAsk
from defuse.cli.games.busters.terminal.evening import Evening
from defuse.cli.games.busters.terminal.hourglass import Hourglass
from defuse.kernel import Act, Event, Form, Game, Observation, Pass
from defuse.words import say

STEP = 0.5


class Clock:
    """Moved by those who think, and by those who sleep."""

    time = 100.0

    def __call__(self) -> float:
        return self.time

    def sleep(self, seconds: float) -> None:
        self.time += seconds


class Slow(RandomBot):
    """Thinks as long as it is told."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        super().__init__("slow")
        self.clock, self.seconds = clock, seconds

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        self.clock.sleep(self.seconds)
        return super().decide(observation, forms)

    def chime_in(self, observation: Observation, forms: tuple[Form, ...]) -> Act | None:
        self.clock.sleep(self.seconds)
        return None


class Watched(Evening):
    """Writes down when something shows."""

    def told(self, before: Game, act: Act, after: Game, events: tuple[Event, ...]) -> None:
        super().told(before, act, after, events)
        self.shown = [*getattr(self, "shown", []), round(self.glass._now(), 6)]


def shown(monkeypatch: pytest.MonkeyPatch, seconds: float, step: float = STEP) -> list[float]:
    """When the opening tokens of three bots show, and when the person is asked, who then leaves."""
    clock = Clock()
    game = busters.new(mission=1, players=4, seed=1, captain=1)
    others: dict[int, Bot] = {seat: Slow(clock, seconds) for seat in (1, 2, 3)}
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    evening = Watched(Console(file=io.StringIO()), game, 0, others, Hourglass(step, clock, clock.sleep))
    evening.run([say("told-opened")], None)
    return [*evening.shown, round(clock.time, 6)]


@pytest.mark.parametrize("seconds", [0.0, 0.1, 0.49])
def test_tokens_and_questions_show_at_whole_steps(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    assert shown(monkeypatch, seconds) == [100.5, 101.0, 101.5, 102.0]


def test_a_longer_thought_shows_at_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(monkeypatch, 0.6) == [101.0, 102.0, 103.0, 103.5]


def test_nothing_waits_where_no_person_looks_on(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(monkeypatch, 0.1, step=0.0) == [100.1, 100.2, 100.3, 100.3]


class Declining(Slow):
    """Lets every race go by."""

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        passing = [form.nth(0) for form in forms if form.verb is Pass]
        act = super().decide(observation, forms)
        return passing[0] if passing else act


def race_for_a_number() -> Game:
    """A game of mission 45 in which all three may call."""
    game = busters.new(mission=45, players=3, seed=3)
    while not isinstance(game.ask, VolunteerAsk):
        game = game.play(game.forms(game.waiting()[0])[0].nth(0))[0]
    return game


def test_whoever_is_asked_in_a_hidden_race_does_not_know_who_has_declined(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    others: dict[int, Bot] = {seat: Declining(clock, 0.1) for seat in (0, 1)}
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    glass = Hourglass(STEP, clock, clock.sleep)
    evening = Evening(Console(file=io.StringIO()), race_for_a_number(), 2, others, glass)
    evening.run([say("told-opened")], None)
    assert evening.game.waiting() == (0, 1, 2)  # M45


def test_a_bot_that_declines_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, screen, game = Clock(), io.StringIO(), race_for_a_number()
    others: dict[int, Bot] = {seat: RandomBot("b") for seat in (0, 1)}
    evening = Evening(Console(file=screen), game, 2, others, Hourglass(STEP, clock, clock.sleep))
    act = Pass(seat=0)
    evening.told(game, act, *game.play(act))  # M45
    assert (screen.getvalue(), clock.time) == ("", 100.0)
