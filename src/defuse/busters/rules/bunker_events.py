"""What can happen in the bunker: cards are laid round it, the figure moves, steps are done, the lever is pulled."""

from __future__ import annotations

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.constraints import CONSTRAINTS
from defuse.busters.rules.bunker_map import Square
from defuse.busters.wires import seat_name
from defuse.busters.words import Told, tell
from defuse.kernel import Event

DONE = {
    "key": "The key is yours.",
    "guard": "The guard sleeps.",
    "stairs": "You are in the basement.",
    "lever": "The lever is down, and the lasers are off.",
    "doctor": "The doctor is caught.",
}


class CardsLaid(Event, frozen=True):
    """Five constraint cards lie round the bunker: north, east, south, west, and the one for actions."""

    cards: tuple[str, ...]


class StrideDue(Event, frozen=True):
    """A cut moves the figure, or does what its square asks for: one that named or cut these values."""

    by: int
    values: tuple[int, ...]
    hit: bool


class FigureMoved(Event, frozen=True):
    """The figure went one square in a direction."""

    by: int
    direction: str
    to: Square


class FigureStayed(Event, frozen=True):
    """The figure did not move: a wall is in the way, or its square holds it."""

    by: int
    held: bool
    gripped: bool = False
    """Whether it holds because the lever has to be pulled first."""


class LeverGripped(Event, frozen=True):
    """The lever is in reach: whoever is on turn may name the yellow wires from now on."""

    by: int


class YellowsNamed(Event, frozen=True):
    """Somebody named these wires as the yellow ones, to pull the lever."""

    by: int
    wires: tuple[int, ...]

    def apply(self, public: Board) -> Board:
        return replace(public, idle=0)


class LeverStuck(Event, frozen=True):
    """The wires that were named are not both yellow, and none is red; one of them, by lot, gets its token."""

    by: int
    wires: tuple[int, ...]
    shown: int


class StepDone(Event, frozen=True):
    """A step of the way through the bunker is done."""

    step: str
    by: int


@tell.register
def _(event: CardsLaid, told: Told) -> str:
    places = ("north", "east", "south", "west", "action")
    said = [f"{place} {CONSTRAINTS[card].title}" for place, card in zip(places, event.cards, strict=True)]
    return f"Cards round the bunker: {', '.join(said)}."


@tell.register
def _(event: StrideDue, told: Told) -> None:
    return None


@tell.register
def _(event: FigureMoved, told: Told) -> str:
    return f"{seat_name(event.by)} moves the figure {event.direction}."


@tell.register
def _(event: FigureStayed, told: Told) -> str:
    why = "its square asks for a right cut that meets the action card" if event.held else "walls on every way"
    return f"The figure stays: {'both yellow wires have to be named first' if event.gripped else why}."


@tell.register
def _(event: LeverGripped, told: Told) -> str:
    return "You have a grip on the lever: now somebody has to name both yellow wires."


@tell.register
def _(event: YellowsNamed, told: Told) -> str:
    return f"{seat_name(event.by)} pulls the lever and names {told.places(event.wires)} as the yellow wires."


@tell.register
def _(event: LeverStuck, told: Told) -> str:
    return "Wrong: the lever is stuck."


@tell.register
def _(event: StepDone, told: Told) -> str:
    return DONE[event.step]
