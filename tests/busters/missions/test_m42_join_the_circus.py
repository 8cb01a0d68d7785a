"""Mission 42: wires come back, change places and leave, stands change owners; what was known stays true."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from defuse import busters
from defuse.busters.acts import PickWire
from defuse.busters.asks import TurnAsk
from defuse.busters.board import NOBODY
from defuse.busters.causes import DialCause
from defuse.busters.events import DialMoved, TurnEnded, TurnStarted, Unlocked, Validated, Won
from defuse.busters.missions.m42_join_the_circus import CUES, LINES, MISSION, PROGRAMME
from defuse.busters.rules.circus import Boing, BounceAsk, BowAsk, Conjure, Juggle, JugglerAsk, MagicianAsk, TaDa
from defuse.busters.rules.circus_events import (
    ActLapsed,
    Bounced,
    Bowed,
    PlacesSwapped,
    PlayersMoved,
    ValidationRemoved,
    WiresTaken,
    WiresUncut,
)
from defuse.busters.script import Cue, CueSpoken
from defuse.busters.wires import YELLOW, blue, kinds_of
from defuse.kernel import Among, Cannot, Game, Pass, Sorted, clashes
from defuse.kernel.panel import Counter, Note
from defuse.odds import Odds
from defuse.words import say
from tests.busters.missions.scripted import rule, told, waiting
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
    names,
    offered,
    one_at,
    opened,
    refusal,
    table,
    the,
    then,
    use,
)
from tests.busters.telling import narrate
from tests.conformance.checks import the_board_adds_up, things_are_conserved
from tests.leak.checkers import position_is_tight
from tests.steer import steer

RING = """
    mission 42 · captain A
    red 1 of 1.5 3.5 6.5
    A1 | 1 (2) (2) (4) 5 8 9
    B1 | 1 4 5 8 9
    C1 | 3 (4) 5 8 9
    D1 | 3 r3.5 5 8 9
"""


def ring(*acts: str, text: str = RING, bowing: bool = False) -> Game:
    """A's turn, two turns after the last act; these are the next ones."""
    return show(told(table(text), "show", bowing=bowing), *acts)


def show(game: Game, *acts: str) -> Game:
    """The same game, two turns after the last act; these are the next ones."""
    cues = tuple(Cue(name=act, line=LINES[act], turns=3 * place) for place, act in enumerate(acts, 1))
    return told(game, "script", cues=cues, turns=2, spoken=0, running=True)


def facts_hold(game: Game) -> bool:
    return clashes(game.public, game.secret.faces, game.kit) == ()


# Setting up.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_red_of_three_and_four_yellows(players: int) -> None:
    # M42
    board = busters.new(mission=42, players=players, seed=1).public
    assert (board.red.count, len(board.red.kinds)) == (1, 3)
    assert (board.yellow.count, len(board.yellow.kinds)) == (4, 4)
    assert board.totals[YELLOW] == 4


def test_others_than_the_captain_choose_a_character() -> None:
    # M42
    game = busters.new(mission=42, players=4, seed=1, captain=A)
    assert waiting(game) == [B]
    assert offered(game, B) == {("PickCharacter",)}


# The script (M42).


def test_the_script_has_every_act_in_its_order() -> None:
    # M42
    assert PROGRAMME[:8] == ("magician", "left", "juggler", "right", "knife", "ta-da", "magician", "juggler")
    assert PROGRAMME[8:] == (
        "validation",
        "trampoline",
        "check",
        "magician",
        "trampoline twice",
        "right",
        "trampoline",
    )
    assert set(PROGRAMME) == set(LINES)
    assert [cue.turns for cue in CUES] == list(range(3, 46, 3))
    assert MISSION.seconds_a_turn == 0  # no clock


def test_an_act_comes_after_every_third_completed_turn_hit_or_miss() -> None:
    # M42
    game = told(show(table(RING), "left", "right"), "script", turns=0)
    game, first = game.play(cut(game, "A1.1", "B1.1"))
    game, second = game.play(cut(game, "B1.2", "A1.5"))  # a miss
    game, third = game.play(cut(game, "C1.3", "D1.3"))
    assert [len(every(events, CueSpoken)) for events in (first, second, third)] == [0, 0, 1]
    kinds = names(third)
    order = [kinds.index(kind) for kind in ("WiresCut", "TurnEnded", "CueSpoken", "PlayersMoved", "TurnStarted")]
    assert order == sorted(order)
    assert rule(game, "script").spoken == 1


