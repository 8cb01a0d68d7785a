"""Limits: how much one connection or one address may do."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address

from defuse.server.buckets import Bucket

KNOWN = 50_000
"""So many addresses are remembered."""


@lru_cache(4096)
def place(address: str) -> str:
    """What counts as one address: of IPv6 the network of 64 bits, since whoever has one address there has them all.

    >>> place("192.0.2.7"), place("::ffff:192.0.2.7"), place("2001:db8:1:2:3::4%eth0"), place("somewhere")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64', 'somewhere')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), 64), strict=False))


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

    def enter(self, address: str, *, shared: bool = False) -> bool:
        """Another connection; whether there is room for it. An address that many share may have any number of them."""
        if self.count >= self.most or (not shared and self._each[address] >= self.most_each):
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
