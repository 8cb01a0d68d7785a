"""X wires and flipped wires, which equipment does not touch (E22)."""

from __future__ import annotations

import pytest

from defuse.busters.acts import PlaceToken, SoloCut
from defuse.busters.asks import OwnerPicks
from defuse.busters.equipment.e02_walkie_talkies import Swap
from defuse.busters.equipment.e08_general_radar import AskRadar
from defuse.busters.equipment.e1111_grappling_hook import Hook
from defuse.busters.events import RadarAnswered
from defuse.busters.labels import PlaceLabel
from defuse.busters.wires import blue
from defuse.kernel import Among, CountOf, Game, clashes
from tests.busters.equipment.tables import after, new_facts, play, row, table, who_knows
from tests.busters.tables import A, B, C, D, at, cut, form, offered, one_at, pick, refusal, show, solo, the

UNTOUCHED = "equipment does not work on this wire"

# B has an X wire at the right end, D a wire that faces away from it, C a stand of which only an X wire is left.
CARDS = ("1", "2", "3", "4", "5", "8", "10", "12", "22", "99", "11-11")
TABLE = f"""
equipment {" · ".join(f"{card} ready" for card in CARDS)}
A1 | 4 5 5 8 6*
B1 | 4 5 7 8 5*
C1 | (9) 7*
D1 | 4 7 8 8^
"""


@pytest.fixture
def game() -> Game:
    return table(TABLE)


def test_a_flipped_wire_is_seen_by_all_but_its_owner(game: Game) -> None:
    assert who_knows(game, one_at(game, "D1.4")) == "ABC"
    assert who_knows(game, one_at(game, "B1.5")) == "B"


# Detectors and X or Y Ray.


@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("personal-A", "B1.4 B1.5"),
        ("3", "B1.3 B1.4 B1.5"),
        ("5", "B1.1-5"),
        ("personal-A", "D1.3 D1.4"),
        ("3", "D1.2-4"),
        ("5", "D1.1-4"),
        ("3", "C1.2"),
        ("5", "C1.2"),
    ],
)
def test_they_are_never_in_a_detector_selection(game: Game, card: str, targets: str) -> None:
    assert refusal(game, cut(game, "A1.2", targets, card)) == UNTOUCHED  # E22


@pytest.mark.parametrize(("targets", "owner"), [("B1.1-4", B), ("D1.1-3", D)])
def test_the_super_detector_skips_them(game: Game, targets: str, owner: int) -> None:
    asked = after(game, cut(game, "A1.1", targets, "5"))
    assert isinstance(asked.ask, OwnerPicks)
    assert (asked.ask.seats, asked.ask.targets) == ((owner,), at(game, targets))


def test_they_are_not_counted_where_a_detector_wants_more_wires_than_there_are() -> None:
    game = table(
        """
        equipment 3 ready
        A1 | 5 6
        B1 | 5 7 6*
        C1 | 6 7
        D1 | 5
        """
    )
    asked = after(game, cut(game, "A1.1", "B1.1 B1.2", "3"))
    assert isinstance(asked.ask, OwnerPicks)
    assert asked.ask.targets == at(game, "B1.1 B1.2")


def test_they_are_never_the_own_half_of_a_cut_with_equipment(game: Game) -> None:
    assert refusal(game, cut(game, "A1.5", "B1.1 B1.2", "personal-A")) == UNTOUCHED  # E22
    assert refusal(game, cut(game, "A1.5", "B1.1 B1.2 B1.3", "3")) == UNTOUCHED
    assert refusal(game, cut(game, "A1.5", "B1.1-4", "5")) == UNTOUCHED
    assert refusal(game, cut(game, "A1.1 A1.5", "B1.1", "10")) == UNTOUCHED
    assert game.why_not(cut(game, "A1.5", "B1.1")) is None  # without equipment an X wire is like any other


def test_x_or_y_ray_is_not_pointed_at_them(game: Game) -> None:
    assert refusal(game, cut(game, "A1.1 A1.2", "B1.5", "10")) == UNTOUCHED  # E22, M20
    assert game.why_not(cut(game, "A1.2", "B1.5")) is None


