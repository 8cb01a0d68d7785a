"""Mission 36: the question for an end of the line holds back what comes after it."""

from __future__ import annotations

import pytest

from defuse.busters.acts import Cut, PickWire
from defuse.busters.asks import OwnerPicks, TurnAsk
from defuse.busters.events import Called, Exploded, Settled, TurnEnded, TurnStarted, Unlocked, Validated, WiresCut, Won
from defuse.kernel import Cannot, Event, Game, Refused
from tests.proof.driver import (
    answer,
    begun,
    cut_before,
    cut_of,
    keep,
    offered,
    only,
    opened,
    smoke,
    waiting,
    wires_of,
    with_rule,
)
from tests.proof.m36_palm_trees import EndAsk, EndChosen, Line, LineShortened, PickEnd


def lined(line: tuple[int, ...], equipment: tuple[str, ...] = (), players: int = 4) -> Game:
    """A game at A's first turn with a line of our choice, the arrow at the left."""
    return with_rule(opened(begun(36, players, equipment=equipment)), Line(line=line))


def kinds(events: tuple[Event, ...]) -> list[type[Event]]:
    return [type(event) for event in events]


def first_number(game: Game) -> int:
    """A number that A can cut with somebody."""
    cut = cut_of(game, 0, hit=True)
    number: int = game.table().value(cut.mine[0])
    return number


def others(number: int, count: int) -> tuple[int, ...]:
    return tuple([other for other in range(1, 13) if other != number][:count])


def test_the_captain_chooses_an_end_before_anybody_places_a_token() -> None:
    game = begun(36, 4)
    while not isinstance(game.ask, EndAsk):
        game, _ = answer(game)
    assert waiting(game) == [0]
    assert game.public.tokens == ()
    assert len(game.public.rule("line").line) == 5
    game, events = game.play(PickEnd(seat=0, end="right"))
    assert kinds(events) == [EndChosen]
    line = game.public.rule("line")
    assert line.order == line.line[::-1]


def test_only_the_number_at_the_arrow_may_be_named_of_those_in_the_line() -> None:
    game = opened(begun(36, 4))
    number = first_number(game)
    game = lined((*others(number, 1), number, *others(number, 4)[1:]))
    cut = Cut(seat=0, mine=(wires_of(game, number, 0)[0],), targets=(wires_of(game, number, 1)[0],))
    with pytest.raises(Refused, match=f"cut 2 × {others(number, 1)[0]} before any {number}"):
        game.play(cut)
    free = with_rule(game, Line(line=others(number, 5)))
    assert free.why_not(cut) is None  # a number outside of the line is free
    assert with_rule(game, Line(line=(*others(number, 4), number), end="right")).why_not(cut) is None


def test_the_cutter_is_asked_after_unlocks_and_before_the_turn_ends() -> None:
    number = first_number(lined(()))
    game = lined((number, *others(number, 4)), equipment=(str(number),))
    game, events = game.play(cut_of(game, 0, hit=True, values=(number,)))
    assert kinds(events) == [Called, WiresCut, Unlocked, LineShortened]  # C17
    assert isinstance(game.ask, EndAsk)
    assert waiting(game) == [0]
    game, events = game.play(PickEnd(seat=0, end="right"))
    assert kinds(events) == [EndChosen, Settled, TurnEnded, TurnStarted]
    assert game.public.rule("line").order[0] == others(number, 4)[-1]
    assert waiting(game) == [1]


def test_the_validation_token_lies_before_the_question() -> None:
    number = first_number(lined(()))
    game = lined((number, *others(number, 4)))
    cut = cut_of(game, 0, hit=True, values=(number,))
    rest = set(wires_of(game, number)) - {*cut.mine, *cut.targets}
    game, events = cut_before(game, rest).play(cut)
    assert kinds(events) == [Called, WiresCut, Validated, LineShortened]


def test_the_win_waits_for_the_answer() -> None:
    number = first_number(lined(()))
    game = lined((number, *others(number, 2)))
    cut = cut_of(game, 0, hit=True, values=(number,))
    game, events = keep(game, (*cut.mine, *cut.targets)).play(cut)
    assert Won not in kinds(events)
    assert not game.over
    game, events = game.play(PickEnd(seat=0, end="left"))
    assert kinds(events)[-2:] == [Settled, Won]
    assert game.outcome is not None
    assert game.outcome.won


def test_the_question_nests_into_a_detectors_choice() -> None:
    number = first_number(lined(()))
    game = lined((number, *others(number, 4)))
    cut = cut_of(game, 0, hit=True, values=(number,))
    stand = game.table().stand_of(cut.targets[0])
    second = next(wire for wire in game.table().uncut(stand) if wire != cut.targets[0])
    both = tuple(sorted((*cut.targets, second)))
    game, events = game.play(Cut(seat=0, using=("personal-A",), mine=cut.mine, targets=both))
    owner = game.table().owner_of(second)
    assert isinstance(game.ask, OwnerPicks)
    assert waiting(game) == [owner]
    game, events = game.play(PickWire(seat=owner, wire=cut.targets[0]))
    assert kinds(events) == [WiresCut, LineShortened]
    assert isinstance(game.ask, EndAsk)
    assert waiting(game) == [0]  # the cutter, not the owner who picked
    game, events = game.play(PickEnd(seat=0, end="left"))
    assert isinstance(game.ask, TurnAsk)


def test_a_miss_leaves_the_line_alone() -> None:
    number = first_number(lined(()))
    game = lined((number, *others(number, 4)))
    game, events = game.play(cut_of(game, 0, hit=False, values=(number,)))
    assert LineShortened not in kinds(events)
    assert len(game.public.rule("line").line) == 5


def test_one_card_alone_has_no_ends_to_choose_from() -> None:
    number = first_number(lined(()))
    game = lined((number, *others(number, 1)))
    game, events = game.play(cut_of(game, 0, hit=True, values=(number,)))
    assert LineShortened in kinds(events)
    assert isinstance(game.ask, TurnAsk)


def test_a_hand_of_blocked_wires_only_is_the_end_but_the_seat_says_so_itself() -> None:
    game = opened(begun(36, 4))
    number = first_number(game)
    game = lined((*others(number, 1), number))
    mine = wires_of(game, number, 0)
    rest = [wire for seat in (1, 2, 3) for wire in game.table().hand(seat)]
    game = keep(game, [*mine, *rest])
    assert offered(game, 0) == {Cannot}  # C12: teammates may use a card before it is said
    assert only(game.forms(0), Cannot).count() == 1
    game, events = game.play(Cannot(seat=0))
    assert kinds(events) == [Exploded]


def test_the_line_is_drawn_by_lot_for_all_to_see() -> None:
    lines = {opened(begun(36, 4, seed)).public.rule("line").line for seed in range(5)}
    assert len(lines) == 5
    assert all(len(set(line)) == 5 for line in lines)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("skill", [0.9, 0])
def test_any_game_ends_and_keeps_the_laws(players: int, skill: float) -> None:
    for seed in range(4):
        smoke(36, players, seed, skill)
