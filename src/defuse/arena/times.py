"""Times: how long bots thought, over many games."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from defuse.arena.game import AnyResult
from defuse.statistics import quantile


class Times(Struct, frozen=True, kw_only=True):
    """How long bots thought, over many games. A decision is measured in milliseconds, a game in seconds."""

    decisions: int
    median: float
    p90: float
    max: float
    thinking: float
    """Seconds of thinking a game, all seats together, on average."""
    game: float
    """Seconds a game, the engine's work included, on average."""


def times(results: Sequence[AnyResult]) -> Times | None:
    """How long the bots thought; None where nobody has measured it."""
    known = [(result.seconds, result.thinking) for result in results if result.thinking is not None]
    each = sorted(time for _, thinking in known for time in thinking.each)
    if not each:
        return None
    return Times(
        decisions=len(each),
        median=quantile(each, 0.5),
        p90=quantile(each, 0.9),
        max=each[-1],
        thinking=sum(thinking.seconds for _, thinking in known) / len(known),
        game=sum(seconds for seconds, _ in known) / len(known),
    )
