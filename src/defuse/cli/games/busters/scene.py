"""Scene: a table as somebody sees it, as plain data. The picture is drawn from it, and `--json` prints it.

It is made from a view, so it holds what the viewer knows and nothing else. Sentences and titles are in the language of
the run; letters, states and other codes are the same in all languages.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from defuse.busters import catalogue
from defuse.busters.board import NOBODY, Board, Specials, stand_names
from defuse.busters.card import EVERYBODY, Equipment, Timing
from defuse.busters.view import View
from defuse.busters.wires import RED, YELLOW, print_of, seat_name, word
from defuse.busters.words import loss_words, place_name, specials_words
from defuse.cli.language import spoken
from defuse.cli.language import word as named
from defuse.cli.panels import spoken_panel
from defuse.kernel import UNKNOWN
from defuse.kernel.panel import Panel
from defuse.words import Message


class Slot(Struct, frozen=True, kw_only=True):
    """A place on a stand and the wire in it."""

    slot: int
    """Counted from 1, from the left."""
    wire: str | None
    """What is printed on the wire (`5`, `y2.1`, `r5.5`), or null if the viewer does not know."""
    cut: bool
    tokens: tuple[str, ...] = ()
    loose: bool = False
    """Whether it stands out of order (an X wire)."""
    flipped: bool = False


class Stand(Struct, frozen=True, kw_only=True):
    """A stand with its wires."""

    name: str
    owner: str | None
    slots: tuple[Slot, ...]


class Need(Struct, frozen=True):
    """What has to be cut before a card can be used."""

    value: str
    count: int
    cut: int


class CardSeen(Struct, frozen=True, kw_only=True):
    """An equipment card, or with a holder the personal equipment of a seat."""

    id: str
    label: str
    title: str
    text: str
    timing: Timing
    state: str
    holder: str | None
    needs: tuple[Need, ...]


class Number(Struct, frozen=True):
    """A number on the validation track."""

    value: int
    cut: int
    total: int
    validated: bool


class Special(Struct, frozen=True):
    """The red or the yellow wires: what the markers show, and how many there are."""

    marked: str
    count: int
    cut: int


class Ending(Struct, frozen=True):
    """How the mission ended."""

    won: bool
    why: str


class Open(Struct, frozen=True):
    """The open question."""

    seats: tuple[str, ...]
    question: str


class Scene(Struct, frozen=True, kw_only=True):
    """A table as somebody sees it."""

    mission: int
    title: str
    players: int
    viewer: str
    """A seat's letter, `spectator`, or `everything` for the truth."""
    captain: str
    dial: int | None
    """Steps that are left; null in a mission without a dial."""
    turn: str
    turns: int
    rounds: int
    asked: Open | None
    outcome: Ending | None
    stands: tuple[Stand, ...]
    labels: tuple[str, ...]
    numbers: tuple[Number, ...]
    red: Special
    yellow: Special
    equipment: tuple[CardSeen, ...]
    characters: tuple[str, ...]
    personal: tuple[CardSeen, ...]
    panels: tuple[Panel, ...]
    """What missions show beside all this."""
    acts: int
    last: tuple[str, ...]
    """What happened last, in words."""


def scene_of(view: View, viewer: str, *, acts: int = 0, last: Sequence[Message] = ()) -> Scene:
    """The table of a view."""
    board = view.public
    ask = board.ask
    ending = board.outcome
    cards = [rule for rule in board.rules if isinstance(rule, Equipment)]
    shown_here = {"dial", "finish", *(card.id for card in cards)}
    marked = not view.first("hides_markers")  # a mission may be played without markers and validation tokens
    return Scene(
        mission=board.mission,
        title=spoken(catalogue.mission(board.mission).title),
        players=board.players,
        viewer=viewer,
        captain=seat_name(board.captain),
        dial=board.dial if board.rule("dial") is not None else None,
        turn=seat_name(board.turn),
        turns=board.turns,
        rounds=board.rounds,
        asked=Open(tuple(seat_name(seat) for seat in ask.seats), spoken(ask.question())) if ask else None,
        outcome=Ending(ending.won, ending.why if ending.won else spoken(loss_words(ending.why))) if ending else None,
        stands=_stands(view),
        labels=tuple(_label(board, label.wires, label.equal) for label in board.labels),
        numbers=tuple(
            Number(value, board.cut[value], board.totals[value], marked and value in board.validated)
            for value in range(1, 13)
            if board.totals[value]
        ),
        red=_special(board, board.red if marked else Specials(), RED),
        yellow=_special(board, board.yellow if marked else Specials(), YELLOW),
        equipment=tuple(_card(board, card) for card in cards if card.holder == EVERYBODY),
        characters=board.characters,
        personal=tuple(_card(board, card) for card in cards if card.holder != EVERYBODY),
        panels=tuple(spoken_panel(panel) for panel in view.panels() if panel.rule not in shown_here),
        acts=acts,
        last=tuple([spoken(sentence) for sentence in last]),
    )


def _stands(view: View) -> tuple[Stand, ...]:
    board = view.public
    names = stand_names(board.owners)
    return tuple(
        Stand(
            name=name,
            owner=None if owner == NOBODY else seat_name(owner),
            slots=tuple(_slot(view, wire, place) for place, wire in enumerate(wires, 1)),
        )
        for name, owner, wires in zip(names, board.owners, board.stands, strict=True)
    )


def _slot(view: View, wire: int, place: int) -> Slot:
    face = view.faces[wire]
    return Slot(
        slot=place,
        wire=None if face == UNKNOWN else print_of(face),
        cut=not view.is_uncut(wire),
        tokens=tuple(token.mark for token in view.tokens_at(wire)),
        loose=bool(view.public.loose >> wire & 1),
        flipped=bool(view.public.flipped >> wire & 1),
    )


def _card(board: Board, card: Equipment) -> CardSeen:
    return CardSeen(
        id=card.id,
        label=card.card,
        title=spoken(card.title),
        text=spoken(card.text),
        timing=card.timing,
        state=card.state,
        holder=None if card.holder == EVERYBODY else seat_name(card.holder),
        needs=tuple(Need(word(value), count, board.cut[value]) for value, count in card.needs()),
    )


def _special(board: Board, drawn: Specials, value: int) -> Special:
    return Special(spoken(specials_words(drawn)) if drawn.kinds else "", board.totals[value], board.cut[value])


def _label(board: Board, wires: tuple[int, int], equal: bool) -> str:
    left, right = (named(place_name(board, wire)) for wire in wires)
    return f"{left} {'=' if equal else '≠'} {right}"