def test_a_coffee_break_is_a_completed_turn_too() -> None:
    # M42
    game = ring("left", text=RING + "    equipment 11")
    game, events = game.play(use(game, A, "11", mate=C))
    assert every(events, CueSpoken)
    assert waiting(game) == [C]  # E14: the person, at D's old stand
    assert game.table().stands_of(C) == [3]


def test_after_the_last_act_the_show_is_over() -> None:
    # M42
    game = told(ring("left"), "script", spoken=1, said=LINES["left"])
    assert every(happens(game, cut(game, "A1.1", "B1.1")), CueSpoken) == []
    (note,) = [panel for panel in game.view(A).panels() if panel.rule == "show"]
    assert str(note.text) == "That was the last act."


def test_the_panel_says_the_last_line_and_counts_the_turns() -> None:
    # M42
    game = told(table(RING), "script", turns=7, spoken=2, said=LINES["left"])
    counter, note = [panel for panel in game.view(None).panels() if panel.rule in ("show", "script")]
    assert isinstance(note, Note)
    assert note.text == say(LINES["left"])
    assert isinstance(counter, Counter)
    assert counter.value == 2


# The magician.


def test_a_cut_pair_stands_uncut_in_its_places_and_nobody_is_told_what_it_is() -> None:
    """M42, N48: where it stands everybody sees; what it is, whoever chose it and whoever owns the stand."""
    game = ring("magician")
    game, _ = game.play(cut(game, "A1.1", "B1.1"))
    assert isinstance(game.ask, MagicianAsk)
    assert waiting(game) == [A]  # whoever had the turn
    stands, pair = game.public.stands, at(game, "A1.4 C1.2")
    after, events = game.play(Conjure(seat=A, wires=pair))
    assert the(events, WiresUncut) == WiresUncut(pair, (blue(4), blue(4)), A)
    assert after.public.stands == stands
    assert after.public.cut[4] == game.public.cut[4] - 2
    assert not is_cut(after, "A1.4")
    assert not is_cut(after, "C1.2")
    seen = {seat: [bool(after.observe(seat).faces[wire]) for wire in pair] for seat in (*after.seats(), None)}
    assert seen == {A: [True, True], B: [False, False], C: [False, True], D: [False, False], None: [False, False]}
    assert facts_hold(after)
    assert [Odds(after.observe(D)).values(wire) for wire in pair] == [{4: 1.0}] * 2  # C15: a mind may remember
    assert waiting(after) == [B]
    assert narrate(game.public, events)[0] == "A brings back A1.4 and C1.2."
    assert after.why_not(cut(after, "B1.2", "C1.2")) is None  # B has a 4, and everybody knows where another one is


def test_two_cut_wires_of_different_values_are_no_pair() -> None:
    # M42
    game = ring("magician")
    game = then(game, cut(game, "A1.1", "B1.1"))
    assert refusal(game, Conjure(seat=A, wires=at(game, "A1.2 A1.4"))) == "choose two cut wires of one value"
    assert refusal(game, Conjure(seat=A, wires=at(game, "A1.5 B1.3"))) == "choose two cut wires of one value"


def test_without_a_cut_pair_in_its_places_the_magician_is_left_out() -> None:
    # M42
    game = ring("magician", text=RING.replace("(2) (2) (4) ", "").replace("C1 | 3 (4) ", "C1 | (2) 3 "))
    game, events = game.play(cut(game, "A1.2", "B1.2"))  # a miss
    assert the(events, CueSpoken).name == the(events, ActLapsed).act == "magician"
    assert isinstance(game.ask, TurnAsk)


def test_a_number_that_comes_back_is_finished_anew_when_it_is_cut_again() -> None:
    # M42
    game = ring("magician")
    game, events = game.play(cut(game, "A1.1", "B1.1"))
    assert the(events, Validated).value == 1
    game = then(game, Conjure(seat=A, wires=at(game, "A1.1 B1.1")))
    assert 1 not in game.public.validated
    events = happens(game, cut(game, "B1.1", "A1.1"))
    assert the(events, Validated).value == 1


def test_what_is_unlocked_stays_unlocked() -> None:
    # M42
    game = ring("magician", text=RING + "    equipment 1 locked")
    game, events = game.play(cut(game, "A1.1", "B1.1"))
    assert the(events, Unlocked).card == "1"
    game = then(game, Conjure(seat=A, wires=at(game, "A1.1 B1.1")))
    assert rule(game, "1").state == "ready"


