"""Logs: one JSON object a line, without secrets: no token, no seed, no name, and of a table only a short digest."""

from __future__ import annotations

import logging
import sys
import time
from hashlib import sha256
from typing import Any

import msgspec

LOG = logging.getLogger("defuse.server")

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


def configure(level: str = "info") -> dict[str, Any]:
    """The logging of a server process, as uvicorn takes it. Requests are not logged: their paths open tables."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": Lines}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines", "stream": sys.stderr}},
        "loggers": {
            "defuse": {"handlers": ["stderr"], "level": level.upper(), "propagate": False},
            "uvicorn": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
            "uvicorn.error": {"level": "WARNING"},
        },
    }
