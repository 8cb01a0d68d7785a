"""Mission 45: a race for a number, and a seat that acts on somebody else's turn."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from defuse.busters import Setup
from defuse.busters import begun as begun_with
from defuse.busters.acts import Cut, PlaceToken, RevealReds
from defuse.busters.asks import TurnAsk
from defuse.busters.equipment.e06_rewinder import Rewind
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.events import (
    CutMissed,
    DialMoved,
    RedsRevealed,
    Settled,
    TokenPlaced,
    TurnEnded,
    TurnStarted,
    Validated,
    WiresCut,
)
from defuse.busters.wires import RED, kinds_of
from defuse.kernel import Among, Cannot, Clock, Game, Pass, Refused, Shuffled, clashes, encode
from defuse.kernel import replay as replays
from tests.proof.cards import number_card, number_on
from tests.proof.driver import (
    answer,
    begun,
    cut_before,
    cut_of,
    find_cut,
    keep,
    of_type,
    offered,
    only,
    opened,
    ready,
    rigged,
    smoke,
    waiting,
    wires_of,
    with_rule,
)
from tests.proof.m45_volunteers import (
    CaptainPicks,
    DeckRenewed,
    HadNot,
    NumberCalled,
    PickSeat,
    Snip,
    TokenAsk,
    VolunteerAsk,
)
from tests.proof.missions import volunteer


def deck(game: Game) -> Any:
    return game.public.rule("turns")


def with_number(number: int, players: int = 4) -> Game:
    """The first turn of captain A, with this number on the card that lies open."""
    game = begun(45, players)
    while not deck(game).deck:
        game, _ = answer(game)
    return opened(rigged(game, {deck(game).deck[0]: number_card(number)}))


def split(players: int = 4) -> tuple[Game, int, int]:
    """A game, a seat other than the captain that holds the number lying open, and one that does not."""
    for number in range(1, 13):
        game = with_number(number, players)
        able = [seat for seat in range(1, players) if wires_of(game, number, seat)]
        unable = [seat for seat in range(1, players) if not wires_of(game, number, seat)]
        if able and unable:
            return game, able[0], unable[0]
    raise AssertionError("no such number")


# The race.


def test_the_captain_turns_a_card_and_everybody_with_wires_may_call() -> None:
    game = with_number(5)
    assert isinstance(game.ask, VolunteerAsk)
    assert game.ask.mode == "first"
    assert game.ask.value == 5
    assert waiting(game) == [0, 1, 2, 3]
    assert game.ask.open  # E3: any-time cards may come first
    assert all(offered(game, seat) == {Snip, Pass} for seat in game.seats())


def test_a_seat_without_wires_is_not_asked() -> None:
    game, able, _ = split()
    game, _ = game.play(Snip(seat=able))
    other = next(seat for seat in (1, 2, 3) if seat != able)
    game, _ = cut_before(game, game.table().hand(other)).play(cut_of(game, able, hit=False))
    assert isinstance(game.ask, VolunteerAsk)
    assert waiting(game) == [seat for seat in range(4) if seat != other]  # C16


def test_the_first_to_call_acts_while_it_stays_the_captains_turn() -> None:
    game, able, _ = split()
    held = Among(tuple(game.table().hand(able)), kinds_of(deck(game).number), 1)
    game, _ = game.play(Snip(seat=able))
    assert held in game.public.facts
    assert isinstance(game.ask, TurnAsk)
    assert waiting(game) == [able]
    assert game.public.turn == 0
    assert game.why_not(Snip(seat=0)) == "it is not your turn to answer"
    game, events = game.play(cut_of(game, able, hit=True))
    assert of_type(events, WiresCut)[0].by == able
    assert of_type(events, Settled) == [Settled(able)]
    assert of_type(events, TurnEnded) == [TurnEnded(0)]
    assert of_type(events, TurnStarted) == [TurnStarted(0)]
    assert isinstance(game.ask, VolunteerAsk)


def test_the_caller_may_cut_nothing_but_the_number() -> None:
    game, able, _ = split()
    number = deck(game).number
    game, _ = game.play(Snip(seat=able))
    table = game.table()
    named = {table.value(wire) for wire in only(game.forms(able), Cut).fields[0].groups[0]}  # type: ignore[union-attr]
    assert named == {number}
    other = next(wire for wire in table.hand(able) if table.value(wire) not in (number, RED))
    target = table.hand(0)[0]
    with pytest.raises(Refused, match=f"this cut has to be of {number}"):
        game.play(Cut(seat=able, mine=(other,), targets=(target,)))


def test_a_call_without_the_number_costs_a_step_and_the_card_waits_for_another() -> None:
    game, able, unable = split()
    number = deck(game).number
    hand = tuple(game.table().hand(unable))
    game, events = game.play(Snip(seat=unable))
    assert of_type(events, HadNot) == [HadNot(unable, number, waits=True)]
    assert of_type(events, DialMoved) == [DialMoved(-1, "no such wire", unable)]
    assert isinstance(game.ask, VolunteerAsk)
    assert game.ask.value == number
    assert unable not in waiting(game)
    assert able in waiting(game)
    assert Among(hand, kinds_of(number), 0, 0) in game.public.facts
    assert clashes(game.public, game.secret.faces, game.kit) == ()
    game, _ = game.play(Snip(seat=able))
    assert waiting(game) == [able]


def test_letting_it_go_by_is_told_and_the_others_go_on() -> None:
    game, able, _ = split()
    game, _ = game.play(Pass(seat=able))
    assert able not in waiting(game)
    assert len(waiting(game)) == 3
    assert game.why_not(Snip(seat=able)) == "it is not your turn to answer"


def test_an_any_time_card_puts_the_question_afresh_but_does_not_stop_the_clock() -> None:
    game, able, _ = split()
    game, _ = game.play(Clock(seconds=5.0))
    assert game.ask is not None
    until = game.ask.until
    game, _ = game.play(Pass(seat=able))
    game, _ = ready(game, "6").play(Rewind(seat=0, using=("6",)))
    assert isinstance(game.ask, VolunteerAsk)
    assert waiting(game) == [0, 1, 2, 3]
    assert game.ask.until == until


# Nobody calls.


def test_when_all_let_it_go_by_the_captain_picks() -> None:
    game = with_number(5)
    for seat in (2, 0, 3, 1):
        game, _ = game.play(Pass(seat=seat))
    assert isinstance(game.ask, CaptainPicks)
    assert waiting(game) == [0]
    assert only(game.forms(0), PickSeat).count() == 4  # itself too


def test_when_the_time_is_up_the_captain_picks() -> None:
    game = with_number(5)
    game, _ = game.play(Clock(seconds=14.9))
    assert isinstance(game.ask, VolunteerAsk)
    game, _ = game.play(Clock(seconds=15))
    assert isinstance(game.ask, CaptainPicks)


def test_a_captain_without_wires_still_picks() -> None:
    game = with_number(5)
    game = cut_before(game, game.table().hand(0))
    game, _ = game.play(Clock(seconds=15))
    assert waiting(game) == [0]  # C16
    assert 0 not in only(game.forms(0), PickSeat).fields[0].items  # type: ignore[union-attr]


def test_whoever_is_picked_and_has_the_number_cuts_it() -> None:
    game, able, _ = split()
    game, _ = game.play(Clock(seconds=15))
    game, _ = game.play(PickSeat(seat=0, chosen=able))
    assert isinstance(game.ask, TurnAsk)
    assert game.ask.values == (deck(game).number,)
    assert waiting(game) == [able]


def test_whoever_is_picked_without_the_number_pays_a_step_and_shows_a_wire_of_its_choice() -> None:
    game, _, unable = split()
    number = deck(game).number
    game, _ = game.play(Clock(seconds=15))
    game, events = game.play(PickSeat(seat=0, chosen=unable))
    assert of_type(events, HadNot) == [HadNot(unable, number)]
    assert of_type(events, DialMoved) == [DialMoved(-1, "no such wire", unable)]
    assert isinstance(game.ask, TokenAsk)
    assert waiting(game) == [unable]
    form = only(game.forms(unable), PlaceToken)
    assert form.count() > 1
    game, events = game.play(form.nth(1))
    assert of_type(events, TokenPlaced)[0].by == unable
    assert of_type(events, TurnStarted) == [TurnStarted(0)]  # the turn is over
    assert len(of_type(events, NumberCalled)) == 1


def test_without_a_blue_wire_to_mark_it_is_only_the_step() -> None:
    game, _, unable = split()
    hand = game.table().hand(unable)
    marked = [token.wire for token in game.public.tokens if token.wire in hand]
    game = cut_before(game, [wire for wire in hand if wire not in marked])
    game, _ = game.play(Clock(seconds=15))
    game, events = game.play(PickSeat(seat=0, chosen=unable))
    assert DialMoved(-1, "no such wire", unable) in events
    assert offered(game, unable) == {Cannot}  # asked all the same, so that the pause tells nothing
    game, events = game.play(Cannot(seat=unable))
    assert of_type(events, TokenPlaced) == []
    assert isinstance(game.ask, VolunteerAsk)


# Reds.


def only_reds(number: int) -> tuple[Game, int]:
    """A game in which a seat has nothing but reds."""
    game = with_number(number)
    table = game.table()
    seat = next(seat for seat in game.seats() if any(table.is_red(wire) for wire in table.hand(seat)))
    return cut_before(game, [wire for wire in table.hand(seat) if not table.is_red(wire)]), seat


def test_a_seat_with_only_reds_calls_to_reveal_them() -> None:
    game, seat = only_reds(5)
    assert offered(game, seat) == {RevealReds, Pass}
    game, events = game.play(RevealReds(seat=seat))
    assert of_type(events, DialMoved) == []
    assert len(of_type(events, RedsRevealed)) == 1
    assert of_type(events, TurnStarted) == [TurnStarted(0)]  # it was the turn's action
    assert clashes(game.public, game.secret.faces, game.kit) == ()


def test_a_seat_with_only_reds_that_is_picked_costs_a_step_and_no_more() -> None:
    game, seat = only_reds(5)
    game, _ = game.play(Clock(seconds=15))
    game, events = game.play(PickSeat(seat=0, chosen=seat))
    assert of_type(events, DialMoved) == [DialMoved(-1, "no such wire", seat)]
    assert offered(game, seat) == {Cannot}  # M45: no blue wire to mark


def test_when_no_number_is_left_the_last_reds_are_called_without_a_card() -> None:
    game, _ = only_reds(5)
    table = game.table()
    reds = [wire for other in game.seats() for wire in table.hand(other) if table.is_red(wire)]
    left = next(number for number in range(1, 13) if find(game, number) is not None)
    pair = find(game, left)
    assert pair is not None
    game = with_rule(game, replace(deck(game), finished=tuple(n for n in range(1, 13) if n != left), number=left))
    game = keep(game, [*reds, *pair.mine, *pair.targets])
    game, _ = game.play(Snip(seat=pair.seat))
    game, events = game.play(pair)
    assert of_type(events, Validated) == [Validated(left)]
    assert isinstance(game.ask, VolunteerAsk)
    assert game.ask.value == 0
    while not game.over:
        game, _ = game.play(RevealReds(seat=waiting(game)[0]))
    assert game.outcome is not None
    assert game.outcome.won


def find(game: Game, number: int) -> Cut | None:
    """A dual cut of a number by anybody that would hit."""
    for seat in game.seats():
        mine = wires_of(game, number, seat)
        theirs = [wire for other in game.seats() if other != seat for wire in wires_of(game, number, other)]
        if mine and theirs:
            return Cut(seat=seat, mine=(mine[0],), targets=(theirs[0],))
    return None


# The deck.


def test_the_order_of_the_deck_shows_nowhere() -> None:
    setup = Setup(mission=45, players=4, captain=0, equipment=())
    one, told = begun_with(setup, 1)
    other, told_there = begun_with(setup, 1, hidden="another order of face-down things")
    assert encode(told) == encode(told_there)
    assert encode(one.public) == encode(other.public)


def test_a_finished_number_is_passed_over_when_it_turns_up() -> None:
    game, able, _ = split()
    rule = deck(game)
    first, second = rule.deck[:2]
    done = next(n for n in range(1, 13) if n not in (rule.number, number_on(game.secret.faces[second])))
    game = rigged(game, {first: number_card(done)})
    game = cut_before(game, wires_of(game, done))
    game = with_rule(game, replace(deck(game), finished=(done,)))
    game, _ = game.play(Snip(seat=able))
    cut = find_cut(game, able, hit=True)
    assert cut is not None
    game, events = game.play(cut)
    assert [event.card for event in of_type(events, NumberCalled)] == [first, second]
    assert isinstance(game.ask, VolunteerAsk)
    assert game.ask.value == number_on(game.secret.faces[second])


def test_a_used_up_deck_is_shuffled_anew_without_the_finished_numbers() -> None:
    game, able, _ = split()
    rule = deck(game)
    game = with_rule(game, replace(rule, deck=(), turned=(*rule.deck, *rule.turned)))
    game, _ = game.play(Snip(seat=able))
    game, events = game.play(cut_of(game, able, hit=True))
    (renewed,) = of_type(events, DeckRenewed)
    assert len(of_type(events, Shuffled)) == 1
    assert set(renewed.cards) == {*rule.deck, *rule.turned}
    assert all(not game.observe(None).faces[card] for card in deck(game).deck)  # face down again
    assert game.observe(None).faces[deck(game).turned[0]]


# Cards on somebody else's turn.


def test_the_stabilizer_secures_the_cut_of_the_seat_that_acts() -> None:
    game, able, _ = split()
    game, _ = ready(game, "9").play(Snip(seat=able))
    assert not any(form.using == ("9",) for form in game.forms(0))  # E4: not the captain, whose turn it is
    game, _ = game.play(Stabilize(seat=able, using=("9",)))
    game, events = game.play(cut_of(game, able, hit=False))
    assert len(of_type(events, CutMissed)) == 1
    assert of_type(events, DialMoved) == []
    assert game.public.dial == 4


def test_a_replay_keeps_the_clock() -> None:
    game = opened(begun(45, 4))
    for act in (Clock(seconds=7), Clock(seconds=15)):
        game, _ = game.play(act)
    seat = only(game.forms(0), PickSeat).nth(2)
    game, _ = game.play(seat)
    again = replays.loads(replays.dumps(replays.replay_of(game))).verify()
    assert again.public == game.public
    assert again.public.clock == 15


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("skill", [0.9, 0])
def test_any_game_ends_and_keeps_the_laws(players: int, skill: float) -> None:
    for seed in range(4):
        smoke(45, players, seed, skill, volunteer)
