"""Mission 30: seven number cards against the clock, then three at once, then the yellows and the rest."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from defuse import busters
from defuse.busters import catalogue
from defuse.busters.asks import OwnerPicks, TurnAsk
from defuse.busters.card import card_title
from defuse.busters.causes import DialCause
from defuse.busters.events import DialMoved, Exploded, Settled, TurnSkipped, WiresCut, WiresMoved, Won
from defuse.busters.missions.m30_speed_mission import LINES, SECONDS
from defuse.busters.rules.slips import Slip
from defuse.busters.rules.speed import NameYellows, YellowsAsk
from defuse.busters.rules.speed_events import (
    CardDiscarded,
    CardLost,
    CardTurned,
    CardWon,
    HoldingTold,
    Silenced,
    SprintBegan,
    YellowsCounted,
)
from defuse.busters.script import CueSpoken, PhaseBegan, first_lines
from defuse.busters.wires import YELLOW, YELLOWS, blue
from defuse.kernel import HOST, Among, Cannot, Game, clashes
from defuse.kernel.event import stored
from defuse.kernel.panel import Cards, Note, Timer
from tests.busters.missions.scripted import rule, tick, told, waiting
from tests.busters.tables import (
    A,
    B,
    C,
    D,
    at,
    cut,
    every,
    happens,
    is_cut,
    offered,
    pick,
    refusal,
    reveal,
    solo,
    table,
    the,
    then,
    use,
)
from tests.busters.telling import narrate
from tests.leak.checkers import position_is_tight

RACE = """
    mission 30 · captain A
    red 1 of 2.5 7.5
    A1 | 5 6 8 9 y9.1
    B1 | 5 6 7 y7.1 9
    C1 | 5 7 8 9
    D1 | 5 7 r7.5 8 9
"""


def race(card: int = 1, number: int = 5, text: str = RACE) -> Game:
    """A's turn, right after a card was turned up: no 5, 6, 7, 8 or 9 of those that are on the stands is cut yet."""
    game = told(table(text), "race-cards", card=card, number=number, out=(number,), results=(True,) * (card - 1))
    return told(game, "script", running=True, phase=f"card {card}", spoken=1)


def sprint(*numbers: int, text: str = RACE) -> Game:
    """A's turn while three numbers alone may be cut."""
    game = told(table(text), "race-cards", card=7, sprint=numbers, out=numbers)
    return told(game, "script", running=True, phase="sprint", spoken=1)


def rest(text: str) -> Game:
    return told(table(text), "script", running=True, phase="rest", spoken=1)


def state(game: Game) -> Any:
    return rule(game, "race-cards")


def true_facts(game: Game) -> bool:
    return clashes(game.public, game.secret.faces, game.kit) == ()


# Setting up.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_red_of_two_four_yellows_and_the_first_card(players: int) -> None:
    # M30
    game = busters.new(mission=30, players=players, seed=4)
    assert (game.public.red.count, len(game.public.red.kinds)) == (1, 2)
    assert game.public.totals[YELLOW] == 4
    while not game.public.opened:
        game, events = game.play(game.forms(waiting(game)[0])[0].nth(0))
    assert the(events, CardTurned).card == 1
    assert [cue.line for cue in every(events, CueSpoken)][1] == LINES[0]
    timer = next(panel for panel in game.view(None).panels() if isinstance(panel, Timer))
    assert timer.left == 20
    (cards,) = [panel for panel in game.view(A).panels() if panel.rule == "race-cards"]
    assert isinstance(cards, Cards)
    assert cards.cards[0].title == str(state(game).number)


# Seven cards (M30).


def test_four_cards_take_twenty_seconds_and_three_take_fifteen() -> None:
    # M30
    assert list(SECONDS) == [20.0] * 4 + [15.0] * 3
    for card, seconds in enumerate(SECONDS, 1):
        game, events = tick(race(card), seconds - 0.1)
        assert every(events, CardLost) == []
        game, events = tick(game, seconds)
        assert the(events, CardLost).card == card


