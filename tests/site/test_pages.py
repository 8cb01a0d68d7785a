"""The site: every page is on it, links to files outside become text, and nothing is asked of other machines."""

from __future__ import annotations

from pathlib import Path

from tools.site import conf
from tools.site.__main__ import ROOT, gathered, linked, strangers
from tools.site.pages import PARTS, REST, index, names_in, parted


def test_every_page_is_on_the_site_once(tmp_path: Path) -> None:
    gathered(tmp_path / "pages")
    names = names_in(tmp_path / "pages") - {"index"}
    parts = parted(names)
    assert REST not in parts, f"say in tools/site/pages.py where they belong: {parts[REST]}"
    listed = [name for pages in parts.values() for name in pages]
    assert sorted(listed) == sorted(names)
    first = (tmp_path / "pages/index.md").read_text()
    assert all(f"\n{name}\n" in first for name in names)


def test_a_page_that_no_part_names_is_listed_at_the_end() -> None:
    assert "```{toctree}\n:caption: More\n:maxdepth: 1\n:hidden:\n\ndocs/new\n```" in index("# Hello", {"docs/new"})


def test_the_parts_are_those_that_people_look_for() -> None:
    assert list(PARTS)[:6] == ["Play", "Learn the rules", "Calculator", "Beside the box", "Campaign and review", "Bots"]


def test_links_to_pages_stay_and_links_to_other_files_are_text(tmp_path: Path) -> None:
    gathered(tmp_path / "pages")
    page = tmp_path / "pages/docs/cluster.md"

    def made(text: str) -> str:
        return linked(text, page, tmp_path / "pages")

    assert made("[a](server.md#limits)") == "[a](server.md#limits)"
    assert made("[a](../deploy/nginx.conf)") == "a"
    assert made("[a](decisions/)") == "[a](decisions/README.md)"
    assert made("[a](../README.md)") == "[a](/index.md)"
    assert made("[a](gone.md)") == "[a](gone.md)", "it fails the build"
    assert (ROOT / "deploy/nginx.conf").exists()


def test_a_request_to_another_machine_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<a href="https://example.org">fine</a><img src="images/x.webp">')
    (tmp_path / "b.css").write_text("body { background: url(x.png) }")
    assert strangers(tmp_path) == []
    (tmp_path / "a.html").write_text('<script src="https://example.org/x.js"></script>')
    (tmp_path / "b.css").write_text('@import "//example.org/x.css";')
    assert len(strangers(tmp_path)) == 2


def test_the_styles_of_our_own_are_there() -> None:
    here = Path(conf.__file__).parent
    assert conf.html_css_files
    for name in conf.html_css_files:
        assert any((here / folder / name).is_file() for folder in conf.html_static_path)
