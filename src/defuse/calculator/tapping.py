"""Tapping: lines of notation as templates, whose parts are filled in by choosing. Whoever shows them needs no rule."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Choice(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that can be tapped: the words that it puts into the line, and what it is called."""

    write: str
    label: str
    wire: int | None = None
    """The id of the wire in the scene, where it is one."""
    seat: int | None = None
    stand: int | None = None
    value: str = ""
    """`5`, `yellow`, `red`, where it is a value or a wire of that value."""
    card: str = ""
    """The id of an equipment card in the scene."""


class LineWhen(Struct, frozen=True, kw_only=True):
    """That a part belongs to a line only if another part of it has been filled in in a certain way."""

    part: str
    """The name of that part."""
    writes: tuple[str, ...]
    """What it writes then: one of these."""


class LinePart(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of a line: first the words `before`, then what was tapped, then the words `after`.

    A part that nothing was tapped for (`least` 0), or whose `when` is not so, writes nothing at all.
    """

    name: str
    kind: str
    """What it is, for the place where it is tapped: `say` (words alone, nothing to tap), `wire`, `value`, `seat`,
    `stand`, `token`, `face`, `card`, `number`, `constraint`, `result`, `word`, `amount`, `pair` … Draw a kind that you
    do not know as a list of its choices."""
    title: str = ""
    """What to tap, in a few words."""
    before: str = ""
    after: str = ""
    least: int = 1
    most: int = 1
    """How many are tapped; 0 where it may be left out."""
    groups: tuple[str, ...] = ()
    """Names in `choices`: all taps of this part come from one of these groups, or with `apart` each from another."""
    apart: bool = False
    repeats: bool = False
    """Whether the same may be tapped twice."""
    lowest: float | None = None
    """`amount`: a number from here …"""
    highest: float | None = None
    """… to here."""
    decimals: bool = False
    parts: tuple[LinePart, ...] = ()
    """`pair`: what each single one is made of, one behind the other."""
    joined: str = " "
    """What stands between two of them."""
    when: LineWhen | None = None


class LineTemplate(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line that can be written by tapping: the words of its parts, one behind the other, with blanks between."""

    id: str
    """The same line has the same id in later answers: `call`, `solo`, `show`, `fact:has`, `line:nano` …"""
    group: Literal["turn", "aside", "time", "fact", "state", "setup", "stand"]
    """`turn`: what somebody does who is asked; `aside`: what can be done at any time (a card); `time`: the clock;
    `fact`: something that is known of hidden wires; `state`: how the table stands from then on; `setup`: what is laid
    out at the beginning; `stand`: the wires of a stand."""
    title: str
    """What stands on its button."""
    text: str = ""
    """What it tells or does, in a sentence."""
    seat: int | None = None
    """Who does it."""
    cards: tuple[str, ...] = ()
    """The cards that are used with it, by their ids in the scene."""
    verb: str = ""
    """The act, as in `FormSeen.verb`."""
    parts: tuple[LinePart, ...] = ()
    needed: bool = False
    """Whether a table cannot do without this line."""
    many: bool = False
    """Whether a table may have several of them (a later line of the same `key` takes the place of an earlier one)."""
    key: str = ""
    """What it says, where a table says it once."""
    line: int | None = None
    """In a blank table: its line, from 1; null where it is not there yet. A new one goes in front of the stands."""
    example: str = ""


Choices = dict[str, tuple[Choice, ...]]
"""Groups of choices by name, for `LinePart.groups`."""


class Menu(Struct, frozen=True, kw_only=True):
    """All that can be tapped at a table."""

    templates: tuple[LineTemplate, ...] = ()
    choices: Choices = {}
