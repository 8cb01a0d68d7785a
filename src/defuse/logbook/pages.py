"""A page of the logbook: a table as it was written down, and behind it what happened since, line by line."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import NamedTuple

from defuse.busters.notation.text import lines
from defuse.logbook.claims import VERBS

_ROW = re.compile(r"\s*[A-Ea-eNn][1-9]\s*[|:]")
_EVENT = re.compile(r"\s*([A-Ea-e])\s+([^\s:,;·]+)")
_CLOCK = re.compile(r"\s*clock\s+([0-9]{1,6}(?:[.,][0-9]{1,9})?)\s*(:.*)?", re.IGNORECASE)
_FACT = frozenset(("has", "had", "knows", "know", "lacks"))


class Line(NamedTuple):
    """A line and its number."""

    number: int
    text: str

    @property
    def is_event(self) -> bool:
        """Whether it tells what somebody did."""
        return is_event(self.text)

    @property
    def clock(self) -> float | None:
        """The seconds that it says the clock shows, if it is about the clock."""
        found = _CLOCK.fullmatch(self.text)
        return None if found is None else float(found[1].replace(",", "."))


class Page(NamedTuple):
    """The text of a table, and the lines behind it."""

    table: str
    since: tuple[Line, ...]


def is_event(text: str) -> bool:
    """Whether a line tells what somebody did, and not a fact: it begins with a seat and a verb."""
    found = _EVENT.match(text)
    if found is None:
        return False
    verb = found[2].lower()
    if verb == "lacks" and text.split()[2:3] == ["nothing"]:
        return True
    if verb in VERBS or verb in _FACT:
        return verb not in _FACT
    near = get_close_matches(verb, sorted(VERBS | _FACT), 1)
    return bool(near) and near[0] in VERBS


def page_of(text: str) -> Page:
    """Part a text where the first line behind the stands tells what happened."""
    said = [Line(number, line) for number, line in lines(text)]
    begun = False
    for line in said:
        begun = begun or _ROW.match(line.text) is not None
        if begun and (line.is_event or line.clock is not None):
            kept = text.split("\n")[: line.number - 1]
            return Page("\n".join(kept), tuple([other for other in said if other.number >= line.number]))
    return Page(text, ())
