"""Mission 45: a race for a number, and a seat that acts on somebody else's turn."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.acts import RevealReds
from defuse.busters.asks import TurnAsk
from defuse.busters.causes import DialCause
from defuse.busters.equipment.e02_walkie_talkies import Swap
from defuse.busters.equipment.e06_rewinder import Rewind
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.events import (
    DialMoved,
    RedsRevealed,
    Settled,
    TokenPlaced,
    TurnEnded,
    TurnStarted,
    WiresCut,
    Won,
)
from defuse.busters.rules.number_turns import Designate, DesignateAsk, HadNot, LacksAsk, NumberCalled, TookOn
from defuse.busters.rules.volunteers import Snip, VolunteerAsk
from defuse.busters.setup import Setup
from defuse.busters.wires import kinds_of
from defuse.kernel import Among, Answered, Cannot, Clock, Game, Pass, clashes, encode
from defuse.kernel import replay as replays
from tests.busters.tables import A, B, C, D, cut, every, happens, offered, pick, refusal, show, solo, table, the
from tests.busters.tables import then as after

FIVES = """
    mission 45 · captain A
    A1 | 5 5 6 6 7
    B1 | 5 7 7
    C1 | 5 6 7
    D1 | 6 8 8 8 8
    rule turns {"seen":[1,2,3,4,6,7,8,9,10,11,12]}
