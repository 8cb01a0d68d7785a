"""Lines: the connections that we write to, with an end to how much may wait in them unread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

LINGER = 5.0
"""So many seconds a closed connection has to read what is left."""

Bytes = bytes | bytearray | memoryview


class Line(asyncio.Transport):
    """A transport that drops its connection where somebody does not read.

    asyncio's own buffer has no limit: it takes whatever is written, and once closed it waits for ever for the rest to
    be read.
    """

    def __init__(self, own: asyncio.Transport, most: int, dropped: Callable[[], None]) -> None:
        super().__init__()
        self._own = own
        self._most = most
        self._dropped = dropped

    def write(self, data: Bytes) -> None:
        if self._own.get_write_buffer_size() > self._most:
            self.drop()
        else:
            self._own.write(data)

    def writelines(self, list_of_data: Iterable[Bytes]) -> None:
        self.write(b"".join(list_of_data))

    def close(self) -> None:
        if not self._own.is_closing():
            self._own.close()
            if self._own.get_write_buffer_size():
                asyncio.get_running_loop().call_later(LINGER, self._give_up)

    def drop(self) -> None:
        """End it at once; what was not read is lost."""
        self._dropped()
        self._own.abort()

    def _give_up(self) -> None:
        if self._own.get_write_buffer_size():
            self.drop()

    def abort(self) -> None:
        self._own.abort()

    # All else is as it was.

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._own.get_extra_info(name, default)

    def is_closing(self) -> bool:
        return self._own.is_closing()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._own.set_protocol(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._own.get_protocol()

    def is_reading(self) -> bool:
        return self._own.is_reading()

    def pause_reading(self) -> None:
        self._own.pause_reading()

    def resume_reading(self) -> None:
        self._own.resume_reading()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self._own.set_write_buffer_limits(high, low)

    def get_write_buffer_size(self) -> int:
        return self._own.get_write_buffer_size()

    def get_write_buffer_limits(self) -> tuple[int, int]:
        return self._own.get_write_buffer_limits()

    def write_eof(self) -> None:
        self._own.write_eof()

    def can_write_eof(self) -> bool:
        return self._own.can_write_eof()
