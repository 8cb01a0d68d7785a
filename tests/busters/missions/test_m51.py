"""Mission 51: whoever is on turn commands, somebody else cuts."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.acts import PlaceToken
from defuse.busters.asks import OpeningAsk, TurnAsk
from defuse.busters.causes import DialCause, Loss
from defuse.busters.equipment.e02_walkie_talkies import Swap
from defuse.busters.equipment.e11_coffee_mug import SkipTo
from defuse.busters.events import DialMoved, Exploded, RedsRevealed, Settled, TokenPlaced, TurnStarted, WiresCut, Won
from defuse.busters.rules.commanders import TurnNumber, TurnNumberAsk
from defuse.busters.rules.number_turns import Designate, DesignateAsk, HadNot, LacksAsk, NumberCalled, TookOn
from defuse.busters.wires import kinds_of
from defuse.kernel import Among, Cannot, Game, clashes
from tests.busters.tables import A, B, C, D, cut, every, happens, offered, pick, refusal, reveal, show, table, the
from tests.busters.tables import then as after
from tests.busters.telling import narrate


def turned(game: Game) -> Game:
    """The game after the seat on turn has turned up a card."""
    return after(game, TurnNumber(seat=game.public.turn))


def choose(seat: int, chosen: int) -> Designate:
    return Designate(seat=seat, chosen=chosen)


FIVES = """
    mission 51 · captain A
    A1 | 5 5 6 6 7
    B1 | 5 7 7
    C1 | 5 6 7
    D1 | 6 8 8 8 8
    rule turns {"seen":[1,2,3,4,6,7,8,9,10,11,12]}
