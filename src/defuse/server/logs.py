"""Logs: one JSON object a line, without secrets: no token, no seed, no name, and of a table only a short digest."""

from __future__ import annotations

import logging
import re
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from typing import Any, TextIO

import msgspec

LOG = logging.getLogger("defuse.server")

MOST_ALIKE = 5
"""So many lines a second that are the same but for their details."""
MOST_LINES = 50
"""So many lines a second in all."""
MOST_KINDS = 20
"""So many kinds of lines that were left out are told one by one."""

Kind = tuple[str, int, str]
"""What makes lines the same: logger, level, message."""
OTHERS: Kind = ("defuse.server", logging.WARNING, "others")

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


def short(table: str) -> str:
    """A name for a table in logs, which does not open it."""
    return sha256(table.encode()).hexdigest()[:8]


class Lines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        said.update({key: value for key, value in vars(record).items() if key not in _USUAL})
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said, enc_hook=str).decode()


class Limited(logging.StreamHandler[TextIO]):
    """Writes the same line only so often, and all together only so often; then one that tells what was left out.

    Lines are the same that say the same before their details are put in, and but for numbers: same logger, same level,
    same message.
    """

    def __init__(self, stream: TextIO | None = None, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self._now = now
        self._began = 0.0
        """When the second began in which we count."""
        self._written: Counter[Kind] = Counter()
        self._left_out: Counter[Kind] = Counter()
        self._timer: threading.Timer | None = None

    def emit(self, record: logging.LogRecord) -> None:
        self._next_second()
        kind = (record.name, record.levelno, re.sub(r"0x[0-9a-f]+|\d+", "…", str(record.msg)[:200]))
        if self._written[kind] < MOST_ALIKE and self._written.total() < MOST_LINES:
            self._written[kind] += 1
            super().emit(record)
            return
        if kind not in self._left_out and len(self._left_out) >= MOST_KINDS:
            kind = OTHERS
        self._left_out[kind] += 1
        if self._timer is None:  # even if nothing more comes, it is told
            self._timer = threading.Timer(1.0, self.tell)
            self._timer.daemon = True
            self._timer.start()

    def tell(self) -> None:
        """Tell what was left out, once its second is over."""
        self.acquire()
        try:
            self._timer = None
            self._next_second()
        finally:
            self.release()

    def _next_second(self) -> None:
        now = self._now()
        if now - self._began < 1.0:
            return
        left_out, self._left_out = self._left_out, Counter()
        self._began, self._written = now, Counter()
        for (name, level, message), count in left_out.items():
            told = {"name": name, "levelno": level, "levelname": logging.getLevelName(level), "msg": "lines left out"}
            super().emit(logging.makeLogRecord({**told, "like": message, "count": count}))


def configure(level: str = "info") -> dict[str, Any]:
    """The logging of a server process, as uvicorn takes it. Requests are not logged: their paths open tables."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": Lines}},
        "handlers": {"stderr": {"()": Limited, "formatter": "lines", "stream": sys.stderr}},
        "root": {"handlers": ["stderr"], "level": "WARNING"},  # asyncio, too: it tells of connections it cannot take
        "loggers": {
            "defuse": {"handlers": ["stderr"], "level": level.upper(), "propagate": False},
            "uvicorn": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
            "uvicorn.error": {"level": "WARNING"},
        },
    }
