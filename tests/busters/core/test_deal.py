"""Stands, the deal, and what is drawn and set aside."""

from __future__ import annotations

from collections import Counter

import pytest

from defuse import busters
from defuse.busters.events import CaptainChosen, Dealt, MissionBegan, SpecialsDrawn
from defuse.busters.wires import REDS, YELLOWS
from defuse.kernel import UNKNOWN, Among, Game, PileMade, Sorted, clashes

MISSIONS = range(1, 9)
PLAYERS = [2, 3, 4, 5]

WIRES = {
    1: {2: 24, 3: 24, 4: 24, 5: 24},
    2: {2: 34, 3: 34, 4: 34, 5: 34},
    3: {2: 41, 3: 41, 4: 41, 5: 41},
    4: {2: 53, 3: 51, 4: 51, 5: 51},
    5: {2: 52, 3: 51, 4: 51, 5: 51},
    6: {2: 54, 3: 53, 4: 53, 5: 53},
    7: {2: 49, 3: 49, 4: 49, 5: 49},
    8: {2: 53, 3: 51, 4: 51, 5: 51},
}
"""How many wires are dealt, by mission and number of players."""


def stands_in_deal_order(game: Game) -> list[int]:
    """The sizes of the stands, from the captain's first one clockwise."""
    board = game.public
    seats = [(board.captain + step) % board.players for step in range(board.players)]
    return [
        len(stand) for seat in seats for stand, owner in zip(board.stands, board.owners, strict=True) if owner == seat
    ]


@pytest.mark.parametrize("captain", [0, 1])
def test_two_players_have_two_stands_each(captain: int) -> None:
    assert busters.new(mission=1, players=2, captain=captain).public.owners == (0, 0, 1, 1)  # C2


@pytest.mark.parametrize(("captain", "owners"), [(0, (0, 0, 1, 2)), (1, (0, 1, 1, 2)), (2, (0, 1, 2, 2))])
def test_of_three_players_the_captain_has_two_stands(captain: int, owners: tuple[int, ...]) -> None:
    assert busters.new(mission=1, players=3, captain=captain).public.owners == owners  # C2


@pytest.mark.parametrize("players", [4, 5])
def test_four_or_five_players_have_one_stand_each(players: int) -> None:
    for captain in range(players):
        game = busters.new(mission=1, players=players, captain=captain)
        assert game.public.owners == tuple(range(players))  # C2


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_wires_go_round_and_the_first_stands_get_the_extra_ones(mission: int, players: int) -> None:
    """C3: captain's first stand, captain's second, the left neighbour's first, and so on, for every captain."""
    wires = WIRES[mission][players]
    stands = {2: 4, 3: 4, 4: 4, 5: 5}[players]
    dealt = [0] * stands
    for wire in range(wires):
        dealt[wire % stands] += 1
    for captain in range(players):
        game = busters.new(mission=mission, players=players, seed=captain, captain=captain)
        assert stands_in_deal_order(game) == dealt


@pytest.mark.parametrize(
    ("mission", "players", "sizes"),
    [(3, 2, [11, 10, 10, 10]), (3, 3, [11, 10, 10, 10]), (4, 5, [11, 10, 10, 10, 10]), (2, 4, [9, 9, 8, 8])],
)
def test_some_deals_counted_by_hand(mission: int, players: int, sizes: list[int]) -> None:
    assert stands_in_deal_order(busters.new(mission=mission, players=players, captain=1)) == sizes  # C3


@pytest.mark.parametrize("players", PLAYERS)
def test_the_sizes_do_not_tell_where_a_red_went(players: int) -> None:
    # C3: the sizes of the stands are the same whatever was dealt to them.
    sizes = {
        tuple(map(len, busters.new(mission=8, players=players, seed=seed, captain=0).public.stands))
        for seed in range(20)
    }
    assert len(sizes) == 1


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_stand_is_sorted_by_itself(mission: int, players: int) -> None:
    """C2, C3: each stand ascends; everybody knows that, and it is true."""
    game = busters.new(mission=mission, players=players, seed=11)
    for stand in game.public.stands:
        faces = [game.secret.faces[wire] for wire in stand]
        assert faces == sorted(faces)
        assert Sorted(stand) in game.public.facts
    assert not clashes(game.public, game.secret.faces, game.kit)


