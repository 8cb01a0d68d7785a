"""Reading a text as far as it goes: the table, and what each line behind it has led to."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from defuse.busters.notation import NotationError, parse, parse_observation, remarks
from defuse.busters.notation.text import lines
from defuse.kernel import Observation, veil
from defuse.logbook.book import Step, follow
from defuse.logbook.lacking import Unplayable
from defuse.logbook.pages import Line, Page, page_of
from defuse.words import Message, Said, Seat, say

SPECTATOR = "spectator"
STANDS = re.compile(r"^\s*([A-E])[12]\s*[|:]", re.MULTILINE | re.IGNORECASE)
BLANK = re.compile(r"(?<!\S)_[*^]?(?!\S)")
_VIEW = re.compile(r"\bview\b")


class OtherView(Said):
    """Somebody asks what a seat sees, and the text says what another one sees."""


class Reading(NamedTuple):
    """What could be made of a text."""

    page: Page
    first: Observation | None
    """The table itself; None where it cannot be read."""
    steps: tuple[Step, ...] = ()
    error: NotationError | None = None
    """What is wrong with the first line that cannot be read."""
    notes: tuple[Message, ...] = ()

    @property
    def seen(self) -> Observation | None:
        """The table after the last line that could be read."""
        return self.steps[-1].seen if self.steps else self.first

    @property
    def good(self) -> int:
        """The last line that could be read; 0: not even the table."""
        if self.first is None:
            return 0
        read = [line.number for step in self.steps for line in step.lines]
        return max(read, default=max([number for number, _ in lines(self.page.table)], default=0))

    def before(self, line: int) -> Observation | None:
        """The table as it was before a line behind it."""
        seen = self.first
        for step in self.steps:
            if any(each.number >= line for each in step.lines):
                return seen
            seen = step.seen
        return seen

    def line(self, number: int) -> Line | None:
        """A line behind the table."""
        return next((line for line in self.page.since if line.number == number), None)


def read_so_far(text: str, seat: int | None = None) -> Reading:
    """Read a text up to the first line that is wrong. It never raises for what a text says."""
    page = page_of(text)
    try:
        first = table_of(page.table, seat)
        notes = remarks(page.table)
    except NotationError as unread:
        return Reading(page, None, error=unread)
    steps: list[Step] = []
    error = _followed(first, page.since, steps)
    if error is not None:
        # A line that says how the table stands is read with the turn before it: that may have been all right.
        read = max([line.number for step in steps for line in step.lines], default=0)
        between = [line for line in page.since if read < line.number < error.line]
        _followed(steps[-1].seen if steps else first, between, steps)
    return Reading(page, first, tuple(steps), error, notes)


def _followed(seen: Observation, since: Sequence[Line], steps: list[Step]) -> NotationError | None:
    """Take the steps of some lines, up to the first one that is wrong."""
    try:
        steps.extend(follow(seen, since))
    except Unplayable:
        return None  # nothing can be said of a turn at a table that cannot be, or be counted: that is told of the table
    except NotationError as error:
        return error
    return None


def table_of(text: str, seat: int | None) -> Observation:
    """The table of a text, as a seat sees it; of a whole one, as whoever is asked does where nobody says."""
    if "?" in text or _VIEW.search(text) or BLANK.search(text):
        return parse_observation(text, seat)
    try:
        game = parse(text)
    except NotationError:
        return parse_observation(text, seat)
    assert game.ask is not None
    return game.observe(game.ask.seats[0] if seat is None else seat)


def seats_in(text: str) -> int:
    """How many seats a text speaks of."""
    return len({letter.upper() for letter in STANDS.findall(text)}) or len("ABCDE")


def as_seen_by(seen: Observation, seat: int | None) -> Observation:
    """What another one sees. What everybody sees follows from a view, what another seat sees does not."""
    board = seen.public
    if seat is None:
        return Observation(seen.game, None, board, veil(seen.faces, board.known[board.players]))
    if seat != seen.seat:
        raise OtherView(say("calculator-other-view", seat=Seat(seat)))
    return seen


def blanks(text: str) -> tuple[int, ...]:
    """The lines in which something is still to be filled in."""
    return tuple([number for number, line in lines(text) if BLANK.search(line)])
