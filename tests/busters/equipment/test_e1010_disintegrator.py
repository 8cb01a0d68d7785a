"""Equipment card 10-10, Disintegrator (E19)."""

from __future__ import annotations

import pytest

from defuse.busters.events import (
    CardsReadied,
    CardUsed,
    DialMoved,
    EquipmentLaid,
    Settled,
    TurnStarted,
    Unlocked,
    Validated,
    WiresCut,
    Won,
)
from tests.busters.equipment.tables import after, cannot_tell, cards, play, row, state, table, who_knows
from tests.busters.tables import A, B, C, D, at, cut, every, is_cut, names, offered, one_at, solo, the

LAST_PAIR = """
equipment 10-10
A1 | 5 10
B1 | 5 5 10 r10.5
C1 | y5.1 y6.1
D1 | 5 r11.5
"""


def test_all_wires_of_a_random_number_are_cut_wherever_they_are() -> None:
    game = table(LAST_PAIR)
    now, events = play(game, cut(game, "A1.2", "B1.3"))
    fives = at(game, "A1.1 B1.1-2 D1.1")  # 5 is the only number that is left
    assert events[2:7] == (
        Validated(10),
        Unlocked("10-10"),
        CardUsed("10-10", A),  # D9
        WiresCut(fives, 5, A, "disintegrated"),  # E19
        Validated(5),
    )
    assert [row(now, stand) for stand in ("A1", "B1", "C1", "D1")] == [
        "(5) (10)",
        "(5) (5) (10) r10.5",
        "y5.1 y6.1",
        "(5) r11.5",
    ]
    assert who_knows(now, fives[0]) == "ABCDS"
    assert state(now, "10-10") == "used"


def test_it_is_free_and_no_cut_action() -> None:
    game = table(LAST_PAIR)
    now, events = play(game, cut(game, "A1.2", "B1.3"))
    assert not every(events, DialMoved)  # E19
    assert [event.by for event in every(events, Settled)] == [A]  # one action, one turn
    assert every(events, TurnStarted) == [TurnStarted(B)]
    assert now.public.dial == game.public.dial


def test_only_numbers_with_uncut_wires_come_into_question() -> None:
    drawn = set()
    for seed in range(30):
        game = table(
            """
            equipment 10-10
            A1 | 5 8 10
            B1 | 5 8 10
            C1 | 7 7 (11)
            D1 | 9
            """,
            f"captain A · seed {seed}",
        )
        _, events = play(game, cut(game, "A1.3", "B1.3"))
        drawn.add(every(events, WiresCut)[1].value)
    assert drawn == {5, 7, 8, 9}


def test_every_uncut_wire_of_the_number_goes_and_no_other() -> None:
    for seed in range(6):
        game = table(
            """
            equipment 10-10
            A1 | 5 8 10
            B1 | (5) 5 8 10
            C1 | 5 8 8
            D1 | 9 9
            """,
            f"captain A · seed {seed}",
        )
        now, events = play(game, cut(game, "A1.3", "B1.4"))
        hit = every(events, WiresCut)[1]
        places = {5: "A1.1 B1.2 C1.1", 8: "A1.2 B1.3 C1.2 C1.3", 9: "D1.1 D1.2"}[hit.value]
        assert set(hit.wires) == set(at(game, places))
        assert now.public.gone == game.public.gone | sum(1 << wire for wire in (*hit.wires, *at(game, "A1.3 B1.4")))


def test_nobody_knows_the_number_before() -> None:
    text = """
    equipment 10-10
    A1 | 5 8 10
    B1 | 5 8 10
    C1 | 7
    D1 | 7
    """
    worlds = [table(text, f"captain A · seed {seed}") for seed in range(2)]
    for seat in (A, B, C, D, None):
        cannot_tell(seat, worlds)


def test_two_cut_10s_are_not_enough() -> None:
    game = table(LAST_PAIR.replace("D1 | 5 r11.5", "D1 | 5 10 10 r11.5"))
    now, events = play(game, cut(game, "A1.2", "B1.3"))
    assert (len(every(events, WiresCut)), state(now, "10-10")) == (1, "locked")


def test_with_no_number_left_nothing_is_cut() -> None:
    game = table(LAST_PAIR.replace("A1 | 5", "A1 |").replace("B1 | 5 5", "B1 |").replace("D1 | 5", "D1 | "))
    now, events = play(game, cut(game, "A1.1", "B1.1"))
    assert len(every(events, WiresCut)) == 1
    assert state(now, "10-10") == "used"
    assert now.public.turn == B


