"""Bots and wires that nobody may simply call: all at once, tripwires, flipped ones."""

from __future__ import annotations

from defuse.busters.acts import Cut
from defuse.busters.rules.all_at_once import CutTogether
from defuse.busters.rules.flipped import CutFlipped
from defuse.busters.rules.tripwires import CutTripwire
from tests.bots.deciding import decided
from tests.busters.tables import at, one_at, table


def test_known_wires_are_named_at_once() -> None:
    game = table("""
        mission 23 · captain A
        red 1 of 2.5 5.5 9.5
        away r2.5
        rule all-at-once {"value":7}
        A1 | 7 7 8
        B1 | 7!7 8!8
        C1 | 7!7 8
        D1 | 8
    """)
    act = decided(game)
    assert isinstance(act, CutTogether)
    assert set(act.wires) == set(at(game, "A1.1 A1.2 B1.1 C1.1"))


def test_the_last_other_wire_is_kept_while_the_sevens_are_not_known() -> None:
    game = table("""
        mission 46 · captain A
        A1 | 3 7 7
        B1 | 3!3 4 6 6 7 8 8 9
        C1 | 3 4 4 6 7 8 9
        D1 | 3 4 6 8 9 9
    """)
    act = decided(game)
    assert isinstance(act, Cut)
    target = act.targets[0]
    assert game.table().value(target) != 3  # a wrong call on purpose costs a step, a blind one the mission


def test_a_certain_tripwire_comes_first_and_a_doubtful_one_waits() -> None:
    sure = table("""
        mission 41 · captain A · dial 1
        red 1 of 3.5 5.5 9.5
        A1 | y2.1 5 6
        B1 | y3.1!y 5!5 r5.5 6
        C1 | y4.1 5 6
        D1 | 5 y5.1 6
    """)
    act = decided(sure)
    assert isinstance(act, CutTripwire)
    assert act.wire == one_at(sure, "B1.1")
    doubtful = table("""
        mission 41 · captain A · dial 1
        red 1 of 3.5 5.5 9.5
        A1 | y2.1 5 6
        B1 | 4 4 5!5 y5.1 r5.5 6
        C1 | 4 y4.1 5 6
        D1 | y3.1 4 5 6
    """)
    act = decided(doubtful)
    assert isinstance(act, Cut)
    assert act.targets == at(doubtful, "B1.3")


FLIPPED = """
    mission 56 · captain A
    red 2 of 2.5 5.5 9.5
    away r2.5
"""


def test_an_owner_who_knows_the_flipped_wire_cuts_it() -> None:
    game = table(
        FLIPPED
        + """
        A1 | 4 6 5^
        B1 | 4!4 5!5 6^
        C1 | 4!4 r5.5^
        D1 | 8!8 8!8 4^
    """
    )
    act = decided(game)
    assert isinstance(act, CutFlipped)
    assert (act.wire, act.value, act.targets) == (one_at(game, "A1.3"), 5, at(game, "B1.2"))


def test_a_teammates_flipped_wire_is_not_touched_while_there_is_another_sure_cut() -> None:
    game = table(
        FLIPPED
        + """
        A1 | 4 6 8 12^
        B1 | 4 5 6 8 6^
        C1 | 4!4 5 12 r5.5^
        D1 | 5 8 8 12 4^
    """
    )
    act = decided(game)
    assert isinstance(act, Cut)
    assert act.targets == at(game, "C1.1")
