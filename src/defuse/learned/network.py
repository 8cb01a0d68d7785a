"""The network in NumPy: scores for all numbers, and what the position is worth.

A small transformer: each wire is a token, and the table is one more. A wire's number gets its score from that wire's
token, all other numbers get theirs from the table's. `examples/learned/network.py` is the same in PyTorch, where it is
trained; a test compares the two.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from defuse.learned.features import TABLE_FEATURES, WIRE_FEATURES, WIRES, Features
from defuse.learned.layout import FIRST_WIRE, NUMBERS

Floats = NDArray[np.float32]

WIDTH = 128
HEADS = 4
LAYERS = 4
INNER = 256
SMALL = 1e-5
"""What keeps a norm from dividing by nothing."""
TOKENS = 1 + WIRES
TILE = 2**18
"""So many products, or fewer, are summed in one call. Below that, libraries of linear algebra work in one thread. With
several a position takes ten times the processor's time, since the threads wait for each other most of it."""


class WrongWeights(ValueError):
    """A file of weights that is not of this network."""


class Network:
    """The network with its weights."""

    def __init__(self, weights: Mapping[str, NDArray[Any]]) -> None:
        self.weights = {name: np.asarray(array, np.float32) for name, array in weights.items()}
        self.layers = sum([name.endswith(".mix.weight") for name in self.weights])
        """How many layers there are."""
        wanted = expected(self.layers)
        found = {name: array.shape for name, array in self.weights.items()}
        wrong = sorted(set(wanted.items()) ^ set(found.items()))
        if wrong or not self.layers:
            raise WrongWeights(f"these weights are not of this network: {wrong[:4]}")
        if not all(np.isfinite(array).all() for array in self.weights.values()):
            raise WrongWeights("some weights are not numbers")
        self._tiles = {name: tiles(array) for name, array in self.weights.items() if array.ndim == 2}

    def __call__(self, told: Features) -> tuple[Floats, Floats]:
        """Scores for all numbers (n, 336), and the chance to win as the network sees it (n,)."""
        wires = self._linear("wires", told.wires) + self._linear("spread", told.table)[:, None]
        tokens = np.concatenate([self._linear("table", told.table)[:, None], wires], 1)
        for layer in range(self.layers):
            tokens = tokens + self._attention(f"layers.{layer}", self._norm(f"layers.{layer}.first", tokens))
            inner = self._linear(f"layers.{layer}.up", self._norm(f"layers.{layer}.second", tokens))
            tokens = tokens + self._linear(f"layers.{layer}.down", np.maximum(inner, 0))
        tokens = self._norm("last", tokens)
        table, wires = tokens[:, 0], tokens[:, 1:]
        scores = self._linear("other", table)
        query = self._linear("query", table)
        pointed = np.einsum("nwd,nd->nw", self._linear("key", wires), query) / np.float32(np.sqrt(WIDTH))
        pointed = pointed + self._linear("point", wires)[..., 0] + self._linear("trust", told.wires)[..., 0]
        rows = np.arange(len(scores))[:, None]
        scores[rows, FIRST_WIRE + told.index] = pointed
        worth = self._linear("worth", np.maximum(self._linear("judge", table), 0))[..., 0]
        return scores, worth

    def _linear(self, name: str, x: Floats) -> Floats:
        rows = x.reshape(len(x), 1, -1, x.shape[-1])
        parts: Floats = rows @ self._tiles[f"{name}.weight"]
        found = parts.transpose(0, 2, 1, 3).reshape(*x.shape[:-1], -1)
        bias = self.weights.get(f"{name}.bias")
        return found if bias is None else found + bias

    def _norm(self, name: str, x: Floats) -> Floats:
        middle = x.mean(-1, keepdims=True)
        apart = x - middle
        spread = np.sqrt((apart * apart).mean(-1, keepdims=True) + np.float32(SMALL))
        found: Floats = apart / spread * self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]
        return found

    def _attention(self, name: str, x: Floats) -> Floats:
        count, size, width = x.shape
        parts = self._linear(f"{name}.mix", x).reshape(count, size, 3, HEADS, width // HEADS)
        query, key, value = (parts[:, :, part].transpose(0, 2, 1, 3) for part in range(3))
        heat = query @ key.transpose(0, 1, 3, 2) / np.float32(np.sqrt(width // HEADS))
        heat = np.exp(heat - heat.max(-1, keepdims=True))
        seen = (heat / heat.sum(-1, keepdims=True)) @ value
        return self._linear(f"{name}.out", seen.transpose(0, 2, 1, 3).reshape(count, size, width))


def tiles(weights: Floats) -> Floats:
    """A matrix in strips of equal width, as wide as they may be: (strips, inner, width)."""
    outer, inner = weights.shape
    width = max([width for width in range(1, outer + 1) if outer % width == 0 and TOKENS * inner * width <= TILE])
    return np.ascontiguousarray(weights.reshape(outer // width, width, inner).transpose(0, 2, 1))


def expected(layers: int) -> dict[str, tuple[int, ...]]:
    """The names and shapes of all weights."""
    found: dict[str, tuple[int, ...]] = {"spread.weight": (WIDTH, TABLE_FEATURES)}

    def linear(name: str, inner: int, outer: int) -> None:
        found[f"{name}.weight"] = (outer, inner)
        found[f"{name}.bias"] = (outer,)

    def norm(name: str) -> None:
        found[f"{name}.weight"] = found[f"{name}.bias"] = (WIDTH,)

    linear("wires", WIRE_FEATURES, WIDTH)
    linear("table", TABLE_FEATURES, WIDTH)
    for layer in range(layers):
        norm(f"layers.{layer}.first")
        norm(f"layers.{layer}.second")
        linear(f"layers.{layer}.mix", WIDTH, 3 * WIDTH)
        linear(f"layers.{layer}.out", WIDTH, WIDTH)
        linear(f"layers.{layer}.up", WIDTH, INNER)
        linear(f"layers.{layer}.down", INNER, WIDTH)
    norm("last")
    linear("other", WIDTH, NUMBERS)
    linear("query", WIDTH, WIDTH)
    linear("key", WIDTH, WIDTH)
    linear("point", WIDTH, 1)
    linear("judge", WIDTH, 64)
    linear("worth", 64, 1)
    found["trust.weight"] = (1, WIRE_FEATURES)
    return found


def load(path: Path) -> Network:
    """The network of a file of weights (`.npz`). Raises WrongWeights, or OSError where there is no file."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            weights = {name: file[name] for name in file.files}
    except (ValueError, KeyError, EOFError, AttributeError, BadZipFile, zlib.error) as error:
        raise WrongWeights(f"{path.name} has no weights: {error}") from error
    return Network(weights)
