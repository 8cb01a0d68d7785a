"""Words: what happened at the table and what is asked, as messages that everybody may read."""

from __future__ import annotations

from collections.abc import Iterable

from defuse.academy import catalogue
from defuse.academy.asks import ChooseAsk, DrawnAsk, PeekAsk, ProtectAsk, ToolAsk, WindowAsk
from defuse.academy.board import CHICKEN, WAIT, Board, Plate
from defuse.academy.causes import Cause
from defuse.academy.events import (
    ActionChanged,
    ActionsRevealed,
    BombBegan,
    BombTriggered,
    CardFlipped,
    CardReplaced,
    CardsDrawn,
    CardsReturned,
    CardsTakenBack,
    Covered,
    CutBegan,
    CutEnded,
    GameEnded,
    OrdersGiven,
    Peeked,
    PlateMoved,
    PlatesPlaced,
    PointsLost,
    PointsScored,
    RoundBegan,
    TileFlipped,
    ToolsDealt,
    ToolTaken,
    ToolUsed,
    WaitDiscarded,
    WireProtected,
)
from defuse.academy.names import action_name, action_names, tile_says, way, wire_name, wire_names
from defuse.kernel import Event
from defuse.words import Message, Seat, say


def narrate(events: Iterable[Event]) -> list[Message]:
    """A sentence for each event that is worth one.

    >>> [str(sentence) for sentence in narrate([PointsScored(1, 4, Cause.CUT)])]
    ['B scores 4.']
    """
    return [sentence for event in events if (sentence := tell(event)) is not None]


def tell(event: Event) -> Message | None:
    """What happened, in a sentence; None for what only carries the story on."""
    return _of_the_table(event) or _of_the_round(event) or _of_the_bomb(event)


def question(board: Board) -> Message | None:
    """The open question, for those who are asked; None if there is none."""
    ask = board.ask
    match ask:
        case None:
            return None
        case WindowAsk(timing="revealed"):
            return say("ask-window-ask.revealed")
        case WindowAsk(timing="protected"):
            return say("ask-window-ask.protected")
        case WindowAsk(timing="before") if board.cut is not None:
            return say("ask-window-ask.before", wire=wire_name(board.cut.wire))
        case WindowAsk(timing="cut") if board.cut is not None:
            return say("ask-window-ask.cut", wire=wire_name(board.cut.wire))
        case WindowAsk(timing="triggered") if board.cut is not None:
            return say("ask-window-ask.triggered", wire=wire_name(board.cut.wire))
    return ask.question()


def phase(board: Board) -> Message | None:
    """What the round has come to; None when the game is over."""
    cut = board.cut
    match board.ask:
        case ChooseAsk():
            return say("academy-phase-choosing")
        case WindowAsk(timing="revealed"):
            return say("academy-phase-revealed")
        case WindowAsk(timing="protected"):
            return say("academy-phase-protected")
        case WindowAsk(timing="triggered"):
            return say("academy-phase-triggered")
        case WindowAsk(timing="before") if cut is not None:
            return say("academy-phase-before", wire=wire_name(cut.wire))
        case WindowAsk(timing="cut") if cut is not None:
            return say("academy-phase-cut", wire=wire_name(cut.wire))
        case ProtectAsk():
            return say("academy-phase-protecting")
        case PeekAsk():
            return say("academy-phase-chickens")
        case ToolAsk():
            return say("academy-phase-tools")
        case DrawnAsk(wire=wire):
            return say("academy-phase-drawn", wire=wire_name(wire))
    return None


def title(tool: str) -> Message:
    """What a tool is called.

    >>> str(title("x-ray"))
    'X-Ray'
    """
    return catalogue.tools()[tool].title


