"""The order of the tests: those that wait come first."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent
WAITING = (ROOT / "web", ROOT / "server" / "test_kill.py", ROOT / "server" / "test_tables.py")
"""Tests that wait for browsers, for servers and for time to pass more than they compute."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each process of a run gets a share of the list, and what is left at the end is shared out again.

    So the first one gets all that wait, with one browser for all of them, while the others compute. At the end of the
    list they would be left over for one process, and the processors would be idle.
    """
    items.sort(key=lambda item: not waits(item.path))


@cache
def waits(file: Path) -> bool:
    """Whether the tests of a file wait."""
    return any(file.is_relative_to(place) for place in WAITING)
