"""Buckets: how often something may be done."""

from __future__ import annotations

from collections.abc import Callable


class Bucket:
    """Allows bursts, and a rate on average: each use takes a drop, and drops come back with time."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float]) -> None:
        self.burst, self.rate, self._now = burst, rate, now
        self._drops = burst
        self._at = now()

    def take(self) -> bool:
        """Use it once; whether that is allowed."""
        now = self._now()
        self._drops = min(self.burst, self._drops + (now - self._at) * self.rate)
        self._at = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True
