"""Offers: the open question, and what a seat may do as forms to fill in. Whoever shows them needs no rule."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class ItemSeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that can be chosen in a field, or could be thought of and is barred."""

    id: int | str
    """A wire's id, a seat, a value's number, a stand's index, a card's id …: send it back as it came."""
    label: str
    value: str = ""
    """For a wire whose value the seat knows: that value in a word (`5`, `yellow`). For a value: itself."""
    text: str = ""
    """For a card, a character, a constraint or a tool: what it does."""
    timing: str = ""
    """When it is used, in words; a constraint has no such time."""
    gear: str = ""
    """For a character: what its personal equipment is called."""


class BarredSeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that may not be chosen, and why not. Draw it faint, with the reason."""

    id: int | str
    label: str
    why: str
    value: str = ""
    text: str = ""
    timing: str = ""
    gear: str = ""


class GroupSeen(Struct, frozen=True, kw_only=True):
    """Items that may be chosen together."""

    items: tuple[ItemSeen, ...]
    sizes: tuple[int, ...]
    """How many of them may be taken: `[2]`, `[1, 2, 3]`. With `FieldSeen.apart` always `[1]`."""


class FieldSeen(Struct, frozen=True, kw_only=True):
    """Something to choose. Fields are independent of each other; ask for them in the order in which they come."""

    name: str
    kind: str
    """`wire`, `value`, `seat`, `stand`, `card`, `character`, `constraint`, … Unknown kinds are lists of labels."""
    title: str
    """What to choose, as a short sentence."""
    least: int
    most: int
    """How many items in all."""
    apart: bool
    """False: all items from one group, as many as its `sizes` allow. True: each from another group."""
    groups: tuple[GroupSeen, ...]
    barred: tuple[BarredSeen, ...] = ()
    own: bool = False
    """Whether all items are own wires that stand for their values: offer values, take any wire of the value."""
    only: tuple[int | str, ...] = ()
    """The whole choice where there is but one. It may be filled in without asking."""


class FormSeen(Struct, frozen=True, kw_only=True):
    """Something that this seat may do."""

    id: str
    """Send it back. The same action has the same id in later frames."""
    verb: str
    """`cut`, `solo-cut`, `place-token` …, for icons and shortcuts only."""
    label: str
    """What stands on its button."""
    text: str
    """What it does, in words."""
    cards: tuple[str, ...] = ()
    """The cards that are used with it."""
    aside: bool = False
    """Whether it is an any-time card: it answers no question, and the open question comes again after it."""
    deadly: bool = False
    """Whether a slip could end the mission at once: ask once more before it is sent, where the setting says so."""
    fields: tuple[FieldSeen, ...] = ()


class AskSeen(Struct, frozen=True, kw_only=True):
    """The open question."""

    number: int
    seats: tuple[int, ...]
    """Whom the table waits for."""
    text: str
    """The question in words, as it is put to the one who is asked."""
    mode: Literal["one", "all", "first"]
    """One seat answers; all answer in secret, changeable until the last has; the first to answer decides."""
    yours: bool = False
    """Whether you are asked."""
    let_go: bool = False
    """Whether you have passed, where nobody else is told."""
    until: float | None = None
    """The second of play at which the question closes by itself."""
