"""Setting up a game of Bomb Busters: from a set-up to the first question."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from defuse.busters import catalogue
from defuse.busters.board import Board
from defuse.busters.events import MissionBegan
from defuse.busters.mission import Mission
from defuse.busters.rules.characters import Characters
from defuse.busters.rules.clues import Clues
from defuse.busters.rules.cutting import Cutting
from defuse.busters.rules.dealer import Dealer, in_pile
from defuse.busters.rules.detonator import Detonator, Finish
from defuse.busters.rules.opening import Opening, TrueTokens
from defuse.busters.rules.shelf import Shelf
from defuse.busters.rules.turns import Clockwise, Turns
from defuse.busters.view import Table, View
from defuse.busters.wires import value_of
from defuse.kernel import Event, Game, Kit, Rule, Step, imagine, index_of, register, start
from defuse.words import Said, say

VERSION = "2"
"""Changes whenever the same acts may lead to another game."""


class Setup(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is decided before the first wire is drawn."""

    mission: int
    players: int
    captain: int | None = None
    """Who is captain, by seat; None for one by lot."""
    equipment: tuple[str, ...] | None = None
    """Which equipment cards are laid out; None for cards by lot."""
    clock: bool = True
    """Whether a mission with a clock is played with it; without, it is a casual game."""

    def again(self, captain: int, mission: int | None = None) -> Setup:
        """The same table for a retry or the next mission: the captain moves one seat left (C14)."""
        return replace(self, mission=mission or self.mission, captain=(captain + 1) % self.players)


def base_rules(setup: Setup | None = None, mission: Mission | None = None) -> tuple[Rule, ...]:
    """The rules that every mission starts from."""
    choice = mission is not None and mission.characters == "choice"
    captain_too = not (setup and mission and setup.players == 2 and mission.captain_token != "yes")
    return _base_rules(setup.captain if setup else None, setup.equipment if setup else None, choice, captain_too)


@lru_cache(maxsize=256)
def _base_rules(
    captain: int | None, equipment: tuple[str, ...] | None, choice: bool, captain_too: bool
) -> tuple[Rule, ...]:
    return (
        Dealer(captain=captain, equipment=equipment),
        Characters(choice=choice),
        Opening(captain_too=captain_too),
        TrueTokens(),
        Clues(),
        Cutting(),
        Detonator(),
        Shelf(),
        Clockwise(),
        Turns(),
        Finish(),
    )


def casual_rules(mission: Mission) -> tuple[Rule, ...]:
    """The rules of a mission that is played without a clock: what has to do with time says what is left of it."""
    return tuple([other for _, other in without_clock(mission) if other is not None])


def without_clock(mission: Mission) -> Iterator[tuple[Rule, Rule | None]]:
    """Each rule of a mission, and what it is when the mission is played without a clock: most are the same.

    The hook is `casual(mission)`, which gives the rule to play with, or None for none.
    """
    able = index_of(mission.rules).hook("casual")
    for at, rule in enumerate(mission.rules):
        asked: Any = rule
        yield rule, asked.casual(mission) if at in able else rule


def begin(setup: Setup) -> tuple[Board, tuple[Step, ...]]:
    """The empty table and the first step; a clear error where the set-up is not possible."""
    try:
        msgspec.convert(msgspec.structs.asdict(setup), Setup, strict=True)
    except msgspec.ValidationError as error:
        raise Said(say("setup-impossible", why=str(error))) from error
    mission = catalogue.mission(setup.mission)
    check(setup, mission)
    base = [rule for rule in base_rules(setup, mission) if rule.id not in mission.replaces]
    board = Board(
        mission=setup.mission,
        players=setup.players,
        known=(0,) * (setup.players + 1),
        dial=setup.players if mission.dial is None else mission.dial,
        rules=(*base, *(mission.rules if setup.clock else casual_rules(mission))),
    )
    return board, (MissionBegan(setup.mission),)


def check(setup: Setup, mission: Mission) -> None:
    """Raise an error that says what is wrong with a set-up."""
    if not 2 <= setup.players <= 5:
        raise Said(say("setup-players", players=setup.players))
    if setup.players not in mission.players:
        raise Said(say("setup-mission-players", mission=mission.number, players=setup.players))
    if setup.captain is not None and not 0 <= setup.captain < setup.players:
        raise Said(say("setup-captain", seat=setup.captain))
    if setup.equipment is not None:
        if not mission.equipment and setup.equipment:
            raise Said(say("setup-no-equipment", mission=mission.number))
        with_yellow = bool(mission.wires_for(setup.players).draw("yellow").count)
        for card in setup.equipment:
            if card not in catalogue.cards():
                raise Said(say("setup-unknown-card", card=repr(card)))
            if not in_pile(card, mission, with_yellow):
                raise Said(say("setup-banned-card", mission=mission.number, card=card))
        if len(set(setup.equipment)) != len(setup.equipment):
            raise Said(say("setup-card-twice"))


KIT = register(
    Kit(
        name="busters",
        version=VERSION,
        setup=Setup,
        begin=begin,
        acts=catalogue.acts,
        view=View,
        table=Table,
        value=value_of,
    )
)


def new(
    mission: int,
    players: int,
    seed: int | str = 0,
    *,
    captain: int | None = None,
    equipment: tuple[str, ...] | None = None,
    clock: bool = True,
) -> Game:
    """A new game: everything random comes from the seed. Without the clock, a timed mission is a casual game.

    >>> new(mission=1, players=4, seed=7, captain=2).ask.seats
    (2,)
    """
    setup = Setup(mission=mission, players=players, captain=captain, equipment=equipment, clock=clock)
    return start(KIT, setup, seed)[0]


def begun(setup: Setup, seed: int | str, hidden: str | None = None) -> tuple[Game, tuple[Event, ...]]:
    """A new game from a set-up, and what happened while setting up."""
    return start(KIT, setup, seed, hidden)


__all__ = ["KIT", "Setup", "begin", "begun", "imagine", "new"]
