"""Which lines of a table say another thing about the same: the later one takes the place of the earlier."""

from __future__ import annotations

import re

from defuse.busters.notation.draft import ONCE
from defuse.busters.notation.lines import WORDS

_ROW = re.compile(r"\s*([A-EN][1-9])\s*[|:]", re.IGNORECASE)
_WHOSE = re.compile(r"[a-en][1-9]?(\.[0-9]+)?")
_RULE = re.compile(r"\s*rule\s+(\S+)", re.IGNORECASE)


def key_of(line: str) -> str:
    """What a line is about, where a table has one such line; empty for facts, of which there may be many."""
    row, rule = _ROW.match(line), _RULE.match(line)
    if row is not None:
        return row[1].upper()
    if rule is not None:
        return f"rule {rule[1]}"
    first, *more = [*line.lower().replace(":", " ").split(), ""]
    if first in WORDS and more and _WHOSE.fullmatch(more[0]):
        return f"{first} {more[0]}"  # each seat, each stand has its own
    return first if first in ONCE or first in WORDS else ""
