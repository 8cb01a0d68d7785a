"""A seat without uncut wires."""

from __future__ import annotations

from defuse.busters.acts import Cut, PlaceToken
from defuse.busters.equipment.e02_walkie_talkies import Swap
from defuse.busters.equipment.e11_coffee_mug import SkipTo
from defuse.busters.equipment.e1111_grappling_hook import Hook
from defuse.busters.events import RadarAnswered, TurnStarted
from tests.busters.tables import A, C, at, cut, form, happens, offered, one_at, refusal, table, the, then, use

EMPTY = """
    mission 4 · captain {captain}
    equipment {cards}
    A1 | 5 6 7
    B1 | 5 6 7
    C1 | (5) (6) (7)
    D1 | 5 6 7
"""


def test_it_is_never_pointed_at() -> None:
    game = table(EMPTY.format(captain="A", cards="3 ready · 5 ready"))
    for using in ((), ("3",), ("5",), ("personal-A",)):
        _, targets = form(game, A, Cut, *using).fields
        pointed = {wire for number in range(targets.count()) for wire in tuple_of(targets.nth(number))}
        assert not pointed & set(at(game, "C1.1-3"))  # C16
    assert refusal(game, cut(game, "A1.1", "C1.1")) == "point at an uncut wire of a teammate"


def tuple_of(choice: object) -> tuple[object, ...]:
    """What a field for several items gave."""
    assert isinstance(choice, tuple)
    return choice


def test_it_is_never_chosen() -> None:
    game = table(EMPTY.format(captain="A", cards="2 ready · 11 ready"))
    assert refusal(game, SkipTo(seat=A, mate=C, using=("11",))) == "has no wires left"  # C16
    assert refusal(game, Swap(seat=A, wire=one_at(game, "A1.1"), mate=C, using=("2",))) == "has no wire to swap"


def test_it_is_given_nothing_and_takes_nothing() -> None:
    game = table(EMPTY.format(captain="A", cards="2 ready · 11-11 ready"))
    assert offered(game, C) == set()  # C16: not the Walkie-Talkies, and not the Grappling Hook either
    assert refusal(game, Hook(seat=C, wire=one_at(game, "A1.1"), using=("11-11",)))
    assert refusal(game, Hook(seat=A, wire=one_at(game, "C1.1"), using=("11-11",)))


def test_it_places_no_token() -> None:
    game = table(EMPTY.format(captain="A", cards="4 ready"))
    assert offered(game, C) == set()  # C16: the Post-it needs a wire of one's own
    assert refusal(game, PlaceToken(seat=C, wire=one_at(game, "C1.1"), using=("4",)))
    assert ("PlaceToken", "4") in offered(game, A)


def test_it_has_no_turn() -> None:
    game = table(EMPTY.format(captain="A · turn B", cards="3"))
    assert the(happens(game, cut(game, "B1.1", "A1.1")), TurnStarted).seat == 3  # C16, C10


def test_it_keeps_cards_that_need_no_wire_of_its_own() -> None:
    game = table(EMPTY.format(captain="A", cards="6 ready · 8 ready"))
    assert offered(game, C) == {("Rewind", "6"), ("AskRadar", "8")}  # C16
    assert then(game, use(game, C, "6")).public.dial == 5
    answers = the(happens(game, use(game, C, "8", value=6)), RadarAnswered).answers
    assert answers == (True, True, False, True)


def test_it_may_ready_the_characters_of_others() -> None:
    game = table(EMPTY.format(captain="A", cards="7 ready") + "characters A used")
    assert [form.using for form in game.forms(C)] == [("7",)]  # C16


def test_an_empty_captain_is_still_the_captain() -> None:
    game = table(EMPTY.format(captain="C · turn A", cards="6 ready"))
    assert game.public.captain == C
    after = then(game, cut(game, "A1.1", "B1.1"))
    assert after.public.captain == C  # C16: the role does not pass on with the wires
    assert ("Rewind", "6") in offered(after, C)


def test_with_wires_again_it_is_a_seat_like_any_other() -> None:
    # The bystander: one wire is enough for all of the above.
    game = table(EMPTY.format(captain="A", cards="2 ready · 4 ready · 11-11 ready").replace("(7)", "7"))
    assert offered(game, C) == {("Swap", "2"), ("PlaceToken", "4"), ("Hook", "11-11")}
