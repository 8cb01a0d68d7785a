"""Good tables to spoil, and a way to say where the error has to point: at the place of the sign » in the text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from defuse.busters import NotationError, parse

HERE = "»"

SMALL = """
mission 1 · captain A · dial 2
away 1x4 2x4 3x4
A1 | 4 5 6
B1 | 4 5 6
C1 | 4 (5) 6
D1 | 4 (5) 6
"""

LARGE = """
mission 8 · captain B · dial 3 · turn C
red 1 of 5.5 9.5
yellow 2 of 2.1 4.1 7.1
equipment 3 · 9 · 11 used · 5
A1 | 1 1 1 (2) (2) 3 4 y4.1 5 (6) 8 12
B1 | 1 (3) 3!3 4 5 r5.5 6 7 (9) 10 10 11 12
C1 | (2) 4 5 6 7 y7.1 8 8!8 (9) 10 11 11 12
D1 | (2) (3) 4 5 (6) 7 7 8 9 9 10 11 12
"""

THREE = """
mission 1 · captain B
away 1x4 2x4 3x4 4x4
A1 | 5 5 6
B1 | 5 6
B2 | 5
C1 | 6 6
"""


def expect_error(marked: str, problem: str, read: Callable[[str], Any] = parse) -> None:
    """Read the text without its sign: the error has to point at the place of the sign and to speak of the problem."""
    before, found, after = marked.partition(HERE)
    assert found, "the text says where the error is"
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    with pytest.raises(NotationError, match=problem) as refused:
        read(before + after)
    error = refused.value
    assert (error.line, error.column) == (line, column), str(error)
    assert str(error) == f"line {line}, column {column}: {error.problem}"
