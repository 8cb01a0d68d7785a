"""Mission 18: the radar hears everything once; remember it."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.asks import TurnAsk
from defuse.busters.events import DialMoved, RadarAnswered, RedsRevealed, TurnStarted, WiresCut
from defuse.busters.rules.commanders import RadarCommanders, TurnNumber, TurnNumberAsk
from defuse.busters.rules.number_turns import Designate, DesignateAsk, NumberCalled
from defuse.busters.setup import begin
from defuse.busters.wires import blue
from defuse.kernel import Among, Game, clashes
from tests.busters.tables import A, B, C, D, cut, every, happens, names, offered, refusal, reveal, solo, table, the
from tests.busters.tables import then as after
from tests.busters.telling import narrate


def rule(game: Game) -> RadarCommanders:
    found = game.public.rule("turns")
    assert isinstance(found, RadarCommanders)
    return found


def choose(seat: int, chosen: int) -> Designate:
    return Designate(seat=seat, chosen=chosen)


def radar_panels(game: Game) -> list[str]:
    return [str(panel.text) for panel in game.view(C).panels() if str(panel.title) == "Radar"]


FIVES = """
    mission 18 · captain A
    A1 | 6 6 7 7
    B1 | 5 5 7 7
    C1 | 5 6
    D1 | 5 6
    rule turns {"seen":[1,2,3,4,6,7,8,9,10,11,12]}
"""


@pytest.mark.parametrize(("players", "reds"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_there_is_no_opening_token_and_no_equipment(players: int, reds: int) -> None:
    game = busters.new(mission=18, players=players, seed=1, captain=0)
    assert isinstance(game.ask, TurnNumberAsk)
    assert game.ask.seats == (0,)
    assert game.public.tokens == ()
    assert game.public.red.count == reds
    assert {rule.id for rule in game.public.rules if hasattr(rule, "unlock")} == {
        f"personal-{'ABCDE'[seat]}" for seat in range(players)
    }


def test_the_radar_answers_by_itself_for_the_number_that_was_turned() -> None:
    game = table(FIVES)
    game, events = game.play(TurnNumber(seat=A))
    assert names(events) == ["NumberCalled", "RadarAnswered"]
    assert the(events, RadarAnswered) == RadarAnswered(5, (False, True, True, True), A)  # M18
    assert isinstance(game.ask, DesignateAsk)
    assert all("AskRadar" not in verb for seat in range(4) for verb in offered(game, seat))  # no other use


def test_only_who_answered_may_be_told_to_cut() -> None:
    game = after(table(FIVES), TurnNumber(seat=A))
    assert refusal(game, choose(A, A)) == "did not answer the radar"  # M18
    game = after(game, choose(A, C))
    assert isinstance(game.ask, TurnAsk)
    assert game.ask.seats == (C,)
    assert refusal(game, cut(game, "C1.2", "A1.1")) == "this cut has to be of 5"
    game, events = game.play(cut(game, "C1.1", "D1.1"))
    assert the(events, WiresCut).by == C
    assert the(events, TurnStarted).seat == B  # left of whoever turned the card


def test_whoever_turned_the_card_may_cut_it_if_they_answered() -> None:
    game = table(FIVES.replace("captain A", "captain A · turn B"))
    game = after(game, TurnNumber(seat=B), choose(B, B))
    assert the(happens(game, cut(game, "B1.1", "C1.1")), TurnStarted).seat == C


def test_one_of_two_stands_that_answers_is_enough() -> None:
    game = table("""
        mission 18 · captain A
        A1 | 6 6
        A2 | 5 7
        B1 | 5 5 6
        C1 | 5 6 7 7 7
        rule turns {"seen":[1,2,3,4,6,7,8,9,10,11,12]}
    """)
    game, events = game.play(TurnNumber(seat=A))
    assert the(events, RadarAnswered).answers == (False, True, True, True)
    assert after(game, choose(A, A)).ask is not None


def test_only_who_cuts_is_said_not_which_wire_nor_which_stand() -> None:
    game = table("""
        mission 18 · captain A · turn B
        A1 | 5 6
        A2 | 5 7
        B1 | 5 6 6
        C1 | 5 6 7 7 7
        rule turns {"seen":[1,2,3,4,6,7,8,9,10,11,12]}
    """)
    game = after(game, TurnNumber(seat=B))
    (form,) = game.forms(B)
    assert [form.nth(place) for place in range(form.count())] == [choose(B, seat) for seat in (A, B, C)]  # M18
    game = after(game, choose(B, A))
    for mine in ("A1.1", "A2.1"):
        for target in ("B1.1", "B1.3", "C1.1", "C1.5"):
            assert game.why_not(cut(game, mine, target)) is None  # all that is left to A
    assert the(happens(game, cut(game, "A2.1", "C1.1")), TurnStarted).seat == C  # left of B, not of A


def test_the_answers_show_until_the_next_action_and_never_in_the_log() -> None:
    game = table(FIVES)
    before = game.public
    game, events = game.play(TurnNumber(seat=A))
    assert narrate(before, events) == ["The number is 5.", "The radar looks for 5."]
    assert radar_panels(game) == ["A1 no, B1 yes, C1 yes, D1 yes"]
    game = after(game, choose(A, C))
    assert radar_panels(game) == ["A1 no, B1 yes, C1 yes, D1 yes"]
    game, events = game.play(cut(game, "C1.1", "A1.1"))
    assert every(events, DialMoved)
    assert radar_panels(game) == []  # M18
    assert rule(game).heard == ()


def test_a_mind_that_remembers_keeps_the_facts() -> None:
    game = table(FIVES)
    stands = game.public.stands
    game = after(game, TurnNumber(seat=A), choose(A, C), cut(game, "C1.1", "A1.1"))
    assert Among(stands[0], (blue(5),), 0, 0) in game.public.facts  # C15
    assert Among(stands[3], (blue(5),), 1) in game.public.facts
    assert clashes(game.public, game.secret.faces, game.kit) == ()


def test_a_solo_cut_is_a_cut() -> None:
    game = table("""
        mission 18 · captain A
        A1 | 6 6
        B1 | 5 5
        C1 | 6
        D1 | 6
        rule turns {"seen":[1,2,3,4,6,7,8,9,10,11,12]}
    """)
    game = after(game, TurnNumber(seat=A), choose(A, B))
    assert every(happens(game, solo(game, "B1.1 B1.2")), WiresCut)


def test_a_hand_of_reds_is_revealed_at_its_turn() -> None:
    game = table("""
        mission 18 · captain A
        A1 | r3.5
        B1 | 5
        C1 | 5
        D1 | r4.5 5 5
    """)
    assert offered(game, A) == {("RevealReds",)}
    events = happens(game, reveal(A))
    assert every(events, RedsRevealed)
    assert not every(events, NumberCalled)  # M18
    assert the(events, TurnStarted).seat == B


def test_the_one_who_cuts_uses_their_own_double_detector() -> None:
    game = after(table(FIVES), TurnNumber(seat=A), choose(A, C))
    assert ("Cut", "personal-C") in offered(game, C)  # E4
    assert offered(game, A) == set()
    assert ("Cut", "personal-D") not in offered(game, D)


def test_nothing_is_cut_before_a_card_is_turned() -> None:
    game = table(FIVES)
    assert refusal(game, cut(game, "A1.1", "C1.2")) == "turn up a number card first"


def test_play_begins_without_a_word_about_tokens() -> None:
    setup = busters.Setup(mission=18, players=4, captain=0)
    _, events = busters.begun(setup, 1)
    assert "Play begins." in narrate(begin(setup)[0], events)
