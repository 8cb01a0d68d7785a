"""Clues: what everyone may conclude from what is said and shown in the base game, as facts about wires."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from defuse.busters.board import Board, uncut_of
from defuse.busters.events import (
    Called,
    CutMissed,
    Dealt,
    Detected,
    Labelled,
    RadarAnswered,
    Spared,
    TokenOwed,
    TokenPlaced,
    TokenPlacedBeside,
    ValueAnnounced,
    WiresMoved,
)
from defuse.busters.rule import Rank, Rule
from defuse.busters.wires import blue, kinds_of, value_named
from defuse.kernel import Among, CountOf, Fact, Order, Same, Sorted


class Clues(Rule, frozen=True, kw_only=True):
    """Every stand is sorted, every token is true, whoever calls a value holds it, and a miss is a miss."""

    id: str = "clues"

    rank: ClassVar[Rank] = Rank.CLUES

    def facts(
        self,
        public: Board,
        event: Dealt
        | TokenPlaced
        | ValueAnnounced
        | TokenPlacedBeside
        | Called
        | Detected
        | CutMissed
        | TokenOwed
        | Spared
        | Labelled
        | RadarAnswered
        | WiresMoved,
    ) -> Iterable[Fact]:
        match event:
            case Dealt():
                return sorted_facts(public, event.stands)
            case TokenPlaced() | ValueAnnounced():
                return mark_facts(public, event.wire, event.mark)
            case TokenPlacedBeside():
                return (Among(event.wires, event.kinds, event.least, event.most),) if event.kinds else ()
            case Called():
                # A hit shows the wire that was meant; with a card there may be a second value, or a pause to think.
                return held_facts(public, event.by, event.values, public.loose) if event.using and event.targets else ()
            case Detected():
                return (Among(event.targets, all_kinds(event.values), 1),)
            case CutMissed():
                held = () if event.using else held_facts(public, event.by, event.values)
                return (*held, Among(event.targets, all_kinds(event.values), 0, 0))
            case TokenOwed():
                return (Among(event.targets, all_kinds(public.reds), 0, len(event.targets) - 1),)
            case Spared():
                return (Among(event.targets, all_kinds(public.reds), len(event.targets)),)
            case Labelled():
                return (Same(*event.wires, event.equal),)
            case RadarAnswered():
                return radar_facts(public, event)
            case WiresMoved():
                return order_facts(public, event)


def all_kinds(values: tuple[int, ...]) -> tuple[int, ...]:
    """The kinds of several values."""
    return tuple([kind for value in values for kind in kinds_of(value)])


def sorted_facts(board: Board, stands: tuple[tuple[int, ...], ...]) -> Iterable[Fact]:
    """Each stand ascends, X and flipped wires apart, and of "N out of M" wires N are on the stands."""
    for stand in stands:
        yield Sorted(uncut_of(stand, board.loose) if board.loose else stand)
    everywhere = tuple([wire for stand in stands for wire in stand])
    for specials in (board.red, board.yellow):
        if specials.count < len(specials.kinds):
            yield Among(everywhere, specials.kinds, specials.count, specials.count)


def mark_facts(board: Board, wire: int, mark: str) -> Iterable[Fact]:
    """What a token says of its wire."""
    if mark.isdigit() or mark == "yellow":
        return (Among((wire,), kinds_of(value_named(mark)), 1, 1),)
    if mark.startswith("~"):
        return (Among((wire,), kinds_of(value_named(mark[1:])), 0, 0),)
    if mark in ("even", "odd"):
        return (Among((wire,), tuple([blue(number) for number in range(1 if mark == "odd" else 2, 13, 2)]), 1, 1),)
    if mark.startswith("x"):
        row = board.row_of(wire)
        return (CountOf(wire, tuple([other for other in row if not board.flipped >> other & 1]), int(mark[1:])),)
    return ()


def held_facts(board: Board, seat: int, values: tuple[int, ...], out: int = 0) -> Iterable[Fact]:
    """Whoever calls a value has a wire of it among those that were uncut then (C7), `out` apart (E22)."""
    out |= board.flipped
    hand = tuple([wire for wire in board.hand(seat) if not out >> wire & 1] if out else board.hand(seat))
    return [Among(hand, kinds_of(value), 1) for value in values]


def not_only_reds(board: Board, seat: int) -> Iterable[Fact]:
    """Whoever does anything but reveal has a wire that is not red (C9), or one whose face it does not know."""
    hand = tuple(board.hand(seat))
    if hand and not any(board.flipped >> wire & 1 for wire in hand):
        yield Among(hand, all_kinds(board.reds), 0, len(hand) - 1)


def radar_facts(board: Board, event: RadarAnswered) -> Iterable[Fact]:
    """Of each stand's wires that were uncut: at least one, or none, is of the number (E12)."""
    if event.value in board.reds:
        return
    kinds = (blue(event.value),)
    for stand, yes in enumerate(event.answers):
        wires = tuple(board.plain(stand))
        if wires:
            yield Among(wires, kinds, 1) if yes else Among(wires, kinds, 0, 0)


def order_facts(board: Board, event: WiresMoved) -> Iterable[Fact]:
    """A moved wire stands right of those that are not above it and left of those that are (E9).

    What its old neighbours told of it is a fact already, and stays one.
    """
    for move in event.moves:
        row = [wire for wire in board.stands[move.stand] if not board.loose >> wire & 1]
        at = row.index(move.wire)
        if at > 0:
            yield Order(row[at - 1], move.wire)
        if at + 1 < len(row):
            yield Order(move.wire, row[at + 1], strict=True)
