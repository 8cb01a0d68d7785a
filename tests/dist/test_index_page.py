"""The page of the package on the index: the README, for somebody who has none of our files."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from hatch_build import index_page
from tools.dist.compiling import ROOT

PAGE = index_page()


def page_of(folder: Path, readme: str) -> str:
    (folder / "README.md").write_text(readme)
    (folder / "other.md").write_text("instead\n")
    return index_page(folder)


def test_the_page_has_no_link_or_picture_that_leads_to_a_file_of_ours() -> None:
    assert not re.search(r"\]\((?!\w+:)", PAGE)
    assert "![" not in PAGE
    assert "<!--" not in PAGE


def test_the_page_says_how_to_install_and_names_every_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert f"uv tool install {project['name']} " in PAGE
    assert not [name for name in project["optional-dependencies"] if f"`{name}` (" not in PAGE]


def test_the_page_has_nothing_that_needs_a_clone() -> None:
    assert "make " not in PAGE
    assert "Read on" not in PAGE
    assert "unofficial fan project" in PAGE


def test_links_become_words_and_marked_parts_are_replaced(tmp_path: Path) -> None:
    marked = "a\n\n<!-- on the package index: other.md -->\nmake x\n<!-- up to here -->\n\n[b](docs/b.md), [c](x:d)\n"
    assert page_of(tmp_path, f"![picture](p.webp)\n\n{marked}") == "a\n\ninstead\n\nb, [c](x:d)\n"


@pytest.mark.parametrize("readme", ["a\n<!-- on the package index: other.md -->\nb\n", "[a\n[b]](c.md)\n"])
def test_what_cannot_be_shown_is_refused(tmp_path: Path, readme: str) -> None:
    with pytest.raises(ValueError, match="cannot show"):
        page_of(tmp_path, readme)


def test_the_build_gives_the_package_this_page(tmp_path: Path) -> None:
    told = "from hatchling.build import prepare_metadata_for_build_wheel as p; import sys; print(p(sys.argv[1]))"
    # In another process: the backend works in the folder that it is started in.
    subprocess.run([sys.executable, "-c", told, str(tmp_path)], cwd=ROOT, check=True, capture_output=True)
    (about,) = tmp_path.glob("*/METADATA")
    head, _, body = about.read_text("utf-8").partition("\n\n")
    assert body == PAGE
    assert "Description-Content-Type: text/markdown" in head
