"""What to lay out of a real box: worked out by whoever has time for it, and packed as it is sent."""

from __future__ import annotations

import gzip

import msgspec

from defuse.server.games import box_named


def laid_out(game: str, mission: int, players: int, language: str) -> tuple[bytes, bytes]:
    """The layout of a mission as JSON, plain and packed. It is called in another process."""
    said = msgspec.json.encode(box_named(game).layout(mission, players, language))
    return said, gzip.compress(said)
