"""Challenge cards 1 to 10: when each is met, and what that brings."""

from __future__ import annotations

import pytest

from defuse.busters.challenges import CHALLENGES
from defuse.busters.events import DialMoved, Exploded
from defuse.busters.rules.challenges import CallRed, ChallengeMet, ClaimOdd, OddClaimed, RedCalled
from defuse.busters.wires import blue
from defuse.kernel import Among, Game, clashes
from tests.busters.tables import (
    A,
    B,
    C,
    D,
    at,
    cut,
    every,
    happens,
    is_cut,
    names,
    offered,
    one_at,
    refusal,
    solo,
    table,
    the,
    then,
    use,
)
from tests.busters.telling import narrate

EVEN_KINDS = tuple(blue(number) for number in range(2, 13, 2))
ODD_KINDS = tuple(blue(number) for number in range(1, 13, 2))


def facing(rows: str, *cards: int, numbers: tuple[int, ...] = (), dial: int = 2) -> Game:
    """A table of mission 55 with these challenges open."""
    note = f'{{"open":{list(cards)},"numbers":{list(numbers)}}}'
    return table(f"mission 55 · captain A · dial {dial}\nrule challenges {note}\n{rows}")


def met(game: Game, *acts: object) -> list[int]:
    """The challenges that some acts meet."""
    return [event.card for event in every(happens(game, *acts), ChallengeMet)]  # type: ignore[arg-type]


def test_there_are_ten_of_them() -> None:
    assert list(CHALLENGES) == list(range(1, 11))
    assert len({card.title for card in CHALLENGES.values()}) == 10


# 1.

REDS = """
    A1 | 4 5
    B1 | 4 5 r8.5
    C1 | 4 5 r9.5
    D1 | 4 5
"""


def test_calling_a_red_wire_red_reveals_it_in_place() -> None:
    game = facing(REDS, 1)
    after, told = game.play(CallRed(seat=A, wire=one_at(game, "B1.3")))
    assert is_cut(after, "B1.3")  # H1
    assert the(told, ChallengeMet).card == 1
    assert after.public.dial == 3
    assert after.public.turn == B  # it was A's action
    assert names(told)[:3] == ["RedCalled", "WiresCut", "ChallengeMet"]
    assert narrate(game.public, told)[0] == "A points at B1.3: it is red!"


def test_calling_anything_else_red_explodes_even_with_a_stabilizer() -> None:
    game = facing(REDS + "equipment 9 ready", 1)
    wrong = CallRed(seat=A, wire=one_at(game, "B1.1"))
    assert the(happens(game, wrong), Exploded).why == "a wire that was called red is not"  # H1
    assert every(happens(then(game, use(game, A, "9")), wrong), Exploded)  # E8
    assert the(happens(game, wrong), RedCalled).by == A


def test_only_while_the_card_lies_open_and_once() -> None:
    game = facing(REDS, 2)
    call = CallRed(seat=A, wire=one_at(game, "B1.3"))
    assert refusal(game, call) == "the challenge “It is red” is not on the table"  # H1
    assert ("CallRed",) not in offered(game, A)
    game = facing(REDS, 1)
    after = then(game, call)
    assert refusal(after, CallRed(seat=B, wire=one_at(game, "C1.3"))) == "the challenge “It is red” is not on the table"


def test_only_a_teammates_uncut_wire_on_the_own_turn() -> None:
    game = facing(REDS, 1)
    assert refusal(game, CallRed(seat=A, wire=one_at(game, "A1.1"))) == "point at an uncut wire of a teammate"
    assert refusal(game, CallRed(seat=B, wire=one_at(game, "C1.3"))) == "it is not your turn to answer"


def test_a_hand_of_only_reds_is_revealed_instead() -> None:
    game = facing(REDS.replace("A1 | 4 5", "A1 | r8.5").replace("B1 | 4 5 r8.5", "B1 | 4 5"), 1)
    assert offered(game, A) == {("RevealReds",)}  # C9
    assert refusal(game, CallRed(seat=A, wire=one_at(game, "C1.3"))) == "a hand of only reds has to be revealed"


# 2, 5 and 7: chains of turns.

