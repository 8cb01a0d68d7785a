"""The list of planted faults is kept: each can still be planted, and the tests that should notice it are there."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.planted.planting import ROOT, Fault, faults

ALL = faults()
LEAST = 40
ABOUT = {"rules", "leaks", "odds", "review", "puzzles", "server", "programs"}


@pytest.mark.parametrize("fault", ALL, ids=lambda fault: fault.name.replace(" ", "-"))
def test_a_fault_can_be_planted(fault: Fault) -> None:
    text = (ROOT / fault.path).read_text(encoding="utf-8")
    assert text.count(fault.before) == 1, f"{fault.path}: has to occur just once: {fault.before}"
    changed = fault.planted(text)
    assert changed != text
    if fault.path.suffix == ".py":
        compile(changed, str(fault.path), "exec")


@pytest.mark.parametrize("fault", ALL, ids=lambda fault: fault.name.replace(" ", "-"))
def test_whoever_should_notice_it_is_there(fault: Fault) -> None:
    assert fault.tests
    for test in fault.tests:
        file, *names = test.split("::")
        text = (ROOT / file).read_text(encoding="utf-8")
        for name in names:
            assert re.search(rf"^(async )?def {re.escape(name.split('[')[0])}\b", text, re.MULTILINE), test


def test_there_are_enough_of_each_kind() -> None:
    found = Counter(fault.about for fault in ALL)
    assert set(found) == ABOUT
    assert found.total() >= LEAST
    assert min(found.values()) >= 5
    assert max(Counter(fault.name for fault in ALL).values()) == 1
