"""Mission 15: equipment that lies face down, and number cards that turn it up."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters import pile
from defuse.busters.card import Equipment
from defuse.busters.events import CardUsed, EquipmentLaid, Unlocked
from defuse.busters.rules.number_deck import NumberDeck, NumberTurned
from defuse.busters.setup import Setup, begun
from defuse.kernel import Game, Shown
from tests.busters.tables import (
    A,
    B,
    C,
    cut,
    every,
    happens,
    names,
    offered,
    opened,
    refusal,
    solo,
    table,
    the,
    then,
    use,
)
from tests.busters.telling import narrate

STORY = """
    mission 15 · captain A
    red 1 of 1.5 2.5 3.5
    pile {pile}
    rule number-deck {{"seen":[{seen}],"turned":{turned}}}
    away r1.5
    A1 | 3 3 5 5
    B1 | 3 3 5 5
    C1 | 7 7
    D1 | 7 7
"""


def deck(seen: str = "3", cards: str = "9 6 12", turned: int = 0) -> Game:
    return table(STORY.format(pile=cards, seen=seen, turned=turned))


def rule(game: Game) -> NumberDeck:
    found = game.public.rule("number-deck")
    assert isinstance(found, NumberDeck)
    return found


def hidden(game: Game) -> int:
    """How many equipment cards lie face down."""
    return rule(game).face_down(game.view(None))


def on_board(game: Game) -> list[str]:
    return [card.id for card in game.public.rules if isinstance(card, Equipment) and card.holder < 0]


# Setting up.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_cards_as_players_lie_face_down_and_one_number_is_turned_up(players: int) -> None:
    game, events = begun(Setup(mission=15, players=players), seed=8)
    assert (on_board(game), hidden(game)) == ([], players)
    assert not every(events, EquipmentLaid)
    assert rule(game).seen == (the(events, NumberTurned).number,)
    assert (game.public.red.count, len(game.public.red.kinds)) == ((2 if players == 2 else 1), 3)
    (made,) = [made for made in game.public.piles if made.name == pile.NAME]
    assert len(made.kinds) == 12  # M15: no False Bottom, and nobody knows which of the others lie there
    assert not any(known >> thing & 1 for known in game.public.known for thing in made.things)


def test_cards_that_were_asked_for_lie_face_down_in_some_order() -> None:
    orders = set()
    for seed in range(12):
        game = busters.new(mission=15, players=2, seed=seed, equipment=("3", "9"))
        assert hidden(game) == 2
        (made,) = [made for made in game.public.piles if made.name == pile.NAME]
        orders.add(tuple(game.secret.faces[thing] for thing in made.things))
    assert len(orders) == 2


def test_false_bottom_is_not_among_them() -> None:
    with pytest.raises(ValueError, match="without equipment card Y"):
        busters.new(mission=15, players=4, equipment=("Y",))  # M15


# Playing.


def test_the_fourth_wire_of_the_visible_number_turns_up_a_card_that_can_be_used() -> None:
    start = deck()
    game, events = start.play(cut(start, "A1.1", "B1.1"))
    assert not every(events, EquipmentLaid)
    game, events = game.play(cut(start, "B1.2", "A1.2"))
    assert names(events)[:7] == ["Called", "WiresCut", "Validated", "Shown", "RulesAdded", "EquipmentLaid", "Unlocked"]
    assert the(events, EquipmentLaid) == EquipmentLaid(("9",))  # M15: the left-most one
    assert every(events, Unlocked) == [Unlocked("9")]
    assert hidden(game) == 2
    assert ("Stabilize", "9") in offered(game, C)


def test_it_can_be_used_although_none_of_its_own_wires_is_cut() -> None:
    start = deck(seen="7", cards="5 6")
    game = then(start, cut(start, "A1.1", "B1.1"), cut(start, "B1.2", "A1.2"), cut(start, "C1.1", "D1.1"))
    game, events = game.play(cut(start, "D1.2", "C1.2"))
    assert the(events, EquipmentLaid) == EquipmentLaid(("5",))
    assert game.public.cut[5] == 0
    assert ("Cut", "5") in offered(game, A)


def test_the_next_number_is_turned_up_then() -> None:
    start = deck(seen="1,2,4,5,6,8,9,10,11,12,3")
    game = then(start, cut(start, "A1.1", "B1.1"))
    game, events = game.play(cut(start, "B1.2", "A1.2"))
    assert the(events, NumberTurned) == NumberTurned(7)
    assert names(events).index("Unlocked") < names(events).index("NumberTurned")
    assert rule(game).current == 7


def test_a_number_that_is_finished_already_is_replaced_and_brings_nothing() -> None:
    start = deck(seen="3", cards="9 6 12")
    game = then(start, cut(start, "A1.1", "B1.1"))
    game, events = game.play(cut(start, "B1.2", "A1.2"))
    turned = [event.number for event in every(events, NumberTurned)]
    assert turned[-1] in (5, 7)  # all the others are cut
    assert 3 not in turned
    assert all(game.public.cut[number] == 4 for number in turned[:-1])
    assert len(every(events, EquipmentLaid)) == 1  # M15


def test_another_number_turns_up_nothing() -> None:
    start = deck(seen="7")
    events = happens(start, cut(start, "A1.1", "B1.1"), cut(start, "B1.2", "A1.2"))
    assert "Validated" in names(events)
    assert not every(events, Shown)
    assert not every(events, NumberTurned)


def test_a_solo_cut_of_four_turns_up_one_card() -> None:
    game = table("""
        mission 15 · captain A
        red 1 of 1.5 2.5 3.5
        pile 9 6
        rule number-deck {"seen":[3]}
        away r1.5
        A1 | 3 3 3 3 5
        B1 | 5
        C1 | 5
        D1 | 5
    """)
    assert the(happens(game, solo(game, "A1.1-4")), EquipmentLaid).cards == ("9",)  # C8


def test_cards_are_turned_up_only_as_long_as_some_lie_face_down() -> None:
    start = deck(seen="7,3", turned=3)
    assert hidden(start) == 1  # of four, for four players
    game = then(start, cut(start, "A1.1", "B1.1"))
    game, events = game.play(cut(start, "B1.2", "A1.2"))
    assert every(events, EquipmentLaid)
    assert not every(events, NumberTurned)  # there is nothing left to win
    assert hidden(game) == 0
    end = then(game, cut(start, "C1.1", "D1.1"))
    assert not every(happens(end, cut(start, "D1.2", "C1.2")), EquipmentLaid)


def test_a_card_that_was_turned_up_is_used_once() -> None:
    start = deck(cards="6 9")
    game = then(start, cut(start, "A1.1", "B1.1"), cut(start, "B1.2", "A1.2"))
    game = then(game, cut(start, "C1.1", "D1.1"))
    game, events = game.play(use(game, B, "6"))
    assert every(events, CardUsed) == [CardUsed("6", B)]
    assert ("Rewind", "6") not in offered(game, B)


def test_nobody_can_use_or_name_a_card_that_lies_face_down() -> None:
    game = opened(busters.new(mission=15, players=4, seed=8, captain=0))
    assert refusal(game, cut(game, "A1.1", "B1.1-3", "3")) == "there is no '3' in play"


def test_it_is_told_and_shown() -> None:
    start = deck()
    numbers, shelf = [panel for panel in start.view(None).panels() if panel.rule == "number-deck"]
    assert [(card.title, str(card.text)) for card in numbers.cards] == [("3", "0 of 4 cut")]
    assert [card.state for card in shelf.cards] == ["hidden"] * 3
    assert narrate(start.public, (NumberTurned(5), NumberTurned(8))) == [
        "The next number card is 5.",
        "The next number card is 8, which is finished already.",
    ]
