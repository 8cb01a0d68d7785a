"""In which order things happen in one act."""

from __future__ import annotations

from typing import ClassVar

import pytest

from defuse.busters.events import CardUsed, Settled, TurnEnded, Unlocked, Validated, WiresCut
from defuse.busters.mission import Wires
from defuse.busters.rule import Rank, Rule
from defuse.busters.view import Table
from defuse.kernel import Event, Steps
from tests.busters.core.conftest import Made
from tests.busters.tables import A, cut, every, happens, names, pick, solo, table, the


class Triggered(Event, frozen=True):
    """The mission took note of an action."""


class Evening(Event, frozen=True):
    """The mission did what it does at the end of a turn."""


class Watch(Rule, frozen=True, kw_only=True):
    """After every action, and at the end of every turn, the mission does something."""

    id: str = "watch"
    rank: ClassVar[Rank] = Rank.MISSION

    def after(self, table: Table, event: Settled | TurnEnded) -> Steps:
        yield Triggered() if isinstance(event, Settled) else Evening()


def test_a_plain_hit() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 6
        B1 | 5 6
        C1 | 5 6
        D1 | 5 6
    """)
    assert names(happens(game, cut(game, "A1.1", "B1.1"))) == [  # C17
        "Called",
        "WiresCut",
        "Settled",
        "TurnEnded",
        "TurnStarted",
    ]


def test_a_miss_moves_the_dial_then_places_the_token() -> None:
    game = table("""
        mission 1 · captain A · turn D
        A1 | 5 6
        B1 | 5 6
        C1 | 5 6
        D1 | 5 6
    """)
    assert names(happens(game, cut(game, "D1.1", "B1.2"))) == [  # C17: the cut with its step, then the token
        "Called",
        "CutMissed",
        "DialMoved",
        "TokenPlaced",
        "Settled",
        "TurnEnded",
        "RoundEnded",
        "TurnStarted",
    ]


def test_validation_comes_before_unlocks() -> None:
    game = table("""
        mission 4 · captain A
        equipment 5 locked
        A1 | 5 5 5 5 6
        B1 | 6
        C1 | 6
        D1 | 6
    """)
    assert names(happens(game, solo(game, "A1.1-4"))) == [  # C17
        "Called",
        "WiresCut",
        "Validated",
        "Unlocked",
        "Settled",
        "TurnEnded",
        "TurnStarted",
    ]


def test_a_detector_asks_before_anything_follows() -> None:
    game = table("""
        mission 4 · captain A
        equipment 5 locked
        A1 | 5 6
        B1 | 5 6
        C1 | (5) 6
        D1 | (5) 6
    """)
    asked, events = game.play(cut(game, "A1.1", "B1.1 B1.2", "personal-A"))
    assert names(events) == ["CardUsed", "Called", "Detected"]
    assert names(happens(asked, pick(game, "B1.1"))) == [  # C17: the cut with every step that belongs to it comes first
        "WiresCut",
        "Validated",
        "Unlocked",
        "Settled",
        "TurnEnded",
        "TurnStarted",
    ]


INSTANT = """
    mission {mission} · captain A · seed {seed}
    equipment {cards}
    A1 | 4 5 6 10
    B1 | 4 5 6 10
    C1 | 4 5 6 (10)
    D1 | 4 5 6 (10)
"""
CARDS = ("10 locked · 10-10", "10-10 · 10 locked")


@pytest.mark.parametrize("cards", CARDS)
def test_unlocks_and_instant_cards_come_left_to_right(cards: str) -> None:
    """C17: an instant card acts when its place in the line comes, with all that follows from it."""
    game = table(INSTANT.format(mission=4, seed=1, cards=cards))
    events = happens(game, cut(game, "A1.4", "B1.4"))
    (first, second) = every(events, WiresCut)
    assert (first.how, second.how) == ("dual", "disintegrated")
    disintegrator = ["Unlocked", "CardUsed", "WiresCut", "Validated"]
    line = ["Unlocked", *disintegrator] if cards == CARDS[0] else [*disintegrator, "Unlocked"]
    rest = ["Settled", "TurnEnded", "TurnStarted"]
    assert names(events) == ["Called", "WiresCut", "Validated", *line, *rest]
    unlocked = [event.card for event in every(events, Unlocked)]
    assert unlocked == (["10", "10-10"] if cards == CARDS[0] else ["10-10", "10"])


def test_what_an_instant_card_cuts_is_validated_and_unlocks_in_its_turn() -> None:
    for seed in range(40):
        game = table(INSTANT.format(mission=4, seed=seed, cards="10-10 · 4 locked · 5 locked · 6 locked"))
        events = happens(game, cut(game, "A1.4", "B1.4"))
        second = every(events, WiresCut)[1]
        assert [event.value for event in every(events, Validated)] == [10, second.value]
        assert [event.card for event in every(events, Unlocked)] == ["10-10", str(second.value)]  # C17, E5
        at = names(events).index
        assert at("Settled") == len(events) - 3


def test_a_mission_takes_note_after_instant_cards_and_before_the_end_of_the_turn(practice: Made) -> None:
    number = practice(Watch(), wires=Wires(blue=(4, 5, 6, 10)))
    game = table(INSTANT.format(mission=number, seed=1, cards="10-10"))
    events = happens(game, cut(game, "A1.4", "B1.4"))
    assert names(events)[-8:] == [  # C17: … instant cards → mission triggers → win check → end-of-turn effects
        "CardUsed",
        "WiresCut",
        "Validated",
        "Settled",
        "Triggered",
        "TurnEnded",
        "Evening",
        "TurnStarted",
    ]


def test_the_win_is_checked_after_the_missions_triggers_and_before_the_end_of_the_turn(practice: Made) -> None:
    number = practice(Watch())
    game = table(
        f"""
        mission {number} · captain A
        A1 | 5
        B1 | 5
        C1 | (5)
        D1 | (5)
    """
    )
    events = happens(game, cut(game, "A1.1", "B1.1"))
    assert names(events) == ["Called", "WiresCut", "Validated", "Settled", "Triggered", "Won"]  # C17


def test_an_explosion_ends_everything(practice: Made) -> None:
    number = practice(Watch())
    game = table(
        f"""
        mission {number} · captain A · dial 1
        A1 | 5 6
        B1 | 5 6
        C1 | 5 6
        D1 | 5 6
    """
    )
    events = happens(game, cut(game, "A1.1", "B1.2"))
    assert names(events) == ["Called", "CutMissed", "DialMoved", "Exploded"]  # C17, D4


def test_an_instant_card_can_win_the_game() -> None:
    game = table("""
        mission 4 · captain A
        equipment 10-10
        A1 | 5 10
        B1 | 5 10
        C1 | (5) (10)
        D1 | (5) (10)
    """)
    events = happens(game, cut(game, "A1.2", "B1.2"))
    assert names(events)[-2:] == ["Settled", "Won"]  # C17: the check comes once all of it is over


def test_an_instant_card_counts_as_used_by_the_seat_on_turn() -> None:
    game = table(INSTANT.format(mission=4, seed=2, cards="10-10"))
    events = happens(game, cut(game, "A1.4", "B1.4"))
    used = the(events, CardUsed)
    assert (used.card, used.by) == ("10-10", A)  # D9
