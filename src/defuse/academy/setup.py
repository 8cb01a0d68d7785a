"""Setting up a game of Bomb Squad Academy: from a set-up to the first question."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from defuse.academy import catalogue
from defuse.academy.board import BOMBS, Board
from defuse.academy.components import WIRES, Components, check, printed
from defuse.academy.events import GameBegan
from defuse.academy.rules.bombs import Bombs
from defuse.academy.rules.chickens import Chickens
from defuse.academy.rules.cutting import Cutting, Triggers
from defuse.academy.rules.explosion import Explosion
from defuse.academy.rules.rounds import Plates, Rounds
from defuse.academy.rules.waiting import Waiting
from defuse.academy.rules.window import Window
from defuse.academy.view import Table, View
from defuse.kernel import Event, Game, Kit, Rule, Step, imagine, register, start
from defuse.words import Said, say

VERSION = "2"
"""Changes whenever the same acts may lead to another game."""


class Setup(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is decided before the first round."""

    players: int
    components: Components | None = None
    """The numbers on the components; None for those that come with defuse (A1)."""
    tools: tuple[tuple[str, ...], ...] | None = None
    """Which tools are laid out for the second bomb, and for the third; None for tools by lot."""
    seconds: float | None = None
    """How long a window for tools stays open; None for until everybody has passed."""


def base_rules(setup: Setup) -> tuple[Rule, ...]:
    """The rules of the game without its tools."""
    return (
        Triggers(),
        Plates(),
        Waiting(),
        Cutting(),
        Explosion(),
        Chickens(),
        Bombs(components=setup.components or printed(), displays=setup.tools or ()),
        Rounds(),
        Window(seconds=setup.seconds),
    )


def begin(setup: Setup) -> tuple[Board, tuple[Step, ...]]:
    """The empty table and the first step; a clear error where the set-up is not possible."""
    try:
        msgspec.convert(msgspec.to_builtins(setup), Setup, strict=True)
    except msgspec.ValidationError as error:
        raise Said(say("academy-setup-impossible", why=str(error))) from error
    verify(setup)
    two = setup.players == 2
    board = Board(
        players=setup.players,
        known=(0,) * (setup.players + 1),
        scores=(0,) * setup.players,
        colours=WIRES[:-1] if two else WIRES,
        stuck=1 if two else 2,
        rules=base_rules(setup),
    )
    return board, (GameBegan(),)


def verify(setup: Setup) -> None:
    """Raise an error that says what is wrong with a set-up."""
    if not 2 <= setup.players <= 5:
        raise Said(say("academy-setup-players", players=setup.players))
    if setup.components is not None:
        check(setup.components)
    if setup.seconds is not None and not 0 < setup.seconds < float("inf"):
        raise Said(say("academy-setup-window", seconds=f"{setup.seconds:g}"))
    displays = setup.tools or ()
    if len(displays) > BOMBS - 1:
        raise Said(say("academy-setup-displays"))
    for display in displays:
        if len(display) != setup.players + 1:
            raise Said(say("academy-setup-display", tools=setup.players + 1, players=setup.players, count=len(display)))
    named = [tool for display in displays for tool in display]
    for tool in named:
        if tool not in catalogue.tools():
            raise Said(say("academy-setup-no-tool", tool=repr(tool), known=tuple(catalogue.tools())))
        if named.count(tool) > 1:
            raise Said(say("academy-setup-tool-twice", tool=tool, count=named.count(tool)))


KIT = register(
    Kit(
        name="academy",
        version=VERSION,
        setup=Setup,
        begin=begin,
        acts=catalogue.acts,
        view=View,
        table=Table,
        value=int,
    )
)


def new(
    players: int,
    seed: int | str = 0,
    *,
    components: Components | None = None,
    tools: tuple[tuple[str, ...], ...] | None = None,
    seconds: float | None = None,
) -> Game:
    """A new game: everything random comes from the seed.

    >>> new(players=4, seed=7).ask.seats
    (0, 1, 2, 3)
    """
    setup = Setup(players=players, components=components, tools=tools, seconds=seconds)
    return start(KIT, setup, seed)[0]


def begun(setup: Setup, seed: int | str, hidden: str | None = None) -> tuple[Game, tuple[Event, ...]]:
    """A new game from a set-up, and what happened while setting up."""
    return start(KIT, setup, seed, hidden)


__all__ = ["KIT", "Setup", "begin", "begun", "imagine", "new"]
