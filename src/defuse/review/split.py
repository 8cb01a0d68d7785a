"""The curve in whole points, as people read it: every change split into judgement and luck, and all sums right.

Each point of the curve is rounded once. Changes are differences of these, luck is what judgement leaves of a change,
and the figures of a seat are sums of its changes. So whatever is shown adds up, act by act and in the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from defuse.review.findings import Findings


class Split(NamedTuple):
    """A change in points of the team's chance, from 0 to 100."""

    before: int
    after: int
    judgement: int
    luck: int


def splits(findings: Findings) -> dict[int, Split]:
    """The change of each act, where the curve is known before and after it and so is its judgement."""
    chances = {point.number: round(100 * point.wins.chance) for point in findings.curve}
    judged = {decision.number: decision.judgement for decision in findings.decisions}
    found: dict[int, Split] = {}
    for number in chances:
        judgement = judged.get(number, 0.0)
        if number - 1 in chances and judgement is not None:
            before, after, lost = chances[number - 1], chances[number], round(100 * judgement)
            found[number] = Split(before, after, lost, after - before - lost)
    return found


def seat_split(findings: Findings, seat: int | None) -> Split | None:
    """The sums of a seat; of None: of what nobody at the table did. None while there is nothing to add up."""
    changes = splits(findings)
    own = {decision.number for decision in findings.decisions if decision.seat == seat}
    if seat is None:
        own = changes.keys() - {decision.number for decision in findings.decisions}
    found = [changes[number] for number in sorted(own) if number in changes]
    return _sum(found) if found else None


def _sum(changes: Iterable[Split]) -> Split:
    rows = list(changes)
    return Split(rows[0].before, rows[-1].after, sum([row.judgement for row in rows]), sum([row.luck for row in rows]))


def signed(points: int) -> str:
    """Points with their sign, as they are written in all languages.

    >>> signed(5), signed(-5), signed(0)
    ('+5', '−5', '±0')
    """
    return f"+{points}" if points > 0 else f"−{-points}" if points else "±0"
