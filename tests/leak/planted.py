"""Leaks planted on purpose: rules that break the law in every way we could think of. The checkers have to find them.

Views hide what a seat has not seen, so a rule that wants to cheat in a form, a refusal or a fact has to go behind the
engine's back: a view that takes the faces from the game which makes it, and a climb up the call stack.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from defuse.busters import KIT, Setup
from defuse.busters.acts import Cut, RevealReds
from defuse.busters.board import Board
from defuse.busters.events import (
    Called,
    CutMissed,
    Dealt,
    Detected,
    Labelled,
    Spared,
    TableReady,
    TokenPlaced,
    TurnStarted,
    ValueAnnounced,
    WiresMoved,
)
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.clues import Clues
from defuse.busters.rules.cutting import Cutting
from defuse.busters.setup import begin as begin_busters
from defuse.busters.view import Table, View
from defuse.busters.wires import RED, VALUES, kinds_of
from defuse.kernel import Act, Among, Event, Fact, Form, Game, Index, Kit, RulesAdded, Step, Steps, register
from defuse.kernel.panel import Note


class SeeingView(View):
    """A view that keeps the faces which it should hide."""

    __slots__ = ("truth",)

    def __init__(
        self, public: Board, faces: bytes, seat: int | None, index: Index | None = None, locked_in: Act | None = None
    ) -> None:
        super().__init__(public, faces, seat, index, locked_in)
        maker = sys._getframe(1).f_locals.get("self")
        self.truth = maker.secret.faces if isinstance(maker, Game) else faces

    def reds_at_left(self) -> list[int]:
        """The uncut red wires of the left neighbour, which this seat may not know."""
        mate = ((self.seat or 0) + 1) % self.public.players
        return [wire for wire in self.hand(mate) if VALUES[self.truth[wire]] == RED]


def truth_behind() -> bytes:
    """All faces, from the table that is at work further up in the call stack."""
    frame = sys._getframe(1)
    while frame.f_back is not None:
        frame = frame.f_back
        owner = frame.f_locals.get("self")
        if isinstance(owner, Table):
            return owner.faces
    raise LookupError("no act is being played")


def kit_with(rule: Rule) -> Kit:
    """Bomb Busters with one more rule, or with a rule in place of the base rule of that id."""

    def begin(setup: Setup) -> tuple[Board, tuple[Step, ...]]:
        board, steps = begin_busters(setup)
        rules = [other for other in board.rules if other.id != rule.id]
        return replace(board, rules=tuple(sorted((*rules, rule), key=lambda each: each.rank))), steps

    return register(KIT._replace(name=f"planted-{type(rule).__name__}", begin=begin, view=SeeingView))


class Deck(Rule, frozen=True, kw_only=True):
    """A rule that carries the order of a face-down pile in its public data."""

    id: str = "deck"
    order: tuple[int, ...] = ()


class DeckInTheOpen(Rule, frozen=True, kw_only=True):
    """Once the table is set, the order of the equipment pile is copied into a rule."""

    id: str = "planted"

    def after(self, table: Table, event: TableReady) -> Steps:
        pile = next(pile for pile in table.public.piles if pile.name == "equipment")
        yield RulesAdded((Deck(order=tuple(table.faces[thing] for thing in pile.things)),))


class SizesByRed(Rule, frozen=True, kw_only=True):
    """While dealing, whoever got a red wire is named in a rule: what C3 forbids."""

    id: str = "planted"

    rank: ClassVar[Rank] = Rank.BASE

    def after(self, table: Table, event: Dealt) -> Steps:
        reds = [stand for stand, row in enumerate(event.stands) if any(table.value(wire) == RED for wire in row)]
        yield RulesAdded((Deck(order=tuple(reds)),))


class AskedWhenItMatters(Cutting, frozen=True, kw_only=True):
    """The owner of detected wires is asked only if there is something to choose: the pause tells that two match."""

    def detect(self, table: Table, act: Cut, values: tuple[int, ...], hit: bool) -> Steps:
        matching = [wire for wire in act.targets if table.value(wire) in values]
        if len(matching) == 1:
            return (self.cut(table, act, matching[0]),)
        return Cutting.detect(self, table, act, values, hit)


class KindRefusal(Rule, frozen=True, kw_only=True):
    """A refusal that keeps a seat from pointing at a red wire that it cannot see."""

    id: str = "planted"

    def bars_wire(self, view: SeeingView, verb: type[Act], wire: int) -> str | None:
        return "better not" if wire in view.reds_at_left() else None


class KindWords(Rule, frozen=True, kw_only=True):
    """The same acts are refused, but in other words while the left neighbour holds a red wire."""

    id: str = "planted"

    def refuses(self, view: SeeingView, act: Act) -> str | None:
        return "not now, and mind your left" if view.reds_at_left() else None


class KindOffer(Rule, frozen=True, kw_only=True):
    """A form that is on offer only while the left neighbour holds a red wire."""

    id: str = "planted"
    verbs: ClassVar = (RevealReds,)

    def offers(self, view: SeeingView) -> Iterable[Form]:
        if view.seat is not None and view.acting and view.reds_at_left():
            yield Form(RevealReds, view.seat, rule=self.id, aside=True, label="Careful!")

    def does(self, table: Table, act: RevealReds) -> Steps:
        return ()


class Glimpsed(Event, frozen=True):
    """An event that carries the face of a wire which nobody was shown."""

    wire: int
    face: int


class TalkativeEvent(Rule, frozen=True, kw_only=True):
    """Every turn begins with a glimpse of somebody's middle uncut wire."""

    id: str = "planted"

    def after(self, table: Table, event: TurnStarted) -> Steps:
        mate = next(seat for seat in table.clockwise(event.seat + 1) if table.has_wires(seat))
        hand = table.hand(mate)
        wire = hand[len(hand) // 2]
        yield Glimpsed(wire, table.faces[wire])


class SkippedByFaces(Rule, frozen=True, kw_only=True):
    """Whoever holds the lowest uncut wire acts next: who is asked tells where it is."""

    id: str = "planted"

    rank: ClassVar[Rank] = Rank.FINISH

    def next_seat(self, table: Table) -> int:
        return min(table.seats_with_wires(), key=lambda seat: min(table.faces[wire] for wire in table.hand(seat)))


class BoldClue(Rule, frozen=True, kw_only=True):
    """A fact that nothing supports: whoever misses is said to hold two of the value."""

    id: str = "planted"

    def facts(self, public: Board, event: CutMissed) -> Iterable[Fact]:
        hand = tuple(public.hand(event.by))
        yield Among(hand, kinds_of(event.values[0]), 2)


class InformedClue(Rule, frozen=True, kw_only=True):
    """A fact that is true and that nobody was told: which kind the middle wire of the next seat is."""

    id: str = "planted"

    def facts(self, public: Board, event: TurnStarted) -> Iterable[Fact]:
        for stand, owner in zip(public.stands, public.owners, strict=True):
            if owner == (event.seat + 1) % public.players:
                middle = stand[len(stand) // 2]
                yield Among((middle,), (truth_behind()[middle],), 1)


class ForgetfulClues(Clues, frozen=True, kw_only=True):
    """A radar answer is given and no fact records it: whoever imagines a deal goes wrong."""

    def facts(  # type: ignore[override]
        self,
        public: Board,
        event: Dealt | TokenPlaced | ValueAnnounced | Called | Detected | CutMissed | Spared | Labelled | WiresMoved,
    ) -> Iterable[Fact]:
        return Clues.facts(self, public, event)


class TellingPanel(Rule, frozen=True, kw_only=True):
    """A panel that says how many reds the left neighbour holds."""

    id: str = "planted"

    def panel(self, view: SeeingView) -> Note:
        return Note(rule=self.id, title="Reds", text=f"{len(view.reds_at_left())} at your left")
