"""Open files: each connection is one, and the system has a limit to them."""

from __future__ import annotations

import logging
import sys

from msgspec.structs import replace

from defuse.server.logs import LOG
from defuse.server.settings import Settings

RESERVED = 200
"""So many are for other things: the store, the processes that think, files of the client, logs."""

MANY = 1000
"""With room for so many connections nobody has to be warned."""

FEWEST = 20
"""With room for fewer connections than these a server is of no use."""


class TooFew(RuntimeError):
    """The limit is so low that nobody could play."""

    def __init__(self, limit: int) -> None:
        super().__init__(f"only {limit} files may be open")
        self.limit = limit
        self.needed = RESERVED + FEWEST


def fitted(settings: Settings) -> Settings:
    """Raise the limit as far as is needed and allowed; settings with as many connections as there is room for.

    Raises TooFew.
    """
    wanted = settings.connections + RESERVED
    limit = _raised(wanted)
    if limit is None or limit >= wanted:
        return settings
    room = limit - RESERVED
    if room < FEWEST:
        raise TooFew(limit)
    level = logging.WARNING if room < MANY else logging.INFO
    LOG.log(level, "fewer connections", extra={"files": limit, "connections": room, "wanted": settings.connections})
    return replace(settings, connections=room)


def _raised(wanted: int) -> int | None:
    """The limit after it was raised; None where there is none."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return None
    if soft < wanted:
        allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, allowed), hard))
        except (OSError, ValueError):  # some systems allow less than they say
            return soft
        return max(soft, allowed)
    return soft
