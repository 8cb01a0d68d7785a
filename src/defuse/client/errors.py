"""What can go wrong: a table's errors have a code of the protocol, and all have a text that is ready to show."""

from __future__ import annotations

from defuse.words import Said


class TableError(Exception):
    """Something at a table did not work."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(f"{why} ({code})")
        self.code = code
        """As in docs/protocol.md."""
        self.why = why
        """In the language that was asked for."""


class Problem(TableError):
    """A request over HTTP was not done."""

    def __init__(self, status: int, code: str, why: str) -> None:
        super().__init__(code, why)
        self.status = status
        """The HTTP status; 0 where no server answered."""


class Refused(TableError):
    """What was sent is not done. The table is as it was."""


class Closed(TableError):
    """The connection has ended for good: trying again would not help."""


class NoLink(Said):
    """This is no link to a table."""
