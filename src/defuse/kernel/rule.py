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

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import count
from types import UnionType
from typing import Any, ClassVar, NamedTuple, Union, get_args, get_origin

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
        """What was found before for the same bits in the same order: few rules hear of an event."""

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


class _ByHook(dict[str, tuple[int, ...]]):
    """The places of the rules that define a hook, by its name."""

    def __init__(self, kinds: Sequence[type[Rule]]) -> None:
        places: dict[str, list[int]] = {}
        for at, kind in enumerate(kinds):
            for name in _names_of(kind):
                places.setdefault(name, []).append(at)
        super().__init__({name: tuple(found) for name, found in places.items()})
        self._declarations = {kind.hooks for kind in kinds}

    def __missing__(self, name: str) -> tuple[int, ...]:
        """Nobody defines it; an error if nobody could."""
        if self._declarations and not any(name in declared(hooks) for hooks in self._declarations):
            known = {hook for hooks in self._declarations for hook in declared(hooks)}
            raise LookupError(f"{name!r} is not a declared hook; the nearest one is {nearest(name, known)}")
        self[name] = ()
        return ()


class _Falling(dict[str, tuple[int, ...]]):
    """The same, the highest rule first."""

    def __init__(self, rising: _ByHook) -> None:
        super().__init__()
        self._rising = rising

    def __missing__(self, name: str) -> tuple[int, ...]:
        found = self[name] = self._rising[name][::-1]
        return found


class _ByEvent(dict["type[Event]", EventHooks]):
    """The places of the rules that listen to a kind of event."""

    def __init__(self, kinds: Sequence[type[Rule]]) -> None:
        super().__init__()
        self._kinds = kinds

    def __missing__(self, event: type[Event]) -> EventHooks:
        heard = _HEARD.get(event)
        if heard is None:
            heard = _HEARD[event] = _Heard(event)
        bits = bytes(map(heard.__getitem__, self._kinds))
        if bits not in heard.found:
            heard.found[bits] = EventHooks(bits)
        found = self[event] = heard.found[bits]
        return found


class _Found(NamedTuple):
    """What has been found of some kinds of rules in some order."""

    hooks: _ByHook
    falling: _Falling
    events: _ByEvent


class Index:
    """Which rules have which hooks, for one set of rules."""

    __slots__ = ("event", "falling", "hook", "places")

    def __init__(self, rules: tuple[Rule, ...]) -> None:
        self.places = {rule.id: at for at, rule in enumerate(rules)}
        """Where the rule of an id is."""
        found = _found_for(rules)
        # These three are asked all the time: they are what a dictionary does by itself.
        self.hook: Callable[[str], tuple[int, ...]] = found.hooks.__getitem__
        """The places of the rules that define a hook."""
        self.falling: Callable[[str], tuple[int, ...]] = found.falling.__getitem__
        """The same, the highest rule first."""
        self.event: Callable[[type[Event]], EventHooks] = found.events.__getitem__
        """The places of the rules that listen to a kind of event."""


def index_of(rules: tuple[Rule, ...]) -> Index:
    """The index of some rules."""
    return Index(rules)


class _Alike(dict["type[Rule]", int]):
    """A number for each kind of rule: the same for kinds that define the same hooks and hear the same events."""

    def __init__(self) -> None:
        super().__init__()
        self._numbers: dict[Any, int] = {}
        self._unused = count()

    def __missing__(self, kind: type[Rule]) -> int:
        heard = tuple([_heard(kind, hook) for hook in EVENT_HOOKS])
        found = self[kind] = self._numbers.setdefault((kind.hooks, _names_of(kind), heard), next(self._unused))
        return found


_ALIKE = _Alike()
_FOUND: dict[tuple[int, ...], _Found] = {}
_FOUND_MOST = 4096


def _found_for(rules: tuple[Rule, ...]) -> _Found:
    """What has been found of such rules, or of others that have a say in the same things in the same order.

    Games differ in their cards, and most cards have a say in the same things.
    """
    alike = tuple(map(_ALIKE.__getitem__, map(type, rules)))
    found = _FOUND.get(alike)
    if found is None:
        if len(_FOUND) >= _FOUND_MOST:
            _FOUND.clear()
        kinds = [type(rule) for rule in rules]
        hooks = _ByHook(kinds)
        found = _FOUND[alike] = _Found(hooks, _Falling(hooks), _ByEvent(kinds))
    return found


def _hooks_for(kind: type[Rule], event: type[Event]) -> tuple[str, ...]:
    """The hooks through which a kind of rule hears a kind of event."""
    return tuple([hook for hook in EVENT_HOOKS if issubclass(event, _heard(kind, hook))])


@cache
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
