"""Who owns the memory of a GPU: PyTorch or CuPy, whichever is there. Both hand their arrays on by DLPack."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager
from importlib import import_module
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from defuse.batch.border import Unavailable
from defuse.batch.device import Array, checked

ON_CUDA = 2
"""The device type of DLPack."""


class Owner(Protocol):
    """A library with arrays on a GPU."""

    def here(self) -> AbstractContextManager[Any]:
        """Makes the GPU the one that the library works on."""

    def zeros(self, shape: Sequence[int], kind: str) -> Array:
        """An array of zeros."""

    def pointer(self, array: Array) -> int:
        """Where it lies."""

    def stream(self) -> int:
        """The stream that the library works on now."""

    def finish(self) -> None:
        """Wait for it."""

    def to_numpy(self, array: Array) -> NDArray[Any]:
        """A copy for the CPU."""

    def fill(self, array: Array, values: NDArray[Any]) -> None:
        """Write values from the CPU."""

    def whole_numbers(self, given: Any, count: int, what: str) -> Array:
        """Numbers as an array on this GPU, int32 or int64."""

    def is_wide(self, array: Array) -> bool:
        """Whether its numbers have 64 bits."""


class Torch:
    """PyTorch."""

    def __init__(self, torch: Any, index: int) -> None:
        self.torch = torch
        self.device = torch.device("cuda", index)

    def here(self) -> AbstractContextManager[Any]:
        found: AbstractContextManager[Any] = self.torch.cuda.device(self.device)
        return found

    def zeros(self, shape: Sequence[int], kind: str) -> Array:
        return self.torch.zeros(tuple(shape), dtype=getattr(self.torch, kind), device=self.device)

    def pointer(self, array: Array) -> int:
        return int(array.data_ptr())

    def stream(self) -> int:
        return int(self.torch.cuda.current_stream(self.device).cuda_stream)

    def finish(self) -> None:
        self.torch.cuda.current_stream(self.device).synchronize()

    def to_numpy(self, array: Array) -> NDArray[Any]:
        found: NDArray[Any] = array.cpu().numpy()
        return found

    def fill(self, array: Array, values: NDArray[Any]) -> None:
        array.copy_(self.torch.from_numpy(np.array(values)))

    def whole_numbers(self, given: Any, count: int, what: str) -> Array:
        torch = self.torch
        if not isinstance(given, torch.Tensor):
            if _on_gpu(given):
                given = torch.from_dlpack(given)
            else:
                given = torch.from_numpy(checked(np.asarray(given), count, what))
        if given.dtype.is_floating_point or given.dtype.is_complex or given.dtype == torch.bool:
            raise TypeError(f"{what} are whole numbers, not {given.dtype}")
        if tuple(given.shape) != (count,):
            raise ValueError(f"{what} have the shape ({count},), not {tuple(given.shape)}")
        kind = given.dtype if given.dtype in (torch.int32, torch.int64) else torch.int64
        return given.detach().to(device=self.device, dtype=kind).contiguous()

    def is_wide(self, array: Array) -> bool:
        return bool(array.dtype == self.torch.int64)


class CuPy:
    """CuPy."""

    def __init__(self, cupy: Any, index: int) -> None:
        self.cupy = cupy
        self.device = cupy.cuda.Device(index)

    def here(self) -> AbstractContextManager[Any]:
        found: AbstractContextManager[Any] = self.device
        return found

    def zeros(self, shape: Sequence[int], kind: str) -> Array:
        with self.device:
            return self.cupy.zeros(tuple(shape), dtype=kind)

    def pointer(self, array: Array) -> int:
        return int(array.data.ptr)

    def stream(self) -> int:
        return int(self.cupy.cuda.get_current_stream().ptr)

    def finish(self) -> None:
        with self.device:
            self.cupy.cuda.get_current_stream().synchronize()

    def to_numpy(self, array: Array) -> NDArray[Any]:
        with self.device:
            found: NDArray[Any] = self.cupy.asnumpy(array)
            return found

    def fill(self, array: Array, values: NDArray[Any]) -> None:
        with self.device:
            array[...] = self.cupy.asarray(np.ascontiguousarray(values))

    def whole_numbers(self, given: Any, count: int, what: str) -> Array:
        cupy = self.cupy
        with self.device:
            if not isinstance(given, cupy.ndarray):
                if _on_gpu(given):
                    given = cupy.from_dlpack(given)
                else:
                    given = cupy.asarray(checked(np.asarray(given), count, what))
            if given.dtype.kind not in "iu":
                raise TypeError(f"{what} are whole numbers, not {given.dtype}")
            if given.shape != (count,):
                raise ValueError(f"{what} have the shape ({count},), not {given.shape}")
            kind = given.dtype if given.dtype in (np.int32, np.int64) else np.int64
            return cupy.ascontiguousarray(given, dtype=kind)

    def is_wide(self, array: Array) -> bool:
        return bool(array.dtype == np.int64)


def _on_gpu(given: Any) -> bool:
    where = getattr(given, "__dlpack_device__", None)
    return where is not None and int(where()[0]) == ON_CUDA


def owner_of(index: int, wanted: str | None = None) -> Owner:
    """The owner that is wanted; without a wish PyTorch where it is imported already, then CuPy, then PyTorch."""
    if wanted not in (None, "torch", "cupy"):
        raise ValueError(f"the memory of a GPU belongs to torch or cupy, not to {wanted!r}")
    order = [wanted] if wanted else ["torch", "cupy", "torch"] if "torch" in sys.modules else ["cupy", "torch"]
    failed: list[str] = []
    for name in order:
        try:
            library: Any = import_module(name)
            usable = library.cuda.is_available()
        except Exception as error:
            failed.append(f"{name}: {error}")
            continue
        if not usable:
            failed.append(f"{name} sees no GPU")
            continue
        return Torch(library, index) if name == "torch" else CuPy(library, index)
    raise Unavailable(f'device="cuda" needs a GPU, and PyTorch or CuPy for its memory ({"; ".join(failed)})')