CHAIN = """
    A1 | 2 3 4 5
    B1 | 2 3 4 5
    C1 | 2 3 4 5 8 8
    D1 | 2 3 4 5 8 8
"""


def test_four_turns_in_a_row_with_even_numbers() -> None:
    game = facing(CHAIN, 2)
    acts = [cut(game, "A1.1", "B1.1"), cut(game, "B1.3", "A1.3"), cut(game, "C1.1", "D1.1"), cut(game, "D1.3", "C1.3")]
    assert met(game, *acts[:3]) == []
    assert met(game, *acts) == [2]  # H2


def test_an_odd_number_or_a_miss_breaks_the_chain() -> None:
    game = facing(CHAIN, 2, dial=4)
    start = [cut(game, "A1.1", "B1.1"), cut(game, "B1.3", "A1.3")]
    rest = [cut(game, "D1.1", "C1.1"), cut(game, "A1.4", "B1.4")]
    for third in (cut(game, "C1.2", "D1.2"), cut(game, "C1.1", "D1.2")):
        assert met(game, *start, third, *rest) == []  # H2
        assert game.public.rule("challenges").chain == ()


def test_a_coffee_mug_breaks_the_chain() -> None:
    game = facing(CHAIN + "equipment 11 ready", 2)
    after = then(game, cut(game, "A1.1", "B1.1"), use(then(game, cut(game, "A1.1", "B1.1")), B, "11", mate=C))
    assert after.public.rule("challenges").chain == ()  # H2


def test_seats_may_repeat_in_a_chain() -> None:
    game = facing("A1 | 2 2 4 4\nB1 | 2 2 4 4 r8.5\nC1 | (5)\nD1 | (5)", 2)
    acts = [cut(game, "A1.1", "B1.1"), cut(game, "B1.2", "A1.2"), cut(game, "A1.3", "B1.3"), cut(game, "B1.4", "A1.4")]
    assert met(game, *acts) == [2]  # H2


def test_two_solo_cuts_in_a_row() -> None:
    game = facing("A1 | 4 4 5\nB1 | 5 7 7\nC1 | 5 8 8\nD1 | 5", 5)
    assert met(game, solo(game, "A1.1 A1.2")) == []
    assert met(game, solo(game, "A1.1 A1.2"), solo(game, "B1.2 B1.3")) == [5]  # H2
    between = [solo(game, "A1.1 A1.2"), cut(game, "B1.1", "A1.3"), solo(game, "C1.2 C1.3")]
    assert met(game, *between) == []


def test_the_fast_pass_counts_as_a_solo_cut() -> None:
    game = facing("A1 | 4 4 5 5\nB1 | 4 4 5 7 7\nC1 | 5\nD1 | (8)\nequipment 99 ready", 5)
    assert met(game, solo(game, "A1.1 A1.2", "99"), solo(game, "B1.1 B1.2")) == [5]  # E18


@pytest.mark.parametrize(
    ("values", "stairs"), [("2 3 4", True), ("5 4 3", True), ("2 3 2", False), ("2 4 5", False), ("2 2 3", False)]
)
def test_three_numbers_up_or_down_by_one(values: str, stairs: bool) -> None:
    game = facing("A1 | 2 2 3 3 4 4 5 5\nB1 | 2 2 3 3 4 4 5 5 r8.5\nC1 | (8)\nD1 | (8)", 7)
    acts = []
    left = {value: [2 * (int(value) - 2) + 1, 2 * (int(value) - 2) + 2] for value in "2345"}
    for turn, value in enumerate(values.split()):
        place = left[value].pop(0)
        mine, theirs = (f"A1.{place}", f"B1.{place}") if turn % 2 == 0 else (f"B1.{place}", f"A1.{place}")
        acts.append(cut(game, mine, theirs))
    assert (met(game, *acts) == [7]) is stairs  # H2


# 3, 6 and 10: patterns on a stand.


