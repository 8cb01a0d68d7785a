"""Happening: events as they are told and moved on the screen. Events are public, so everybody gets the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.events import Called, CardUsed
from defuse.busters.memory import fades
from defuse.busters.script import CueSpoken
from defuse.busters.wires import word
from defuse.busters.words import mark_words, narrate
from defuse.kernel import Event
from defuse.kernel.event import ClockTicked, PileMade, RulesAdded, RulesRemoved
from defuse.server.games.busters.wording import Names
from defuse.server.wire.scenes import EventSeen, Telling

QUIET = (PileMade, RulesAdded, RulesRemoved, ClockTicked)
"""What goes on behind the table and is neither told nor moved."""


def events_of(board: Board, events: Iterable[Event], names: Names, at: int) -> Telling:
    """What happened, beginning at the table as it was before."""
    events = tuple(events)
    in_calls = {card for event in events if isinstance(event, Called) for card in event.using}
    now: list[EventSeen] = []
    later: list[EventSeen] = []
    for event in events:
        after = event.apply(board)
        if not isinstance(event, QUIET):
            # A card that is used in a call is named there.
            silent = isinstance(event, CardUsed) and event.card in in_calls
            said = [] if silent else narrate(board, (event,))
            seen = _seen(event, names.said(" ".join(said), after if after.owners else board), at)
            now.append(seen)
            later.append(replace(seen, wires=()) if seen.wires and fades(after, event) else seen)
        board = after
    return Telling(tuple(now), tuple(later))


def _seen(event: Event, text: str, at: int) -> EventSeen:
    told: Any = event
    return EventSeen(
        at=at,
        kind=str(event.__struct_config__.tag),
        text=text,
        speak=event.line if isinstance(event, CueSpoken) else "",
        seat=_seat(told),
        wires=_wires(told),
        values=_values(told),
        mark=mark_words(told.mark) if isinstance(getattr(told, "mark", None), str) else "",
        card=_card(told),
        steps=steps if isinstance(steps := getattr(told, "steps", 0), int) else 0,
    )


def _seat(event: Any) -> int | None:
    for name in ("by", "seat"):
        seat = getattr(event, name, None)
        if type(seat) is int and seat >= 0:
            return seat
    return None


def _wires(event: Any) -> tuple[int, ...]:
    moves = getattr(event, "moves", None)
    if moves:
        return tuple([move.wire for move in moves])
    for name in ("wires", "targets"):
        wires = getattr(event, name, None)
        if isinstance(wires, tuple) and all(type(wire) is int for wire in wires):
            return wires
    wire = getattr(event, "wire", None)
    return (wire,) if type(wire) is int else ()


def _values(event: Any) -> tuple[str, ...]:
    values = getattr(event, "values", None)
    if isinstance(values, tuple) and all(type(value) is int for value in values):
        return tuple([word(value) for value in values])
    value = getattr(event, "value", None)
    return (word(value),) if type(value) is int else ()


def _card(event: Any) -> str:
    card = getattr(event, "card", None)
    if isinstance(card, str):
        return card
    using = getattr(event, "using", None)
    return "+".join(using) if isinstance(using, tuple) and using else ""
