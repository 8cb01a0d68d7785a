"""Acts: what people do. A game is its set-up, its seed and the list of its acts."""

from __future__ import annotations

import re
from functools import cache
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import force_setattr

from defuse.words import Message, say

HOST = -1
"""The seat of acts that no player does: the host appends them (the clock)."""


def kebab(name: str) -> str:
    """The name of a class as it is written in files.

    >>> kebab("RevealReds")
    'reveal-reds'
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Act(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do", tag=kebab):
    """What a seat does. Its other fields are the fields of the form that offers it.

    The catalogues say what it is (`act-TAG`), and what to call it on a button (`act-TAG.label`).
    """

    entry: ClassVar[str] = ""
    """Its entry in the catalogues where that is not `act-TAG`: acts of two games may have the same tag."""
    seat: int
    using: tuple[str, ...] = ()
    """The cards that are used in it, by rule id."""


@cache
def act_text(verb: type[Act]) -> Message:
    """What an act is, in a sentence.

    >>> str(act_text(Pass))
    'Let this go by.'
    """
    return say(_entry(verb))


@cache
def act_label(verb: type[Act]) -> Message:
    """What to call an act on a button."""
    return say(f"{_entry(verb)}.label")


def _entry(verb: type[Act]) -> str:
    return verb.entry or f"act-{verb.__struct_config__.tag}"


class Pass(Act, frozen=True):
    """Let a race go by."""


class Cannot(Act, frozen=True):
    """Say that nothing legal is left to do."""


class Clock(Act, frozen=True, kw_only=True):
    """So many seconds of play have passed; appended by the host, never by a seat."""

    seconds: float
    seat: int = HOST

    def __post_init__(self) -> None:
        if type(self.seconds) is int:  # 5 and 5.0 are written alike
            force_setattr(self, "seconds", float(self.seconds))
