"""Mission 65: everybody cuts their own numbers, and hands a card on."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.causes import DialCause, Loss
from defuse.busters.equipment.e11_coffee_mug import SkipTo
from defuse.busters.equipment.e1111_grappling_hook import Hook
from defuse.busters.events import DialMoved, Exploded, TurnEnded, TurnSkipped, TurnStarted, WiresCut, Won
from defuse.busters.rules.hand_me_downs import HandMeDowns, HandOnAsk, HandOnNumber, NumberHandedOn
from defuse.busters.wires import kinds_of
from defuse.kernel import Among, Cannot, Game, clashes
from tests.busters.tables import A, B, C, D, cut, every, happens, names, offered, refusal, reveal, solo, table, the
from tests.busters.tables import then as after
from tests.busters.telling import narrate


def rule(game: Game) -> HandMeDowns:
    found = game.public.rule("hand-me-downs")
    assert isinstance(found, HandMeDowns)
    return found


def dealt(players: int, captain: int = 0, seed: int = 1) -> Game:
    """A new game, with the characters chosen and the number cards dealt."""
    game = busters.new(mission=65, players=players, seed=seed, captain=captain)
    while not rule(game).hands:
        assert game.ask is not None
        game, _ = game.play(game.forms(game.ask.seats[0])[0].nth(0))
    return game


def hand_on(seat: int, number: int, mate: int) -> HandOnNumber:
    return HandOnNumber(seat=seat, number=number, mate=mate)


FOUR = """
    mission 65 · captain A
    A1 | 5 6 7 8
    B1 | 5 6 7 8
    C1 | 5 6 7 8
    D1 | 5 6 7 8
    rule hand-me-downs {"hands":[[1,5,6],[2,3,7],[4,8,9],[10,11,12]]}
"""


@pytest.mark.parametrize(("players", "sizes"), [(3, (4, 4, 4)), (4, (3, 3, 3, 3)), (5, (3, 3, 2, 2, 2))])
def test_the_cards_are_dealt_evenly_from_the_captain_on(players: int, sizes: tuple[int, ...]) -> None:
    game = dealt(players)
    assert tuple(len(hand) for hand in rule(game).hands) == sizes
    assert sorted(number for hand in rule(game).hands for number in hand) == list(range(1, 13))
    assert game.public.red.count == 3


def test_with_five_players_the_captain_and_the_next_have_three_wherever_they_sit() -> None:
    game = dealt(5, captain=4)
    assert tuple(len(hand) for hand in rule(game).hands) == (3, 2, 2, 2, 3)


def test_the_deal_is_by_lot() -> None:
    assert len({rule(dealt(4, seed=seed)).hands for seed in range(5)}) == 5


def test_it_is_not_for_two() -> None:
    with pytest.raises(ValueError, match="cannot be played with 2 players"):
        busters.new(mission=65, players=2)


def test_only_numbers_that_lie_in_front_of_you_can_be_cut() -> None:
    game = table(FOUR)
    assert refusal(game, cut(game, "A1.3", "B1.3")) == "there is no 7 in front of you"
    assert every(happens(game, cut(game, "A1.1", "B1.1")), WiresCut)


def test_after_the_turn_a_card_is_handed_on_before_the_next_one_begins() -> None:
    game = table(FOUR)
    game, events = game.play(cut(game, "A1.1", "B1.1"))
    assert names(events)[-1] == "TurnEnded"  # C17
    assert isinstance(game.ask, HandOnAsk)
    assert not game.ask.open
    assert refusal(game, hand_on(A, 1, B)) == "this number is finished"
    assert refusal(game, hand_on(A, 7, B)) == "hand on one of the cards that lie face up in front of you"
    assert refusal(game, hand_on(A, 5, A)) == "give it to a teammate with wires"
    assert refusal(game, hand_on(B, 7, A)) == "it is not your turn to answer"
    game, events = game.play(hand_on(A, 6, C))
    assert the(events, NumberHandedOn) == NumberHandedOn(6, A, C)
    assert the(events, TurnStarted).seat == B
    assert rule(game).hands == ((1, 5), (2, 3, 7), (4, 8, 9, 6), (10, 11, 12))


def test_a_miss_is_no_excuse() -> None:
    game = table(FOUR)
    game, _ = game.play(cut(game, "A1.1", "B1.2"))
    assert isinstance(game.ask, HandOnAsk)  # M65: in all cases


def test_who_has_no_fitting_wire_skips_for_a_step_and_hands_a_card_on() -> None:
    game = table(
        """
        mission 65 · captain A
        A1 | 7 8
        B1 | 5 7
        C1 | 5 8
        D1 | 5 5
        rule hand-me-downs {"hands":[[1,5],[2,3,7],[4,8,9],[6,10,11,12]]}
        """
    )
    assert offered(game, A) == {("Cannot",)}
    hand = tuple(game.table().hand(A))
    game, events = game.play(Cannot(seat=A))
    assert the(events, DialMoved) == DialMoved(-1, DialCause.SKIPPED, A)
    assert the(events, TurnSkipped).seat == A
    assert Among(hand, kinds_of(5), 0, 0) in game.public.facts
    assert clashes(game.public, game.secret.faces, game.kit) == ()
    game = after(game, hand_on(A, 5, B))
    assert game.public.turn == B


def test_without_a_face_up_card_it_is_a_step_too_and_nothing_is_handed_on() -> None:
    game = table(FOUR.replace("[1,5,6]", "[1]").replace("[10,11,12]", "[5,6,10,11,12]"))
    assert offered(game, A) == {("Cannot",)}
    game, events = game.play(Cannot(seat=A))
    assert the(events, DialMoved).steps == -1  # M65
    assert game.public.turn == B


def test_whoever_can_cut_must() -> None:
    game = table(FOUR)
    assert refusal(game, Cannot(seat=A)) == "there is still something you can do"


def test_the_coffee_mug_spares_the_step_but_a_card_is_handed_on() -> None:
    game = table(FOUR + "    equipment 11 ready")
    game, events = game.play(SkipTo(seat=A, using=("11",), mate=C))
    assert not every(events, DialMoved)
    assert isinstance(game.ask, HandOnAsk)  # E14
    game = after(game, hand_on(A, 5, C))
    assert game.public.turn == C


def test_nobody_has_to_use_the_coffee_mug() -> None:
    game = table(FOUR.replace("[1,5,6]", "[1]").replace("[10,11,12]", "[5,6,10,11,12]") + "    equipment 11 ready")
    assert offered(game, A) == {("Cannot",), ("SkipTo", "11")}


def test_reds_are_revealed_without_a_number_card() -> None:
    game = table("""
        mission 65 · captain A
        A1 | r3.5
        B1 | 5
        C1 | 5
        D1 | 5 5
        rule hand-me-downs {"hands":[[5],[2,3,7],[4,8,9],[6,10,11,12]]}
    """)
    assert offered(game, A) == {("RevealReds",)}  # C9
    game, _ = game.play(reveal(A))
    assert isinstance(game.ask, HandOnAsk)
    assert game.ask.seats == (A,)
    game = after(game, hand_on(A, 5, B))
    assert game.public.turn == B  # once, not again at the end of the turn


LAST_WIRES = """
    mission 65 · captain A
    A1 | 5 6
    B1 | 5
    C1 | 5 6
    D1 | 5 6 6
    rule hand-me-downs {{"hands":[[5],{},[4,8,9],[1,2,3,7,10,11,12]]}}
