"""Places: what a kernel has counted, by the thing that lies at each place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from defuse.odds.counting.problem import Row


class Places:
    """The ways of all places, ready to be asked about single things."""

    def __init__(
        self, rows: Iterable[Row], kinds: int, total: float, counted: tuple[Sequence[float], Sequence[float]]
    ) -> None:
        self.ways, self.runs = counted
        """In how many ways each place has each kind, and a run of so many places begins with it."""
        self._kinds, self._total = kinds, total
        self.where: dict[int, tuple[int, int, int]] = {}
        """Where each thing lies: its place, and where its bag begins and ends (without one: just its place)."""
        first = 0
        for row in rows:
            end = first + len(row.things)
            for at, thing in enumerate(row.things, first):
                self.where[thing] = (at, first, end) if row.bag else (at, at, at + 1)
            first = end

    def chances(self, thing: int) -> Sequence[float]:
        """How likely each kind is for a thing that is in doubt."""
        ways, kinds = self.ways, self._kinds
        _, first, end = self.where[thing]
        if end - first == 1:
            total = self._total
            return [here / total for here in ways[first * kinds : end * kinds]]
        total = self._total * (end - first)
        return [sum(ways[at * kinds + kind] for at in range(first, end)) / total for kind in range(kinds)]
