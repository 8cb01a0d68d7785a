"""Mission 10: whoever is first takes the next turn, and the clock runs."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.busters.asks import OpeningAsk, TurnAsk
from defuse.busters.events import RoundEnded, TurnStarted
from defuse.busters.rules.race import RaceAsk, TakeTurn, TurnTaken
from defuse.kernel import Game, Pass, Refused
from defuse.kernel.panel import Timer
from defuse.words import say
from tests.busters.missions.timed import tick, under_way
from tests.busters.tables import A, B, C, D, cut, every, names, offered, refusal, solo, table, the, then, use
from tests.busters.telling import narrate

PATCH = """
    mission 10 · captain A
    red 3.5
    A1 | 2 4 6
    B1 | 2 4 6
    C1 | 2 r3.5 4 6
    D1 | 2 4 6
"""


def snip(seat: int) -> TakeTurn:
    return TakeTurn(seat=seat)


def asked(game: Game) -> tuple[int, ...]:
    assert isinstance(game.ask, RaceAsk)
    return game.ask.seats


# Setting up.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_wires(players: int) -> None:
    board = busters.new(10, players).public
    assert (board.totals[13], board.totals[14]) == (4, 1)


def test_the_coffee_mug_is_not_in_the_pile_and_the_false_bottom_is() -> None:
    with pytest.raises(ValueError, match="without equipment card 11"):
        busters.new(10, 4, equipment=("11",))
    busters.new(10, 4, equipment=("Y",))  # E1


# The race.


def test_the_first_turn_is_free_for_all() -> None:
    game = under_way(10, 4)
    assert asked(game) == (A, B, C, D)
    assert game.ask is not None
    assert str(game.ask.question()) == "Who takes the next turn?"
    game, events = game.play(snip(C))
    assert names(events) == ["TurnTaken", "TurnStarted"]
    assert (game.public.turn, type(game.ask)) == (C, TurnAsk)


def test_after_a_turn_anybody_else_may_take_the_next() -> None:
    game = table(PATCH)
    game, events = game.play(cut(game, "A1.1", "B1.1"))
    assert asked(game) == (B, C, D)  # M10
    assert every(events, RoundEnded) == []
    taken, events = game.play(snip(D))
    assert the(events, TurnTaken) == TurnTaken(D, called=True)
    assert narrate(game.public, events) == ["D says snip!"]
    assert then(taken, cut(game, "D1.2", "A1.2")).ask is not None
    assert refusal(game, snip(A)) == "you have just had a turn: let somebody else"


def test_nobody_calls_before_the_turn_is_over() -> None:
    game = table(PATCH)
    assert refusal(game, snip(B)) == "wait for the end of this turn"


def test_whoever_is_first_has_it() -> None:
    game = table(PATCH)
    game = then(game, cut(game, "A1.1", "B1.1"), snip(B))
    with pytest.raises(Refused, match="wait for the end of this turn"):
        game.play(snip(C))


def test_if_all_let_it_go_by_the_next_one_clockwise_acts() -> None:
    game = table(PATCH)
    game = then(game, cut(game, "A1.1", "B1.1"), snip(C), cut(game, "C1.3", "A1.2"))
    game = then(game, Pass(seat=A), Pass(seat=D))
    assert refusal(game, snip(D)) == "you have let this turn go by"
    game, events = game.play(Pass(seat=B))
    assert the(events, TurnTaken) == TurnTaken(D, called=False)  # M10
    assert "D is next." in narrate(game.public, events)
    assert game.public.turn == D


def test_at_the_start_that_is_the_captain() -> None:
    game = under_way(10, 3)
    game = then(game, *[Pass(seat=seat) for seat in (B, A, C)])
    assert game.public.turn == A


def test_with_two_players_one_may_go_on() -> None:
    game = under_way(10, 2)
    game = then(game, snip(B))
    (form, *_) = [form for form in game.forms(B) if form.verb.__name__ == "Cut" and not form.using]
    truth = game.table()
    acts = map(form.nth, range(form.count()))
    safe = next(act for act in acts if not truth.is_red(act.targets[0]))  # type: ignore[attr-defined]
    game = then(game, safe)
    assert asked(game) == (A, B)
    assert then(game, snip(B)).public.turn == B


def test_so_may_one_of_the_last_two_with_wires() -> None:
    game = table("""
        mission 10 · captain A
        red 3.5
        A1 | 2 4 4
        B1 | 2
        C1 | r3.5 4 4
        D1 | (2) (2)
    """)
    game = then(game, cut(game, "A1.1", "B1.1"))
    assert asked(game) == (A, C)  # M10: two seats hold wires
    assert then(game, snip(A)).public.turn == A
    assert refusal(game, snip(D)) == "you have no wires left"


def test_the_last_one_with_wires_goes_on_without_a_race() -> None:
    game = table("""
        mission 10 · captain A
        red 3.5
        A1 | 2 2 4 4
        B1 | (2)
        C1 | (r3.5) (4) (4)
        D1 | (2)
    """)
    game, events = game.play(solo(game, "A1.1-2"))
    assert the(events, TurnStarted).seat == A
    assert isinstance(game.ask, TurnAsk)


def test_cards_may_be_used_while_the_turn_is_free() -> None:
    game = table(PATCH + "    equipment 8 ready\n")
    game = then(game, cut(game, "A1.1", "B1.1"), Pass(seat=C))
    after = then(game, use(game, A, "8", value=4))  # E3
    assert asked(after) == (B, C, D)  # asked afresh
    assert ("TakeTurn",) in offered(after, C)


# The clock.


@pytest.mark.parametrize(("players", "seconds"), [(2, 720.0), (3, 900.0), (4, 900.0), (5, 900.0)])
def test_when_the_time_is_up_the_bomb_explodes(players: int, seconds: float) -> None:
    game = under_way(10, players)
    game, events = tick(game, seconds - 0.1)
    assert names(events) == ["ClockTicked"]  # M10
    after, events = tick(game, seconds)
    assert after.outcome is not None
    assert (after.outcome.won, after.outcome.why) == (False, "time")
    assert narrate(game.public, events) == ["The bomb explodes: the time was up."]


def test_time_runs_from_the_moment_when_the_opening_tokens_lie() -> None:
    game = busters.new(10, 4, captain=0)
    game, _ = tick(game, 60.0)
    while isinstance(game.ask, OpeningAsk):
        game, _ = game.play(game.forms(game.ask.seats[0])[0].nth(0))
    game, _ = tick(game, 959.0)
    (panel,) = [panel for panel in game.view(None).panels() if panel.rule == "countdown"]
    assert panel == Timer(rule="countdown", title=say("panel-time"), left=1.0)
    assert tick(game, 960.0)[0].over


def test_a_tick_does_not_forget_who_let_the_turn_go_by() -> None:
    game = then(under_way(10, 4), Pass(seat=B))
    game, _ = tick(game, 5.0)
    assert game.ask is not None
    assert game.ask.answered == (B,)


def test_without_the_clock_there_is_all_the_time_in_the_world() -> None:
    game = under_way(10, 4, clock=False)
    assert game.public.rule("countdown") is None
    assert not tick(game, 9999.0)[0].over
