"""The state of a rule as bytes: whatever a mission remembers, without a case for each."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from msgspec import Struct


def flatten(value: Any, out: list[int], most: int) -> None:
    """Append a value of a rule: a number as it is (at most 250), nothing as 255, a word by its letters' sum, lists with
    their length first, structs field by field."""
    if len(out) >= most:
        return
    if value is None:
        out.append(255)
    elif isinstance(value, bool | int):
        out.append(min(value, 250) if value >= 0 else 250 + max(value, -4) + 4)
    elif isinstance(value, float):
        out.append(min(int(value), 250))
    elif isinstance(value, str):
        out.append(word_code(value))
    elif isinstance(value, tuple):
        out.append(len(value))
        for item in value:
            flatten(item, out, most)
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            flatten(getattr(value, name), out, most)
    else:
        raise TypeError(f"a rule remembers {type(value).__name__}, and nothing says how that is written")


def word_code(word: str) -> int:
    """The code of a word: a letter by its place in the alphabet, a number as it is, others by their checksum.

    >>> word_code("C"), word_code("7"), 30 <= word_code("clockwise") < 250
    (3, 7, True)
    """
    if len(word) == 1 and word.isalpha():
        return ord(word.upper()) - 64
    if word.isascii() and word.isdigit():
        return min(int(word), 29)
    return 30 + crc32(word.encode()) % 220
