"""A cache of what takes a while to make. What several want at the same time is made once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable


class Cache:
    """Bytes by what they are; those that nobody wanted for longest go first."""

    def __init__(self, most: int) -> None:
        self.most = most
        """How many bytes it keeps."""
        self.size = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._coming: dict[Hashable, asyncio.Future[bytes]] = {}

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """What is kept under a key, or what is made now."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        coming = self._coming.get(key)
        if coming is None:
            coming = self._coming[key] = asyncio.ensure_future(self._made(key, make))
        return await asyncio.shield(coming)

    async def _made(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            made = await make()
        finally:
            del self._coming[key]
        self._kept[key] = made
        self.size += len(made)
        while self.size > self.most and self._kept:
            self.size -= len(self._kept.popitem(last=False)[1])
        return made
