"""The kernel in NumPy, where the compiled one could not be built: the same lattice, several times slower."""

from __future__ import annotations

from array import array
from functools import cached_property
from math import comb
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from defuse.odds.counting.packing import Packing
from defuse.odds.counting.posed import Posed
from defuse.odds.counting.problem import Problem, TooManyFacts

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


MOST_EDGES = 10_000_000
"""So many take NumPy some seconds and half a gigabyte: what a seat sees never comes near it."""


class _Layer(NamedTuple):
    """The states before a kind is handed out, and the edges to those after it."""

    keys: Ints
    begins: Ints
    """The state in which each edge begins, ascending."""
    ends: Ints
    ways: Floats


class Fallback(Posed):
    """A solved problem."""

    def __init__(self, problem: Problem, values: bytes) -> None:
        packing = Packing.of(problem)
        super().__init__(problem, values)
        self._packing = packing
        self._sizes = [len(row.things) for row in problem.rows]
        self._offsets = [sum(self._sizes[:row]) for row in range(len(self._sizes))]
        self._kinds = [kind for kind, copies in enumerate(problem.copies) if copies]
        self.most = max(problem.copies, default=0)
        self._layers: list[_Layer] = []
        keys = np.zeros(1, dtype=np.int64)
        for kind in self._kinds:
            layer, keys = self._hand_out(kind, keys)
            self._layers.append(layer)
            if self.edges > MOST_EDGES:
                raise TooManyFacts("these facts hang together in too many ways to be counted")
        self._last = keys
        self._left = self._from_left()
        self.total = float(self._left[-1].sum()) if len(keys) else 0.0
        self._right: list[Floats] | None = None

    @property
    def edges(self) -> int:
        """How many transitions there are."""
        return sum(len(layer.ends) for layer in self._layers)

    @property
    def memory(self) -> int:
        """The memory that the lattice takes."""
        return sum(field.nbytes for layer in self._layers for field in layer)

    def _fill(self, keys: Ints, row: int) -> Ints:
        field = (1 << self._sizes[row].bit_length()) - 1
        filled: Ints = keys >> self._packing.rows[row] & field
        return filled

    def _runs(self, kind: int, row: int) -> tuple[Ints, int]:
        """How many places on from each fill may have a kind, and how many have to be filled when it is done."""
        size, offset, allowed = self._sizes[row], self._offsets[row], self.problem.allowed
        runs, due = np.zeros(size + 1, dtype=np.int64), 0
        for at in range(size - 1, -1, -1):
            if allowed[offset + at] >> kind & 1:
                runs[at] = runs[at + 1] + 1
            if not due and not allowed[offset + at] >> kind >> 1:
                due = at + 1
        return runs, due

    def _hand_out(self, kind: int, keys: Ints) -> tuple[_Layer, Ints]:
        """Hand the wires of a kind to one row after the other, from all states at once."""
        copies = self.problem.copies[kind]
        begins = np.arange(len(keys))
        new, left = keys.copy(), np.full(len(keys), copies, dtype=np.int64)
        places, ways = np.zeros(len(keys), dtype=np.int64), np.ones(len(keys))
        for row in range(len(self._sizes)):
            runs, due = self._runs(kind, row)
            fill = self._fill(new, row)
            most, least = np.minimum(runs[fill], left), due - fill
            if row == len(self._sizes) - 1:
                least = np.maximum(least, left)
            parts: list[tuple[Any, ...]] = []
            for count in range(copies + 1):
                fine = np.flatnonzero((least <= count) & (count <= most))
                if not len(fine):
                    continue
                got = ((1 << count) - 1) << (self._offsets[row] + fill[fine])
                chosen = np.array([comb(number, count) for number in range(copies + 1)], dtype=np.float64)
                parts.append(
                    (
                        fine,
                        begins[fine],
                        new[fine] + (count << self._packing.rows[row]),
                        left[fine] - count,
                        places[fine] | got,
                        ways[fine] * chosen[left[fine]],
                    )
                )
            if not parts:
                begins = begins[:0]
                break
            columns = [np.concatenate(column) for column in zip(*parts, strict=True)]
            # In the order of the compiled kernel, so that both draw the same deals.
            order = np.argsort(columns[0], kind="stable")
            begins, new, left, places, ways = (column[order] for column in columns[1:])
        if not self._sizes or not len(begins):
            empty = np.zeros(0, dtype=np.int64)
            return _Layer(keys, empty, empty, np.zeros(0)), empty
        kept, new = self._conditions(kind, keys[begins], new, places)
        begins, new, ways = begins[kept], new[kept], ways[kept]
        after, ends = np.unique(new, return_inverse=True)
        return _Layer(keys, begins, ends.reshape(-1), ways), after

    def _conditions(self, kind: int, before: Ints, after: Ints, places: Ints) -> tuple[NDArray[np.bool_], Ints]:
        """Which edges keep all conditions, and the keys with the gauges moved on."""
        problem = self.problem
        fine = np.ones(len(after), dtype=np.bool_)
        for check in problem.checks:
            if check.kind == kind:
                met = (places & check.thing) != 0
                fine &= _one_of(met, check.without, check.with_it, np.bitwise_count(places & check.among))
        for order in problem.orders:
            filled = self._fill(before if order.strict else after, order.row)
            fine &= ((places & order.high) == 0) | (filled > order.at)
        for gauge, at in zip(problem.gauges, self._packing.gauges, strict=True):
            if not gauge.kinds >> kind & 1:
                continue
            width = gauge.most.bit_length()
            flag = 1 << width if gauge.thing else 0
            met = ((after >> at & flag) != 0) | ((places & gauge.thing) != 0)
            count = (after >> at & ((1 << width) - 1)) + np.bitwise_count(places & gauge.among)
            if not gauge.open:
                fine &= count <= gauge.most
            count = np.minimum(count, gauge.most)
            after = after & ~(((1 << width) - 1 | flag) << at)
            if kind == gauge.last:
                fine &= _one_of(met, gauge.without, gauge.with_it, count)
            else:
                after = after | (count + np.where(met, flag, 0)) << at
        return fine, after

    def _from_left(self) -> list[Floats]:
        sums: list[Floats] = [np.ones(1)]
        for number, layer in enumerate(self._layers):
            states = len(self._layers[number + 1].keys) if number + 1 < len(self._layers) else len(self._last)
            sums.append(_added(layer.ends, sums[-1][layer.begins] * layer.ways, states))
        return sums

    def _from_right(self) -> list[Floats]:
        if self._right is None:
            sums: list[Floats] = [np.ones(len(self._last))]
            for layer in reversed(self._layers):
                sums.append(_added(layer.begins, layer.ways * sums[-1][layer.ends], len(layer.keys)))
            self._right = sums[::-1]
        return self._right

    def _keys_after(self, number: int) -> Ints:
        return self._layers[number + 1].keys if number + 1 < len(self._layers) else self._last

    def places(self) -> tuple[array[float], array[float]]:
        """Ways in which each place has each kind, and in which a run of so many places begins with it."""
        return self._counted

    @cached_property
    def _counted(self) -> tuple[array[float], array[float]]:
        slots, kinds, width = len(self.problem.allowed), len(self.problem.kinds), self.most + 1
        run = np.zeros(slots * kinds * width)
        right = self._from_right()
        for number, (kind, layer) in enumerate(zip(self._kinds, self._layers, strict=True)):
            weight = self._left[number][layer.begins] * layer.ways * right[number + 1][layer.ends]
            before, after = layer.keys[layer.begins], self._keys_after(number)[layer.ends]
            for row in range(len(self._sizes)):
                fill = self._fill(before, row)
                count = self._fill(after, row) - fill
                field = ((self._offsets[row] + fill) * kinds + kind) * width + count
                run += _added(field[count > 0], weight[count > 0], len(run))
        runs = run.reshape(slots, kinds, width) if slots else run.reshape(0, kinds, width)
        place = np.zeros((slots, kinds))
        for length in range(1, width):
            for more in range(length):
                place[more:] += runs[: slots - more, :, length]
        return array("d", place.reshape(-1).tobytes()), array("d", run.tobytes())

    def sample(self, count: int, seed: int) -> bytes:
        """Some deals, drawn by their ways: the kind of each place, one deal after the other."""
        right = self._from_right()
        random = _splitmix(seed)
        out = bytearray()
        for _ in range(count):
            deal = bytearray(len(self.problem.allowed))
            state = 0
            for number, (kind, layer) in enumerate(zip(self._kinds, self._layers, strict=True)):
                first, end = np.searchsorted(layer.begins, [state, state + 1])
                worth = layer.ways[first:end] * right[number + 1][layer.ends[first:end]]
                chosen: int = 0
                if end - first > 1:
                    drawn = (next(random) >> 11) * 2.0**-53 * right[number][state]
                    above = np.flatnonzero(np.cumsum(worth) > drawn)
                    chosen = int((above if len(above) else np.flatnonzero(worth)[-1:])[0])
                to = int(layer.ends[int(first) + chosen])
                keys = np.array([layer.keys[state], self._keys_after(number)[to]])
                for row, offset in enumerate(self._offsets):
                    fill, filled = self._fill(keys, row).tolist()
                    deal[offset + fill : offset + filled] = bytes([kind]) * (filled - fill)
                state = to
            out += deal
        return bytes(out)

    def modulo(self, prime: int) -> int:
        """The number of ways, modulo a prime."""
        sums = [1]
        for number, layer in enumerate(self._layers):
            after = [0] * len(self._keys_after(number))
            for begin, end, ways in zip(layer.begins.tolist(), layer.ends.tolist(), layer.ways.tolist(), strict=True):
                after[end] = (after[end] + sums[begin] * int(ways)) % prime
            sums = after
        return sums[0] if sums else 0


def _added(fields: Ints, weights: Floats, count: int) -> Floats:
    """The sum of the weights of each field."""
    found: Floats = np.bincount(fields, weights=weights, minlength=count).astype(np.float64)
    return found


def _one_of(met: NDArray[np.bool_], without: int, with_it: int, count: Any) -> Any:
    """Whether a count is one of those that are fine."""
    sets = np.array([[without >> number & 1 for number in range(64)], [with_it >> number & 1 for number in range(64)]])
    return sets[met.astype(np.int64), count] == 1


def _splitmix(seed: int) -> Any:
    """The same random numbers as the compiled kernel draws."""
    mask = (1 << 64) - 1
    while True:
        seed = (seed + 0x9E3779B97F4A7C15) & mask
        mixed = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 & mask
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & mask
        yield mixed ^ mixed >> 31
