"""Steps: when the answer of a bot leaves, so that how long it thought tells nobody what it saw.

How long a bot thinks depends on what it holds. At a table with people its answer therefore leaves at a multiple of a
step, counted from the question. A step belongs to a kind of bot, and nearly all of its thoughts are shorter: the answer
leaves after one step, whatever was thought about.
"""

from __future__ import annotations

from math import ceil
from typing import NamedTuple


class Step(NamedTuple):
    """The step of a kind of bot. `python -m bench.steps` measures both."""

    p99: float
    """So many seconds, or less, takes what a table of this kind has to think about in 99 of 100 questions."""
    seconds: float
    """How long the step is: above that."""


UNKNOWN_STEP = 2.0
"""The step, in seconds, of a bot that declares none."""
LONGEST = 60.0
"""No bot may declare a longer one."""

_DUST = 1e-9
"""What rounding adds to a whole number of steps."""


def leaves(since: float, ready: float, step: float, pace: float = 0.0) -> float:
    """When an answer leaves that is ready at an instant, to a question that was asked at another one.

    It leaves at the first whole number of steps, at least one, by which it is ready and the pace is kept. Without a
    step it leaves as soon as that is so.

    >>> [leaves(100.0, ready, 0.5) for ready in (100.0, 100.4, 100.6)]
    [100.5, 100.5, 101.0]
    >>> leaves(100.0, 100.1, 0.4, pace=1.5), leaves(100.0, 100.1, 0.0)
    (101.6, 100.1)
    """
    waited = max(pace, ready - since)
    if step > 0:
        waited = max(1, ceil(waited / step - _DUST)) * step
    return since + waited
