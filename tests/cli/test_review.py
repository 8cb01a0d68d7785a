"""`defuse review`: the story with verdicts, and one page that needs nothing else."""

from __future__ import annotations

import os
import re
import signal
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from defuse.cli.review import command as review
from defuse.kernel import start
from defuse.kernel.replay import dumps, load, save
from defuse.review import analysis, notes
from defuse.review.findings import Findings
from tests.cli.conftest import Command, deep_game, files_of_at_most
from tests.cli.test_command import started
from tests.review.driving import bold, driven
from tests.review.played import academy_game, bot_game


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.defuse"
    path.write_bytes(driven(1, 3, 1, bold))
    return path


def test_the_story_is_told_with_verdicts(defuse: Command, game: Path) -> None:
    ran = defuse("review", game, "--quick")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Bomb Busters, mission 1: ")
    flat = " ".join(ran.out.split())
    assert re.search(r"A certain cut was there \(\d+% to hit, no danger of red\)", flat)
    assert "was certainly" in flat
    assert re.search(r"A: \d+ of \d+ calls (was|were) the best or as good\.", flat)
    assert "Chance to win" not in flat  # nobody has played on


def test_programs_get_the_findings(defuse: Command, game: Path) -> None:
    ran = defuse("review", game, "--quick", "--json")
    found = msgspec.json.decode(ran.out, type=Findings)
    assert found.game == "busters"
    assert found.progress == 1.0
    assert len(found.decisions) == len(load(game).acts)


class Page(HTMLParser):
    """What a page has: its ids, its links, and what it would fetch."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            elif name == "href" and tag == "a":
                self.links.append(value or "")
            elif name in ("src", "href", "srcset", "data", "action"):
                self.fetched.append(value or "")
        if tag not in ("meta", "line", "polygon", "polyline", "link", "br", "img"):
            self.open.append(tag)
        if tag in ("script", "link", "img", "iframe"):
            self.fetched.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.slow
@pytest.mark.usefixtures("small")
def test_a_whole_review_has_a_curve_and_writes_a_page(defuse: Command, game: Path, tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    ran = defuse("review", game, "--html", out, "--jobs", 1)
    assert ran.code == 0
    assert "Chance to win after each turn" in ran.out
    assert re.search(r"^   1  \.*\|?-*O-*\|?\.*   *\d+%$", ran.out, re.MULTILINE)
    assert re.search(r"A: judgement \S+, luck \S+;", ran.out)
    text = out.read_text("utf-8")
    page = Page(text)
    assert page.open == []
    assert page.fetched == []
    assert not re.search(r"https?:|url\(|@import", text)
    acts = len(load(game).acts)
    assert {f"act-{number}" for number in range(acts + 1)} <= set(page.ids)
    assert len(page.ids) == len(set(page.ids))
    assert {link.removeprefix("#") for link in page.links} <= set(page.ids)
    assert {f"#act-{number}" for number in range(acts + 1)} <= set(page.links)  # every point of the curve leads to it
    assert "Why was it certain?" in text
    assert '<polygon class="band"' in text


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games: for what is written, not for how sure it is."""
    monkeypatch.setattr(analysis, "NARROW", 2.0)
    for module in (analysis, notes):
        monkeypatch.setattr(module, "WORLDS", 2)
        monkeypatch.setattr(module, "BATCH", 2)


@pytest.mark.slow
@pytest.mark.usefixtures("small")
def test_several_processes_find_the_same_as_one(game: Path) -> None:
    one, two = (review.counted(game.read_bytes(), False, jobs) for jobs in (1, 2))
    assert one == two
    assert one.progress == 1.0
    assert {point.wins.games for point in one.curve} == {0, 2}


def test_a_page_in_another_language_says_so(defuse: Command, game: Path, tmp_path: Path) -> None:
    out = tmp_path / "seite.html"
    assert defuse("--lang", "de", "review", game, "--quick", "--html", out).code == 0
    text = out.read_text("utf-8")
    assert '<html lang="de">' in text
    assert "Es gab einen sicheren Schnitt" in text


