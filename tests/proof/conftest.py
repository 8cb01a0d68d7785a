"""The missions of the proof set are in the catalogue while their tests run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from defuse.busters import catalogue
from tests.proof.missions import MISSIONS


@pytest.fixture(autouse=True)
def proof_missions(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    known = {**catalogue.missions(), **MISSIONS}
    monkeypatch.setattr(catalogue, "missions", lambda: known)
    catalogue.acts.cache_clear()  # the verbs of these missions are acts too: replay files have to decode them
    yield
    catalogue.acts.cache_clear()
