"""Blocks: a fixed list of numbers, in blocks of one meaning each.

A game has one list for all of its missions, so that a number means the same thing everywhere. Blocks have room to
grow: what is added later takes a free number, and no number ever changes its meaning.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Block(NamedTuple):
    """Some numbers in a row that mean the same kind of thing."""

    name: str
    first: int
    size: int
    names: tuple[str, ...]
    """What each number is called; those behind the last name are free."""
    meaning: str

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and self.first <= number < self.first + self.size

    def of(self, name: str) -> int:
        """The number of a name."""
        return self.first + self.names.index(name)


class Blocks:
    """All blocks of a game, one behind the other."""

    def __init__(self, *blocks: tuple[str, int, Sequence[str], str]) -> None:
        self._blocks: dict[str, Block] = {}
        first = 0
        for name, size, names, meaning in blocks:
            if len(names) > size:
                raise ValueError(f"{name}: {len(names)} names for {size} numbers")
            self._blocks[name] = Block(name, first, size, tuple(names), meaning)
            first += size
        self.size = first
        """How many numbers there are, free ones too."""

    def __getitem__(self, name: str) -> Block:
        return self._blocks[name]

    def all(self) -> tuple[Block, ...]:
        """The blocks in order."""
        return tuple(self._blocks.values())

    def block_of(self, number: int) -> Block:
        """The block that a number is in."""
        for block in self._blocks.values():
            if number in block:
                return block
        raise ValueError(f"{number} is not a number from 0 to {self.size - 1}")

    def name_of(self, number: int) -> str:
        """What a number means, as in `verb cut` or `wire 2.5`."""
        block = self.block_of(number)
        place = number - block.first
        return f"{block.name} {block.names[place] if place < len(block.names) else f'(free {place})'}"
