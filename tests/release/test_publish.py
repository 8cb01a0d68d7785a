"""`make publish` sends the files of one release, and only from the commit that has its tag."""

from __future__ import annotations

import tarfile
from pathlib import Path

import pytest

from tests.release.test_release import git
from tools.publish import files_of, wrong
from tools.release import VERSION_FILE


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with a release that can be published: a tag, and its files in dist/."""
    (tmp_path / "src/defuse").mkdir(parents=True)
    (tmp_path / VERSION_FILE).write_text('__version__ = "0.2.0"\n')
    (tmp_path / ".gitignore").write_text("/dist/\n")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "--quiet", "-m", "Version 0.2.0")
    git(tmp_path, "tag", "v0.2.0")
    (tmp_path / "dist").mkdir()
    for name in files_of("0.2.0"):
        (tmp_path / "dist" / name).touch()
    packed(tmp_path, int(git(tmp_path, "log", "-1", "--format=%ct")))
    return tmp_path


def packed(project: Path, time: int) -> None:
    """Write the source distribution, with files of a time."""
    with tarfile.open(project / "dist/defuse_wires-0.2.0.tar.gz", "w:gz") as archive:
        member = tarfile.TarInfo("defuse_wires-0.2.0/README.md")
        member.mtime = time
        archive.addfile(member)


def test_a_release_can_be_published(project: Path) -> None:
    assert wrong(project) == []


def test_nine_files_are_a_release() -> None:
    assert len(files_of("0.2.0")) == 9


def test_files_of_another_version_are_not_sent(project: Path) -> None:
    (project / "dist/defuse_wires-0.1.0.tar.gz").touch()
    assert wrong(project) == ["dist/ has defuse_wires-0.1.0.tar.gz, which is no file of 0.2.0"]


def test_a_release_that_lacks_a_file_is_not_sent(project: Path) -> None:
    (project / "dist/defuse_wires-0.2.0-py3-none-any.whl").unlink()
    assert wrong(project) == ["dist/ lacks defuse_wires-0.2.0-py3-none-any.whl: make dist"]


def test_nothing_is_sent_where_nothing_was_built(project: Path) -> None:
    for path in (project / "dist").iterdir():
        path.unlink()
    (project / "dist").rmdir()
    assert len(wrong(project)) == 9


def test_files_that_were_made_from_another_commit_are_not_sent(project: Path) -> None:
    packed(project, 1)
    assert wrong(project) == ["dist/defuse_wires-0.2.0.tar.gz was made from another commit: make dist"]


def test_changes_that_are_not_committed_hold_it_up(project: Path) -> None:
    (project / "more.txt").touch()
    assert wrong(project) == ["there are changes that are not committed"]


def test_a_commit_without_the_tag_of_its_version_is_no_release(project: Path) -> None:
    git(project, "tag", "--delete", "v0.2.0")
    git(project, "tag", "v0.1.0")
    assert wrong(project) == ["this commit does not have the tag v0.2.0: make release VERSION=0.2.0"]
