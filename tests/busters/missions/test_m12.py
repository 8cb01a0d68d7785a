"""Mission 12: a number card on every equipment card."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.card import Equipment
from defuse.busters.events import EquipmentLaid, Unlocked
from defuse.busters.rules.covers import CoverLifted, Covers, EquipmentCovered
from defuse.busters.setup import Setup, begun
from defuse.kernel import Game
from tests.busters.tables import A, B, cut, every, happens, names, offered, refusal, solo, table, the, then
from tests.busters.telling import narrate

STORY = """
    mission 12 · captain A
    equipment {cards}
    pile {pile}
    A1 | y1.1 3 5 7
    B1 | y2.1 3 5 7
    C1 | 3 y3.1 5 7
    D1 | 3 y4.1 5 7
"""


def covered(cards: str, pile: str = "none") -> Game:
    return table(STORY.format(cards=cards, pile=pile))


def card(game: Game, name: str) -> Equipment:
    rule = game.public.rule(name)
    assert isinstance(rule, Equipment)
    return rule


# Setting up.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_number_card_lies_on_each_equipment_card(players: int) -> None:
    game, events = begun(Setup(mission=12, players=players), seed=1)
    laid = the(events, EquipmentLaid).cards
    cover = the(events, EquipmentCovered)
    assert cover.cards == laid
    assert len(set(cover.numbers)) == len(laid) == players
    assert [card(game, name).cover for name in laid] == [((number, 2),) for number in cover.numbers]
    assert (game.public.red.count, game.public.yellow.count) == ((2 if players == 2 else 1), 4)


def test_the_number_cards_are_drawn_by_lot() -> None:
    seen = {card(busters.new(12, 2, seed, equipment=("3", "9")), "3").cover for seed in range(12)}
    assert len(seen) > 4


def test_personal_equipment_is_not_covered() -> None:
    game = busters.new(mission=12, players=4)
    assert card(game, "personal-A").cover == ()


# Two pairs.


def test_the_own_pair_is_not_enough() -> None:
    game = covered("3 needs 5x2")
    game, events = game.play(cut(game, "A1.2", "B1.2"))
    assert not every(events, Unlocked)  # M12
    assert refusal(game, cut(game, "B1.3", "A1.2-4", "3")) == "Triple Detector is still locked"
    game, events = game.play(cut(game, "B1.3", "C1.3"))
    assert names(events)[:4] == ["Called", "WiresCut", "CoverLifted", "Unlocked"]
    assert the(events, CoverLifted) == CoverLifted("3", 5)
    assert card(game, "3").cover == ()


def test_the_number_cards_pair_may_come_first_and_takes_it_off() -> None:
    game = covered("3 needs 5x2")
    game, events = game.play(cut(game, "A1.3", "B1.3"))
    assert the(events, CoverLifted) == CoverLifted("3", 5)
    assert not every(events, Unlocked)
    game, events = game.play(cut(game, "B1.2", "C1.1"))
    assert the(events, Unlocked) == Unlocked("3")


def test_one_pair_counts_for_the_card_and_for_number_cards_on_others() -> None:
    game = covered("3 needs 5x2 · 5 needs 3x2 · 7 needs 3x2")
    start = game
    game, events = game.play(cut(start, "A1.2", "B1.2"))
    assert every(events, CoverLifted) == [CoverLifted("5", 3), CoverLifted("7", 3)]
    game, events = game.play(cut(start, "B1.3", "C1.3"))
    assert every(events, CoverLifted) == [CoverLifted("3", 5)]
    assert every(events, Unlocked) == [Unlocked("3"), Unlocked("5")]  # M12: left to right


def test_a_number_card_may_show_the_cards_own_number() -> None:
    game = covered("3 needs 3x2")
    events = happens(game, cut(game, "A1.2", "B1.2"))
    assert names(events)[:4] == ["Called", "WiresCut", "CoverLifted", "Unlocked"]


def test_a_solo_cut_of_four_takes_it_off_once() -> None:
    game = table("""
        mission 12 · captain A
        equipment 3 needs 5x2
        A1 | 3 5 5 5 5
        B1 | 3
        C1 | 3
        D1 | 3
    """)
    assert every(happens(game, solo(game, "A1.2-5")), CoverLifted) == [CoverLifted("3", 5)]  # C8


# False Bottom.


def test_it_needs_its_own_number_card_too() -> None:
    game = covered("Y needs 3x2", "8 9")
    game, events = game.play(cut(game, "A1.1", "B1.1"))
    assert not every(events, EquipmentLaid)  # E15
    game, events = game.play(cut(game, "B1.2", "C1.1"))
    assert the(events, EquipmentLaid) == EquipmentLaid(("8", "9"))


def test_cards_that_come_later_are_covered_by_numbers_that_were_not_drawn_yet() -> None:
    game = covered("Y · 3 needs 5x2", "7 9")
    used = '{"numbers":[1,2,4,5,6,8,9,10,11,12]}'
    game = table(STORY.format(cards="Y · 3 needs 5x2", pile="7 9") + f"    rule covers {used}\n")
    game, events = game.play(cut(game, "A1.1", "B1.1"))
    assert set(the(events, EquipmentCovered).numbers) == {3, 7}  # M12
    assert (card(game, "7").state, card(game, "9").state) == ("locked", "locked")
    assert ("Stabilize", "9") not in offered(game, B)  # its 9s are cut, the number card's wires are not


def test_a_cover_whose_pair_is_cut_goes_at_once() -> None:
    used = '{"numbers":[1,2,3,4,5,6,7,8,9,10]}'
    game = table(STORY.format(cards="Y", pile="7 9") + f"    rule covers {used}\n")
    game, events = game.play(cut(game, "A1.1", "B1.1"))  # 11s and 12s are all cut
    assert names(events)[2:] == [
        "Unlocked",
        "CardUsed",
        "Shown",
        "RulesAdded",
        "EquipmentLaid",
        "EquipmentCovered",
        "CoverLifted",
        "CoverLifted",
        "Unlocked",
        "Settled",
        "TurnEnded",
        "TurnStarted",
    ]
    assert (card(game, "7").state, card(game, "9").state) == ("locked", "ready")  # M12, E15
    assert card(game, "7").cover == ()
    rule = game.public.rule("covers")
    assert isinstance(rule, Covers)
    assert len(set(rule.numbers)) == 12


def test_it_is_told_and_shown() -> None:
    game = covered("3 needs 5x2 · 7")
    (panel,) = [panel for panel in game.view(None).panels() if panel.rule == "covers"]
    assert [(shown.title, str(shown.text)) for shown in panel.cards] == [("5", "on Triple Detector, 0 of 2 cut")]
    told = narrate(game.public, (EquipmentCovered(("3", "7"), (5, 8)), CoverLifted("3", 5)))
    assert told == [
        "Number cards on equipment: 5 on Triple Detector and 8 on Emergency Batteries.",
        "The number card 5 is taken off Triple Detector.",
    ]
    after = then(game, cut(game, "A1.3", "B1.3"))
    (panel,) = [panel for panel in after.view(A).panels() if panel.rule == "covers"]
    assert panel.cards == ()
