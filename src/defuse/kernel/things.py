"""Things are what can be hidden: wires, cards, tiles. A thing has a handle (a small number) and a face (a kind).

Handles are public and never change; faces are secret. Sets of things are bit masks: bit `t` stands for thing `t`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

UNKNOWN = 0
"""The face of a thing that an observer has not seen."""

_BYTES = tuple(bytes(255 if byte >> bit & 1 else 0 for bit in range(8)) for byte in range(256))
_BITS = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))


def mask_of(things: Iterable[int]) -> int:
    """The bit mask of some things.

    >>> bin(mask_of([0, 3]))
    '0b1001'
    """
    mask = 0
    for thing in things:
        mask |= 1 << thing
    return mask


def members(mask: int) -> tuple[int, ...]:
    """The things of a bit mask, in order.

    >>> members(0b1001)
    (0, 3)
    """
    found: list[int] = []
    base = 0
    while mask:
        found.extend([base + bit for bit in _BITS[mask & 255]])
        mask >>= 8
        base += 8
    return tuple(found)


@lru_cache(maxsize=8192)
def _spread(mask: int, count: int) -> int:
    """The lowest `count` bits of a mask as an integer with a whole byte for each bit."""
    mask &= (1 << count) - 1
    return int.from_bytes(b"".join([_BYTES[byte] for byte in mask.to_bytes((count + 7) // 8, "little")]), "little")


def veil(faces: bytes, known: int) -> bytes:
    """The faces of the known things; `UNKNOWN` for all others.

    >>> veil(bytes([7, 8, 9]), 0b101)
    b'\\x07\\x00\\t'
    """
    count = len(faces)
    return (int.from_bytes(faces, "little") & _spread(known, count)).to_bytes(count, "little")
