"""Ports for servers that have to come back at the same address."""

from __future__ import annotations

import socket
from random import SystemRandom

BELOW = range(20_000, 32_000)
"""Below those that the system hands out by itself: a connection of some other test never takes one of these
while the server that owns it is away, and nobody who waits for a server is connected to itself."""


def free_ports(count: int) -> list[int]:
    """Ports that nobody listens on, all different."""
    found: list[int] = []
    for port in SystemRandom().sample(BELOW, len(BELOW)):
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as servers do
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
        found.append(port)
        if len(found) == count:
            return found
    raise RuntimeError("there is no free port")
