"""Rules: missions, cards, characters and the base game itself are all rules, and all alike to the kernel.

A rule is a frozen struct that holds public data only. It takes part in the game through hooks, and a hook that it does
not define costs nothing: the kernel looks up which rules have a hook, for which kind of event, once per set of rules.

Hooks are declared in `hooks.py`, those of a game in the game: a rule with a misspelt one cannot even be defined. Games
ask for their own hooks with `view.first(hook, ...)`. The event hooks are indexed by the annotation of their `event`
parameter, which therefore has to name types that exist at run time. `docs/hooks.md` shows all hooks in tables.

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
from defuse.kernel.hooks import Hooks, check, declared, nearest
from defuse.kernel.public import Step

Steps = Iterable[Step | None]
"""What a hook wants to happen next. All steps of one call are decided on the same state; to look again after a step,
react to its event."""

EVENT_HOOKS = ("prevents", "changes", "on", "facts", "after")


class Rule(Struct, frozen=True, kw_only=True, tag_field="rule", tag=kebab):
    """Something that has a say in the game. Rules of one class are told apart by their ids."""

    id: str

    hooks: ClassVar[type] = Hooks
    """Where the hooks that it may define are declared: those of the kernel, or a game's."""
    rank: ClassVar[int] = 0
    """Rules of a lower rank are heard first. Games name their ranks (`rank.py`)."""
    verbs: ClassVar[tuple[type[Act], ...]] = ()
    """The acts that this rule offers, or takes as answers."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        check(cls, cls.hooks, Rule)


class _Heard(dict["type[Rule]", int]):
    """The hooks through which each kind of rule hears a kind of event, as bits, worked out when first asked for."""

    def __init__(self, event: type[Event]) -> None:
        super().__init__()
        self._event = event
        self.found: dict[bytes, EventHooks] = {}
        """What was found before for the same bits in the same order: games differ in their cards, few hear of this."""

    def __missing__(self, kind: type[Rule]) -> int:
        hooks = _hooks_for(kind, self._event)
        found = self[kind] = sum([1 << at for at, hook in enumerate(EVENT_HOOKS) if hook in hooks])
        return found


_HEARD: dict[type[Event], _Heard] = {}


@cache
def _names_of(kind: type[Rule]) -> tuple[str, ...]:
    """The declared hooks that a kind of rule defines."""
    return tuple([name for name in declared(kind.hooks) if hasattr(kind, name)])


class EventHooks:
    """The places of the rules that have something to say about one kind of event."""

    __slots__ = EVENT_HOOKS

    prevents: tuple[int, ...]
    changes: tuple[int, ...]
    on: tuple[int, ...]
    facts: tuple[int, ...]
    after: tuple[int, ...]

    def __init__(self, heard: bytes) -> None:
        for bit, hook in enumerate(EVENT_HOOKS):
            setattr(self, hook, tuple([at for at, bits in enumerate(heard) if bits >> bit & 1]))


def event_hooks(kinds: Sequence[type[Rule]], event: type[Event]) -> EventHooks:
    """The places of those of some rules that have something to say about a kind of event."""
    heard = _HEARD.get(event)
    if heard is None:
        heard = _HEARD[event] = _Heard(event)
    bits = bytes(map(heard.__getitem__, kinds))
    found = heard.found.get(bits)
    if found is None:
        found = heard.found[bits] = EventHooks(bits)
    return found


class Index:
    """Which rules have which hooks, for one set of rules."""

    __slots__ = ("_falling", "_hooks", "events", "kinds", "places")

    def __init__(self, kinds: tuple[type[Rule], ...], ids: tuple[str, ...]) -> None:
        self.kinds = kinds
        self.places = {id: at for at, id in enumerate(ids)}
        self._hooks: dict[str, tuple[int, ...]] = {}
        self._falling: dict[str, tuple[int, ...]] = {}
        self.events: dict[type[Event], EventHooks] = {}

    def hook(self, name: str) -> tuple[int, ...]:
        """The places of the rules that define a hook."""
        try:
            return self._hooks[name]
        except KeyError:
            if not self._hooks:
                self._find_hooks()
                if name in self._hooks:
                    return self._hooks[name]
            self._must_be_declared(name)
            self._hooks[name] = ()  # nobody defines it
            return ()

    def _find_hooks(self) -> None:
        """Find all hooks that any of the rules define, in one go: most sets of rules differ in a card or two."""
        places: dict[str, list[int]] = {}
        for at, kind in enumerate(self.kinds):
            for name in _names_of(kind):
                if name in places:
                    places[name].append(at)
                else:
                    places[name] = [at]
        self._hooks = {name: tuple(found) for name, found in places.items()}

    def falling(self, name: str) -> tuple[int, ...]:
        """The same, the highest rule first."""
        try:
            return self._falling[name]
        except KeyError:
            found = self._falling[name] = self.hook(name)[::-1]
            return found

    def _must_be_declared(self, name: str) -> None:
        if self.kinds and not any(name in declared(kind.hooks) for kind in self.kinds):
            known = {hook for kind in self.kinds for hook in declared(kind.hooks)}
            raise LookupError(f"{name!r} is not a declared hook; the nearest one is {nearest(name, known)}")

    def event(self, kind: type[Event]) -> EventHooks:
        """The places of the rules that listen to a kind of event."""
        try:
            return self.events[kind]
        except KeyError:
            found = self.events[kind] = event_hooks(self.kinds, kind)
            return found


def index_of(rules: tuple[Rule, ...]) -> Index:
    """The index of some rules; the same for the same classes and ids."""
    return _index(tuple([type(rule) for rule in rules]), tuple([rule.id for rule in rules]))


@lru_cache(maxsize=4096)
def _index(kinds: tuple[type[Rule], ...], ids: tuple[str, ...]) -> Index:
    return Index(kinds, ids)


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
