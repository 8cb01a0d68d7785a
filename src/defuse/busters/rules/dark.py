"""Darkness (M50): tokens lie beside the stands, and what the table would show has to be remembered.

Facts and the rule's own notes keep all of it for a mind that remembers. Panels, the log, offers and whatever people
are sent later do not: which wire was pointed at shows until the next action, the red and yellow wires show until play
begins.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from defuse.busters.board import Board, Token
from defuse.busters.causes import TokenCause
from defuse.busters.events import (
    Called,
    CardUsed,
    Labelled,
    RedsRevealed,
    SpecialsDrawn,
    TokenPlacedBeside,
    Validated,
    ValueAnnounced,
    WiresCut,
    WiresMoved,
)
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.detonator import Finish
from defuse.busters.supply import available
from defuse.busters.tokens import mark_for
from defuse.busters.view import View
from defuse.busters.wires import kinds_of, mark_word, value_named
from defuse.busters.words import Told, card_name, place_name, specials_words, stand_name, values_named
from defuse.kernel import Event
from defuse.kernel.panel import Note, Panel, Track
from defuse.words import Seat, Stand, Text, say

LYING_OPEN = (WiresCut, RedsRevealed, WiresMoved, Labelled)
"""What happened to wires in a way that the table goes on showing."""


class Dark(Rule, frozen=True, kw_only=True):
    """A token is put beside the stand, while its owner points at the wire."""

    id: str = "dark"
    told: tuple[Token, ...] = ()
    """What was told of which wires, the oldest first."""
    pointed: Token | None = None
    """The wire at which somebody points right now, and what is told of it."""

    rank: ClassVar[Rank] = Rank.MISSION

    def gives_token(self, view: View, wire: int, by: int, why: TokenCause, called: tuple[int, ...]) -> Event | None:
        mark = mark_for(view, wire, why)
        if mark is None:
            return None
        if Token(wire, mark) in self.told or not available(view.public, mark):
            return ValueAnnounced(wire, mark, by, why)
        return TokenPlacedBeside(view.stand_of(wire), mark, by, why, (wire,), kinds_of(value_named(mark)), 1, 1)

    def on(self, event: TokenPlacedBeside | ValueAnnounced | Called | CardUsed | RedsRevealed) -> Dark:
        match event:
            case TokenPlacedBeside():
                token = Token(event.wires[0], event.mark)
                return replace(self, pointed=token, told=(*self.told, token))
            case ValueAnnounced():
                token = Token(event.wire, event.mark)
                told = self.told if token in self.told else (*self.told, token)
                return replace(self, pointed=token, told=told)
        return self if self.pointed is None else replace(self, pointed=None)

    def fades(self, event: Event) -> bool:
        """Where anybody pointed is to be remembered."""
        return not isinstance(event, LYING_OPEN)

    def hides_markers(self, view: View) -> bool:
        """No markers and no validation tokens lie on the board."""
        return True

    def panel(self, view: View) -> tuple[Panel, ...]:
        return tuple(self._notes(view.public))

    def _notes(self, board: Board) -> Iterator[Note]:
        """What can be seen right now."""
        if not board.opened and board.red.kinds:
            text = say("told-specials", red=specials_words(board.red), yellow=specials_words(board.yellow))
            yield Note(rule=self.id, title=say("dark-remember"), text=text)
        if self.pointed is not None:
            wire, mark = place_name(board, self.pointed.wire), mark_word(self.pointed.mark)
            yield Note(rule=self.id, title=say("dark-pointed-at"), text=say("dark-pointed", wire=wire, mark=mark))
        for stand in range(len(board.stands)):
            marks = tuple([mark_word(token.mark) for token in board.beside if token.stand == stand])
            if marks:
                title = say("dark-beside", stand=stand_name(board, stand))
                yield Note(rule=self.id, title=title, text=say("dark-tokens", marks=marks))

    def says(self, event: Event, told: Told) -> Text | None:
        """The log does not say where anybody pointed, nor what has to be remembered."""
        match event:
            case SpecialsDrawn():
                return say("told-dark-specials")
            case Validated():
                return ""
            case Called(targets=(target, *_)):
                return say(
                    "told-dark-called",
                    seat=Seat(event.by),
                    values=values_named(event.values),
                    stand=_stand(told.before, target),
                    cards=tuple([card_name(told.before, card) for card in event.using]),
                )
            case TokenPlacedBeside():
                stand = _stand(told.before, event.wires[0])
                return say("told-dark-token", seat=Seat(event.by), mark=mark_word(event.mark), stand=stand)
            case ValueAnnounced():
                stand = _stand(told.before, event.wire)
                return say("told-dark-announced", seat=Seat(event.by), mark=mark_word(event.mark), stand=stand)
        return None


class DarkFinish(Finish, frozen=True, kw_only=True):
    """The win as ever, but the track shows no markers and no validation tokens."""

    def panel(self, view: View) -> Panel:
        board = view.public
        spaces = tuple(str(value) for value in range(1, 13) if board.totals[value])
        return Track(rule=self.id, title=say("panel-validation"), spaces=spaces)


def _stand(board: Board, wire: int) -> Stand:
    return next(stand_name(board, stand) for stand, row in enumerate(board.stands) if wire in row)
