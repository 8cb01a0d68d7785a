"""The missions of the proof set are in the catalogue while their tests run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from defuse.busters import catalogue
from tests.proof import (
    m29_guessing_game,
    m34_weakest_link,
    m36_palm_trees,
    m42_circus,
    m45_volunteers,
    m56_tripwires,
)

MODULES = (m29_guessing_game, m34_weakest_link, m36_palm_trees, m42_circus, m45_volunteers, m56_tripwires)


@pytest.fixture(autouse=True)
def proof_missions(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    known = {**catalogue.missions(), **{module.MISSION.number: module.MISSION for module in MODULES}}
    monkeypatch.setattr(catalogue, "missions", lambda: known)
    catalogue.acts.cache_clear()  # the verbs of these missions are acts too: replay files have to decode them
    yield
    catalogue.acts.cache_clear()