# Seats move.


def test_players_move_and_stands_stay() -> None:
    # M42
    game = ring("left")
    stands = game.public.stands
    events = happens(game, cut(game, "A1.1", "B1.1"))
    assert the(events, PlayersMoved).owners == (D, A, B, C)  # A sits where B sat
    assert "The stands are now D1 (was A1), A1 (was B1), B1 (was C1) and C1 (was D1)." in narrate(game.public, events)
    game = show(then(game, cut(game, "A1.1", "B1.1")), "right")
    assert game.public.stands == stands
    game = then(game, cut(game, "B1.3", "C1.3"))
    assert game.public.owners == (A, B, C, D)


def test_captain_character_turn_and_personal_card_stay_with_the_person() -> None:
    # M42
    game = ring("left")
    captain, characters = game.public.captain, game.public.characters
    game = then(game, cut(game, "A1.1", "B1.1"))
    assert (game.public.captain, game.public.characters) == (captain, characters)
    assert waiting(game) == [B]  # at C's old stand
    (form,) = [form for form in game.forms(B) if form.using == ("personal-B",)]
    own = {wire for group in form.fields[0].groups for wire in group}  # type: ignore[union-attr]
    assert own == {wire for wire in game.public.stands[2] if not game.public.gone >> wire & 1}


def test_everybody_looks_at_the_new_stand_and_remembers_the_old_one() -> None:
    # M42
    game = opened(busters.new(mission=42, players=4, seed=3, captain=A))
    while not game.public.opened:
        game = then(game, game.forms(waiting(game)[0])[0].nth(0))
    old = game.public.stands
    game = show(game, "left")
    (form,) = [form for form in game.forms(A) if form.verb.__name__ == "Cut" and not form.using]
    game = then(game, next(act for number in range(form.count()) if not game.play(act := form.nth(number))[0].over))
    for seat in game.seats():
        faces = game.observe(seat).faces
        assert all(faces[wire] for wire in (*old[seat], *old[(seat + 1) % 4]))
    assert facts_hold(game)
    assert all(Sorted(stand) in game.public.facts for stand in old)


def test_a_miss_is_evidence_about_the_wires_of_then_not_about_the_seat() -> None:
    # M42
    game = ring("left")
    missed = cut(game, "A1.5", "B1.2")
    hand = tuple(game.table().hand(A))
    game = then(game, missed)
    assert Among(hand, kinds_of(5), 1) in game.public.facts
    assert game.table().owner_of(missed.mine[0]) == D
    assert facts_hold(game)


def test_with_three_players_the_captain_leaves_both_stands() -> None:
    # M42
    game = show(
        table("""
            mission 42 · captain A
            red 1 of 1.5 3.5 6.5
            A1 | 1 5
            A2 | 1 6
            B1 | 1 r1.5 5 6
            C1 | 1 5 5 6 6
        """),
        "left",
    )
    game = then(game, cut(game, "A1.1", "B1.1"))
    assert game.public.owners == (C, C, A, B)


def test_with_two_players_the_stands_change_hands() -> None:
    # M42
    game = show(
        table("""
            mission 42 · captain A
            red 1 of 1.5 3.5 6.5
            A1 | 1 5
            A2 | 1 6 r6.5
            B1 | 1 5
            B2 | 1 6
        """),
        "right",
    )
    assert then(game, cut(game, "A1.1", "B1.1")).public.owners == (B, B, A, A)


def test_whoever_was_done_is_in_the_game_again_at_a_stand_with_wires() -> None:
    # M42
    game = ring("left", text=RING.replace("B1 | 1 4 5 8 9", "B1 | (1)"))
    game = then(game, cut(game, "A1.5", "C1.3"))
    assert game.table().hand(A) == []
    assert waiting(game) == [B]


def test_tokens_stay_with_their_wires() -> None:
    # M42
    game = ring("left", text=RING.replace("B1 | 1 4 5", "B1 | 1 4 5!5"))
    tokens = game.public.tokens
    game = then(game, cut(game, "A1.1", "B1.1"))
    assert game.public.tokens == tokens
    assert game.table().owner_of(tokens[0].wire) == A


# The juggler and the knife.


