"""Repair: texts that agree again, with one entry taken back or one wire of it exchanged. Each is read and counted."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import NamedTuple

from defuse.busters.notation import NotationError
from defuse.busters.notation.places import Places
from defuse.calculator.busters.reading import Reading, read_so_far
from defuse.kernel import Observation
from defuse.logbook import after_line
from defuse.logbook.lacking import Unsaid
from defuse.logbook.pages import Line
from defuse.odds import Contradiction, Odds, TooManyFacts
from defuse.words import Said

PATIENCE = 3.0
"""So many seconds repairs are looked for."""
MOST = 2
"""So many repairs are offered."""
_PLACE = re.compile(r"\b([A-E][1-9])\.([0-9]{1,2})\b(?!-)")
_TOKEN = re.compile(r"![^\s!]+")


class Repair(NamedTuple):
    """A text in which one entry is another."""

    line: int
    entry: str
    wire: int
    whole: str


class Bench:
    """Where texts are tried out, for so many seconds at most."""

    def __init__(self, text: str, seat: int | None, reading: Reading) -> None:
        self.lines = text.split("\n")
        self.seat = seat
        self.reading = reading
        self.until = time.monotonic() + PATIENCE

    @property
    def patient(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    def agrees(self, text: str) -> bool:
        """Whether a text can be read to its end, and deals agree with it."""
        reading = read_so_far(text, self.seat)
        if reading.seen is None or (reading.error is not None and not _only_unsaid(reading)):
            return False
        try:
            Odds(reading.seen)
        except (Contradiction, TooManyFacts):
            return False
        return True

    def without(self, number: int, wires: tuple[str, ...]) -> str:
        """The text without an entry, if all agrees then; without the tokens at these places where it is a stand."""
        for instead in self._instead(number, wires):
            if not self.patient:
                break
            text = self._with(number, instead)
            if self.agrees(text):
                return text
        return ""

    def _with(self, number: int, instead: str | None) -> str:
        """The text with another line in the place of one, or with none."""
        return "\n".join([*self.lines[: number - 1], *([] if instead is None else [instead]), *self.lines[number:]])

    def _instead(self, number: int, wires: tuple[str, ...]) -> Iterator[str | None]:
        """What may stand in the place of a line that is taken back."""
        row = re.match(r"\s*([A-EN][1-9])\s*[|:]", self.lines[number - 1], re.IGNORECASE)
        if row is not None:
            yield from self._without_tokens(number, row[1].upper(), wires)
            return
        yield None
        following = [line for line in self.reading.page.since if line.number > number and line.is_event]
        if self.reading.line(number) is not None and following:
            # The turn passes on all the same, or else everybody behind it would play out of turn.
            who = following[0].text.split()[0].upper()
            yield f"turn {who}"
            yield f"opening {who}"

    def _without_tokens(self, number: int, row: str, wires: tuple[str, ...]) -> Iterator[str]:
        line = self.lines[number - 1]
        head, bar, slots = line.partition("|") if "|" in line else line.partition(":")
        words = slots.split()
        for wire in wires:
            name, _, slot = wire.partition(".")
            at = int(slot) - 1
            if name == row and at < len(words) and "!" in words[at]:
                fewer = [_TOKEN.sub("", word) if place == at else word for place, word in enumerate(words)]
                yield f"{head}{bar} {' '.join(fewer)}"

    def repairs(self, numbers: tuple[int, ...]) -> list[Repair]:
        """Other wires of the same stands with which all agrees, the latest entries and the nearest wires first."""
        found: list[Repair] = []
        for number in sorted(numbers, reverse=True):
            line = self.reading.line(number)
            before = self.reading.before(number)
            if line is not None and before is not None:
                for repair in self._elsewhere(line, before):
                    found.append(repair)
                    break
            if len(found) >= MOST or not self.patient:
                break
        return found

    def _elsewhere(self, line: Line, before: Observation) -> Iterator[Repair]:
        text = self.lines[line.number - 1].split("#")[0].rstrip()
        places = Places(before.public)
        moves: list[tuple[int, str, int]] = []
        for match in _PLACE.finditer(text):
            row, at = places.rows.get(match[1], ()), int(match[2])
            for slot, wire in enumerate(row, 1):
                if slot != at and not before.public.gone >> wire & 1:
                    other = f"{text[: match.start()]}{match[1]}.{slot}{text[match.end() :]}"
                    moves.append((abs(slot - at), other, wire))
        for _, other, wire in sorted(moves, key=lambda move: move[0]):
            if not self.patient:
                return
            if _fits(before, other):
                whole = self._with(line.number, other)
                if self.agrees(whole):
                    yield Repair(line.number, other.strip(), wire, whole)


def _fits(before: Observation, line: str) -> bool:
    """Whether a line can be read, and deals agree with it."""
    try:
        Odds(after_line(before, line))
    except Unsaid:
        return True
    except (NotationError, Contradiction, TooManyFacts, Said):
        return False
    return True


def _only_unsaid(reading: Reading) -> bool:
    """Whether nothing is wrong but that the last turn leaves something out, for which one is asked then."""
    error = reading.error
    later = [line for line in reading.page.since if error is not None and line.number > error.line and line.is_event]
    return isinstance(error, Unsaid) and not later
