"""A test of the tests: every planted fault makes the ordinary run go red. `make soak` runs it, one fault at a time."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.planted.planting import GREEN, RED, ROOT, Fault, copied, faults, run

pytestmark = pytest.mark.soak

ALL = faults()


@pytest.mark.parametrize("fault", ALL, ids=lambda fault: fault.name.replace(" ", "-"))
def test_a_planted_fault_is_noticed(fault: Fault, tmp_path: Path) -> None:
    done = run(copied(tmp_path, fault), fault.tests)
    assert done.returncode == RED, f"{fault.name}: nobody notices it, or something else is wrong\n{done.stdout[-3000:]}"


@pytest.mark.parametrize("about", sorted({fault.about for fault in ALL}))
def test_without_a_fault_the_same_tests_are_green(about: str, tmp_path: Path) -> None:
    """Otherwise the others would say nothing."""
    tests = dict.fromkeys(test for fault in ALL if fault.about == about for test in fault.tests)
    files = [test for test in tests if "::" not in test]
    single = [test for test in tests if "::" in test and test.split("::")[0] not in files]
    done = run(copied(tmp_path, None), (*files, *single))
    assert done.returncode == GREEN, done.stdout[-3000:]


def test_the_copy_is_what_is_tested(tmp_path: Path) -> None:
    source = copied(tmp_path, None)
    where = tmp_path / "test_where.py"
    where.write_text(f"import defuse\n\n\ndef test_it():\n    assert defuse.__file__.startswith({str(source)!r})\n")
    assert run(source, (str(where),)).returncode == GREEN
    assert run(ROOT / "src", (str(where),)).returncode == RED