def test_two_own_cut_wires_of_different_values_swap_places() -> None:
    # M42
    game = ring("juggler")
    game = then(game, cut(game, "A1.1", "B1.1"))
    assert isinstance(game.ask, JugglerAsk)
    row = game.public.stands[0]
    one, other = at(game, "A1.1 A1.4")
    after, events = game.play(Juggle(seat=A, wires=(one, other)))
    assert the(events, PlacesSwapped) == PlacesSwapped((one, other), A)
    assert after.public.stands[0] == (row[3], row[1], row[2], row[0], *row[4:])
    assert facts_hold(after)  # they speak of wires, not of places
    assert narrate(game.public, events)[0] == "A juggles: A1.1 goes to A1.4, A1.4 to A1.1."


def test_equal_wires_other_peoples_wires_and_uncut_wires_are_not_juggled() -> None:
    # M42
    game = ring("juggler")
    game = then(game, cut(game, "A1.1", "B1.1"))
    for places in ("A1.2 A1.3", "A1.4 C1.2", "A1.4 A1.5"):
        assert refusal(game, Juggle(seat=A, wires=at(game, places))) == (
            "choose two of your cut wires, of different values"
        )


def test_a_single_cut_value_leaves_the_juggler_out() -> None:
    # M42
    game = ring("juggler", text=RING.replace("(4) 5 8 9\n    B1", "5 8 9\n    B1"))
    game, events = game.play(cut(game, "A1.4", "B1.2"))  # a miss: only the two 2s are cut
    assert every(events, ActLapsed)
    assert isinstance(game.ask, TurnAsk)


def test_a_swapped_in_wire_finds_its_place_among_wires_that_stand_in_order() -> None:
    # M42
    game = ring("juggler", text=RING + "    equipment 2")
    game = then(game, cut(game, "A1.1", "B1.1"), Juggle(seat=A, wires=at(game, "A1.1 A1.4")))
    # A1 is now 4 2 2 1 5 8 9 with all but the last three cut. A 3 goes between the 2s and the 5.
    game = then(game, use(game, A, "2", wire=one_at(game, "A1.7"), mate=C))
    given = one_at(game, "C1.1")
    game = then(game, PickWire(seat=C, wire=given))
    row = game.public.stands[0]
    assert row.index(given) in (3, 4)
    assert row[5] == one_at(game, "A1.6")
    assert facts_hold(game)


def test_a_juggled_wire_that_comes_back_is_out_of_order_and_no_card_touches_it() -> None:
    # M42
    game = ring("juggler")
    game = then(game, cut(game, "A1.1", "B1.1"), Juggle(seat=A, wires=at(game, "A1.1 A1.4")))
    game = show(game, "magician")
    game = then(game, cut(game, "B1.3", "D1.3"), Conjure(seat=B, wires=at(game, "A1.1 C1.2")))
    assert waiting(game) == [C]
    assert refusal(game, cut(game, "C1.3", "A1.1 A1.5", "personal-C")) == "equipment does not work on this wire"
    assert game.why_not(cut(game, "C1.2", "A1.1")) is None


def test_the_knife_takes_own_cut_wires_off_the_stand_and_they_stay_cut() -> None:
    # M42
    game = ring("knife")
    own = at(game, "A1.1-4")
    game, events = game.play(cut(game, "A1.1", "B1.1"))
    assert the(events, WiresTaken) == WiresTaken(own, A)
    assert game.public.stands[0] == tuple(game.table().hand(A))
    assert (game.public.stands[-1], game.public.owners[-1]) == (own, NOBODY)
    assert all(game.public.gone >> wire & 1 for wire in own)
    assert facts_hold(game)
    # They have no place to come back to.
    game = show(game, "magician")
    game, events = game.play(cut(game, "B1.3", "C1.3"))
    assert refusal(game, Conjure(seat=B, wires=(own[1], own[2]))) == "choose two cut wires of one value"
    game = show(then(game, Conjure(seat=B, wires=at(game, "B1.3 C1.3"))), "left")
    assert then(game, cut(game, "C1.5", "D1.5")).public.owners == (D, A, B, C, NOBODY)


def test_without_cut_wires_the_knife_finds_nothing() -> None:
    # M42
    game = ring("knife", text=RING.replace("(2) (2) (4) ", ""))
    assert every(happens(game, cut(game, "A1.2", "B1.2")), ActLapsed)


