"""What can happen in the bunker: cards are laid round it, the figure moves, steps are done, the lever is pulled."""

from __future__ import annotations

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.constraints import CONSTRAINTS
from defuse.busters.rules.bunker_map import PLACES, Square, Step, way_word
from defuse.busters.words import Told, tell
from defuse.kernel import Event
from defuse.words import Message, Seat, say


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

    step: Step
    by: int


@tell.register
def _(event: CardsLaid, told: Told) -> Message:
    cards = [
        say("told-cards-laid-card", place=place, card=CONSTRAINTS[card].title)
        for place, card in zip(PLACES, event.cards, strict=True)
    ]
    return say("told-cards-laid", cards=tuple(cards))


@tell.register
def _(event: StrideDue, told: Told) -> None:
    return None


@tell.register
def _(event: FigureMoved, told: Told) -> Message:
    return say("told-figure-moved", seat=Seat(event.by), way=way_word(event.direction))


@tell.register
def _(event: FigureStayed, told: Told) -> Message:
    if event.gripped:
        return say("told-figure-grips")
    return say("told-figure-held" if event.held else "told-figure-stayed")


@tell.register
def _(event: LeverGripped, told: Told) -> Message:
    return say("told-lever-gripped")


@tell.register
def _(event: YellowsNamed, told: Told) -> Message:
    return say("told-yellows-named", seat=Seat(event.by), wires=told.places(event.wires))


@tell.register
def _(event: LeverStuck, told: Told) -> Message:
    return say("told-lever-stuck")


@tell.register
def _(event: StepDone, told: Told) -> Message:
    return event.step.done()
