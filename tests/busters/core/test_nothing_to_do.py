"""A seat that has to act and cannot."""

from __future__ import annotations

from typing import ClassVar

from defuse.busters.acts import Cut
from defuse.busters.causes import DialCause
from defuse.busters.events import DialMoved, Exploded, Settled, TurnEnded
from defuse.busters.rule import Rank, Rule
from defuse.busters.view import Table, View
from defuse.kernel import Act, Ask, Cannot, Pass, Steps
from tests.busters.core.conftest import Made
from tests.busters.tables import (
    A,
    B,
    C,
    cut,
    happens,
    is_cut,
    names,
    offered,
    one_at,
    pick,
    refusal,
    reveal,
    solo,
    table,
    the,
    then,
    use,
)


class Only(Rule, frozen=True, kw_only=True):
    """Only one number may be cut."""

    id: str = "only"
    number: int = 6
    rank: ClassVar[Rank] = Rank.MISSION

    def bars_value(self, view: View, verb: type[Act], value: int) -> str | None:
        return None if value == self.number else f"only {self.number}s may be cut"


class Costly(Only, frozen=True, kw_only=True):
    """The same, but whoever cannot cut one skips the turn and pays a step."""

    def cannot(self, table: Table, ask: Ask, seat: int) -> Steps | None:
        return (DialMoved(-1, DialCause.SKIP, seat),)


STUCK = """
    mission {mission} · captain A
    {equipment}
    A1 | 4 5
    B1 | 4 5 6
    C1 | 4 5 6
    D1 | 4 5 6 6
"""


def test_the_one_thing_to_do_is_to_say_so(practice: Made) -> None:
    game = table(STUCK.format(mission=practice(Only()), equipment=""))
    assert offered(game, A) == {("Cannot",)}  # C12
    assert refusal(game, cut(game, "A1.1", "B1.1")) == "only 6s may be cut"


def test_having_said_so_the_bomb_explodes(practice: Made) -> None:
    game = table(STUCK.format(mission=practice(Only()), equipment=""))
    after, events = game.play(Cannot(seat=A))
    assert the(events, Exploded).by == A  # C12
    assert after.over
    assert after.outcome is not None
    assert not after.outcome.won


def test_only_the_seat_on_turn_says_so(practice: Made) -> None:
    game = table(STUCK.format(mission=practice(Only()), equipment=""))
    for seat in (B, C):
        assert refusal(game, Cannot(seat=seat)) == "it is not your turn to answer"
    assert game.forms(B) == ()


def test_a_teammate_may_help_first(practice: Made) -> None:
    """C12: the seat says it by itself, so that any-time equipment that helps can come before."""
    game = table(STUCK.format(mission=practice(Only()), equipment="equipment 2 ready"))
    assert ("Swap", "2") in offered(game, B)
    game = then(game, use(game, B, "2", wire=one_at(game, "B1.3"), mate=A), pick(game, "A1.1"))
    assert offered(game, A) == {("Cut",), ("Cut", "personal-A")}  # A has a 6 now
    assert refusal(game, Cannot(seat=A)) == "there is still something you can do"
    game = then(game, cut(game, "A1.2", "C1.3"))
    assert is_cut(game, "A1.2 C1.3")


def test_the_seat_itself_may_help_itself_first(practice: Made) -> None:
    game = table(STUCK.format(mission=practice(Only()), equipment="equipment 2 ready"))
    assert offered(game, A) == {("Swap", "2"), ("Cannot",)}  # C12: cards beside the action are no action
    game = then(game, use(game, A, "2", wire=one_at(game, "A1.1"), mate=B), pick(game, "B1.3"))
    assert ("Cut",) in offered(game, A)


def test_help_that_does_not_help_leaves_it_at_that(practice: Made) -> None:
    game = table(STUCK.format(mission=practice(Only()), equipment="equipment 2 ready · 6 ready"))
    game = then(game, use(game, C, "6"))
    assert game.public.dial == 5
    game = then(game, use(game, B, "2", wire=one_at(game, "B1.1"), mate=A), pick(game, "A1.2"))
    assert offered(game, A) == {("Cannot",)}
    assert names(happens(game, Cannot(seat=A))) == ["Exploded"]  # C12


def test_the_mission_may_have_another_outcome(practice: Made) -> None:
    game = table(STUCK.format(mission=practice(Costly()), equipment=""))
    after, events = game.play(Cannot(seat=A))
    assert names(events) == ["DialMoved", "Settled", "TurnEnded", "TurnStarted"]  # C12: "gives no other outcome"
    assert (the(events, Settled).by, the(events, TurnEnded).seat) == (A, A)
    assert not after.over
    assert after.public.dial == 3
    assert after.public.turn == B


def test_who_can_do_anything_at_all_must(practice: Made) -> None:
    game = table(STUCK.format(mission=practice(Only(number=5)), equipment=""))
    assert ("Cannot",) not in offered(game, A)
    assert refusal(game, Cannot(seat=A)) == "there is still something you can do"  # C12: it is no way to pass


def test_a_solo_cut_is_something_to_do(practice: Made) -> None:
    game = table(
        f"""
        mission {practice(Only())} · captain A
        A1 | 5 6 6
        B1 | 5 (6)
        C1 | 5 (6)
        D1 | 5
    """
    )
    assert refusal(game, Cannot(seat=A)) == "there is still something you can do"
    assert is_cut(then(game, solo(game, "A1.2 A1.3")), "A1.2 A1.3")


def test_only_reds_is_never_nothing() -> None:
    game = table("""
        mission 3 · captain A
        A1 | r5.5
        B1 | 5 5
        C1 | 5
        D1 | 5
    """)
    assert refusal(game, Cannot(seat=A)) == "there is still something you can do"  # C9
    assert not then(game, reveal(A)).over


def test_the_last_three_of_a_number_in_one_hand_are_the_end() -> None:
    # C12 without any mission: three of a value cannot be cut alone (C8), and nobody else has wires to point at.
    game = table("""
        mission 1 · captain A
        A1 | 5 5 5
        B1 | (5)
        C1 | (6)
        D1 | (6)
    """)
    assert offered(game, A) == {("Cannot",)}
    assert the(happens(game, Cannot(seat=A)), Exploded).why == "nothing legal to do"


def test_there_is_no_passing_in_the_base_game() -> None:
    game = table(STUCK.format(mission=1, equipment=""))
    assert {verb for verb, *_ in offered(game, A)} == {Cut.__name__}
    assert refusal(game, Pass(seat=A)) == "there is nothing that you could pass"
