"""Stories from the bench of Sparks: the window after the picks, and what is played in it."""

from __future__ import annotations

from defuse.kernel import Act, Answered, Clock, Game, Pass, RulesAdded, RulesRemoved
from defuse.words import say
from tests.kernel.toy import new, played
from tests.kernel.toy_table import (
    Boost,
    Burn,
    BurnAsk,
    Insulate,
    Pick,
    PointsLost,
    PointsWon,
    Setup,
    Sparked,
    WindowAsk,
    WindowClosed,
)


def picks(*wires: int) -> list[Act]:
    """Everybody's picks, by seat."""
    return [Pick(wire=wire, seat=seat) for seat, wire in enumerate(wires)]


def face(game: Game, wire: int) -> int:
    return game.secret.faces[wire]


def burn(game: Game, wire: int) -> Act:
    return Burn(wire=wire, seat=game.public.captain)


# The reaction window.


def in_window(tools: tuple[str, ...] = ("glove", "booster"), seed: int = 0) -> Game:
    """Seats 0 and 1 picked the same wire, seat 2 another one."""
    return played(new(seed, Setup(tools=tools)), *picks(0, 0, 1))


def test_the_window_closes_when_all_have_passed() -> None:
    game = in_window()
    assert isinstance(game.ask, WindowAsk)
    game = played(game, Pass(seat=2), Pass(seat=0))
    assert game.ask is not None
    assert game.ask.answered == (0, 2)
    assert game.forms(0) == (), "who has passed waits"
    assert str(game.why_not(Boost(seat=0, using=("booster-0",)))) == "it is not your turn to answer"
    game, events = game.play(Pass(seat=1))
    assert events[:2] == (Answered(1), WindowClosed())


def test_after_a_reaction_everybody_is_asked_again_who_still_has_a_tool() -> None:
    game = played(in_window(tools=("glove",)), Pass(seat=0))
    assert game.ask is not None
    number = game.ask.number
    game = played(game, Insulate(seat=1, using=("glove-1",)))
    assert isinstance(game.ask, WindowAsk)
    assert game.ask.seats == (0, 2)
    assert game.ask.answered == ()
    assert game.ask.number == number + 1
    game, events = played(game, Insulate(seat=0, using=("glove-0",))).play(Insulate(seat=2, using=("glove-2",)))
    assert WindowClosed() in events, "nobody has a tool any more, so nobody is asked again"


def test_the_window_closes_at_its_deadline_and_not_before() -> None:
    game = played(in_window(), Pass(seat=0), Clock(seconds=29.999))
    assert isinstance(game.ask, WindowAsk)
    assert game.ask.answered == (0,)
    game, events = game.play(Clock(seconds=30.0))
    assert events[1] == WindowClosed()


def test_a_reaction_gives_new_time() -> None:
    game = played(in_window(), Clock(seconds=20.0), Boost(seat=2, using=("booster-2",)), Clock(seconds=49.0))
    assert isinstance(game.ask, WindowAsk)
    assert isinstance(played(game, Clock(seconds=50.0)).ask, BurnAsk)


def test_the_clock_never_runs_backwards_and_is_not_for_players() -> None:
    game = played(new(), Clock(seconds=5.0))
    reason = say("refused-clock")
    assert game.why_not(Clock(seconds=4.9)) == reason
    assert game.why_not(Clock(seconds=6.0, seat=0)) == reason
    assert game.why_not(Clock(seconds=float("nan"))) == reason
    assert game.why_not(Clock(seconds=5.0)) is None


def test_passing_needs_no_tool() -> None:
    assert str(in_window().why_not(Pass(seat=0, using=("glove-0",)))) == "there is nothing that you could pass"


def test_there_is_nothing_to_pass_on_outside_of_a_race() -> None:
    assert str(new().why_not(Pass(seat=0))) == "there is nothing that you could pass"


# Rules that come and go, vetoes and changes.


def test_a_glove_prevents_the_loss_and_only_its_owners() -> None:
    game = played(in_window(), Insulate(seat=0, using=("glove-0",)))
    assert game.public.rule("insulated-0") is not None
    game, events = played(game, Pass(seat=0), Pass(seat=1)).play(Pass(seat=2))
    assert Sparked(0, (0, 1)) in events
    assert [event.seat for event in events if isinstance(event, PointsLost)] == [1]


def test_a_booster_changes_what_its_owner_wins() -> None:
    game = played(in_window(), Boost(seat=2, using=("booster-2",)), Pass(seat=0), Pass(seat=1))
    number = face(game, 1)
    game, events = game.play(Pass(seat=2))
    assert [event for event in events if isinstance(event, PointsWon)] == [PointsWon(2, 2 * number)]
    assert game.public.scores == (0, 0, 2 * number)


def test_what_lasts_for_a_round_is_removed_with_it() -> None:
    game, events = in_window().play(Boost(seat=2, using=("booster-2",)))
    assert any(isinstance(event, RulesAdded) for event in events)
    game = played(game, Insulate(seat=0, using=("glove-0",)), Pass(seat=0), Pass(seat=1), Pass(seat=2))
    game, events = game.play(burn(game, 6))
    assert RulesRemoved(("boosted-2", "insulated-0")) in events
    assert game.public.rule("boosted-2") is None
    game = played(game, *picks(2, 3, 4))
    game, events = played(game, Pass(seat=0), Pass(seat=1)).play(Pass(seat=2))
    assert PointsWon(2, face(game, 4)) in events, "in the next round nothing is doubled"
