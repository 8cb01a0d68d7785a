"""Mission 43: Nano carries wires, walks up and down, and hands them out."""

from __future__ import annotations

from collections import Counter

import pytest

from defuse import busters
from defuse.busters.acts import PickStand, PlaceToken
from defuse.busters.board import NOBODY
from defuse.busters.equipment.e02_walkie_talkies import Swap
from defuse.busters.equipment.e08_general_radar import AskRadar
from defuse.busters.equipment.e11_coffee_mug import SkipTo
from defuse.busters.events import (
    Dealt,
    Exploded,
    RadarAnswered,
    TokenPlaced,
    TokenPlacedBeside,
    Validated,
    WiresMoved,
    Won,
)
from defuse.busters.notation import render
from defuse.busters.rules.beside import PutBeside, TokenAsk
from defuse.busters.rules.nano import NanoGives, NanoMoved, NanoPile
from defuse.busters.rules.random_tokens import TokenDrawn
from defuse.busters.wires import RED, VALUES, blue, kinds_of, value_named
from defuse.kernel import Among, Game, Order, Shown
from tests.busters.tables import (
    A,
    B,
    C,
    at,
    cut,
    every,
    happens,
    names,
    one_at,
    parse,
    refusal,
    reveal,
    solo,
    table,
    the,
    then,
)
from tests.busters.telling import narrate

CARRIED = {2: 5, 3: 4, 4: 4, 5: 3}

TABLE = """
    mission 43 · captain A
    rule nano {{"at":{at},"ahead":{ahead}}}
    equipment 8 ready · 11 ready · 2 ready
    A1 | 4 5 8
    B1 | 4 5 6
    C1 | 4 5 6
    D1 | 4 6 8 r9.5
    N1 : 6* 8* 5*
"""


def nano(at: int = 5, ahead: int = 1) -> Game:
    """A table with Nano on a space, heading up or down."""
    return table(TABLE.format(at=at, ahead=ahead))


def robot(game: Game) -> NanoPile:
    rule = game.public.rule("nano")
    assert isinstance(rule, NanoPile)
    return rule


def carried(game: Game) -> list[int]:
    """What Nano carries, by value, the top wire first."""
    return [VALUES[game.secret.faces[wire]] for wire in game.table().hand(NOBODY)]


# Setting up.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nano_gets_its_wires_face_down_and_the_stands_share_the_rest(players: int) -> None:
    for seed in range(8):
        game, events = busters.begun(busters.Setup(mission=43, players=players), seed)
        board = game.public
        dealt = the(events, Dealt)
        assert board.owners[-1] == NOBODY
        assert board.owners.count(NOBODY) == 1
        assert len(board.stands[-1]) == CARRIED[players]  # M43
        assert sum(map(len, board.stands)) == 48 + 3
        sizes = {stand: len(board.stands[stand]) for stand in range(len(board.stands) - 1)}
        order = [stand for seat in game.table().clockwise(board.captain) for stand in game.table().stands_of(seat)]
        assert [sizes[stand] for stand in order] == sorted(sizes.values(), reverse=True)  # C3: the first get more
        assert max(sizes.values()) - min(sizes.values()) <= 1
        assert dealt.loose == board.stands[-1]
        for seat in (*game.seats(), None):
            assert not any(game.observe(seat).faces[wire] for wire in board.stands[-1])
        for stand in order:
            row = [game.secret.faces[wire] for wire in board.stands[stand]]
            assert row == sorted(row)
        assert robot(game).at == 1


def test_nanos_wires_may_be_anything_in_any_order() -> None:
    seen: Counter[int] = Counter()
    rows = []
    for seed in range(80):
        game = busters.new(mission=43, players=4, seed=seed)
        row = [game.secret.faces[wire] for wire in game.public.stands[-1]]
        rows.append(row == sorted(row))
        seen.update(VALUES[face] for face in row)
    assert set(seen) == {*range(1, 13), RED}
    assert not all(rows)


def test_the_wires_are_the_same_for_all() -> None:
    for players in (2, 3, 4, 5):
        board = busters.new(mission=43, players=players, seed=1).public
        assert (board.red.count, len(board.red.kinds), board.yellow.count) == (3, 3, 0)


def captains_draw(seed: int) -> tuple[Game, str]:
    """A game of two at the captain's question where the token belongs, and what it shows."""
    game, events = busters.begun(busters.Setup(mission=43, players=2, captain=A, equipment=()), seed)
    while not isinstance(game.ask, TokenAsk):
        assert game.ask is not None
        game, events = game.play(game.forms(game.ask.seats[0])[0].nth(0))
    assert game.ask.seats == (A,)
    return game, the(events, TokenDrawn).mark


