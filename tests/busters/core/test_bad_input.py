"""What cannot be: every wrong set-up, act and deal gets an error in words, and no game changes by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from defuse import busters
from defuse.busters.acts import Cut, PickStand, PickWire, PlaceToken, RevealReds, SoloCut
from defuse.kernel import HOST, UNKNOWN, Act, Cannot, Clock, Game, Pass, Refused, encode, imagine
from tests.busters.tables import A, at, cut, one_at, refusal, solo, table, then, whole

# Setting up.


@pytest.mark.parametrize("mission", [0, -1, 67, 1000])
def test_an_unknown_mission(mission: int) -> None:
    with pytest.raises(ValueError, match=f"there is no mission {mission} \\(there are 1–"):
        busters.new(mission=mission, players=4)


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 100])
def test_too_few_or_too_many_players(players: int) -> None:
    with pytest.raises(ValueError, match=f"Bomb Busters is for 2 to 5 players, not {players}"):
        busters.new(mission=1, players=players)


@pytest.mark.parametrize(("players", "captain"), [(4, 4), (4, -1), (2, 2), (5, 99)])
def test_a_captain_who_is_not_there(players: int, captain: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {captain} to be captain"):
        busters.new(mission=1, players=players, captain=captain)


@pytest.mark.parametrize(
    ("mission", "cards", "words"),
    [
        (1, ("3",), "mission 1 is played without equipment"),
        (2, ("3",), "mission 2 is played without equipment"),
        (3, ("2",), "mission 3 is played without equipment card 2"),
        (3, ("12",), "mission 3 is played without equipment card 12"),
        (4, ("Y",), "mission 4 is played without equipment card Y"),
        (8, ("22",), "mission 8 is played without equipment card 22"),
        (8, ("11-11",), "mission 8 is played without equipment card 11-11"),
        (4, ("DD",), "mission 4 is played without equipment card DD"),
        (4, ("13",), "there is no equipment card '13'"),
        (4, ("",), "there is no equipment card ''"),
        (4, ("3", "Rewinder"), "there is no equipment card 'Rewinder'"),
        (4, ("3", "9", "3"), "each equipment card exists once"),
    ],
)
def test_equipment_that_cannot_be_laid_out(mission: int, cards: tuple[str, ...], words: str) -> None:
    with pytest.raises(ValueError, match=words):  # E1, P3
        busters.new(mission=mission, players=4, equipment=cards)


@pytest.mark.parametrize(
    "wrong",
    [
        {"mission": "4"},
        {"mission": None},
        {"mission": [4]},
        {"players": "4"},
        {"players": None},
        {"players": 4.0},
        {"players": True},
        {"captain": "A"},
        {"captain": 1.0},
        {"equipment": "39"},
        {"equipment": (3, 9)},
        {"equipment": 3},
    ],
    ids=repr,
)
def test_a_set_up_of_wrong_types(wrong: dict[str, Any]) -> None:
    (name,) = wrong
    with pytest.raises(ValueError, match=name):
        busters.new(**{"mission": 4, "players": 4, **wrong})


def test_no_equipment_may_be_asked_for_everywhere() -> None:
    for mission in range(1, 9):
        busters.new(mission=mission, players=4, equipment=())


# Acts.

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


# Imagining.


def deal_of(game: Game, **changes: int) -> bytes:
    """The true faces, with some changed: `A1_2=60` puts a 6 at A1.2."""
    faces = bytearray(game.secret.faces)
    for place, kind in changes.items():
        faces[one_at(game, place.replace("_", "."))] = kind
    return bytes(faces)


@pytest.mark.parametrize("change", [-1, 1, -10])
def test_a_deal_of_the_wrong_length(change: int) -> None:
    game = table(TABLE)
    deal = game.secret.faces[:change] if change < 0 else game.secret.faces + bytes(change)
    with pytest.raises(ValueError, match=f"a deal of {len(deal)} faces for {len(game.secret.faces)} things"):
        imagine(game.observe(A), deal, 1)


def test_a_deal_that_contradicts_what_the_seat_sees() -> None:
    game = table(TABLE)
    wire = one_at(game, "A1.2")
    with pytest.raises(ValueError, match=f"thing {wire} is known to be 40, not 60"):
        imagine(game.observe(A), deal_of(game, A1_2=60, D1_2=40), 1)
    imagine(game.observe(2), deal_of(game, A1_2=60, D1_2=40), 1)  # C sees neither of them and may think so


def test_a_deal_that_contradicts_what_lies_open() -> None:
    game = table(TABLE)
    for seat in (A, 2, None):
        with pytest.raises(ValueError, match="is known to be 70, not 60"):
            imagine(game.observe(seat), deal_of(game, C1_4=60, D1_2=70), 1)


def test_a_deal_with_wires_that_the_mission_has_not() -> None:
    game = table(TABLE)
    with pytest.raises(ValueError, match="wires has no more 50 for thing"):
        imagine(game.observe(A), deal_of(game, D1_2=50), 1)  # a fifth 5
    with pytest.raises(ValueError, match="wires has no more 115 for thing"):
        imagine(game.observe(A), deal_of(game, D1_2=115), 1)  # a red that was never drawn
    half = bytearray(deal_of(game, D1_2=50))
    half[one_at(game, "D1.3")] = UNKNOWN
    with pytest.raises(ValueError, match="wires has no more 50 for thing"):
        imagine(game.observe(A), bytes(half), 1)


def test_imagining_does_not_touch_the_game() -> None:
    game = table(TABLE)
    before = whole(game)
    observation = encode(game.observe(A))
    for deal in (b"", None, game.secret.faces, deal_of(game, A1_2=60)):
        try:
            imagine(game.observe(A), deal, 1)
        except ValueError:
            continue
    assert whole(game) == before
    assert encode(game.observe(A)) == observation
