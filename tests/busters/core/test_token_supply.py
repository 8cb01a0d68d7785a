"""The supply of tokens: two of each number, two yellow, and what happens when they are gone."""

from __future__ import annotations

import pytest

from defuse.busters.events import TokenPlaced, ValueAnnounced
from defuse.busters.supply import available
from defuse.busters.wires import YELLOWS
from defuse.kernel import Among
from tests.busters.tables import (
    A,
    B,
    all_tokens,
    cut,
    every,
    happens,
    offered,
    one_at,
    pick,
    refusal,
    show,
    table,
    the,
    then,
    tokens,
    use,
)


def test_the_second_token_of_a_number_is_there() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 6
        B1 | 5 6!6
        C1 | 5 6
        D1 | 5 6
    """)
    game, events = game.play(cut(game, "A1.1", "C1.2"))
    assert the(events, TokenPlaced).mark == "6"  # C6: two of each number
    assert all_tokens(game) == [("B1.2", "6"), ("C1.2", "6")]


BOTH_OUT = """
    mission 1 · captain A
    A1 | 5 6
    B1 | 5 6!6
    C1 | 5 6!6
    D1 | 5 6
"""


def test_when_none_is_left_the_value_is_announced() -> None:
    game = table(BOTH_OUT)
    game, events = game.play(cut(game, "A1.1", "D1.2"))
    announced = the(events, ValueAnnounced)
    assert (announced.mark, announced.by) == ("6", 3)  # C6: a public event, no token
    assert not every(events, TokenPlaced)
    assert tokens(game, "D1.2") == []
    assert all_tokens(game) == [("B1.2", "6"), ("C1.2", "6")]  # nobody's token was taken away
    assert game.public.dial == 3  # it was a miss all the same


def test_what_was_announced_is_known_as_well_as_a_token() -> None:
    game = table(BOTH_OUT)
    wire = one_at(game, "D1.2")
    assert Among((wire,), (60,), 1, 1) in then(game, cut(game, "A1.1", "D1.2")).public.facts  # C6


def test_a_token_at_a_cut_wire_is_taken_back() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5
        B1 | 5 (6)!6
        C1 | 5 6!6
        D1 | 5 6
    """)
    game, events = game.play(cut(game, "A1.1", "D1.2"))
    assert the(events, TokenPlaced).mark == "6"
    assert all_tokens(game) == [("C1.2", "6"), ("D1.2", "6")]  # C6: the one at the cut wire went, not the other


@pytest.mark.parametrize(("age", "left"), [("", "C1.2"), ("older C1.2 B1.2", "B1.2")])
def test_of_two_tokens_at_cut_wires_the_oldest_is_taken_back(age: str, left: str) -> None:
    game = table(f"""
        mission 1 · captain A
        A1 | 5 6
        B1 | 5 (6)!6
        C1 | 5 (6)!6
        D1 | 5 6
        {age}
    """)
    game = then(game, cut(game, "A1.1", "D1.2"))
    assert sorted(all_tokens(game)) == sorted([(left, "6"), ("D1.2", "6")])  # C6


def test_a_cut_wires_token_stays_until_it_is_needed() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 5!5
        B1 | 5!5 6 6
        C1 | 5 6
        D1 | 6
    """)
    game = then(game, cut(game, "A1.2", "B1.1"))
    assert all_tokens(game) == [("A1.2", "5"), ("B1.1", "5")]  # C6: returned when needed, not before
    game = then(game, cut(game, "B1.2", "C1.1"))  # a miss at a 5: now it is needed
    assert all_tokens(game) == [("B1.1", "5"), ("C1.1", "5")]


def test_there_are_two_yellow_tokens() -> None:
    game = table("""
        mission 6 · captain A
        yellow 1.1 2.1 3.1 4.1
        A1 | y1.1 5
        B1 | y2.1!y 5
        C1 | y3.1 5
        D1 | y4.1 5
    """)
    game, events = game.play(cut(game, "A1.2", "C1.1"))
    assert the(events, TokenPlaced).mark == "yellow"  # C6: the second yellow one
    game, events = game.play(cut(game, "B1.2", "D1.1"))
    assert the(events, ValueAnnounced).mark == "yellow"  # C6: there is no third
    assert Among((one_at(game, "D1.1"),), YELLOWS, 1, 1) in game.public.facts


def test_a_yellow_token_at_a_cut_wire_is_taken_back_too() -> None:
    game = table("""
        mission 6 · captain A
        yellow 1.1 2.1 3.1 4.1
        A1 | (y1.1)!y 5
        B1 | (y2.1)!y 5
        C1 | y3.1 5
        D1 | y4.1 5
    """)
    game = then(game, cut(game, "A1.2", "C1.1"))
    assert all_tokens(game) == [("B1.1", "yellow"), ("C1.1", "yellow")]  # C6


POST_IT = """
    mission 4 · captain A
    equipment 4 ready
    A1 | 5 6 8
    B1 | 5 {b6} 8
    C1 | 5 6!6 8
    D1 | 5 6 8