def patterned(row: str, *cards: int) -> Game:
    """B's stand has this pattern: x uncut, o cut, and ! is the wire that A can cut now."""
    lower, higher = iter([1, 1, 2, 2, 3, 3]), iter([5, 5, 6, 6, 7, 7, 8, 8])
    at_cut = row.index("!")
    wires = ["4" if mark == "!" else str(next(lower if place < at_cut else higher)) for place, mark in enumerate(row)]
    slots = [f"({wire})" if mark == "o" else wire for wire, mark in zip(wires, row, strict=True)]
    return facing(f"A1 | 4 12\nB1 | {' '.join(slots)}\nC1 | 12\nD1 | 12 12", *cards)


def met_by(row: str, card: int) -> bool:
    """Whether A's cut meets a challenge."""
    game = patterned(row, card)
    return met(game, cut(game, "A1.1", f"B1.{row.index('!') + 1}")) == [card]


@pytest.mark.parametrize(
    ("row", "pairs"),
    [
        ("xx!xx", True),
        ("xx!xxoxx", True),
        ("oxx!ooxxo", True),
        ("xxo!", False),  # one group only
        ("xx!xxx", False),
        ("xx!xxox", False),
        ("xxxx!", False),  # four in a row are no pairs
    ],
)
def test_nothing_but_pairs(row: str, pairs: bool) -> None:
    assert met_by(row, 3) is pairs  # H3


@pytest.mark.parametrize(
    ("row", "isolated"),
    [
        ("xox!xoxox", True),  # the ends of a stand count as cut
        ("oxox!xoxoxo", True),
        ("xox!xox", False),  # four
        ("xox!xoxoxx", False),
        ("xox!xoxoxoxx", True),  # others may be together
    ],
)
def test_five_islands(row: str, isolated: bool) -> None:
    assert met_by(row, 6) is isolated  # H4


@pytest.mark.parametrize(
    ("row", "hollow"),
    [
        ("xooo!ooox", True),
        ("xoooo!oooxx", True),
        ("xooo!oox", False),  # six
        ("xooo!oooo", False),
        ("oooo!ooox", False),
    ],
)
def test_seven_cut_between_two_uncut_ends(row: str, hollow: bool) -> None:
    assert met_by(row, 10) is hollow  # H5


# 4 and 8: validation tokens.


def finishing(card: int, first: tuple[int, ...], last: int, numbers: tuple[int, ...] = ()) -> list[int]:
    """What A's cut of the last two wires of a number meets, when these numbers are finished already."""
    others = [number for number in range(1, 13) if number not in (*first, last)]
    row, full = (" ".join(map(str, sorted(wires))) for wires in (others, [*others, last]))
    rows = f"A1 | {full}\nB1 | {full}\nC1 | {row}\nD1 | {row}\nvalidated {' '.join(map(str, first))}"
    game = facing(rows, card, numbers=numbers)
    place = sorted([*others, last]).index(last) + 1
    return met(game, cut(game, f"A1.{place}", f"B1.{place}"))


def test_the_first_three_validation_tokens_add_up_to_18() -> None:
    assert finishing(4, (2, 12), 4) == [4]  # H6
    assert finishing(4, (2, 11), 4) == []
    assert finishing(4, (2,), 4) == []  # two so far
    assert finishing(4, (2, 9, 3), 4) == []  # the first three, not any three


def test_the_first_two_validation_tokens_are_the_drawn_numbers() -> None:
    assert finishing(8, (7,), 4, numbers=(4, 7)) == [8]  # H6: in any order
    assert finishing(8, (6,), 4, numbers=(4, 7)) == []
    assert finishing(8, (), 4, numbers=(4, 7)) == []
    assert finishing(8, (6, 7), 4, numbers=(4, 7)) == []


# 9.

ODD = """
    A1 | 1 3 5 r5.5 7 9 11
    B1 | 1 2 3 5 7 9
    C1 | 1 3 5 7 9
    D1 | 1 3 5 7 9 11 12 12
"""


TWO_STANDS = """
    A1 | 2 4 6
    A2 | 1 3 5 7 9 11
    B1 | 1 2 3 4 5 6 7
    C1 | 3 5 9 11
"""


def test_the_owner_claims_a_stand_of_odd_wires_at_any_time() -> None:
    game = facing(ODD.replace(" 12 12", ""), 9)
    after, told = game.play(ClaimOdd(seat=D, stand=3))  # H4: whenever E3 allows
    assert the(told, ChallengeMet).card == 9
    assert after.public.dial == 3
    assert after.public.turn == A
    assert the(told, OddClaimed).by == D


