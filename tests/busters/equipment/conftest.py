"""Every test has a catalogue of its own, to which its tables add the missions that they need."""

from __future__ import annotations

import pytest

from defuse.busters import catalogue


@pytest.fixture(autouse=True)
def own_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    known = dict(catalogue.missions())
    monkeypatch.setattr(catalogue, "missions", lambda: known)
