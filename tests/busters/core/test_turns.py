"""Turns and rounds."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.asks import TurnAsk
from defuse.busters.events import RoundEnded, Settled, TurnEnded, TurnStarted
from defuse.kernel import Game
from tests.busters.tables import (
    A,
    B,
    C,
    D,
    cut,
    every,
    happens,
    names,
    one_at,
    opened,
    pick,
    refusal,
    solo,
    table,
    the,
    then,
    use,
    wrong_call,
)

FULL = """
    mission 1 · captain {captain}
    A1 | 3 4 5 6
    B1 | 3 4 5 6
    C1 | 3 4 5 6
    D1 | 3 4 5 6
"""


def whose_turns(game: Game, count: int) -> list[int]:
    """Who acts in the next turns, with a wrong call each."""
    seats: list[int] = []
    for _ in range(count):
        seats.append(game.public.turn)
        game, _ = game.play(wrong_call(game))
    return seats


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_clockwise_from_the_captain(players: int) -> None:
    for captain in range(players):
        game = opened(busters.new(mission=1, players=players, seed=9, captain=captain))
        assert game.public.turns == 1
        seats = whose_turns(game, players)
        assert seats == [(captain + step) % players for step in range(players)]  # C10


def test_exactly_one_action_a_turn() -> None:
    game = table(FULL.format(captain="A"))
    after, events = game.play(cut(game, "A1.1", "B1.1"))
    assert (the(events, Settled).by, the(events, TurnEnded).seat, the(events, TurnStarted).seat) == (A, A, B)  # C10
    assert isinstance(after.ask, TurnAsk)
    assert after.ask.seats == (B,)
    assert refusal(after, cut(game, "A1.2", "B1.2")) == "it is not your turn to answer"


def test_a_solo_cut_and_a_miss_are_actions_too() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 3 3 3 3
        B1 | 5 6
        C1 | 5 6
        D1 | 5 5 6 6
    """)
    game = then(game, solo(game, "A1.1-4"))
    assert game.public.turn == B  # C10
    assert then(game, cut(game, "B1.1", "C1.2")).public.turn == C


def test_an_empty_hand_is_skipped() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 6
        B1 | (5) (6)
        C1 | (5)
        D1 | 5 6
    """)
    events = happens(game, cut(game, "A1.1", "D1.2"))
    assert the(events, TurnStarted).seat == D  # C10: over B and C
    assert [event.seat for event in every(events, TurnEnded)] == [A]  # who is skipped has no turn to end


def test_a_hand_emptied_by_a_teammate_is_skipped_at_once() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 6
        B1 | 5
        C1 | 5 6
        D1 | 5 6
    """)
    assert the(happens(game, cut(game, "A1.1", "B1.1")), TurnStarted).seat == C  # C10


def test_the_last_with_wires_acts_again_and_again() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 5 6 6
        B1 | (5)
        C1 | (5)
        D1 | (6)
    """)
    events = happens(game, solo(game, "A1.1 A1.2"))
    assert the(events, TurnStarted).seat == A  # C10


# Rounds.


@pytest.mark.parametrize(
    ("captain", "turn", "ends"),
    [("A", "A", False), ("A", "C", False), ("A", "D", True), ("C", "A", False), ("C", "B", True), ("B", "A", True)],
)
def test_a_round_ends_when_the_turn_comes_back_to_the_captain(captain: str, turn: str, ends: bool) -> None:
    game = table(FULL.format(captain=f"{captain} · turn {turn}"))
    after, events = game.play(wrong_call(game))
    assert bool(every(events, RoundEnded)) is ends  # C10
    assert after.public.rounds == int(ends)
    if ends:
        assert names(events)[-3:] == ["TurnEnded", "RoundEnded", "TurnStarted"]


def test_rounds_are_counted() -> None:
    game = table(FULL.format(captain="C · dial 6"))
    ended: list[tuple[int, int]] = []
    for turn in range(1, 9):
        hits = {5: ("C1.1", "D1.1"), 6: ("D1.2", "C1.2"), 7: ("A1.1", "B1.1"), 8: ("B1.2", "A1.2")}
        game, events = game.play(cut(game, *hits[turn]) if turn in hits else wrong_call(game))
        ended += [(turn, event.number) for event in every(events, RoundEnded)]
    assert ended == [(4, 1), (8, 2)]  # C10
    assert game.public.rounds == 2


@pytest.mark.parametrize(("turn", "ends"), [("B", False), ("C", False), ("D", True)])
def test_a_round_ends_when_the_turn_skips_over_a_captain_without_wires(turn: str, ends: bool) -> None:
    game = table(f"""
        mission 1 · captain A · turn {turn}
        A1 | (5)
        B1 | 5 6
        C1 | 5 6
        D1 | 5 6 6
    """)
    after, events = game.play(wrong_call(game))
    assert bool(every(events, RoundEnded)) is ends  # C10: also when the captain's hand is empty
    assert after.public.turn == {"B": C, "C": D, "D": B}[turn]


def test_every_turn_of_the_last_player_is_a_round() -> None:
    game = table("""
        mission 1 · captain A · turn C
        A1 | (5)
        B1 | (5)
        C1 | 5 5 6 6
        D1 | (6)
    """)
    events = happens(game, solo(game, "C1.1 C1.2"))
    assert the(events, RoundEnded).number == 1  # C10: from C to C leads over the captain
    assert the(events, TurnStarted).seat == C


# Jumps.

MUG = """
    mission 4 · captain {captain} · turn {turn}
    equipment 11 ready
    A1 | 3 4 5 6
    B1 | 3 4 5 6
    C1 | 3 4 5 6
    D1 | 3 4 5 6
