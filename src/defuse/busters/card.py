"""What all equipment cards and characters have in common. The cards themselves are in `equipment/`, one file each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import ClassVar, Literal

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.events import CardsReadied, CardUsed, Unlocked
from defuse.busters.rule import Rank, Rule
from defuse.busters.view import View
from defuse.busters.wires import value_word
from defuse.kernel import Act, Field, Form, helper
from defuse.kernel.panel import Card, Cards
from defuse.words import Message, Text, say

EVERYBODY = -1

Timing = Literal["any time", "your turn", "start of your turn", "instant"]


@cache
def card_title(card: str) -> Message:
    """What the card with this in its corner is called."""
    return say(f"card-{card.lower()}")


@cache
def card_text(card: str) -> Message:
    """What it does, in our words."""
    return say(f"card-{card.lower()}.text")


@cache
def timing_words(timing: Timing) -> Message:
    """When a card is used."""
    return say(f"timing-{timing.replace(' ', '-')}")


def state_words(card: Equipment, board: Board) -> Message:
    """How a card stands, with what has to be cut before it can be used."""
    if card.state == "ready":
        return say("card-state-ready", timing=timing_words(card.timing))
    if card.state == "used":
        return say("card-state-used")
    needs = [(value, count - board.cut[value]) for value, count in card.needs() if board.cut[value] < count]
    if not needs:
        return say("card-state-locked")
    missing = [say("card-need", count=count, value=value_word(value)) for value, count in needs]
    return say("card-state-locked-until", needs=tuple(missing))


class Equipment(Rule, frozen=True, kw_only=True):
    """An equipment card on the board, or with a holder the personal equipment of a character."""

    state: Literal["locked", "ready", "used"] = "locked"
    holder: int = EVERYBODY
    cover: tuple[tuple[int, int], ...] = ()
    """What has to be cut before it can be used, beside what the card itself says: pairs of a value and a count."""

    rank: ClassVar[Rank] = Rank.CARDS
    card: ClassVar[str]
    """What is printed in its corner, and its id."""
    code: ClassVar[int]
    """Its kind while it lies face down in a pile."""
    timing: ClassVar[Timing]
    unlock: ClassVar[tuple[int, int] | None] = None
    """The value and how many cut wires of it make the card usable; None for personal equipment."""
    since: ClassVar[int] = 3
    """The first mission that it is in the pile of."""
    needs_yellow: ClassVar[bool] = False
    """Whether it is in the pile only in missions with yellow wires."""
    reach: ClassVar[int] = 1
    """How many wires of a stand a cut with it points at."""
    instead: ClassVar[bool] = False
    """Whether it is used instead of the turn's action, not beside it (E14)."""

    @property
    def title(self) -> Message:
        """What it is called."""
        return card_title(self.card)

    @property
    def text(self) -> Message:
        """What it does, in our words."""
        return card_text(self.card)

    def needs(self) -> tuple[tuple[int, int], ...]:
        """All that has to be cut before it can be used."""
        return (*((self.unlock,) if self.unlock else ()), *self.cover)

    def on(self, event: Unlocked | CardUsed | CardsReadied) -> Equipment:
        if isinstance(event, CardsReadied):
            return replace(self, state="ready") if self.id in event.cards else self
        if event.card != self.id:
            return self
        return replace(self, state="ready" if isinstance(event, Unlocked) else "used")

    @helper
    def lasts(self) -> bool:
        """Whether it was used in this turn and holds until the turn ends. Most cards do what they do at once."""
        return False

    @helper
    def lasting(self) -> Equipment | None:
        """This card while its use holds; None for a card that does what it does at once."""
        return None

    @helper
    def usable(self, view: View) -> bool:
        """Whether the seat of this view may use it now, as far as the card's state and timing go (E3, E4)."""
        if view.seat is None or self.state != "ready" or self.holder not in (EVERYBODY, view.seat):
            return False
        if self.timing in ("your turn", "start of your turn") and not (view.acting and not view.only_reds(view.seat)):
            return False
        return view.bar("card", Act, self.id) is None

    def refuses(self, view: View, act: Act) -> Text | None:
        """Why this card cannot be used now."""
        if self.id not in act.using:
            return None
        if self.holder not in (EVERYBODY, view.seat):
            return say("card-is-not-yours", card=self.title)
        if self.state == "locked":
            return say("card-is-locked", card=self.title)
        if self.timing == "instant":
            return say("card-is-instant", card=self.title)
        if self.state == "used":
            return say("card-is-used", card=self.title)
        if self.timing != "any time" and not view.acting:
            return say("card-is-for-your-turn", card=self.title)
        return view.bar("card", Act, self.id)

    @helper
    def form(self, view: View, verb: type[Act], fields: Callable[[], tuple[Field, ...]]) -> Iterable[Form]:
        """The one form of a card that is used beside the turn's action; none while it is not usable."""
        if self.usable(view):
            assert view.seat is not None
            yield Form(verb, view.seat, fields, rule=self.id, using=(self.id,), aside=True, label=self.title)

    def panel(self, view: View) -> Cards:
        whose = None if self.holder == EVERYBODY else self.holder
        card = Card(title=self.title, text=self.text, label=self.card, state=self.state, seat=whose, kind="equipment")
        return Cards(
            rule=self.id, title=say("panel-equipment" if whose is None else "panel-personal-equipment"), cards=(card,)
        )