def test_reds_do_not_count_for_it() -> None:
    game = facing(ODD, 9)
    assert ("ClaimOdd",) in offered(game, A)  # H4: six odd ones and a red


def test_a_claim_says_which_stand_where_its_owner_has_two() -> None:
    alone = facing(ODD, 9)
    assert (
        narrate(alone.public, happens(alone, ClaimOdd(seat=A, stand=0)))[0] == "A claims to have only odd blue wires."
    )
    two = facing(TWO_STANDS, 9)
    assert narrate(two.public, happens(two, ClaimOdd(seat=A, stand=1)))[0] == "A claims only odd blue wires: A2."


def test_what_a_claim_tells_everybody() -> None:
    game = facing(ODD, 9)
    after = then(game, ClaimOdd(seat=A, stand=0))
    hand = at(game, "A1.1-7")
    new = after.public.facts[len(game.public.facts) :]
    assert new == (Among(hand, EVEN_KINDS, 0, 0), Among(hand, ODD_KINDS, 6))
    assert clashes(after.public, after.secret.faces, after.kit) == ()


def test_a_claim_has_to_be_true() -> None:
    game = facing(ODD, 9)
    assert refusal(game, ClaimOdd(seat=B, stand=1)) == "not all of its blue wires are odd"
    assert refusal(game, ClaimOdd(seat=C, stand=2)) == "it takes at least six uncut blue wires"  # H4
    assert refusal(game, ClaimOdd(seat=B, stand=0)) == "choose one of your stands"
    assert refusal(facing(ODD, 2), ClaimOdd(seat=A, stand=0)) == "the challenge “Odd ones in” is not on the table"


def test_it_is_never_checked_by_itself() -> None:
    game = facing(ODD, 9)
    assert met(game, cut(game, "A1.1", "C1.1")) == []  # H4: that would tell everyone


# All of them.


def test_several_are_met_at_once_and_each_moves_the_dial_back() -> None:
    game = patterned("xxoo!ooooxx", 3, 10)
    told = happens(game, cut(game, "A1.1", "B1.5"))
    assert [event.card for event in every(told, ChallengeMet)] == [3, 10]  # H7
    assert [event.steps for event in every(told, DialMoved)] == [1, 1]


def test_a_card_alone_meets_none() -> None:
    """B hooks the last wire of A before A has acted. What lies now would be nothing but pairs, but nobody has acted."""
    game = facing("equipment 11-11 ready\nA1 | 5\nB1 | 1 1 (2) (5) 6\nC1 | 7 7\nD1 | 6 8", 3)
    hooked, told = game.play(use(game, B, "11-11", wire=one_at(game, "A1.1")))
    assert hooked.public.turn == B  # D7
    assert not every(told, ChallengeMet)  # H7
    assert hooked.public.dial == 2


def test_the_dial_never_goes_above_six() -> None:
    game = facing("A1 | 4 12\nB1 | 1 1 4 5 5\nC1 | 12\nD1 | 12 12", 3, dial=6)
    after, told = game.play(cut(game, "A1.1", "B1.3"))
    assert the(told, ChallengeMet).card == 3
    assert after.public.dial == 6  # C1


def test_a_card_that_was_met_is_met_no_more() -> None:
    game = patterned("xx!xx", 3)
    after = then(game, cut(game, "A1.1", "B1.3"))
    rule = after.public.rule("challenges")
    assert (rule.open, rule.done) == ((), (3,))
    (panel,) = [panel for panel in after.view(B).panels() if panel.rule == "challenges"]
    assert [(card.label, card.state) for card in panel.cards] == [("3", "done")]


def test_they_are_checked_after_unlocks_and_before_the_win() -> None:
    game = facing("A1 | 4 4\nB1 | (1) (1)\nC1 | (5)\nD1 | (5)\nvalidated 2 12", 4)
    told = names(happens(game, solo(game, "A1.1 A1.2")))
    assert told.index("ChallengeMet") < told.index("Won")  # C17, H7
