"""Which rules are heard when: the index of hooks, ranks and ids."""

from __future__ import annotations

import pytest

from defuse.kernel import (
    Ask,
    Clock,
    ClockTicked,
    Kit,
    Order,
    Public,
    Rule,
    RulesAdded,
    RulesRemoved,
    Step,
    Table,
    View,
    fold,
    index_of,
    start,
)
from tests.kernel.bells import (
    CALLS,
    All,
    Both,
    Bringer,
    Counter,
    Deaf,
    DeafToTwo,
    Dropper,
    Early,
    Fell,
    HalfWrong,
    Late,
    Listener,
    Louder,
    Maybe,
    Misspelt,
    Nameless,
    OldUnion,
    Over,
    Rang,
    RangTwice,
    Silent,
    WrongType,
    ring,
)
from tests.kernel.toy_table import Setup


@pytest.fixture(autouse=True)
def _nobody_was_called() -> None:
    CALLS.clear()


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


def test_rules_with_the_same_hooks_that_hear_other_events_are_told_apart() -> None:
    """What is found for rules that are alike is shared: rules that are not must not share it."""
    listener, both = index_of((Silent(id="s"), Listener(id="a"))), index_of((Silent(id="s"), Both(id="a")))
    assert (listener.event(Fell).after, both.event(Fell).after) == ((), (1,))
    assert listener.event(Rang).after == both.event(Rang).after == (1,)


def test_rules_that_are_alike_are_still_found_by_their_ids() -> None:
    one, other = index_of((Listener(id="a"), Silent(id="b"))), index_of((Listener(id="c"), Silent(id="a")))
    assert one.event(Rang) is other.event(Rang)
    assert (one.places, other.places) == ({"a": 0, "b": 1}, {"c": 0, "a": 1})


def test_a_rule_may_hear_everything() -> None:
    ring([All(id="a")], Rang(), Fell())
    assert CALLS[:2] == [("a", "Rang"), ("a", "Fell")]


@pytest.mark.parametrize(
    ("kind", "hook"), [(Nameless, "after"), (WrongType, "on"), (HalfWrong, "on"), (Maybe, "on"), (Misspelt, "on")]
)
def test_a_hook_that_does_not_say_which_events_it_hears_is_an_error(kind: type[Rule], hook: str) -> None:
    with pytest.raises(TypeError, match=f"{kind.__name__}.{hook}: say which events it hears"):
        ring([kind(id="a")], Rang())


def test_rules_of_a_lower_rank_are_heard_first_wherever_they_lie() -> None:
    ring([], RulesAdded((Late(id="late"), Listener(id="second"), Early(id="early"), Listener(id="third"))), Rang())
    assert [id for id, _ in CALLS] == ["early", "second", "third", "late"]


def test_the_rules_that_a_game_begins_with_are_heard_by_rank_too() -> None:
    ring([Late(id="late"), Early(id="early")], Rang())
    assert [id for id, _ in CALLS] == ["early", "late"]


def test_events_lead_to_the_same_rules_in_the_same_order() -> None:
    def begin(setup: Setup) -> tuple[Public, tuple[Step, ...]]:
        return Public(players=2, known=(0, 0, 0), rules=(Late(id="late"), Early(id="early"))), (Rang(), Over())

    kit = Kit("bells", "1", Setup, begin, tuple, View, Table, lambda kind: kind)
    game, events = start(kit, Setup(), 0)
    assert fold(kit, Setup(), events) == game.public


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
