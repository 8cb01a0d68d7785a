"""Bots at the circus: what everybody has seen once is not forgotten when it comes back (N48)."""

from __future__ import annotations

from defuse.bots.busters.quick import remembered
from defuse.busters.acts import Cut
from defuse.busters.rules.circus import Conjure
from defuse.busters.script import Cue
from defuse.busters.wires import blue
from defuse.kernel import UNKNOWN, Game
from tests.bots.deciding import decided
from tests.busters.missions.scripted import told
from tests.busters.tables import A, B, at, cut, one_at, table, then


def after_the_magician() -> tuple[Game, tuple[int, ...]]:
    """B's turn; two 4s have just come back, on the stands of A and C."""
    game = table("""
        mission 42 · captain A
        red 1 of 1.5 3.5 6.5
        A1 | 1 (2) (2) (4) 5 8 9
        B1 | 1 4 5 8 9
        C1 | 3 (4) 5 8 9
        D1 | 3 r3.5 5 8 9
    """)
    game = told(game, "script", cues=(Cue(name="magician", turns=3),), turns=2, spoken=0, running=True)
    game = then(game, cut(game, "A1.1", "B1.1"))
    back = at(game, "A1.4 C1.2")
    return then(game, Conjure(seat=A, wires=back)), back


def test_a_wire_that_the_magician_brought_back_is_cut_again() -> None:
    game, back = after_the_magician()
    act = decided(game)
    assert isinstance(act, Cut)
    assert act.mine == (one_at(game, "B1.2"),)
    assert act.targets[0] in back


def test_a_bot_that_counts_nothing_remembers_it_too() -> None:
    game, back = after_the_magician()
    seen = game.observe(B).faces
    assert [seen[wire] for wire in back] == [UNKNOWN, UNKNOWN]
    mind = remembered(game.public, seen)
    assert [mind[wire] for wire in back] == [blue(4), blue(4)]
    others = [wire for wire in range(len(seen)) if wire not in back]
    assert [mind[wire] for wire in others] == [seen[wire] for wire in others]
