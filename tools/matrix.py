"""`python -m tools.matrix`, or `make matrix`: the quick tests with every Python from 3.11 on that is here.

Each gets an environment of its own in `.tools/matrix`, with the pinned packages. `DEFUSE_PYTHONS=path:path` names
Pythons that are neither on the path nor in pyenv, `ONLY=3.14` leaves out all others. Words that follow go to pytest.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tools.dist.trials import PYTHONS, pythons

ROOT = Path(__file__).parent.parent
UV = ROOT / ".tools/bin/uv"


def tested(version: str, python: Path, words: list[str]) -> bool:
    """Run the tests with one Python; whether they pass."""
    place = ROOT / ".tools/matrix" / version
    own = place / "bin/python"
    pins = ROOT / "requirements/dev.txt"
    install: list[str | Path] = [
        UV,
        "pip",
        "install",
        "--quiet",
        "--offline",
        "--no-deps",
        "--no-build-isolation",
        "--python",
        own,
    ]
    calls: list[list[str | Path]] = [
        [UV, "venv", "--quiet", "--allow-existing", "--python", python, place],
        [UV, "pip", "sync", "--quiet", "--require-hashes", "--python", own, pins],
        [*install, "--editable", ROOT],
        [own, "-m", "pytest", "-q", "-m", "not slow and not soak", "-p", "no:cacheprovider", *words],
    ]
    return all(subprocess.run(call, cwd=ROOT, check=False).returncode == 0 for call in calls)


def main() -> None:
    """All of them, then who passed."""
    only = os.environ.get("ONLY")
    found = pythons()
    here = {version: python for version, python in found.items() if only in (None, "", version)}
    words = sys.argv[1:] or ["-n", os.environ.get("JOBS", "2")]
    results = {version: tested(version, python, words) for version, python in here.items()}
    for version in PYTHONS:
        said = {True: "ok", False: "FAILED", None: "left out" if version in found else "not here"}
        print(f"Python {version}: {said[results.get(version)]}")
    sys.exit(0 if results and all(results.values()) else 1)


if __name__ == "__main__":
    main()
