"""Texts that name several numbers: `all`, `1-8`, `1,3,5`, `1-3,7`."""

from __future__ import annotations

import re

from defuse.cli.console import misuse


def numbers(text: str, option: str, known: list[int], unknown: str) -> list[int]:
    """The numbers that a text names, each once, in order; `unknown` says what is wrong with one that is not known.

    >>> numbers("1-3,7", "--missions", [1, 2, 3, 4, 5, 6, 7, 8], "there is no mission {number}")
    [1, 2, 3, 7]
    """
    if text.strip().lower() == "all":
        return known
    named: set[int] = set()
    for part in text.split(","):
        found = re.fullmatch(r"(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?", part.strip(), re.ASCII)
        if found is None:
            raise misuse(f"{option}: cannot read {text!r}; write all, 4, 1-8 or 1,3,5")
        first, last = int(found[1]), int(found[2] or found[1])
        if last < first:
            raise misuse(f"{option}: {part.strip()} goes backwards")
        named.update(range(first, last + 1))
    for number in sorted(named):
        if number not in known:
            raise misuse(f"{option}: {unknown.format(number=number, known=spans(known))}")
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