"""


def waiting(game: Game) -> list[int]:
    assert game.ask is not None
    return list(game.waiting())


def snip(seat: int) -> Snip:
    return Snip(seat=seat)


def all_declined(game: Game) -> Game:
    """The game after everybody has let the call go by."""
    return after(game, *(Pass(seat=seat) for seat in waiting(game)))


@pytest.mark.parametrize(("players", "reds"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_two_reds_and_neither_ray_nor_mug(players: int, reds: int) -> None:
    game = busters.new(mission=45, players=players, seed=1)
    assert game.public.red.count == reds
    for card in ("10", "11"):
        with pytest.raises(ValueError, match=f"without equipment card {card}"):
            busters.new(mission=45, players=players, equipment=(card,))


# The race.


def test_the_captain_turns_a_card_and_everybody_with_wires_may_call() -> None:
    game = table(FIVES)
    assert isinstance(game.ask, VolunteerAsk)
    assert (game.ask.mode, game.ask.value, game.ask.until) == ("first", 5, 15.0)
    assert game.ask.open  # E3
    assert waiting(game) == [A, B, C, D]
    assert all(offered(game, seat) == {("Snip",), ("Pass",)} for seat in game.seats())


def test_a_seat_without_wires_is_not_asked() -> None:
    game = table(FIVES.replace("D1 | 6 8 8 8 8", "D1 | (8)").replace("C1 | 5 6 7", "C1 | 5 6 6 7"))
    assert waiting(game) == [A, B, C]  # C16


def test_the_first_to_call_acts_while_it_stays_the_captains_turn() -> None:
    game = table(FIVES)
    held = Among(tuple(game.table().hand(B)), kinds_of(5), 1)
    game, events = game.play(snip(B))
    assert events == (TookOn(B, 5),)
    assert held in game.public.facts
    assert isinstance(game.ask, TurnAsk)
    assert game.ask.seats == (B,)
    assert refusal(game, snip(A)) == "it is not your turn to answer"
    assert refusal(game, cut(game, "B1.2", "A1.5")) == "this cut has to be of 5"
    game, events = game.play(cut(game, "B1.1", "C1.1"))
    assert the(events, WiresCut).by == B
    assert the(events, Settled) == Settled(B)
    assert (the(events, TurnEnded), the(events, TurnStarted)) == (TurnEnded(A), TurnStarted(A))
    assert isinstance(game.ask, VolunteerAsk)


def test_a_call_without_the_number_costs_a_step_and_the_card_waits_for_another() -> None:
    game = table(FIVES)
    hand = tuple(game.table().hand(D))
    game, events = game.play(snip(D))
    assert the(events, HadNot) == HadNot(D, 5, waits=True)  # M45
    assert the(events, DialMoved) == DialMoved(-1, DialCause.NO_SUCH_WIRE, D)
    assert isinstance(game.ask, VolunteerAsk)
    assert game.ask.value == 5
    assert waiting(game) == [A, B, C]
    assert Among(hand, kinds_of(5), 0, 0) in game.public.facts
    assert clashes(game.public, game.secret.faces, game.kit) == ()
    assert waiting(after(game, snip(B))) == [B]


def test_who_has_declined_is_known_to_nobody_else_while_others_may_call() -> None:
    """M45: a seat that declines does not have the number, or would rather not cut it; both are its own business."""
    before = table(FIVES)
    game, events = before.play(Pass(seat=B))
    assert events == ()
    assert encode(game.public) == encode(before.public)
    for seat in (A, C, D, None):
        assert encode(game.observe(seat)) == encode(before.observe(seat))
    assert waiting(game) == [A, C, D]  # whoever lets the seats play has to know
    assert game.observe(B).sealed == Pass(seat=B)
    assert offered(game, B) == set()
    assert game.observe(B).forms() == ()
    assert refusal(game, snip(B)) == "it is not your turn to answer"
    assert refusal(game, Pass(seat=B)) == "it is not your turn to answer"


@pytest.mark.parametrize("decliners", [(), (A,), (A, C), (C, A), (A, C, D)])
def test_nor_is_it_told_when_somebody_calls(decliners: tuple[int, ...]) -> None:
    game = after(table(FIVES), *(Pass(seat=seat) for seat in decliners))
    now, events = game.play(snip(B))
    there, told = table(FIVES).play(snip(B))
    assert encode((events, now.public)) == encode((told, there.public))
    assert now.secret.sealed == ()


def test_nor_when_the_time_is_up() -> None:
    declined = after(table(FIVES), Pass(seat=B), Clock(seconds=15))
    silent = after(table(FIVES), Clock(seconds=15))
    assert encode(declined.public) == encode(silent.public)
    assert declined.secret.sealed == ()


def test_the_last_one_to_decline_is_not_told_either() -> None:
    ends = []
    for order in ((A, B, C, D), (D, B, A, C)):
        game = after(table(FIVES), *(Pass(seat=seat) for seat in order[:-1]))
        game, events = game.play(Pass(seat=order[-1]))
        assert isinstance(game.ask, DesignateAsk)
        assert game.secret.sealed == ()
        ends.append((events, game.public))
    assert encode(ends[0]) == encode(ends[1])
    assert not every(ends[0][0], Answered)


def test_a_false_call_takes_back_what_was_declined() -> None:
    """The card waits for another caller, and whoever declined may think again."""
    game = after(table(FIVES), Pass(seat=B), snip(D))
    assert waiting(game) == [A, B, C]
    assert refusal(game, Pass(seat=D)) == "it is not your turn to answer"


def test_an_any_time_card_puts_the_question_afresh_but_does_not_stop_the_clock() -> None:
    game = table(FIVES.replace("captain A", "captain A · dial 2") + "    equipment 6 ready")
    game = after(game, Clock(seconds=5.0), Pass(seat=B), Rewind(seat=A, using=("6",)))
    assert isinstance(game.ask, VolunteerAsk)
    assert waiting(game) == [A, B, C, D]
    assert game.ask.until == 15


# Nobody calls.


def test_when_all_let_it_go_by_the_captain_picks() -> None:
    game = all_declined(table(FIVES))
    assert isinstance(game.ask, DesignateAsk)
    assert waiting(game) == [A]
    assert all(game.why_not(Designate(seat=A, chosen=seat)) is None for seat in game.seats())  # itself too


def test_when_the_time_is_up_the_captain_picks() -> None:
    game = after(table(FIVES), Clock(seconds=14.9))
    assert isinstance(game.ask, VolunteerAsk)
    assert isinstance(after(game, Clock(seconds=15)).ask, DesignateAsk)


def test_without_a_clock_the_captain_waits_until_everybody_has_declined() -> None:
    game, _ = busters.begun(Setup(mission=45, players=4, clock=False), 1)
    while not isinstance(game.ask, VolunteerAsk):
        game, _ = game.play(game.forms(waiting(game)[0])[0].nth(0))
    assert game.ask.until is None


def test_a_captain_without_wires_still_picks() -> None:
    game = table(FIVES.replace("A1 | 5 5 6 6 7", "A1 | 5").replace("C1 | 5 6 7", "C1 | 5 5 6 6 6 7 7"))
    game = after(game, snip(B), cut(game, "B1.1", "A1.1"))
    assert waiting(game) == [B, C, D]
    game = all_declined(game)
    assert waiting(game) == [A]  # C16
    assert refusal(game, Designate(seat=A, chosen=A)) == "has no wires left"


def test_whoever_is_picked_and_has_the_number_cuts_it() -> None:
    game = after(all_declined(table(FIVES)), Designate(seat=A, chosen=C))
    assert isinstance(game.ask, TurnAsk)
    assert (game.ask.seats, game.ask.values) == ((C,), (5,))
    events = happens(game, cut(game, "C1.1", "A1.1"))
    assert (the(events, Settled), the(events, TurnStarted)) == (Settled(C), TurnStarted(A))


def test_whoever_is_picked_without_the_number_pays_a_step_and_shows_a_wire_of_its_choice() -> None:
    game, events = all_declined(table(FIVES)).play(Designate(seat=A, chosen=D))
    assert the(events, HadNot) == HadNot(D, 5)
    assert the(events, DialMoved) == DialMoved(-1, DialCause.NO_SUCH_WIRE, D)
    assert isinstance(game.ask, LacksAsk)
    game, events = game.play(show(game, "D1.2"))
    assert the(events, TokenPlaced).mark == "8"
    assert the(events, TurnStarted) == TurnStarted(A)
    assert len(every(events, NumberCalled)) == 1


def test_without_a_blue_wire_to_mark_it_is_only_the_step() -> None:
    text = FIVES.replace("D1 | 6 8 8 8 8", "D1 | 6!6").replace("B1 | 5 7 7", "B1 | 5 7 7 8 8 8 8")
    game = after(all_declined(table(text)), Designate(seat=A, chosen=D))
    assert offered(game, D) == {("Cannot",)}  # asked all the same, so that the pause tells nothing
    game, events = game.play(Cannot(seat=D))
    assert not every(events, TokenPlaced)  # M45
    assert isinstance(game.ask, VolunteerAsk)


# Reds.

REDS = FIVES.replace("D1 | 6 8 8 8 8", "D1 | r3.5").replace("C1 | 5 6 7", "C1 | 5 6 6 7 r9.5")


def test_a_seat_with_only_reds_calls_to_reveal_them() -> None:
    game = table(REDS)
    assert offered(game, D) == {("RevealReds",), ("Pass",)}
    game, events = game.play(RevealReds(seat=D))
    assert every(events, RedsRevealed)
    assert not every(events, DialMoved)
    assert the(events, TurnStarted) == TurnStarted(A)  # it was the turn's action


def test_a_seat_with_only_reds_that_is_picked_costs_a_step_and_no_more() -> None:
    game, events = all_declined(table(REDS)).play(Designate(seat=A, chosen=D))
    assert the(events, DialMoved).steps == -1
    assert offered(game, D) == {("Cannot",)}  # M45: no blue wire to mark


def test_when_no_number_is_left_the_last_reds_are_called_without_a_card() -> None:
    game = table("""
        mission 45 · captain A
        A1 | 5 5
        B1 | r3.5
        C1 | r4.5
        D1 | (7)
        rule turns {"seen":[1,2,3,4,6,7,8,9,10,11,12]}
    """)
    game = after(game, snip(A), solo(game, "A1.1 A1.2"))
    assert isinstance(game.ask, VolunteerAsk)
    assert (game.ask.value, waiting(game)) == (0, [B, C])
    assert every(happens(game, RevealReds(seat=B), RevealReds(seat=C)), Won)
    game = after(all_declined(game), Designate(seat=A, chosen=C))
    assert offered(game, C) == {("RevealReds",)}
    assert every(happens(game, RevealReds(seat=C)), RedsRevealed)


# The deck.


def test_a_used_up_deck_is_shuffled_anew_without_the_finished_numbers() -> None:
    game = table(FIVES)
    events = happens(game, snip(B), cut(game, "B1.1", "C1.1"))
    (called,) = every(events, NumberCalled)
    assert called.fresh
    assert called.number in (5, 6, 7, 8)


# Cards on somebody else's turn.


def test_the_stabilizer_secures_the_cut_of_the_seat_that_acts() -> None:
    game = after(table(FIVES + "    equipment 9 ready"), snip(B))
    assert ("Stabilize", "9") not in offered(game, A)  # E4: not the captain, whose turn it is
    game = after(game, Stabilize(seat=B, using=("9",)))
    assert not every(happens(game, cut(game, "B1.1", "C1.2")), DialMoved)


def test_who_loses_the_number_to_a_swap_pays_as_if_it_had_never_been_there() -> None:
    game = after(table(FIVES + "    equipment 2 ready"), snip(B))
    game = after(game, Swap(seat=B, using=("2",), wire=game.public.stands[1][0], mate=D))
    game = after(game, pick(game, "D1.1"))
    assert offered(game, B) == {("Cannot",)}
    game, events = game.play(Cannot(seat=B))
    assert the(events, HadNot) == HadNot(B, 5)
    assert isinstance(game.ask, LacksAsk)
    assert clashes(game.public, game.secret.faces, game.kit) == ()


def test_a_replay_keeps_the_clock() -> None:
    game = busters.new(mission=45, players=4, seed=1)
    while not isinstance(game.ask, VolunteerAsk):
        game, _ = game.play(game.forms(waiting(game)[0])[0].nth(0))
    game = after(game, Clock(seconds=7), Clock(seconds=15))
    assert isinstance(game.ask, DesignateAsk)
    assert replays.loads(replays.dumps(replays.replay_of(game))).verify().public == game.public
