"""Hooks are declared: a rule that defines one wrongly is an error when its class is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Protocol

import pytest

from defuse.kernel import Event, Hooks, Public, Steps, Table, View, declared, helper, index_of
from defuse.kernel import Rule as KernelRule
from tests.kernel.toy import new
from tests.kernel.toy_table import Pick, Rule, SparksHooks


def made(base: type[KernelRule] = Rule, *mixed_in: type, **methods: Any) -> type[KernelRule]:
    """The class `Made` of a rule with these methods."""
    meta: Any = type(base)
    kind: type[KernelRule] = meta("Made", (*mixed_in, base), {"__module__": __name__, **methods}, frozen=True)
    return kind


def refusal(*args: Any, **methods: Any) -> str:
    with pytest.raises(TypeError) as error:
        made(*args, **methods)
    return str(error.value)


def after(self: Any, table: Table[Public], event: Event) -> Steps:
    return ()


def nothing(self: Any) -> None:
    return None


def test_a_misspelt_hook_is_an_error_that_names_the_nearest_one() -> None:
    assert refusal(aftr=after) == (
        "Made.aftr is not a declared hook; the nearest one is after. "
        "If it is meant to be no hook, name it _aftr, or mark it with @helper"
    )
    assert "Made.bars_wires is not a declared hook; the nearest one is bars_wire." in refusal(bars_wires=nothing)
    assert "Made.ask_again is not a declared hook; the nearest one is asks_again." in refusal(ask_again=nothing)


def test_a_hook_of_a_game_is_unknown_to_the_kernel_and_to_other_games() -> None:
    def speaks(self: Any, view: View[Public]) -> None: ...

    assert hasattr(made(speaks=speaks), "speaks")
    assert "Made.speaks is not a declared hook" in refusal(KernelRule, speaks=speaks)
    assert "speaks" not in declared(Hooks)
    assert [*declared(SparksHooks)] == [*declared(Hooks), "bars_wire", "speaks"]


def fewer(self: Any, table: Table[Public]) -> Steps:
    return ()


def more(self: Any, table: Table[Public], event: Event, by: int) -> Steps:
    return ()


def otherwise_named(self: Any, table: Table[Public], happened: Event) -> Steps:
    return ()


def by_keyword(self: Any, table: Table[Public], *, event: Event) -> Steps:
    return ()


@pytest.mark.parametrize(
    ("method", "takes"),
    [
        (fewer, "table"),
        (more, "table, event, by"),
        (otherwise_named, "table, happened"),
        (by_keyword, "table"),
    ],
)
def test_a_hook_with_other_parameters_than_declared_is_an_error(method: Callable[..., Steps], takes: str) -> None:
    said = f"Made.after takes ({takes}), but the hook is declared as after(table, event)"
    assert refusal(after=method) == said
    assert refusal(made(after=after), after=method) == said  # in a child, too


@pytest.mark.parametrize("value", [3, property(nothing), staticmethod(after), classmethod(after), print])
def test_only_a_plain_method_may_have_the_name_of_a_hook(value: Any) -> None:
    assert (
        refusal(after=value) == "Made.after has the name of the hook after(table, event): it has to be a plain method"
    )


def test_a_field_with_the_name_of_a_hook_is_an_error() -> None:
    with pytest.raises(TypeError, match=r"HookIsData\.after has the name of the hook"):

        class HookIsData(Rule, frozen=True, kw_only=True):
            after: int = 3


def test_other_methods_are_private_or_marked_and_data_is_free() -> None:
    class Free(Rule, frozen=True, kw_only=True):
        count: int = 0
        words: ClassVar[tuple[str, ...]] = ("a",)
        kind: ClassVar[type] = dict

        def _own(self) -> int:
            return self.count

        @property
        def doubled(self) -> int:
            return 2 * self.count

        @helper
        def tripled(self) -> int:
            return 3 * self.count

        @helper
        @staticmethod
        def zero() -> int:
            return 0

    rule = Free(id="free", count=2)
    assert (rule._own(), rule.doubled, rule.tripled(), rule.zero()) == (2, 4, 6, 0)
    for unmarked in (nothing, staticmethod(nothing), classmethod(nothing)):
        assert "Made.tripled is not a declared hook" in refusal(tripled=unmarked)


def test_a_child_may_define_what_its_parent_has_and_nothing_misspelt() -> None:
    parent = made(effect=helper(nothing))

    def effect(self: Any) -> None: ...

    def efect(self: Any) -> None: ...

    assert made(parent, effect=effect).__mro__[1] is parent
    assert "Made.efect is not a declared hook" in refusal(parent, efect=efect)


def test_what_is_mixed_in_is_looked_at_as_well() -> None:
    class Good:
        def after(self, table: Table[Public], event: Event) -> Steps:
            return ()

    class Bad:
        def aftr(self, table: Table[Public], event: Event) -> Steps:
            return ()

    assert hasattr(made(Rule, Good), "after")
    assert "Made.aftr is not a declared hook; the nearest one is after." in refusal(Rule, Bad)


def test_whoever_asks_for_a_hook_has_to_name_a_declared_one() -> None:
    view = new().view(0)
    assert view.first("speaks") is None
    for ask in (view.first, view.index.hook, lambda name: [*view.having(name)]):
        with pytest.raises(LookupError, match="'speeks' is not a declared hook; the nearest one is speaks"):
            ask("speeks")
    with pytest.raises(LookupError, match="'bars_wirre' is not a declared hook; the nearest one is bars_wire"):
        view.bar("wirre", Pick, 1)
    assert index_of(()).hook("speeks") == ()  # where no rule is in play, nobody can tell


def test_a_hook_is_declared_only_once() -> None:
    class Twice(SparksHooks, Protocol):
        def speaks(self, view: Any) -> str | None:
            """The same again."""

    with pytest.raises(TypeError, match=r"Twice\.speaks: this hook is declared already"):
        declared(Twice)
