"""When equipment cards become usable, and in which order things happen then (E2, E5, C17)."""

from __future__ import annotations

import pytest

from defuse.busters import catalogue
from defuse.busters.events import CardUsed, TokenPlaced, Unlocked, Validated, WiresCut
from defuse.kernel import Game
from defuse.kernel.panel import Cards
from tests.busters.equipment.tables import after, cards, play, state, table
from tests.busters.tables import A, cut, every, names, offered, pick, reveal, solo

TWO = [(str(number), number) for number in range(1, 13)]
FOUR = [("22", 2), ("33", 3), ("99", 9), ("10-10", 10), ("11-11", 11)]


def four_of(value: int, card: str) -> Game:
    """All four wires of a value are still uncut, two with A and two with B."""
    rest = 12 if value != 12 else 1
    return table(
        f"""
        equipment {card}
        A1 | {value} {value}
        B1 | {value} {value}
        C1 | {rest} {rest}
        D1 | {rest} {rest}
        """
    )


@pytest.mark.parametrize(("card", "value"), TWO)
def test_a_card_unlocks_the_moment_two_wires_of_its_value_are_cut(card: str, value: int) -> None:
    game = four_of(value, card)
    assert state(game, card) == "locked"
    now, events = play(game, cut(game, "A1.1", "B1.1"))  # E2
    assert Unlocked(card) in events
    assert state(now, card) == "ready"


@pytest.mark.parametrize(("card", "value"), FOUR)
def test_the_double_numbers_want_all_four(card: str, value: int) -> None:
    game = four_of(value, card)
    once = after(game, cut(game, "A1.1", "B1.1"))
    assert state(once, card) == "locked"  # E2
    twice = after(once, cut(game, "B1.2", "A1.2"))
    assert state(twice, card) == ("used" if catalogue.cards()[card].timing == "instant" else "ready")


def test_an_unlocked_card_is_offered_and_a_locked_one_is_not() -> None:
    game = four_of(8, "8")
    assert [seat for seat in game.seats() if ("AskRadar", "8") in offered(game, seat)] == []
    now = after(game, cut(game, "A1.1", "B1.1"))
    assert [seat for seat in game.seats() if ("AskRadar", "8") in offered(now, seat)] == [0, 1, 2, 3]


def test_a_miss_unlocks_nothing() -> None:
    game = table(
        """
        equipment 5 · 8
        A1 | 5 8 8
        B1 | 5 5 8
        C1 | 5 8
        D1 | 7
        """
    )
    now, events = play(game, cut(game, "A1.1", "B1.3"))
    assert not every(events, Unlocked)
    assert (state(now, "5"), state(now, "8")) == ("locked", "locked")


def test_yellow_and_red_wires_do_not_count_for_the_number_that_is_printed_on_them() -> None:
    game = table(
        """
        equipment 3 · 5
        A1 | 3 y3.1 5
        B1 | 3 3 3 5 y5.1
        C1 | r3.5 r5.5
        D1 | 5 5
        """
    )
    now = after(game, cut(game, "A1.2", "B1.5"))
    assert now.public.cut[13] == 2
    revealed = after(now, cut(game, "B1.4", "A1.3"), reveal(2))
    assert [state(revealed, card) for card in ("3", "5")] == ["locked", "ready"]  # by the 5s, not by yellow and red


def test_a_solo_cut_of_four_unlocks_both_cards_of_the_number_left_to_right() -> None:
    for laid, wanted in (("9 · 99", ["9", "99"]), ("99 · 9", ["99", "9"])):
        game = table(
            f"""
            equipment {laid}
            A1 | 9 9 9 9 10
            B1 | 10
            C1 | 10
            D1 | 10
            """
        )
        _, events = play(game, solo(game, "A1.1 A1.2 A1.3 A1.4"))
        assert [event.card for event in every(events, Unlocked)] == wanted  # C17


def test_a_card_unlocks_once() -> None:
    game = four_of(8, "8")
    _, events = play(game, cut(game, "A1.1", "B1.1"), cut(game, "B1.2", "A1.2"))
    assert [event.card for event in every(events, Unlocked) if event.card == "8"] == ["8"]


def test_a_second_need_has_to_be_met_too() -> None:
    game = table(
        """
        equipment 5 needs 7x2 · 7 needs 5x2
        A1 | 5 7 8
        B1 | 5 5 7 8
        C1 | 5 7 8
        D1 | 7 8
        """
    )
    once = after(game, cut(game, "A1.1", "B1.1"))
    assert (state(once, "5"), state(once, "7")) == ("locked", "locked")
    twice, events = play(once, cut(game, "B1.3", "A1.2"))
    assert [event.card for event in every(events, Unlocked)] == ["5", "7"]
    assert (state(twice, "5"), state(twice, "7")) == ("ready", "ready")


def test_the_order_is_cut_validation_unlock_and_then_the_turns_end() -> None:
    game = table(
        """
        equipment 33 · 3 · 6 used
        A1 | 3 3 3 3 5
        B1 | 5
        C1 | 5
        D1 | 5
        """
    )
    _, events = play(game, solo(game, "A1.1 A1.2 A1.3 A1.4"))
    assert names(events) == [
        "Called",
        "WiresCut",
        "Validated",
        "Unlocked",  # 33 …
        "CardUsed",  # … acts at once (E5), before the card at its right unlocks (C17)
        "CardsReadied",
        "Unlocked",
        "Settled",
        "TurnEnded",
        "TurnStarted",
    ]
    assert every(events, CardUsed) == [CardUsed("33", A)]  # D9


def test_an_owners_choice_comes_before_what_the_cut_unlocks() -> None:
    game = table(
        """
        equipment 3 ready · 5
        A1 | 5 6
        B1 | 5 6 7
        C1 | 5 5
        D1 | 6 6
        """
    )
    asked, events = play(game, cut(game, "A1.1", "B1.1 B1.2 B1.3", "3"))
    assert not every(events, WiresCut)
    assert state(asked, "5") == "locked"
    now, events = play(asked, pick(game, "B1.1"))
    assert names(events)[:2] == ["WiresCut", "Unlocked"]
    assert state(now, "5") == "ready"
    assert not every(events, Validated)
    assert not every(events, TokenPlaced)


@pytest.mark.parametrize("card", ["Y", "33", "10-10"])
def test_an_instant_card_is_never_offered(card: str) -> None:
    game = table(
        f"""
        equipment {card} ready
        A1 | 5 6
        B1 | 5 6
        C1 | 5 5
        D1 | 6 6
        """
    )
    assert cards(game) == [card]
    assert not any(card in using for seat in game.seats() for _, *using in offered(game, seat))  # E5


def test_everyone_sees_which_card_is_in_which_state() -> None:
    game = table(
        """
        equipment 5 · 8 ready · 9 used
        characters B E1 used
        A1 | 5 5 6
        B1 | 5 5 6
        C1 | 6
        D1 | 6
        """
    )
    shown = [panel for panel in game.view(None).panels() if isinstance(panel, Cards)]
    states = {(card.label, card.seat): card.state for panel in shown for card in panel.cards}
    assert states == {
        ("5", None): "locked",
        ("8", None): "ready",
        ("9", None): "used",
        ("DD", 0): "ready",
        ("8", 1): "used",
        ("DD", 2): "ready",
        ("DD", 3): "ready",
    }