def _of_the_bomb(event: Event) -> Message | None:
    match event:
        case CutBegan():
            return say("academy-cut-began", seats=_seats(event.seats), wire=wire_name(event.wire))
        case CardFlipped(why=Cause.CUT):
            return say("academy-card-flipped", value=event.value)
        case CardFlipped():
            wire = wire_name(event.wire)
            return say("academy-card-flipped-by", tool=title(event.why), value=event.value, wire=wire)
        case CardsDrawn():
            wire = wire_name(event.wire)
            return say("academy-cards-drawn", seat=Seat(event.by), count=len(event.cards), wire=wire)
        case CardsReturned():
            return say("academy-cards-returned", count=len(event.cards), wire=wire_name(event.wire))
        case TileFlipped():
            return say("academy-tile-flipped", wire=wire_name(event.wire), tile=tile_says(event.boom))
        case BombTriggered():
            return say("academy-bomb-triggered", seats=_seats(event.seats))
        case CutEnded(scored=False):
            return say("academy-nothing-to-flip", wire=wire_name(event.wire))
        case PointsScored():
            return _points(event)
        case PointsLost():
            return _points(event)
        case Covered():
            return say("academy-covered", seat=Seat(event.seat))
    return None


def _of_the_round(event: Event) -> Message | None:
    match event:
        case RoundBegan():
            return say("academy-round-began", round=event.round)
        case ActionsRevealed():
            return say("academy-revealed", cards=tuple([_played(*each) for each in enumerate(event.cards)]))
        case ToolUsed():
            return say("academy-tool-used", seat=Seat(event.by), tool=title(event.tool))
        case ActionChanged():
            return _changed(event)
        case CardReplaced():
            return say("academy-card-replaced", seat=Seat(event.seat), card=action_name(event.card))
        case WireProtected():
            return say("academy-protects", seat=Seat(event.by), wire=wire_name(event.wire))
        case OrdersGiven():
            return say("academy-orders-given", seat=Seat(event.seat), wire=wire_name(event.wire))
        case Peeked():
            return _peeked(event)
        case CardsTakenBack():
            return say("academy-cards-taken-back", seat=Seat(event.seat), cards=action_names(event.cards))
        case WaitDiscarded():
            return say("academy-wait-discarded", seat=Seat(event.seat))
    return None


def _of_the_table(event: Event) -> Message | None:
    match event:
        case BombBegan():
            return say("academy-bomb-began", bomb=event.bomb)
        case PlatesPlaced(plates=()):
            return None
        case PlatesPlaced():
            return say("academy-plates-placed", plates=tuple([_plate(plate) for plate in event.plates]))
        case PlateMoved():
            return say("academy-plate-moved", number=event.plate + 1, wire=wire_name(event.wire))
        case ToolsDealt():
            return say("academy-tools-dealt", tools=tuple([title(tool) for tool in event.tools]))
        case ToolTaken():
            return say("academy-tool-taken", seat=Seat(event.seat), tool=title(event.tool))
        case GameEnded():
            return say("academy-game-ended", seats=_seats(event.winners))
    return None


def _points(event: PointsScored | PointsLost) -> Message:
    seat, lost = Seat(event.seat), isinstance(event, PointsLost)
    if event.why in catalogue.tools():
        id = "academy-points-lost-by" if lost else "academy-points-scored-by"
        return say(id, seat=seat, points=event.points, tool=title(event.why))
    if lost:
        return say("academy-points-lost", seat=seat, points=event.points)
    return say("academy-points-scored", seat=seat, points=event.points, why=event.why)


def _changed(event: ActionChanged) -> Message:
    if event.action == WAIT:
        return say("academy-waits-instead", seat=Seat(event.seat))
    if event.action == CHICKEN:
        return say("academy-chicken-instead", seat=Seat(event.seat))
    return say("academy-cuts-instead", seat=Seat(event.seat), wire=wire_name(event.action))


def _peeked(event: Peeked) -> Message:
    seat = Seat(event.seat)
    if event.cards:
        return say("academy-peeked-cards", seat=seat, wires=wire_names(event.cards))
    if event.tiles:
        return say("academy-peeked-tiles", seat=seat, wires=wire_names(event.tiles))
    return say("academy-peeked-nothing", seat=seat)


def _played(seat: int, card: str) -> Message:
    return say("academy-revealed-card", seat=Seat(seat), card=action_name(card))


def _plate(plate: Plate) -> Message:
    return say("academy-plate", bonus=plate.bonus, wire=wire_name(plate.wire), way=way(plate.step))


def _seats(seats: Iterable[int]) -> tuple[Seat, ...]:
    return tuple([Seat(seat) for seat in seats])
