"""Views and tables: what rules and programs read, and acts at the edges of what may be done."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import pytest
from msgspec.structs import replace

from defuse.kernel import (
    HOST,
    Act,
    Cannot,
    Chance,
    Clock,
    Filled,
    Form,
    Game,
    One,
    Pass,
    Refused,
    Step,
    Steps,
    encode,
    imagine,
    register,
    start,
)
from defuse.kernel.panel import Counter
from tests.kernel.toy import KIT, Picking, new, played
from tests.kernel.toy_table import (
    Bench,
    Insulate,
    Pick,
    PointsWon,
    Rank,
    Rule,
    Setup,
    Shine,
    Table,
    View,
    WindowAsk,
    WireCut,
)

QUIET = Setup(tools=())


def with_rules(name: str, *rules: Rule, setup: Setup = QUIET) -> Game:
    """A game of Sparks with more rules, or with rules in the place of those that have the same id."""

    def begin(setup: Setup) -> tuple[Bench, tuple[Step, ...]]:
        bench, steps = KIT.begin(setup)
        assert isinstance(bench, Bench)
        kept = [rule for rule in bench.rules if rule.id not in {new.id for new in rules}]
        return replace(bench, rules=tuple(sorted((*kept, *rules), key=lambda rule: rule.rank))), steps

    return start(register(KIT._replace(name=name, begin=begin)), setup, 5)[0]


# Reading.


def test_a_game_an_observation_and_a_view_offer_the_same() -> None:
    game = played(new(2), Shine(wire=3, seat=1, using=("lamp-1",)))
    for seat in game.seats():
        seen = game.observe(seat)
        assert encode(game.forms(seat)) == encode(seen.forms()) == encode(game.view(seat).forms())
    assert game.observe(None).forms() == ()
    assert game.observe(1).view().faces[3] == game.secret.faces[3]


def test_a_view_shows_the_panels_of_all_rules() -> None:
    panels = new(setup=QUIET).view(0).panels()
    assert [(panel.title, panel.value) for panel in panels] == [("Seat 0", 0), ("Seat 1", 0), ("Seat 2", 0)]
    assert all(isinstance(panel, Counter) for panel in panels)


def test_a_table_is_the_truth_and_looks_through_the_eyes_of_a_seat() -> None:
    game = played(new(2), Shine(wire=3, seat=1, using=("lamp-1",)))
    table = game.table()
    assert table.faces == game.secret.faces
    assert table.look(1).faces == game.observe(1).faces
    assert isinstance(table.look(1), View)


class Answer(Rule, frozen=True, kw_only=True):
    """Answers a question that the game, not the kernel, puts to its rules."""

    says: str | None

    def speaks(self, view: View) -> str | None:
        return self.says


class LateAnswer(Answer, frozen=True, kw_only=True):
    rank: ClassVar[Rank] = Rank.LAST


def test_of_several_rules_the_highest_that_has_an_answer_is_heard() -> None:
    low, mute, high = Answer(id="low", says="low"), LateAnswer(id="mute", says=None), LateAnswer(id="high", says="high")
    assert with_rules("answers", low, mute).view(0).first("speaks") == "low"
    game = with_rules("answers", low, high, mute)
    assert game.view(0).first("speaks") == "high"
    assert [rule.id for rule in game.view(0).having("speaks")] == ["low", "high", "mute"]
    assert new().view(0).first("speaks") is None


def test_an_act_is_kept_for_its_seat_and_given_back_once() -> None:
    table = new().table()
    table.seal(Pick(wire=1, seat=0))
    table.seal(Pick(wire=2, seat=1))
    table.seal(Pick(wire=3, seat=0))
    assert table.unseal(0) == Pick(wire=3, seat=0)
    assert table.unseal(1) == Pick(wire=2, seat=1)
    with pytest.raises(LookupError, match="nothing is sealed for seat 0"):
        table.unseal(0)


# Acts at the edges.


@pytest.mark.parametrize("act", [Pick(wire=0, seat=HOST), Cannot(seat=HOST), Pass(seat=HOST)])
def test_the_host_has_nothing_to_say_but_the_time(act: Act) -> None:
    with pytest.raises(Refused):
        new().play(act)


def test_time_needs_no_cards() -> None:
    assert new().why_not(Clock(seconds=1.0, using=("lamp-0",))) is not None


def test_nothing_to_do_needs_no_cards() -> None:
    """`Cannot` is an act like any other: a form has it or has it not."""
    game = played(new(setup=Setup(wires=(1, 2, 3), tools=())), *[Pick(wire=seat, seat=seat) for seat in range(3)])
    captain = game.public.captain
    (form,) = game.forms(captain)
    assert form.has(Cannot(seat=captain))
    assert game.why_not(Cannot(seat=captain, using=("lamp-0",))) is not None


def test_a_seat_that_can_only_pass_passes() -> None:
    """In a race nobody says `Cannot`: that would end the race for all others."""
    game = played(new(setup=Setup(tools=("glove",))), *[Pick(wire=0, seat=seat) for seat in range(3)])
    lone = replace(game.public, ask=WindowAsk(seats=(0, 1), rule="window", mode="first"))
    spent = tuple(replace(rule, used=True) if rule.id == "glove-0" else rule for rule in lone.rules)
    game = Game(game.kit, game.setup, replace(lone, rules=spent), game.secret)
    assert [form.verb for form in game.forms(0)] == [Pass]
    assert [form.verb for form in game.forms(1)] == [Insulate, Pass]
    assert game.why_not(Cannot(seat=0)) is not None
    assert game.why_not(Cannot(seat=1)) is not None


def test_a_program_may_ask_a_view_again_after_it_has_checked_an_act() -> None:
    """Whatever is remembered while an act is checked does not show afterwards."""
    game = with_rules("wide", Widener(id="widener"), WidePicking(id="picking", seconds=30.0))
    view = game.view(0)
    before = encode(view.forms())
    for act in (Pick(wire=0, seat=0), Pick(wire=0, seat=0, using=("widener",)), Pick(wire=99, seat=0)):
        view.form_of(act)
        assert encode(view.forms()) == before


class WidePicking(Picking, frozen=True, kw_only=True):
    """Picking, where cards may give a pick more reach."""

    def choices(self, view: View, ask: object) -> Iterable[Form]:
        assert view.seat is not None
        items = One(name="wire", kind="wire", items=view.public.wires)
        return view.widened(Form(Pick, view.seat, (items,), rule=self.id))


class Widener(Rule, frozen=True, kw_only=True):
    """A card that is used in a pick."""

    def widens(self, view: View, form: Form) -> Form | None:
        return Form(form.verb, form.seat, form.fields, rule=form.rule, using=(*form.using, self.id))


def test_every_card_that_widens_a_form_is_offered_alone_and_with_the_others() -> None:
    cards = (Widener(id="one"), Widener(id="two"))
    game = with_rules("wider", *cards, WidePicking(id="picking", seconds=30.0))
    assert {form.using for form in game.forms(0)} == {(), ("one",), ("two",), ("one", "two")}
    for form in game.forms(0):
        for number in range(form.count()):
            assert game.why_not(form.nth(number)) is None


# Steps of one hook are decided on one state.


class Encore(Rule, frozen=True, kw_only=True):
    """Whoever has cut a wire wins three times the score that it has then."""

    rank: ClassVar[Rank] = Rank.LAST

    def after(self, table: Table, event: WireCut) -> Steps:
        for _ in range(3):
            yield PointsWon(event.by, table.public.scores[event.by])


def test_all_steps_of_one_hook_are_decided_on_the_same_state() -> None:
    game = with_rules("encore", Encore(id="encore"))
    game = played(game, *[Pick(wire=wire, seat=seat) for seat, wire in enumerate((0, 1, 1))])
    assert game.public.scores[0] == 4 * game.secret.faces[0]


# Rules fill in what they alone can imagine.


class Witness(Rule, frozen=True, kw_only=True):
    """Knows what wire 0 is, and what seat 1 has locked in."""

    def fills(self, table: Table, chance: Chance) -> Filled:
        return Filled({0: 4, 1: 2}, (Pick(wire=6, seat=1), Pick(wire=6, seat=0)))


def test_what_a_rule_fills_in_is_imagined_and_what_the_seat_knows_is_kept() -> None:
    game = with_rules("witness", Witness(id="witness"), setup=Setup(tools=("lamp",)))
    game = played(game, Shine(wire=1, seat=0, using=("lamp-0",)), Pick(wire=2, seat=0), Pick(wire=3, seat=1))
    faces = bytearray(game.secret.faces)
    at = faces.index(4)
    faces[0], faces[at] = faces[at], faces[0]  # so that wire 0 can be a 4, whatever seat 0 saw
    game = Game(game.kit, game.setup, game.public, replace(game.secret, faces=bytes(faces)))
    world = imagine(game.observe(0), None, 7)
    assert world.secret.faces[0] == 4
    assert world.secret.faces[1] == game.secret.faces[1]
    assert world.observe(0).sealed == Pick(wire=2, seat=0)
    assert world.observe(1).sealed == Pick(wire=6, seat=1)
    assert len(world.secret.sealed) == 2
