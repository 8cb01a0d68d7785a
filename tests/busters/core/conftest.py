"""Missions that exist only in a test, for rulings about what missions may change."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from defuse.busters import catalogue
from defuse.busters.mission import Mission, Wires
from defuse.kernel import Rule

Made = Callable[..., int]


@pytest.fixture
def practice(monkeypatch: pytest.MonkeyPatch) -> Iterator[Made]:
    """Makes a mission of some rules, with the wires 1 to 6, and says its number."""

    def make(*rules: Rule, dial: int | None = None, wires: Wires | None = None, replaces: tuple[str, ...] = ()) -> int:
        mission = Mission(
            number=66,
            wires=wires or Wires(blue=(1, 2, 3, 4, 5, 6)),
            dial=dial,
            rules=rules,
            replaces=replaces,
        )
        known = {**catalogue.missions(), mission.number: mission}
        monkeypatch.setattr(catalogue, "missions", lambda: known)
        catalogue.acts.cache_clear()
        return mission.number

    yield make
    catalogue.acts.cache_clear()
