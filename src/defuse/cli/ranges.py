"""Texts that name several numbers: `all`, `1-8`, `1,3,5`, `1-3,7`."""

from __future__ import annotations

import re
from collections.abc import Callable

from defuse.cli.console import Failure, misuse
from defuse.words import Message, say

Unknown = Callable[[int, str], Message]
"""What is wrong with a number that is not known; it also gets those that are, in short."""


def numbers(text: str, option: str, known: list[int], unknown: Unknown) -> list[int]:
    """The numbers that a text names, each once, in order.

    >>> numbers("1-3,7", "--seats", list(range(1, 9)), lambda number, known: say("words-nothing"))
    [1, 2, 3, 7]
    """

    def wrong(why: Message) -> Failure:
        return misuse(say("cli-of-option", option=option, why=why))

    if text.strip().lower() == "all":
        return known
    named: set[int] = set()
    for part in text.split(","):
        found = re.fullmatch(r"(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?", part.strip(), re.ASCII)
        if found is None:
            raise wrong(say("cli-range-unreadable", text=repr(text)))
        first, last = int(found[1]), int(found[2] or found[1])
        if last < first:
            raise wrong(say("cli-range-backwards", part=part.strip()))
        named.update(range(first, last + 1))
    for number in sorted(named):
        if number not in known:
            raise wrong(unknown(number, spans(known)))
    return sorted(named)


def spans(numbers: list[int]) -> str:
    """Sorted numbers in short: the inverse of `numbers`, for people.

    >>> spans([1, 2, 3, 5, 7, 8])
    '1–3, 5, 7–8'
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else f"{run[0]}" for run in runs)
