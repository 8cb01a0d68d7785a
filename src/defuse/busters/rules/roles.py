"""A role for one player: the holder of the captain's card may not miss, or goes without equipment (M14, M17, M28)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from defuse.busters.board import NOBODY, Board
from defuse.busters.causes import Loss
from defuse.busters.characters import personal_id
from defuse.busters.events import CharactersSettled, CharactersTaken, CutMissed, Exploded
from defuse.busters.price import ALL, Price
from defuse.busters.rule import Rank, Rule
from defuse.busters.view import Table, View
from defuse.busters.words import Told, tell
from defuse.kernel import Act, Event, RulesRemoved, Steps, helper
from defuse.kernel.panel import Note, Panel
from defuse.words import Message, Seat, say

THE_CARD = "1"
"""The captain's character card: whoever holds it has the role."""

TITLE = say("role")


class RoleName(StrEnum):
    """The roles. Their values are part of what games keep; what people read is `role-…` in the catalogues."""

    ROOKIE = "the rookie"
    HERRINGS = "Rhett Herrings"
    CARELESS = "Captain Careless"

    def words(self) -> Message:
        """What the others call this player."""
        return say(f"role-{self.name.lower()}")

    def text(self) -> Message:
        """What is special about the role, in a sentence."""
        return say(f"role-{self.name.lower()}.text")

    def missed(self) -> Loss:
        """The loss by a missed cut of this player."""
        return Loss(f"{self.value} missed")


class RoleTaken(Event, frozen=True):
    """A seat got a role, by its character card."""

    seat: int
    role: RoleName


@tell.register
def _(event: RoleTaken, told: Told) -> Message:
    return say("told-role-taken", seat=Seat(event.seat), role=event.role.words())


class Role(Rule, frozen=True, kw_only=True):
    """Whoever holds the captain's character card has a role in this mission. Play still starts with the captain."""

    id: str = "role"
    name: RoleName
    by_lot: bool = False
    """Whether the character cards are dealt at random, so that anybody may have the role."""
    deadly: bool = False
    """Whether a missed dual cut of this player explodes the bomb."""
    cards: tuple[str, ...] = ()
    """The cards that this player may not use."""
    empty_handed: bool = False
    """Whether this player uses no card at all and has no personal equipment."""

    rank: ClassVar[Rank] = Rank.MISSION

    @helper
    def seat(self, board: Board) -> int:
        """Who has the role."""
        return board.characters.index(THE_CARD) if THE_CARD in board.characters else NOBODY

    def changes(self, table: Table, event: CharactersTaken) -> Event | None:
        if not self.by_lot:
            return None
        left = list(event.characters)
        return CharactersTaken(tuple(left.pop(table.roll(len(left))) for _ in event.characters))

    def after(self, table: Table, event: CharactersTaken | CharactersSettled | CutMissed) -> Steps:
        seat = self.seat(table.public)
        match event:
            case CharactersTaken():
                yield RoleTaken(seat, self.name)
            case CharactersSettled() if self.empty_handed:
                yield RulesRemoved((personal_id(seat),))
            case CutMissed() if self.deadly and event.by == seat:
                # Not for being a red wire: no Stabilizer helps (M28).
                yield Exploded(self.name.missed(), seat)

    def prices(self, view: View, values: tuple[int, ...], targets: tuple[int, ...]) -> Price:
        return Price(miss=ALL) if self.deadly and view.seat == self.seat(view.public) else Price()

    def bars_card(self, view: View, verb: type[Act], card: str) -> Message | None:
        if view.seat != self.seat(view.public):
            return None
        if self.empty_handed:
            return say("role-no-equipment", role=self.name.words())
        return say("role-not-this-card", role=self.name.words()) if card in self.cards else None

    def panel(self, view: View) -> Panel:
        seat = self.seat(view.public)
        text = self.name.text()
        if seat != NOBODY:
            text = say("role-of", seat=Seat(seat), role=self.name.words(), text=text)
        return Note(rule=self.id, title=TITLE, text=text)
