"""Where the fill of each row and the stand of each gauge lie in the key of a state, a number of 63 bits."""

from __future__ import annotations

from typing import NamedTuple

from defuse.odds.counting.problem import Gauge, Problem, TooManyFacts

BITS = 63


class Packing(NamedTuple):
    """The lowest bit of each row and of each gauge. Gauges that are never open together may share their bits."""

    rows: tuple[int, ...]
    gauges: tuple[int, ...]

    @classmethod
    def of(cls, problem: Problem) -> Packing:
        """The packing of a problem. Raises `TooManyFacts` if it does not fit."""
        rows: list[int] = []
        free = 0
        for row in problem.rows:
            rows.append(free)
            free += len(row.things).bit_length()
        gauges: list[int] = []
        top = free
        for number, gauge in enumerate(problem.gauges):
            others = sorted(
                (gauges[at], gauges[at] + width_of(other))
                for at, other in enumerate(problem.gauges[:number])
                if other.last >= gauge.first and other.first <= gauge.last
            )
            at, width = free, width_of(gauge)
            for begin, end in others:
                if at + width <= begin:
                    break
                at = max(at, end)
            gauges.append(at)
            top = max(top, at + width)
        if top > BITS or len(problem.allowed) > BITS:
            raise TooManyFacts(
                "too many wires are in doubt, or too many facts that each speak of several kinds of wires"
            )
        return cls(tuple(rows), tuple(gauges))


def width_of(gauge: Gauge) -> int:
    """How many bits a gauge takes: its count, and above it whether it has met its thing."""
    return gauge.most.bit_length() + bool(gauge.thing)
