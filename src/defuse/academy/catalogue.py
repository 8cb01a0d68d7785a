"""The catalogue finds the tools in their folder, so that adding one is adding a file, and its words to `locale/`."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import lru_cache

from defuse.academy.board import Board
from defuse.academy.tool import Tool
from defuse.kernel import Act

FOLDER = "defuse.academy.tools"


@lru_cache(maxsize=1)
def tools() -> dict[str, type[Tool]]:
    """All tools by their names, in the order of the alphabet.

    >>> len(tools())
    20
    """
    folder = importlib.import_module(FOLDER)
    found: dict[str, type[Tool]] = {}
    for name in sorted(each.name for each in pkgutil.iter_modules(folder.__path__)):
        tool = getattr(importlib.import_module(f"{FOLDER}.{name}"), "TOOL", None)
        if tool is not None:
            found[name.replace("_", "-")] = tool
    return found


def in_play(board: Board) -> Iterator[Tool]:
    """The tools that lie in front of their owners, used ones too."""
    for rule in board.rules:
        if isinstance(rule, Tool):
            yield rule


@lru_cache(maxsize=1)
def acts() -> tuple[type[Act], ...]:
    """All acts of the game: of the base rules and of the tools."""
    from defuse.academy.setup import Setup, base_rules

    rules = [*(type(rule) for rule in base_rules(Setup(players=4))), *tools().values()]
    return tuple(dict.fromkeys(verb for rule in rules for verb in rule.verbs))
