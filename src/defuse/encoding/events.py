"""Events in numbers: what happened since a seat was last asked, the newest ones as far as there is room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Generic, TypeVar

from msgspec import Struct

from defuse.kernel import Event

ROWS = 16
COLUMNS = 8

Plan = TypeVar("Plan")


def tag_of(thing: Struct) -> str:
    """The tag of a struct: what it is called in files."""
    return tag_of_kind(type(thing))


@cache
def tag_of_kind(kind: type[Struct]) -> str:
    """The tag of a kind of struct."""
    return str(kind.__struct_config__.tag)


class Plans(Generic[Plan]):
    """How each kind of event is written, worked out once for each; None for kinds that are not told."""

    def __init__(self, kinds: Sequence[str], make: Callable[[int, tuple[str, ...]], Plan]) -> None:
        self._codes = {tag: at + 1 for at, tag in enumerate(kinds)}
        self._make = make
        self._known: dict[type[Event], Plan | None] = {}

    def newest(self, events: Sequence[Event]) -> list[tuple[Event, Plan]]:
        """The last events that are told, as many as there is room for, with how they are written."""
        known = self._known
        found: list[tuple[Event, Plan]] = []
        for event in reversed(events):
            try:
                plan = known[type(event)]
            except KeyError:
                plan = self._plan_of(type(event))
            if plan is not None:
                found.append((event, plan))
                if len(found) == ROWS:
                    break
        found.reverse()
        return found

    def _plan_of(self, kind: type[Event]) -> Plan | None:
        code = self._codes.get(tag_of_kind(kind))
        plan = self._known[kind] = None if code is None else self._make(code, kind.__struct_fields__)
        return plan


def first_in(fields: Sequence[str], names: Sequence[str]) -> str:
    """The first of some names that is among the fields of an event; nothing if there is none."""
    return next((name for name in names if name in fields), "")


def several(found: Any) -> tuple[Any, ...]:
    """A list of what may be one thing, several or nothing."""
    if found is None:
        return ()
    return found if isinstance(found, tuple) else (found,)
