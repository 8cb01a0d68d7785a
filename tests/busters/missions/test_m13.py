"""Mission 13: three reds, dealt apart, that only go together; opening tokens by lot."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters import Setup, begun
from defuse.busters.acts import PlaceToken, RevealReds
from defuse.busters.equipment.e09_stabilizer import Stabilize
from defuse.busters.events import Exploded, Spared, TokenPlacedBeside, WiresCut, Won
from defuse.busters.rules.all_at_once import CutTogether
from defuse.busters.rules.beside import PutBeside, TokenAsk
from defuse.busters.rules.random_tokens import TokenDrawn
from defuse.busters.wires import RED, REDS, blue
from defuse.kernel import Among, Game, encode
from tests.busters.tables import A, B, C, D, at, cut, every, happens, is_cut, offered, pick, refusal, table, the, then

FOUR = """
    mission 13 · captain A · turn {turn}
    equipment 9
    A1 | 5 r5.5
    B1 | 5 6 r6.5
    C1 | 5 6 r7.5
    D1 | 5 6 6
"""
REDS_AT = "A1.2 B1.3 C1.3"


def four(turn: str = "A") -> Game:
    return table(FOUR.format(turn=turn))


def name(game: Game, seat: int, places: str) -> CutTogether:
    return CutTogether(seat=seat, wires=at(game, places))


def reds_of(game: Game, seat: int) -> list[int]:
    """The stands on which a seat has a red, once for each."""
    truth = game.table()
    return [truth.stand_of(wire) for wire in truth.hand(seat) if truth.value(wire) == RED]


# The deal.


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("captain", [0, 2])
def test_the_captain_and_the_next_two_get_one_red_each(players: int, captain: int) -> None:
    for seed in range(6):
        game = busters.new(mission=13, players=players, seed=seed, captain=captain)
        order = [(captain + step) % players for step in range(players)]
        assert [len(reds_of(game, seat)) for seat in order] == [1, 1, 1, 0, 0][:players]  # M13


def test_with_two_players_the_captain_gets_two_one_on_each_stand() -> None:
    there = set()
    for seed in range(12):
        game = busters.new(mission=13, players=2, seed=seed, captain=1)
        assert sorted(reds_of(game, 1)) == game.table().stands_of(1)  # M13
        (stand,) = reds_of(game, 0)
        there.add(stand)
    assert there == {0, 1}  # C3: on a random stand


@pytest.mark.parametrize(
    ("players", "sizes"),
    [(2, [13, 13, 13, 12]), (3, [13, 13, 13, 12]), (4, [13, 13, 13, 12]), (5, [11, 10, 10, 10, 10])],
)
def test_stands_are_as_big_as_ever(players: int, sizes: list[int]) -> None:
    game = busters.new(mission=13, players=players, seed=1, captain=0)
    assert [len(stand) for stand in game.public.stands] == sizes  # C3: sizes tell nothing


def test_nobody_sees_on_which_stand_the_captains_red_came() -> None:
    setup = Setup(mission=13, players=3, captain=0)
    games = [begun(setup, 5, hidden=f"order {number}") for number in range(12)]
    assert len({encode(events) for _, events in games}) == 1
    assert len({encode(game.observe(None)) for game, _ in games}) == 1
    assert {reds_of(game, A)[0] for game, _ in games} == {0, 1}  # C3


def test_everybody_knows_who_has_how_many() -> None:
    game = busters.new(mission=13, players=3, seed=5, captain=0)
    stands = game.public.stands
    hands = [stands[0] + stands[1], stands[2], stands[3]]
    assert {Among(hand, REDS, 1, 1) for hand in hands} <= set(game.public.facts)
    two = busters.new(mission=13, players=2, seed=5, captain=0).public
    captains = {Among(stand, REDS, 1, 1) for stand in two.stands[:2]}
    assert captains | {Among(two.stands[2] + two.stands[3], REDS, 1, 1)} <= set(two.facts)


# Opening tokens by lot.


def drawn(game: Game) -> TokenAsk:
    assert isinstance(game.ask, TokenAsk)
    return game.ask


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_draws_a_token_for_all_to_see_but_no_yellow_one(players: int) -> None:
    for seed in range(8):
        game, events = begun(Setup(mission=13, players=players, captain=0), seed)
        seen = list(every(events, TokenDrawn))
        while not game.public.opened:
            ask = drawn(game)
            assert ask.mark != "yellow"  # M13: a yellow one is drawn again
            game, events = game.play(game.forms(ask.seats[0])[0].nth(0))
            seen += every(events, TokenDrawn)
        # With two players the captain draws none.
        assert [event.seat for event in seen] == list(range(1 if players == 2 else 0, players))
        assert len(game.public.tokens) + len(game.public.beside) == len(seen)


def a_draw(held: bool) -> Game:
    """A table at which the captain has drawn a token of a value that the hand has, or has not."""
    for seed in range(200):
        game = busters.new(mission=13, players=5, seed=seed, captain=0)
        values = [game.table().value(wire) for wire in game.table().hand(A)]
        if (values.count(int(drawn(game).mark)) > 1) if held else int(drawn(game).mark) not in values:
            return game
    raise AssertionError("no such table")


def test_a_drawn_token_belongs_at_a_wire_of_its_value() -> None:
    game = a_draw(held=True)
    mark = drawn(game).mark
    truth = game.table()
    fitting = [wire for wire in truth.hand(A) if truth.value(wire) == int(mark)]
    other = next(wire for wire in truth.hand(A) if wire not in fitting)
    assert game.forms(A)[0].count() == len(fitting)
    assert refusal(game, PlaceToken(seat=A, wire=other)) == f"this wire is not {mark}"
    assert refusal(game, PutBeside(seat=A)) == f"you have a wire of value {mark}: the token belongs there"
    after = then(game, PlaceToken(seat=A, wire=fitting[1]))
    assert [(token.wire, token.mark) for token in after.public.tokens] == [(fitting[1], mark)]


def test_a_drawn_token_without_a_wire_lies_beside_the_stand_and_says_that_there_is_none() -> None:
    game = a_draw(held=False)
    mark = drawn(game).mark
    hand = tuple(game.table().hand(A))
    assert refusal(game, PlaceToken(seat=A, wire=hand[0])) == f"you have no wire of value {mark}"
    placed = the(happens(game, PutBeside(seat=A)), TokenPlacedBeside)
    assert (placed.stand, placed.mark, placed.most) == (0, mark, 0)  # M13
    after = then(game, PutBeside(seat=A))
    assert Among(hand, (blue(int(mark)),), 0, 0) in after.public.facts
    panel = next(panel for panel in after.view(B).panels() if panel.rule == "beside")
    assert [(card.title, card.seat) for card in panel.cards] == [(mark, A)]


def test_the_question_is_the_same_whether_one_has_the_value_or_not() -> None:
    for held in (True, False):
        game = a_draw(held)
        assert type(game.ask) is TokenAsk
        assert len(game.forms(A)) == 1


# Cutting the reds.


def test_naming_the_three_reds_cuts_them() -> None:
    game = four()
    events = happens(game, name(game, A, REDS_AT))
    assert the(events, WiresCut) == WiresCut(at(game, REDS_AT), RED, A, "special")
    assert is_cut(then(game, name(game, A, REDS_AT)), REDS_AT)


def test_a_wire_among_them_that_is_not_red_explodes_the_bomb() -> None:
    game = four()
    assert the(happens(game, name(game, A, "A1.2 B1.3 C1.2")), Exploded).why == "wrong wires were named"


def test_with_four_players_anybody_may_name_them() -> None:
    game = four("D")
    assert is_cut(then(game, name(game, D, REDS_AT)), REDS_AT)  # M13


def test_with_three_players_only_who_holds_a_red_may() -> None:
    game = table("""
        mission 13 · captain A
        A1 | 5 5
        A2 | 6 6
        B1 | 5 6 r7.5 r8.5
        C1 | 5 6 r6.5
    """)
    reds = name(game, A, "B1.3 B1.4 C1.3")
    assert refusal(game, reds) == "with two or three players, only somebody who holds a red wire may do this"  # M13
    assert ("CutTogether",) in offered(then(game, cut(game, "A1.1", "B1.1")), B)


def test_with_two_players_only_who_holds_a_red_may() -> None:
    game = table("""
        mission 13 · captain A
        A1 | 5
        A2 | 5 6
        B1 | 5 r5.5
        B2 | 5 6 r6.5 r7.5
    """)
    reds = name(game, A, "B1.2 B2.3 B2.4")
    assert refusal(game, reds) == "with two or three players, only somebody who holds a red wire may do this"  # M13
    after = then(game, cut(game, "A1.1", "B1.1"), name(game, B, "B1.2 B2.3 B2.4"))
    assert is_cut(after, "B1.2 B2.3 B2.4")


def test_a_hand_of_only_reds_has_to_name_all_three() -> None:
    game = table("""
        mission 13 · captain A
        A1 | r5.5
        B1 | 6 r6.5
        C1 | 6 r7.5
        D1 | 6 6
    """)
    assert offered(game, A) == {("CutTogether",)}  # M13
    assert refusal(game, RevealReds(seat=A)) == "reds are not revealed in this mission, only cut all at once"
    after = then(game, name(game, A, "A1.1 B1.2 C1.2"))
    assert after.public.turn == B
    assert every(happens(game, name(game, A, "A1.1 B1.2 D1.1")), Exploded)


def test_the_reds_may_be_the_last_to_go() -> None:
    game = table("""
        mission 13 · captain A
        A1 | r5.5
        B1 | r6.5
        C1 | r7.5
        D1 | (6)
    """)
    assert every(happens(game, name(game, A, "A1.1 B1.1 C1.1")), Won)


# Equipment. FAQ: no card helps to cut reds; detectors look for numbers.


def test_the_stabilizer_does_not_cover_the_special_action() -> None:
    game = four()
    armed = then(game, Stabilize(seat=A, using=("9",)))
    assert every(happens(armed, name(game, A, "A1.2 B1.3 C1.2")), Exploded)  # E8
    assert every(happens(armed, cut(game, "A1.1", "B1.3")), Spared)


def test_no_card_is_used_in_it() -> None:
    game = four()
    act = CutTogether(seat=A, wires=at(game, REDS_AT), using=("personal-A",))
    assert refusal(game, act) == "no card helps with this action"


def test_a_detector_cannot_look_for_red_and_explodes_only_at_reds_alone() -> None:
    game = four()
    assert refusal(game, cut(game, "A1.2", "B1.2-3", "personal-A")) == "a red wire cannot be named"
    game = four("D")
    after = then(game, cut(game, "D1.1", "C1.2-3", "personal-D"))  # E6: one of them is not red
    assert not after.over
    assert not then(after, pick(game, "C1.2")).over
    assert after.public.ask.seats[0] == C


@pytest.mark.parametrize(
    ("card", "mine", "targets"),
    [("personal-A", "A1.2", "B1.2-3"), ("3", "A1.2", "B1.1-3"), ("5", "A1.2", "B1.1-3"), ("10", "A1.1-2", "B1.3")],
)
def test_no_card_finds_a_red_and_none_goes_with_naming_them(card: str, mine: str, targets: str) -> None:
    game = table("""
        mission 13 · captain A
        equipment 3 ready · 5 ready · 10 ready
        A1 | 5 r5.5 6
        B1 | 5 6 r6.5
        C1 | 5 6 r7.5
        D1 | 5 6
    """)
    assert ("Cut", card) in offered(game, A)  # the card is there, and of use for a number
    assert refusal(game, cut(game, mine, targets, card)) == "a red wire cannot be named"  # E6, E7
    act = CutTogether(seat=A, wires=at(game, REDS_AT), using=(card,))
    assert refusal(game, act) == "no card helps with this action"  # M13
