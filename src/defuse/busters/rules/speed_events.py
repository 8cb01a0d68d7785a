"""What can happen in a race through number cards: cards are turned, won and lost, and have their prices and prizes."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from defuse.busters.script import first_lines
from defuse.busters.words import Told, tell
from defuse.kernel import Event
from defuse.words import Message, Seat, say


class CardTurned(Event, frozen=True):
    """A number card was turned up: two wires of it have to be cut in time."""

    card: int
    """The how manyth card it is, from 1 on."""
    number: int


class CardWon(Event, frozen=True):
    """The time for the number is over, and two wires of it are cut."""

    card: int
    number: int
    by: int
    """Whose turn it was."""


class CardLost(Event, frozen=True):
    """The time for the number ran out."""

    card: int
    number: int
    by: int
    """Whose turn it was."""


class CardDiscarded(Event, frozen=True):
    """An equipment card was taken off the board."""

    card: str
    title: str
    """What it is called: the id of a message."""

    stored_otherwise: ClassVar[bool] = True

    def as_stored(self) -> CardDiscarded:
        """Digests hold the name that the card had when the first games were kept."""
        return replace(self, title=first_lines().get(self.title, self.title))


class YellowsCounted(Event, frozen=True):
    """Everybody said how many yellow wires they have."""

    counts: tuple[int, ...]


class Silenced(Event, frozen=True):
    """A seat may only use signals from now on."""

    seat: int


class SilenceBroken(Event, frozen=True):
    """A seat that may only use signals has spoken."""

    by: int


class HoldingTold(Event, frozen=True):
    """A seat drew a number card and said whether it has an uncut wire of it."""

    seat: int
    number: int
    holds: bool


class SprintBegan(Event, frozen=True):
    """Three number cards were turned up: only these numbers may be cut."""

    numbers: tuple[int, ...]


class YellowsPicked(Event, frozen=True):
    """A seat named these wires as all yellow wires that are left."""

    by: int
    wires: tuple[int, ...]


@tell.register
def _(event: CardTurned, told: Told) -> Message:
    return say("told-card-turned", card=event.card, number=event.number)


@tell.register
def _(event: CardWon, told: Told) -> Message:
    return say("told-card-won", card=event.card, number=event.number)


@tell.register
def _(event: CardLost, told: Told) -> Message:
    return say("told-card-lost", card=event.card, number=event.number)


@tell.register
def _(event: CardDiscarded, told: Told) -> Message:
    return say("told-card-discarded", card=say(event.title))


@tell.register
def _(event: YellowsCounted, told: Told) -> Message:
    counts = [say("told-yellows-counted-seat", seat=Seat(seat), count=count) for seat, count in enumerate(event.counts)]
    return say("told-yellows-counted", counts=tuple(counts))


@tell.register
def _(event: Silenced, told: Told) -> Message:
    return say("told-silenced", seat=Seat(event.seat))


@tell.register
def _(event: SilenceBroken, told: Told) -> Message:
    return say("told-silence-broken", seat=Seat(event.by))


@tell.register
def _(event: HoldingTold, told: Told) -> Message:
    return say("told-holding-told", seat=Seat(event.seat), number=event.number, holds=event.holds)


@tell.register
def _(event: SprintBegan, told: Told) -> Message:
    return say("told-sprint-began", numbers=event.numbers)


@tell.register
def _(event: YellowsPicked, told: Told) -> Message:
    return say("told-yellows-picked", seat=Seat(event.by), wires=told.places(event.wires))
