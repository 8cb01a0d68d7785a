"""The shelf: puzzles by number, by grade and by day; and files that are none."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from defuse.puzzles import shelf
from defuse.puzzles.file import read, written


def test_every_puzzle_is_that_of_one_day_before_any_comes_again() -> None:
    count = len(shelf.shelf().puzzles)
    first = date(2026, 11, 18)
    days = [shelf.number_of_day(first + timedelta(days=day)) for day in range(count + 1)]
    assert sorted(days[:count]) == list(range(1, count + 1))
    assert days[count] == days[0]
    assert days[:10] != sorted(days[:10])


def test_puzzles_are_found_by_number_and_grade() -> None:
    count = len(shelf.shelf().puzzles)
    assert shelf.puzzle(1) == shelf.shelf().puzzles[0]
    assert shelf.puzzle(count) is not None
    assert shelf.puzzle(0) is shelf.puzzle(count + 1) is None
    assert sum(len(shelf.of_grade(grade)) for grade in range(1, 6)) == count


def test_what_is_shipped_is_written_as_it_is_read() -> None:
    data = shelf.SHIPPED.read_bytes()
    assert written(read(data)) == data


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"", "line 1 is no puzzle"),
        (b"\xff\xfe\n", "line 1 is no puzzle"),
        (b'{"puzzles":1,"seed":"1","count":1,"games":60}\n{"table":', "line 2 is no puzzle"),
        (b'{"puzzles":1,"seed":"1","count":1,"games":60}\n\n', "line 2 is no puzzle"),
        (b'{"puzzles":9,"seed":"1","count":1,"games":60}\n', "version 9"),
    ],
)
def test_a_file_that_is_none_is_told_by_its_line(data: bytes, what: str) -> None:
    with pytest.raises(ValueError, match=what):
        read(data)