"""


def test_who_chooses_a_token_is_offered_only_what_is_in_the_supply() -> None:
    game = table(POST_IT.format(b6="6!6"))
    assert refusal(game, show(game, "A1.2", "4")) == "no 6 token is left"  # C6, for the Post-it
    assert tokens(then(game, show(game, "A1.1", "4")), "A1.1") == ["5"]


def test_what_can_be_taken_back_is_offered_too() -> None:
    game = table(POST_IT.format(b6="(6)!6"))
    game = then(game, show(game, "A1.2", "4"))
    assert tokens(game, "A1.2") == ["6"]  # C6
    assert tokens(game, "B1.2") == []


def test_who_has_only_wires_without_a_token_left_is_not_offered_the_card() -> None:
    game = table("""
        mission 4 · captain A
        equipment 4 ready
        A1 | 6 6
        B1 | 6!6 8
        C1 | 6!6 8
        D1 | 8 8
    """)
    assert ("PlaceToken", "4") not in offered(game, A)  # C6
    assert ("PlaceToken", "4") in offered(game, B)  # who still has an 8 to show


@pytest.mark.parametrize(
    ("mark", "stands"),
    [
        ("even", ("2!even", "4!even", "6!even")),
        ("odd", ("1!odd", "3!odd", "5!odd")),
        ("x1", ("1!x1", "2!x1", "3!x1")),
        ("x2", ("1!x2 1", "2!x2 2", "3!x2 3")),
        ("x3", ("1!x3 1 1", "2!x3 2 2", "3!x3 3 3")),
    ],
)
def test_other_tokens_never_run_out(mark: str, stands: tuple[str, str, str]) -> None:
    game = table(f"""
        mission 1 · captain A
        A1 | {stands[0]}
        B1 | {stands[1]}
        C1 | {stands[2]}
        D1 | 6
    """)
    assert len(all_tokens(game)) == 3
    assert available(game.public, mark)  # C6


def test_a_false_token_is_one_of_the_two_of_its_number() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 6
        B1 | 5!~6 6
        C1 | 5 6!6
        D1 | 5 6
    """)
    assert not available(game.public, "6")  # C6: the supply counts tokens, true or false
    assert not available(game.public, "~6")
    assert available(game.public, "5")


def test_a_miss_at_a_wire_that_has_its_token_announces_it_and_places_no_second_one() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 6
        B1 | 5 6!6
        C1 | 5 6
        D1 | 5 6
    """)
    game, events = game.play(cut(game, "A1.1", "B1.2"))
    assert the(events, ValueAnnounced).mark == "6"  # D1
    assert tokens(game, "B1.2") == ["6"]
    assert game.public.dial == 3


def test_the_token_stays_with_its_wire_when_the_wire_moves() -> None:
    game = table("""
        mission 4 · captain A
        equipment 2 ready
        A1 | 5 6 8!8
        B1 | 5 6 8
        C1 | 5 6 8
        D1 | 5 6 8
    """)
    wire = one_at(game, "A1.3")
    game = then(game, use(game, A, "2", wire=wire, mate=B), pick(game, "B1.1"))
    assert game.table().owner_of(wire) == B
    assert [(token.wire, token.mark) for token in game.public.tokens] == [(wire, "8")]  # C6


def test_every_miss_tells_the_same_kinds_of_things() -> None:
    # D1: with or without a token in the supply, the owner says one thing, and in the same place of the story.
    fresh, spent = table(BOTH_OUT.replace("!6", "", 1)), table(BOTH_OUT)
    first = happens(fresh, cut(fresh, "A1.1", "D1.2"))
    second = happens(spent, cut(spent, "A1.1", "D1.2"))
    assert [type(event).__name__.replace("TokenPlaced", "ValueAnnounced") for event in first] == [
        type(event).__name__ for event in second
    ]
