"""Equipment card 33, Emergency Drop (E17)."""

from __future__ import annotations

from defuse.busters.board import Label
from defuse.busters.equipment.e06_rewinder import Rewind
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.events import CardsReadied, CardUsed, Unlocked
from defuse.busters.labels import PlaceLabel
from tests.busters.equipment.tables import after, pair, play, row, state, table
from tests.busters.tables import A, B, C, D, cut, every, names, offered, pick, refusal, show, the

DROP = """
equipment 1 used · 6 used · 9 used · Y used · 10-10 used · 33 · 4 ready · 5 locked
characters A used · B used
A1 | 3 5 5 6
B1 | 3 5 6 6
C1 | (3) 5 6
D1 | (3) 7 7
label A1.3 != A1.4
"""


def test_every_used_card_that_is_not_instant_can_be_used_again() -> None:
    game = table(DROP, "captain A · dial 3")
    now, events = play(game, cut(game, "A1.1", "B1.1"))
    assert names(events) == [
        "Called",
        "WiresCut",
        "Validated",
        "Unlocked",
        "CardUsed",
        "CardsReadied",
        "Settled",
        "TurnEnded",
        "TurnStarted",
    ]
    assert (events[3], events[4]) == (Unlocked("33"), CardUsed("33", A))  # D9
    assert the(events, CardsReadied) == CardsReadied(("1", "6", "9"))  # E17
    assert {card: state(now, card) for card in ("1", "6", "9", "Y", "10-10", "33", "4", "5")} == {
        "1": "ready",
        "6": "ready",
        "9": "ready",
        "Y": "used",
        "10-10": "used",
        "33": "used",
        "4": "ready",
        "5": "locked",
    }
    assert (state(now, "personal-A"), state(now, "personal-B")) == ("used", "used")  # characters are no cards
    assert after(now, Rewind(seat=C, using=("6",))).public.dial == 4
    assert ("Stabilize", "9") in offered(now, B)


def test_a_label_used_again_moves_its_token() -> None:
    game = table(DROP)
    first = Label(pair(game, "A1.3 A1.4"), False)
    assert game.public.labels == (first,)
    now = after(game, cut(game, "A1.1", "B1.1"))
    assert now.public.labels == (first,)  # it lies there until it is used again
    places = pair(game, "B1.2 B1.3")
    now = after(now, PlaceLabel(seat=B, wires=places, using=("1",)))
    assert now.public.labels == (Label(places, False),)  # E17, E10: it exists once


def test_with_no_used_card_nothing_comes_back() -> None:
    game = table(DROP.replace("used", "ready").replace("Y ready · 10-10 ready · ", ""))
    now, events = play(game, cut(game, "A1.1", "B1.1"))
    assert not every(events, CardsReadied)
    assert state(now, "33") == "used"


def test_a_card_that_was_used_in_this_very_cut_comes_back_too() -> None:
    game = table(
        """
        equipment 3 ready · 33 · 9 ready
        A1 | 3 5 6
        B1 | 3 5 6
        C1 | (3) (3) 6
        D1 | 5 5 6
        """
    )
    call = cut(game, "A1.1", "B1.1 B1.2 B1.3", "3")
    now, events = play(game, Stabilize(seat=A, using=("9",)), call, pick(game, "B1.1"))
    assert the(events, CardsReadied) == CardsReadied(("3", "9"))
    assert {("Cut", "3"), ("Stabilize", "9")} <= offered(now, B)
    assert after(now, cut(game, "B1.2", "A1.3")).public.dial == 3  # it secured A's turn and not B's
    assert after(now, Stabilize(seat=B, using=("9",)), cut(game, "B1.2", "A1.3")).public.dial == 4


def test_two_cut_3s_are_not_enough() -> None:
    game = table(DROP.replace("C1 | (3) 5 6", "C1 | 3 5 6").replace("D1 | (3) 7 7", "D1 | 3 7 7"))
    now = after(game, cut(game, "A1.1", "B1.1"))
    assert (state(now, "33"), state(now, "6")) == ("locked", "used")


def test_a_post_it_can_be_used_again() -> None:
    game = table(DROP)
    now = after(game, show(game, "D1.2", "4"))
    refusal(now, show(game, "D1.3", "4"))
    now = after(now, cut(game, "A1.1", "B1.1"), show(game, "D1.3", "4"))
    assert row(now, "D1") == "(3) 7!7 7!7"
    assert [seat for seat in (A, B, C, D) if ("PlaceToken", "4") in offered(now, seat)] == []
