"""The tokens, one entry for each kind."""

from __future__ import annotations

from typing import NamedTuple

from defuse.rulebook.busters.questions import asked_of
from defuse.rulebook.entry import Entry
from defuse.rulebook.texts import find, told
from defuse.words import say


class _Token(NamedTuple):
    rulings: tuple[str, ...]
    see: tuple[str, ...]
    since: int = 0


def _missions(*numbers: int) -> tuple[str, ...]:
    return tuple([f"mission/{number}" for number in numbers])


TOKENS = {
    "number": _Token(("C5", "C6", "C7", "D1"), ("rule/opening", "rule/dual-cut", "card/4")),
    "yellow": _Token(("C6", "C7"), ("rule/dual-cut", "mission/2")),
    "validation": _Token(("C13",), ("rule/validation",)),
    "marker": _Token(("C4",), ("rule/wires",)),
    "beside": _Token(("M13", "M22", "M50", "N8"), _missions(13, 22, 27, 39, 43, 50), 13),
    "false": _Token(("M17", "M52", "N3", "N4"), _missions(17, 52), 17),
    "x": _Token(("M20", "M35"), ("rule/flipped", *_missions(20, 35)), 20),
    "parity": _Token(("C6", "M21", "M33"), _missions(21, 33), 21),
    "count": _Token(("P24", "M24", "M40", "N1"), ("card/22", *_missions(24, 40)), 24),
    "oxygen": _Token(("M44", "M49", "M54", "M63"), _missions(44, 49, 54, 63), 44),
    "equal": _Token(("E10",), ("card/12",)),
    "differs": _Token(("E10",), ("card/1",)),
}
"""Each kind with its rulings, what belongs to it, and the first mission that has it."""


def tokens() -> tuple[Entry, ...]:
    """All kinds."""
    return tuple([_entry(name, token) for name, token in TOKENS.items()])


def _entry(name: str, token: _Token) -> Entry:
    id = f"rulebook-token-{name}"
    return Entry(
        id=f"token/{name}",
        title=say(id),
        sign=("token", name),
        sections=told(id, picture=f"token-{name}"),
        asked=asked_of(f"token/{name}"),
        see=token.see,
        rulings=token.rulings,
        find=find(id),
        since=token.since,
    )
