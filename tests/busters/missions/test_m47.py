"""Mission 47: two number cards, their sum or their difference."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.asks import TurnAsk
from defuse.busters.causes import DialCause
from defuse.busters.equipment.e02_walkie_talkies import Swap
from defuse.busters.equipment.e11_coffee_mug import SkipTo
from defuse.busters.events import DialMoved, Exploded, RedsRevealed, TurnSkipped, TurnStarted, WiresCut
from defuse.busters.rules.sums import (
    CombineAsk,
    CombineNumbers,
    DiscardNumbers,
    NumbersLaidOut,
    NumbersUsed,
    SumsAndDifferences,
)
from defuse.busters.wires import RED, kinds_of
from defuse.kernel import Among, Cannot, Game, clashes
from defuse.odds import Odds
from tests.busters.tables import A, B, C, cut, every, form, happens, offered, pick, refusal, reveal, solo, table, the
from tests.busters.tables import then as after
from tests.busters.telling import narrate


def rule(game: Game) -> SumsAndDifferences:
    found = game.public.rule("turns")
    assert isinstance(found, SumsAndDifferences)
    return found


def combine(seat: int, *numbers: int) -> CombineNumbers:
    return CombineNumbers(seat=seat, numbers=numbers)


def discard(seat: int, *numbers: int) -> DiscardNumbers:
    return DiscardNumbers(seat=seat, numbers=numbers)


FOUR = """
    mission 47 · captain A
    red 2 of 1.5 2.5 3.5
    away r1.5 r2.5
    A1 | 5 7 12
    B1 | 5 7 12
    C1 | 5 7 12
    D1 | 5 7 12