def test_with_two_players_the_captain_draws_the_token_by_lot() -> None:
    marks: set[str] = set()
    met: Counter[str] = Counter()
    for seed in range(60):
        game, mark = captains_draw(seed)
        marks.add(mark)
        value = value_named(mark)
        mine = [wire for wire in game.table().hand(A) if game.table().value(wire) == value]
        if mine:
            assert refusal(game, PutBeside(seat=A)) == f"you have a wire of value {mark}: the token belongs there"
            placed = the(happens(game, PlaceToken(seat=A, wire=mine[0])), TokenPlaced)
            assert (placed.wire, placed.mark) == (mine[0], mark)
            met["at a wire"] += 1
        else:
            lies = the(happens(game, PutBeside(seat=A)), TokenPlacedBeside)
            assert (lies.kinds, lies.most) == (kinds_of(value), 0)
            met["beside"] += 1
    assert met["at a wire"] > met["beside"] > 0
    assert len(marks) > 8
    assert all(mark.isdigit() for mark in marks)  # a yellow one is drawn again


def test_the_other_player_chooses_as_usual() -> None:
    game, _ = captains_draw(1)
    game = game.play(game.forms(A)[0].nth(0))[0]
    assert game.ask is not None
    assert game.ask.seats == (B,)
    assert game.forms(B)[0].count() > 10
    game = game.play(game.forms(B)[0].nth(0))[0]
    assert game.public.opened


def test_with_more_players_nobody_draws() -> None:
    _, events = busters.begun(busters.Setup(mission=43, players=4), 1)
    assert "TokenDrawn" not in names(events)


def test_the_table_can_be_written_down() -> None:
    game = nano()
    assert "6* 8* 5*" in render(game)
    assert render(parse(render(game))) == render(game)


# Walking.


def test_nano_goes_on_at_the_end_of_every_turn() -> None:
    game = nano(at=1)
    assert the(happens(game, cut(game, "A1.1", "B1.1")), NanoMoved).to == 2
    assert the(happens(game, cut(game, "A1.1", "B1.2")), NanoMoved).to == 2  # a miss
    assert the(happens(game, SkipTo(seat=A, mate=C, using=("11",))), NanoMoved).to == 2  # E14
    game = table("""
        mission 43 · captain A
        A1 | r9.5
        B1 | 8 8
        C1 | 8
        D1 | 8
        N1 :
    """)
    assert the(happens(game, reveal(A)), NanoMoved).to == 2  # C9


def test_at_twelve_and_at_one_it_turns_round() -> None:
    game = nano(at=11)
    there = then(game, cut(game, "A1.1", "B1.1"))
    assert (robot(there).at, robot(there).ahead) == (12, -1)
    back = then(there, cut(game, "B1.2", "C1.2"))
    assert robot(back).at == 11  # M43
    game = then(nano(at=2, ahead=-1), cut(game, "A1.1", "B1.1"))
    assert (robot(game).at, robot(game).ahead) == (1, 1)


# Handing out.


def test_whoever_cuts_its_number_takes_the_top_wire_into_the_hand() -> None:
    game = nano()
    act = cut(game, "A1.2", "B1.2")
    events = happens(game, act)
    wire = one_at(game, "N1.1")
    assert the(events, Shown) == Shown((wire,), (A,))  # unseen by the others
    now = then(game, act)
    assert now.public.stands[0] == (*at(game, "A1.1 A1.2"), wire, one_at(game, "A1.3"))  # 4 (5) 6 8
    assert carried(now) == [8, 5]
    assert now.observe(A).faces[wire] == blue(6)
    assert not any(now.observe(seat).faces[wire] for seat in (B, C, None))
    assert "N1.1 becomes A1.3." in narrate(game.public, events)


def test_everybody_sees_between_which_wires_it_goes_and_it_is_a_wire_like_any_other_then() -> None:
    game = nano()
    wire = one_at(game, "N1.1")
    now = then(game, cut(game, "A1.2", "B1.2"))
    left, right = at(game, "A1.2 A1.3")
    assert Order(left, wire) in now.public.facts
    assert Order(wire, right, strict=True) in now.public.facts
    assert not now.public.loose >> wire & 1
    assert now.why_not(Swap(seat=A, wire=wire, mate=B, using=("2",))) is None


def test_any_other_number_and_a_miss_give_nothing() -> None:
    game = nano()
    assert not every(happens(game, cut(game, "A1.1", "B1.1")), WiresMoved)
    assert not every(happens(game, cut(game, "A1.2", "B1.1")), WiresMoved)


def test_the_place_before_it_moves_counts() -> None:
    game = nano(at=4)
    assert every(happens(game, cut(game, "A1.1", "B1.1")), WiresMoved)  # M43
    assert not every(happens(game, cut(game, "A1.2", "B1.2")), WiresMoved)