def test_a_hand_of_two_stands_is_not_sorted_as_one() -> None:
    # C2: a player's stands are one hand, but not one row: somewhere the second stand begins below the first one's end.
    game = busters.new(mission=1, players=2, seed=1, captain=0)
    first, second = game.public.stands[0], game.public.stands[1]
    assert game.secret.faces[second[0]] < game.secret.faces[first[-1]]


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_no_wire_is_lost_or_made_in_the_deal(mission: int, players: int) -> None:
    game, events = busters.begun(busters.Setup(mission=mission, players=players), 5)
    (pile,) = [event for event in events if isinstance(event, PileMade) and event.name == "wires"]
    (dealt,) = [event for event in events if isinstance(event, Dealt)]
    on_stands = [wire for stand in dealt.stands for wire in stand]
    assert sorted((*on_stands, *dealt.set_aside)) == sorted(pile.things)  # C3: until the pool is empty
    assert Counter(game.secret.faces[wire] for wire in pile.things) == Counter(pile.kinds)
    assert len(on_stands) == sum(dealt.totals) == WIRES[mission][players]


def test_setting_up_happens_in_order() -> None:
    _, events = busters.begun(busters.Setup(mission=8, players=4), 1)
    kinds = [type(event) for event in events]
    order = [kinds.index(kind) for kind in (MissionBegan, CaptainChosen, SpecialsDrawn, PileMade, Dealt)]
    assert order == sorted(order)  # C4: the special wires are drawn and shown before the deal


@pytest.mark.parametrize(("mission", "players"), [(4, 3), (4, 2), (6, 5), (6, 2), (5, 4), (5, 2)])
def test_of_wires_that_are_all_in_the_game_the_markers_show_the_printed_values(mission: int, players: int) -> None:
    """C4: "x N": N are drawn from that colour's tiles, and their printed values are public."""
    game = busters.new(mission=mission, players=players, seed=8)
    board = game.public
    dealt = [game.secret.faces[wire] for stand in board.stands for wire in stand]
    for specials, colour in ((board.red, REDS), (board.yellow, YELLOWS)):
        if specials.count == len(specials.kinds):
            assert specials.kinds == tuple(sorted(kind for kind in dealt if kind in colour))


@pytest.mark.parametrize(("mission", "players"), [(5, 2), (5, 4), (7, 2), (7, 5), (8, 2), (8, 3)])
def test_n_out_of_m_shows_m_and_plays_with_n(mission: int, players: int) -> None:
    """C4: M are drawn and shown, N enter the pool, the rest is set aside unseen."""
    went_out: dict[tuple[int, ...], set[int]] = {REDS: set(), YELLOWS: set()}
    for seed in range(40):
        game, events = busters.begun(busters.Setup(mission=mission, players=players), seed)
        board = game.public
        (dealt,) = [event for event in events if isinstance(event, Dealt)]
        on_stands = [game.secret.faces[wire] for stand in board.stands for wire in stand]
        aside = [game.secret.faces[wire] for wire in dealt.set_aside]
        for specials, colour in ((board.red, REDS), (board.yellow, YELLOWS)):
            inside = [kind for kind in on_stands if kind in colour]
            outside = [kind for kind in aside if kind in colour]
            assert len(inside) == specials.count
            assert tuple(sorted(inside + outside)) == specials.kinds
            went_out[colour].update(specials.kinds.index(kind) for kind in outside)
    for specials, colour in ((board.red, REDS), (board.yellow, YELLOWS)):
        some_left = len(specials.kinds) > specials.count
        # Which of the shown ones goes out is by chance: the lowest, the highest, any.
        assert went_out[colour] == (set(range(len(specials.kinds))) if some_left else set())


def test_nobody_sees_what_was_set_aside() -> None:
    game, events = busters.begun(busters.Setup(mission=8, players=3), 4)
    (dealt,) = [event for event in events if isinstance(event, Dealt)]
    assert len(dealt.set_aside) == 2  # a red and a yellow
    for seat in (*game.seats(), None):
        seen = game.observe(seat).faces
        assert [seen[wire] for wire in dealt.set_aside] == [UNKNOWN, UNKNOWN]  # C4: unseen


def test_everybody_knows_how_many_of_the_shown_wires_are_in_the_game() -> None:
    board = busters.new(mission=8, players=3, seed=4).public
    everywhere = tuple(wire for stand in board.stands for wire in stand)
    assert Among(everywhere, board.red.kinds, 1, 1) in board.facts  # C4: one of two reds
    assert Among(everywhere, board.yellow.kinds, 2, 2) in board.facts  # C4: two of three yellows


@pytest.mark.parametrize("players", PLAYERS)
def test_a_seat_sees_all_its_stands_and_nothing_else(players: int) -> None:
    game = busters.new(mission=4, players=players, seed=6)
    board = game.public
    for seat in game.seats():
        mine = {w for stand, own in zip(board.stands, board.owners, strict=True) if own == seat for w in stand}
        seen = game.observe(seat).faces
        assert {wire for wire, face in enumerate(seen) if face != UNKNOWN} == mine  # C2: both stands are one hand
    assert not any(game.observe(None).faces)
