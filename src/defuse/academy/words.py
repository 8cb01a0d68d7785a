"""Words: what happened at the table and what is asked, as sentences that everybody may read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from defuse.academy import catalogue
from defuse.academy.asks import ChooseAsk, DrawnAsk, PeekAsk, ProtectAsk, ToolAsk, WindowAsk
from defuse.academy.board import Board, Plate
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
from defuse.kernel import Event

SEATS = "ABCDE"

WINDOWS = {
    "revealed": "The actions are revealed. Do you use a tool?",
    "protected": "Protections are declared. Do you use a tool?",
    "before": "{Wire} is about to be cut. Do you use a tool?",
    "cut": "{Wire} was cut safely. Do you use a tool?",
    "triggered": "{Wire} has triggered the bomb! Do you use a tool?",
}
"""What is asked in the windows for tools."""


def narrate(events: Iterable[Event], names: Sequence[str] = SEATS) -> list[str]:
    """A sentence for each event that is worth one; seats are called by their letters, or by names.

    >>> narrate([PointsScored(1, 4, "cut")])
    ['B scores 4.']
    >>> narrate([PointsScored(1, 4, "cut")], ["Ann", "Bo"])
    ['Bo scores 4.']
    """
    return [words for event in events if (words := tell(event, names))]


def tell(event: Event, names: Sequence[str] = SEATS) -> str:
    """What happened, in a sentence; nothing for what only carries the story on."""
    return _of_the_table(event, names) or _of_the_round(event, names) or _of_the_bomb(event, names)


def question(board: Board) -> str:
    """The open question, in words for those who are asked; nothing if there is none."""
    cut = board.cut
    match board.ask:
        case None:
            return ""
        case ChooseAsk():
            return "Which action card do you play?"
        case WindowAsk(timing=timing):
            return WINDOWS[timing].format(Wire="" if cut is None else cut.wire.capitalize())
        case ProtectAsk():
            return "Which wire does your Wait protect?"
        case PeekAsk():
            return "You are chicken: what do you look at?"
        case ToolAsk():
            return "Which tool do you take?"
        case DrawnAsk(wire=wire):
            return f"You have drawn from {wire}: which card do you use?"
    # A question that is not known here says of itself what it asks.
    return board.ask.text


def phase(board: Board) -> str:
    """What the round has come to, in words."""
    cut = board.cut
    match board.ask:
        case ChooseAsk():
            return "Everybody chooses in secret."
        case WindowAsk(timing="revealed"):
            return "The actions are revealed."
        case WindowAsk(timing="protected"):
            return "Protections are declared."
        case WindowAsk(timing="triggered"):
            return "The bomb is triggered!"
        case WindowAsk(timing=timing) if cut is not None:
            return f"{cut.wire.capitalize()} {'was cut safely' if timing == 'cut' else 'is about to be cut'}."
        case ProtectAsk():
            return "Whoever waits protects a wire."
        case PeekAsk():
            return "Chickens may look."
        case ToolAsk():
            return "Everybody takes a tool, the lowest score first."
        case DrawnAsk(wire=wire):
            return f"{wire.capitalize()} is cut with the X-Ray."
    return ""


def _of_the_bomb(event: Event, names: Sequence[str]) -> str:
    match event:
        case CutBegan():
            return f"{_seats(event.seats, names)} {_s(event.seats, 'cuts', 'cut')} {event.wire}."
        case CardFlipped(why="cut"):
            return f"Up comes a {event.value}."
        case CardFlipped():
            return f"The {title(event.why)} flips a {event.value} of {event.wire}."
        case CardsDrawn():
            return f"{names[event.by]} draws {_count(len(event.cards), 'card')} from {event.wire}."
        case CardsReturned():
            return f"{_count(len(event.cards), 'card')} of {event.wire} {_s(event.cards, 'goes', 'go')} back."
        case TileFlipped():
            return f"The next tile of {event.wire} says {'BOOM' if event.boom else 'OK'}."
        case BombTriggered():
            return f"The bomb explodes; {_seats(event.seats, names)} triggered it."
        case CutEnded(scored=False):
            return f"The {event.wire} deck is empty: nothing is flipped."
        case PointsScored():
            return f"{names[event.seat]} scores {event.points}{_cause(event.why)}."
        case PointsLost():
            return f"{names[event.seat]} loses {event.points}{_cause(event.why)}."
        case Covered():
            return f"{names[event.seat]} loses nothing for the explosion."
    return ""


def _of_the_round(event: Event, names: Sequence[str]) -> str:
    match event:
        case RoundBegan():
            return f"Round {event.round} begins."
        case ActionsRevealed():
            played = [f"{names[seat]} {card}" for seat, card in enumerate(event.cards)]
            return f"Revealed: {', '.join(played)}."
        case ToolUsed():
            return f"{names[event.by]} uses the {title(event.tool)}."
        case ActionChanged(action="wait" | "chicken"):
            return f"{names[event.seat]} {'waits' if event.action == 'wait' else 'is chicken'} instead."
        case ActionChanged():
            return f"{names[event.seat]} cuts {event.action} instead."
        case CardReplaced():
            return f"{names[event.seat]} takes the card back and plays {event.card}."
        case WireProtected():
            return f"{names[event.by]} protects {event.wire}."
        case OrdersGiven():
            return f"{names[event.seat]} cuts {event.wire} in spite of the protection."
        case Peeked():
            return f"{names[event.seat]} looks at {_peeked(event)}."
        case CardsTakenBack():
            return f"{names[event.seat]} takes {_and(event.cards)} back."
        case WaitDiscarded():
            return f"The Wait of {names[event.seat]} is used up."
    return ""


def _of_the_table(event: Event, names: Sequence[str]) -> str:
    match event:
        case BombBegan():
            return f"Bomb {event.bomb} is prepared."
        case PlatesPlaced(plates=()):
            return ""
        case PlatesPlaced():
            return f"Pressure plates: {_and([_plate(plate) for plate in event.plates])}."
        case PlateMoved():
            return f"Plate {event.plate + 1} moves to {event.wire}."
        case ToolsDealt():
            return f"On display: {_and([title(tool) for tool in event.tools])}."
        case ToolTaken():
            return f"{names[event.seat]} takes the {title(event.tool)}."
        case GameEnded():
            return f"The game is over; {_seats(event.winners, names)} {_s(event.winners, 'wins', 'win')}."
    return ""


def title(tool: str) -> str:
    """What a tool is called.

    >>> title("x-ray")
    'X-Ray'
    """
    return catalogue.tools()[tool].title


def _cause(why: str) -> str:
    if why in catalogue.tools():
        return f" by the {title(why)}"
    return {"wait": " for waiting", "chicken": " for being chicken", "explosion": " for the explosion"}.get(why, "")


def _peeked(event: Peeked) -> str:
    if event.cards:
        return f"the upcoming {'card' if len(event.cards) == 1 else 'cards'} of {_and(event.cards)}"
    return f"the tiles of {_and(event.tiles)}" if event.tiles else "nothing"


def _plate(plate: Plate) -> str:
    return f"+{plate.bonus} on {plate.wire}, moving {'left' if plate.step < 0 else 'right'}"


def _seats(seats: Iterable[int], names: Sequence[str]) -> str:
    return _and([names[seat] for seat in seats])


def _and(words: Iterable[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last


def _s(many: tuple[int, ...], one: str, several: str) -> str:
    return one if len(many) == 1 else several


def _count(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"
