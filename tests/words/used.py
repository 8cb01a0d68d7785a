"""Which entries of the catalogues the code uses: by literal ids in `say("…")`, and by families of computed ones."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

SOURCES = Path(__file__).parents[2] / "src/defuse"

CLIENT_PREFIX = "web-"
"""Entries of the browser client, which has a test of its own."""


class Call(NamedTuple):
    """A place in the code that makes a message."""

    where: str
    id: str
    given: frozenset[str] | None
    """The names of its arguments; None if they cannot be told from the code."""


@cache
def literal_calls() -> tuple[Call, ...]:
    """All `say("literal", …)` in the package; a choice between two literals counts as both."""
    return tuple([call for file in sorted(SOURCES.rglob("*.py")) for call in _in_file(file)])


def _in_file(file: Path) -> Iterator[Call]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and _name(node.func) == "say" and node.args:
            given = None if any(keyword.arg is None for keyword in node.keywords) else _names(node)
            for id in _literals(node.args[0]):
                yield Call(f"{file.relative_to(SOURCES)}:{node.lineno}", id, given)


def _names(node: ast.Call) -> frozenset[str]:
    return frozenset(keyword.arg for keyword in node.keywords if keyword.arg is not None)


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _literals(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)


@cache
def families() -> frozenset[str]:
    """The ids that are computed: of acts and questions, cards, missions and the like."""
    from tests.words.computed import computed

    return frozenset(computed())
