"""Mission 5: two yellows out of three."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.events import RedsRevealed, Won
from defuse.busters.notation import NotationError
from defuse.busters.wires import YELLOWS
from defuse.kernel import encode, imagine
from tests.busters.tables import A, C, at, cut, every, happens, is_cut, reveal, table, the, then

TWO_OF_THREE = """
    mission 5 · captain A
    red 5.5
    yellow 2 of 2.1 4.1 7.1
    A1 | y2.1 {} 5
    B1 | 5
    C1 | 5 y7.1
    D1 | 5 r5.5
"""


def test_two_yellows_that_were_drawn_are_cut_together() -> None:
    game = table(TWO_OF_THREE.format(""))
    assert game.public.yellow.kinds == (21, 41, 71)  # C4: three ? markers
    assert game.public.totals[13] == 2
    assert is_cut(then(game, cut(game, "A1.1", "C1.2")), "A1.1 C1.2")


def test_the_third_one_is_never_on_the_table() -> None:
    with pytest.raises(NotationError, match="only 2 can be in the game"):
        table(TWO_OF_THREE.format("y4.1"))


def test_nobody_knows_which_one_is_out() -> None:
    """C4: C, who holds 7.1, cannot tell a table where 4.1 is out from one where 2.1 is out."""
    there = table(TWO_OF_THREE.format(""))
    other = table(TWO_OF_THREE.format("").replace("y2.1", "y4.1"))
    assert encode(there.observe(C)) == encode(other.observe(C))
    assert {face for face in there.observe(C).faces if face in YELLOWS} == {71}
    imagined = imagine(there.observe(C), other.secret.faces, 1)
    assert encode(imagined.observe(C)) == encode(there.observe(C))


def test_it_can_be_won_without_the_third() -> None:
    game = table("""
        mission 5 · captain A
        red 5.5
        yellow 2 of 2.1 4.1 7.1
        A1 | y2.1
        B1 | y7.1
        C1 | (5) (r5.5)
        D1 | (5)
    """)
    assert every(happens(game, cut(game, "A1.1", "B1.1")), Won)  # C11


def test_with_two_players_there_are_two_reds() -> None:
    game = table("""
        mission 5 · captain A
        red 5.5 8.5
        yellow 2 of 2.1 4.1 7.1
        A1 | (y2.1) r5.5
        A2 | (y7.1) r8.5
        B1 | 5 5
        B2 | 5 5
    """)
    assert the(happens(game, reveal(A)), RedsRevealed).wires == at(game, "A1.2 A2.2")  # C9: both at once


def test_all_three_markers_lie_there_from_the_start() -> None:
    game = busters.new(mission=5, players=4, seed=4)
    tracks = [panel for panel in game.view(None).panels() if str(panel.title) == "Validation"]
    marks = [str(mark) for panel in tracks for _, mark in panel.marks]
    assert marks.count("yellow?") == 3  # C4
    assert marks.count("red") == 1
