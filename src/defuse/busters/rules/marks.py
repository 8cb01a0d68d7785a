"""Tokens that do not show a value: even or odd (M21, M33), a count (P24, M24, M40), or none at all (M58)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from defuse.busters.board import Board
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.causes import TokenCause
from defuse.busters.events import CardUsed, CutMissed, Opened, TableReady, TokenPlaced, TurnStarted, ValueAnnounced
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.clues import all_kinds
from defuse.busters.rules.silence import Silence
from defuse.busters.view import Table, View
from defuse.busters.words import Told, values_named
from defuse.kernel import Among, Event, Fact, Steps
from defuse.kernel.panel import Note, Panel
from defuse.words import Message, say

TOKENS = say("marks-tokens")
PARITY = say("marks-parity")
COUNT = say("marks-count")
NONE = say("marks-none")
PLAY_BEGINS = say("marks-play-begins")
DETECTORS = say("marks-detectors")
ENDLESS = say("marks-endless")


class ParityTokens(Rule, frozen=True, kw_only=True):
    """A token says whether the number of its wire is even or odd. What has no number gets none."""

    id: str = "tokens"

    rank: ClassVar[Rank] = Rank.CLUES

    def marks(self, view: View, wire: int, why: TokenCause) -> str | None:
        if not view.is_blue(wire):
            return None
        return "odd" if view.value(wire) % 2 else "even"

    def panel(self, view: View) -> Panel:
        return Note(rule=self.id, title=TOKENS, text=PARITY)


class CountTokens(Rule, frozen=True, kw_only=True):
    """A token says how often the value of its wire is on that stand, cut wires included: once, twice or three times.

    A red wire gets none. A Post-it may also show a cut wire.
    """

    id: str = "tokens"

    rank: ClassVar[Rank] = Rank.CLUES

    def marks(self, view: View, wire: int, why: TokenCause) -> str | None:
        value = view.value(wire)
        if not value or view.is_red(wire):
            return None
        board = view.public
        row = [other for other in board.stands[view.stand_of(wire)] if not board.flipped >> other & 1]
        return f"x{sum(view.value(other) == value for other in row)}"

    def shows_cut(self, view: View, why: TokenCause) -> bool:
        return why == TokenCause.POST_IT

    def facts(self, public: Board, event: TokenPlaced | ValueAnnounced) -> Iterable[Fact]:
        """A red wire gets no token, so this one is none."""
        return not_red(public, event.wire) if event.mark.startswith("x") else ()

    def panel(self, view: View) -> Panel:
        return Note(rule=self.id, title=TOKENS, text=COUNT)


class NoTokens(Silence, frozen=True, kw_only=True):
    """There are no info tokens, and nothing is told about a wire that was called wrongly."""

    id: str = "tokens"
    missed: tuple[int, ...] = ()
    """The wires that a call has just missed."""

    rank: ClassVar[Rank] = Rank.CLUES

    def silent(self, board: Board, wires: tuple[int, ...]) -> bool:
        return bool(wires)

    def marks(self, view: View, wire: int, why: TokenCause) -> str:
        return ""

    def says(self, event: Event, told: Told) -> Message | None:
        match event:
            case CutMissed():
                return say("marks-missed", values=values_named(event.values))
            case Opened():
                return PLAY_BEGINS
        return None

    def panel(self, view: View) -> Panel:
        return Note(rule=self.id, title=TOKENS, text=NONE)


class NoOpening(Rule, frozen=True, kw_only=True):
    """Play begins without opening tokens."""

    id: str = "opening"

    rank: ClassVar[Rank] = Rank.STORY

    def after(self, table: Table, event: TableReady | Opened) -> Steps:
        yield Opened() if isinstance(event, TableReady) else TurnStarted(table.public.captain)


class EndlessDetectors(Rule, frozen=True, kw_only=True):
    """Personal equipment never runs out of power: it can be used every turn."""

    id: str = "endless-detectors"

    rank: ClassVar[Rank] = Rank.MISSION

    def prevents(self, table: Table, event: CardUsed) -> bool:
        card = table.rule(event.card)
        return isinstance(card, Equipment) and card.holder != EVERYBODY

    def panel(self, view: View) -> Panel:
        return Note(rule=self.id, title=DETECTORS, text=ENDLESS)


def not_red(board: Board, wire: int) -> Iterable[Fact]:
    """Everybody may conclude that an uncut wire is not red."""
    return () if board.gone >> wire & 1 else (Among((wire,), all_kinds(board.reds), 0, 0),)
