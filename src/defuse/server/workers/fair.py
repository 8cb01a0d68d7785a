"""Fair: a queue in which nobody waits long because others ask for much.

Work belongs to a table, and a table to an address. Whoever has used the least time lately is next: first the address,
then the table of that address, then what has waited longest. So busy addresses take turns, and so do the busy tables of
one address; and a table that asks for little is served before one that asks for much.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

HALF_LIFE = 10.0
"""After so many seconds half of what somebody has used is forgotten."""
FORGOTTEN = 0.001
"""Who has used less than so many seconds has used nothing."""
TIDY = 64
"""So many that are remembered are not looked through."""

T = TypeVar("T")


class Fair(NamedTuple):
    """For whom something is done."""

    address: str = ""
    table: str = ""


NOBODY = Fair()
"""For work that belongs to nobody."""


class Used:
    """How much time everybody has used lately."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._used: dict[object, tuple[float, float]] = {}
        """Seconds, and when that was right."""

    def of(self, who: object) -> float:
        """The seconds that somebody has used."""
        seconds, at = self._used.get(who, (0.0, 0.0))
        return seconds and seconds * 0.5 ** ((self._now() - at) / HALF_LIFE)

    def add(self, who: object, seconds: float) -> None:
        """Somebody has used more; less than nothing where it was less than expected."""
        self._used[who] = max(0.0, self.of(who) + seconds), self._now()

    def tidy(self) -> None:
        """Forget those who have used nothing for long."""
        if len(self._used) > TIDY:
            self._used = {who: told for who, told in self._used.items() if self.of(who) > FORGOTTEN}

    def __len__(self) -> int:
        return len(self._used)


class FairQueue(Generic[T]):
    """What waits to be done."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._waiting: OrderedDict[str, OrderedDict[str, OrderedDict[T, None]]] = OrderedDict()
        """By address and table; whoever came first is first."""
        self.used = Used(now)
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, item: T, fair: Fair) -> None:
        """Let something wait."""
        tables = self._waiting.setdefault(fair.address, OrderedDict())
        tables.setdefault(fair.table, OrderedDict())[item] = None
        self._count += 1

    def take(self) -> T:
        """Whatever is next. There has to be something."""
        address = min(self._waiting, key=self.used.of)
        tables = self._waiting[address]
        table = min(tables, key=lambda table: self.used.of(Fair(address, table)))
        item = next(iter(tables[table]))
        self.remove(item, Fair(address, table))
        # Among those who have used the same, whoever was served goes to the end.
        if table in tables:
            tables.move_to_end(table)
        if address in self._waiting:
            self._waiting.move_to_end(address)
        return item

    def remove(self, item: T, fair: Fair) -> bool:
        """Let something wait no longer. Whether it did."""
        tables = self._waiting.get(fair.address, OrderedDict())
        items = tables.get(fair.table, OrderedDict())
        if item not in items:
            return False
        del items[item]
        self._count -= 1
        if not items:
            del tables[fair.table]
        if not tables:
            del self._waiting[fair.address]
        return True

    def charge(self, fair: Fair, seconds: float) -> None:
        """Time is used for somebody."""
        self.used.add(fair.address, seconds)
        self.used.add(fair, seconds)
        self.used.tidy()
