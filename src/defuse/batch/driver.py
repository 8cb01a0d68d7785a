"""The driver of CUDA by ctypes: the kernels of `gpu.cu`, in the context that CuPy and PyTorch use."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, byref, c_char_p, c_int, c_size_t, c_uint, c_uint32, c_uint64, c_void_p
from functools import lru_cache
from typing import Any

from defuse.batch.border import Extra, KernelSizes, Plan, Unavailable
from defuse.batch.nvrtc import machine_code

MOST_SHARED = 8
"""The attribute of a kernel: how much shared memory a block may have."""
CARVE_OUT = 9
"""The attribute of a kernel: how much of the cache is shared memory, in percent."""
MAJOR, MINOR = 75, 76
"""Attributes of a device: what it is capable of."""
MULTIPROCESSORS = 16
"""The attribute of a device: how many multiprocessors it has."""
NAMES = ("libcuda.so.1", "libcuda.so", "nvcuda.dll")
"""What the driver may be called."""
KERNELS = ("gpu_prepare", "gpu_begin", "gpu_step", "gpu_sort", "gpu_move", "gpu_deal", "gpu_write", "gpu_look")


@lru_cache(maxsize=1)
def driver() -> Any:
    """The driver. Raises `Unavailable` where there is none."""
    for name in NAMES:
        try:
            found = ctypes.CDLL(name)
        except OSError:
            continue
        break
    else:
        raise Unavailable("there is no driver of CUDA on this machine (libcuda)")
    number = POINTER(c_int)
    for call, kinds in (
        ("cuInit", [c_uint]),
        ("cuDeviceGet", [number, c_int]),
        ("cuDeviceGetAttribute", [number, c_int, c_int]),
        ("cuDevicePrimaryCtxRetain", [POINTER(c_void_p), c_int]),
        ("cuCtxPushCurrent_v2", [c_void_p]),
        ("cuCtxPopCurrent_v2", [POINTER(c_void_p)]),
        ("cuModuleLoadData", [POINTER(c_void_p), c_void_p]),
        ("cuModuleGetFunction", [POINTER(c_void_p), c_void_p, c_char_p]),
        ("cuModuleGetGlobal_v2", [POINTER(c_uint64), POINTER(c_size_t), c_void_p, c_char_p]),
        ("cuMemcpyDtoH_v2", [c_void_p, c_uint64, c_size_t]),
        ("cuFuncSetAttribute", [c_void_p, c_int, c_int]),
        ("cuFuncGetAttribute", [number, c_int, c_void_p]),
        ("cuGetErrorName", [c_int, POINTER(c_char_p)]),
        ("cuOccupancyMaxActiveBlocksPerMultiprocessor", [number, c_void_p, c_int, c_size_t]),
        ("cuLaunchKernel", [c_void_p, *[c_uint] * 7, c_void_p, POINTER(c_void_p), POINTER(c_void_p)]),
    ):
        getattr(found, call).argtypes = kinds
    _check(found, found.cuInit(0), "cuInit")
    return found


def _check(library: Any, status: int, what: str) -> None:
    if status:
        name = c_char_p()
        library.cuGetErrorName(status, byref(name))
        raise Unavailable(f"{what}: {(name.value or b'error').decode()} ({status})")


class Kernels:
    """The kernels on one GPU."""

    def __init__(self, index: int, options: tuple[str, ...] = ()) -> None:
        self._driver = driver()
        device = c_int()
        self._call("cuDeviceGet", byref(device), index)
        capable = [c_int(), c_int()]
        for out, attribute in zip(capable, (MAJOR, MINOR), strict=True):
            self._call("cuDeviceGetAttribute", byref(out), attribute, device)
        self.architecture = f"sm_{capable[0].value}{capable[1].value}"
        self._context = c_void_p()
        self._call("cuDevicePrimaryCtxRetain", byref(self._context), device)
        code = machine_code(self.architecture, options)
        self._call("cuCtxPushCurrent_v2", self._context)
        try:
            self._module = c_void_p()
            self._call("cuModuleLoadData", byref(self._module), code)
            self._functions = {name: self.function(name) for name in KERNELS}
            self.sizes = self._sizes().checked()
            self.shared = {name: self.sizes.shared(name) for name in KERNELS}
            for name, function in self._functions.items():
                self._call("cuFuncSetAttribute", function, MOST_SHARED, self.shared[name])
                self._call("cuFuncSetAttribute", function, CARVE_OUT, 100 if self.shared[name] else 0)
            self.at_once = {name: self._at_once(name, device) for name in KERNELS}
        finally:
            self._call("cuCtxPopCurrent_v2", byref(c_void_p()))

    def _call(self, name: str, *given: Any) -> None:
        _check(self._driver, getattr(self._driver, name)(*given), name)

    def function(self, name: str) -> c_void_p:
        """A kernel by its name."""
        found = c_void_p()
        self._call("cuModuleGetFunction", byref(found), self._module, name.encode())
        return found

    def attribute(self, name: str, number: int) -> int:
        """What the driver says of a kernel."""
        found = c_int()
        self._call("cuFuncGetAttribute", byref(found), number, self._functions[name])
        return found.value

    def _at_once(self, name: str, device: c_int) -> int:
        """How many blocks of a kernel run at once."""
        processors, blocks = c_int(), c_int()
        self._call("cuDeviceGetAttribute", byref(processors), MULTIPROCESSORS, device)
        given = self._functions[name], 32 * self.sizes.warps_of(name), self.shared[name]
        self._call("cuOccupancyMaxActiveBlocksPerMultiprocessor", byref(blocks), *given)
        return max(1, processors.value * blocks.value)

    def _sizes(self) -> KernelSizes:
        where, size = c_uint64(), c_size_t()
        self._call("cuModuleGetGlobal_v2", byref(where), byref(size), self._module, b"gpu_sizes")
        out = (c_uint32 * len(KernelSizes._fields))()
        if size.value != ctypes.sizeof(out):
            raise Unavailable(f"the kernels tell {size.value} bytes of sizes, not {ctypes.sizeof(out)}")
        self._call("cuMemcpyDtoH_v2", out, where, size.value)
        return KernelSizes(*out)

    def start(self, name: str, plan: Plan, extra: Extra, stream: int) -> None:
        """Start a kernel on a stream; it is done some time later."""
        blocks, threads = self.sizes.blocks(name, plan, self.at_once[name]), 32 * self.sizes.warps_of(name)
        self.launch(self._functions[name], blocks, threads, self.shared[name], stream, plan, extra)

    def launch(self, function: Any, blocks: int, threads: int, shared: int, stream: int, *given: Any) -> None:
        """Start any kernel with what ctypes has for its parameters."""
        parameters = (c_void_p * len(given))(*[ctypes.addressof(one) for one in given])
        self._call("cuCtxPushCurrent_v2", self._context)
        try:
            self._call(
                "cuLaunchKernel", function, blocks, 1, 1, threads, 1, 1, shared, c_void_p(stream), parameters, None
            )
        finally:
            self._call("cuCtxPopCurrent_v2", byref(c_void_p()))
