"""The operations of `defuse.learned.maths`, for PyTorch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor


class TorchMaths:
    """PyTorch, on any device. Constants are brought there once."""

    def __init__(self) -> None:
        self._constants: dict[tuple[int, torch.device], Tensor] = {}
        self._kept: list[Any] = []

    def constant(self, array: Any, like: Tensor) -> Tensor:
        key = (id(array), like.device)
        if key not in self._constants:
            self._kept.append(array)  # its id stays its own
            self._constants[key] = torch.as_tensor(array, device=like.device)
        return self._constants[key]

    def zeros(self, shape: Sequence[int], like: Tensor) -> Tensor:
        return torch.zeros(tuple(shape), device=like.device)

    def floats(self, array: Tensor) -> Tensor:
        return array.float()

    def whole(self, array: Tensor) -> Tensor:
        return array.long()

    def where(self, test: Tensor, then: Tensor, other: Tensor) -> Tensor:
        return torch.where(test, then, other)

    def join(self, arrays: Sequence[Tensor], axis: int) -> Tensor:
        return torch.cat(list(arrays), axis)

    def stack(self, arrays: Sequence[Tensor], axis: int) -> Tensor:
        return torch.stack(list(arrays), axis)

    def most(self, array: Tensor, axis: int) -> Tensor:
        return torch.amax(array, axis)

    def top_two(self, array: Tensor) -> tuple[Tensor, Tensor]:
        both = array.topk(2, -1).values
        return both[..., 0], both[..., 1]

    def take(self, array: Tensor, index: Tensor, axis: int) -> Tensor:
        return torch.take_along_dim(array, index, axis)

    def first_true(self, flags: Tensor, count: int) -> Tensor:
        return torch.argsort((~flags).to(torch.uint8), dim=-1, stable=True)[..., :count]

    def log(self, array: Tensor) -> Tensor:
        return torch.log(array)

    def move(self, array: Tensor, source: int, target: int) -> Tensor:
        return torch.movedim(array, source, target)


TORCH = TorchMaths()
