"""`python -m tools.publish`, or `make publish`: sends the files of a release to the package index, with twine.

It looks first: nothing uncommitted, the tag of this version on this commit, and in dist/ exactly the files of this
version, made from this commit. All that is wrong is named at once, and then nothing is sent.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
from pathlib import Path

from tools.dist.targets import PURE, TARGETS
from tools.dist.trials import NAME
from tools.release import ROOT, VERSION_FILE, written_version


def files_of(version: str) -> frozenset[str]:
    """What the files of a release are called.

    >>> sorted(files_of("0.2.0"))[0]
    'defuse_wires-0.2.0-py3-none-any.whl'
    """
    begin = f"{NAME.replace('-', '_')}-{version}"
    return frozenset({f"{begin}.tar.gz", *(f"{begin}-{tag}.whl" for tag in (PURE, *(one.tag for one in TARGETS)))})


def wrong(root: Path) -> list[str]:
    """Everything that keeps the files in dist/ from being published."""

    def git(*words: str) -> str:
        return subprocess.check_output(["git", *words], cwd=root, text=True).strip()

    version = written_version((root / VERSION_FILE).read_text())
    found = []
    if git("status", "--porcelain"):
        found.append("there are changes that are not committed")
    if f"v{version}" not in git("tag", "--points-at", "HEAD").splitlines():
        found.append(f"this commit does not have the tag v{version}: make release VERSION={version}")
    dist = root / "dist"
    here = {path.name for path in dist.iterdir()} if dist.is_dir() else set()
    expected = files_of(version)
    found += [f"dist/ lacks {name}: make dist" for name in sorted(expected - here)]
    found += [f"dist/ has {name}, which is no file of {version}" for name in sorted(here - expected)]
    for name in sorted(name for name in expected & here if name.endswith(".tar.gz")):
        with tarfile.open(dist / name) as archive:
            times = {int(member.mtime) for member in archive}
        # Every file of a release has the time of its commit. Wheels are made from this archive.
        if times != {int(git("log", "-1", "--format=%ct"))}:
            found.append(f"dist/{name} was made from another commit: make dist")
    return found


def main() -> None:
    """Look; then send."""
    found = wrong(ROOT)
    for line in found:
        print(f"make publish: {line}", file=sys.stderr)
    if found:
        sys.exit(1)
    names = files_of(written_version((ROOT / VERSION_FILE).read_text()))
    call = [sys.executable, "-m", "twine", "upload", *(f"dist/{name}" for name in sorted(names))]
    sys.exit(subprocess.run(call, cwd=ROOT, check=False).returncode)


if __name__ == "__main__":
    main()
