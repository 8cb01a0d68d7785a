"""Stories from the bench of Sparks: what a game of simultaneous choice asks of the kernel."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from defuse.kernel import (
    UNKNOWN,
    Act,
    Answered,
    Cannot,
    Clock,
    Event,
    Game,
    Pass,
    Public,
    Refused,
    Shown,
    Shuffled,
    encode,
)
from defuse.kernel.applied import applied
from tests.kernel.toy import new, played
from tests.kernel.toy_table import (
    Burn,
    Pick,
    PickAsk,
    PicksRevealed,
    PointsLost,
    Probe,
    Setup,
    Shake,
    Shine,
    Show,
    ShowAsk,
    WireCut,
)

QUIET = Setup(tools=())
"""A game without tools: no asides, and no window after the picks."""


def picks(*wires: int) -> list[Act]:
    """Everybody's picks, by seat."""
    return [Pick(wire=wire, seat=seat) for seat, wire in enumerate(wires)]


def face(game: Game, wire: int) -> int:
    return game.secret.faces[wire]


def burn(game: Game, wire: int) -> Act:
    return Burn(wire=wire, seat=game.public.captain)


# Sealed, simultaneous choice.


def test_the_picks_are_revealed_together_when_the_last_seat_locks_in() -> None:
    game = new(setup=QUIET)
    game, first = game.play(Pick(wire=0, seat=0))
    game, second = game.play(Pick(wire=1, seat=2))
    assert (first, second) == ((Answered(0),), (Answered(2),))
    assert game.ask is not None
    assert game.ask.answered == (0, 2)
    game, last = game.play(Pick(wire=1, seat=1))
    assert last[:2] == (Answered(1), PicksRevealed((0, 1, 1)))


def test_a_sealed_answer_can_be_changed_until_the_last_seat_locks_in() -> None:
    game = played(new(setup=QUIET), Pick(wire=0, seat=0), Pick(wire=5, seat=0))
    assert game.observe(0).sealed == Pick(wire=5, seat=0)
    game, events = played(game, Pick(wire=2, seat=1)).play(Pick(wire=3, seat=2))
    assert PicksRevealed((5, 2, 3)) in events


def test_the_last_seat_cannot_change_anything_any_more() -> None:
    game = played(new(setup=QUIET), *picks(0, 1, 2))
    assert game.why_not(Pick(wire=3, seat=2)) is not None
    assert game.observe(2).sealed is None


def test_nobody_else_can_tell_what_was_locked_in_or_that_it_was_changed() -> None:
    chosen = played(new(setup=QUIET), Pick(wire=0, seat=0))
    other = played(new(setup=QUIET), Pick(wire=6, seat=0))
    changed, events = chosen.play(Pick(wire=6, seat=0))
    assert events == (), "a change of mind is nobody's business"
    for seat in (1, 2, None):
        assert encode(chosen.observe(seat)) == encode(other.observe(seat)) == encode(changed.observe(seat))
    for seat in (1, 2):
        assert encode(chosen.forms(seat)) == encode(other.forms(seat)) == encode(changed.forms(seat))


def test_the_seat_itself_sees_what_it_has_locked_in() -> None:
    game = played(new(setup=QUIET), Pick(wire=4, seat=1))
    assert game.observe(1).sealed == Pick(wire=4, seat=1)
    assert game.observe(0).sealed is None
    assert game.observe(None).sealed is None


def test_a_barred_wire_is_refused_with_its_reason_and_nothing_is_locked_in() -> None:
    game = played(new(setup=QUIET), *picks(3, 3, 0))
    game = played(game, burn(game, 6))
    before = encode([game.observe(seat) for seat in (0, 1, 2, None)])
    with pytest.raises(Refused, match="this wire is too hot"):
        game.play(Pick(wire=3, seat=0))
    assert encode([game.observe(seat) for seat in (0, 1, 2, None)]) == before


def test_who_is_late_picks_nothing() -> None:
    game = played(new(setup=QUIET), Pick(wire=2, seat=1))
    game, events = game.play(Clock(seconds=29.9))
    assert isinstance(game.ask, PickAsk)
    assert game.ask.answered == (1,), "time alone takes back no answer"
    assert game.observe(1).sealed == Pick(wire=2, seat=1)
    game, events = game.play(Clock(seconds=30.0))
    assert events[1] == PicksRevealed((None, 2, None))


def test_a_seat_without_any_pick_says_so_in_secret_too() -> None:
    """All wires are hot: everybody has one form left, and it is sealed like any other answer."""
    game = new(setup=Setup(wires=(1, 2), tools=(), rounds=3))
    game = played(game, *picks(0, 0, 1))
    game = played(game, Cannot(seat=game.public.captain))
    assert [form.verb for form in game.forms(0)] == [Cannot], "wire 1 is cut, wire 0 is hot"
    game, events = game.play(Cannot(seat=0))
    assert events == (Answered(0),)
    assert game.observe(0).sealed == Cannot(seat=0)
    game, events = played(game, Cannot(seat=1)).play(Cannot(seat=2))
    assert PicksRevealed((None, None, None)) in events


