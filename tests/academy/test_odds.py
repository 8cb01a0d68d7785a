"""Counting cards: judged by playing every deal that is possible, with the engine itself."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from math import isclose
from random import Random

import pytest
from msgspec.structs import replace

from defuse.academy.acts import PeekCards, PeekTiles
from defuse.academy.asks import ChooseAsk
from defuse.academy.board import BOOM, CARD_BASE
from defuse.academy.components import Components, WireNumbers, printed
from defuse.academy.events import BombTriggered, PointsLost, PointsScored
from defuse.kernel import UNKNOWN, Game, Observation, imagine
from defuse.odds.academy import AcademyOdds, crowds, protections
from tests.academy.driving import played
from tests.academy.story import Story, at

SMALL: Components = replace(
    printed(),
    green=WireNumbers(cards=(0, 1, 2, 2, 3), track=4),
    blue=WireNumbers(cards=(0, 1, 4, 4), track=3),
    red=WireNumbers(cards=(3, 3, 3), track=2),
    yellow=WireNumbers(cards=(0, 5), track=1),
)
"""Decks that are small enough to try every order."""

TABLES = [
    "bomb 1\nA 9\nB 9\nC 3",
    "bomb 1\ngreen | 2 1 | | ok boom ok\nblue | 4 | | (ok) ok boom\nA 9\nB 2\nC 3",
    "bomb 2\nplates +1<green +2>green\ngreen | 3 | 2 0\nblue | 1 | 4\nA 9 · saw green blue-tiles\nB 9\nC 3",
    "bomb 2\nplates +2>blue\ngreen | 2 2 1 | | (ok) ok boom\nA 9 · saw green-tiles blue green\nB 0\nC 3",
]


def deals(seen: Observation, wires: tuple[str, ...]) -> Iterator[bytes]:
    """Every order of what a seat has not seen of some wires; all of them are equally likely."""
    piles = [pile for pile in seen.public.piles if pile.name.split()[0] in wires]
    orders = []
    for pile in piles:
        gaps = [thing for thing in pile.things if seen.faces[thing] == UNKNOWN]
        left = list(pile.kinds)
        for thing in pile.things:
            if seen.faces[thing] != UNKNOWN:
                left.remove(seen.faces[thing])
        orders.append([(gaps, order) for order in permutations(left)])
    for chosen in product(*orders):
        faces = bytearray(len(seen.faces))
        for gaps, order in chosen:
            for thing, face in zip(gaps, order, strict=True):
                faces[thing] = face
        yield bytes(faces)


def rounds(game: Game, cards: tuple[str, ...], wires: tuple[str, ...]) -> list[Story]:
    """The round with these cards, in every deal that seat A holds possible."""
    seen = game.observe(0)
    found = []
    for deal in deals(seen, wires):
        story = Story(imagine(seen, deal, "x")).choose(*cards)
        found.append(story)
    return found


def gained(story: Story, seat: int) -> int:
    """What a seat has won and lost in the first round of a story, with a floor at 0."""
    won = sum(event.points for event in story.heard(PointsScored) if event.seat == seat)
    lost = sum(event.points for event in story.heard(PointsLost) if event.seat == seat)
    return won - lost


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("wire", ["green", "blue"])
@pytest.mark.parametrize("cutters", [1, 2, 3])
def test_a_cut_explodes_and_scores_as_often_as_in_all_deals_together(table: str, wire: str, cutters: int) -> None:
    game = at(table, SMALL).game
    cards = (*[wire] * cutters, *["chicken"] * (3 - cutters))
    stories = rounds(game, cards, (wire,))
    odds = AcademyOdds(game.observe(0)).cut(wire, cutters)
    exploded = sum(bool(story.heard(BombTriggered)) for story in stories)
    points = sum(
        event.points
        for story in stories
        for event in story.heard(PointsScored)
        if event.seat == 0 and event.why == "cut"
    )
    assert isclose(odds.explodes, exploded / len(stories), abs_tol=1e-12)
    assert isclose(odds.points, points / len(stories), abs_tol=1e-12)


@pytest.mark.parametrize("table", [TABLES[1], TABLES[3]])
@pytest.mark.parametrize(
    "cards", [("green", "blue", "chicken"), ("chicken", "green", "green"), ("blue", "blue", "green")]
)
def test_a_round_changes_scores_as_in_all_deals_together(table: str, cards: tuple[str, str, str]) -> None:
    """A7: nobody loses more than they have."""
    game = at(table, SMALL).game
    stories = rounds(game, cards, ("green", "blue"))
    expected = AcademyOdds(game.observe(0)).round(cards)
    for seat in range(3):
        before = game.public.scores[seat]
        changes = [max(gained(story, seat), -before) for story in stories]
        assert isclose(expected[seat], sum(changes) / len(changes), abs_tol=1e-9)


def test_a_protected_wire_brings_nothing_and_a_wait_3() -> None:
    odds = AcademyOdds(at("bomb 1\nA 9\nB 9\nC 3").game.observe(0))
    assert odds.round(("green", "wait", "chicken"), protected=("green",)) == [0.0, 3.0, 0.0]


@pytest.mark.parametrize("table", TABLES)
def test_the_next_cards_and_the_boom_are_as_in_all_deals_together(table: str) -> None:
    game = at(table, SMALL).game
    seen = game.observe(0)
    odds = AcademyOdds(seen)
    for name in ("green", "blue", "red", "yellow"):
        wire = game.public.wire(name)
        worlds = [imagine(seen, deal, "x").secret.faces for deal in deals(seen, (name,))]
        for at_, card in enumerate(wire.deck):
            chances = odds.next_cards(name, len(wire.deck))[at_]
            for value in range(6):
                share = sum(faces[card] == value + CARD_BASE for faces in worlds) / len(worlds)
                assert isclose(chances.get(value, 0.0), share, abs_tol=1e-12)
        for tile, chance in zip(wire.tiles, odds.boom(name), strict=True):
            assert isclose(chance, sum(faces[tile] == BOOM for faces in worlds) / len(worlds), abs_tol=1e-12)


def test_a_peek_makes_a_chance_certain() -> None:
    story = at("bomb 1\nred | 3 4 4 | 5 | ok boom ok\nA 9\nB 9\nC 9").choose("chicken", "green", "green")
    before = AcademyOdds(story.game.observe(0)).cut("red")
    assert 0 < before.explodes < 1
    one = story.do(PeekTiles(seat=0, wire="red")).game
    assert AcademyOdds(one.observe(0)).boom("red") == (0.0, 1.0, 0.0)
    assert AcademyOdds(one.observe(1)).boom("red") == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    other = at("bomb 1\nred | 3 4 4 | 5 | ok boom ok\nA 9 · saw red red-tiles\nB 9\nC 9").game
    assert AcademyOdds(other.observe(0)).cut("red") == (1.0, 0.0)
    assert AcademyOdds(other.observe(None)).cut("red").explodes < 1


def test_what_a_peek_showed_counts_as_gone_for_the_cards_behind_it() -> None:
    story = at("bomb 1\nred | | 5\nA 9\nB 9\nC 9").choose("chicken", "green", "green")
    odds = AcademyOdds(story.do(PeekCards(seat=0, wires=("red", "blue"))).game.observe(0))
    first, second = odds.next_cards("red", 2)
    assert first == {5: 1.0}
    assert 5 not in second
    assert second[3] == 3 / 11


def test_the_chances_add_up_at_every_table_of_random_games() -> None:
    for players in (2, 3, 4, 5):
        for _, game, _ in played(players, 11):
            if isinstance(game.ask, ChooseAsk):
                odds = AcademyOdds(game.observe(Random(len(game.acts)).randrange(players)))
                for name in game.public.colours:
                    for cards in range(1, 6):
                        assert isclose(sum(chance for _, _, chance in odds.drawn(name, cards)), 1.0)
                    assert isclose(sum(odds.boom(name)), 1.0)
                    assert odds.cut(name, 1).explodes <= odds.cut(name, 3).explodes + 1e-12


def test_values_are_averages_over_what_the_others_may_choose() -> None:
    """Judged by all pairs of choices of the others, one after the other."""
    game = at("bomb 2\nplates +2>blue\ngreen | 3 3 2 | 1\nA 9\nB 7\nC 3").game
    odds = AcademyOdds(game.observe(0))
    beliefs: list[dict[str, float]] = [
        {},
        {"green": 0.5, "blue": 0.25, "chicken": 0.25},
        {"green": 0.2, "red": 0.5, "yellow": 0.3},
    ]
    values = odds.values(0, beliefs)
    assert set(values) == set(game.public.hands[0])
    for card, value in values.items():
        total = sum(
            one * other * odds.round((card, b, c))[0]
            for (b, one), (c, other) in product(beliefs[1].items(), beliefs[2].items())
        )
        assert isclose(value, total), card


def test_who_waits_protects_one_of_the_wires_that_are_cut() -> None:
    game = at("bomb 1\nA 9\nB 7\nC 3").game
    odds = AcademyOdds(game.observe(0))
    values = odds.values(0, [{}, {"wait": 1.0}, {"green": 1.0}])
    assert values["green"] == 0.0, "it is the only wire that is cut"
    assert values["red"] == pytest.approx(odds.cut("red").points / 2)
    assert values["wait"] == 3.0
    assert dict(protections((True, False, True, False), 2)) == {0b001: 0.25, 0b101: 0.5, 0b100: 0.25}
    assert protections((False,) * 4, 3) == ((0, 1.0),)


def test_crowds_count_everybody_once() -> None:
    beliefs = [{"green": 0.5, "chicken": 0.5}, {"green": 0.25, "wait": 0.75}]
    found = {(counts, waits): chance for counts, waits, chance in crowds(beliefs, ("green", "blue"))}
    assert found == {((2, 0), 0): 0.125, ((1, 0), 1): 0.375, ((1, 0), 0): 0.125, ((0, 0), 1): 0.375}


def test_an_empty_deck_neither_explodes_nor_scores() -> None:
    """A5."""
    game = at("bomb 1\nA 9\nB 9\nC 3").game
    wires = tuple(replace(wire, deck=()) if wire.name == "green" else wire for wire in game.public.wires)
    seen = replace(game.observe(0), public=replace(game.public, wires=wires))
    assert AcademyOdds(seen).cut("green", 2) == (0.0, 0.0)
