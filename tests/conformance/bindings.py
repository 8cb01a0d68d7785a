"""Whether a constraint card matters where it is in force: what would be otherwise if it lay elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from defuse.busters.asks import TurnAsk
from defuse.busters.constraints import LETTERS
from defuse.busters.events import CutMissed
from defuse.busters.rules.constraints import AWAY, ConstraintCard
from defuse.kernel import Act, Event, Game

LAID, BARS, MISS = "in force", "bars something", "changes a miss"

EXPECTED = (
    {f"{letter} {LAID}" for letter in LETTERS}
    | {f"{letter} {BARS}" for letter in LETTERS if letter != "L"}
    | {f"{letter} {MISS}" for letter in "HL"}
)
"""What can be said of the cards: L bars nothing, and only H and L are about misses (K3, K5)."""


def done_to(before: Game, act: Act, events: tuple[Event, ...]) -> Iterator[str]:
    """What the constraint cards in force have done to an act in a turn."""
    if not isinstance(before.ask, TurnAsk):
        return
    missed = any(isinstance(event, CutMissed) for event in events)
    seat = before.ask.seats[0]
    for card in before.public.rules:
        if isinstance(card, ConstraintCard) and card.seat != AWAY:
            freely = without(before, card)
            if card.binds(seat) and ways(freely, seat) > ways(before, seat):
                yield f"{card.letter} {BARS}"
            if missed and freely.why_not(act) is None and kinds(freely.play(act)[1]) != kinds(events):
                yield f"{card.letter} {MISS}"


def without(game: Game, card: ConstraintCard) -> Game:
    """The same game with the card out of play."""
    rules = tuple([rule for rule in game.public.rules if rule is not card])
    return Game(game.kit, game.setup, replace(game.public, rules=rules), game.secret, game.acts)


def ways(game: Game, seat: int) -> int:
    """How many acts a seat may choose from."""
    return sum([form.count() for form in game.forms(seat)])


def kinds(events: tuple[Event, ...]) -> list[tuple[str, int]]:
    """What happened, as far as a miss can differ: the kinds of the events, and the steps of the dial."""
    return [(type(event).__name__, getattr(event, "steps", 0)) for event in events]
