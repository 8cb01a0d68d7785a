"""The exact chances of hidden wires for many observations at once: `belief.h`, compiled for the device at hand."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import torch
from torch import Tensor

from defuse.learned.layout import POSITIONS, VALUES

HERE = Path(__file__).parent
THREADS = 128
BLOCKS = 2112
"""Blocks of threads: sixteen for each of the 132 multiprocessors of an H100 or H200."""
LEVELS = 35 * 9216
"""How many weights a block needs room for: kinds and 1, times the most states."""

KERNEL = """
#define SHARED_FUNCTION static __device__
#define LANE ((int)threadIdx.x)
#define LANES ((int)blockDim.x)
#define SYNC() __syncthreads()
#define ADD(target, value) atomicAdd(target, value)
%s
extern "C" __global__ void believe_many(const byte *codes, int count, int width, float *levels, float *out) {
    __shared__ Mind mind;
    for (int at = blockIdx.x; at < count; at += gridDim.x) {
        believe(&mind, codes + (long long)at * width, levels + (long long)blockIdx.x * (KINDS + 1) * STATES,
                out + (long long)at * POSITIONS * VALUES);
        __syncthreads();
    }
}
"""


class Beliefs(Protocol):
    """Whoever knows the chances."""

    def __call__(self, codes: Tensor) -> Tensor:
        """The chances of the values of all wires, (n, 80, 14), from observations, (n, 1255)."""


class HostBeliefs:
    """On the processor, by a library that is compiled with `cc`."""

    def __init__(self, threads: int | None = None) -> None:
        compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")
        if not compiler:
            raise RuntimeError("there is no C compiler (cc)")
        with tempfile.TemporaryDirectory() as folder:
            library = Path(folder) / "belief.so"
            subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", library, HERE / "belief_host.c"], check=True)
            self._call = ctypes.CDLL(str(library)).believe_many
        pointer, number = ctypes.c_void_p, ctypes.c_long
        self._call.argtypes = (pointer, number, number, pointer)
        self._threads = threads or len(os.sched_getaffinity(0))
        self._pool = ThreadPoolExecutor(self._threads)

    def __call__(self, codes: Tensor) -> Tensor:
        codes = codes.contiguous()
        count, width = codes.shape
        out = torch.zeros(count, POSITIONS, VALUES)
        share = -(-count // self._threads)

        def part(first: int) -> int:
            some = min(share, count - first)
            return int(self._call(codes[first:].data_ptr(), some, width, out[first:].data_ptr()))

        if any(self._pool.map(part, range(0, count, share))):
            raise MemoryError("no memory for beliefs")
        return out


class DeviceBeliefs:
    """On a GPU, by a kernel that CuPy compiles, or PyTorch where there is no CuPy."""

    def __init__(self, device: torch.device) -> None:
        self._levels = torch.empty(BLOCKS * LEVELS, device=device)
        source = KERNEL % (HERE / "belief.h").read_text()
        self._start: Any
        try:
            self._start = self._by_cupy(source)
        except Exception as error:  # no CuPy, or one that cannot compile
            print(f"CuPy cannot be used ({error}): PyTorch compiles the beliefs", flush=True)
            self._start = self._by_torch(source)

    @staticmethod
    def _by_cupy(source: str) -> Any:
        import cupy

        kernel = cupy.RawModule(code=source, options=("-std=c++17",)).get_function("believe_many")

        def start(codes: Tensor, levels: Tensor, out: Tensor) -> None:
            sizes = np.int32(codes.shape[0]), np.int32(codes.stride(0))
            pointers = [np.uint64(array.data_ptr()) for array in (codes, levels, out)]
            stream = torch.cuda.current_stream().cuda_stream
            with cupy.cuda.ExternalStream(stream) if stream else nullcontext():
                kernel((BLOCKS,), (THREADS,), (pointers[0], *sizes, pointers[1], pointers[2]))

        return start

    @staticmethod
    def _by_torch(source: str) -> Any:
        compiled = torch.cuda._compile_kernel(source, "believe_many")

        def start(codes: Tensor, levels: Tensor, out: Tensor) -> None:
            arguments = [codes, codes.shape[0], codes.stride(0), levels, out]
            compiled(grid=(BLOCKS, 1, 1), block=(THREADS, 1, 1), args=arguments)

        return start

    def __call__(self, codes: Tensor) -> Tensor:
        if codes.stride(1) != 1:
            codes = codes.contiguous()
        out = torch.zeros(codes.shape[0], POSITIONS, VALUES, device=codes.device)
        self._start(codes, self._levels, out)
        return out


def beliefs_on(device: torch.device) -> Beliefs:
    """Beliefs for a device."""
    return DeviceBeliefs(device) if device.type == "cuda" else HostBeliefs()
