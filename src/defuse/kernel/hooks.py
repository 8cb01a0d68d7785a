"""Hooks: what rules can be asked. Each is declared here, or in its game, once: its name, its types and what it says.

A method of a `Hooks` class declares one hook. A game adds its own in a class that inherits from this one, and names
that class in its `Rule`. When the class of a rule is made, each public method in it has to be one of three things: a
declared hook with the declared parameters, a method of the same name as one of its parents', or a helper, marked with
`@helper`. So a misspelt hook is an error at once, and not a rule that is never heard.

A method that only its own class calls is named with an underscore and is nobody's business. `docs/hooks.md` shows
all declarations in a table; `tools/hooks_page.py` writes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from types import FunctionType, MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from defuse.kernel.act import Act
    from defuse.kernel.ask import Ask
    from defuse.kernel.chance import Chance
    from defuse.kernel.event import Event
    from defuse.kernel.fact import Fact
    from defuse.kernel.form import Form
    from defuse.kernel.game import Filled
    from defuse.kernel.panel import Panel
    from defuse.kernel.public import Public
    from defuse.kernel.rule import Rule, Steps
    from defuse.kernel.view import Table, View
    from defuse.words import Text

Method = TypeVar("Method", bound=Callable[..., Any])

_MARK = "helper of a rule"


class Hooks(Protocol):
    """What the kernel asks rules. A rule defines those that it has something to say to."""

    def offers(self, view: View[Any]) -> Iterable[Form]:
        """Forms that a seat may use while an open question waits."""

    def choices(self, view: View[Any], ask: Ask) -> Iterable[Form]:
        """Forms that answer this rule's own question."""

    def hosts(self, view: View[Any]) -> Iterable[Form]:
        """Forms, all aside and of the seat `HOST`, for what the host has to report (a slip of the tongue)."""

    def refuses(self, view: View[Any], act: Act) -> Text | None:
        """Why an act that nothing offers cannot be done now, in words."""

    def widens(self, view: View[Any], form: Form) -> Form | None:
        """Another form with more reach, or None."""

    def does(self, table: Table[Any], act: Act) -> Steps:
        """What follows from an act that this rule offered."""

    def answered(self, table: Table[Any], ask: Ask, acts: tuple[Act, ...]) -> Steps:
        """How the story goes on after this rule's question."""

    def asks_again(self, table: Table[Any], ask: Ask) -> Ask | None:
        """The question after an interruption, or None to drop it."""

    def cannot(self, table: Table[Any], ask: Ask, seat: int) -> Steps | None:
        """What follows when a seat has nothing legal to do, or None to leave it to another rule."""

    def prevents(self, table: Table[Any], event: Event) -> bool:
        """Whether an event does not happen (vetoes commute)."""

    def changes(self, table: Table[Any], event: Event) -> Event | None:
        """Another event instead, or None."""

    def on(self, event: Event) -> Rule:
        """The rule's own new state; it changes nowhere else."""

    def facts(self, public: Public, event: Event) -> Iterable[Fact]:
        """What everyone may conclude from an event."""

    def after(self, table: Table[Any], event: Event) -> Steps:
        """What follows from an event."""

    def fills(self, table: Table[Any], chance: Chance) -> Filled:
        """How to imagine what is hidden beside the main deal."""

    def panel(self, view: View[Any]) -> Panel | tuple[Panel, ...]:
        """What to show of the rule."""


class Hook(NamedTuple):
    """One declared hook."""

    name: str
    takes: tuple[str, ...]
    """The names of its parameters."""
    method: Callable[..., Any]
    """The declaration: its annotations are the types, its docstring is what the hook says."""

    def __str__(self) -> str:
        return f"{self.name}({', '.join(self.takes)})"


def helper(method: Method) -> Method:
    """Mark a public method of a rule that is no hook: whoever calls it knows the class of the rule."""
    vars(method)[_MARK] = True
    return method


@cache
def declared(hooks: type) -> Mapping[str, Hook]:
    """All hooks of a `Hooks` class by name, in the order of their declarations, those of its parents first."""
    found: dict[str, Hook] = {}
    for kind in reversed(hooks.__mro__):
        for name, method in vars(kind).items():
            if isinstance(method, FunctionType) and not name.startswith("_"):
                if name in found:
                    raise TypeError(f"{kind.__name__}.{name}: this hook is declared already")
                found[name] = Hook(name, _parameters(method), method)
    return MappingProxyType(found)


def check(kind: type, hooks: type, base: type) -> None:
    """Whether all public methods of a kind of rule are hooks, inherited or helpers; a TypeError if one is not.

    What kinds below `base` define was checked when they were made; other parents are looked at together with the kind.
    """
    known = declared(hooks)
    mixed_in = [part for part in kind.__mro__ if not issubclass(part, base) and not issubclass(base, part)]
    for part in (kind, *mixed_in):
        parents = part.__mro__[1:]
        for name, value in vars(part).items():
            if name.startswith("_"):
                continue
            hook = known.get(name)
            if hook is not None:
                _check_hook(kind, hook, value)
            elif _is_method(value) and not _is_helper(value) and not any(name in vars(parent) for parent in parents):
                raise TypeError(
                    f"{kind.__name__}.{name} is not a declared hook; the nearest one is {nearest(name, known)}. "
                    f"If it is meant to be no hook, name it _{name}, or mark it with @helper"
                )


def nearest(name: str, known: Iterable[str]) -> str:
    """The name that looks most like this one."""
    from difflib import SequenceMatcher  # needed only where something is wrong

    return max(sorted(known), key=lambda other: SequenceMatcher(None, name, other).ratio())


def _check_hook(kind: type, hook: Hook, value: object) -> None:
    if not isinstance(value, FunctionType):
        raise TypeError(f"{kind.__name__}.{hook.name} has the name of the hook {hook}: it has to be a plain method")
    takes = _parameters(value)
    if takes != hook.takes:
        raise TypeError(f"{kind.__name__}.{hook.name} takes ({', '.join(takes)}), but the hook is declared as {hook}")


def _parameters(method: FunctionType) -> tuple[str, ...]:
    """The names of the parameters, without `self`."""
    code = method.__code__
    return code.co_varnames[1 : code.co_argcount]


def _is_method(value: object) -> bool:
    """Whether a value in a class is called as a method; a field, a property or an inner class is not."""
    return isinstance(value, staticmethod | classmethod) or (callable(value) and not isinstance(value, type))


def _is_helper(value: object) -> bool:
    return _MARK in getattr(value, "__dict__", ()) or _MARK in getattr(getattr(value, "__func__", None), "__dict__", ())
