"""`make release` looks before it leaps: each thing that is missing is named, and the changelog is cut in one place."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import defuse
from tools.release import CHANGELOG, CITATION, NEEDED, ROOT, VERSION_FILE, bumped, cited, cut, missing

LOG = "# Changelog\n\n## Unreleased\n\n### Added\n\n- A thing.\n\n## 0.1.0 (2026-01-01)\n\n- All.\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project that can be released, on its branch."""
    (tmp_path / "src/defuse").mkdir(parents=True)
    for name in NEEDED:
        (tmp_path / name).write_text("x\n")
    (tmp_path / CHANGELOG).write_text(LOG)
    (tmp_path / VERSION_FILE).write_text('__version__ = "0.1.0"\n')
    git(tmp_path, "init", "--quiet", "--initial-branch", "main")
    git(tmp_path, "add", ".")
    git(tmp_path, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "--quiet", "-m", "All")
    return tmp_path


def git(folder: Path, *words: str) -> None:
    subprocess.run(["git", *words], cwd=folder, check=True)


def test_a_project_that_has_everything_lacks_nothing(project: Path) -> None:
    assert missing("0.2.0", project, "main") == []
    assert missing("0.1.0", project, "main") == []  # the first release


@pytest.mark.parametrize("version", ["0.0.9", "1.0", "next"])
def test_a_version_that_is_older_or_no_version_is_refused(project: Path, version: str) -> None:
    assert any(version in line for line in missing(version, project, "main"))


def test_a_tag_that_is_there_is_not_set_again(project: Path) -> None:
    git(project, "tag", "v0.1.0")
    assert missing("0.1.0", project, "main") == ["0.1.0 is not newer than 0.1.0", "there is a tag v0.1.0"]
    assert missing("0.2.0", project, "main") == []


def test_changes_that_are_not_committed_hold_a_release_up(project: Path) -> None:
    (project / "more.txt").write_text("x")
    assert missing("0.2.0", project, "main") == ["there are changes that are not committed"]


def test_another_branch_holds_a_release_up(project: Path) -> None:
    git(project, "switch", "--quiet", "--create", "side")
    assert missing("0.2.0", project, "main") == ["this is the branch side, releases are made from main"]


def test_an_empty_changelog_holds_a_release_up(project: Path) -> None:
    (project / CHANGELOG).write_text("# Changelog\n\n## Unreleased\n\n## 0.1.0 (2026-01-01)\n\n- All.\n")
    assert "CHANGELOG.md has nothing under Unreleased" in missing("0.2.0", project, "main")


def test_the_changelog_is_cut_above_what_was_not_released() -> None:
    made = cut(LOG, "0.2.0", "2026-12-24")
    assert "## Unreleased\n\n## 0.2.0 (2026-12-24)\n\n### Added\n\n- A thing.\n\n## 0.1.0 (2026-01-01)" in made


def test_the_version_is_written_where_it_is_read() -> None:
    text = (ROOT / VERSION_FILE).read_text()
    assert '__version__ = "9.9.9"' in bumped(text, "9.9.9")
    made = cited((ROOT / CITATION).read_text(), "9.9.9", "2030-01-01")
    assert "\nversion: 9.9.9\n" in made
    assert "\ndate-released: 2030-01-01\n" in made


def test_the_citation_names_the_version_of_the_package() -> None:
    assert f"\nversion: {defuse.__version__}\n" in (ROOT / CITATION).read_text()
