"""The libraries in C, compiled on this machine for another one, and looked at: what each is and whether it will load."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from hatch_build import CLibrary, libraries
from tools.dist.binaries import Library, read
from tools.dist.targets import Target

ROOT = Path(__file__).parents[2]
SMALL = ("-g0", "-s")
SYSTEM = (
    *("libc.so", "libc.so.6", "libm.so.6", "libpthread.so.0"),
    *("/usr/lib/libSystem.B.dylib", "KERNEL32.dll", "api-ms-win-crt-"),
)
"""What every system of the tag has."""


class NotFit(RuntimeError):
    """A library or a wheel is not what it has to be."""


def compiled(target: Target, sources: Path, out: Path, python: Path) -> Path:
    """Compile all libraries of a source tree for a target with the compiler of a Python; the folder that has them."""
    folder = out / target.name
    for library in libraries(sources):
        made = folder / library.packed(target.suffix)
        made.parent.mkdir(parents=True, exist_ok=True)
        # Else macOS's library would tell where it was built.
        named = (f"-Wl,-install_name,@rpath/{made.name}",) if target.format == "macho" else ()
        # A folder of its own for what is compiled: a second build must not be handed the result of the first.
        place = {**os.environ, "ZIG_LOCAL_CACHE_DIR": str(out / f"cache-{target.name}")}
        call = [str(python), "-m", "ziglang", "cc", "-target", target.zig, *SMALL, *named, "-o", str(made)]
        call += library.words(sources)
        done = subprocess.run(call, cwd=sources, env=place, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise NotFit(f"{target.name}: {library.name} does not compile\n{done.stderr}")
    return folder


def looked_at(target: Target, library: CLibrary, data: bytes, root: Path = ROOT) -> Library:
    """What a compiled library tells about itself. Raises `NotFit` if that is not what the target's tag promises."""
    found = read(data)
    wrong = []
    if (found.format, found.machine) != (target.format, target.machine):
        wrong.append(f"it is {found.format} for {found.machine}")
    if lacking := sorted(library.functions(root) - found.exports):
        wrong.append(f"it does not export {', '.join(lacking)}")
    if strange := sorted(name for name in found.needs if not name.startswith(SYSTEM)):
        wrong.append(f"it needs {', '.join(strange)}")
    if found.oldest > target.oldest:
        wrong.append(f"it needs system {found.oldest}, the tag promises {target.oldest}")
    if target.name == "macos-arm64" and not found.signed:
        wrong.append("it is not signed")
    if wrong:
        raise NotFit(f"{target.name}: {library.name}: {'; '.join(wrong)}")
    return found
