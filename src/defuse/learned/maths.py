"""Maths: the few operations that NumPy and PyTorch spell differently.

Everything else in `belief` and `features` is written so that both understand it: arithmetic, slices, `sum(axis)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

Array = Any
"""An array of NumPy or a tensor of PyTorch."""


class Maths(Protocol):
    """What an array library has to offer."""

    def constant(self, array: Any, like: Array) -> Array:
        """A constant of NumPy as an array beside another one."""

    def zeros(self, shape: Sequence[int], like: Array) -> Array:
        """Zeros of 32 bits beside another array."""

    def floats(self, array: Array) -> Array:
        """Numbers as floats of 32 bits."""

    def whole(self, array: Array) -> Array:
        """Numbers as integers of 64 bits, for indices."""

    def where(self, test: Array, then: Array, other: Array) -> Array:
        """Element by element one or the other."""

    def join(self, arrays: Sequence[Array], axis: int) -> Array:
        """Arrays behind one another."""

    def stack(self, arrays: Sequence[Array], axis: int) -> Array:
        """Arrays side by side, along a new axis."""

    def most(self, array: Array, axis: int) -> Array:
        """The largest along an axis."""

    def top_two(self, array: Array) -> tuple[Array, Array]:
        """The largest and the second largest along the last axis."""

    def take(self, array: Array, index: Array, axis: int) -> Array:
        """Elements along an axis by an array of indices with as many axes."""

    def first_true(self, flags: Array, count: int) -> Array:
        """The places of the true flags along the last axis in order, then those of the others: `count` of them."""

    def log(self, array: Array) -> Array:
        """The natural logarithm."""

    def move(self, array: Array, source: int, target: int) -> Array:
        """The array with one axis somewhere else."""


class NumPyMaths:
    """NumPy."""

    def constant(self, array: Any, like: Array) -> Array:
        return array

    def zeros(self, shape: Sequence[int], like: Array) -> Array:
        return np.zeros(tuple(shape), np.float32)

    def floats(self, array: Array) -> Array:
        return array.astype(np.float32)

    def whole(self, array: Array) -> Array:
        return array.astype(np.int64)

    def where(self, test: Array, then: Array, other: Array) -> Array:
        return np.where(test, then, other)

    def join(self, arrays: Sequence[Array], axis: int) -> Array:
        return np.concatenate(arrays, axis)

    def stack(self, arrays: Sequence[Array], axis: int) -> Array:
        return np.stack(arrays, axis)

    def most(self, array: Array, axis: int) -> Array:
        return np.amax(array, axis)

    def top_two(self, array: Array) -> tuple[Array, Array]:
        both = np.partition(array, -2, axis=-1)[..., -2:]
        return both[..., 1], both[..., 0]

    def take(self, array: Array, index: Array, axis: int) -> Array:
        return np.take_along_axis(array, index, axis)

    def first_true(self, flags: Array, count: int) -> Array:
        return np.argsort(~flags, axis=-1, kind="stable")[..., :count]

    def log(self, array: Array) -> Array:
        return np.log(array)

    def move(self, array: Array, source: int, target: int) -> Array:
        return np.moveaxis(array, source, target)


NUMPY = NumPyMaths()