def test_a_card_that_is_won_early_keeps_its_time() -> None:
    """M30: a recording does not hurry. The check and the next card come when the seconds are over."""
    game = race(text=RACE.replace("A1 | 5", "A1 | 5 5").replace("D1 | 5 7", "D1 | 7"))
    game, events = game.play(cut(game, "A1.1", "B1.1"))
    assert every(events, CardWon) == []
    assert (state(game).card, state(game).number) == (1, 5)
    (cards,) = [panel for panel in game.view(A).panels() if panel.rule == "race-cards"]
    assert isinstance(cards, Cards)
    assert str(cards.cards[0].text) == "card 1 of 7, two are cut"
    game, events = tick(game, 19.9)
    assert every(events, CardWon) == []
    game, events = tick(game, 20)
    assert the(events, CardWon) == CardWon(1, 5, B)  # whose turn it is by now
    assert every(events, PhaseBegan)[0].phase == "card 2"
    turned = the(events, CardTurned)
    assert turned.card == 2
    assert turned.number != 5
    assert f"Card 2 of 7: cut two {turned.number}s." in narrate(game.public, events)


def test_meanwhile_anything_may_be_cut() -> None:
    # M30
    game = race()
    game = then(game, cut(game, "A1.1", "B1.1"))
    assert game.why_not(cut(game, "B1.3", "C1.2")) is None  # a 7
    assert game.why_not(cut(game, "B1.4", "A1.5")) is None  # yellow


def test_another_number_may_be_cut_but_does_not_win_the_card() -> None:
    # M30
    game = race()
    game, events = game.play(cut(game, "A1.2", "B1.2"))
    assert every(events, CardWon) == []
    assert state(game).number == 5


def test_earlier_cuts_count_and_so_do_finished_numbers() -> None:
    """M30: the cards of numbers that are away from the table are won, each when its own time is over."""
    game = told(race(), "race-cards", out=(5, 6, 7, 8, 9))
    game, _ = tick(game, 20)
    seconds = 20.0
    for card in range(2, 8):
        assert game.public.cut[state(game).number] == 4
        game, events = tick(game, seconds + SECONDS[card - 1] - 0.1)
        assert every(events, CardWon) == []
        seconds += SECONDS[card - 1]
        game, events = tick(game, seconds)
        assert the(events, CardWon).card == card


def test_the_time_of_the_next_card_begins_when_it_is_turned_up() -> None:
    # M30
    game = told(race(number=5), "race-cards", out=(1, 2, 3, 4, 5, 10, 11, 12))
    game, _ = tick(game, 20)
    assert state(game).card == 2
    game, events = tick(game, 39.9)
    assert every(events, CardLost) == []
    timer = next(panel for panel in game.view(A).panels() if isinstance(panel, Timer))
    assert timer.left == pytest.approx(0.1)
    assert the(tick(game, 40)[1], CardLost).card == 2


def late(card: int, text: str = RACE) -> tuple[Game, tuple[Any, ...]]:
    """A card is lost, and the cards after it show numbers that are not cut yet."""
    game = told(race(card, text=text), "race-cards", out=(1, 2, 3, 4, 5, 10, 11, 12))
    return tick(game, SECONDS[card - 1])


def in_time(card: int, text: str = RACE) -> tuple[Game, tuple[Any, ...]]:
    """A card is won on B's turn, and the cards after it show numbers that are not cut yet."""
    game = told(race(card, text=text), "race-cards", out=(1, 2, 3, 4, 5, 10, 11, 12))
    return tick(then(game, cut(game, "A1.1", "B1.1")), SECONDS[card - 1])


def test_the_first_card_costs_a_step_if_it_is_lost() -> None:
    # M30
    game, events = late(1)
    assert the(events, DialMoved) == DialMoved(-1, DialCause.CARD, A)
    assert isinstance(game.ask, TurnAsk)
    assert waiting(game) == [A]  # the turn goes on
    assert every(in_time(1)[1], DialMoved) == []


def test_the_second_card_costs_and_gives_nothing() -> None:
    # M30
    for game, events in (late(2), in_time(2)):
        assert game.public.dial == 4
        kinds = {type(event) for event in events}
        assert kinds.isdisjoint({DialMoved, CardDiscarded, YellowsCounted, Silenced, HoldingTold})