def test_it_comes_after_validation() -> None:
    game = table("""
        mission 43 · captain A
        rule nano {"at":5}
        A1 | 5 8
        B1 | 5 8
        C1 | 8
        D1 | (5)
        N1 : 8*
    """)
    events = names(happens(game, cut(game, "A1.1", "B1.1")))
    assert events.index("Validated") < events.index("WiresMoved") < events.index("Settled")  # C17
    assert the(happens(game, cut(game, "A1.1", "B1.1")), Validated).value == 5


def test_a_solo_cut_of_four_gives_one_wire() -> None:
    game = table("""
        mission 43 · captain A
        rule nano {"at":5}
        A1 | 5 5 5 5
        B1 | 8
        C1 | 8
        D1 | (6)
        N1 : 8* 8*
    """)
    now = then(game, solo(game, "A1.1-4"))
    assert carried(now) == [8]  # C8
    assert now.table().has_wires(A)  # M43: also if the cut emptied the hand


def test_whoever_has_two_stands_chooses_one() -> None:
    game = table("""
        mission 43 · captain A
        rule nano {"at":5}
        A1 | 4 5
        A2 | 4 8
        B1 | 4 5 8
        C1 | 4 8
        N1 : 8* 5* 5*
    """)
    asked = then(game, cut(game, "A1.2", "B1.2"))
    wire = one_at(game, "N1.1")
    assert isinstance(asked.ask, NanoGives)
    assert asked.ask.seats == (A,)
    assert asked.observe(A).faces[wire] == blue(8)  # the choice is made with open eyes
    assert then(asked, PickStand(seat=A, stand=1)).public.stands[1] == (*at(game, "A2.1 A2.2"), wire)
    assert then(asked, PickStand(seat=A, stand=0)).public.stands[0] == (*at(game, "A1.1 A1.2"), wire)
    assert refusal(asked, PickStand(seat=A, stand=2)) == "choose one of your stands"


def test_nobody_gets_anything_from_an_empty_robot() -> None:
    game = table("""
        mission 43 · captain A
        rule nano {"at":5}
        A1 | 5 8
        B1 | 5 8
        C1 | 5 8
        D1 | 5 8
        N1 :
    """)
    assert not every(happens(game, cut(game, "A1.1", "B1.1")), WiresMoved)


# What Nano's wires mean for the rest of the game.


def test_they_cannot_be_pointed_at() -> None:
    game = nano()
    act = cut(game, "A1.2", "N1.3")
    assert refusal(game, act) == "point at an uncut wire of a teammate"


def test_the_radar_does_not_hear_them() -> None:
    game = nano()
    events = happens(game, AskRadar(seat=A, value=8, using=("8",)))
    assert the(events, RadarAnswered).answers == (True, False, False, True, False)  # E12
    now = then(game, AskRadar(seat=A, value=8, using=("8",)))
    assert not any(isinstance(fact, Among) and one_at(game, "N1.2") in fact.things for fact in now.public.facts)
    assert "Radar for 8: A1 yes, B1 no, C1 no, D1 yes." in narrate(game.public, events)


def test_they_are_in_the_way_of_a_solo_cut() -> None:
    game = table("""
        mission 43 · captain A
        A1 | 5 5 8
        B1 | 8
        C1 | 8
        D1 | (5)
        N1 : 5* 8*
    """)
    assert refusal(game, solo(game, "A1.1 A1.2")) == "1 more 5 is in other hands"  # C8, M43


def test_the_game_is_won_when_nanos_wires_are_gone_too() -> None:
    text = """
        mission 43 · captain A
        rule nano {{"at":{}}}
        A1 | 5
        B1 | 5
        C1 | (5)
        D1 | (5)
        N1 : {}
    """
    empty, full = table(text.format(5, "")), table(text.format(8, "r9.5*"))
    assert every(happens(empty, cut(empty, "A1.1", "B1.1")), Won)  # C11
    events = happens(full, cut(full, "A1.1", "B1.1"))
    assert not every(events, Won)
    assert the(events, Exploded).why == "Nano still carries wires, and nobody else has any"  # M43


def test_the_last_wire_can_come_from_nano() -> None:
    game = table("""
        mission 43 · captain A
        rule nano {"at":5}
        A1 | 5
        B1 | 5
        C1 | (5)
        D1 | (5)
        N1 : r9.5*
    """)
    now = then(game, cut(game, "A1.1", "B1.1"))
    assert now.public.turn == A  # the only one with a wire
    assert every(happens(now, reveal(A)), Won)


def test_a_panel_shows_where_nano_is_and_what_it_carries() -> None:
    track, count = [panel for panel in nano(at=3, ahead=-1).view(B).panels() if panel.rule == "nano"]
    assert (track.at, str(track.title)) == ("3", "Nano, heading down")
    assert (count.value, count.most) == (3, 4)