def test_academy_has_verdicts_and_no_curve(defuse: Command, tmp_path: Path) -> None:
    path, out = tmp_path / "a.defuse", tmp_path / "a.html"
    path.write_bytes(academy_game(3, 3, "random", "careful"))
    ran = defuse("review", path, "--html", out)
    assert ran.code == 0
    assert "points on average" in " ".join(ran.out.split())
    assert "Chance to win" not in ran.out
    assert Page(out.read_text("utf-8")).open == []


def test_a_game_that_is_not_over_is_reviewed_so_far(defuse: Command, tmp_path: Path) -> None:
    path = tmp_path / "early.defuse"
    game = deep_game(8, 3)
    kit, setup, seed, acts = game.kit, game.setup, game.secret.seed, game.acts[:12]
    early, _ = start(kit, setup, seed)
    for act in acts:
        early, _ = early.play(act)
    save(early, path)
    ran = defuse("review", path, "--quick")
    assert ran.code == 0
    assert "of" in ran.out


BROKEN = {
    "no json": b"hello",
    "nothing": b"",
    "another game": b'{"format": 1, "game": "chess"}',
    "no acts": b'{"format": 1, "game": "busters"}',
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_file_is_refused_and_nothing_is_written(defuse: Command, tmp_path: Path, what: str) -> None:
    path, out = tmp_path / "broken.defuse", tmp_path / "out.html"
    path.write_bytes(BROKEN[what])
    ran = defuse("review", path, "--html", out)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"defuse: {path}: ")
    assert ran.err.count("\n") == 1
    assert not out.exists()


def test_a_file_that_plays_otherwise_is_refused(defuse: Command, game: Path) -> None:
    replay = load(game)
    for bad in (
        msgspec.structs.replace(replay, digest="0" * 32),
        msgspec.structs.replace(replay, acts=replay.acts[1:]),
    ):
        game.write_bytes(dumps(bad))
        ran = defuse("review", game, "--quick")
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith("defuse: ")


def test_a_page_goes_where_it_can_be_written_and_never_over_the_game(
    defuse: Command, game: Path, tmp_path: Path
) -> None:
    before = game.read_bytes()
    for out, why in (
        (game, "this is the game itself"),
        (tmp_path, "this is a folder; name a file in it"),
        (tmp_path / "none" / "x.html", "there is no such folder"),
    ):
        ran = defuse("review", game, "--quick", "--html", out)
        assert (ran.code, ran.out) == (2, "")
        assert "--html" in ran.err
        assert why in ran.err
    assert game.read_bytes() == before
    assert defuse("review", tmp_path / "none.defuse").code == 2


def test_where_there_is_no_room_the_page_of_before_stays(defuse: Command, game: Path, tmp_path: Path) -> None:
    """A page has some hundred kilobytes; it was cut off."""
    folder = tmp_path / "pages"
    folder.mkdir()
    out = folder / "page.html"
    for before in (None, b"the page of before"):
        if before is not None:
            out.write_bytes(before)
            out.chmod(0o640)
        with files_of_at_most(4096):
            ran = defuse("review", game, "--quick", "--html", out)
        assert ran.code == 2
        assert ran.err == f"defuse: --html: cannot write {out}: File too large\n"
        assert (out.read_bytes() if out.exists() else None) == before
        assert len(list(folder.iterdir())) == (before is not None)
    assert defuse("review", game, "--quick", "--html", out).code == 0
    assert out.stat().st_mode & 0o777 == 0o640


def test_a_page_goes_through_a_link(defuse: Command, game: Path, tmp_path: Path) -> None:
    out, link = tmp_path / "page.html", tmp_path / "link.html"
    link.symlink_to(out)
    assert defuse("review", game, "--quick", "--html", link).code == 0
    assert link.is_symlink()
    assert out.read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.slow
def test_ctrl_c_ends_it_with_all_its_processes(tmp_path: Path) -> None:
    path, out = tmp_path / "long.defuse", tmp_path / "out.html"
    path.write_bytes(bot_game(8, 5, 1, "quick"))
    with started("review", str(path), "--html", str(out), "--jobs", "2", session=True) as process:
        assert process.stderr is not None
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        while len(children.read_text().split()) < 2:
            assert process.poll() is None
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to everybody
        assert process.stderr.read() == b""  # it ends once nobody holds the stream any more
        assert process.wait() == 130
    assert not out.exists()
