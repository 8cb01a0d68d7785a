"""What can happen in a race through number cards: cards are turned, won and lost, and have their prices and prizes."""

from __future__ import annotations

from defuse.busters.wires import seat_name
from defuse.busters.words import Told, alternatives, listed, tell
from defuse.kernel import Event


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
def _(event: CardTurned, told: Told) -> str:
    return f"Card {event.card} of 7: cut two {event.number}s."


@tell.register
def _(event: CardWon, told: Told) -> str:
    return f"Two {event.number}s are cut: card {event.card} is yours."


@tell.register
def _(event: CardLost, told: Told) -> str:
    return f"Too slow for the {event.number}s: card {event.card} is lost."


@tell.register
def _(event: CardDiscarded, told: Told) -> str:
    return f"{event.title} is taken off the board."


@tell.register
def _(event: YellowsCounted, told: Told) -> str:
    counts = [f"{seat_name(seat)} {count}" for seat, count in enumerate(event.counts)]
    return f"Yellow wires: {listed(counts)}."


@tell.register
def _(event: Silenced, told: Told) -> str:
    return f"{seat_name(event.seat)} may only use signals from now on."


@tell.register
def _(event: SilenceBroken, told: Told) -> str:
    return f"{seat_name(event.by)} has spoken, but may only use signals."


@tell.register
def _(event: HoldingTold, told: Told) -> str:
    return f"{seat_name(event.seat)} draws the {event.number} and has {'one' if event.holds else 'none'}."


@tell.register
def _(event: SprintBegan, told: Told) -> str:
    return f"Only {alternatives(event.numbers)} may be cut now."


@tell.register
def _(event: YellowsPicked, told: Told) -> str:
    return f"{seat_name(event.by)} names {told.places(event.wires)} as all yellow wires that are left."
