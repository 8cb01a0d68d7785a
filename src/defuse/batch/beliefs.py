"""Beliefs in batch: the exact chances of what the seats that are asked cannot see, by the kernel of the odds.

They are those of `Episode.posterior`, for missions 1–8. It needs the compiled kernel of the odds.
"""

from __future__ import annotations

import ctypes
from ctypes import c_void_p
from functools import lru_cache

from defuse.batch.border import Counting, Unavailable

MISSIONS = frozenset(range(1, 9))
"""Where beliefs are kept: other missions have facts of their own."""
SHAPE = (96, 14)
"""Places by stand and place, and the values 1–12, yellow, red."""


@lru_cache(maxsize=1)
def counting() -> Counting:
    """The calls of the kernel of the odds. Raises `Unavailable` where it is not compiled."""
    from defuse.odds.counting.compiled import library

    found = library()
    if found is None:
        raise Unavailable("beliefs need the compiled kernel of the odds: install defuse where there is a C compiler")
    calls = ("kernel_read", "kernel_forget", "kernel_most", "kernel_places")
    return Counting(*[ctypes.cast(getattr(found, name), c_void_p).value for name in calls])
