"""Mission 29: hidden hands, a card that lies face down during a turn, and what others may know of it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from defuse.busters import Setup
from defuse.busters import begun as begun_with
from defuse.busters.acts import Cut, PickWire, SoloCut
from defuse.busters.asks import TurnAsk
from defuse.busters.causes import DialCause
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.equipment.e11_coffee_mug import SkipTo
from defuse.busters.events import CutMissed, DialMoved, TurnEnded, WiresCut
from defuse.busters.numbers import NUMBER, number_on
from defuse.busters.rules.guessing import LayAsk
from defuse.busters.rules.guessing_events import (
    HandReturned,
    LayNumber,
    NobodyHolds,
    NumberDrawn,
    NumberLeft,
    NumberPassed,
    NumbersDone,
    NumberTaken,
    NumberTurned,
)
from defuse.busters.wires import RED
from defuse.kernel import Among, Game, Refused, clashes, encode, imagine, members
from tests.busters.missions.rigging import (
    answer,
    begun,
    cut_before,
    cut_of,
    keep,
    of_type,
    opened,
    ready,
    rigged,
    waiting,
    wires_of,
    with_public,
    with_rule,
)
from tests.busters.telling import narrate


def guessing(game: Game) -> Any:
    return game.public.rule("guessing")


def at_the_first_turn(players: int = 4, equipment: tuple[str, ...] = ()) -> Game:
    """The opening tokens lie, and the seat to the right of captain A is asked for a card."""
    return opened(begun(29, players, equipment=equipment))


def laid(game: Game, number: int) -> Game:
    """The game after the asked seat has laid down this number, which it gets for this story."""
    seat = waiting(game)[0]
    card = guessing(game).hands[seat][0]
    game, _ = rigged(game, {card: NUMBER + number}).play(LayNumber(seat=seat, card=card))
    return game


def numbers(game: Game, seat: int) -> list[int]:
    """The numbers that a seat truly holds."""
    return [number_on(game.secret.faces[card]) for card in guessing(game).hands[seat]]


# Dealing.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_gets_two_cards_and_the_captains_right_three(players: int) -> None:
    game = begun(29, players)
    hands = guessing(game).hands
    assert [len(hand) for hand in hands] == [2] * (players - 1) + [3]
    assert len(guessing(game).deck) == 12 - sum(map(len, hands))
    pile = next(pile for pile in game.public.piles if pile.name == "numbers")
    for seat in (*game.seats(), None):
        known = members(game.public.known[players if seat is None else seat])
        assert set(known) & set(pile.things) == set(() if seat is None else hands[seat])


def test_what_is_dealt_shows_in_no_rule_and_no_event() -> None:
    setup = Setup(mission=29, players=4, captain=0, equipment=())
    one, told = begun_with(setup, 1)
    other, told_there = begun_with(setup, 1, hidden="another order of face-down things")
    assert one.secret.faces != other.secret.faces
    assert encode(told) == encode(told_there)
    assert encode(one.public) == encode(other.public)


def test_with_two_players_the_captain_places_no_opening_token() -> None:
    assert waiting(begun(29, 2)) == [1]
    assert waiting(begun(29, 3)) == [0]
    assert len(opened(begun(29, 2)).public.tokens) == 1


# Before the turn.


def test_the_right_neighbour_is_asked_before_the_turn_and_nobody_may_use_a_card_meanwhile() -> None:
    game = at_the_first_turn()
    assert isinstance(game.ask, LayAsk)
    assert waiting(game) == [3]
    assert not game.ask.open  # E3
    assert game.forms(0) == ()
    game, _ = answer(game)
    assert isinstance(game.ask, TurnAsk)
    assert waiting(game) == [0]


def test_a_card_of_another_hand_cannot_be_laid() -> None:
    game = at_the_first_turn()
    with pytest.raises(Refused, match="lay down one of your number cards"):
        game.play(LayNumber(seat=3, card=guessing(game).hands[1][0]))


def test_the_next_seat_to_the_right_lays_if_the_neighbour_has_no_cards() -> None:
    game = at_the_first_turn()
    game, _ = game.play(LayNumber(seat=3, card=guessing(game).hands[3][0]))
    rule = guessing(game)
    game = with_rule(game, replace(rule, hands=((), rule.hands[1], rule.hands[2], rule.hands[3]), deck=()))
    # A would take the card at the end of its turn; without wires it does not keep it.
    cut = cut_of(game, 0, hit=True)
    gone = [wire for wire in game.table().hand(0) if wire not in cut.mine]
    game, _ = cut_before(game, gone).play(cut)
    assert game.public.turn == 1
    assert waiting(game) == [3]  # M29: A, the right neighbour of B, has neither wires nor cards; D is next


def test_the_active_seat_never_lays_for_itself() -> None:
    game, _ = answer(at_the_first_turn(players=2))
    cut = cut_of(game, 0, hit=True, values=others_than(game, 1))
    gone = [wire for wire in game.table().hand(0) if wire not in cut.mine]
    game, _ = cut_before(game, gone).play(cut)
    assert guessing(game).hands[0] == ()  # A is done
    assert guessing(game).hands[1]
    assert isinstance(game.ask, TurnAsk)  # only B has cards, and it is B's turn: no step
    assert waiting(game) == [1]


def others_than(game: Game, seat: int) -> tuple[int, ...]:
    """All numbers but the ones that a seat holds as cards."""
    return tuple([number for number in range(1, 13) if number not in numbers(game, seat)])


def test_nobody_can_tell_which_card_was_laid_not_even_one_that_all_have_seen() -> None:
    game = laid(at_the_first_turn(), number=5)
    game, _ = game.play(cut_of(game, 0, hit=True, values=(1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12)))
    assert waiting(game) == [0]  # A took the 5, and lays a card for B
    hand = guessing(game).hands[0]
    five = next(card for card in hand if game.secret.faces[card] == NUMBER + 5)
    assert game.public.known[-1] >> five & 1  # everybody has seen it
    outcomes = {card: game.play(LayNumber(seat=0, card=card)) for card in hand}
    assert len({encode(events) for _, events in outcomes.values()}) == 1
    assert len({encode(after.public) for after, _ in outcomes.values()}) == 1
    for seat in (1, 2, 3, None):
        assert len({encode(after.observe(seat)) for after, _ in outcomes.values()}) == 1
    assert outcomes[five][0].observe(0).sealed == LayNumber(seat=0, card=five)


def test_whoever_imagines_the_turn_imagines_some_card_face_down() -> None:
    game = laid(at_the_first_turn(), number=5)
    hand = guessing(game).hands[3]
    lying = {imagine(game.observe(0), game.secret.faces, seed).secret.sealed[0] for seed in range(40)}
    assert lying == {LayNumber(seat=3, card=card) for card in hand}
    assert imagine(game.observe(3), game.secret.faces, 1).secret.sealed == game.secret.sealed


# After the turn.


def test_cutting_the_number_costs_a_step_and_the_card_is_taken_in_sight_of_all() -> None:
    game, _ = answer(at_the_first_turn())
    cut = cut_of(game, 0, hit=True)
    number = game.table().value(cut.mine[0])
    game = laid(at_the_first_turn(), number)
    card = guessing(game).hands[3][0]
    game, events = game.play(cut)
    assert of_type(events, DialMoved) == [DialMoved(-1, DialCause.GUESSED, 0)]
    assert game.public.dial == 3
    assert of_type(events, NumberTurned) == [NumberTurned(card, number, 3)]
    assert of_type(events, NumberTaken) == [NumberTaken(card, 0)]
    kinds = [type(event) for event in events]
    assert kinds.index(TurnEnded) < kinds.index(NumberTurned)  # C17: after the win check
    assert card in guessing(game).hands[0]
    assert all(mask >> card & 1 for mask in game.public.known)


def test_cutting_another_number_costs_nothing() -> None:
    game, _ = answer(at_the_first_turn())
    cut = cut_of(game, 0, hit=True)
    game = laid(at_the_first_turn(), number=game.table().value(cut.mine[0]) % 12 + 1)
    game, events = game.play(cut)
    assert of_type(events, DialMoved) == []
    assert len(of_type(events, NumberTaken)) == 1


def test_naming_the_number_and_missing_is_only_a_miss() -> None:
    game, _ = answer(at_the_first_turn())
    cut = cut_of(game, 0, hit=False)
    game = laid(at_the_first_turn(), number=game.table().value(cut.mine[0]))
    game, events = game.play(cut)
    assert of_type(events, DialMoved) == [DialMoved(-1, DialCause.MISS, 0)]
    assert len(of_type(events, CutMissed)) == 1


def test_coffee_mug_hands_the_card_over_unseen() -> None:
    game = laid(at_the_first_turn(), number=5)
    game, _ = game.play(cut_of(game, 0, hit=True, values=(1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12)))
    hand = guessing(game).hands[0]  # A holds the 5 that all have seen, and two cards of its own
    after: list[Game] = []
    for card in hand:
        there, _ = game.play(LayNumber(seat=0, card=card))
        there, events = ready(there, "11").play(SkipTo(seat=1, using=("11",), mate=2))
        assert of_type(events, DialMoved) == []
        (passed,) = of_type(events, NumberPassed)
        assert number_on(there.secret.faces[passed.card]) == number_on(game.secret.faces[card])
        assert there.observe(1).faces[passed.card]  # B knows what it took, and A what it gave
        assert there.observe(0).faces[passed.card]
        assert not there.observe(2).faces[passed.card]
        assert clashes(there.public, there.secret.faces, there.kit) == ()
        after.append(there)
    for seat in (2, 3, None):  # whichever it was looks the same to the others
        assert len({encode(there.observe(seat)) for there in after}) == 1
    assert Among(hand, (NUMBER + 5,), 1, 1) in after[0].public.facts  # that the 5 is one of them they still know


@pytest.mark.parametrize(("named", "lays"), [(1, 0), (2, 1), (3, 2)])
def test_after_the_coffee_mug_the_right_neighbour_of_the_named_seat_lays(named: int, lays: int) -> None:
    game = laid(at_the_first_turn(), number=5)
    game, events = ready(game, "11").play(SkipTo(seat=0, using=("11",), mate=named))
    assert of_type(events, NumberTurned) == []  # M29: taken, not compared
    (passed,) = of_type(events, NumberPassed)
    assert passed.card in guessing(game).hands[0]
    assert game.public.turn == named
    assert isinstance(game.ask, LayAsk)
    assert waiting(game) == [lays]  # M29: with the left neighbour named it is whoever drank
    may_lay_it = game.why_not(LayNumber(seat=0, card=passed.card)) is None
    assert may_lay_it == (lays == 0)  # and the card just taken may be the one


# Finished numbers, and drawing.


def about_to_finish(held_by: int | None, players: int = 4) -> tuple[Game, Any, int]:
    """A is about to cut the last two wires of a number, whose card a seat holds, or the deck."""
    game, _ = answer(at_the_first_turn(players))
    cut = cut_of(game, 0, hit=True)
    number = game.table().value(cut.mine[0])
    rest = [wire for wire in wires_of(game, number) if wire not in (*cut.mine, *cut.targets)]
    game = cut_before(game, rest)
    lying = game.secret.sealed[0].card  # type: ignore[attr-defined]
    place = guessing(game).deck[-1] if held_by is None else guessing(game).hands[held_by][-1]
    assert place != lying
    return rigged(game, {place: NUMBER + number}), cut, place


def test_the_card_of_a_finished_number_leaves_its_hand() -> None:
    game, cut, card = about_to_finish(held_by=2)
    game, events = game.play(cut)
    (left,) = of_type(events, NumberLeft)
    assert left.card == card
    assert all(mask >> card & 1 for mask in game.public.known)
    # C had two cards, so it draws one.
    (drawn,) = of_type(events, NumberDrawn)
    assert drawn.by == 2
    assert game.observe(2).faces[drawn.card]
    assert not game.observe(1).faces[drawn.card]
    assert len(guessing(game).hands[2]) == 2


def test_a_finished_number_that_nobody_holds_tells_that_nobody_holds_it() -> None:
    game, cut, card = about_to_finish(held_by=None)
    game, events = game.play(cut)
    assert len(of_type(events, NobodyHolds)) == 1
    assert of_type(events, NumberLeft) == []
    assert not any(mask >> card & 1 for mask in game.public.known)
    assert clashes(game.public, game.secret.faces, game.kit) == ()
    held = [other for hand in guessing(game).hands for other in hand]
    for seed in range(20):  # and so it is imagined in the deck
        faces = imagine(game.observe(1), None, seed).secret.faces
        assert game.secret.faces[card] not in [faces[other] for other in held]


def test_a_finished_number_that_lies_face_down_counts_and_then_leaves() -> None:
    game, cut, _ = about_to_finish(held_by=None)
    number = game.table().value(cut.mine[0])
    lying = game.secret.sealed[0].card  # type: ignore[attr-defined]
    game, events = rigged(game, {lying: NUMBER + number}).play(cut)
    assert of_type(events, DialMoved) == [DialMoved(-1, DialCause.GUESSED, 0)]
    assert of_type(events, NumberLeft) == [NumberLeft(lying, number)]
    assert of_type(events, NumberTaken) == []


def test_with_one_card_left_a_seat_draws_until_it_has_a_useful_one() -> None:
    game = at_the_first_turn()
    game = cut_before(game, [*wires_of(game, 4), *wires_of(game, 6)])
    rule = guessing(game)
    deck = (*rule.deck, *rule.hands[3][2:])
    game = with_rule(game, replace(rule, hands=(*rule.hands[:3], rule.hands[3][:2]), deck=deck))
    first, second = rule.hands[3][:2]
    game = rigged(
        game,
        {
            deck[0]: NUMBER + 4,
            deck[1]: NUMBER + 6,
            deck[2]: NUMBER + 7,
            first: NUMBER + 1,
            second: NUMBER + 2,
        },
    )
    game, events = game.play(LayNumber(seat=3, card=first))
    assert [(event.card, event.by) for event in of_type(events, NumberDrawn)] == [(card, 3) for card in deck[:3]]
    assert [event.number for event in of_type(events, NumberLeft)] == [4, 6]
    assert sorted(numbers(game, 3)) == [1, 2, 7]  # the 1 lies on the table
    assert guessing(game).deck == deck[3:]
    # To keep a card tells that its number is not finished; which one it is stays hidden.
    assert Among(deck[2:3], (NUMBER + 4, NUMBER + 6), 0, 0) in game.public.facts
    assert not game.observe(1).faces[deck[2]]


def test_an_empty_deck_leaves_a_seat_with_what_it_has() -> None:
    game = at_the_first_turn()
    rule = guessing(game)
    game = with_rule(game, replace(rule, hands=(*rule.hands[:3], rule.hands[3][:2]), deck=()))
    game, events = game.play(LayNumber(seat=3, card=rule.hands[3][0]))
    assert of_type(events, NumberDrawn) == []


def test_a_hand_without_wires_puts_its_cards_under_the_deck() -> None:
    game, _ = answer(at_the_first_turn())
    cut = cut_of(game, 0, hit=True, values=others_than(game, 3))
    cards = guessing(game).hands[0]
    gone = [wire for wire in game.table().hand(0) if wire not in cut.mine]
    deck = guessing(game).deck
    game, events = cut_before(game, gone).play(cut)
    (taken,) = of_type(events, NumberTaken)
    assert of_type(events, HandReturned) == [HandReturned(0)]  # its own, and the one it took
    assert guessing(game).hands[0] == ()
    assert guessing(game).deck == (*deck, *cards, taken.card)


def about_to_leave_one_number(laid_is_cut: bool, dial: int = 4) -> tuple[Game, Any]:
    """A is about to finish the last but one number; D has laid down that number, or another one."""
    game, _ = answer(at_the_first_turn())
    cut = cut_of(game, 0, hit=True)
    number = game.table().value(cut.mine[0])
    last = number % 12 + 1
    game = laid(at_the_first_turn(), number if laid_is_cut else last)
    game = with_public(game, replace(game.public, dial=dial))
    return keep(game, (*cut.mine, *cut.targets, *wires_of(game, last))), cut


def test_the_last_card_leaves_when_one_number_is_left_to_cut() -> None:
    game, cut = about_to_leave_one_number(laid_is_cut=False)
    game, events = game.play(cut)
    kinds = [type(event) for event in events]
    assert kinds.count(NumbersDone) == 1
    assert kinds.index(NumberTurned) < kinds.index(NumbersDone)  # M29: compared first
    assert of_type(events, DialMoved) == []
    assert game.secret.sealed == ()
    assert not any(guessing(game).hands)
    assert isinstance(game.ask, TurnAsk)  # nobody has cards: no step before the turn


def test_the_laid_card_is_compared_also_when_one_number_is_left() -> None:
    """M29: it was right about the cut that leaves a single number open, so it costs its step."""
    game, cut = about_to_leave_one_number(laid_is_cut=True)
    game, events = game.play(cut)
    assert of_type(events, DialMoved) == [DialMoved(-1, DialCause.GUESSED, 0)]
    assert len(of_type(events, NumbersDone)) == 1
    assert game.public.dial == 3


def test_at_dial_one_that_last_guess_ends_the_mission() -> None:
    """M29: the card is not thrown away unseen."""
    game, cut = about_to_leave_one_number(laid_is_cut=True, dial=1)
    game, _ = game.play(cut)
    assert game.outcome is not None
    assert not game.outcome.won


def test_the_cards_of_finished_numbers_leave_after_the_laid_one_is_compared() -> None:
    """M29: first the laid card, then those of finished numbers, then the hands of those who have no wires."""
    game, cut, _ = about_to_finish(held_by=2)
    gone = game.table().hand(2)
    assert not set(gone) & set(cut.targets)
    game, events = cut_before(game, gone).play(cut)
    kinds = [type(event) for event in events if type(event) in (NumberTurned, NumberTaken, NumberLeft, HandReturned)]
    assert kinds == [NumberTurned, NumberTaken, NumberLeft, HandReturned]


def test_a_solo_cut_counts_as_a_cut_of_the_number() -> None:
    game = at_the_first_turn()
    number = next(number for number in range(1, 13) if len(wires_of(game, number, 0)) >= 2)
    pair = tuple(wires_of(game, number, 0)[:2])
    game = laid(cut_before(game, [wire for wire in wires_of(game, number) if wire not in pair]), number)
    game, events = game.play(SoloCut(seat=0, wires=pair))
    assert of_type(events, DialMoved) == [DialMoved(-1, DialCause.GUESSED, 0)]


def test_of_the_wires_that_a_detector_points_at_only_the_cut_one_counts() -> None:
    """M29: what was named and cut, not what stands beside it."""
    game, _ = answer(at_the_first_turn())
    table = game.table()
    cut = cut_of(game, 0, hit=True)
    owner = table.owner_of(cut.targets[0])
    beside = next(wire for wire in table.hand(owner) if table.value(wire) not in (table.value(cut.mine[0]), RED))
    game = laid(at_the_first_turn(), table.value(beside))
    targets = tuple(sorted((cut.targets[0], beside)))
    game, _ = game.play(Cut(seat=0, mine=cut.mine, targets=targets, using=("personal-A",)))
    game, events = game.play(PickWire(seat=owner, wire=cut.targets[0]))
    assert of_type(events, WiresCut)
    assert of_type(events, DialMoved) == []


def test_the_stabilizer_does_not_help_against_the_card() -> None:
    """E8: it secures a dual cut against a miss, nothing else."""
    game, _ = answer(at_the_first_turn())
    cut = cut_of(game, 0, hit=True)
    game = ready(laid(at_the_first_turn(), game.table().value(cut.mine[0])), "9")
    game, _ = game.play(Stabilize(seat=0, using=("9",)))
    _, events = game.play(cut)
    assert of_type(events, DialMoved) == [DialMoved(-1, DialCause.GUESSED, 0)]


def test_everybody_sees_their_own_cards_and_how_many_the_others_have() -> None:
    game = laid(at_the_first_turn(), number=5)
    shown = {str(panel.title): panel for panel in game.view(3).panels()}
    mine = [card.title for card in shown["Number cards"].cards if card.seat == 3]
    assert "5" in mine
    assert {card.title for card in shown["Number cards"].cards if card.seat != 3} == {"?"}
    assert shown["Number deck"].value == len(guessing(game).deck)
    assert str(shown["Guess"].text) == "One card of D lies face down for this turn."


def test_it_is_told_in_words() -> None:
    game = laid(at_the_first_turn(), number=5)
    cut = cut_of(game, 0, hit=True, values=(1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12))
    told = narrate(game.public, game.play(cut)[1])
    assert told[-2:] == ["The card of D is turned up: a 5.", "A takes it."]
    said = [HandReturned(1), NumbersDone(), NobodyHolds(4), NumberLeft(60, 4), NumberDrawn(60, 2)]
    assert narrate(game.public, said) == [
        "B has no wires left; their number cards go under the deck.",
        "Only one number is left to cut: the number cards leave the game.",
        "Nobody holds the number card 4.",
        "The number card 4 leaves the game.",
        "C has one number card left, and draws.",
    ]
