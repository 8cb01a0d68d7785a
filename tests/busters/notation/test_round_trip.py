"""What is played can be written down, and what is written down is the same table again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from defuse.busters import parse, parse_observation, render, render_observation
from defuse.busters.acts import SoloCut
from defuse.busters.board import Board
from defuse.busters.card import Equipment
from defuse.busters.notation.places import Places
from defuse.busters.rules.turns import Turns
from defuse.busters.supply import physical
from defuse.busters.wires import value_of
from defuse.kernel import Game, imagine
from tests.busters.notation.walk import tables

COUNTS = [(mission, players) for mission in range(1, 9) for players in range(2, 6)]


def spoken(game: Game) -> dict[str, Any]:
    """All that the notation speaks of, by the names of places."""
    board: Board = game.public
    places = Places(board)
    cards = [rule for rule in board.rules if isinstance(rule, Equipment)]
    spectators = board.known[-1]
    return {
        "header": (board.mission, board.players, board.captain, board.dial, board.turn, board.turns, board.rounds),
        "asked": (type(game.ask), game.ask and game.ask.seats, board.opened),
        "waits": [type(step).__name__ for step in board.stack],
        "wires": {
            name: [
                (game.secret.faces[w], board.gone >> w & 1, board.loose >> w & 1, board.flipped >> w & 1) for w in wires
            ]
            for name, wires in places.rows.items()
        },
        "known": [[mask >> w & 1 for row in places.rows.values() for w in row] for mask in board.known],
        "tokens": sorted((places.name(token.wire), token.mark) for token in board.tokens),
        "ages": {
            mark: [places.name(token.wire) for token in board.tokens if physical(token.mark) == mark]
            for mark in sorted({physical(token.mark) or "" for token in board.tokens})
        },
        "labels": [(places.names(label.wires), label.equal) for label in board.labels],
        "counts": (board.totals, board.cut, board.red, board.yellow, board.reds, board.validated),
        "cards": [(card.id, type(card), card.state, card.holder, card.cover) for card in cards if card.holder < 0],
        "persons": [(card.id, type(card), card.state) for card in cards if card.holder >= 0],
        "characters": board.characters,
        "pile": [
            game.secret.faces[thing]
            for pile in board.piles
            if pile.name == "equipment"
            for thing in pile.things
            if not spectators >> thing & 1
        ],
    }


def hidden_wires(board: Board) -> list[int]:
    """The uncut wires in the order in which the stands are read, then those that were set aside."""
    on_stands = [wire for row in board.stands for wire in row]
    pile = next(pile for pile in board.piles if pile.name == "wires")
    wires = [*on_stands, *(thing for thing in pile.things if thing not in on_stands)]
    return [wire for wire in wires if not board.gone >> wire & 1]


def possible(game: Game, faces: bytes) -> bool:
    """Whether these faces fit all public facts."""
    return all(fact.holds(faces, value_of) for fact in game.public.facts)


def other_worlds(game: Game, rng: Random, count: int) -> list[list[int]]:
    """Faces for the hidden wires, close to the truth: two or three of them have changed places."""
    wires = hidden_wires(game.public)
    truth = [game.secret.faces[wire] for wire in wires]
    found: list[list[int]] = []
    for _ in range(count):
        world = list(truth)
        for _ in range(rng.choice((1, 1, 2))):
            one, other = rng.randrange(len(world)), rng.randrange(len(world))
            world[one], world[other] = world[other], world[one]
        found.append(world)
    return found


def faces_of(game: Game, world: list[int]) -> bytes:
    faces = bytearray(game.secret.faces)
    for wire, face in zip(hidden_wires(game.public), world, strict=True):
        faces[wire] = face
    return bytes(faces)


def check_full(game: Game) -> Game:
    text = render(game)
    again = parse(text)
    assert spoken(again) == spoken(game), text
    assert render(again) == text
    assert possible(again, again.secret.faces)
    twice = parse(render(again))
    assert twice.public == again.public
    assert twice.secret == again.secret
    return again


def check_views(game: Game, again: Game) -> None:
    for seat in (*game.seats(), None):
        text = render_observation(game.observe(seat))
        assert render_observation(again.observe(seat)) == text
        assert parse_observation(text) == again.observe(seat), text


@pytest.mark.parametrize(("mission", "players"), COUNTS)
def test_a_played_table_is_the_same_after_it_was_written_and_read(mission: int, players: int) -> None:
    for number, (game, _) in enumerate(tables(mission, players, seed=1)):
        again = check_full(game)
        if number % 4 == 0:
            check_views(game, again)


@pytest.mark.slow
@pytest.mark.parametrize(("mission", "players"), COUNTS)
def test_many_played_tables_are_the_same_after_they_were_written_and_read(mission: int, players: int) -> None:
    for seed in (2, 3):
        for game, _ in tables(mission, players, seed):
            check_views(game, check_full(game))


def test_swaps_labels_radars_and_used_cards_are_written_down_too() -> None:
    seen: set[str] = set()
    for seed in range(6):
        for game, happened in tables(4, 5, seed, cards=("1", "2", "8", "9", "12")):
            check_full(game)
            seen |= happened
    assert seen >= {"WiresMoved", "Labelled", "RadarAnswered", "CardUsed", "CutMissed", "TokenPlaced", "Validated"}


def test_written_facts_leave_open_exactly_the_worlds_that_the_facts_of_the_game_leave_open() -> None:
    rng = Random(5)
    fitting = failing = 0
    for seed in range(8):
        for game, _ in tables(5, 4, seed, cards=("1", "2", "8", "12")):
            again = parse(render(game))
            for world in other_worlds(game, rng, 40):
                before = possible(game, faces_of(game, world))
                assert before == possible(again, faces_of(again, world)), render(game)
                fitting += before
                failing += not before
    assert fitting > 100
    assert failing > 1000


def test_a_table_that_was_read_offers_the_same_as_the_one_that_was_written() -> None:
    for game, _ in tables(3, 4, 4):
        again = parse(render(game))
        assert game.ask is not None
        for seat in game.seats():
            mine, theirs = game.forms(seat), again.forms(seat)
            assert [(form.verb, form.using, form.count()) for form in mine] == [
                (form.verb, form.using, form.count()) for form in theirs
            ]


def test_a_view_that_was_read_can_be_imagined() -> None:
    for game, _ in tables(8, 3, 2):
        seat = 1
        seen = parse_observation(render_observation(game.observe(seat)))
        truth = parse(render(game))
        again = imagine(seen, truth.secret.faces, "7")
        assert again.observe(seat) == seen
        assert again.secret.faces == truth.secret.faces


def test_a_question_in_the_middle_of_a_cut_cannot_be_written() -> None:
    game = parse("""
        mission 1
        away 1x4 2x4 3x4 4x4
        A1 | 5 6
        B1 | 5 6
        C1 | 5 6
        D1 | 5 6
        """)
    form = next(form for form in game.forms(0) if form.using)
    game, _ = game.play(form.nth(0))
    with pytest.raises(ValueError, match="OwnerPicks"):
        render(game)


def test_a_rule_that_came_into_play_later_cannot_be_written() -> None:
    game = next(game for game, _ in tables(1, 2, 1))
    rules = (*game.public.rules, Turns(id="another"))
    game.public = replace(game.public, rules=rules)
    with pytest.raises(ValueError, match="no words for rule 'another'"):
        render(game)


def test_a_game_that_is_over_cannot_be_written() -> None:
    game = parse("mission 1\naway 1x4 2x4 3x4 4x4 5x4 6x2\nA1 | 6 6\nB1 |\nC1 |\nD1 |\n")
    game, _ = game.play(SoloCut(seat=0, wires=(0, 1)))
    with pytest.raises(ValueError, match="over"):
        render(game)