def test_the_third_card_takes_the_lowest_open_equipment_card_if_it_is_lost() -> None:
    # M30
    cards = RACE + "    equipment 4 locked, 8 locked, 2"
    game, events = late(3, cards)
    assert the(events, CardDiscarded).card == "2"
    assert game.public.rule("2") is None
    assert game.public.rule("4") is not None
    # A used card lies face down.
    game, events = late(3, RACE + "    equipment 4 locked, 2 used")
    assert the(events, CardDiscarded).card == "4"
    assert not every(late(3, RACE + "    equipment 2 used")[1], CardDiscarded)
    assert not every(in_time(3, cards)[1], CardDiscarded)


def test_the_card_that_is_taken_off_is_told_by_its_name_which_digests_keep() -> None:
    lost = the(late(3, RACE + "    equipment 4 locked, 8 locked, 2")[1], CardDiscarded)
    assert narrate(table(RACE).public, [lost]) == ["Walkie-Talkies is taken off the board."]
    assert stored((lost,)) == b'[{"event":"card-discarded","card":"2","title":"Walkie-Talkies"}]'


def test_every_card_has_the_name_that_digests_keep() -> None:
    assert {kind.card: first_lines()[card_title(card).id] for card, kind in catalogue.cards().items()} == {
        "DD": "Double Detector",
        "1": "Label ≠",
        "2": "Walkie-Talkies",
        "3": "Triple Detector",
        "4": "Post-it",
        "5": "Super Detector",
        "6": "Rewinder",
        "7": "Emergency Batteries",
        "8": "General Radar",
        "9": "Stabilizer",
        "10": "X or Y Ray",
        "11": "Coffee Mug",
        "12": "Label =",
        "Y": "False Bottom",
        "22": "Single Wire Label",
        "33": "Emergency Drop",
        "99": "Fast Pass",
        "10-10": "Disintegrator",
        "11-11": "Grappling Hook",
    }


def test_for_the_fourth_card_everybody_says_how_many_yellows_they_have() -> None:
    # M30
    game, events = in_time(4)
    assert the(events, YellowsCounted).counts == (1, 1, 0, 0)
    assert Among(tuple(game.table().hand(D)), YELLOWS, 0, 0) in game.public.facts
    assert true_facts(game)
    assert "Yellow wires: A 1, B 1, C 0 and D 0." in narrate(game.public, events)
    assert not every(late(4)[1], YellowsCounted)


def test_whoever_is_on_turn_when_the_fifth_card_is_lost_falls_silent() -> None:
    # M30
    game, events = late(5)
    assert the(events, Silenced).seat == A
    note = next(panel for panel in game.view(B).panels() if isinstance(panel, Note) and panel.rule == "race-cards")
    assert str(note.text) == "A may only use signals."
    assert not every(in_time(5)[1], Silenced)


def test_for_the_sixth_card_the_active_seat_draws_a_number_and_tells_whether_it_is_there() -> None:
    """M30: the active seat is the one on turn when the time is over, not the one that cut the number."""
    game = told(race(6), "race-cards", out=(1, 2, 3, 4, 5, 7, 8, 10, 11, 12))
    game = then(game, cut(game, "A1.1", "B1.1"), cut(game, "B1.5", "D1.5"))
    hand = tuple(game.table().hand(C))
    game, events = tick(game, 15)
    said = the(events, HoldingTold)
    assert (said.seat, said.holds) == (C, said.number == 9)  # C has a 9 and no 6
    assert Among(hand, (blue(said.number),), *((1,) if said.holds else (0, 0))) in game.public.facts
    assert the(events, CardTurned).number == 15 - said.number  # the number that was drawn is out
    assert true_facts(game)
    assert not every(late(6)[1], HoldingTold)


def test_for_the_seventh_card_the_rest_of_the_number_is_cut() -> None:
    # M30
    game, events = in_time(7)
    by_itself = the(events, WiresCut)
    assert (by_itself.wires, by_itself.how, by_itself.by) == (at(game, "C1.1 D1.1"), "special", B)
    assert 5 in game.public.validated
    assert len(the(events, SprintBegan).numbers) == 3
    assert waiting(game) == [B]  # the turn goes on
    game, events = late(7)
    assert every(events, WiresCut) == []
    assert len(the(events, SprintBegan).numbers) == 3


