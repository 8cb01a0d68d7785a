"""Which rules are heard when: the index of hooks, ranks and ids."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Optional, Union

import pytest
from msgspec.structs import replace

from defuse.kernel import (
    Ask,
    Clock,
    ClockTicked,
    Event,
    Fact,
    Game,
    Kit,
    Order,
    Outcome,
    Public,
    Rule,
    RulesAdded,
    RulesRemoved,
    Step,
    Steps,
    Table,
    View,
    index_of,
    start,
)
from tests.kernel.toy_table import Setup


class Rang(Event, frozen=True):
    """A bell rang."""

    times: int = 1


class RangTwice(Rang, frozen=True):
    """A bell rang twice."""


class Fell(Event, frozen=True):
    """Something fell down."""


class Over(Event, frozen=True):
    """The game is over."""

    def apply(self, public: Any) -> Any:
        return replace(public, outcome=Outcome((), "over"))


CALLS: list[tuple[str, str]] = []
"""Which rule was called for which event, in the order of the calls."""


@pytest.fixture(autouse=True)
def _nobody_was_called() -> None:
    CALLS.clear()


class Silent(Rule, frozen=True, kw_only=True):
    """A rule without hooks."""


class Listener(Rule, frozen=True, kw_only=True):
    """Hears bells."""

    def after(self, table: Table[Public], event: Rang) -> Steps:
        CALLS.append((self.id, type(event).__name__))
        return ()


class Early(Listener, frozen=True, kw_only=True):
    rank: ClassVar[int] = -5


class Late(Listener, frozen=True, kw_only=True):
    rank: ClassVar[int] = 5


class Both(Rule, frozen=True, kw_only=True):
    """Hears bells and falls, said as a union."""

    def after(self, table: Table[Public], event: Rang | Fell) -> Steps:
        CALLS.append((self.id, type(event).__name__))
        return ()


class OldUnion(Rule, frozen=True, kw_only=True):
    """The same in the older way of writing it."""

    def after(self, table: Table[Public], event: Union[RangTwice, Fell]) -> Steps:  # noqa: UP007
        CALLS.append((self.id, type(event).__name__))
        return ()


class All(Rule, frozen=True, kw_only=True):
    """Hears everything."""

    def after(self, table: Table[Public], event: Event) -> Steps:
        CALLS.append((self.id, type(event).__name__))
        return ()


class Counter(Rule, frozen=True, kw_only=True):
    """Counts bells, and concludes something from each."""

    heard: int = 0

    def on(self, event: Rang) -> Counter:
        return replace(self, heard=self.heard + event.times)

    def facts(self, public: Public, event: Rang) -> Iterable[Fact]:
        yield Order(event.times, self.heard)


class Deaf(Rule, frozen=True, kw_only=True):
    """Lets no bell ring."""

    def prevents(self, table: Table[Public], event: Rang) -> bool:
        return True


class Louder(Rule, frozen=True, kw_only=True):
    """Makes a bell ring twice."""

    def changes(self, table: Table[Public], event: Rang) -> RangTwice | None:
        return RangTwice(2) if type(event) is Rang else None


class DeafToTwo(Rule, frozen=True, kw_only=True):
    """Lets no bell ring twice."""

    rank: ClassVar[int] = -1

    def prevents(self, table: Table[Public], event: RangTwice) -> bool:
        return True


class Dropper(Rule, frozen=True, kw_only=True):
    """A bell makes something fall, and ends this rule."""

    rank: ClassVar[int] = -10

    def after(self, table: Table[Public], event: Rang) -> Steps:
        yield RulesRemoved((self.id, "b"))
        yield Fell()


class Bringer(Rule, frozen=True, kw_only=True):
    """When something falls, a counter comes into play."""

    def after(self, table: Table[Public], event: Fell) -> Steps:
        yield RulesAdded((Counter(id="counter"),))


class Nameless(Rule, frozen=True, kw_only=True):
    def after(self, table: Table[Public], event) -> Steps:  # type: ignore[no-untyped-def]
        return ()


class WrongType(Rule, frozen=True, kw_only=True):
    def on(self, event: int) -> WrongType:
        return self


class HalfWrong(Rule, frozen=True, kw_only=True):
    def on(self, event: Rang | list[int]) -> HalfWrong:
        return self


class Maybe(Rule, frozen=True, kw_only=True):
    def on(self, event: Optional[Rang]) -> Maybe:  # noqa: UP045
        return self


class Misspelt(Rule, frozen=True, kw_only=True):
    def on(self, event: Rnag) -> Misspelt:  # type: ignore[name-defined] # noqa: F821
        return self


class HookIsData(Rule, frozen=True, kw_only=True):
    """A field with the name of a hook is no hook."""

    after: int = 3


def ring(rules: Iterable[Rule], *steps: Step) -> Game:
    """A game of just these rules, in which these steps happen and which is then over."""

    def begin(setup: Setup) -> tuple[Public, tuple[Step, ...]]:
        return Public(players=2, known=(0, 0, 0), rules=tuple(rules)), (*steps, Over())

    kit = Kit("bells", "1", Setup, begin, tuple, View, Table, lambda kind: kind)
    return start(kit, Setup(), 0)[0]


def test_a_rule_without_hooks_is_never_looked_at() -> None:
    index = index_of((Silent(id="a"), Listener(id="b"), Silent(id="c")))
    assert index.event(Rang).after == (1,)
    for hook in ("prevents", "changes", "on", "facts"):
        assert getattr(index.event(Rang), hook) == ()
    assert index.event(Fell).after == ()
    assert index.hook("panel") == ()


def test_a_rule_hears_the_events_it_names_and_their_kinds_and_no_others() -> None:
    ring([Listener(id="a")], Rang(), Fell(), RangTwice())
    assert CALLS == [("a", "Rang"), ("a", "RangTwice")]


def test_a_rule_may_name_several_events() -> None:
    ring([Both(id="a"), OldUnion(id="b")], Rang(), Fell(), RangTwice())
    assert CALLS == [("a", "Rang"), ("a", "Fell"), ("b", "Fell"), ("a", "RangTwice"), ("b", "RangTwice")]


def test_a_rule_may_hear_everything() -> None:
    ring([All(id="a")], Rang(), Fell())
    assert CALLS[:2] == [("a", "Rang"), ("a", "Fell")]


@pytest.mark.parametrize(
    ("kind", "hook"), [(Nameless, "after"), (WrongType, "on"), (HalfWrong, "on"), (Maybe, "on"), (Misspelt, "on")]
)
def test_a_hook_that_does_not_say_which_events_it_hears_is_an_error(kind: type[Rule], hook: str) -> None:
    with pytest.raises(TypeError, match=f"{kind.__name__}.{hook}: say which events it hears"):
        ring([kind(id="a")], Rang())


def test_a_field_with_the_name_of_a_hook_is_an_error() -> None:
    with pytest.raises(TypeError, match=r"HookIsData\.after: say which events it hears"):
        ring([HookIsData(id="a")], Rang())


def test_rules_of_a_lower_rank_are_heard_first_wherever_they_lie() -> None:
    ring([], RulesAdded((Late(id="late"), Listener(id="second"), Early(id="early"), Listener(id="third"))), Rang())
    assert [id for id, _ in CALLS] == ["early", "second", "third", "late"]


def test_the_rules_that_a_game_begins_with_are_heard_by_rank_too() -> None:
    ring([Late(id="late"), Early(id="early")], Rang())
    assert [id for id, _ in CALLS] == ["early", "late"]


def test_two_rules_of_one_class_are_told_apart_by_their_ids() -> None:
    game = ring([Listener(id="a"), Listener(id="b")], Rang(), RulesRemoved(("a",)), Rang())
    assert [id for id, _ in CALLS] == ["a", "b", "b"]
    assert game.public.rule("a") is None
    assert game.public.rule("b") == Listener(id="b")


def test_a_rule_with_an_id_that_is_taken_is_refused() -> None:
    with pytest.raises(ValueError, match="two rules with the id 'a'"):
        ring([Listener(id="a")], RulesAdded((Silent(id="a"),)))


def test_two_rules_with_one_id_cannot_come_together_either() -> None:
    with pytest.raises(ValueError, match="two rules with the id 'a'"):
        ring([], RulesAdded((Listener(id="a"), Silent(id="a"))))


def test_a_game_cannot_begin_with_two_rules_of_one_id() -> None:
    with pytest.raises(ValueError, match="two rules with the id 'a'"):
        ring([Listener(id="a"), Silent(id="a")], Rang())


def test_an_id_is_free_again_when_its_rule_has_gone() -> None:
    game = ring([Listener(id="a")], RulesRemoved(("a",)), RulesAdded((Silent(id="a"),)), Rang())
    assert game.public.rule("a") == Silent(id="a")
    assert CALLS == []


def test_a_rule_that_leaves_before_its_turn_does_not_react() -> None:
    """Reactions are worked out when their turn comes."""
    ring([Dropper(id="a"), Listener(id="b"), Listener(id="c")], Rang())
    assert CALLS == [("c", "Rang")]


def test_a_rule_that_comes_into_play_hears_what_happens_from_then_on() -> None:
    game = ring([Bringer(id="a")], Rang(5), Fell(), Rang(2), Rang(1))
    assert game.public.rule("counter") == Counter(id="counter", heard=3)


def test_a_rule_changes_by_its_own_new_state_and_concludes_from_that() -> None:
    game = ring([Counter(id="a")], Rang(2), Rang(3), Fell())
    assert game.public.rule("a") == Counter(id="a", heard=5)
    assert game.public.facts == (Order(2, 2), Order(3, 5))


def test_an_event_that_is_prevented_did_not_happen() -> None:
    game = ring([Deaf(id="a"), Counter(id="b"), Listener(id="c")], Rang())
    assert CALLS == []
    assert game.public.rule("b") == Counter(id="b")


def test_a_changed_event_is_the_one_that_everybody_hears() -> None:
    game = ring([Louder(id="a"), Counter(id="b"), OldUnion(id="c")], Rang())
    assert game.public.rule("b") == Counter(id="b", heard=2)
    assert CALLS == [("c", "RangTwice")]


def test_two_rules_that_change_one_event_are_an_error() -> None:
    with pytest.raises(RuntimeError, match="two rules change one event"):
        ring([Louder(id="a"), Louder(id="b")], Rang())


def test_what_an_event_is_changed_into_can_be_prevented_too() -> None:
    game = ring([DeafToTwo(id="deaf"), Louder(id="a"), Counter(id="b")], Rang())
    assert game.public.rule("b") == Counter(id="b", heard=0)


def test_a_game_that_neither_asks_nor_ends_is_an_error() -> None:
    def begin(setup: Setup) -> tuple[Public, tuple[Step, ...]]:
        return Public(players=2, known=(0, 0, 0)), (Rang(),)

    with pytest.raises(RuntimeError, match="some rule dropped the thread"):
        start(Kit("bells", "1", Setup, begin, tuple, View, Table, lambda kind: kind), Setup(), 0)


def test_a_clock_tick_is_an_event_like_any_other() -> None:
    def begin(setup: Setup) -> tuple[Public, tuple[Step, ...]]:
        return Public(players=2, known=(0, 0, 0), rules=(All(id="a"),)), (Ask(seats=(0,), rule="a"),)

    game, _ = start(Kit("bells", "1", Setup, begin, tuple, View, Table, lambda kind: kind), Setup(), 0)
    game, events = game.play(Clock(seconds=3.0))
    assert events == (ClockTicked(3.0),)
    assert CALLS == [("a", "ClockTicked")]
    assert game.public.clock == 3.0
