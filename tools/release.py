"""`python -m tools.release 0.2.0`, or `make release VERSION=0.2.0`: everything that a release needs, in order.

It looks first (clean tree, right branch, a newer version, something in the changelog, a free tag) and names all that is
missing at once. Then it cuts the changelog, writes the version, commits, runs the tests, builds and tries the wheels,
and sets the tag. With `--dry-run` it only looks, and says what it would do. Nothing is published: `make publish`.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parent.parent
VERSION_FILE = "src/defuse/__init__.py"
CITATION = "CITATION.cff"
CHANGELOG = "CHANGELOG.md"
NOT_RUN = (
    "It does not run make soak and make matrix, which take hours: run them before (docs/testing.md says what they are)."
)
NEEDED = ("LICENSE", "README.md", "SECURITY.md", CITATION, CHANGELOG)
_VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)")
_UNRELEASED = re.compile(r"^## Unreleased\n(.*?)(?=^## |\Z)", re.DOTALL | re.MULTILINE)


def number(version: str) -> tuple[int, ...] | None:
    """A version as numbers; None if it is not of the form 1.2.3.

    >>> number("0.10.1"), number("0.2")
    ((0, 10, 1), None)
    """
    found = _VERSION.fullmatch(version)
    return tuple(map(int, found.groups())) if found else None


def written_version(text: str) -> str:
    """The version in the text of the package.

    >>> written_version('__version__ = "0.1.0"')
    '0.1.0'
    """
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError(f"{VERSION_FILE} has no __version__")
    return found[1]


def cut(changelog: str, version: str, day: str) -> str:
    """The changelog with what was not released under the version, and an empty place for what comes."""
    found = _UNRELEASED.search(changelog)
    if found is None or not found[1].strip():
        raise ValueError(f"{CHANGELOG} has nothing under Unreleased")
    return changelog.replace("## Unreleased\n", f"## Unreleased\n\n## {version} ({day})\n", 1)


def bumped(text: str, version: str) -> str:
    """The text of the package with another version."""
    return text.replace(f'__version__ = "{written_version(text)}"', f'__version__ = "{version}"')


def cited(text: str, version: str, day: str) -> str:
    """How to cite it, with another version and day."""
    text = re.sub(r"^version: .*$", f"version: {version}", text, flags=re.MULTILINE)
    return re.sub(r"^date-released: .*$", f"date-released: {day}", text, flags=re.MULTILINE)


def missing(version: str, root: Path, branch: str) -> list[str]:
    """Everything that keeps a version from being released."""

    def git(*words: str) -> str:
        return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False).stdout.strip()

    found = [f"{name} is missing" for name in NEEDED if not (root / name).exists()]
    if number(version) is None:
        found.append(f"{version} is not of the form 1.2.3")
    before = written_version((root / VERSION_FILE).read_text())
    tagged = bool(git("tag", "--list", f"v{before}"))
    # The first release may have the version that the package has had all along.
    older = (number(version) or (sys.maxsize,)) < (number(before) or ())  # what is no version at all is told above
    if older or (version == before and tagged):
        found.append(f"{version} is not newer than {before}")
    if git("tag", "--list", f"v{version}"):
        found.append(f"there is a tag v{version}")
    if git("status", "--porcelain"):
        found.append("there are changes that are not committed")
    if (here := git("branch", "--show-current")) != branch:
        found.append(f"this is the branch {here or 'of nobody'}, releases are made from {branch}")
    try:
        cut((root / CHANGELOG).read_text(), version, "today")
    except (OSError, ValueError) as error:
        found.append(str(error))
    return found


def release(version: str, root: Path) -> None:
    """Write, commit, test, build, tag. If a step fails, there is no tag, and it is said how to go back."""
    before = subprocess.check_output(["git", "rev-parse", "HEAD"], cwd=root, text=True).strip()
    day = f"{datetime.now(UTC):%Y-%m-%d}"
    for name, text in (
        (CHANGELOG, cut((root / CHANGELOG).read_text(), version, day)),
        (VERSION_FILE, bumped((root / VERSION_FILE).read_text(), version)),
        (CITATION, cited((root / CITATION).read_text(), version, day)),
    ):
        (root / name).write_text(text)
    for call in (
        ["git", "commit", "--quiet", "--message", f"Version {version}", CHANGELOG, VERSION_FILE, CITATION],
        ["make", "--no-print-directory", "test"],
        ["make", "--no-print-directory", "docs"],
        ["make", "--no-print-directory", "dist"],
        # What was built is what is tagged: no step may have changed a file.
        ["git", "diff", "--exit-code", "--stat"],
        ["git", "tag", "--annotate", f"v{version}", "--message", f"Version {version}"],
    ):
        print(f"$ {' '.join(call)}", flush=True)
        if subprocess.run(call, cwd=root, check=False).returncode != 0:
            sys.exit(f"make release: that failed. Mend it, or go back to where it began: git reset --hard {before}")
    print(f"Released as v{version}. To publish it: git push --follow-tags, make publish")


def main() -> None:
    """Look; then do it, unless it is a rehearsal."""
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__)
    parser.add_argument("version")
    parser.add_argument("--dry-run", action="store_true", help="only look, and say what would be done")
    parser.add_argument("--branch", default="main", help="the branch that releases are made from")
    asked = parser.parse_args()
    lacking = missing(asked.version, ROOT, asked.branch)
    for line in lacking:
        print(f"make release: {line}", file=sys.stderr)
    if lacking:
        sys.exit(1)
    print(NOT_RUN, flush=True)
    if asked.dry_run:
        steps = f"write {CHANGELOG}, {VERSION_FILE}, {CITATION}; commit; make test, docs, dist; tag v{asked.version}"
        print(f"Nothing is missing. It would {steps}. Nothing was changed.")
    else:
        release(asked.version, ROOT)


if __name__ == "__main__":
    main()
