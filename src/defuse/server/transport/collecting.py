"""When Python looks for garbage in cycles: often among what is new, hardly ever among all that is there.

Thousands of tables are millions of objects, and hardly any of them dies in a cycle. Looking through them all takes a
second or more, in which nobody is answered. Looking through the newest takes a few milliseconds.
"""

from __future__ import annotations

import gc

NEWEST = 2_000
"""So many new objects are looked through at a time (5 ms) …"""
NEWER = 4
"""… and after so many times those that are left of them once more (20 ms)."""
SELDOM = 2_000
"""All objects are looked through after so many of these second looks: some twenty million objects later."""


def collect_seldom() -> None:
    """Set it so for this process. What was loaded by now is never looked at again."""
    gc.freeze()
    gc.set_threshold(NEWEST, NEWER, SELDOM)
