"""Messages of the book: an entry of the catalogue is a title, and its numbered attributes are what is said."""

from __future__ import annotations

from collections.abc import Mapping

from defuse.rulebook.entry import Asked, Section
from defuse.words import SOURCE, Argument, Message, catalogue, say


def lines(id: str, start: str = "text-", filled: Mapping[str, Argument] | None = None) -> tuple[Message, ...]:
    """The attributes of an entry that begin in the same way, in order: `.text-1`, `.text-2` …"""
    names = [name for name in catalogue(SOURCE).attributes(id) if name.startswith(start)]
    return tuple([say(f"{id}.{name}", **(filled or {})) for name in names])


def told(id: str, picture: str = "", filled: Mapping[str, Argument] | None = None) -> tuple[Section, ...]:
    """What there is to say of something: in short (`.text-1` …), then in detail (`.more-1` …)."""
    short, more = lines(id, filled=filled), lines(id, "more-", filled)
    found = (Section(lines=short, picture=picture),) if short or picture else ()
    return (*found, Section(title=say("rulebook-in-detail"), lines=more, points=True)) if more else found


def find(id: str) -> Message | None:
    """More words by which people look for it (`.find`)."""
    return say(f"{id}.find") if "find" in catalogue(SOURCE).attributes(id) else None


def ask(name: str, *rulings: str) -> Asked:
    """A question of players, whose texts are `rulebook-ask-NAME` and its `.answer`."""
    return Asked(say(f"rulebook-ask-{name}"), say(f"rulebook-ask-{name}.answer"), rulings)