def test_the_bomb_is_defused_also_without_the_wires_that_left() -> None:
    # M42
    game = ring(
        "knife",
        text="""
            mission 42 · captain A
            red 1 of 1.5 3.5 6.5
            away r1.5
            A1 | 1 (2)
            B1 | 1 5
            C1 | 5
            D1 | (5)
        """,
    )
    events = happens(game, cut(game, "A1.1", "B1.1"), cut(game, "B1.2", "C1.1"))
    assert every(events, WiresTaken)
    assert every(events, Won)


# Bows and jumps.


def test_from_the_act_on_the_cutter_may_bow_before_the_turn_goes_on() -> None:
    # M42
    game = ring("ta-da")
    game = then(game, cut(game, "A1.1", "B1.1"))
    game, events = game.play(cut(game, "B1.3", "C1.3"))
    assert isinstance(game.ask, BowAsk)
    assert every(events, TurnEnded) == []
    assert offered(game, B) == {("TaDa",), ("Pass",)}
    bowed, events = game.play(TaDa(seat=B))
    assert the(events, Bowed).by == B
    assert rule(bowed, "show").forgot is None
    forgot = then(game, Pass(seat=B))
    assert rule(forgot, "show").forgot == B
    assert waiting(bowed) == waiting(forgot) == [C]


def test_nobody_bows_for_a_miss() -> None:
    # M42
    game = ring(bowing=True)
    assert isinstance(then(game, cut(game, "A1.5", "B1.2")).ask, TurnAsk)


@pytest.mark.parametrize(("act", "steps"), [(TaDa, []), (Pass, [DialMoved(-1, DialCause.NO_BOW, A)])])
def test_the_check_costs_a_step_if_the_last_cutter_forgot(act: type[TaDa | Pass], steps: list[DialMoved]) -> None:
    # M42
    game = ring("check", bowing=True)
    game = then(game, cut(game, "A1.1", "B1.1"))
    events = happens(game, act(seat=A))
    assert the(events, CueSpoken).name == "check"
    assert every(events, DialMoved) == steps
    assert every(events, ActLapsed) == []


def test_the_stabilizer_does_not_help_against_the_director() -> None:
    # M42
    game = ring("check", text=RING.replace(" 9\n", "\n") + "    equipment 9", bowing=True)  # E8
    game = then(game, use(game, A, "9"), cut(game, "A1.1", "B1.1"))
    assert the(happens(game, Pass(seat=A)), DialMoved).why == "no bow"


def test_everybody_jumps_clockwise_one_after_another() -> None:
    # M42
    game = ring("trampoline twice")
    game = then(game, cut(game, "A1.1", "B1.1"))
    jumped: list[int] = []
    while isinstance(game.ask, BounceAsk):
        (seat,) = waiting(game)
        game, events = game.play(Boing(seat=seat))
        jumped.append(the(events, Bounced).by)
    assert jumped == [A, B, C, D] * 2
    assert waiting(game) == [B]
    assert isinstance(game.ask, TurnAsk)


def test_the_validation_tokens_are_taken_off_and_numbers_stay_cut() -> None:
    # M42
    game = ring("validation")
    game, events = game.play(cut(game, "A1.1", "B1.1"))
    assert 1 in the(events, ValidationRemoved).values
    assert game.public.validated == ()
    assert 1 in rule(game, "show").taken_off
    assert game.public.cut[1] == 4


def test_nobody_is_asked_anything_else_while_the_ring_is_open() -> None:
    # M42
    game = ring("trampoline", text=RING + "    equipment 8")
    game = then(game, cut(game, "A1.1", "B1.1"))
    assert all(offered(game, seat) == ({("Boing",)} if seat == A else set()) for seat in game.seats())  # E3
    assert refusal(game, Cannot(seat=A)) == "there is still something you can do"
    assert not every(happens(game, Boing(seat=A)), TurnStarted)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_an_act_after_every_turn_the_table_stays_sound_and_tight(players: int) -> None:
    """M42: All fifteen acts in one game: few games are long enough for that at the ordinary pace."""
    seen: set[str] = set()
    for seed in range(4):
        rng = Random(seed)
        game = busters.new(mission=42, players=players, seed=seed)
        game = told(game, "script", cues=tuple(replace(cue, turns=place) for place, cue in enumerate(CUES, 1)))
        while not game.over:
            things_are_conserved(game)
            the_board_adds_up(game)
            if seed == 0 and rng.random() < 0.2:
                position_is_tight(game, rng, 1)
            game, events = game.play(steer(game, rng, 0.97))
            seen |= {cue.name for cue in every(events, CueSpoken)}
    assert seen == set(LINES)
