"""AcademyScene: a table of Bomb Squad Academy as somebody sees it, as plain data, for the picture and for `--json`.

It is made from a view and from the sealed acts that the viewer knows of, so it holds nothing else. Sentences and titles
are in the language of the run; names of wires and cards are codes, the same in all languages.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from defuse.academy import catalogue
from defuse.academy.acts import Choose
from defuse.academy.board import BOMBS, WAIT, Board, Wire
from defuse.academy.counts import Count, adds, counts
from defuse.academy.tool import Tool
from defuse.academy.view import View
from defuse.academy.words import phase, question, title
from defuse.cli.language import spoken
from defuse.kernel import Act
from defuse.words import LETTERS, Message


class Tile(Struct, frozen=True):
    """A tile behind a track."""

    says: Literal["ok", "boom"] | None
    """null if the viewer does not know."""
    flipped: bool


class PlateShown(Struct, frozen=True):
    """A pressure plate on a wire."""

    bonus: int
    moves: Literal["left", "right"]


class WireShown(Struct, frozen=True, kw_only=True):
    """A wire of the bomb."""

    name: str
    exposed: tuple[int, ...]
    """The main values of the exposed cards, the newest last."""
    chain: int
    worth: int | None
    """The full value as it lies there; null before the first card."""
    deck: tuple[int | None, ...]
    """The face-down cards, the upcoming one first; null for those that the viewer does not know."""
    counts: tuple[Count, ...]
    """What the deck holds in all, as its back says, and what of it is still face down: everybody knows that."""
    adds: int
    """What a cut of one card would score beside its main value."""
    track: int
    trigger: int
    tiles: tuple[Tile, ...]
    plates: tuple[PlateShown, ...]
    protected: bool
    cutters: tuple[str, ...]
    """Who cuts it in this round, as things stand."""


class ToolShown(Struct, frozen=True):
    """A tool."""

    id: str
    title: str
    text: str
    used: bool


class Player(Struct, frozen=True, kw_only=True):
    """A seat with its cards, its tools and its score."""

    seat: str
    score: int
    hand: tuple[str, ...]
    table: tuple[str, ...]
    """The cards that lie in front of it, the oldest first."""
    spent: bool
    """Whether its Wait is out of play until the next bomb."""
    action: str | None
    """What it does in this round, as changed so far; null until everything is revealed."""
    answered: bool
    """Whether it has locked in, or passed."""
    locked: str | None
    """The card that it has locked in, if the viewer knows."""
    tools: tuple[ToolShown, ...]


class Asked(Struct, frozen=True):
    """The open question."""

    seats: tuple[str, ...]
    """Those who have not answered yet."""
    question: str


class AcademyScene(Struct, frozen=True, kw_only=True):
    """A table as somebody sees it."""

    game: str = "academy"
    players: int
    viewer: str
    """A seat's letter, `spectator`, or `everything` for the truth."""
    bomb: int
    bombs: int
    round: int
    rounds: int
    phase: str
    boom: bool
    asked: Asked | None
    winners: tuple[str, ...] | None
    """Who has won; null while the game goes on."""
    wires: tuple[WireShown, ...]
    seats: tuple[Player, ...]
    display: tuple[ToolShown, ...]
    """The tools that lie face up, to be taken."""
    acts: int
    last: tuple[str, ...]
    """What happened last, in words."""


def scene_of(
    view: View, viewer: str, *, sealed: Sequence[Act] = (), acts: int = 0, last: Sequence[Message] = ()
) -> AcademyScene:
    """The table of a view."""
    board = view.public
    ask = board.ask
    locked = {act.seat: act.card for act in sealed if isinstance(act, Choose)}
    return AcademyScene(
        players=board.players,
        viewer=viewer,
        bomb=board.bomb,
        bombs=BOMBS,
        round=board.round,
        rounds=board.rounds,
        phase=spoken(phase(board) or ""),
        boom=board.boom,
        asked=Asked(_names(ask.waiting), spoken(question(board) or "")) if ask is not None else None,
        winners=_names(board.outcome.winners) if board.outcome is not None else None,
        wires=tuple([_wire(view, wire) for wire in board.wires]),
        seats=tuple([_player(board, seat, locked.get(seat)) for seat in view.seats()]),
        display=tuple([_tool(catalogue.tools()[name], name) for name in board.display]),
        acts=acts,
        last=tuple([spoken(sentence) for sentence in last]),
    )


def _names(seats: Sequence[int]) -> tuple[str, ...]:
    return tuple([LETTERS[seat] for seat in seats])


def _wire(view: View, wire: Wire) -> WireShown:
    board = view.public
    return WireShown(
        name=wire.name,
        exposed=wire.values,
        chain=wire.chain,
        worth=board.full(wire.name) if wire.exposed else None,
        deck=tuple([view.value(card) for card in wire.deck]),
        counts=counts(board, wire.name),
        adds=adds(board, wire.name),
        track=wire.track,
        trigger=wire.trigger,
        tiles=tuple([_tile(view, tile, place < wire.flipped) for place, tile in enumerate(wire.tiles)]),
        plates=tuple(
            [
                PlateShown(plate.bonus, "left" if plate.step < 0 else "right")
                for plate in board.plates
                if plate.wire == wire.name
            ]
        ),
        protected=wire.name in board.protected,
        cutters=_names(board.cutters(wire.name)),
    )


def _tile(view: View, tile: int, flipped: bool) -> Tile:
    boom = view.is_boom(tile)
    return Tile(None if boom is None else "boom" if boom else "ok", flipped)


def _player(board: Board, seat: int, locked: str | None) -> Player:
    ask = board.ask
    tools = [tool for tool in catalogue.in_play(board) if tool.owner == seat]
    return Player(
        seat=LETTERS[seat],
        score=board.scores[seat],
        hand=board.hands[seat],
        table=board.played[seat],
        spent=WAIT not in (*board.hands[seat], *board.played[seat]),
        action=board.actions[seat] if board.actions else None,
        answered=ask is not None and seat in ask.answered,
        locked=locked,
        tools=tuple([_tool(type(tool), tool.id, used=tool.used) for tool in tools]),
    )


def _tool(tool: type[Tool], id: str, *, used: bool = False) -> ToolShown:
    return ToolShown(id, spoken(title(id)), spoken(tool.text), used)
