"""Mission 26: flip a number card, then cut that number."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.asks import TurnAsk
from defuse.busters.equipment.e02_walkie_talkies import Swap
from defuse.busters.equipment.e11_coffee_mug import SkipTo
from defuse.busters.events import CutMissed, DialMoved, RedsRevealed, TurnSkipped, TurnStarted, WiresCut
from defuse.busters.rules.flip_and_cut import FlipAndCut, FlipAsk, FlipNumber, NumberFlipped, NumbersTurnedUp
from defuse.busters.wires import kinds_of
from defuse.kernel import Among, Cannot, Game, clashes
from tests.busters.tables import A, B, C, cut, every, happens, names, offered, pick, refusal, reveal, solo, table, the
from tests.busters.tables import then as after
from tests.busters.telling import narrate


def rule(game: Game) -> FlipAndCut:
    found = game.public.rule("turns")
    assert isinstance(found, FlipAndCut)
    return found


def visible(game: Game) -> tuple[int, ...]:
    return rule(game).visible(game.public)


def flip(seat: int, number: int) -> FlipNumber:
    return FlipNumber(seat=seat, number=number)


FOUR = """
    mission 26 · captain A
    A1 | 5 6 7 7
    B1 | 5 6 8
    C1 | 5 6 8 8
    D1 | 5 6 7 7 8
