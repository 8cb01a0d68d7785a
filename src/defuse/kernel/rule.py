"""Rules: missions, cards, characters and the base game itself are all rules, and all alike to the kernel.

A rule is a frozen struct that holds public data only. It says what it has to say through hooks, and a hook that it does
not define costs nothing: the kernel looks up which rules have a hook, for which kind of event, once per set of rules.

| hook | says |
|---|---|
| `bars_<kind>(view, verb, item)` | why not, in words, from the view of the acting seat |
| `offers(view)` | forms that a seat may use while an open question waits |
| `choices(view, ask)` | forms that answer this rule's own question |
| `hosts(view)` | forms, all aside and of the seat `HOST`, for what the host has to report (a slip of the tongue) |
| `refuses(view, act)` | in words, why an act that nothing offers cannot be done now |
| `widens(view, form)` | another form with more reach, or None |
| `does(table, act)` | what follows from an act that this rule offered, as steps |
| `answered(table, ask, acts)` | how the story goes on after this rule's question, as steps |
| `asks_again(table, ask)` | the question after an interruption, or None to drop it |
| `after(table, event)` | what follows from an event, as steps |
| `on(event)` | the rule's own new state, the only place where it changes |
| `prevents(table, event)` | whether an event does not happen (vetoes commute) |
| `changes(table, event)` | another event instead, or None |
| `facts(public, event)` | what everyone may conclude from an event |
| `cannot(table, ask, seat)` | what follows when a seat has nothing legal to do, or None to leave it to another rule |
| `fills(table, chance)` | how to imagine what is hidden beside the main deal |
| `panel(view)` | what to show of it |

Games add hooks of their own (`marks`, `next_seat`) and call them with `view.first(hook, ...)`. The event hooks are
indexed by the annotation of their `event` parameter, which therefore has to name types that exist at run time.

Two traps. Steps that wait behind a question lie on the public stack: a hook that knows the truth must not leave a
hidden face in one, but look again when the answer is there. And `cannot` returns its steps or None; written as a
generator it would always count as an answer and silence the rules below it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from types import UnionType
from typing import Any, ClassVar, Union, get_args, get_origin

from msgspec import Struct

from defuse.kernel.act import Act, kebab
from defuse.kernel.event import Event
from defuse.kernel.public import Step

Steps = Iterable[Step | None]
"""What a hook wants to happen next. All steps of one call are decided on the same state; to look again after a step,
react to its event."""

EVENT_HOOKS = ("prevents", "changes", "on", "facts", "after")


class Rule(Struct, frozen=True, kw_only=True, tag_field="rule", tag=kebab):
    """Something that has a say in the game. Rules of one class are told apart by their ids."""

    id: str

    rank: ClassVar[int] = 0
    """Rules of a lower rank are heard first."""
    verbs: ClassVar[tuple[type[Act], ...]] = ()
    """The acts that this rule offers, or takes as answers."""


class EventHooks:
    """The places of the rules that have something to say about one kind of event."""

    __slots__ = EVENT_HOOKS

    prevents: tuple[int, ...]
    changes: tuple[int, ...]
    on: tuple[int, ...]
    facts: tuple[int, ...]
    after: tuple[int, ...]

    def __init__(self, kinds: Sequence[type[Rule]], event: type[Event]) -> None:
        places: dict[str, list[int]] = {hook: [] for hook in EVENT_HOOKS}
        for at, kind in enumerate(kinds):
            for hook in _hooks_for(kind, event):
                places[hook].append(at)
        for hook, found in places.items():
            setattr(self, hook, tuple(found))


class Index:
    """Which rules have which hooks, for one set of rules."""

    __slots__ = ("_events", "_hooks", "kinds", "places")

    def __init__(self, kinds: tuple[type[Rule], ...], ids: tuple[str, ...]) -> None:
        self.kinds = kinds
        self.places = {id: at for at, id in enumerate(ids)}
        self._hooks: dict[str, tuple[int, ...]] = {}
        self._events: dict[type[Event], EventHooks] = {}

    def hook(self, name: str) -> tuple[int, ...]:
        """The places of the rules that define a hook."""
        try:
            return self._hooks[name]
        except KeyError:
            found = tuple([at for at, kind in enumerate(self.kinds) if hasattr(kind, name)])
            self._hooks[name] = found
            return found

    def event(self, kind: type[Event]) -> EventHooks:
        """The places of the rules that listen to a kind of event."""
        try:
            return self._events[kind]
        except KeyError:
            found = self._events[kind] = EventHooks(self.kinds, kind)
            return found


def index_of(rules: tuple[Rule, ...]) -> Index:
    """The index of some rules; the same for the same classes and ids."""
    return _index(tuple([type(rule) for rule in rules]), tuple([rule.id for rule in rules]))


@lru_cache(maxsize=4096)
def _index(kinds: tuple[type[Rule], ...], ids: tuple[str, ...]) -> Index:
    return Index(kinds, ids)


@cache
def _hooks_for(kind: type[Rule], event: type[Event]) -> tuple[str, ...]:
    """The hooks through which a kind of rule hears a kind of event."""
    return tuple([hook for hook in EVENT_HOOKS if issubclass(event, _heard(kind, hook))])


def _heard(kind: type[Rule], hook: str) -> tuple[type[Event], ...]:
    """The kinds of event that a hook of a rule listens to, from the annotation of its `event` parameter."""
    function: Any = getattr(kind, hook, None)
    if function is None:
        return ()
    said = getattr(function, "__annotations__", {}).get("event")
    if isinstance(said, str):
        try:
            said = eval(said, function.__globals__)
        except NameError:
            said = None
    types = get_args(said) if get_origin(said) in (Union, UnionType) else (said,)
    if all(isinstance(type_, type) and issubclass(type_, Event) for type_ in types):
        return types
    raise TypeError(f"{kind.__name__}.{hook}: say which events it hears, as in `event: WiresCut | CutMissed`")