def test_it_can_win_the_game() -> None:
    game = table(LAST_PAIR.replace(" r10.5", "").replace(" r11.5", "").replace("y5.1 y6.1", "(7)"))
    now, events = play(game, cut(game, "A1.2", "B1.3"))
    assert events[-1] == Won()
    assert now.outcome is not None
    assert now.outcome.won


def test_whoever_is_emptied_by_it_is_skipped() -> None:
    game = table(LAST_PAIR.replace(" r10.5", ""))
    now, events = play(game, cut(game, "A1.2", "B1.3"))
    assert the(events, TurnStarted) == TurnStarted(C)
    assert now.public.turn == C


@pytest.mark.parametrize("mark", ["*", "^"])
def test_x_and_flipped_wires_are_cut_too(mark: str) -> None:
    game = table(LAST_PAIR.replace("D1 | 5 r11.5", f"D1 | r11.5 5{mark}"))
    now = after(game, cut(game, "A1.2", "B1.3"))
    assert is_cut(now, "D1.2")  # E19: everywhere, flipped ones too
    assert who_knows(now, one_at(game, "D1.2")) == "ABCDS"


# Chains.


def test_the_wires_that_it_cuts_unlock_other_cards() -> None:
    game = table(LAST_PAIR.replace("equipment 10-10", "equipment 5 · 10-10 · Y"))
    now, events = play(game, cut(game, "A1.2", "B1.3"))
    assert [event.card for event in every(events, Unlocked)] == ["10-10", "5"]
    assert [state(now, card) for card in cards(now)] == ["ready", "used", "locked"]


CHAIN = """
equipment 6 used · 33 · 3 · 10-10 · Y used
A1 | 3 10
B1 | 3 10
C1 | 3 r6.5
D1 | 3 r7.5
"""


def test_an_instant_card_can_set_off_another_one() -> None:
    game = table(CHAIN)
    now, events = play(game, cut(game, "A1.2", "B1.2"))
    story = [event for event in events if isinstance(event, Unlocked | CardUsed | CardsReadied | WiresCut)]
    assert story == [
        WiresCut(at(game, "A1.2 B1.2"), 10, A, "dual"),
        Unlocked("10-10"),
        CardUsed("10-10", A),
        WiresCut(at(game, "A1.1 B1.1 C1.1 D1.1"), 3, A, "disintegrated"),
        Unlocked("33"),  # E5, C17: left to right
        CardUsed("33", A),
        CardsReadied(("6",)),
        Unlocked("3"),
    ]
    assert now.public.turn == C


def test_a_false_bottom_may_bring_it_and_it_fires_at_once() -> None:
    game = table(
        """
        equipment Y · 6 used
        pile 10-10 33 8
        A1 | y1.1 3
        B1 | y2.1 3
        C1 | 3 r6.5
        D1 | 3 r7.5
        """
    )
    now, events = play(game, cut(game, "A1.1", "B1.1"))
    assert names(events)[1:] == [
        "WiresCut",
        "Unlocked",  # Y
        "CardUsed",
        "Shown",
        "RulesAdded",
        "EquipmentLaid",
        "Unlocked",  # 10-10, for all 10s are cut
        "CardUsed",
        "WiresCut",  # all 3s
        "Validated",
        "Unlocked",  # 33
        "CardUsed",
        "CardsReadied",
        "Settled",
        "TurnEnded",
        "TurnStarted",
    ]
    assert the(events, EquipmentLaid) == EquipmentLaid(("10-10", "33"))
    assert [state(now, card) for card in cards(now)] == ["used", "ready", "used", "used"]


def test_no_card_unlocks_twice() -> None:
    game = table(
        """
        equipment 10-10 · 10
        A1 | 10 10 10 10
        B1 | 5 5
        C1 | 5 r5.5
        D1 | 5 r6.5
        """
    )
    now, events = play(game, solo(game, "A1.1 A1.2 A1.3 A1.4"))
    assert sorted(event.card for event in every(events, Unlocked)) == ["10", "10-10"]
    assert (state(now, "10"), now.public.turn) == ("ready", C)


def test_no_instant_card_fires_twice() -> None:
    game = table(
        """
        equipment 10-10 · 33 needs 10x4 locked · 6 used
        A1 | 5 10
        B1 | 5 10
        C1 | 5 r6.5
        D1 | 5 r7.5
        """
    )
    # Both unlock by one cut, and the wires that the first one cuts unlock the second one before its own turn comes.
    now, events = play(game, cut(game, "A1.2", "B1.2"))
    assert [event.card for event in every(events, Unlocked)] == ["10-10", "33"]
    assert [event.card for event in every(events, CardUsed)] == ["10-10", "33"]
    assert len(every(events, CardsReadied)) == 1
    assert ("Rewind", "6") in offered(now, A)
