"""Layout: what each byte of an observation means.

An observation is a row of bytes in sections; a section is a small table of rows and columns. A byte is one of three
kinds: a *code* (0: nothing, or unknown; each other number has a meaning of its own), a *count*, or eight *bits*.
`planes` makes zeros and ones of it, for networks that want them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

Kind = Literal["code", "count", "bits", "raw"]


class Column(NamedTuple):
    """One column of a section."""

    name: str
    kind: Kind
    most: int
    """The highest code or count, or how many bits are used."""
    meaning: str


class Section(NamedTuple):
    """Some rows that have the same columns."""

    name: str
    first: int
    rows: int
    columns: tuple[Column, ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return self.rows * len(self.columns)

    def at(self, row: int, column: str) -> int:
        """Where the byte of a row and a column is."""
        names = [found.name for found in self.columns]
        return self.first + row * len(self.columns) + names.index(column)


class Entry(NamedTuple):
    """What one byte means."""

    at: int
    section: str
    row: int
    column: Column

    def __str__(self) -> str:
        return f"{self.section}[{self.row}].{self.column.name}: {self.column.meaning}"


class Layout:
    """All sections of a game's observations, one behind the other."""

    def __init__(self, *sections: tuple[str, int, Sequence[tuple[str, Kind, int, str]], str]) -> None:
        self.sections: dict[str, Section] = {}
        first = 0
        for name, rows, columns, meaning in sections:
            section = Section(name, first, rows, tuple([Column(*column) for column in columns]), meaning)
            self.sections[name] = section
            first += section.size
        self.size = first
        """How many bytes an observation has."""
        self._tables: tuple[NDArray[np.intp], NDArray[np.uint8], NDArray[np.uint8], NDArray[np.uint8]] | None = None

    def __getitem__(self, name: str) -> Section:
        return self.sections[name]

    def entry(self, at: int) -> Entry:
        """What the byte at a place means."""
        for section in self.sections.values():
            if section.first <= at < section.first + section.size:
                row, column = divmod(at - section.first, len(section.columns))
                return Entry(at, section.name, row, section.columns[column])
        raise IndexError(f"{at} is not a place from 0 to {self.size - 1}")

    def entries(self) -> list[Entry]:
        """What every byte means, in order."""
        return [self.entry(at) for at in range(self.size)]

    def part(self, codes: NDArray[np.uint8], name: str) -> NDArray[np.uint8]:
        """A section of one or many observations, as rows and columns."""
        section = self.sections[name]
        found = codes[..., section.first : section.first + section.size]
        return found.reshape(*codes.shape[:-1], section.rows, len(section.columns))

    @property
    def planes_size(self) -> int:
        """How many zeros and ones `planes` gives."""
        return len(self._plane_tables()[0])

    def planes(self, codes: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """Zeros and ones of one or many observations.

        A code up to n is n planes, of which at most one is 1. A count up to n is n planes, the first `count` of which
        are 1. Bits are planes, and so are the eight bits of a raw byte.
        """
        source, equal, least, mask = self._plane_tables()
        found = codes[..., source]
        planes: NDArray[np.bool_] = (found == equal) | ((least > 0) & (found >= least)) | ((found & mask) > 0)
        return planes.astype(np.uint8)

    def plane(self, number: int) -> str:
        """What a plane means."""
        source, equal, least, mask = self._plane_tables()
        entry = self.entry(int(source[number]))
        if mask[number]:
            return f"{entry.section}[{entry.row}].{entry.column.name} bit {int(mask[number]).bit_length() - 1}"
        if least[number]:
            return f"{entry.section}[{entry.row}].{entry.column.name} ≥ {least[number]}"
        return f"{entry.section}[{entry.row}].{entry.column.name} = {equal[number]}"

    def _plane_tables(self) -> Any:
        if self._tables is None:
            rows: list[tuple[int, int, int, int]] = []
            for entry in self.entries():
                kind, most = entry.column.kind, entry.column.most
                if kind == "code":
                    rows += [(entry.at, value, 0, 0) for value in range(1, most + 1)]
                elif kind == "count":
                    rows += [(entry.at, 255, value, 0) for value in range(1, most + 1)]
                else:
                    rows += [(entry.at, 255, 0, 1 << bit) for bit in range(most if kind == "bits" else 8)]
            table = np.array(rows)
            self._tables = (
                table[:, 0].astype(np.intp),
                table[:, 1].astype(np.uint8),
                table[:, 2].astype(np.uint8),
                table[:, 3].astype(np.uint8),
            )
        return self._tables
