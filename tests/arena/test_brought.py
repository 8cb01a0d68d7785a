"""Bots of other packages: a file of results says by which code they played, and is not gone on with by another."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import invalidate_caches
from pathlib import Path

import msgspec
import pytest

from defuse.arena import Recorder, RecordError, begin, parse, simulate
from defuse.arena.brought import brought_by
from defuse.arena.games.busters import Result, plan
from defuse.arena.origin import Run, code
from defuse.bots.busters import BOTS

BOT = '''
from defuse.bots import RandomBot

class BraveBot(RandomBot):
    """As brave as any."""
'''


@pytest.fixture
def package(tmp_path: Path) -> Iterator[Path]:
    """A package that brings the bot `brave`, installed for the time of a test."""
    site = tmp_path / "site"
    folder = site / "brave_bots"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "play.py").write_text(BOT)
    (folder / "weights.bin").write_bytes(b"\x01\x02")
    told = site / "brave_bots-1.2.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: brave-bots\nVersion: 1.2\n")
    (told / "entry_points.txt").write_text("[defuse.bots]\nbrave = brave_bots.play:BraveBot\n")
    sys.path.insert(0, str(site))
    invalidate_caches()
    yield folder
    sys.path.remove(str(site))
    for name in [name for name in sys.modules if name.partition(".")[0] == "brave_bots"]:
        del sys.modules[name]


def begun(bots: tuple[str, ...] = ("brave",)) -> Run:
    return begin(plan([1], [2], 2, bots=bots, seed=1).matches, ["defuse", "simulate"])


def test_the_first_line_names_the_package_its_version_and_a_digest_of_its_code(package: Path) -> None:
    (found,) = begun().brought
    assert (found.bot, found.package, found.version) == ("brave", "brave-bots", "1.2")
    assert len(found.code) == 12
    assert begun(("random",)).brought == ()
    assert begun(("random",)).code == code()
    assert begun(("brave", "random", "brave")).brought == (found,)
    assert msgspec.json.decode(msgspec.json.encode(begun()), type=Run).brought == (found,)


@pytest.mark.parametrize("file", ["play.py", "__init__.py", "weights.bin", "deeper/more.py"])
def test_whatever_changes_in_the_package_changes_the_digest(package: Path, file: str) -> None:
    before = begun()
    (package / file).parent.mkdir(exist_ok=True)
    (package / file).write_bytes(b"\n# other")
    assert brought_by(["brave"], BOTS) != before.brought
    assert code("busters", brought_by(["brave"], BOTS)) != before.code


def test_what_python_writes_there_by_itself_changes_nothing(package: Path) -> None:
    before = begun()
    (package / "__pycache__").mkdir(exist_ok=True)
    (package / "__pycache__" / "play.cpython-311.pyc").write_bytes(b"x")
    assert begun().code == before.code


def test_another_version_of_the_same_code_is_another_bot(package: Path) -> None:
    before = begun()
    told = package.parent / "brave_bots-1.2.dist-info" / "METADATA"
    told.write_text(told.read_text().replace("1.2", "1.3"))
    after = begun()
    assert after.brought[0].version == "1.3"
    assert after.brought[0].code == before.brought[0].code
    assert after.code != before.code


def test_a_file_is_not_gone_on_with_by_a_bot_that_has_changed(package: Path, tmp_path: Path) -> None:
    path = tmp_path / "brave.jsonl"
    matches = plan([1], [2], 2, bots=["brave"], seed=1).matches
    with Recorder[Result](path, begun()) as recorder:
        recorder.add(next(iter(simulate(matches[:1], jobs=1))))
    with Recorder[Result](path, begun()) as recorder:
        assert len(recorder.done) == 1
    kept = path.read_bytes()
    (package / "weights.bin").write_bytes(b"learned more")
    with pytest.raises(RecordError, match=r"another brave of brave-bots 1\.2 .* go on with --mix"):
        Recorder[Result](path, begun())
    assert path.read_bytes() == kept
    with Recorder[Result](path, begun(), mix=True) as recorder:
        recorder.add(next(iter(simulate(matches[1:], jobs=1))))
    assert len(parse(path.read_bytes()).codes) == 2


def test_a_single_module_is_digested_by_itself(package: Path) -> None:
    (package.parent / "lone_bot.py").write_text(BOT)
    points = package.parent / "brave_bots-1.2.dist-info" / "entry_points.txt"
    points.write_text("[defuse.bots]\nlone = lone_bot:BraveBot\n")
    invalidate_caches()
    (before,) = brought_by(["lone"], BOTS)
    (package / "play.py").write_text("")  # beside it, not in it
    assert brought_by(["lone"], BOTS) == (before,)
    (package.parent / "lone_bot.py").write_text("")
    assert brought_by(["lone"], BOTS) != (before,)
