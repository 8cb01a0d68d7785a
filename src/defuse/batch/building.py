"""The library in C: how it is compiled, and how it is found.

It is compiled when the package is installed on a machine with a compiler, and called by ctypes. `build` compiles it
anew, as in `python -m defuse.batch.building`.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from ctypes import POINTER, c_int32, c_uint32, c_uint64, c_void_p
from functools import lru_cache
from pathlib import Path
from typing import Any

from defuse.batch.border import (
    DEAL_BYTES,
    HERE,
    NUMBERS,
    OBSERVATION,
    ROW_BYTES,
    SETUP_BYTES,
    STRIDE,
    Counting,
    Plan,
    Unavailable,
    source_sum,
)

SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
LIBRARY = HERE / f"_batch{SUFFIX}"
FLAGS = ("-O3", "-std=c11", "-fPIC", "-shared", "-fvisibility=hidden")
SIZES = 8
CALLS: dict[str, list[Any]] = {
    "reset": [],
    "load": [c_void_p, c_void_p],
    "show": [],
    "step": [],
    "play": [c_uint64],
    "look": [c_void_p, c_void_p],
}
"""What the calls take beside the plan and the rows."""


def build(out: Path = LIBRARY, *flags: str, names: Sequence[str] = ("cpu.c", "cpu_wide.c", "beliefs.c")) -> None:
    """Compile the library. Raises `Unavailable` where there is no compiler, or where it fails."""
    named = [os.environ.get("CC"), "cc", "gcc", "clang"]
    compiler = next((path for name in named if name and (path := shutil.which(name))), None)
    if compiler is None:
        raise Unavailable("there is no C compiler on this machine (cc, gcc, clang; or name one in CC)")
    # Another process may be using the old one: it is replaced, not written over.
    new = out.with_name(f"{out.name}.{os.getpid()}")
    call = [compiler, *FLAGS, f"-DHEADER_SUM={source_sum()}u", *flags, "-o", str(new), "-x", "c"]
    call += [str(HERE / name) for name in names]
    done = subprocess.run(call, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        new.unlink(missing_ok=True)
        raise Unavailable(f"{compiler} failed\n{done.stderr}")
    new.replace(out)


def opened(path: Path) -> Any:
    """A library, if it was built of these sources. Raises `Unavailable`."""
    hint = "defuse.batch needs its library in C: install a C compiler and run `python -m defuse.batch.building`"
    try:
        found = ctypes.CDLL(str(path))
        found.batch_source.restype = c_uint32
        built_of = found.batch_source()
    except (OSError, AttributeError) as error:
        raise Unavailable(f"{hint} ({error})") from None
    if built_of != source_sum():
        raise Unavailable(f"{hint} ({path.name} was built of other sources)")
    return found


@lru_cache(maxsize=1)
def library() -> Any:
    """The library of the CPU. Raises `Unavailable` where there is none."""
    found = opened(LIBRARY)
    sizes = (c_uint32 * SIZES)()
    found.batch_sizes(sizes)
    game, *others = sizes
    expected = [SETUP_BYTES, ROW_BYTES, ctypes.sizeof(Plan), NUMBERS, OBSERVATION, STRIDE, DEAL_BYTES]
    if others != expected:
        raise Unavailable(f"the library in C has other sizes than its Python side: {others}, not {expected}")
    found.game_bytes = game
    rows = [POINTER(Plan), c_uint64, c_uint64]
    for name, more in CALLS.items():
        for kind in ("batch", "beliefs"):
            call = getattr(found, f"{kind}_{name}")
            call.argtypes, call.restype = [*rows, *more], None
    found.batch_prepare.argtypes, found.batch_prepare.restype = rows, None
    found.beliefs_posterior.argtypes = [*rows, POINTER(Counting), c_void_p]
    found.beliefs_posterior.restype = c_int32
    found.beliefs_bytes.restype = c_uint32
    return found


if __name__ == "__main__":
    try:
        build()
        library()
    except Unavailable as error:
        sys.exit(f"defuse.batch: {error}")
    print(LIBRARY)