def test_a_cut_of_an_x_wire_without_equipment_is_an_ordinary_cut(game: Game) -> None:
    now = after(game, cut(game, "A1.2", "B1.5"))
    assert row(now, "B1") == "4 5 7 8 (5)*"


# Labels and tokens.


@pytest.mark.parametrize(
    ("card", "places"), [("1", "A1.4 A1.5"), ("1", "B1.4 B1.5"), ("12", "D1.3 D1.4"), ("1", "D1.3 D1.4")]
)
def test_they_are_never_labelled(game: Game, card: str, places: str) -> None:
    wires = at(game, places)
    owner = "ABCD".index(places[0])
    words = "the same value" if card == "12" else "different values"
    assert refusal(game, PlaceLabel(seat=owner, wires=wires, using=(card,))) == (
        f"choose two adjacent wires of one of your stands with {words}, at most one of them cut"
    )


def test_a_post_it_is_never_put_on_them(game: Game) -> None:
    words = "no token can be placed on this wire"
    assert refusal(game, show(game, "A1.5", "4")) == words  # E11
    assert refusal(game, show(game, "D1.4", "4")) == words  # and its owner is not told what it is or is not


def test_the_single_wire_label_is_not_put_on_them(game: Game) -> None:
    hint = "choose a blue wire of yours whose number occurs only once on its stand"
    assert refusal(game, show(game, "A1.5", "22")) == hint
    assert refusal(game, show(game, "D1.4", "22")) == hint


def test_the_single_wire_label_does_not_count_flipped_wires(game: Game) -> None:
    now = after(game, show(game, "D1.3", "22"))  # E22: the other 8 faces away from D
    assert row(now, "D1") == "4 7 8!x1 8^"
    assert CountOf(one_at(game, "D1.3"), at(game, "D1.1-3"), 1) in new_facts(game, now)


def test_the_single_wire_label_counts_x_wires(game: Game) -> None:
    assert refusal(game, show(game, "B1.2", "22")) == "there is more than one 5 on this stand"  # E16, E22
    now = after(game, show(game, "B1.1", "22"))
    assert CountOf(one_at(game, "B1.1"), at(game, "B1.1-5"), 1) in new_facts(game, now)


def test_no_other_token_can_be_put_on_them(game: Game) -> None:
    for seat, place in ((A, "A1.5"), (D, "D1.4")):
        wire = one_at(game, place)
        offers = [offer for offer in game.forms(seat) if offer.verb is PlaceToken]
        assert len(offers) == 2
        assert not any(offer.has(PlaceToken(seat=seat, wire=wire, using=offer.using)) for offer in offers)


# The radar.


@pytest.mark.parametrize(
    ("value", "heard"),
    [
        (5, (True, True, False, False)),
        (6, (False, False, False, False)),  # A's only 6 is an X wire
        (7, (False, True, False, True)),  # so is C's 7
        (8, (True, True, False, True)),
    ],
)
def test_the_radar_does_not_hear_them(game: Game, value: int, heard: tuple[bool, ...]) -> None:
    _, events = play(game, AskRadar(seat=A, value=value, using=("8",)))
    assert the(events, RadarAnswered).answers == heard  # E12


def test_the_radar_does_not_hear_a_flipped_wire() -> None:
    game = table(
        """
        equipment 8 ready
        A1 | 5 8
        B1 | 5 8
        C1 | 5 5
        D1 | 4 8^
        """
    )
    _, events = play(game, AskRadar(seat=D, value=8, using=("8",)))
    assert the(events, RadarAnswered).answers == (True, True, False, False)


# Wires that move.