"""


@pytest.mark.parametrize(("players", "drawn", "count"), [(2, 3, 3), (3, 3, 2), (4, 3, 2), (5, 3, 2)])
def test_two_reds_out_of_three_and_with_two_players_three(players: int, drawn: int, count: int) -> None:
    game = busters.new(mission=47, players=players, seed=1)
    assert (len(game.public.red.kinds), game.public.red.count) == (drawn, count)
    assert rule(game).left == tuple(range(1, 13))
    with pytest.raises(ValueError, match="without equipment card 10"):
        busters.new(mission=47, players=players, equipment=("10",))


@pytest.mark.parametrize(("numbers", "place"), [((3, 9), "A1.3"), ((3, 10), "A1.2"), ((7, 12), "A1.1")])
def test_a_sum_or_a_difference_is_cut(numbers: tuple[int, int], place: str) -> None:
    game = table(FOUR)
    other = place.replace("A", "B")
    game, events = game.play(combine(A, *numbers))
    assert the(events, NumbersUsed).numbers == numbers
    assert isinstance(game.ask, TurnAsk)
    assert every(happens(game, cut(game, place, other)), WiresCut)  # M47
    assert set(numbers).isdisjoint(rule(game).left)


def test_both_results_of_a_pair_may_be_named() -> None:
    game = after(table(FOUR), combine(A, 1, 6))  # 5 or 7
    assert game.ask is not None
    assert getattr(game.ask, "values", ()) == (5, 7)
    for place in ("A1.1", "A1.2"):
        assert game.why_not(cut(game, place, place.replace("A", "B"))) is None
    assert refusal(game, cut(game, "A1.3", "B1.3")) == "this cut has to be of 5 or 7"


def test_nothing_is_cut_before_two_cards_are_chosen() -> None:
    game = table(FOUR)
    assert isinstance(game.ask, CombineAsk)
    assert refusal(game, cut(game, "A1.1", "B1.1")) == "choose two number cards first"


def test_two_cards_that_give_nothing_in_the_hand_cannot_be_combined() -> None:
    game = table(FOUR)
    assert refusal(game, combine(A, 1, 2)) == "choose two cards whose sum or difference you hold"
    assert refusal(game, combine(A, 5)) == "choose two cards whose sum or difference you hold"
    assert refusal(game, combine(A, 6, 6)) == "numbers: each only once"
    everything = form(game, A, CombineNumbers)
    assert everything.count() == len({everything.nth(number) for number in range(everything.count())})


def test_the_order_of_the_two_cards_does_not_matter() -> None:
    game = table(FOUR)
    assert after(game, combine(A, 9, 3)).public == after(game, combine(A, 3, 9)).public


def test_both_cards_go_after_a_miss_too() -> None:
    game = table(FOUR)
    game = after(game, combine(A, 3, 9), cut(game, "A1.3", "B1.1"))
    assert {3, 9}.isdisjoint(rule(game).left)  # M47
    assert refusal(game, combine(B, 3, 4)) == "this card has been used"


def test_whoever_combines_is_known_to_hold_one_of_the_results() -> None:
    game = table(FOUR)
    hand = tuple(game.table().hand(A))
    game = after(game, combine(A, 1, 6))
    assert Among(hand, (*kinds_of(5), *kinds_of(7)), 1) in game.public.facts
    assert clashes(game.public, game.secret.faces, game.kit) == ()


def test_passing_discards_any_two_cards_and_costs_a_step() -> None:
    game = table(FOUR)
    facts = game.public.facts
    game, events = game.play(discard(A, 1, 2))
    assert the(events, DialMoved) == DialMoved(-1, DialCause.PASSED, A)  # M47
    assert the(events, TurnSkipped).seat == A
    assert the(events, TurnStarted).seat == B
    assert {1, 2}.isdisjoint(rule(game).left)
    assert game.public.facts[:-1] == facts  # whoever passes tells nothing but that there are not only reds (C9)
    assert game.public.dial == 3


def test_passing_on_the_last_step_explodes() -> None:
    game = table(FOUR.replace("captain A", "captain A · dial 1"))
    assert the(happens(game, discard(A, 1, 2)), Exploded).why == "dial"


def test_two_dead_cards_do_not_lock_the_table() -> None:
    game = table(FOUR + '    rule turns {"used":[3,4,5,6,7,8,9,10,11,12]}')
    assert offered(game, A) == {("DiscardNumbers",)}  # 1 and 2 give 1 or 3
    game, events = game.play(discard(A, 1, 2))
    assert every(events, NumbersLaidOut)
    assert rule(game).left == tuple(range(1, 13))


def test_a_new_layout_comes_when_fewer_than_two_cards_are_left() -> None:
    game = table(FOUR + '    rule turns {"used":[1,2,3,4,5,6,7,8]}')
    game, events = game.play(discard(A, 9, 10))
    assert not every(events, NumbersLaidOut)
    game, events = game.play(discard(B, 11, 12))
    assert every(events, NumbersLaidOut)


def test_a_solo_cut_needs_two_cards_as_well() -> None:
    game = table("""
        mission 47 · captain A
        red 2 of 1.5 2.5 3.5
        away r1.5 r2.5
        A1 | 5 5 5 5 7
        B1 | 7
        C1 | 7
        D1 | 7
    """)
    fives = solo(game, "A1.1 A1.2 A1.3 A1.4")
    assert refusal(game, fives) == "choose two number cards first"
    assert every(happens(after(game, combine(A, 2, 3)), fives), WiresCut)


def test_reds_are_revealed_without_cards() -> None:
    game = table("""
        mission 47 · captain A
        red 2 of 1.5 2.5 3.5
        A1 | r1.5
        B1 | 5 5
        C1 | 5 5
        D1 | r2.5 7 7 7 7
    """)
    assert offered(game, A) == {("RevealReds",)}  # C9
    events = happens(game, reveal(A))
    assert every(events, RedsRevealed)
    assert not every(events, NumbersUsed)


def test_whoever_passes_does_not_hold_reds_alone() -> None:
    game = table("""
        mission 47 · captain A
        red 2 of 1.5 2.5 3.5
        A1 | 5
        B1 | r1.5 5 5 7
        C1 | r2.5 5 7 7
        D1 | 7
    """)
    wire = game.public.stands[0][0]
    assert RED in Odds(game.observe(B)).values(wire)
    passed = after(game, discard(A, 1, 2))
    assert RED not in Odds(passed.observe(B)).values(wire)  # C9: reds alone would have been revealed


def test_the_coffee_mug_discards_nothing_and_comes_before_the_cards() -> None:
    game = table(FOUR + "    equipment 11")
    mug = SkipTo(seat=A, using=("11",), mate=C)
    assert rule(after(game, mug)).used == ()  # E14
    assert refusal(after(game, combine(A, 3, 9)), mug) == "the turn has begun: now you have to cut"


def test_the_stabilizer_does_not_pay_for_a_pass() -> None:
    game = table(FOUR + "    equipment 9")
    (stabilize,) = [form for form in game.forms(A) if form.using == ("9",)]
    game = after(game, stabilize.nth(0))
    assert the(happens(game, discard(A, 1, 2)), DialMoved).steps == -1  # E8
    missed = happens(game, combine(A, 3, 9), cut(game, "A1.3", "B1.1"))
    assert not every(missed, DialMoved)


def test_who_loses_the_number_to_a_swap_pays_a_step() -> None:
    game = table(FOUR + "    equipment 2")
    game = after(game, combine(A, 4, 8), Swap(seat=A, using=("2",), wire=game.public.stands[0][2], mate=C))
    game = after(game, pick(game, "C1.1"))  # A now holds 5 5 7: neither 4 nor 12
    assert offered(game, A) == {("Cannot",)}
    game, events = game.play(Cannot(seat=A))
    assert the(events, DialMoved).why == "passed"
    assert clashes(game.public, game.secret.faces, game.kit) == ()


def test_it_is_told_in_words() -> None:
    game = table(FOUR)
    assert narrate(game.public, happens(game, combine(A, 1, 6))) == ["A combines 1 and 6, to cut 5 or 7."]
    assert narrate(game.public, happens(game, discard(A, 1, 6)))[0] == "A discards the 1 and the 6."
    assert narrate(game.public, (NumbersLaidOut(),)) == ["All twelve number cards are laid out again."]