"""


@pytest.mark.parametrize(
    ("captain", "turn", "mate", "ends"),
    [
        ("A", "A", C, False),  # forward, short of the captain
        ("A", "B", D, False),
        ("C", "B", D, True),  # over the captain
        ("C", "B", C, True),  # to the captain
        ("A", "C", B, True),  # "back" by one seat is clockwise nearly once round
        ("B", "D", A, False),
        ("D", "D", C, False),  # from the captain all round, short of the captain
    ],
)
def test_a_coffee_mug_jump_counts_clockwise(captain: str, turn: str, mate: int, ends: bool) -> None:
    game = table(MUG.format(captain=captain, turn=turn))
    after, events = game.play(use(game, game.public.turn, "11", mate=mate))
    assert bool(every(events, RoundEnded)) is ends  # C10
    assert after.public.turn == mate
    assert whose_turns(after, 3) == [(mate + step) % 4 for step in range(3)]  # and on from there


def test_a_jump_is_for_one_turn() -> None:
    game = table(MUG.format(captain="A", turn="A"))
    game = then(game, use(game, A, "11", mate=D))
    assert game.public.jump is None
    assert then(game, wrong_call(game)).public.turn == A


# A turn that its seat cannot take any more.


def test_who_loses_the_last_wire_before_acting_has_no_turn_left() -> None:
    game = table("""
        mission 4 · captain A
        equipment 11-11 ready
        A1 | 5
        B1 | 5 6
        C1 | 5 6
        D1 | 5 6 6
    """)
    after, events = game.play(use(game, B, "11-11", wire=one_at(game, "A1.1")))
    assert names(events)[-4:] == ["WiresMoved", "Settled", "TurnEnded", "TurnStarted"]  # D7
    assert after.public.turn == B
    assert isinstance(after.ask, TurnAsk)


def test_who_loses_a_wire_but_not_the_last_one_is_asked_again() -> None:
    game = table("""
        mission 4 · captain A
        equipment 11-11 ready
        A1 | 5 6
        B1 | 5 6
        C1 | 5 6
        D1 | 5 6
    """)
    after, events = game.play(use(game, B, "11-11", wire=one_at(game, "A1.1")))
    assert not every(events, TurnEnded)  # D7
    assert after.ask is not None
    assert after.ask.seats == (A,)
    assert after.public.turns == game.public.turns


def test_a_question_in_between_does_not_end_the_turn() -> None:
    game = table("""
        mission 1 · captain A
        A1 | 5 6
        B1 | 5 6
        C1 | 5 6
        D1 | 5 6
    """)
    asked, events = game.play(cut(game, "A1.1", "B1.1 B1.2", "personal-A"))
    assert not every(events, TurnEnded)
    assert asked.public.turn == A
    assert the(happens(asked, pick(game, "B1.1")), TurnEnded).seat == A  # C10: one action, with all that belongs to it
