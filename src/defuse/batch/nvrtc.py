"""NVRTC by ctypes: makes machine code for a GPU out of `gpu.cu`, when it is first needed.

The library comes with CuPy, PyTorch or CUDA itself. Where there is none but `nvcc`, that compiles. The code is kept in
the cache of the user, by what it was made of.
"""

from __future__ import annotations

import ctypes
import glob
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from ctypes import POINTER, byref, c_char_p, c_int, c_size_t, c_void_p
from hashlib import sha256
from pathlib import Path
from typing import Any

from defuse.batch.border import HERE, Unavailable, sources

SOURCE = HERE / "gpu.cu"
FLAGS = ("-std=c++17", f"-I{HERE}")


def machine_code(architecture: str, options: tuple[str, ...] = ()) -> bytes:
    """The kernels for a GPU, as in `sm_90`, from the cache or compiled. Raises `Unavailable`."""
    mark = sha256(repr((architecture, options)).encode())
    for path in sources():
        mark.update(path.name.encode() + path.read_bytes())
    kept = cache_folder() / f"batch-{architecture}-{mark.hexdigest()[:32]}.cubin"
    if kept.exists() and (found := kept.read_bytes()):
        return found
    made = compiled(architecture, options)
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        new = kept.with_suffix(f".{os.getpid()}")
        new.write_bytes(made)
        new.replace(kept)
    except OSError:
        pass  # It is compiled again next time.
    return made


def cache_folder() -> Path:
    """Where machine code is kept."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return Path(base) / "defuse" / "cuda" if base else Path(tempfile.gettempdir()) / "defuse-cuda"
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "defuse" / "cuda"


def compiled(architecture: str, options: tuple[str, ...] = ()) -> bytes:
    """The kernels, compiled by NVRTC, or by nvcc where there is no NVRTC. Raises `Unavailable`."""
    failed = "no NVRTC library was found"
    for name in candidates():
        try:
            library = ctypes.CDLL(name)
        except OSError:
            continue
        try:
            return by_nvrtc(library, architecture, options)
        except Unavailable as error:
            failed = f"{name}: {error}"
            break
    nvcc = shutil.which("nvcc") or shutil.which("/usr/local/cuda/bin/nvcc")
    if nvcc is None:
        raise Unavailable(f"the kernels cannot be compiled: {failed}, and there is no nvcc")
    return by_nvcc(nvcc, architecture, options)


def candidates() -> Iterator[str]:
    """Where NVRTC may be, the most likely places first."""
    for folder in sys.path:
        for pattern in ("nvidia/*/lib/libnvrtc.so.*", "nvidia/*/bin/nvrtc64_*.dll", "torch/lib/libnvrtc*.so*"):
            yield from sorted(name for name in glob.glob(os.path.join(folder, pattern)) if _is_compiler(name))
    for variable in ("CUDA_PATH", "CUDA_HOME"):
        home = os.environ.get(variable)
        if home:
            yield from sorted(glob.glob(os.path.join(home, "lib*", "libnvrtc.so*")))
    yield from sorted(glob.glob("/usr/local/cuda*/lib*/libnvrtc.so*"))
    yield from sorted(glob.glob("/usr/local/cuda*/targets/*/lib/libnvrtc.so*"))
    yield from ("libnvrtc.so", "libnvrtc.so.13", "libnvrtc.so.12", "nvrtc64_130_0.dll", "nvrtc64_120_0.dll")


def _is_compiler(name: str) -> bool:
    last = os.path.basename(name)
    return "builtins" not in last and ".alt." not in last


def by_nvrtc(library: Any, architecture: str, options: tuple[str, ...] = ()) -> bytes:
    """Compile with a library of NVRTC. Raises `Unavailable` with what the compiler says."""
    library.nvrtcCreateProgram.argtypes = [POINTER(c_void_p), c_char_p, c_char_p, c_int, c_void_p, c_void_p]
    library.nvrtcCompileProgram.argtypes = [c_void_p, c_int, POINTER(c_char_p)]
    for name in ("nvrtcGetProgramLogSize", "nvrtcGetCUBINSize"):
        getattr(library, name).argtypes = [c_void_p, POINTER(c_size_t)]
    for name in ("nvrtcGetProgramLog", "nvrtcGetCUBIN"):
        getattr(library, name).argtypes = [c_void_p, c_char_p]
    library.nvrtcDestroyProgram.argtypes = [POINTER(c_void_p)]
    program = c_void_p()
    if library.nvrtcCreateProgram(byref(program), SOURCE.read_bytes(), b"gpu.cu", 0, None, None):
        raise Unavailable("NVRTC does not begin")
    try:
        said = [option.encode() for option in (f"--gpu-architecture={architecture}", *FLAGS, *options)]
        failed = library.nvrtcCompileProgram(program, len(said), (c_char_p * len(said))(*said))
        if failed:
            text = _told(library.nvrtcGetProgramLogSize, library.nvrtcGetProgramLog, program)
            raise Unavailable(f"NVRTC failed ({failed})\n{text.decode(errors='replace')}")
        made = _told(library.nvrtcGetCUBINSize, library.nvrtcGetCUBIN, program)
        if not made:
            raise Unavailable("NVRTC has compiled the kernels, and does not give them")
        return made
    finally:
        library.nvrtcDestroyProgram(byref(program))


def _told(size_of: Any, get: Any, program: c_void_p) -> bytes:
    size = c_size_t()
    if size_of(program, byref(size)):
        return b""
    out = ctypes.create_string_buffer(max(1, size.value))
    return out.raw[: size.value] if get(program, out) == 0 else b""


def by_nvcc(nvcc: str, architecture: str, options: tuple[str, ...] = ()) -> bytes:
    """Compile with nvcc. Raises `Unavailable` with what it says."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "gpu.cubin"
        call = [nvcc, f"-arch={architecture}", "-cubin", *FLAGS, *options, "-o", str(out), str(SOURCE)]
        done = subprocess.run(call, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise Unavailable(f"nvcc failed\n{done.stderr}")
        return out.read_bytes()
