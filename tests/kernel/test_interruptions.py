"""Questions that are interrupted by tools, by the clock and by other questions, and what becomes of their answers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import pytest
from msgspec.structs import replace

from defuse.kernel import (
    Act,
    Ask,
    Clock,
    ClockTicked,
    Form,
    Game,
    RulesRemoved,
    Shuffled,
    Step,
    Steps,
    encode,
    imagine,
    register,
    start,
)
from tests.kernel.toy import KIT, new, played
from tests.kernel.toy_table import (
    AlarmRang,
    Bench,
    Burn,
    BurnAsk,
    Pick,
    PickAsk,
    PicksRevealed,
    Probe,
    Rank,
    RoundBegan,
    Rule,
    Setup,
    Shake,
    Show,
    ShowAsk,
    Table,
    View,
    WireBurned,
)

ALARM = Setup(tools=("probe",), alarm=10.0)


def rung() -> Game:
    """Seats 0 and 1 have locked in when the alarm rings."""
    game = played(new(5, ALARM), Pick(wire=0, seat=0), Pick(wire=1, seat=1))
    game, events = game.play(Clock(seconds=10.0))
    assert AlarmRang() in events
    assert isinstance(game.ask, BurnAsk)
    return game


def burn(game: Game, wire: int) -> Act:
    return Burn(wire=wire, seat=game.public.captain)


def probed() -> Game:
    """Seats 0 and 1 have locked in when seat 2 probes seat 0."""
    game = new(5, Setup(tools=("probe",)))
    return played(game, Pick(wire=0, seat=0), Pick(wire=1, seat=1), Probe(other=0, seat=2, using=("probe-2",)))


def test_time_alone_takes_back_no_answer() -> None:
    game = played(new(5, ALARM), Pick(wire=0, seat=0), Clock(seconds=9.0))
    assert isinstance(game.ask, PickAsk)
    assert game.ask.number == 1
    assert game.ask.answered == (0,)


def test_a_question_of_the_clock_comes_between_and_the_other_one_comes_back() -> None:
    game = played(rung(), burn(rung(), 6))
    assert isinstance(game.ask, PickAsk)
    game, events = played(game, Pick(wire=0, seat=0), Pick(wire=1, seat=1)).play(Pick(wire=2, seat=2))
    assert PicksRevealed((0, 1, 2)) in events


def test_an_answer_that_is_not_legal_any_more_is_not_kept() -> None:
    """The captain burns the wire that seat 0 has locked in: seat 0 has to be asked again."""
    game = played(rung(), burn(rung(), 0))
    assert isinstance(game.ask, PickAsk)
    assert game.ask.answered == ()
    assert game.observe(0).sealed is None


def test_an_alarm_that_passes_the_deadline_too_closes_the_question() -> None:
    game = played(new(5, ALARM), Pick(wire=0, seat=0), Clock(seconds=31.0))
    assert isinstance(game.ask, BurnAsk)
    game, events = game.play(burn(game, 6))
    assert PicksRevealed((None, None, None)) in events, "the answer was given before the bench had changed"


def test_while_a_tool_asks_time_can_run_out_for_the_question_behind_it() -> None:
    game = played(probed(), Clock(seconds=31.0))
    assert isinstance(game.ask, ShowAsk), "the tool's own question has no deadline"
    game, events = game.play(Show(wire=2, seat=0))
    assert PicksRevealed((None, None, None)) in events, "the tool had taken back the answers"


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_game_imagined_while_a_tool_asks_goes_on_when_time_runs_out(seat: int | None) -> None:
    game = imagine(played(probed(), Clock(seconds=31.0)).observe(seat), None, 1)
    game, events = game.play(Show(wire=2, seat=0))
    assert any(isinstance(event, PicksRevealed) for event in events)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_game_imagined_while_the_clock_asks_goes_on(seat: int | None) -> None:
    seen = rung().observe(seat)
    game = imagine(seen, None, 1)
    assert encode(game.observe(seat)) == encode(seen)
    game = played(game, burn(game, 6))
    for late in (0, 1, 2):
        if isinstance(game.ask, PickAsk) and late not in game.ask.answered:
            game = played(game, Pick(wire=late, seat=late))
    assert isinstance(game.ask, BurnAsk)


# A card may take away the rule that asks.


class ChatAsk(Ask, frozen=True):
    """What do you think of the weather?"""


class Chatter(Rule, frozen=True, kw_only=True):
    """Asks something before anybody may pick."""

    id: str = "chatter"

    rank: ClassVar[Rank] = Rank.FIRST

    def after(self, table: Table, event: RoundBegan) -> Steps:
        yield ChatAsk(seats=(0,), rule=self.id, open=True, until=50.0)


class Gag(Rule, frozen=True, kw_only=True):
    """Ends the chatter, whoever uses it: a card beside the question, which takes away the rule that asks."""

    id: str = "gag"

    verbs: ClassVar = (Shake,)

    def offers(self, view: View) -> Iterable[Form]:
        if isinstance(view.public.ask, ChatAsk):
            assert view.seat is not None
            yield Form(Shake, view.seat, rule=self.id, using=(self.id,), aside=True)

    def does(self, table: Table, act: Shake) -> Steps:
        yield RulesRemoved(("chatter",))


class Whistle(Gag, frozen=True, kw_only=True):
    """An action of another rule that answers the question, for the seat that is asked."""

    id: str = "whistle"

    def offers(self, view: View) -> Iterable[Form]:
        if isinstance(view.public.ask, ChatAsk) and view.seat == 0:
            yield Form(Shake, view.seat, rule=self.id, using=(self.id,))

    def does(self, table: Table, act: Shake) -> Steps:
        yield Shuffled(table.public.wires)


class Fan(Rule, frozen=True, kw_only=True):
    """After 40 seconds wire 0 is blown off the bench. Nobody is asked about it."""

    id: str = "fan"

    def after(self, table: Table, event: ClockTicked) -> Steps:
        if event.seconds >= 40.0 and 0 in table.public.wires:
            yield WireBurned(0)


def _chatty(setup: Setup) -> tuple[Bench, tuple[Step, ...]]:
    bench, steps = KIT.begin(setup)
    assert isinstance(bench, Bench)
    rules = (Chatter(), Gag(), Whistle(), Fan(), *bench.rules)
    return replace(bench, rules=tuple(sorted(rules, key=lambda rule: rule.rank))), steps


CHATTY = register(KIT._replace(name="chatty sparks", begin=_chatty))


def test_a_question_whose_rule_has_left_the_game_is_dropped() -> None:
    game, _ = start(CHATTY, Setup(tools=()), 5)
    assert isinstance(game.ask, ChatAsk)
    game = played(game, Shake(seat=2, using=("gag",)))
    assert isinstance(game.ask, PickAsk), "what waited behind the chatter goes on"


def test_a_card_leaves_the_question_open_and_an_action_answers_it() -> None:
    game, _ = start(CHATTY, Setup(tools=()), 5)
    gag, whistle = game.forms(0)
    assert (gag.aside, whistle.aside) == (True, False)
    assert [form.using for form in game.forms(1)] == [("gag",)]
    game, events = game.play(whistle.nth(0))
    assert events == (Shuffled(game.public.wires),)
    assert isinstance(game.ask, PickAsk)
    assert game.public.rule("chatter") is not None


def test_what_time_brings_takes_back_answers_too() -> None:
    """The fan blows away the wire that seat 0 has locked in: time was not all that passed."""
    game, _ = start(CHATTY, Setup(tools=(), seconds=100.0), 5)
    game = played(game, Shake(seat=2, using=("gag",)), Pick(wire=0, seat=0), Pick(wire=1, seat=1))
    game = played(game, Clock(seconds=39.0))
    assert game.ask is not None
    assert game.ask.answered == (0, 1)
    game, events = game.play(Clock(seconds=40.0))
    assert events == (ClockTicked(40.0), WireBurned(0))
    assert isinstance(game.ask, PickAsk)
    assert game.ask.answered == ()
    assert all(game.observe(seat).sealed is None for seat in (0, 1))
