"""Mission 36: a line of five numbers that can be read from both ends."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.asks import OpeningAsk, OwnerPicks, TurnAsk
from defuse.busters.events import Exploded, Won
from defuse.busters.rules.characters import CharacterAsk
from defuse.busters.rules.sequence import ArrowAsk, ArrowPlaced, LineLaid, LineShortened, PlaceArrow, Sequence
from defuse.busters.setup import Setup, begun
from defuse.kernel import Cannot, Game
from tests.busters.tables import A, B, C, cut, every, happens, names, offered, pick, refusal, solo, table, the, then
from tests.busters.telling import narrate

STORY = """
    mission 36 · captain A
    red 1 of 1.5 2.5 3.5
    rule sequence {{"line":[{line}]{end}}}
    equipment {cards}
    away r1.5
    A1 | 3 5 7 9 11
    B1 | 3 5 7 9 11
    C1 | 3 5 7 9 11
    D1 | 3 5 7 9 11
"""


def lined(line: str = "3,5,7,11", cards: str = "12 used", end: str = "left") -> Game:
    side = "" if end == "left" else ',"end":"right"'
    return table(STORY.format(line=line, cards=cards, end=side))


def line(game: Game) -> Sequence:
    rule = game.public.rule("sequence")
    assert isinstance(rule, Sequence)
    return rule


def asked(game: Game) -> tuple[int, ...]:
    assert game.ask is not None
    return game.ask.seats


def with_characters(game: Game) -> Game:
    """The game after everybody kept the own character."""
    while isinstance(game.ask, CharacterAsk):
        game = then(game, game.forms(asked(game)[0])[0].nth(0))
    return game


# Setting up.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_captain_chooses_an_end_before_anybody_places_a_token(players: int) -> None:
    game, _ = begun(Setup(mission=36, players=players, captain=1), seed=4)
    assert isinstance(game.ask, CharacterAsk)  # E21
    game = with_characters(game)
    assert (game.public.red.count, len(game.public.red.kinds)) == ((2 if players == 2 else 1), 3)
    assert game.public.yellow.count == (4 if players == 2 else 2)
    assert isinstance(game.ask, ArrowAsk)
    assert asked(game) == (1,)  # M36
    assert str(game.ask.question()) == "At which end does the line begin?"
    assert len(set(line(game).line)) == 5
    game, events = game.play(PlaceArrow(seat=1, end="right"))
    assert events == (ArrowPlaced("right", 1),)
    assert line(game).order == line(game).line[::-1]
    assert isinstance(game.ask, OpeningAsk)


def test_nobody_else_chooses_and_there_are_two_ends() -> None:
    game = with_characters(busters.new(mission=36, players=4, seed=4, captain=0))
    assert refusal(game, PlaceArrow(seat=1, end="left")) == "it is not your turn to answer"
    assert refusal(game, PlaceArrow(seat=0, end="middle")) == "choose the left or the right end"


# In order.


def test_only_the_number_at_the_arrow_may_be_named_of_those_in_the_line() -> None:
    game = lined()
    assert refusal(game, cut(game, "A1.2", "B1.2")) == "cut 2 × 3 before any 5"
    assert refusal(game, cut(game, "A1.3", "B1.3")) == "cut 2 × 3 before any 7"
    assert game.why_not(cut(game, "A1.1", "B1.1")) is None
    assert game.why_not(cut(game, "A1.4", "B1.4")) is None  # not in the line


def test_with_the_arrow_at_the_right_the_line_is_read_from_there() -> None:
    game = lined("3,5,7", end="right")
    assert refusal(game, cut(game, "A1.1", "B1.1")) == "cut 2 × 7 before any 3"
    assert game.why_not(cut(game, "A1.3", "B1.3")) is None


def test_the_cutter_chooses_an_end_and_the_turn_waits_for_it() -> None:
    game = lined()
    game, events = game.play(cut(game, "A1.1", "B1.1"))
    assert names(events) == ["Called", "WiresCut", "LineShortened"]
    assert isinstance(game.ask, ArrowAsk)
    assert asked(game) == (A,)  # M36
    game, events = game.play(PlaceArrow(seat=A, end="right"))
    assert names(events) == ["ArrowPlaced", "Settled", "TurnEnded", "TurnStarted"]
    assert line(game).order == (11, 7, 5)


def test_the_same_end_may_be_chosen_again() -> None:
    game = lined()
    game = then(game, cut(game, "A1.1", "B1.1"), PlaceArrow(seat=A, end="left"))
    assert line(game).order == (5, 7, 11)


def test_the_rest_of_a_number_whose_card_is_gone_is_free() -> None:
    game = lined()
    game = then(game, cut(game, "A1.1", "B1.1"), PlaceArrow(seat=A, end="left"))
    game = then(game, cut(game, "B1.2", "C1.2"), PlaceArrow(seat=B, end="left"))
    game, events = game.play(cut(game, "C1.1", "D1.1"))
    assert not every(events, LineShortened)
    assert isinstance(game.ask, TurnAsk)


def test_a_number_outside_of_the_line_moves_nothing() -> None:
    game = lined()
    game, events = game.play(cut(game, "A1.4", "B1.4"))
    assert not every(events, LineShortened)
    assert isinstance(game.ask, TurnAsk)


def test_a_miss_leaves_the_line_alone() -> None:
    game = lined()
    game, events = game.play(cut(game, "A1.1", "B1.2"))
    assert not every(events, LineShortened)
    assert line(game).line == (3, 5, 7, 11)


def test_one_card_alone_has_no_ends_to_choose_from() -> None:
    game = lined("3,5")
    game, events = game.play(cut(game, "A1.1", "B1.1"))
    assert names(events)[2:4] == ["LineShortened", "Settled"]
    game = then(game, cut(game, "B1.2", "C1.2"))
    assert line(game).line == ()


def test_the_question_comes_after_unlocks_and_validation() -> None:
    game = table("""
        mission 36 · captain A
        red 1 of 1.5 2.5 3.5
        rule sequence {"line":[3,5,7]}
        equipment 3 needs 5x2
        away r1.5 3x2
        A1 | 3 5
        B1 | 3 5
        C1 | 5 7
        D1 | 5 7 7 7
    """)
    events = happens(game, cut(game, "A1.1", "B1.1"))
    assert names(events) == ["Called", "WiresCut", "Validated", "LineShortened"]  # C17
    game = lined(cards="3")
    assert names(happens(game, cut(game, "A1.1", "B1.1"))) == ["Called", "WiresCut", "Unlocked", "LineShortened"]


def test_the_win_waits_for_the_answer() -> None:
    game = table("""
        mission 36 · captain A
        red 1 of 1.5 2.5 3.5
        rule sequence {"line":[3,5,7]}
        away r1.5
        A1 | 3 (3)
        B1 | 3 (3)
        C1 | (5)
        D1 | (5)
    """)
    game, events = game.play(cut(game, "A1.1", "B1.1"))
    assert not every(events, Won)
    assert asked(game) == (A,)  # with an empty hand, too: it was the cutter's doing
    game, events = game.play(PlaceArrow(seat=A, end="left"))
    assert every(events, Won)


def test_the_question_nests_into_a_detectors_choice() -> None:
    game = lined()
    start = game
    game, events = game.play(cut(start, "A1.1", "B1.1 B1.2", "personal-A"))
    assert isinstance(game.ask, OwnerPicks)  # E6
    game, events = game.play(pick(start, "B1.1"))
    assert names(events) == ["WiresCut", "LineShortened"]
    assert asked(game) == (A,)  # the cutter, not the owner who picked
    game, _ = game.play(PlaceArrow(seat=A, end="left"))
    assert isinstance(game.ask, TurnAsk)


def test_no_card_is_used_while_the_end_is_chosen() -> None:
    game = lined(cards="6 ready")
    assert offered(game, C) == {("Rewind", "6")}
    game = then(game, cut(game, "A1.1", "B1.1"))
    assert offered(game, C) == set()  # E3
    assert offered(game, A) == {("PlaceArrow",)}


def test_a_solo_cut_is_bound_and_moves_the_line_too() -> None:
    game = table("""
        mission 36 · captain A
        red 1 of 1.5 2.5 3.5
        rule sequence {"line":[3,5,7]}
        away r1.5
        A1 | 3 3 3 3 5 5 5 5
        B1 | 7
        C1 | 7
        D1 | 7 7
    """)
    assert refusal(game, solo(game, "A1.5-8")) == "cut 2 × 3 before any 5"
    assert every(happens(game, solo(game, "A1.1-4")), LineShortened) == [LineShortened(3, A)]


# What players ask: as in mission 9.


def test_only_blocked_wires_left_explodes_the_bomb() -> None:
    game = table("""
        mission 36 · captain A
        red 1 of 1.5 2.5 3.5
        rule sequence {"line":[3,5,7]}
        away r1.5
        A1 | 5 7
        B1 | 3 5 7
        C1 | 3 5 7
        D1 | 3 3 5 7
    """)
    assert offered(game, A) == {("Cannot",)}  # C12
    assert the(happens(game, Cannot(seat=A)), Exploded).why == "nothing legal to do"  # M36


def test_the_line_is_told_and_shown() -> None:
    game = lined("3,5,7", end="right")
    (panel,) = [panel for panel in game.view(None).panels() if panel.rule == "sequence"]
    assert str(panel.title) == "In this order, from the right"
    assert [(card.title, card.state) for card in panel.cards] == [("3", "locked"), ("5", "locked"), ("7", "open")]
    told = narrate(game.public, (LineLaid((3, 5)), ArrowPlaced("right", B), LineShortened(5, C)))
    assert told == [
        "The line of number cards: 3 and 5.",
        "B puts the arrow at the right end of the line.",
        "The 5 is out of the line.",
    ]
    after = then(game, cut(game, "A1.3", "B1.3"))
    (panel,) = [panel for panel in after.view(None).panels() if panel.rule == "sequence"]
    assert [card.title for card in panel.cards] == ["3", "5"]  # its card is removed