"""


@pytest.mark.parametrize(("players", "reds"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_the_dial_starts_a_step_further_back(players: int, reds: int) -> None:
    game = busters.new(mission=51, players=players, seed=1, captain=0)
    while not isinstance(game.ask, OpeningAsk):
        assert game.ask is not None
        game, _ = game.play(game.forms(game.ask.seats[0])[0].nth(0))
    assert game.public.dial == players + 1  # C1
    assert game.public.red.count == reds
    assert game.ask.seats == ((1,) if players == 2 else (0,))  # with two players the captain places no token
    with pytest.raises(ValueError, match="without equipment card 10"):
        busters.new(mission=51, players=players, equipment=("10",))


def test_a_card_is_turned_and_somebody_is_told_to_cut_it() -> None:
    game = table(FIVES)
    assert isinstance(game.ask, TurnNumberAsk)
    assert offered(game, A) == {("TurnNumber",)}
    assert refusal(game, cut(game, "A1.1", "B1.1")) == "turn up a number card first"
    game, events = game.play(TurnNumber(seat=A))
    assert the(events, NumberCalled).number == 5
    assert isinstance(game.ask, DesignateAsk)
    assert refusal(game, choose(B, C)) == "it is not your turn to answer"
    game, events = game.play(choose(A, B))
    assert events == (TookOn(B, 5),)
    assert isinstance(game.ask, TurnAsk)
    assert game.ask.seats == (B,)
    assert game.public.turn == A
    assert refusal(game, cut(game, "B1.2", "A1.5")) == "this cut has to be of 5"
    assert refusal(game, cut(game, "A1.1", "B1.1")) == "it is not your turn to answer"
    game, events = game.play(cut(game, "B1.1", "A1.1"))
    assert the(events, WiresCut).by == B
    assert len(every(events, Settled)) == 1
    assert the(events, TurnStarted).seat == B  # M51: left of whoever commanded


def test_whoever_commands_may_choose_themselves() -> None:
    game = after(turned(table(FIVES)), choose(A, A))
    assert game.ask is not None
    assert game.ask.seats == (A,)
    assert the(happens(game, cut(game, "A1.1", "C1.1")), TurnStarted).seat == B


def test_the_next_command_is_left_of_the_commander_not_of_the_one_who_cut() -> None:
    game = after(turned(table(FIVES)), choose(A, C))
    game = after(game, cut(game, "C1.1", "A1.1"))
    assert game.public.turn == B


def test_everyone_knows_that_the_chosen_one_holds_the_number() -> None:
    game = turned(table(FIVES))
    hand = tuple(game.table().hand(B))
    assert Among(hand, kinds_of(5), 1) in after(game, choose(A, B)).public.facts


def test_whoever_lacks_the_number_costs_a_step_and_shows_a_wire() -> None:
    game = turned(table(FIVES))
    hand = tuple(game.table().hand(D))
    game, events = game.play(choose(A, D))
    assert the(events, HadNot) == HadNot(D, 5)
    assert the(events, DialMoved) == DialMoved(-1, DialCause.NO_SUCH_WIRE, D)
    assert Among(hand, kinds_of(5), 0, 0) in game.public.facts  # chosen lacks it: a fact
    assert isinstance(game.ask, LacksAsk)
    assert game.ask.seats == (D,)
    game, events = game.play(show(game, "D1.2"))
    assert the(events, TokenPlaced).mark == "8"
    assert the(events, TurnStarted).seat == B
    assert clashes(game.public, game.secret.faces, game.kit) == ()


def test_on_the_last_step_there_is_no_token_any_more() -> None:
    game = turned(table(FIVES.replace("captain A", "captain A · dial 1")))
    events = happens(game, choose(A, D))
    assert the(events, Exploded).why == "dial"  # D4


def test_without_a_blue_wire_to_mark_it_is_only_the_step() -> None:
    game = turned(table(FIVES.replace("D1 | 6 8 8 8 8", "D1 | 6!6").replace("B1 | 5 7 7", "B1 | 5 7 7 8 8 8 8")))
    game = after(game, choose(A, D))
    assert offered(game, D) == {("Cannot",)}
    game, events = game.play(Cannot(seat=D))
    assert not every(events, TokenPlaced)
    assert game.public.turn == B


def test_a_chosen_seat_with_only_reds_explodes() -> None:
    game = turned(table(FIVES.replace("D1 | 6 8 8 8 8", "D1 | r3.5").replace("C1 | 5 6 7", "C1 | 5 6 6 7")))
    events = happens(game, choose(A, D))
    assert the(events, Exploded) == Exploded(Loss.REDS_TOLD_TO_CUT, D)  # M51
    assert not every(events, DialMoved)  # so the reds are the cause that is told, wherever the dial stands


def test_a_seat_without_wires_cannot_be_chosen() -> None:
    game = turned(table(FIVES.replace("D1 | 6 8 8 8 8", "D1 | (8)").replace("C1 | 5 6 7", "C1 | 5 6 6 7")))
    assert refusal(game, choose(A, D)) == "has no wires left"  # C16


def test_a_commander_with_only_reds_reveals_them_and_turns_no_card() -> None:
    game = table("""
        mission 51 · captain A
        A1 | r3.5
        B1 | 5
        C1 | 5
        D1 | 5 5
    """)
    assert offered(game, A) == {("RevealReds",)}
    events = happens(game, reveal(A))
    assert every(events, RedsRevealed)
    assert the(events, TurnStarted).seat == B
    assert not every(events, NumberCalled)


def test_finished_numbers_are_not_turned_and_a_used_up_deck_is_shuffled_anew() -> None:
    game = table(FIVES.replace('"seen":[1,2,3,4,6,7,8,9,10,11,12]', '"seen":[5,6,7,8]'))
    (called,) = every(happens(game, TurnNumber(seat=A)), NumberCalled)
    assert called.fresh
    assert called.number in (5, 6, 7, 8)


def test_a_deck_goes_round_before_a_number_comes_again() -> None:
    for seed in range(6):
        game = table(FIVES.replace("captain A", f"captain A · seed {seed}").replace("4,6,7,8,9", "4,6,9"))
        (called,) = every(happens(game, TurnNumber(seat=A)), NumberCalled)
        assert called.number in (5, 7, 8)
        assert not called.fresh


def test_the_last_reds_are_revealed_and_it_is_won() -> None:
    game = table("""
        mission 51 · captain A
        A1 | r3.5
        B1 | (5)
        C1 | (5)
        D1 | (5)
    """)
    assert every(happens(game, reveal(A)), Won)


def test_the_stabilizer_is_for_the_one_who_cuts() -> None:
    game = table(FIVES + "    equipment 9 ready")
    stabilize = [form.nth(0) for form in after(turned(game), choose(A, B)).forms(B) if form.using == ("9",)]
    assert len(stabilize) == 1
    assert ("Stabilize", "9") not in offered(game, A)  # E4
    game = after(turned(game), choose(A, B), stabilize[0])
    assert not every(happens(game, cut(game, "B1.1", "C1.2")), DialMoved)


def test_the_coffee_mug_is_the_commanders_before_the_card() -> None:
    game = table(FIVES + "    equipment 11 ready")
    mug = SkipTo(seat=A, using=("11",), mate=C)
    assert after(game, mug).public.turn == C  # E4
    assert refusal(turned(game), mug) == "Coffee Mug is used on your own turn"
    chosen = after(turned(game), choose(A, B))
    assert refusal(chosen, SkipTo(seat=B, using=("11",), mate=C)) == "the turn has begun: now you have to cut"


def test_any_time_cards_may_come_before_the_choice() -> None:
    game = turned(table(FIVES + "    equipment 8 ready"))
    assert ("AskRadar", "8") in offered(game, D)  # E3
    (radar,) = [form for form in game.forms(D) if form.using == ("8",)]
    game = after(game, radar.nth(4))
    assert isinstance(game.ask, DesignateAsk)


def test_who_loses_the_number_to_a_swap_pays_as_if_it_had_never_been_there() -> None:
    game = after(turned(table(FIVES + "    equipment 2 ready")), choose(A, B))
    game = after(game, Swap(seat=B, using=("2",), wire=game.public.stands[1][0], mate=D))
    game = after(game, pick(game, "D1.1"))
    assert offered(game, B) == {("Cannot",)}
    game, events = game.play(Cannot(seat=B))
    assert the(events, HadNot).seat == B
    assert isinstance(game.ask, LacksAsk)
    assert clashes(game.public, game.secret.faces, game.kit) == ()
    place = next(form for form in game.forms(B) if form.verb is PlaceToken)
    assert after(game, place.nth(0)).public.turn == B


def test_it_is_told_in_words() -> None:
    game = table(FIVES)
    assert narrate(game.public, happens(game, TurnNumber(seat=A))) == ["The number is 5."]
    game = turned(game)
    assert narrate(game.public, happens(game, choose(A, B))) == ["B has the 5."]
    assert narrate(game.public, happens(game, choose(A, D)))[0] == "D has no 5."
    titles = [str(panel.title) for panel in game.view(None).panels()]
    assert {"To cut", "Number deck"} <= set(titles)
