"""Builds the counting kernel of the odds (`kernel.c`, `reading.c`) with the C compiler of this machine, if it has one.

The library is called by ctypes and needs no Python headers. Without a compiler the package is the same without it, and
`defuse.odds` counts with NumPy.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).parent
ODDS = HERE / "src/defuse/odds"
SOURCES = (ODDS / "kernel.c", ODDS / "reading.c")
LIBRARY = ODDS / "_kernel.so"
FLAGS = ("-O2", "-std=c11", "-ffp-contract=off", "-fPIC", "-shared")


class KernelHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles the kernel before the wheel is put together, and makes it a wheel of this platform."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling; `version` is `editable` where the sources are used in place."""
        if self.target_name != "wheel":
            return
        LIBRARY.unlink(missing_ok=True)
        if compiled():
            build_data["artifacts"].append(f"/{LIBRARY.relative_to(HERE).as_posix()}")
            build_data["pure_python"] = False
            build_data["tag"] = "py3-none-" + sysconfig.get_platform().replace("-", "_").replace(".", "_")


def compiled() -> bool:
    """Compile the kernel; whether that worked."""
    found = [os.environ.get("CC"), "cc", "gcc", "clang"]
    compiler = next((path for name in found if name and (path := shutil.which(name))), None)
    if compiler is None:
        print("defuse: no C compiler found, the odds will count with NumPy", file=sys.stderr)
        return False
    new = LIBRARY.with_suffix(".new")
    done = subprocess.run([compiler, *FLAGS, "-o", new, *SOURCES], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(f"defuse: {compiler} failed, the odds will count with NumPy\n{done.stderr}", file=sys.stderr)
        return False
    new.replace(LIBRARY)
    return True
