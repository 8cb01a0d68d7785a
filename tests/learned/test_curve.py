"""The curve of training that is published: in one piece, and drawn as it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
CURVE = ROOT / "examples" / "learned" / "curve.csv"
PICTURE = ROOT / "docs" / "images" / "learned.svg"


@pytest.fixture
def curve(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The program that joins and draws curves."""
    monkeypatch.syspath_prepend(str(CURVE.parent))
    return pytest.importorskip("curve")


def test_the_picture_shows_the_curve(curve: Any) -> None:
    head, lines = curve.joined([CURVE])
    assert curve.drawn(curve.points(head, lines)) == PICTURE.read_text("utf-8"), "run examples/learned/curve.py"


def test_curves_are_joined_only_where_one_goes_on_from_the_other(curve: Any, tmp_path: Path) -> None:
    head, *lines = CURVE.read_text("utf-8").splitlines(keepends=True)
    for name, part in (("run0", lines[:5]), ("run1", lines[5:])):
        (tmp_path / name).mkdir()
        (tmp_path / name / "curve.csv").write_text("".join([head, *part]), "utf-8")
    both = [tmp_path / "run0", tmp_path / "run1"]
    assert curve.joined(both) == curve.joined([CURVE])
    with pytest.raises(ValueError, match="does not go on"):
        curve.joined(reversed(both))
    (tmp_path / "run1" / "curve.csv").write_text("".join([head.replace("won", "lost"), *lines[5:]]), "utf-8")
    with pytest.raises(ValueError, match="other columns"):
        curve.joined(both)
