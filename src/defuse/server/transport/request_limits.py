"""Limits of requests: how many tables and crews an address may make, how many recovery codes it may try."""

from __future__ import annotations

from collections.abc import Callable

from defuse.server.crews.keys import parts_of
from defuse.server.settings import Settings
from defuse.server.transport.limits import PerAddress, Presence
from defuse.server.transport.problems import Wrong
from defuse.words import Message, say

HOUR = 3600.0
MINUTE = 60.0
ADDRESSES = 10
"""For one crew as many codes may be tried as so many addresses may try: one alone cannot keep its members out."""

REPLAYS, REPLAYS_EACH = 64, 4
"""How many replay files and exports are made at the same time, in all and for one address."""
LOOKS, LOOKS_EACH = 512, 48
"""How much is made for those who look at reviews, at the same time. What several want is made once."""
CALCULATIONS, CALCULATIONS_EACH = 128, 4
"""How many tables are worked out or wait for it at the same time, in all and for one address."""
MINUTE = 60.0


class RequestLimits:
    """What is counted by address, in memory."""

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self._tables = PerAddress(settings.tables_each, HOUR, now)
        self._files = PerAddress(settings.files_each, HOUR, now)
        self._crews = PerAddress(settings.crews_each, HOUR, now)
        self._recoveries = PerAddress(settings.recoveries_each, HOUR, now)
        self._recovered = PerAddress(settings.recoveries_each * ADDRESSES, HOUR, now)
        """By crew: whoever guesses has many addresses."""
        self._tries = PerAddress(settings.tries_each, MINUTE, now)
        self.replays = Presence(REPLAYS, REPLAYS_EACH)
        self.looks = Presence(LOOKS, LOOKS_EACH)
        self.calculations = Presence(CALCULATIONS, CALCULATIONS_EACH)
        self._calculations = PerAddress(settings.calculations_each, MINUTE, now)

    def may_make_table(self, where: str) -> None:
        """Count a new table. Raises Wrong."""
        _take(self._tables, where, say("http-many-tables"))

    def may_bring_file(self, where: str) -> None:
        """Count a file that somebody brings. Raises Wrong."""
        _take(self._files, where, say("http-many-files"))

    def may_calculate(self, where: str) -> None:
        """Count a question to the calculator. Raises Wrong."""
        if not self._calculations.take(where):
            raise Wrong(429, "fast", say("http-fast"), {"retry-after": "5"})

    def may_make_crew(self, where: str) -> None:
        """Count a new crew. Raises Wrong."""
        _take(self._crews, where, say("crew-many-crews"))

    def may_try(self, where: str) -> None:
        """Count an answer to a puzzle, a hint or a solution. Raises Wrong."""
        _take(self._tries, where, say("puzzle-many"))

    def may_recover(self, where: str, code: str) -> None:
        """Count a try of a recovery code. Raises Wrong."""
        _take(self._recoveries, where, say("crew-many-codes"))
        parts = parts_of(code)
        if parts is not None:
            _take(self._recovered, parts[0], say("crew-many-codes"))


def _take(limit: PerAddress, where: str, why: Message) -> None:
    if not limit.take(where):
        raise Wrong(429, "fast", why, {"retry-after": "120"})
