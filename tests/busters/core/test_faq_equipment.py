"""What players ask about equipment: every question of the published FAQ on the base cards, answered at the table.

Where the machine summary answers otherwise, the rulings win, and the test says so.
"""

from __future__ import annotations

import pytest

from defuse.busters.acts import PickStand, PickWire
from defuse.busters.equipment.e02_walkie_talkies import GiveBack
from defuse.busters.events import (
    Detected,
    DialMoved,
    Exploded,
    RadarAnswered,
    Spared,
    TokenPlaced,
    WiresCut,
)
from defuse.kernel import Act, Game, encode
from tests.busters.tables import (
    A,
    B,
    C,
    all_tokens,
    at,
    cut,
    every,
    happens,
    is_cut,
    names,
    offered,
    one_at,
    pick,
    refusal,
    table,
    the,
    then,
    tokens,
    use,
)

TABLE = """
    mission 4 · captain A
    red 6.5
    yellow 2.1 4.1
    equipment {}
    A1 | y2.1 4 5 6 7
    B1 | 4 y4.1 5 6 r6.5
    C1 | 4 5 6 7 7
    D1 | 4 5 6 7
"""


# Double Detector.


def test_need_the_two_wires_of_a_double_detector_be_adjacent() -> None:
    game = table(TABLE.format("3"))
    assert game.why_not(cut(game, "A1.2", "C1.1 C1.5", "personal-A")) is None  # E6: no


