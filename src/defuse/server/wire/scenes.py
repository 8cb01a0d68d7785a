"""What the scenes of all games share: the clock, and events as they are told and moved on the screen."""

from __future__ import annotations

from msgspec import Struct


class ClockSeen(Struct, frozen=True, kw_only=True):
    """Time of play. Timers in panels were right at `seconds`; while `running`, count them down from there."""

    seconds: float
    running: bool


class EventSeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happened. Unknown kinds are just told."""

    at: int
    """The number of the frame that it came with."""
    kind: str
    """`wires-cut`, `cut-missed`, `token-placed`, `dial-moved`, `exploded`, `won`, `card-used` …"""
    text: str = ""
    """A sentence for the log; empty where there is nothing to say."""
    speak: str = ""
    """A line of a narrated mission: to be spoken, and shown as a caption."""
    seat: int | None = None
    """Who did it, or whom it is about."""
    wires: tuple[int, ...] = ()
    """The wires that it is about. Where they have to be remembered, they come with the frame itself and never later."""
    values: tuple[str, ...] = ()
    """The values that were named or cut."""
    mark: str = ""
    """What a token shows, as in `WireSeen.tokens`; in Bomb Squad Academy the wire that it is about."""
    card: str = ""
    """The card that was used, unlocked …"""
    steps: int = 0
    """How far the dial moved; less than 0 is bad."""
