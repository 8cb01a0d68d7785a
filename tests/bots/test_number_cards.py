"""Missions with number cards: which pair to combine, which card to flip or to hand on, which number comes first."""

from __future__ import annotations

from defuse.busters.acts import Cut
from defuse.busters.rules.flip_and_cut import FlipNumber
from defuse.busters.rules.hand_me_downs import HandOnNumber
from defuse.busters.rules.sequence import PlaceArrow
from defuse.busters.rules.sums import CombineNumbers, values_of
from tests.bots.deciding import decided
from tests.busters.tables import B, at, cut, table
from tests.busters.tables import then as after


def test_the_pair_allows_a_cut_that_is_certain() -> None:
    game = table("""
        mission 47 · captain A
        red 2 of 1.5 2.5 3.5
        away r1.5 r2.5
        A1 | 5 8 12
        B1 | 5 8!8 12
        C1 | 5 8 12
        D1 | 5 8 12
    """)
    act = decided(game)
    assert isinstance(act, CombineNumbers)
    assert 8 in values_of(act.numbers)


def test_the_last_but_one_pair_leaves_a_useful_one() -> None:
    """With 1, 2, 6 and 7 both 1 + 7 and 2 + 6 make an 8, and 7 - 6 or 2 - 1 leave no 8 for the next seat."""
    game = table("""
        mission 47 · captain A
        red 2 of 1.5 2.5 3.5
        away r1.5 r2.5
        rule turns {"used":[3,4,5,8,9,10,11,12]}
        A1 | 1 8
        B1 | 8 8!8
        C1 | 1!1 8
        D1 | 1 1
    """)
    act = decided(game)
    assert isinstance(act, CombineNumbers)
    assert 8 in values_of(act.numbers)
    left = tuple({1, 2, 6, 7} - set(act.numbers))
    assert 8 in values_of(left)


def test_the_number_with_a_certain_cut_is_flipped() -> None:
    game = table("""
        mission 26 · captain A
        A1 | 5 6 7 7
        B1 | 5 6 8
        C1 | 5 6!6 8 8
        D1 | 5 6 7 7 8
    """)
    assert decided(game) == FlipNumber(number=6, seat=0)


def test_a_card_goes_to_the_one_who_can_cut_its_number_next() -> None:
    """B has no number of its own cards, and sees the token of the 6: the card of the 6 makes it certain."""
    game = table("""
        mission 65 · captain A
        A1 | 5 6!6 8
        B1 | 6!6 7 8
        C1 | 5 6 6 7
        D1 | 5 5 7 7 8 8
        rule hand-me-downs {"hands":[[5,6,8],[1,2,3],[4,7,9],[10,11,12]]}
    """)
    act = decided(after(game, cut(game, "A1.1", "C1.1")))
    assert isinstance(act, HandOnNumber)
    assert (act.number, act.mate) == (6, B)


def test_nobody_cuts_their_last_wire_with_two_cards_in_front_of_them() -> None:
    """A certain cut would strand the 7 and the 8 with A: a miss costs a step, and is the better evil."""
    game = table("""
        mission 65 · captain A · dial 3
        A1 | 5
        B1 | 5!5 7 8
        C1 | 5 6 6 7 7
        D1 | 5 6 6 7 8 8 8
        rule hand-me-downs {"hands":[[5,7,8],[1,2,3],[4,6,9],[10,11,12]]}
    """)
    act = decided(game)
    assert isinstance(act, Cut)
    assert act.targets != at(game, "B1.1")


def test_of_two_certain_cuts_the_number_of_the_row_comes_first() -> None:
    game = table("""
        mission 62 · captain A · dial 1
        rule number-row {"numbers":[3,5,8,9]}
        A1 | 2 4 5 6
        B1 | 4!4 5!5
        C1 | 2 4 5 6
        D1 | 2 2 4 5 6 6
    """)
    act = decided(game)
    assert isinstance(act, Cut)
    assert act.mine == at(game, "A1.3")


def test_the_line_moves_on_before_free_wires_are_used_up() -> None:
    game = table("""
        mission 16 · captain A
        yellow 2 of 1.1 2.1 4.1
        rule sequence {"line":[3,5,7]}
        away y1.1 y2.1
        A1 | 3 5 7 9
        B1 | 3!3 5 7 9!9
        C1 | 3 5 7 9
        D1 | 3 5 7 9
    """)
    act = decided(game)
    assert isinstance(act, Cut)
    assert act.mine == at(game, "A1.1")


def test_the_arrow_goes_to_the_end_that_can_be_cut() -> None:
    game = table("""
        mission 36 · captain A
        red 1 of 1.5 2.5 3.5
        rule sequence {"line":[3,5,7],"size":5,"two_ends":true}
        away r1.5 y1.1 y2.1
        A1 | 3 4 5 7
        B1 | 3!3 4 5 7
        C1 | 3 4 5 7!7
        D1 | 3 4 5 7!7
    """)
    act = decided(after(game, cut(game, "A1.1", "B1.1")))
    assert isinstance(act, PlaceArrow)
    assert act.end == "right"
