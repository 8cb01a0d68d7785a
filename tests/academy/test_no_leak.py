"""A14: nobody can tell worlds apart that look the same to them; not by forms, refusals, events or questions."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import ClassVar

import pytest
from msgspec.structs import replace

from defuse.academy import KIT, Setup
from defuse.academy.board import Board
from defuse.academy.events import BombBegan, Peeked, RoundBegan
from defuse.academy.rule import Rank, Rule
from defuse.academy.setup import begin
from defuse.academy.view import Table, View
from defuse.kernel import Event, Game, Kit, RulesAdded, Step, Steps, encode, register, start
from defuse.kernel.panel import Note
from tests.academy.driving import played, wander
from tests.academy.leaks import position_is_tight
from tests.leak.checkers import Leak, hidden_chance_stays_hidden

SEEDS = 50
QUICK, FIRST = 2, 10
"""How many of them the quick and the ordinary run play; `make soak` plays them all."""


def cases() -> list[object]:
    parts = ((0, QUICK, ()), (QUICK, FIRST, pytest.mark.slow), (FIRST, SEEDS, pytest.mark.soak))
    return [
        pytest.param(players, range(first, last), id=f"{players}p-{first}", marks=marks)
        for players in (2, 3, 4, 5)
        for first, last, marks in parts
    ]


@pytest.mark.parametrize(("players", "seeds"), cases())
def test_no_position_tells_too_much(players: int, seeds: range) -> None:
    """A14."""
    worlds = positions = 0
    for seed in seeds:
        rng = Random(seed)
        for _, game, _ in played(players, seed):
            if rng.random() < 0.15:
                worlds += position_is_tight(game, rng, deals=2)
                positions += 1
    assert worlds > positions > 10, "too few other worlds were found for this to say anything"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_setting_up_tells_nothing_of_what_lies_face_down(players: int) -> None:
    """A14."""
    for seed in range(3):
        assert hidden_chance_stays_hidden(KIT, Setup(players=players), seed, ["one", "two", "three"]) == 3


def test_the_seed_decides_what_everyone_sees() -> None:
    """The other half: the checkers would pass an engine that always plays the same game."""
    assert len({encode(played(3, seed)[-1][1].public.scores) for seed in range(12)}) > 6


# Leaks planted on purpose: the checkers have to find them.


class Glimpsed(Event, frozen=True):
    """An event that carries the face of a card which nobody was shown."""

    face: int


class Talkative(Rule, frozen=True, kw_only=True):
    """Whoever looks at something, the table hears of the upcoming green card."""

    id: str = "planted"

    rank: ClassVar[Rank] = Rank.BASE

    def after(self, table: Table, event: Peeked) -> Steps:
        yield Glimpsed(table.faces[table.public.wires[0].deck[0]])


class Noted(Rule, frozen=True, kw_only=True):
    """The order of a deck, in a rule that everybody sees."""

    id: str = "noted"
    order: tuple[int, ...] = ()

    def panel(self, view: View) -> Note:
        return Note(rule=self.id, title="Deck", text=str(self.order))


class InTheOpen(Rule, frozen=True, kw_only=True):
    """When the bomb is set up, the order of a deck is copied into a rule."""

    id: str = "planted"

    def after(self, table: Table, event: BombBegan) -> Steps:
        if event.bomb == 1:
            yield RulesAdded((Noted(order=tuple(table.faces[card] for card in table.public.wires[0].deck)),))


class EarlyBird(Rule, frozen=True, kw_only=True):
    """How a round is counted depends on a hidden tile."""

    id: str = "planted"

    rank: ClassVar[Rank] = Rank.BASE

    def after(self, table: Table, event: RoundBegan) -> Steps:
        if event.round == 2 and table.is_boom(table.public.wires[0].tiles[0]):
            yield Glimpsed(0)


def kit_with(rule: Rule) -> Kit:
    def planted(setup: Setup) -> tuple[Board, tuple[Step, ...]]:
        board, steps = begin(setup)
        return replace(board, rules=(*board.rules, rule)), steps

    return register(KIT._replace(name=f"planted-{type(rule).__name__}", begin=planted))


def everything_is_tight(kit: Kit, games: int = 4) -> None:
    hidden_chance_stays_hidden(kit, Setup(players=3), 0, ["one", "two", "three"])
    for game in positions(kit, games):
        position_is_tight(game, Random(1), deals=4, tried=8)


def positions(kit: Kit, games: int) -> Iterable[Game]:
    for seed in range(games):
        game, rng = start(kit, Setup(players=3), seed)[0], Random(seed)
        while not game.over:
            yield game
            game, _ = game.play(wander(game, rng))


@pytest.mark.parametrize("rule", [Talkative(), InTheOpen(), EarlyBird()], ids=lambda rule: type(rule).__name__)
def test_a_planted_leak_is_found(rule: Rule) -> None:
    kit = kit_with(rule)
    with pytest.raises(Leak):
        everything_is_tight(kit)


def test_an_unplanted_game_passes_the_same_check() -> None:
    everything_is_tight(KIT, games=1)
