"""Keeping replays and results where there is no room, or under a name that is no text."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from defuse.arena import parse
from tests.cli.conftest import Command, defuse, files_of_at_most

__all__ = ["defuse"]

ONE_GAME = ("simulate", "-m", 1, "-p", 2, "-g", 1, "--jobs", 1)


def test_a_replay_for_which_there_is_no_room_is_named(defuse: Command, tmp_path: Path) -> None:
    replay = tmp_path / "m01-p2-s1-0001.defuse"
    with files_of_at_most(100):
        ran = defuse(*ONE_GAME, "--save", tmp_path)
    assert (ran.code, ran.out, ran.err) == (1, "", f"defuse: {replay}: File too large\n")
    assert defuse(*ONE_GAME, "--save", tmp_path).code == 0, "what was cut off is written anew"
    assert defuse("replay", replay).code == 0


@pytest.mark.skipif(sys.platform in ("darwin", "win32"), reason="names of files are text there")
def test_results_are_kept_in_a_file_whose_name_is_no_utf8(defuse: Command, tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"o\xff.jsonl")
    assert defuse(*ONE_GAME, "--out", path).code == 0
    record = parse(path.read_bytes())
    assert len(record.results) == 1
    assert record.runs[0].command.endswith("o\\udcff.jsonl'")
