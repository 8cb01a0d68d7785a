"""Bells: small rules that hear them, each with one hook, to look at the index of hooks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Optional, Union

from msgspec.structs import replace

from defuse.kernel import (
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


def ring(rules: Iterable[Rule], *steps: Step) -> Game:
    """A game of just these rules, in which these steps happen and which is then over."""

    def begin(setup: Setup) -> tuple[Public, tuple[Step, ...]]:
        return Public(players=2, known=(0, 0, 0), rules=tuple(rules)), (*steps, Over())

    kit = Kit("bells", "1", Setup, begin, tuple, View, Table, lambda kind: kind)
    return start(kit, Setup(), 0)[0]