"""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_numbers_lie_open_and_there_are_two_reds(players: int) -> None:
    game = busters.new(mission=26, players=players, seed=1)
    assert game.public.red.count == 2  # P26: no other wires with two players
    assert visible(game) == tuple(range(1, 13))
    with pytest.raises(ValueError, match="without equipment card 10"):
        busters.new(mission=26, players=players, equipment=("10",))


def test_a_turn_begins_with_a_card_and_then_only_its_number_can_be_cut() -> None:
    game = table(FOUR)
    assert isinstance(game.ask, FlipAsk)
    assert offered(game, A) == {("FlipNumber",)}
    assert refusal(game, cut(game, "A1.1", "B1.1")) == "flip a number card first"  # M26
    game, events = game.play(flip(A, 5))
    assert events == (NumberFlipped(5, A),)
    assert 5 not in visible(game)
    assert isinstance(game.ask, TurnAsk)
    assert refusal(game, cut(game, "A1.2", "B1.2")) == "this cut has to be of 5"
    events = happens(game, cut(game, "A1.1", "B1.1"))
    assert the(events, WiresCut).value == 5
    assert the(events, TurnStarted).seat == B


def test_only_a_visible_number_that_is_held_can_be_flipped() -> None:
    game = table(FOUR)
    assert refusal(game, flip(A, 8)) == "you hold no 8"
    assert refusal(game, flip(A, 1)) == "this number is finished"
    game = after(game, flip(A, 5), cut(game, "A1.1", "B1.1"))
    assert refusal(game, flip(B, 5)) == "this card is face down"
    assert refusal(game, flip(C, 6)) == "it is not your turn to answer"


def test_a_card_stays_down_after_a_miss_and_everyone_knows_that_the_number_was_held() -> None:
    game = table(FOUR)
    hand = tuple(game.table().hand(A))
    game, _ = game.play(flip(A, 5))
    assert Among(hand, kinds_of(5), 1) in game.public.facts
    game, events = game.play(cut(game, "A1.1", "B1.2"))
    assert every(events, CutMissed)
    assert 5 not in visible(game)


def test_who_holds_no_visible_number_skips_for_nothing_and_says_so() -> None:
    game = table(FOUR + '    rule turns {"down":[5,6,7]}')
    assert visible(game) == (8,)
    assert offered(game, A) == {("Cannot",)}
    hand = tuple(game.table().hand(A))
    game, events = game.play(Cannot(seat=A))
    assert names(events) == ["TurnSkipped", "Settled", "TurnEnded", "TurnStarted"]  # M26: no step
    assert Among(hand, kinds_of(8), 0, 0) in game.public.facts
    assert clashes(game.public, game.secret.faces, game.kit) == ()
    assert game.public.turn == B
    assert refusal(game, Cannot(seat=B)) == "there is still something you can do"


def test_whoever_can_cut_a_visible_number_must() -> None:
    game = table(FOUR + '    rule turns {"down":[5,6,8]}')
    assert refusal(game, Cannot(seat=A)) == "there is still something you can do"


def test_all_cards_are_turned_up_when_none_is_visible_at_the_start_of_a_turn() -> None:
    game = table(FOUR + '    rule turns {"down":[6,7,8]}')
    game, _ = game.play(flip(A, 5))
    assert visible(game) == ()
    game, events = game.play(cut(game, "A1.1", "B1.1"))
    assert every(events, NumbersTurnedUp)
    assert visible(game) == (5, 6, 7, 8)
    assert isinstance(game.ask, FlipAsk)


def test_the_card_of_a_finished_number_leaves() -> None:
    game = table("""
        mission 26 · captain A
        A1 | 5 6 6
        B1 | 5
        C1 | 6
        D1 | 6
    """)
    game = after(game, flip(A, 5), cut(game, "A1.1", "B1.1"))
    assert visible(game) == (6,)
    panel = next(panel for panel in game.view(None).panels() if str(panel.title) == "Number cards")
    assert [card.state for card in panel.cards[4:6]] == ["done", "open"]


def test_a_solo_cut_counts_too_and_needs_no_second_card() -> None:
    game = table("""
        mission 26 · captain A
        A1 | 5 5 5 5 6
        B1 | 6
        C1 | 6
        D1 | 6
    """)
    assert refusal(game, solo(game, "A1.1 A1.2 A1.3 A1.4")) == "flip a number card first"
    game, _ = game.play(flip(A, 5))
    assert every(happens(game, solo(game, "A1.1 A1.2 A1.3 A1.4")), WiresCut)


def test_no_card_is_turned_up_where_none_is_left() -> None:
    game = table("""
        mission 26 · captain A
        A1 | 5
        B1 | r3.5 5
        C1 |
        D1 | r4.5
    """)
    game = after(game, flip(A, 5))
    events = happens(game, cut(game, "A1.1", "B1.2"))
    assert every(events, TurnStarted)
    assert not every(events, NumbersTurnedUp)


def test_reds_are_revealed_without_a_card() -> None:
    game = table("""
        mission 26 · captain A
        A1 | r3.5
        B1 | 5
        C1 | 5
        D1 | r4.5 5 5
    """)
    assert offered(game, A) == {("RevealReds",)}  # C9
    events = happens(game, reveal(A))
    assert every(events, RedsRevealed)
    assert not every(events, NumberFlipped)


def test_the_coffee_mug_flips_nothing_and_comes_before_the_card() -> None:
    game = table(FOUR + "    equipment 11")
    mug = SkipTo(seat=A, using=("11",), mate=C)
    jumped, events = game.play(mug)
    assert not every(events, NumberFlipped)  # E14
    assert jumped.public.turn == C
    assert refusal(after(game, flip(A, 5)), mug) == "the turn has begun: now you have to cut"


def test_nobody_has_to_use_the_coffee_mug_instead_of_skipping() -> None:
    game = table(FOUR + '    equipment 11\n    rule turns {"down":[5,6,7]}')
    assert offered(game, A) == {("Cannot",), ("SkipTo", "11")}


def test_a_double_detector_is_used_in_the_cut() -> None:
    game = after(table(FOUR), flip(A, 5))
    assert ("Cut", "personal-A") in offered(game, A)
    assert ("Cut", "personal-A") not in offered(table(FOUR), A)


def test_the_stabilizer_may_come_before_the_card() -> None:
    game = table(FOUR + "    equipment 9")
    (form,) = [form for form in game.forms(A) if form.using == ("9",)]
    events = happens(game, form.nth(0), flip(A, 5), cut(game, "A1.1", "B1.2"))
    assert not every(events, DialMoved)  # E8


def test_who_loses_the_flipped_number_to_a_swap_skips() -> None:
    game = table(FOUR + "    equipment 2")
    game = after(game, flip(A, 5), Swap(seat=A, using=("2",), wire=game.public.stands[0][0], mate=C))
    game = after(game, pick(game, "C1.4"))
    assert offered(game, A) == {("Cannot",)}
    game, events = game.play(Cannot(seat=A))
    assert the(events, TurnSkipped).why == "the number has left the hand"
    assert clashes(game.public, game.secret.faces, game.kit) == ()


def test_it_is_told_in_words() -> None:
    game = table(FOUR)
    assert narrate(game.public, happens(game, flip(A, 5))) == ["A flips the 5."]
    assert narrate(game.public, (NumbersTurnedUp(),)) == ["All number cards that are left are face up again."]


def test_each_step_asks_its_own_question() -> None:
    game = table(FOUR)
    assert game.ask is not None
    assert str(game.ask.question()) == "Which number card do you flip? You have to cut this number."
    game = after(game, flip(A, 5))
    assert game.ask is not None
    assert str(game.ask.question()) == "Cut 5: which wires?"
