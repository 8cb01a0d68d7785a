"""Limits: how much one connection or one address may do."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable

from defuse.server.buckets import Bucket

KNOWN = 50_000
"""So many addresses are remembered."""


class PerAddress:
    """A bucket for each address. Those that were not seen for longest are forgotten first."""

    def __init__(self, burst: float, seconds: float, now: Callable[[], float]) -> None:
        self._burst, self._rate, self._now = burst, burst / seconds, now
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Use it once; whether that is allowed."""
        bucket = self._known.get(address)
        if bucket is None:
            bucket = self._known[address] = Bucket(self._burst, self._rate, self._now)
            if len(self._known) > KNOWN:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(address)
        return bucket.take()


class Presence:
    """How many connections there are, in all and from each address."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most, self.most_each = most, most_each
        self.count = 0
        self._each: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Another connection; whether there is room for it."""
        if self.count >= self.most or self._each[address] >= self.most_each:
            return False
        self.count += 1
        self._each[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        self.count -= 1
        self._each[address] -= 1
        if not self._each[address]:
            del self._each[address]
