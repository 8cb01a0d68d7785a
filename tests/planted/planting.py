"""Planted faults: one small mistake at a time in a copy of the source, and the tests that have to notice it.

`faults.toml` lists them. A fault names a file below `src/defuse`, the text that is replaced there (it occurs just
once), what stands there instead, and the tests of the ordinary run (`make test`) that should go red.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from msgspec import Struct, convert

ROOT = Path(__file__).parents[2]
LIST = Path(__file__).with_name("faults.toml")
PACKAGE = "src/defuse"
LONGEST = 3600
"""After so many seconds a run is given up: a fault that hangs is no use here."""
RED, GREEN = 1, 0
"""How pytest ends: some tests failed, or none did. Everything else (nothing found, broken off) is neither."""


class Fault(Struct, frozen=True, forbid_unknown_fields=True):
    """One mistake, and who should see it."""

    name: str
    """What is wrong, in words."""
    about: str
    """What it is about: rules, leaks, odds, review, puzzles, server or programs."""
    file: str
    before: str
    after: str
    tests: tuple[str, ...]
    """Files of tests, or single tests in them."""

    @property
    def path(self) -> Path:
        """Where it is planted, from the root."""
        return Path(PACKAGE) / self.file

    def planted(self, text: str) -> str:
        """The text of the file with the mistake in it."""
        return text.replace(self.before, self.after)


def faults() -> tuple[Fault, ...]:
    """All of them."""
    return convert(tomllib.loads(LIST.read_text(encoding="utf-8"))["fault"], tuple[Fault, ...])


def copied(folder: Path, fault: Fault | None) -> Path:
    """A copy of the source below a folder, with the fault in it (None: as it is)."""
    source = folder / "src"
    shutil.copytree(ROOT / "src", source)
    if fault is not None:
        place = folder / fault.path
        place.write_text(fault.planted(place.read_text(encoding="utf-8")), encoding="utf-8")
        if place.suffix in (".c", ".h"):
            compile_kernel(folder)
    return source


def compile_kernel(folder: Path) -> None:
    """Compile the libraries of a copy, as the installation does."""
    for name in ("hatch_build.py", "pyproject.toml"):
        shutil.copy2(ROOT / name, folder)
    build = "import sys, hatch_build as h; sys.exit(not all(h.compiled(one) for one in h.libraries()))"
    subprocess.run([sys.executable, "-c", build], cwd=folder, check=True, capture_output=True)


def run(source: Path, tests: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    """Run some tests of the ordinary run against a copy of the source, up to the first failure."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(source),
        "HYPOTHESIS_STORAGE_DIRECTORY": str(source.parent / "found"),
    }
    for name in [name for name in environment if name.startswith("PYTEST_")]:
        del environment[name]
    return subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=short"),
            *("-m", "not soak", "-p", "no:cacheprovider", "--basetemp", source.parent / "temporary"),
            *tests,
        ],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )
