"""Acts that cannot be: each is refused in words, and no game changes by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from defuse.busters.acts import Cut, PickStand, PickWire, PlaceToken, RevealReds, SoloCut
from defuse.kernel import HOST, Act, Cannot, Clock, Pass, Refused, encode
from tests.busters.tables import A, at, cut, one_at, refusal, solo, table, then, whole

TABLE = """
    mission 4 · captain A
    red 6.5
    yellow 2.1 4.1
    equipment 3 ready · 6 ready · 9 locked
    A1 | y2.1 4 5 5
    B1 | 4 y4.1 5 6 r6.5
    C1 | 4 5 6 (7) (7)
    D1 | 4 6 6
"""


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_an_act_by_the_wrong_seat(seat: int) -> None:
    game = table(TABLE)
    own = {1: "B1.1", 2: "C1.1", 3: "D1.1"}[seat]
    assert refusal(game, cut(game, own, "A1.2")) == "it is not your turn to answer"
    assert refusal(game, RevealReds(seat=seat)) == "it is not your turn to answer"
    assert refusal(game, Cannot(seat=seat)) == "it is not your turn to answer"


@pytest.mark.parametrize("seat", [4, 5, 99, -2, -99, 10**30])
def test_an_act_of_a_seat_that_does_not_exist(seat: int) -> None:
    game = table(TABLE)
    assert refusal(game, Cut(seat=seat, mine=at(game, "A1.2"), targets=at(game, "B1.1"))) == "there is no such seat"


@pytest.mark.parametrize("seat", ["A", "0", None, 0.0, True, (0,), b"0"])
def test_a_seat_that_is_no_number(seat: Any) -> None:
    game = table(TABLE)
    assert refusal(game, Cut(seat=seat, mine=at(game, "A1.2"), targets=at(game, "B1.1"))) == "there is no such seat"


@pytest.mark.parametrize("act", [None, "cut", 5, {"do": "cut", "seat": 0}, Cut, Act(seat=0)], ids=repr)
def test_what_is_no_act_at_all(act: Any) -> None:
    assert refusal(table(TABLE), act)


@pytest.mark.parametrize("act", [Cannot(seat=HOST), RevealReds(seat=HOST), Cut(seat=HOST, mine=(0,), targets=(5,))])
def test_the_host_does_not_play(act: Act) -> None:
    assert refusal(table(TABLE), act)


@pytest.mark.parametrize("won", [True, False])
def test_an_act_on_a_finished_game(won: bool) -> None:
    game = table("""
        mission 1 · captain A · dial 1
        A1 | 5
        B1 | 5
        C1 | (5)
        D1 | (5)
    """)
    if not won:
        game = table("""
            mission 1 · captain A · dial 1
            A1 | 5 6
            B1 | 5 6
            C1 | 5 6
            D1 | 5 6
        """)
    over = then(game, cut(game, "A1.1", "B1.1" if won else "B1.2"))
    assert over.over
    for act in (cut(game, "A1.1", "B1.1"), Cannot(seat=A), Pass(seat=A), Clock(seconds=1.0), RevealReds(seat=1)):
        assert refusal(over, act) == "the game is over"


NO_WIRES: list[Any] = [-1, -3, 56, 99, 10**9, 10**30, "0", "A1.2", "", None, 1.0, True, b"\x01", (1,)]
"""What is no uncut wire on a stand: handles out of range, and things of other types."""


@pytest.mark.parametrize("wrong", NO_WIRES, ids=repr)
def test_items_that_are_no_wires(wrong: Any) -> None:
    game = table(TABLE)
    good, target = at(game, "A1.2"), at(game, "B1.1")
    for act in (
        Cut(seat=A, mine=(wrong,), targets=target),
        Cut(seat=A, mine=good, targets=(wrong,)),
        Cut(seat=A, mine=(wrong,), targets=target, using=("personal-A",)),
        Cut(seat=A, mine=good, targets=(*target, wrong), using=("personal-A",)),
        Cut(seat=A, mine=good, targets=(*at(game, "B1.1-2"), wrong), using=("3",)),
        SoloCut(seat=A, wires=(wrong, wrong)),
        SoloCut(seat=A, wires=(*good, wrong)),
    ):
        assert refusal(game, act)


@pytest.mark.parametrize("wrong", [None, 5, 1.5, "ab", "", [2], [], {2}, {2: 2}, b"\x02", ()], ids=repr)
def test_items_that_do_not_come_as_a_tuple(wrong: Any) -> None:
    game = table(TABLE)
    good, target = at(game, "A1.2"), at(game, "B1.1")
    for act in (
        Cut(seat=A, mine=wrong, targets=target),
        Cut(seat=A, mine=good, targets=wrong),
        Cut(seat=A, mine=wrong, targets=wrong, using=("3",)),
        SoloCut(seat=A, wires=wrong),
    ):
        assert refusal(game, act)


@pytest.mark.parametrize(
    "wrong", [None, 3, "3", ["3"], (), ("3", "3"), (3,), ("33",), ("personal-B",), ("9",)], ids=repr
)
def test_cards_that_are_not_there_to_be_used(wrong: Any) -> None:
    game = table(TABLE)
    three = at(game, "B1.1-3")
    assert refusal(game, Cut(seat=A, mine=at(game, "A1.2"), targets=three, using=wrong))


@pytest.mark.parametrize(
    ("mine", "targets", "using"),
    [
        ("A1.2 A1.2", "B1.1", ()),
        ("A1.2", "B1.1 B1.1", ()),
        ("A1.2", "B1.1 B1.1", ("personal-A",)),
        ("A1.2", "B1.1 B1.2 B1.1", ("3",)),
        ("A1.2", "B1.1 C1.1", ("personal-A",)),
        ("A1.2", "B1.1", ("personal-A",)),
        ("A1.2", "B1.1 B1.2 B1.3", ("personal-A",)),
        ("A1.2", "C1.1 C1.4", ("personal-A",)),
    ],
)
def test_items_that_are_there_twice_or_do_not_go_together(mine: str, targets: str, using: tuple[str, ...]) -> None:
    game = table(TABLE)
    assert refusal(game, cut(game, mine, targets, *using))


@pytest.mark.parametrize(
    "act", [PickWire(seat=A, wire=1), PlaceToken(seat=A, wire=1), PickStand(seat=A, stand=0), RevealReds(seat=A)]
)
def test_an_act_that_nobody_asked_for(act: Act) -> None:
    assert refusal(table(TABLE), act) == "that cannot be done now"


def test_a_solo_cut_of_what_is_not_all_there_is() -> None:
    game = table(TABLE)
    for wires in ("A1.3", "A1.3 A1.4", "A1.3 A1.3", "A1.1 A1.2"):
        assert refusal(game, solo(game, wires))


OPENING = """
    mission 1 · captain A · opening A
    A1 | 1 2 3 4 5 6
    B1 | 1 2 3 4 5 6
    C1 | 1 2 3 4 5 6
    D1 | 1 2 3 4 5 6
"""


@pytest.mark.parametrize("wrong", NO_WIRES, ids=repr)
def test_a_token_for_what_is_no_wire(wrong: Any) -> None:
    game = table(OPENING)
    assert refusal(game, PlaceToken(seat=A, wire=wrong)) == "choose one of your own uncut blue wires"


@pytest.mark.parametrize("wrong", NO_WIRES, ids=repr)
def test_an_owner_who_picks_what_is_no_wire(wrong: Any) -> None:
    game = table(TABLE)
    game = then(game, cut(game, "A1.2", "B1.1 B1.2", "personal-A"))
    assert refusal(game, PickWire(seat=1, wire=wrong)) == "choose a wire that matches the call"
    assert refusal(game, PickWire(seat=1, wire=one_at(game, "B1.3"))) == "choose a wire that matches the call"


@pytest.mark.parametrize("seconds", [-1.0, float("nan"), float("inf"), "1", None], ids=repr)
def test_a_clock_that_tells_no_time(seconds: Any) -> None:
    assert refusal(table(TABLE), Clock(seconds=seconds)) == "the clock is the host's, and never runs backwards"


def test_a_clock_of_a_player_or_one_that_runs_backwards() -> None:
    game = table(TABLE)
    assert refusal(game, Clock(seconds=5.0, seat=A))
    game = then(game, Clock(seconds=5.0))
    assert game.public.clock == 5.0
    assert refusal(game, Clock(seconds=4.9))
    assert then(game, Clock(seconds=5.0)).public.clock == 5.0  # standing still is no running backwards


def test_a_refusal_leaves_the_game_as_good_as_new() -> None:
    game = table(TABLE)
    before = whole(game)
    wrong: list[Callable[[], Act]] = [
        lambda: cut(game, "A1.2", "A1.3"),
        lambda: cut(game, "B1.1", "A1.2"),
        lambda: Cannot(seat=A),
        lambda: Pass(seat=A),
    ]
    for act in wrong:
        with pytest.raises(Refused):
            game.play(act())
    assert whole(game) == before
    assert encode(then(game, cut(game, "A1.2", "B1.1")).public) == encode(
        then(table(TABLE), cut(game, "A1.2", "B1.1")).public
    )