def test_nobody_can_say_cannot_who_can_still_do_something() -> None:
    game = new(setup=QUIET)
    assert str(game.why_not(Cannot(seat=0))) == "there is still something you can do"


# A peek, a shuffle, a pile.


def test_the_wires_are_a_pile_whose_kinds_are_public_and_whose_order_is_not() -> None:
    game = new(3)
    (pile,) = game.public.piles
    assert pile.kinds == (1, 2, 3, 4, 5, 6, 6)
    assert tuple(sorted(game.secret.faces)) == pile.kinds
    for seat in (0, 1, 2, None):
        assert game.observe(seat).faces == bytes(7)
    assert len({new(seed).secret.faces for seed in range(20)}) > 10


def test_only_the_seat_with_the_lamp_sees_the_wire() -> None:
    game, events = new().play(Shine(wire=3, seat=1, using=("lamp-1",)))
    assert Shown((3,), (1,)) in events
    assert game.observe(1).faces[3] == face(game, 3)
    assert game.observe(0).faces == game.observe(2).faces == game.observe(None).faces == bytes(7)


def test_a_spectator_sees_no_more_than_everybody() -> None:
    """The spectator's eyes are nobody's: not even those of the first seat."""
    game = played(new(), Shine(wire=3, seat=0, using=("lamp-0",)))
    assert game.observe(0).faces[3] == face(game, 3)
    assert game.observe(None).faces == game.view(None).faces == bytes(7)


class ShownToMost(Event, frozen=True):
    """A wire was turned so that everybody sees it but one seat."""

    wire: int
    hidden_from: int

    def apply(self, public: Public) -> Public:
        seen = [mask | 1 << self.wire * (seat != self.hidden_from) for seat, mask in enumerate(public.known)]
        return replace(public, known=tuple(seen))


def test_what_an_event_hides_from_any_seat_it_hides_from_spectators() -> None:
    """They may be that seat, who has opened the table a second time. No rule has to think of it."""
    game = new()
    for hidden_from in game.seats():
        public, index = applied(game.public, ShownToMost(3, hidden_from), game.index)
        assert [mask >> 3 & 1 for mask in public.known[:-1]] == [seat != hidden_from for seat in game.seats()]
        assert not public.known[-1]
        assert not applied(public, Shown((3,), (hidden_from,)), index)[0].known[-1]
        assert applied(public, Shown((3,)), index)[0].known[-1] >> 3 & 1


def test_an_act_that_is_allowed_has_its_form_with_it_and_plays_the_same() -> None:
    game = new(setup=Setup(wires=(1, 2, 3, 4, 5, 6, 7), tools=("lamp",)))
    tool = next(form for form in game.forms(0) if form.aside)
    pick = next(form for form in game.forms(0) if not form.aside)
    for form in (tool, pick):
        allowed = game.allowed(form.nth(0))
        assert (allowed.act, allowed.form.aside, allowed.form.label) == (form.nth(0), form.aside, form.label)
        assert allowed.play() == game.play(form.nth(0))
    with pytest.raises(Refused, match="no such seat"):
        game.allowed(replace(pick.nth(0), seat=9))


def test_every_shuffle_and_every_lot_is_drawn_anew() -> None:
    """Chance goes on from where it was: two shuffles in a row are not one shuffle twice, nor are two lots."""
    setup = Setup(wires=(1, 2, 3, 4, 5, 6, 7), tools=("shaker",))
    orders, captains = set(), set()
    for seed in range(20):
        first = new(seed, setup)
        second = played(first, Shake(seat=0, using=("shaker-0",)))
        third = played(second, Shake(seat=1, using=("shaker-1",)))
        one, two = [[a.secret.faces.index(k) for k in b.secret.faces] for a, b in ((first, second), (second, third))]
        orders.add(one == two)
        later = played(first, *picks(0, 1, 2))
        captains.add(later.public.captain == played(later, burn(later, 6)).public.captain)
    assert False in orders
    assert captains == {False, True}


def test_a_shuffle_makes_everybody_forget_and_leaves_other_things_alone() -> None:
    game = played(new(setup=Setup(tools=("lamp", "shaker"))), *picks(0, 1, 2))
    game = played(game, burn(game, 6), Shine(wire=3, seat=1, using=("lamp-1",)))
    game, events = game.play(Shake(seat=0, using=("shaker-0",)))
    assert Shuffled((3, 4, 5)) in events
    for seat in (0, 1, 2, None):
        assert game.observe(seat).faces == bytes([*game.secret.faces[:3], *[UNKNOWN] * 4])


def test_a_cut_wire_is_seen_by_everybody() -> None:
    game, events = played(new(setup=QUIET), *picks(0, 1)).play(Pick(wire=2, seat=2))
    assert WireCut(2, 2) in events
    assert all(game.observe(seat).faces[2] == face(game, 2) for seat in (0, 1, 2, None))


