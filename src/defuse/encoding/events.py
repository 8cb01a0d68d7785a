"""Events in numbers: what happened since a seat was last asked, the newest ones as far as there is room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from defuse.kernel import Event

ROWS = 16
COLUMNS = 8

SEATS = ("by", "seat")
VALUES = ("value", "number", "values", "numbers")


def tag_of(thing: Any) -> str:
    """The tag of a struct: what it is called in files."""
    return str(type(thing).__struct_config__.tag)


def newest(events: Sequence[Event], kinds: dict[str, int]) -> list[Event]:
    """The last events that have a code, as many as there is room for."""
    found = [event for event in events if tag_of(event) in kinds]
    return found[-ROWS:]


def first_of(event: Event, names: Sequence[str]) -> Any:
    """What an event has under the first of these names that it has; None if it has none."""
    for name in names:
        found = getattr(event, name, None)
        if found is not None:
            return found
    return None


def several(found: Any) -> tuple[Any, ...]:
    """A list of what may be one thing, several or nothing."""
    if found is None:
        return ()
    return found if isinstance(found, tuple) else (found,)
