"""Any sequence of acts: the laws of the kernel hold after each of them."""

from __future__ import annotations

from math import inf, nan
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from defuse.kernel import (
    HOST,
    Act,
    Answered,
    Cannot,
    Clock,
    ClockTicked,
    Event,
    Form,
    Game,
    Pass,
    Refused,
    clashes,
    encode,
    fold,
    imagine,
    start,
)
from defuse.kernel.replay import dumps, loads, replay_of
from tests.kernel.toy import KIT
from tests.kernel.toy_table import Boost, Burn, Insulate, Pick, Probe, Setup, Shake, Shine, Show, Weigh

NUMBER = st.integers(0, 1 << 20)
SEAT = st.integers(0, 3)
USING = st.sampled_from([(), ("lamp-0",), ("scales-1",), ("glove-2",), ("lamp-0", "lamp-0"), ("nothing",)])
SETUPS = st.builds(
    Setup,
    players=st.integers(2, 4),
    wires=st.lists(st.integers(1, 9), min_size=1, max_size=8).map(lambda wires: tuple(sorted(wires))),
    rounds=st.integers(2, 4),
    tools=st.sampled_from([Setup().tools, ("lamp", "scales", "shaker", "probe"), ("glove", "booster")]),
    seconds=st.sampled_from([20.0, 60.0]),
    alarm=st.sampled_from([None, 1.0, 10.0]),
)
STRANGE = st.one_of(
    st.builds(Pick, wire=st.integers(-1, 9), seat=st.integers(-2, 4), using=USING),
    st.builds(Burn, wire=st.integers(-1, 9), seat=SEAT),
    st.builds(Show, wire=st.integers(-1, 9), seat=SEAT, using=USING),
    st.builds(Shine, wire=st.integers(-1, 9), seat=SEAT, using=USING),
    st.builds(Weigh, wires=st.lists(st.integers(-1, 9), max_size=3).map(tuple), seat=SEAT, using=USING),
    st.builds(Probe, other=SEAT, seat=SEAT, using=USING),
    st.builds(Shake, seat=SEAT, using=USING),
    st.builds(Insulate, seat=SEAT, using=USING),
    st.builds(Boost, seat=SEAT, using=USING),
    st.builds(Pass, seat=st.integers(-1, 4), using=USING),
    st.builds(Cannot, seat=st.integers(-1, 4), using=USING),
    st.builds(Clock, seconds=st.floats(max_value=0.0) | st.sampled_from([nan, inf]), seat=st.sampled_from([HOST, 0])),
)


def bytes_of(game: Game) -> bytes:
    """All that a game is."""
    return encode([game.public, game.secret, game.acts])