def test_whoever_loses_the_last_wire_to_the_seventh_card_has_no_turn_any_more() -> None:
    game = race(7, text=RACE.replace("C1 | 5 7 8 9", "C1 | 5").replace("D1 | 5 7", "D1 | 5 6"))
    game = then(game, cut(game, "A1.1", "B1.1"), cut(game, "B1.2", "A1.2"))
    assert waiting(game) == [C]
    game, _ = tick(game, 15)
    assert waiting(game) == [D]  # D7


def test_if_that_was_all_the_bomb_is_defused() -> None:
    # M30
    text = """
        mission 30 · captain A
        red 1 of 2.5 7.5
        away r2.5
        A1 | 5
        B1 | 5
        C1 | 5
        D1 | 5
    """
    game = race(7, text=text)
    game = then(game, cut(game, "A1.1", "B1.1"))
    assert every(tick(game, 15)[1], Won)


@pytest.mark.parametrize("targets", ["B1.1 B1.2", "B1.2 B1.3"])
def test_a_cut_that_is_under_way_is_finished_before_the_check(targets: str) -> None:
    """N47: the seventh card would take away wires that an owner is being asked about."""
    fives = RACE.replace("A1 | 5", "A1 | 5 5").replace("B1 | 5", "B1 | 5 5")
    game = race(7, text=fives.replace("C1 | 5", "C1 |").replace("D1 | 5", "D1 |"))
    game = then(told(game, "race-cards", out=(1, 2, 3, 4, 5, 10, 11, 12)), cut(game, "A1.1", targets, "personal-A"))
    assert isinstance(game.ask, OwnerPicks)
    game, events = tick(game, 15)
    assert not every(events, CardWon)
    assert not every(events, CardLost)
    assert isinstance(game.ask, OwnerPicks)
    game, events = game.play(pick(game, "B1.2"))
    assert the(events, CardWon).by == A
    assert [wires.how for wires in every(events, WiresCut)] == ["dual", "special"]
    assert waiting(game) == [B]


# The silenced seat.


def test_the_host_reports_what_the_silenced_seat_says() -> None:
    """M30: a step of the dial, as often as it happens; nobody else can be reported, and nobody before."""
    game = race(5)
    assert not list(game.view(None).host_forms())
    assert refusal(game, Slip(seat=HOST, by=A)) == "there is no such seat"
    game, _ = late(5)
    (form,) = game.view(None).host_forms()
    assert str(form.label) == "Report a spoken word"
    assert refusal(game, Slip(seat=HOST, by=B)) == "choose who it was"
    assert refusal(game, Slip(seat=A, by=A)) == "that cannot be done now"
    after, events = game.play(Slip(seat=HOST, by=A))
    assert the(events, DialMoved) == DialMoved(-1, DialCause.SLIP, A)
    assert narrate(game.public, events)[0] == "A has spoken, but may only use signals."
    assert after.public.dial == game.public.dial - 1
    assert waiting(after) == waiting(game)
    assert all(form.verb is not Slip for seat in game.seats() for form in game.forms(seat))


# Three at once.


def test_only_the_three_numbers_may_be_cut() -> None:
    # M30
    game = sprint(6, 7, 8)
    assert refusal(game, cut(game, "A1.1", "B1.1")) == "only 6, 7 or 8 may be cut now"
    assert refusal(game, cut(game, "A1.5", "B1.4")) == "only 6, 7 or 8 may be cut now"  # yellow
    assert game.why_not(cut(game, "A1.2", "B1.2")) is None


def test_whoever_has_none_of_them_skips_free_of_charge() -> None:
    # M30
    game = sprint(7, 6, 10, text=RACE.replace("A1 | 5 6", "A1 | 5").replace("B1 | 5 6 7", "B1 | 5 6 6 7"))
    assert offered(game, A) == {("Cannot",)}
    hand = tuple(game.table().hand(A))
    game, events = game.play(Cannot(seat=A))
    assert the(events, TurnSkipped).seat == A
    assert every(events, DialMoved) == []
    assert waiting(game) == [B]
    assert Among(hand, (blue(7), blue(6), blue(10)), 0, 0) in game.public.facts
    assert true_facts(game)


