"""What `defuse odds` is asked for, and the short way to read it from plain arguments.

The library behind the command takes longer to load than the odds take to count, and a calculator should answer at once.
So arguments that are plainly right are read here; everything else, help and mistakes too, goes the usual way.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple


class Options(NamedTuple):
    """The arguments of the command."""

    file: Path
    seat: str | None = None
    at: int | None = None
    every: bool = False
    watch: bool = False
    json: bool = False
    table: bool = False
    """Whether the table as it stands now is printed instead of its odds."""
    why: str | None = None
    """A wire and a value, `B1.3=5`: it is told why that is so, instead of the odds."""


_FLAGS = {"--all": "every", "--watch": "watch", "-w": "watch", "--json": "json", "--table": "table"}
_VALUES = {"--seat": "seat", "-s": "seat", "--at": "at", "--why": "why"}


def plain_options(args: Sequence[str]) -> Options | None:
    """The options of `defuse odds …`, or None if these arguments need a closer look.

    >>> plain_options(["odds", "table.txt", "--seat", "B"]) == Options(Path("table.txt"), seat="B")
    True
    >>> plain_options(["odds", "--help"])
    """
    if args[:1] != ["odds"]:
        return None
    found: dict[str, str | bool] = {}
    words = iter(args[1:])
    for word in words:
        if word in _FLAGS:
            found[_FLAGS[word]] = True
        elif word in _VALUES:
            value = next(words, "-")
            if value.startswith("-"):
                return None
            found[_VALUES[word]] = value
        elif word and (word == "-" or not word.startswith("-")) and "file" not in found:
            found["file"] = word
        else:
            return None
    at = found.get("at")
    if "file" not in found or (at is not None and not (str(at).isascii() and str(at).isdigit())):
        return None
    return Options(
        file=Path(str(found["file"])),
        seat=str(found["seat"]) if "seat" in found else None,
        at=None if at is None else int(at),
        every=bool(found.get("every")),
        watch=bool(found.get("watch")),
        json=bool(found.get("json")),
        table=bool(found.get("table")),
        why=str(found["why"]) if "why" in found else None,
    )
