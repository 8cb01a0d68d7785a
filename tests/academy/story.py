"""A story at the table: a game, what is done in it, and what has happened so far."""

from __future__ import annotations

from typing import Any, Self, TypeVar

from defuse import academy
from defuse.academy import catalogue
from defuse.academy.acts import Choose, Protect
from defuse.academy.asks import ChooseAsk, WindowAsk
from defuse.academy.board import Board
from defuse.academy.components import Components
from defuse.kernel import Act, Event, Game, Pass

E = TypeVar("E", bound=Event)


class Story:
    """Plays a game, and keeps what happened."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Event] = []

    @property
    def board(self) -> Board:
        board: Board = self.game.public
        return board

    @property
    def scores(self) -> tuple[int, ...]:
        return self.board.scores

    @property
    def timing(self) -> str | None:
        """Which window is open."""
        return self.game.ask.timing if isinstance(self.game.ask, WindowAsk) else None

    @property
    def asked(self) -> tuple[int, ...]:
        assert self.game.ask is not None
        return self.game.ask.seats

    def do(self, *acts: Act) -> Self:
        for act in acts:
            self.game, events = self.game.play(act)
            self.events += events
        return self

    def choose(self, *cards: str) -> Self:
        """Everybody plays a card, by seat."""
        assert isinstance(self.game.ask, ChooseAsk)
        return self.do(*(Choose(seat=seat, card=card) for seat, card in enumerate(cards)))

    def protect(self, seat: int, wire: str) -> Self:
        return self.do(Protect(seat=seat, wire=wire))

    def act_of(self, seat: int, tool: str, **fields: Any) -> Act:
        """The act of using a tool, whether it may be used or not."""
        verb = catalogue.tools()[tool].verbs[0]
        return verb(seat=seat, using=(tool,), **fields)

    def use(self, seat: int, tool: str, **fields: Any) -> Self:
        return self.do(self.act_of(seat, tool, **fields))

    def why_not(self, seat: int, tool: str, **fields: Any) -> str | None:
        why = self.game.why_not(self.act_of(seat, tool, **fields))
        return None if why is None else str(why)

    def offered(self, seat: int) -> set[str]:
        """The tools that a seat may use now."""
        return {card for form in self.game.forms(seat) for card in form.using}

    def calm(self, until: str | None = None) -> Self:
        """Everybody passes, until a window of this name opens or no window is open."""
        while self.timing is not None and self.timing != until:
            assert self.game.ask is not None
            self.do(Pass(seat=next(seat for seat in self.asked if seat not in self.game.ask.answered)))
        return self

    @property
    def question(self) -> str:
        """The kind of the open question."""
        return type(self.game.ask).__name__

    def heard(self, kind: type[E]) -> list[E]:
        """The events of a kind, so far."""
        return [event for event in self.events if isinstance(event, kind)]


def at(text: str, components: Components | None = None) -> Story:
    """The story that begins at a table in notation."""
    return Story(academy.parse(text, components))
