"""The yellow equipment card, False Bottom (E15)."""

from __future__ import annotations

import pytest

from defuse.busters.events import CardUsed, EquipmentLaid, Unlocked, WiresCut
from defuse.kernel import Game, RulesAdded, Shown
from tests.busters.equipment.tables import after, cannot_tell, cards, play, state, table, who_knows
from tests.busters.tables import A, B, C, D, cut, every, names, offered, solo, the

TABLE = """
equipment Y · 6
pile 8 3 12 1
A1 | y1.1 3 8
B1 | y2.1 3 8
C1 | 3 6 6 8
D1 | 3 6 6 8
"""


@pytest.fixture
def game() -> Game:
    return table(TABLE)


def test_two_more_cards_come_on_the_board_when_two_yellows_are_cut(game: Game) -> None:
    now, events = play(game, cut(game, "A1.1", "B1.1"))  # E15
    assert names(events) == [
        "Called",
        "WiresCut",
        "Unlocked",
        "CardUsed",
        "Shown",
        "RulesAdded",
        "EquipmentLaid",
        "Settled",
        "TurnEnded",
        "TurnStarted",
    ]
    assert the(events, CardUsed) == CardUsed("Y", A)  # D9
    assert the(events, EquipmentLaid) == EquipmentLaid(("8", "3"))  # from the top of the pile
    assert cards(now) == ["Y", "6", "8", "3"]  # at the right of those that lie there
    assert [state(now, card) for card in cards(now)] == ["used", "locked", "locked", "locked"]


def test_a_new_card_unlocks_at_once_if_its_wires_are_cut(game: Game) -> None:
    ready = table(TABLE.replace("pile 8 3 12 1", "pile 12 8 3 1"))  # all 12s are cut, no 8
    now, events = play(ready, cut(ready, "A1.1", "B1.1"))
    assert [event.card for event in every(events, Unlocked)] == ["Y", "12"]  # E15
    assert (state(now, "12"), state(now, "8")) == ("ready", "locked")
    later = after(now, cut(ready, "B1.3", "A1.3"))
    assert state(later, "8") == "ready"  # E2: and the other one when its turn has come


def test_a_new_card_can_be_used_like_the_others() -> None:
    game = table(TABLE.replace("pile 8 3 12 1", "pile 9 11"))
    now = after(game, cut(game, "A1.1", "B1.1"))
    assert {("Stabilize", "9"), ("SkipTo", "11")} <= offered(now, B)


def test_four_yellows_unlock_it_with_the_first_pair_and_only_once() -> None:
    game = table(
        """
        equipment Y · 6
        pile 8 3 12 1
        A1 | 3 y3.1
        B1 | 3 y4.1
        C1 | y1.1 3
        D1 | y2.1 3
        """
    )
    now, events = play(game, cut(game, "A1.2", "B1.2"))
    assert len(every(events, EquipmentLaid)) == 1
    now, events = play(now, cut(game, "B1.1", "C1.2"), cut(game, "C1.1", "D1.1"))
    assert not every(events, EquipmentLaid)
    assert cards(now) == ["Y", "6", "8", "3"]


def test_a_solo_cut_of_yellows_counts() -> None:
    game = table(TABLE.replace("A1 | y1.1 3 8", "A1 | y1.1 y2.1 3 8").replace("B1 | y2.1", "B1 |"))
    _, events = play(game, solo(game, "A1.1 A1.2"))
    assert the(events, EquipmentLaid) == EquipmentLaid(("8", "3"))


@pytest.mark.parametrize(("pile", "drawn"), [("12", ["12"]), ("none", [])])
def test_a_short_pile_gives_what_it_has(pile: str, drawn: list[str]) -> None:
    game = table(TABLE.replace("pile 8 3 12 1", f"pile {pile}"))
    now, events = play(game, cut(game, "A1.1", "B1.1"))
    assert cards(now) == ["Y", "6", *drawn]
    assert (state(now, "Y"), now.public.turn) == ("used", B)
    assert len(every(events, EquipmentLaid)) == len(drawn)


def test_a_missed_yellow_unlocks_nothing(game: Game) -> None:
    now, events = play(game, cut(game, "A1.1", "B1.2"))
    assert not every(events, Unlocked)
    assert state(now, "Y") == "locked"


def test_the_order_of_the_pile_is_hidden_and_the_rest_stays_so() -> None:
    worlds = [table(TABLE.replace("pile 8 3 12 1", f"pile {pile}")) for pile in ("8 3 12 1", "8 3 1 12")]
    for seat in (A, B, C, D, None):
        cannot_tell(seat, worlds, cut(worlds[0], "A1.1", "B1.1"))
    before = [table(TABLE.replace("pile 8 3 12 1", f"pile {pile}")) for pile in ("8 3 12 1", "12 1 8 3")]
    for seat in (A, B, C, D, None):
        cannot_tell(seat, before)
    now, events = play(worlds[0], cut(worlds[0], "A1.1", "B1.1"))
    shown = the(events, Shown).things
    assert {who_knows(now, thing) for thing in shown} == {"ABCDS"}
    rest = [
        thing for made in now.public.piles if made.name == "equipment" for thing in made.things if thing not in shown
    ]
    assert {who_knows(now, thing) for thing in rest} == {""}


def test_an_emergency_drop_that_it_brings_acts_at_once() -> None:
    game = table(
        """
        equipment Y · 9 used
        pile 33 7
        A1 | y1.1 5
        B1 | y2.1 5
        C1 | 5 6
        D1 | 5 6
        """
    )
    now, events = play(game, cut(game, "A1.1", "B1.1"))
    assert [event.card for event in every(events, CardUsed)] == ["Y", "33"]  # E5
    assert [state(now, card) for card in cards(now)] == ["used", "ready", "used", "ready"]
    assert len(every(events, WiresCut)) == 1
    assert len(every(events, RulesAdded)) == 1
