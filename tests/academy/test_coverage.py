"""Random play meets all that there is: every tool in each of its windows, every act, every event."""

from __future__ import annotations

import inspect

import pytest

from defuse.academy import catalogue, events
from defuse.kernel import Act, Event, Pass
from tests.academy import coverage
from tests.academy.coverage import Coverage

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def met() -> Coverage:
    return coverage.met()


def test_all_twenty_tools_are_used_in_each_of_their_windows(met: Coverage) -> None:
    """A9."""
    wanted = {(name, moment) for name, tool in catalogue.tools().items() for moment in tool.moments}
    assert len(met.tools) == 20
    assert set(met.moments) == wanted


def test_every_act_is_done(met: Coverage) -> None:
    kinds: tuple[type[Act], ...] = (*catalogue.acts(), Pass)
    assert {kind.__name__ for kind in kinds} - set(met.acts) == set()


def test_every_event_happens(met: Coverage) -> None:
    known = {
        name
        for name, kind in inspect.getmembers(events, inspect.isclass)
        if issubclass(kind, Event) and kind is not Event and kind.__module__ == events.__name__
    }
    assert known - set(met.events) == set()