def test_they_are_never_swapped_nor_hooked(game: Game) -> None:
    x, flipped = at(game, "A1.5 D1.4")
    assert refusal(game, Swap(seat=A, wire=x, mate=B, using=("2",))) == UNTOUCHED  # E9
    assert refusal(game, Swap(seat=D, wire=flipped, mate=B, using=("2",))) == UNTOUCHED
    assert refusal(game, Swap(seat=A, wire=one_at(game, "A1.1"), mate=C, using=("2",))) == "has no wire to swap"
    asked = after(game, Swap(seat=A, wire=one_at(game, "A1.1"), mate=D, using=("2",)))
    assert refusal(asked, pick(game, "D1.4")) == UNTOUCHED
    assert refusal(game, Hook(seat=B, wire=x, using=("11-11",))) == UNTOUCHED  # E20
    assert refusal(game, Hook(seat=B, wire=flipped, using=("11-11",))) == UNTOUCHED


def test_they_keep_their_ends_when_wires_come_and_go(game: Game) -> None:
    now = after(game, Swap(seat=A, wire=one_at(game, "A1.4"), mate=B, using=("2",)), pick(game, "B1.2"))
    assert (row(now, "A1"), row(now, "B1")) == ("4 5 5 5 6*", "4 7 8 8 5*")  # E9
    now = after(game, Hook(seat=A, wire=one_at(game, "D1.2"), using=("11-11",)))
    assert (row(now, "A1"), row(now, "D1")) == ("4 5 5 7 8 6*", "4 8 8^")
    assert who_knows(now, one_at(game, "D1.4")) == "ABC"
    now = after(game, Hook(seat=D, wire=one_at(game, "A1.4"), using=("11-11",)))
    assert row(now, "D1") == "4 7 8 8 8^"
    assert now.public.stands[3][-1] == one_at(game, "D1.4")
    now = after(game, Hook(seat=C, wire=one_at(game, "A1.4"), using=("11-11",)))
    assert row(now, "C1") == "8 (9) 7*"


def test_a_wire_at_the_left_end_keeps_it_too() -> None:
    game = table(
        """
        equipment 2 ready · 11-11 ready
        A1 | 9^ 5 7
        B1 | 3 5 9
        C1 | 3 7
        D1 | 9 9
        """
    )
    now = after(game, Hook(seat=A, wire=one_at(game, "B1.1"), using=("11-11",)))
    assert row(now, "A1") == "9^ 3 5 7"
    now = after(game, Swap(seat=A, wire=one_at(game, "A1.2"), mate=B, using=("2",)), pick(game, "B1.1"))
    assert (row(now, "A1"), row(now, "B1")) == ("9^ 3 7", "5 5 9")


# Fast Pass.


def test_fast_pass_takes_none_of_them() -> None:
    game = table(
        """
        equipment 99 ready
        A1 | 5 5 7 5*
        B1 | 5 7
        C1 | 7
        D1 | 7
        """
    )
    assert refusal(game, solo(game, "A1.1 A1.4", "99")) == UNTOUCHED  # E18, E22
    assert form(game, A, SoloCut, "99").count() == 1


def test_whoever_has_only_such_wires_is_offered_no_card(game: Game) -> None:
    assert offered(game, C) == {("AskRadar", "8"), ("Hook", "11-11"), ("PlaceToken", "22")}
    (token,) = [offer for offer in game.forms(C) if offer.verb is PlaceToken]
    assert token.nth(0) == show(game, "C1.1", "22")  # the cut 9


# What a call with equipment tells.


def test_a_call_with_equipment_tells_that_the_value_is_held_on_a_wire_in_order() -> None:
    rows = """
    equipment 3 ready
    A1 | 4 {} {}*
    B1 | 4 5 7
    C1 | 7 8
    D1 | 5 6 8
    """
    game, other = table(rows.format(5, 6)), table(rows.format(6, 5))
    asked = after(game, cut(game, "A1.2", "B1.1 B1.2 B1.3", "3"))
    held = Among(at(game, "A1.1-2"), (blue(5),), 1)
    assert held in new_facts(game, asked)  # E22: A's X wire cannot be meant
    assert clashes(asked.public, other.secret.faces, game.kit) == (held,)  # so nobody imagines the other world
