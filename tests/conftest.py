"""The order of the tests: those that wait come first. And no browser is in the way of those that come later."""

from __future__ import annotations

import gc
import sys
import warnings
from asyncio import events
from collections.abc import Generator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent
WAITING = (ROOT / "web", ROOT / "server" / "test_kill.py", ROOT / "server" / "test_tables.py")
"""Tests that wait for browsers, for servers and for time to pass more than they compute."""
CLUSTERS = (ROOT / "server" / "test_cluster.py", ROOT / "server" / "test_review_cluster.py")
ONCE_MORE = pytest.mark.flaky(reruns=1)
"""What waits for other programs may meet a moment in which the machine does something else. It is done once more, and
the summary names it; what fails twice has failed."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each process of a run gets a share of the list, and what is left at the end is shared out again.

    So the first one gets all that wait, with one browser for all of them, while the others compute. At the end of the
    list they would be left over for one process, and the processors would be idle.
    """
    items.sort(key=lambda item: not waits(item.path))
    for item in items:
        if waits(item.path) or item.path in CLUSTERS:
            item.add_marker(ONCE_MORE)
        if item.get_closest_marker("soak") is not None:
            item.add_marker(pytest.mark.timeout(0))  # it may take hours


@cache
def waits(file: Path) -> bool:
    """Whether the tests of a file wait."""
    return any(file.is_relative_to(place) for place in WAITING)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Playwright leaves a loop that counts as running in this thread, even while nobody uses a browser.

    Whatever runs a loop of its own could not be called then, and which tests come behind a browser is a matter of luck.
    """
    if getattr(item, "execution_count", 1) > 1:
        forget_what_failed()
    waiting = None if item.path.is_relative_to(ROOT / "web") else events._get_running_loop()
    if waiting is not None:
        events._set_running_loop(None)
    try:
        yield
    finally:
        if waiting is not None:
            events._set_running_loop(waiting)


def forget_what_failed() -> None:
    """Before something is done once more: what the first try had open is kept by its error, and goes with it.

    Otherwise it would go in the middle of any later test, which would fail for sockets that it never had.
    """
    sys.last_value = sys.last_traceback = sys.last_type = None
    if hasattr(sys, "last_exc"):
        del sys.last_exc
    with warnings.catch_warnings(action="ignore"):
        gc.collect()
