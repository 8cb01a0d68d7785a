"""Flipped wires: opening tokens that tell teammates of them, and what an owner makes of it."""

from __future__ import annotations

import pytest

from defuse import busters
from defuse.bots.busters.advice.flipped_hints import MEANT, at_an_end, believed, flipped_of, heard
from defuse.busters.acts import PlaceToken
from defuse.busters.wires import value_of
from defuse.kernel import Game
from defuse.odds import Odds
from tests.bots.deciding import decided


def opened(mission: int, players: int, seed: str) -> Game:
    """A game whose opening tokens were placed by careful bots."""
    game = busters.new(mission, players, seed)
    while not game.public.opened:
        game, _ = game.play(decided(game))
    return game


def flipped_values(game: Game, seat: int) -> list[int]:
    """The numbers of a seat's flipped wires, in truth."""
    return [value_of(game.secret.faces[wire]) for wire in flipped_of(game.view(seat), seat)]


def test_the_opening_token_tells_the_next_teammate_of_an_equal_flipped_wire() -> None:
    game = busters.new(64, 4, "tripped")
    act = decided(game)
    while not isinstance(act, PlaceToken):  # characters are picked first
        game, _ = game.play(act)
        act = decided(game)
    assert game.view(act.seat).value(act.wire) in flipped_values(game, (act.seat + 1) % 4)
    assert not at_an_end(game.view(act.seat), act.wire)


@pytest.mark.parametrize(("mission", "players"), [(56, 3), (64, 4)])
def test_what_tokens_tell_an_owner_is_true(mission: int, players: int) -> None:
    game = opened(mission, players, "heard")
    told = 0
    for seat in game.seats():
        hints = heard(game.view(seat), seat, game.observe(seat).faces)
        meant = [number for number, factor in hints.items() if factor == MEANT]
        assert set(meant) <= set(flipped_values(game, seat))
        told += len(meant)
    assert told


def test_a_hint_makes_a_number_likelier_and_never_certain() -> None:
    game = opened(64, 4, "heard")
    for seat in game.seats():
        view, odds = game.view(seat), Odds(game.observe(seat))
        hints = heard(view, seat, game.observe(seat).faces)
        wires = tuple(flipped_of(view, seat))
        thought = believed(odds, wires, hints)
        for wire in wires:
            assert sum(thought[wire].values()) == pytest.approx(1.0)
        for number, factor in hints.items():
            before = sum(odds.values(wire).get(number, 0.0) for wire in wires)
            after = sum(thought[wire].get(number, 0.0) for wire in wires)
            assert factor < MEANT or before < after
            assert max(thought[wire].get(number, 0.0) for wire in wires) < 1.0