def test_may_they_be_on_two_stands_of_one_player() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 6
        A2 | 5 6
        B1 | 5 6
        B2 | 5 6
    """)
    assert refusal(game, cut(game, "A1.1", "B1.1 B2.1", "personal-A"))  # E6: no, one stand
    assert game.why_not(cut(game, "A1.1", "B2.1 B2.2", "personal-A")) is None


def test_what_if_one_of_the_two_is_red() -> None:
    game = table(TABLE.format("3"))
    game, events = game.play(cut(game, "A1.5", "B1.1 B1.5", "personal-A"))
    assert not every(events, Exploded)  # E6: it explodes only if both are red
    assert refusal(game, pick(game, "B1.5"))  # and the token goes to the other one: the red cannot be chosen
    assert tokens(then(game, pick(game, "B1.1")), "B1.1") == ["4"]


def test_what_if_both_are_red() -> None:
    game = table("""
        mission 6 · captain A
        red 5.5 6.5
        A1 | 5 6
        A2 | 5 6
        B1 | 5 r5.5 6 r6.5
        B2 | 5 6
    """)
    assert the(happens(game, cut(game, "A1.1", "B1.2 B1.4", "personal-A")), Exploded).why == "red wire"  # E6


def test_may_i_look_for_yellow_with_it() -> None:
    game = table(TABLE.format("3"))
    why = refusal(game, cut(game, "A1.1", "B1.1 B1.2", "personal-A"))
    assert why == "a detector looks for a number, not for yellow"  # E6


# Triple and Super Detector.


def choices(game: Game) -> list[Act]:
    """What the one seat that is asked may answer."""
    assert game.ask is not None
    (form,) = game.forms(game.ask.seats[0])
    return [form.nth(number) for number in range(form.count())]


@pytest.mark.parametrize(("card", "targets"), [("3", "C1.1 C1.4 C1.5"), ("5", "C1.1-5")])
def test_what_does_a_hit_of_a_big_detector_tell(card: str, targets: str) -> None:
    """E6: one match is enough; the owner cuts one of them and does not say whether there were more."""
    both = table(TABLE.format(f"{card} ready"))
    call = cut(both, "A1.5", targets, card)
    game, events = both.play(call)
    assert the(events, Detected).targets == at(game, targets)
    assert choices(game) == [pick(game, "C1.4"), pick(game, "C1.5")]
    assert set(the(happens(game, pick(game, "C1.5")), WiresCut).wires) == set(at(game, "A1.5 C1.5"))
    single = table(TABLE.format(f"{card} ready").replace("6 7 7", "6 6 7").replace("D1 | 4 5 6 7", "D1 | 4 5 7 7"))
    assert encode(single.play(call)[1]) == encode(events)
    for seat in (A, B, None):  # whoever does not hold these wires cannot tell the two tables apart
        assert encode(then(single, call).observe(seat)) == encode(game.observe(seat))


@pytest.mark.parametrize(("card", "targets"), [("3", "C1.1 C1.3 C1.4"), ("5", "C1.1-4")])
def test_what_happens_after_a_miss_of_a_big_detector(card: str, targets: str) -> None:
    game = table(f"""
        mission 4 · captain A
        equipment {card} ready
        A1 | 4 5 6 7
        B1 | 4 5 6 7
        C1 | 4 6 7 7
        D1 | 4 5 5 6
    """)
    game, events = game.play(cut(game, "A1.2", targets, card))
    assert the(events, DialMoved).steps == -1
    assert choices(game) == [PickWire(seat=C, wire=wire) for wire in at(game, targets)]  # E6: the owner's choice
    assert all_tokens(then(game, pick(game, "C1.4"))) == [("C1.4", "7")]  # one token


# Other cards.


def test_does_a_token_follow_its_wire_through_the_walkie_talkies() -> None:
    game = table(TABLE.format("2 ready").replace("A1 | y2.1 4", "A1 | y2.1 4!4"))
    wire = one_at(game, "A1.2")
    game = then(game, use(game, A, "2", wire=wire, mate=C), pick(game, "C1.5"))
    assert [(token.wire, token.mark) for token in game.public.tokens] == [(wire, "4")]  # E9: yes
    assert game.table().owner_of(wire) == C


def test_may_i_ask_for_a_certain_wire_in_a_swap() -> None:
    game = table(TABLE.format("2 ready"))
    game = then(game, use(game, A, "2", wire=one_at(game, "A1.2"), mate=C))
    assert isinstance(game.ask, GiveBack)
    assert choices(game) == [PickWire(seat=C, wire=wire) for wire in at(game, "C1.1-5")]  # E9: no, it is C's choice


def test_on_which_stand_does_a_swapped_wire_land() -> None:
    game = table("""
        mission 4 · captain A
        equipment 2 ready
        A1 | 5 6
        A2 | 5 6
        B1 | 5 6
        B2 | 5 6
    """)
    given, back = one_at(game, "A2.1"), one_at(game, "B1.2")
    game = then(game, use(game, A, "2", wire=given, mate=B), pick(game, "B1.2"))
    assert given in game.public.stands[2]  # E9: on the one that the other wire left; nobody chooses
    assert back in game.public.stands[1]


def test_may_i_say_from_which_of_two_stands_my_teammate_gives() -> None:
    game = table("""
        mission 4 · captain A
        equipment 2 ready
        A1 | 5 6
        A2 | 5 6
        B1 | 5 6
        B2 | 5 6
    """)
    game = then(game, use(game, A, "2", wire=one_at(game, "A2.1"), mate=B))
    assert choices(game) == [PickWire(seat=B, wire=wire) for wire in at(game, "B1.1-2 B2.1-2")]  # E9: no


def test_does_a_red_7_5_answer_the_radar_for_7() -> None:
    game = table("""
        mission 4 · captain A
        red 7.5
        yellow 7.1 8.1
        equipment 8 ready
        A1 | 5 6 y7.1
        B1 | 5 6 r7.5
        C1 | 5 6 7 7
        D1 | 5 6 (7) (7) y8.1
    """)
    heard = the(happens(game, use(game, A, "8", value=7)), RadarAnswered)
    assert heard.answers == (False, False, True, False)  # E12: only uncut blue wires; yes or no, not how many


def test_does_a_red_get_a_token_under_the_stabilizer() -> None:
    game = table(TABLE.format("9 ready"))
    game = then(game, use(game, A, "9"))
    after, events = game.play(cut(game, "A1.3", "B1.5"))
    assert the(events, Spared).targets == at(game, "B1.5")
    assert not every(events, TokenPlaced)  # E8: no
    assert not all_tokens(after)
    assert not after.over


def test_need_the_two_values_of_x_or_y_ray_follow_each_other() -> None:
    game = table(TABLE.format("10 ready"))
    game = then(game, cut(game, "A1.2 A1.5", "C1.4", "10"))
    assert is_cut(game, "A1.5 C1.4")  # E7: no: 4 or 7; and the 7 that matched is cut with it
    assert not is_cut(game, "A1.2")


def test_may_x_or_y_ray_and_double_detector_go_together() -> None:
    game = table(TABLE.format("10 ready"))
    using = next(using for verb, *using in offered(game, A) if verb == "Cut" and len(using) == 2)
    game, events = game.play(cut(game, "A1.2 A1.5", "C1.3 C1.4", *using))
    assert the(events, Detected).values == (4, 7)  # E7: yes
    assert names(happens(game, pick(game, "C1.4")))[0] == "WiresCut"


def test_on_which_stand_does_a_hooked_wire_land() -> None:
    game = table("""
        mission 4 · captain A
        equipment 11-11 ready
        A1 | 5 6
        A2 | 5 6
        B1 | 5 6
        B2 | 5 6
    """)
    wire = one_at(game, "B1.2")
    game = then(game, use(game, A, "11-11", wire=wire))
    assert choices(game) == [PickStand(seat=A, stand=0), PickStand(seat=A, stand=1)]  # E20: the taker chooses
    assert wire in then(game, PickStand(seat=A, stand=1)).public.stands[1]


def test_may_i_use_equipment_on_another_players_turn() -> None:
    game = table(TABLE.format("3 ready · 6 ready · 9 ready"))
    assert offered(game, B) == {("Rewind", "6")}  # E3, E4: yes, what can be used at any time; the others not
    assert then(game, use(game, B, "6")).public.dial == 5


def test_may_several_cards_be_used_one_after_the_other() -> None:
    game = table(TABLE.format("6 ready · 4 ready · 9 ready"))
    game = then(game, use(game, C, "6"), use(game, A, "9"), use(game, B, "4", wire=one_at(game, "B1.1")))
    assert game.public.turn == A
    assert game.why_not(cut(game, "A1.2", "B1.1", "personal-A"))  # two wires are wanted
    assert is_cut(then(game, cut(game, "A1.2", "B1.1")), "A1.2 B1.1")