"""


def test_a_seat_emptied_on_somebody_elses_turn_hands_a_card_on_at_once() -> None:
    game = table(LAST_WIRES.format("[6]"))
    game, events = game.play(cut(game, "A1.1", "B1.1"))
    assert not every(events, TurnEnded)
    assert isinstance(game.ask, HandOnAsk)
    assert game.ask.seats == (B,)
    assert refusal(game, hand_on(B, 6, B)) == "give it to a teammate with wires"
    game, events = game.play(hand_on(B, 6, D))
    assert every(events, TurnEnded)
    assert game.ask is not None
    assert game.ask.seats == (A,)  # and now the seat whose turn it was
    game = after(game, hand_on(A, 5, C))
    assert game.public.turn == C
    assert clashes(game.public, game.secret.faces, game.kit) == ()


def test_cards_that_are_stranded_lose_the_mission() -> None:
    game = table(
        """
        mission 65 · captain A
        A1 | 5 6 7
        B1 | 5
        C1 | 5 6 7
        D1 | 5 6 6 7 7
        rule hand-me-downs {"hands":[[5],[6,7],[4,8,9],[1,2,3,10,11,12]]}
        """
    )
    game, _ = game.play(cut(game, "A1.1", "B1.1"))
    lost = the(happens(game, hand_on(B, 6, D)), Exploded)
    assert lost.why is Loss.CARDS_STRANDED  # M65


def test_a_card_cannot_go_to_a_seat_without_wires() -> None:
    game = table(LAST_WIRES.format("[]").replace("[[5],", "[[5,6],"))
    game, _ = game.play(cut(game, "A1.1", "B1.1"))
    assert refusal(game, hand_on(A, 5, B)) == "has no wires left"  # C16


def test_the_last_seat_with_wires_keeps_its_cards() -> None:
    game = table("""
        mission 65 · captain A
        A1 | 5 5 6 6 6 6
        B1 | (7)
        C1 | (7)
        D1 | (7)
        rule hand-me-downs {"hands":[[5,6],[1,2,3],[4,7,8,9],[10,11,12]]}
    """)
    game, events = game.play(solo(game, "A1.1 A1.2"))
    assert the(events, TurnStarted).seat == A  # M65
    assert every(happens(game, solo(game, "A1.3 A1.4 A1.5 A1.6")), Won)


def test_the_grappling_hook_can_take_the_last_wire() -> None:
    game = table(LAST_WIRES.format("[6]") + "    equipment 11-11 ready")
    game, events = game.play(Hook(seat=C, using=("11-11",), wire=game.public.stands[1][0]))
    assert not every(events, TurnEnded)
    assert game.ask is not None
    assert game.ask.seats == (B,)
    game = after(game, hand_on(B, 6, D))
    assert game.ask is not None
    assert game.ask.seats == (A,)
    assert ("Cut",) in offered(game, A)  # and A's turn goes on


def test_the_fast_pass_obeys_the_number_cards() -> None:
    game = table(
        FOUR.replace("A1 | 5 6 7 8", "A1 | 5 5 7 7").replace("B1 | 5 6 7 8", "B1 | 6 6 8 8") + "    equipment 99 ready"
    )
    assert refusal(game, solo(game, "A1.3 A1.4", "99")) == "there is no 7 in front of you"  # E18
    assert game.why_not(solo(game, "A1.1 A1.2", "99")) is None


def test_it_is_told_and_shown() -> None:
    game = table(FOUR)
    panel = next(panel for panel in game.view(None).panels() if str(panel.title) == "Number cards")
    assert [(card.title, card.state) for card in panel.cards if card.seat == A] == [
        ("1", "done"),
        ("5", "open"),
        ("6", "open"),
    ]
    told = narrate(game.public, happens(game, cut(game, "A1.1", "B1.1"), hand_on(A, 6, C)))
    assert told[-1] == "A hands the 6 on to C."
