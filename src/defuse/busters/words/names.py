"""Names and short phrases as messages: places, cards, tokens, and why a mission was lost."""

from __future__ import annotations

from collections.abc import Iterable

from defuse.busters.board import NOBODY, Board, Specials
from defuse.busters.card import Equipment
from defuse.busters.causes import Loss
from defuse.busters.wires import mark_word, value_word
from defuse.words import Argument, Message, Seat, Stand, Text, Wire, say


def stand_name(board: Board, stand: int) -> Stand:
    """A stand as an argument of a message."""
    owner = board.owners[stand]
    number = board.owners[: stand + 1].count(owner)
    return Stand(None if owner == NOBODY else owner, number, board.owners.count(owner) == 1)


def place_name(board: Board, wire: int) -> Wire | Message:
    """The place where a wire stands, as an argument of a message: B1.3 is the third wire of B's first stand."""
    for index, stand in enumerate(board.stands):
        if wire in stand:
            return Wire(stand_name(board, index), stand.index(wire) + 1, wire)
    return say("wire-set-aside")


def places_of(board: Board) -> dict[int, Wire]:
    """The places of all wires on stands."""
    found: dict[int, Wire] = {}
    for index, row in enumerate(board.stands):
        stand = stand_name(board, index)
        for place, wire in enumerate(row, 1):
            found[wire] = Wire(stand, place, wire)
    return found


def seats_named(seats: Iterable[int]) -> tuple[Seat, ...]:
    """Seats as an argument of a message."""
    return tuple([Seat(seat) for seat in seats])


def values_named(values: Iterable[int]) -> tuple[Argument, ...]:
    """Values as an argument of a message."""
    return tuple([value_word(value) for value in values])


def value_title(value: int) -> Text:
    """A value as the title of a card."""
    shown = value_word(value)
    return shown if isinstance(shown, Message) else str(shown)


def mark_title(mark: str) -> Text:
    """What a token shows as the title of a card."""
    shown = mark_word(mark)
    return shown if isinstance(shown, Message) else str(shown)


def card_name(board: Board, card: str) -> Text:
    """What a card in play is called."""
    rule = board.rule(card)
    return rule.title if isinstance(rule, Equipment) else card


def loss_words(why: str) -> Message:
    """Why a mission was lost."""
    return Loss(why).words()


def specials_words(specials: Specials) -> Message:
    """The red or yellow wires as their markers show them: `1 of 5.5, 9.5` where it is open which of them it is."""
    prints = tuple([f"{kind // 10}.{kind % 10}" for kind in specials.kinds])
    if specials.count == len(specials.kinds):
        return say("specials-all", prints=prints)
    return say("specials-some", count=specials.count, prints=prints)
