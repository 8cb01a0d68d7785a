"""Mission 9: two of each number in the line before any of the next."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.asks import OpeningAsk
from defuse.busters.events import CutMissed, DialMoved, Exploded, WiresCut
from defuse.busters.rules.sequence import LineLaid, LineShortened, Sequence
from defuse.busters.setup import Setup, begun
from defuse.kernel import Cannot, Game
from tests.busters.tables import (
    A,
    B,
    cut,
    every,
    form,
    happens,
    names,
    offered,
    one_at,
    pick,
    refusal,
    solo,
    table,
    the,
    then,
    tokens,
    use,
)
from tests.busters.telling import narrate

LINE = """
    mission 9 · captain A
    rule sequence {{"line":[{line}]}}
    equipment {cards}
    A1 | 3 5 7 9
    B1 | 3 5 7 9
    C1 | 3 5 7 9
    D1 | 3 5 7 9
"""


def lined(line: str = "3,5,7", cards: str = "12 used") -> Game:
    return table(LINE.format(line=line, cards=cards))


def line(game: Game) -> Sequence:
    rule = game.public.rule("sequence")
    assert isinstance(rule, Sequence)
    return rule


# Setting up.


@pytest.mark.parametrize(("players", "reds", "yellows"), [(2, 2, 4), (3, 1, 2), (4, 1, 2), (5, 1, 2)])
def test_three_number_cards_lie_there_before_anybody_places_a_token(players: int, reds: int, yellows: int) -> None:
    game, events = begun(Setup(mission=9, players=players), seed=3)
    assert (game.public.red.count, game.public.yellow.count) == (reds, yellows)
    assert isinstance(game.ask, OpeningAsk)
    numbers = the(events, LineLaid).numbers
    assert len(set(numbers)) == 3
    assert line(game).order == numbers
    assert game.public.dial == players


def test_the_line_is_drawn_by_lot() -> None:
    lines = {line(busters.new(mission=9, players=4, seed=seed)).line for seed in range(6)}
    assert len(lines) == 6


def test_false_bottom_is_among_the_equipment_from_here_on() -> None:
    assert busters.new(mission=9, players=4, equipment=("Y",)).public.rule("Y") is not None  # E1
    with pytest.raises(ValueError, match="without equipment card Y"):
        busters.new(mission=8, players=4, equipment=("Y",))


# In order.


@pytest.mark.parametrize("place", ["A1.2", "A1.3"])
def test_what_comes_later_in_the_line_may_not_be_named(place: str) -> None:
    game = lined()
    number = {"A1.2": 5, "A1.3": 7}[place]
    assert refusal(game, cut(game, place, f"B{place[1:]}")) == f"cut 2 × 3 before any {number}"  # M9


def test_the_first_number_and_those_outside_of_the_line_are_free() -> None:
    game = lined()
    assert form(game, A, type(cut(game, "A1.1", "B1.1"))).fields[0].count() == 2
    assert game.why_not(cut(game, "A1.1", "B1.1")) is None
    assert game.why_not(cut(game, "A1.4", "B1.4")) is None


def test_two_cut_wires_move_the_line_on_by_one_card() -> None:
    game = lined()
    game, events = game.play(cut(game, "A1.1", "B1.1"))
    assert names(events)[:3] == ["Called", "WiresCut", "LineShortened"]
    assert the(events, LineShortened) == LineShortened(3, A)
    assert (line(game).order, line(game).done) == ((5, 7), (3,))
    assert refusal(game, cut(game, "B1.3", "C1.3")) == "cut 2 × 5 before any 7"
    game = then(game, cut(game, "B1.2", "C1.2"))
    assert line(game).order == (7,)
    game = then(game, cut(game, "C1.3", "D1.3"))
    assert line(game).line == ()


def test_the_rest_of_a_finished_number_is_free() -> None:
    game = lined()
    game = then(game, cut(game, "A1.1", "B1.1"))
    game = then(game, cut(game, "B1.2", "C1.2"), cut(game, "C1.1", "D1.1"))
    assert game.public.cut[3] == 4


def test_a_miss_does_not_move_the_line() -> None:
    game = lined()
    game, events = game.play(cut(game, "A1.1", "B1.2"))
    assert not every(events, LineShortened)
    assert line(game).order == (3, 5, 7)


def test_pointing_at_a_wire_that_is_not_due_yet_is_an_ordinary_miss() -> None:
    game = lined()
    game, events = game.play(cut(game, "A1.1", "B1.2"))  # M9: only what is named is bound
    assert (len(every(events, CutMissed)), the(events, DialMoved).steps) == (1, -1)
    assert tokens(game, "B1.2") == ["5"]


def test_a_solo_cut_is_bound_as_well() -> None:
    game = table("""
        mission 9 · captain A
        rule sequence {"line":[3,5,7]}
        A1 | 3 5 5 5 5
        B1 | 3
        C1 | 3
        D1 | 3
    """)
    assert refusal(game, solo(game, "A1.2-5")) == "cut 2 × 3 before any 5"
    game = then(game, cut(game, "A1.1", "B1.1"))
    assert line(game).order == (5, 7)


def test_a_solo_cut_of_four_moves_the_line_on_once() -> None:
    game = table("""
        mission 9 · captain A
        rule sequence {"line":[3,5,7]}
        A1 | 3 3 3 3 5
        B1 | 5
        C1 | 5
        D1 | 5
    """)
    events = happens(game, solo(game, "A1.1-4"))  # C8
    assert every(events, LineShortened) == [LineShortened(3, A)]


def test_the_line_is_told_and_shown() -> None:
    story = lined()
    told = narrate(story.public, (LineLaid((3, 5, 7)), LineShortened(3, A)))
    assert told == ["The line of number cards: 3, 5 and 7.", "The 3 is out of the line."]
    story = then(story, cut(story, "A1.1", "B1.1"))
    (panel,) = [panel for panel in story.view(None).panels() if panel.rule == "sequence"]
    assert [(card.title, card.state) for card in panel.cards] == [("3", "done"), ("5", "open"), ("7", "locked")]
    assert str(panel.cards[1].text) == "next: 0 of 2 cut"


# Cards.


def test_both_values_of_an_x_or_y_ray_have_to_be_free() -> None:
    game = lined(cards="10 ready")
    assert refusal(game, cut(game, "A1.1 A1.2", "B1.1", "10")) == "cut 2 × 3 before any 5"  # E7
    assert game.why_not(cut(game, "A1.1 A1.4", "B1.1", "10")) is None


def test_a_detector_is_bound_by_what_it_names_and_the_line_moves_when_the_owner_has_chosen() -> None:
    game = lined(cards="3 ready")
    assert refusal(game, cut(game, "A1.2", "B1.1-3", "3")) == "cut 2 × 3 before any 5"  # M9
    game, events = game.play(cut(game, "A1.1", "B1.1-3", "3"))
    assert not every(events, LineShortened)
    game, events = game.play(pick(game, "B1.1"))
    assert the(events, WiresCut).value == 3
    assert the(events, LineShortened) == LineShortened(3, A)


def test_a_card_that_unlocks_comes_before_the_line_moves() -> None:
    game = lined(cards="3")
    assert names(happens(game, cut(game, "A1.1", "B1.1")))[:4] == ["Called", "WiresCut", "Unlocked", "LineShortened"]


# Nothing legal to do.

BLOCKED = """
    mission 9 · captain A
    rule sequence {"line":[3,5,7]}
    equipment 2 ready
    A1 | 5 7
    B1 | 3 5 7
    C1 | 3 5 7
    D1 | 3 3 5 7
"""


def test_a_hand_of_blocked_wires_only_explodes_the_bomb_when_the_seat_says_so() -> None:
    game = table(BLOCKED)
    assert offered(game, A) == {("Cannot",), ("Swap", "2")}  # C12
    assert refusal(game, cut(game, "A1.1", "B1.2")) == "cut 2 × 3 before any 5"
    assert the(happens(game, Cannot(seat=A)), Exploded).why == "nothing legal to do"  # M9


def test_a_teammate_may_help_before_it_is_said() -> None:
    game = table(BLOCKED)
    game = then(game, use(game, B, "2", wire=one_at(game, "B1.1"), mate=A), pick(game, "A1.2"))  # C12
    assert ("Cut",) in offered(game, A)
    assert refusal(game, Cannot(seat=A)) == "there is still something you can do"


def test_reds_are_no_blocked_wires() -> None:
    game = table("""
        mission 9 · captain A
        rule sequence {"line":[3,5,7]}
        A1 | r5.5
        B1 | 3 5
        C1 | 3 5
        D1 | 3 3 5 5
    """)
    assert offered(game, A) == {("RevealReds",)}  # C9: no constraint ever forbids it