def test_a_burned_wire_is_seen_by_nobody() -> None:
    game = played(new(setup=QUIET), *picks(0, 1, 2))
    game = played(game, burn(game, 3))
    assert all(game.observe(seat).faces[3] == UNKNOWN for seat in (0, 1, 2, None))


# Tools beside the sealed question.


def test_a_tool_in_the_middle_of_the_sealed_question_has_it_asked_afresh() -> None:
    game = played(new(), Pick(wire=0, seat=0), Pick(wire=1, seat=1))
    assert game.ask is not None
    number = game.ask.number
    game = played(game, Shine(wire=0, seat=2, using=("lamp-2",)))
    assert isinstance(game.ask, PickAsk)
    assert game.ask.number == number + 1
    assert game.ask.answered == ()
    assert all(game.observe(seat).sealed is None for seat in (0, 1, 2, None))
    game, events = played(game, *picks(4, 5)).play(Pick(wire=6, seat=2))
    assert PicksRevealed((4, 5, 6)) in events


def test_after_a_tool_there_is_new_time_to_think() -> None:
    game = played(new(), Clock(seconds=20.0), Shine(wire=0, seat=2, using=("lamp-2",)))
    assert game.ask is not None
    assert game.ask.until == 50.0


def test_who_has_locked_in_may_still_use_a_tool() -> None:
    game = played(new(), Pick(wire=0, seat=0), Shine(wire=0, seat=0, using=("lamp-0",)))
    assert game.observe(0).faces[0] == face(game, 0)
    assert game.observe(0).sealed is None


def test_a_tool_works_once_and_for_its_owner_alone() -> None:
    game = played(new(), Shine(wire=0, seat=0, using=("lamp-0",)))
    assert game.why_not(Shine(wire=1, seat=0, using=("lamp-0",))) is not None
    assert game.why_not(Shine(wire=1, seat=1, using=("lamp-0",))) is not None
    assert game.why_not(Shine(wire=1, seat=1, using=("lamp-1",))) is None


def test_a_question_inside_a_question_comes_back_to_the_outer_one() -> None:
    game = played(new(), Pick(wire=0, seat=0), Probe(other=2, seat=1, using=("probe-1",)))
    assert isinstance(game.ask, ShowAsk)
    assert game.ask.seats == (2,)
    assert game.observe(0).sealed is None, "the picks will be asked for again"
    assert str(game.why_not(Pick(wire=0, seat=1))) == "it is not your turn to answer"
    game = played(game, Show(wire=4, seat=2))
    assert game.observe(1).faces[4] == face(game, 4)
    assert game.observe(2).faces[4] == UNKNOWN
    assert isinstance(game.ask, PickAsk)
    assert game.ask.answered == ()


def test_a_seat_cannot_be_probed_by_itself() -> None:
    assert str(new().why_not(Probe(other=0, seat=0, using=("probe-0",)))) == "you cannot probe yourself"


# Having nothing to do.


def test_a_captain_with_nothing_to_burn_pays_a_point() -> None:
    game = new(setup=Setup(wires=(1, 2, 3), tools=(), rounds=1))
    game = played(game, *picks(0, 1, 2))
    captain = game.public.captain
    before = game.public.scores[captain]
    assert [form.verb for form in game.forms(captain)] == [Cannot]
    game, events = game.play(Cannot(seat=captain))
    assert events[0] == PointsLost(captain, 1, "nothing to burn")
    assert game.public.scores[captain] == before - 1
    assert game.over


# Ends.


def test_the_most_points_win_and_then_nothing_can_be_done() -> None:
    game = played(new(setup=Setup(tools=(), rounds=1)), *picks(0, 1, 2))
    game = played(game, burn(game, 3))
    assert game.outcome is not None
    best = max(game.public.scores)
    assert game.outcome.winners == tuple(seat for seat in game.seats() if game.public.scores[seat] == best)
    assert game.outcome.won
    assert game.ask is None
    assert all(game.forms(seat) == () for seat in game.seats())
    for act in (Pick(wire=4, seat=0), Pass(seat=0), Cannot(seat=0), Clock(seconds=99.0)):
        assert str(game.why_not(act)) == "the game is over"


@pytest.mark.parametrize("seat", [3, -2, True, "0", None, 0.0])
def test_a_seat_that_does_not_exist_is_refused(seat: object) -> None:
    assert str(new().why_not(Pick(wire=0, seat=seat))) == "there is no such seat"  # type: ignore[arg-type]


@pytest.mark.parametrize("wire", [99, -1, "0", None, True, 0.0, (0,), [0]])
def test_a_wire_that_does_not_exist_is_refused(wire: object) -> None:
    assert str(new().why_not(Pick(wire=wire, seat=0))) == f"wire: {wire!r} cannot be chosen here"  # type: ignore[arg-type]