def test_nobody_has_to_use_the_coffee_mug_instead_of_skipping() -> None:
    # N18
    text = RACE.replace("A1 | 5 6", "A1 | 5").replace("B1 | 5 6 7", "B1 | 5 6 6 7")
    game = sprint(7, 6, 10, text=text + "    equipment 11")
    assert offered(game, A) == {("Cannot",), ("SkipTo", "11")}
    game, events = game.play(Cannot(seat=A))
    assert every(events, DialMoved) == []
    assert waiting(game) == [B]


def test_whoever_has_one_of_them_does_not_skip() -> None:
    # M30
    game = sprint(6, 10, 11)
    assert refusal(game, Cannot(seat=A)) == "there is still something you can do"


def test_a_hand_of_reds_is_revealed_all_the_same() -> None:
    # M30
    game = sprint(6, 7, 8, text=RACE.replace("A1 | 5 6 8 9 y9.1", "A1 | r7.5").replace(" r7.5 8 9", " 8 9"))
    assert game.why_not(reveal(A)) is None  # C9


def test_coffee_is_an_action_in_the_sprint_too() -> None:
    # M30
    game = sprint(6, 7, 8, text=RACE + "    equipment 11")
    assert waiting(then(game, use(game, A, "11", mate=C))) == [C]


def test_all_twelve_cut_wins_at_once() -> None:
    # M30
    game = sprint(1, 2, 6)
    events = happens(game, cut(game, "A1.2", "B1.2"))
    assert every(events, Won)  # though many other wires are left
    assert not every(events, Settled)


def test_three_finished_numbers_win_as_soon_as_they_are_turned_up() -> None:
    # M30
    game = told(race(7), "race-cards", out=(5, 6, 7, 8, 9, 10, 11, 12, 1))
    _, events = tick(game, 15)
    assert the(events, SprintBegan).numbers
    assert every(events, Won)


# The yellows and the rest.


def test_after_two_minutes_the_active_seat_names_all_yellows_that_are_left() -> None:
    # M30
    game, _ = tick(sprint(6, 7, 8), 119)
    assert isinstance(game.ask, TurnAsk)
    game, _ = tick(game, 120)
    assert isinstance(game.ask, YellowsAsk)
    assert waiting(game) == [A]
    assert refusal(game, NameYellows(seat=A, wires=at(game, "A1.5"))) == "name 2 uncut wires, wherever they stand"
    wrong = happens(game, NameYellows(seat=A, wires=at(game, "A1.5 B1.5")))
    assert the(wrong, Exploded).why == "wrong wires were named as yellow"
    game, events = game.play(NameYellows(seat=A, wires=at(game, "A1.5 B1.4")))
    assert is_cut(game, "A1.5")
    assert is_cut(game, "B1.4")
    assert the(events, PhaseBegan).phase == "rest"
    assert waiting(game) == [A]  # whose turn it still is
    assert game.why_not(cut(game, "A1.1", "B1.1")) is None  # everything may be cut again
    game, events = tick(game, 239.9)
    assert every(events, Exploded) == []
    assert the(tick(game, 240)[1], Exploded).why == "time"


def test_no_yellow_left_counts_as_right() -> None:
    # M30
    game, events = tick(sprint(6, 7, 8, text=RACE.replace(" y9.1", "").replace(" y7.1", "")), 120)
    assert the(events, PhaseBegan).phase == "rest"
    assert isinstance(game.ask, TurnAsk)


def test_the_stabilizer_does_not_save_a_wrong_call() -> None:
    # M30
    game = sprint(7, 5, 6, text=RACE.replace(" 9\n", "\n").replace(" 9 y", " y") + "    equipment 9")  # E8
    game = tick(then(game, use(game, A, "9")), 120)[0]
    assert every(happens(game, NameYellows(seat=A, wires=at(game, "B1.4 D1.3"))), Exploded)


@pytest.mark.parametrize("yellows", [2, 0])
def test_an_owner_who_has_to_choose_does_so_before_the_yellows_are_named(yellows: int) -> None:
    """N47: the cut was called in time, and naming the yellows must not take away what somebody is asked about."""
    game = sprint(5, 6, 7, text=RACE if yellows else RACE.replace(" y7.1", "").replace(" y9.1", ""))
    game = then(game, cut(game, "A1.1", "B1.1 B1.2", "personal-A"))
    assert isinstance(game.ask, OwnerPicks)
    game, events = tick(game, 120)
    assert the(events, CueSpoken).name == "yellows"
    assert isinstance(game.ask, OwnerPicks)
    game, events = game.play(pick(game, "B1.1"))
    assert the(events, WiresCut).value == 5
    if not yellows:  # none left is right
        assert the(events, PhaseBegan).phase == "rest"
        return
    assert isinstance(game.ask, YellowsAsk)
    assert waiting(game) == [A]  # who had the turn when it was called
    game, events = game.play(NameYellows(seat=A, wires=at(game, "A1.5 B1.4")))
    assert [begun.phase for begun in every(events, PhaseBegan)] == ["rest"]
    assert waiting(game) == [B]


