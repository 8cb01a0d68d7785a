"""The words of Sparks: a package has its catalogues in a folder of its own."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from defuse.kernel import Event
from defuse.words import Message, Seat, add_folder, say
from tests.kernel.toy_table import GameEnded, PointsLost, PointsWon, RoundBegan, Sparked, WireCut

add_folder(Path(__file__).parent / "locale")


def sentence(event: Event) -> Message | None:
    """What happened; None for what is not worth telling."""
    match event:
        case RoundBegan():
            return say("sparks-round", number=event.number)
        case WireCut():
            return say("sparks-cut", seat=Seat(event.by), wire=event.wire)
        case Sparked():
            return say("sparks-sparked", wire=event.wire)
        case PointsWon():
            return say("sparks-points-won", seat=Seat(event.seat), points=event.points)
        case PointsLost():
            return say("sparks-points-lost", seat=Seat(event.seat), points=event.points)
        case GameEnded():
            return say("sparks-won", seats=tuple([Seat(seat) for seat in event.winners]))
    return None


def narrate(events: Iterable[Event]) -> list[Message]:
    """What is worth telling."""
    return [said for event in events if (said := sentence(event)) is not None]
