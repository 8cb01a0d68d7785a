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
    tree = ast.parse(file.read_text(encoding="utf-8"))
    chosen = _chosen(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_say(node.func) and node.args:
            unclear = isinstance(node.func, ast.Attribute) or any(keyword.arg is None for keyword in node.keywords)
            given = None if unclear else _names(node)
            first = node.args[0]
            ids = chosen.get(first.id, ()) if isinstance(first, ast.Name) else _literals(first)
            for id in ids:
                yield Call(f"{file.relative_to(SOURCES)}:{node.lineno}", id, given)


def _is_say(node: ast.expr) -> bool:
    """`say(…)`; and `speaker.entry(…)`, which writes a small word of the language, given a dictionary."""
    if isinstance(node, ast.Attribute):
        return node.attr == "entry" and ast.unparse(node.value) in ("self", "speaker")
    return isinstance(node, ast.Name) and node.id == "say"


def _chosen(tree: ast.Module) -> dict[str, set[str]]:
    """The literals that names of a file stand for: `id = "one" if … else "other"`, and tables of literals by key."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found.setdefault(node.targets[0].id, set()).update(_literals(node.value))
    return found


def _names(node: ast.Call) -> frozenset[str]:
    return frozenset(keyword.arg for keyword in node.keywords if keyword.arg is not None)


def _literals(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)
    elif isinstance(node, ast.Dict):
        for value in node.values:
            yield from _literals(value)
    elif isinstance(node, ast.Subscript):
        yield from _literals(node.value)


@cache
def families() -> frozenset[str]:
    """The ids that are computed: of acts and questions, cards, missions and the like."""
    from tests.words.computed import computed

    return frozenset(computed())