def test_the_last_of_the_twelve_may_be_cut_while_time_runs_out() -> None:
    """N47: called in time is in time, and wins at once."""
    game = sprint(5, 1, 2, text=RACE.replace("C1 | 5", "C1 |").replace("D1 | 5", "D1 |"))
    game = then(game, cut(game, "A1.1", "B1.1 B1.2", "personal-A"))
    game, _ = tick(game, 120)
    assert every(happens(game, pick(game, "B1.1")), Won)


def test_a_swap_that_is_under_way_is_finished_before_the_yellows_are_named() -> None:
    """N47: otherwise a wire that was named, and so cut, could still be handed over (E9)."""
    game = sprint(6, 7, 8, text=RACE + "    equipment 2")
    game = then(game, use(game, A, "2", wire=at(game, "A1.5")[0], mate=C))
    game, _ = tick(game, 120)
    assert waiting(game) == [C]
    assert not isinstance(game.ask, YellowsAsk)
    game, events = game.play(game.forms(C)[0].nth(0))
    assert every(events, WiresMoved)
    game, _ = tick(game, 121)
    assert isinstance(game.ask, YellowsAsk)
    assert waiting(game) == [A]


def test_the_rest_is_won_as_ever() -> None:
    # M30
    game = rest("""
        mission 30 · captain A
        red 1 of 2.5 7.5
        away r2.5
        A1 | 5 5
        B1 | (5)
        C1 | (5)
        D1 | (6)
    """)
    assert every(happens(game, solo(game, "A1.1 A1.2")), Won)


# Without a clock.


def test_in_a_casual_game_turns_tell_the_time_and_the_end_does_not_explode() -> None:
    # M30
    game = busters.new(mission=30, players=4, seed=4, captain=A, clock=False)
    script = rule(game, "script")
    assert script.pace == 4  # five turns for a card of twenty seconds
    assert not any(cue.explodes for cue in script.cues)
    while not game.public.opened:
        game, _ = game.play(game.forms(waiting(game)[0])[0].nth(0))
    assert every(tick(game, 500)[1], CardLost) == []
    (cards,) = [panel for panel in game.view(A).panels() if panel.rule == "race-cards"]
    assert isinstance(cards, Cards)
    assert str(cards.cards[0].text) == "card 1 of 7, cut two, 5 turns left"  # N41
    game = told(game, "script", turns=4)
    form = next(form for form in game.forms(A) if form.verb.__name__ == "Cut" and not form.using)
    for number in range(form.count()):
        after, events = game.play(form.nth(number))
        if not after.over and not every(events, WiresCut):
            assert the(events, CardLost).card == 1
            return
    raise AssertionError("no miss was found")


def test_in_a_casual_game_too_a_card_keeps_its_time() -> None:
    """N41: the check comes with the end of the last turn that it lies there, and goes to whoever had that turn."""
    game = told(race(), "script", pace=4.0)
    for own, target in (("A1.1", "B1.1"), ("B1.3", "C1.2"), ("C1.3", "A1.3"), ("D1.5", "A1.4")):
        game, events = game.play(cut(game, own, target))
        assert every(events, CardWon) == []
    game, events = game.play(cut(game, "A1.5", "B1.4"))
    assert the(events, CardWon) == CardWon(1, 5, A)


def test_naming_the_yellows_gives_nothing_away_before_it_is_done() -> None:
    # M30
    rng = Random(1)
    game = sprint(5, 6, 7)
    position_is_tight(tick(game, 120)[0], rng, 4)
    game = then(game, cut(game, "A1.1", "B1.1 B1.2", "personal-A"))
    position_is_tight(tick(game, 120)[0], rng, 4)  # with an owner's choice behind it