class Sparks(RuleBasedStateMachine):
    """A game of Sparks, played by people who do anything."""

    game: Game
    setup: Setup
    events: list[Event]

    @initialize(setup=SETUPS, seed=st.integers(0, 1000))
    def sit_down(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.game, events = start(KIT, setup, seed)
        self.events = list(events)

    def play(self, act: Act) -> None:
        """Play an act that is legal; the old game stays as it was."""
        before = bytes_of(self.game)
        seen = {seat: encode(self.game.observe(seat)) for seat in self.everybody()}
        assert self.game.why_not(act) is None
        game, events = self.game.play(act)
        assert bytes_of(self.game) == before
        again, same = self.game.play(act)
        assert bytes_of(again) == bytes_of(game), "an act has one outcome"
        assert encode(same) == encode(events)
        if events == (Answered(act.seat),) and self.game.ask is not None and act.seat in self.game.ask.answered:
            for seat in self.everybody():
                assert seat == act.seat or encode(game.observe(seat)) == seen[seat], "a change of mind shows"
        self.game = game
        self.events += events

    def everybody(self) -> list[int | None]:
        return [*self.game.seats(), None]

    def going_on(self) -> bool:
        return not self.game.over

    def tools(self) -> list[Form]:
        """What anybody may do beside the question."""
        return [form for seat in self.game.seats() for form in self.game.forms(seat) if form.aside]

    @precondition(going_on)
    @rule(form=NUMBER, number=NUMBER)
    def do_anything_legal(self, form: int, number: int) -> None:
        forms = [form for seat in self.game.seats() for form in self.game.forms(seat)]
        assert forms, "somebody can always do something"
        chosen: Form = forms[form % len(forms)]
        act = chosen.nth(number % chosen.count())
        assert chosen.index(act) == number % chosen.count()
        self.play(act)

    @precondition(going_on)
    @rule(late=NUMBER, form=NUMBER, number=NUMBER)
    def answer(self, late: int, form: int, number: int) -> None:
        """A seat that the game waits for answers, so that games get on."""
        ask = self.game.ask
        assert ask is not None
        seats = [seat for seat in ask.seats if seat not in ask.answered]
        forms = [form for form in self.game.forms(seats[late % len(seats)]) if not form.aside]
        assert forms, "whoever is asked can answer"
        chosen = forms[form % len(forms)]
        self.play(chosen.nth(number % chosen.count()))

    @precondition(lambda self: bool(self.tools()))
    @rule(form=NUMBER, number=NUMBER)
    def use_a_tool(self, form: int, number: int) -> None:
        """Usually in the middle of a sealed question."""
        forms = self.tools()
        chosen = forms[form % len(forms)]
        self.play(chosen.nth(number % chosen.count()))

    @precondition(going_on)
    @rule(numbers=st.lists(NUMBER, min_size=4, max_size=4))
    def everybody_answers(self, numbers: list[int]) -> None:
        ask = self.game.ask
        for at, number in enumerate(numbers):
            if self.game.ask is not None and ask is not None and self.game.ask.number == ask.number:
                self.answer(at, number, number)

    @precondition(going_on)
    @rule(seconds=st.sampled_from([0.0, 0.5, 5.0]))
    def let_time_pass(self, seconds: float) -> None:
        number = self.game.ask.number if self.game.ask else 0
        told = len(self.events)
        self.play(Clock(seconds=self.game.public.clock + seconds))
        if all(isinstance(event, ClockTicked) for event in self.events[told:]):
            assert self.game.ask is not None
            assert self.game.ask.number == number, "time alone asks nothing afresh"

    @rule(act=STRANGE)
    def try_anything(self, act: Act) -> None:
        """What is refused changes nothing, and what is not refused is in a form."""
        reason = self.game.why_not(act)
        if reason is None:
            if not isinstance(act, Clock):
                assert any(form.has(act) for form in self.game.forms(act.seat))
            self.play(act)
            return
        before = bytes_of(self.game)
        if 0 <= act.seat < self.setup.players:
            assert not any(form.has(act) for form in self.game.forms(act.seat))
        with pytest.raises(Refused) as refused:
            self.game.play(act)
        assert refused.value.message == reason
        assert reason
        assert bytes_of(self.game) == before

    @rule()
    def save_and_load(self) -> None:
        written = dumps(replay_of(self.game))
        game = loads(written).verify()
        assert bytes_of(game) == bytes_of(self.game)
        assert dumps(replay_of(game)) == written
        self.game = game

    @precondition(going_on)
    @rule(eyes=SEAT, seed=NUMBER, form=NUMBER, number=NUMBER)
    def imagine_and_play_on(self, eyes: int, seed: int, form: int, number: int) -> None:
        """In every imagined world the game goes on."""
        seat = None if eyes >= self.setup.players else eyes
        world = imagine(self.game.observe(seat), None, seed)
        for step in range(12):
            if world.over:
                return
            assert world.ask is not None
            late = [seat for seat in world.ask.seats if seat not in world.ask.answered]
            forms = [form for form in world.forms(late[(form + step) % len(late)]) if not form.aside]
            chosen = forms[(form + step) % len(forms)]
            world, _ = world.play(chosen.nth((number + step) % chosen.count()))

    @invariant()
    def the_game_asks_or_is_over(self) -> None:
        assert (self.game.ask is None) == self.game.over

    @invariant()
    def events_alone_lead_to_the_public_state(self) -> None:
        told: Any = fold(KIT, self.setup, self.events)
        assert told == replace(self.game.public, ask=None, asked=0, stack=())

    @invariant()
    def nobody_can_tell_an_imagined_world_from_the_real_one(self) -> None:
        for seat in self.everybody():
            seen = self.game.observe(seat)
            world = imagine(seen, None, len(self.events))
            assert encode(world.observe(seat)) == encode(seen)
            if seat is not None:
                assert encode(world.forms(seat)) == encode(self.game.forms(seat))

    @invariant()
    def the_wires_are_conserved_and_the_facts_are_true(self) -> None:
        assert tuple(sorted(self.game.secret.faces)) == self.setup.wires
        assert clashes(self.game.public, self.game.secret.faces, KIT) == ()

    @invariant()
    def only_who_has_answered_has_an_answer_sealed(self) -> None:
        ask = self.game.ask
        if ask is not None and ask.mode == "all":
            assert {act.seat for act in self.game.secret.sealed} == set(ask.answered)


TestSparks = pytest.mark.slow(Sparks.TestCase)
TestSparks.settings = settings(
    max_examples=60,
    stateful_step_count=50,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    report_multiple_bugs=False,
)
