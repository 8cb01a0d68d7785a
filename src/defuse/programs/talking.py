"""Talking: a program that is run beside us and spoken to in lines. It may be slow, talk nonsense or end at any time."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

LONGEST_LINE = 1 << 20
"""A line that is longer is no answer."""
LAST_SECONDS = 1.0
"""How long a program may take to end when its game is over."""
WAITING = 64
"""So many lines of a program may wait to be read; then it has to wait itself."""


class Silent(Exception):
    """No answer: `time`, `crash` or `nonsense`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Talking:
    """A program that runs. Reading and writing are done by threads, so nothing that it does can hold us up."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start it. Raises OSError where that is not possible."""
        self._process = subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None if os.environ.get("DEFUSE_DEBUG") else subprocess.DEVNULL,
            start_new_session=True,  # so that all that it starts ends with it, and Ctrl-C is for us
        )
        self._lines: queue.Queue[bytes] = queue.Queue(WAITING)
        self._orders: queue.Queue[bytes | None] = queue.Queue()
        self._ended = False
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._read, self._write)]
        for thread in self._threads:
            thread.start()

    def tell(self, message: Any) -> None:
        """Send a line."""
        self._orders.put(msgspec.json.encode(message) + b"\n")

    def hear(self, seconds: float) -> Any:
        """The next line, as plain data. Raises Silent where none comes in time, or where it is not JSON."""
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise Silent("time") from None
        if not line:
            raise Silent("crash")
        try:
            return msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Silent("nonsense") from None

    def end(self, *, gently: bool) -> None:
        """End it: its input ends, and what does not end by itself is killed, with all that it has started."""
        self._ended = True
        self._orders.put(None)
        if gently:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(LAST_SECONDS)
        self._kill()
        self._process.wait()
        with suppress(queue.Empty):  # a reader that waits for room goes on, and finds the end
            while True:
                self._lines.get_nowait()
        for thread in self._threads:  # each closes its own pipe, when nobody holds the other end any more
            thread.join(LAST_SECONDS)

    def _kill(self) -> None:
        """Kill the program, its group, and what is left of its session. Who has begun a session of their own stay."""
        with suppress(ProcessLookupError, PermissionError):
            if not hasattr(os, "killpg"):
                self._process.kill()
                return
            os.killpg(self._process.pid, signal.SIGKILL)
        for other in _session(self._process.pid):
            with suppress(ProcessLookupError, PermissionError):
                os.kill(other, signal.SIGKILL)

    def _read(self) -> None:
        pipe = self._process.stdout
        assert pipe is not None
        line = b"?"
        while line and not self._ended:
            try:
                line = pipe.readline(LONGEST_LINE)
            except (OSError, ValueError):
                line = b""
            self._lines.put(line)
        with suppress(OSError):
            pipe.close()

    def _write(self) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        with suppress(OSError, ValueError):  # it has ended: whoever waits for an answer notices
            while (data := self._orders.get()) is not None:
                pipe.write(data)
                pipe.flush()
        with suppress(OSError):
            pipe.close()


def _session(leader: int) -> list[int]:
    """The processes of a session, where the system lists them."""
    found = []
    for name in os.listdir("/proc") if os.path.isdir("/proc") else ():
        with suppress(ValueError, OSError):
            if os.getsid(int(name)) == leader:
                found.append(int(name))
    return found
