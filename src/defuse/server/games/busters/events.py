"""Events of Bomb Busters as they are told and moved on the screen. Events are public: everybody gets the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from defuse.busters import events as happened
from defuse.busters.board import Board
from defuse.busters.memory import fades
from defuse.busters.script import CueSpoken
from defuse.busters.wires import mark_word, word
from defuse.busters.words import Told, told_by
from defuse.kernel import Event
from defuse.kernel.event import ClockTicked, PileMade, RulesAdded, RulesRemoved
from defuse.server.games.telling import EventTold, Telling
from defuse.words import Argument, Message, Seat, Wire, say

QUIET = (PileMade, RulesAdded, RulesRemoved, ClockTicked)
"""What goes on behind the table and is neither told nor moved."""


def events_of(board: Board, events: Iterable[Event], at: int) -> Telling:
    """What happened, beginning at the table as it was before."""
    events = tuple(events)
    in_calls = {card for event in events if isinstance(event, happened.Called) for card in event.using}
    now: list[EventTold] = []
    later: list[EventTold] = []
    for event in events:
        after = event.apply(board)
        if not isinstance(event, QUIET):
            # A card that is used in a call is named there.
            silent = isinstance(event, happened.CardUsed) and event.card in in_calls
            message = None if silent else told_by(after, event, Told(board, after))
            seen = seen_of(event, message, at)
            now.append(seen)
            later.append(replace(seen, wires=()) if seen.wires and fades(after, event) else seen)
        board = after
    return Telling(tuple(now), tuple(later))


def seen_of(event: Event, message: Message | None, at: int) -> EventTold:
    """An event as it is shown: what the base game knows of it, else what its sentence is about."""
    seen = EventTold(at=at, kind=str(event.__struct_config__.tag), text=message or "")
    match event:
        case CueSpoken():
            return replace(seen, speak=say(event.line) if event.line else "", seat=event.seat)
        case happened.Called(by=by, values=values, targets=wires, using=using):
            return replace(seen, seat=by, wires=wires, values=_words(values), card="+".join(using))
        case happened.CutMissed(by=by, values=values, targets=wires, using=using):
            return replace(seen, seat=by, wires=wires, values=_words(values), card="+".join(using))
        case happened.Detected(by=by, values=values, targets=wires):
            return replace(seen, seat=by, wires=wires, values=_words(values))
        case happened.TokenOwed(by=by, targets=wires) | happened.Spared(by=by, targets=wires):
            return replace(seen, seat=by, wires=wires)
        case happened.WiresCut(by=by, wires=wires, value=value):
            return replace(seen, seat=by, wires=wires, values=(word(value),))
        case happened.RedsRevealed(by=by, wires=wires, values=values):
            return replace(seen, seat=by, wires=wires, values=_words(values))
        case happened.TokenPlaced(by=by, wire=wire, mark=mark) | happened.ValueAnnounced(by=by, wire=wire, mark=mark):
            return replace(seen, seat=by, wires=(wire,), mark=_mark(mark))
        case happened.TokenPlacedBeside(by=by, wires=wires, mark=mark):
            return replace(seen, seat=by, wires=wires, mark=_mark(mark))
        case happened.Labelled(by=by, wires=wires):
            return replace(seen, seat=by, wires=wires)
        case happened.WiresMoved(moves=moves):
            return replace(seen, wires=tuple([move.wire for move in moves]))
        case happened.DialMoved(steps=steps, by=seat):
            return replace(seen, seat=seat, steps=steps)
        case happened.Validated(value=value):
            return replace(seen, values=(word(value),))
        case happened.RadarAnswered(by=by, value=value):
            return replace(seen, seat=by, values=(word(value),))
        case happened.CardUsed(card=card, by=by):
            return replace(seen, seat=by, card=card)
        case happened.Unlocked(card=card):
            return replace(seen, card=card)
        case happened.TurnStarted(seat=seat) | happened.TurnEnded(seat=seat) | happened.CaptainChosen(seat=seat):
            return replace(seen, seat=seat)
        case happened.Exploded(by=seat):
            return replace(seen, seat=seat)
    return seen if message is None else replace(seen, seat=_seat_in(message), wires=tuple(_wires_in(message)))


def _words(values: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([word(value) for value in values])


def _mark(mark: str) -> Message | str:
    """What a token shows; yellow is a code that clients draw."""
    shown = mark if mark == "yellow" else mark_word(mark)
    return str(shown) if isinstance(shown, int) else shown


def _seat_in(message: Message) -> int | None:
    """The player whom a sentence is about: the first one that it names."""
    return next((value.seat for _, value in message.args if isinstance(value, Seat)), None)


def _wires_in(value: Argument) -> Iterator[int]:
    """The wires that a sentence names."""
    if isinstance(value, Wire) and value.id is not None:
        yield value.id
    for each in [given for _, given in value.args] if isinstance(value, Message) else ():
        yield from _wires_in(each)
    for each in value if isinstance(value, tuple) else ():
        yield from _wires_in(each)
