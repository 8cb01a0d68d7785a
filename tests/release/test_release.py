"""`make release` looks before it leaps: each thing that is missing is named, and the changelog is cut in one place."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import defuse
from tools.release import CHANGELOG, CITATION, NEEDED, ROOT, VERSION_FILE, bumped, cited, cut, main, missing, release

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
    git(tmp_path, "config", "user.name", "a")
    git(tmp_path, "config", "user.email", "a@b")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "-m", "All")
    return tmp_path


def git(folder: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True, text=True).stdout.strip()


def test_a_project_that_has_everything_lacks_nothing(project: Path) -> None:
    assert missing("0.2.0", project, "main") == []
    assert missing("0.1.0", project, "main") == []  # the first release


@pytest.mark.parametrize(
    ("version", "why"),
    [
        ("0.0.9", "0.0.9 is not newer than 0.1.0"),
        ("1.0", "1.0 is not of the form 1.2.3"),
        ("next", "next is not of the form 1.2.3"),
    ],
)
def test_a_version_that_is_older_or_no_version_is_refused_with_one_reason(
    project: Path, version: str, why: str
) -> None:
    assert missing(version, project, "main") == [why]


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


def test_the_way_back_from_a_commit_that_failed_keeps_the_commits_that_were_there(project: Path) -> None:
    hook = project / ".git/hooks/pre-commit"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text("#!/bin/sh\nexit 1\n")
    hook.chmod(0o755)
    before = git(project, "rev-parse", "HEAD")
    with pytest.raises(SystemExit) as failed:
        release("0.2.0", project)
    assert git(project, "status", "--porcelain")
    way_back = re.search(r"git (reset .*)", str(failed.value))
    assert way_back is not None
    git(project, *way_back[1].split())
    assert git(project, "rev-parse", "HEAD") == before
    assert not git(project, "status", "--porcelain")


def test_the_way_back_from_tests_that_failed_takes_the_commit_back(project: Path) -> None:
    (project / "Makefile").write_text("test:\n\tfalse\n")
    git(project, "add", "Makefile")
    git(project, "commit", "--quiet", "-m", "A test")
    before = git(project, "rev-parse", "HEAD")
    with pytest.raises(SystemExit) as failed:
        release("0.2.0", project)
    assert git(project, "log", "-1", "--format=%s") == "Version 0.2.0"
    assert not git(project, "tag")
    way_back = re.search(r"git (reset .*)", str(failed.value))
    assert way_back is not None
    git(project, *way_back[1].split())
    assert git(project, "rev-parse", "HEAD") == before


def test_a_rehearsal_names_what_a_release_does_not_run(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.release.ROOT", project)
    monkeypatch.setattr("sys.argv", ["release", "0.2.0", "--dry-run"])
    main()
    said = capsys.readouterr().out
    assert "does not run make soak and make matrix" in said
    assert "Nothing was changed." in said
