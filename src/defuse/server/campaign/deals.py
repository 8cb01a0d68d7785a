"""Deals that many crews play: the deal of the day, and challenges.

The deal of a day follows from a secret of this server: which mission it is, and a seed for each number of players.
Nobody who does not know the secret can tell it from the date, nor from the deals of other days.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Literal

import msgspec
from msgspec import Struct

DealKind = Literal["", "daily", "challenge"]
ELSEWHERE = "elsewhere/"
"""What the deals of games of another server begin with: they are none of this one."""
SEED_DIGITS = 32
DAY = 86_400


class FixedDeal(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is dealt at a table that plays the same as others. It is secret like the seed of any game."""

    kind: Literal["daily", "challenge"]
    id: str
    """The day, or the challenge."""
    kit: str
    setup: str
    """The set-up, as JSON."""
    seed: str

    @property
    def name(self) -> str:
        """What it is called among the games of crews."""
        return f"{self.kind}/{self.id}"

    def is_over(self, now: float) -> bool:
        """Whether everybody may see all of it: a day is over some time, a challenge never."""
        return self.kind == "daily" and day_of(now) > self.id

    def setup_of(self, kind: type[Any]) -> Any:
        """The set-up, of the type that its game has for it."""
        return msgspec.json.decode(self.setup.encode(), type=kind)


def deal_kind(name: str) -> DealKind:
    """Which kind of deal a game was of, by what it is called among the games of crews.

    >>> deal_kind("daily/2026-11-17"), deal_kind("elsewhere/challenge"), deal_kind("")
    ('daily', 'challenge', '')
    """
    word = name.removeprefix(ELSEWHERE).partition("/")[0]
    return "daily" if word == "daily" else "challenge" if word == "challenge" else ""


def day_of(now: float) -> str:
    """The day of a moment (seconds since 1970), UTC.

    >>> day_of(1_794_000_000.0)
    '2026-11-06'
    """
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def day_ends(day: str) -> float:
    """When a day is over, in seconds since 1970. Raises ValueError where it is none."""
    return datetime.fromisoformat(f"{day}T00:00:00+00:00").timestamp() + DAY


def mission_of_day(secret: str, day: str, missions: Sequence[int]) -> int:
    """The mission of a day."""
    return missions[int(_hash(secret, f"mission {day}"), 16) % len(missions)]


def seed_of_day(secret: str, day: str, mission: int, players: int) -> str:
    """The seed of a day for a number of players."""
    return f"daily-{_hash(secret, f'seed {day} {mission} {players}')[:SEED_DIGITS]}"


def _hash(secret: str, text: str) -> str:
    return hmac.new(secret.encode(), f"defuse {text}".encode(), sha256).hexdigest()
