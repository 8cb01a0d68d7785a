"""Wheels tried as people install them: an empty folder, an empty environment, nothing on the path but the command."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from time import monotonic
from typing import NamedTuple
from zipfile import ZipFile

from hatch_build import libraries
from tools.dist.compiling import ROOT, NotFit

NAME = "defuse-wires"
ALONE = ("--no-index", "--no-deps")
PATIENCE = 120
"""For so many seconds a server may say nothing."""
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
TABLE = """\
mission 4 · captain B · dial 2 · turn A
red 11.5
yellow 1.1 5.1
A1 | (2) 3 (3)!3 4 4!4 5 (y5.1) (9) 10 10 11 12
B1 | ?!1 (2) ? ?!6 (6) ? (9) ? ? ? ? ? ?
C1 | ? ? (2) (3) ? ? (6) (7)!7 (7) (7) (7) (8) (9)
D1 | ? (y1.1) (2) ? ? ? ? ?!8 (8) (9) ? ? ?
"""
SAYS = {
    ("rules", "token"): "Number token",
    ("--lang", "de", "missions", "4"): "Erster Tag",
    ("puzzle", "1", "--solution"): "A1.3 is 5: 81%",
    ("simulate", "--game", "academy", "--players", "2", "--games", "1", "--bots", "random"): "random",
}
"""Commands that need files of the package other than code, and something that they say."""
KERNEL = "from defuse.odds.counting.compiled import library; print('NumPy' if library() is None else 'compiled')"


LIBRARIES = """\
import ctypes, pathlib, defuse
home = pathlib.Path(defuse.__file__).parents[1]
for pattern, stamp, total in {told!r}:
    found = [path for path in home.glob(pattern) if path.suffix in (".so", ".dylib", ".dll")]
    if found:
        ask = getattr(ctypes.CDLL(str(found[0])), stamp)
        ask.restype = ctypes.c_uint32
    print(not found or ask() == total, len(found))
"""


def libraries_tell(whole: bool) -> tuple[str, str]:
    """A program that loads each library of an installation and asks it for its stamp; and what it has to print."""
    told = [(one.packed(".*"), one.stamp, one.header_sum(ROOT)) for one in libraries()]
    return LIBRARIES.format(told=told), f"True {int(whole)}\n" * len(told)


class Trial(NamedTuple):
    """What came of an installation."""

    way: str
    python: str
    kernel: str
    install: float
    """Seconds."""
    size: int
    """Bytes, of everything that was installed."""
    served: float
    """Seconds until `defuse play`, started for the first time, gave its first page."""
    played: str
    odds: str


def pythons() -> dict[str, Path]:
    """The Pythons that are here, by version: on the path, in the places of pyenv, or in `DEFUSE_PYTHONS`."""
    named = [Path(path) for path in os.environ.get("DEFUSE_PYTHONS", "").split(os.pathsep) if path]
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found: dict[str, Path] = {}
    for version in PYTHONS:
        places = [*named, *sorted(kept.glob(f"{version}.*/bin/python")), shutil.which(f"python{version}")]
        for place in places:
            if place is not None and _version(Path(place)) == version:
                found[version] = Path(place)
                break
    return found


def _version(python: Path) -> str:
    told = [str(python), "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    done = subprocess.run(told, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def exactly(dist: Path) -> str:
    """What has to be installed from a folder of a release: the name with the version that its files have.

    By the name alone an installer would take a newer version from the package index, whoever has put it there. pip even
    takes the index's file of the same version, so it gets ours from the folder alone, and then what ours needs.
    """
    versions = {path.name.split("-")[1] for path in dist.glob(f"{NAME.replace('-', '_')}-*.whl")}
    if len(versions) != 1:
        raise NotFit(f"{dist} has wheels of {len(versions)} versions, not of one")
    return f"{NAME}=={versions.pop()}"


def as_built(folder: Path, dist: Path) -> bool:
    """Whether what was installed somewhere in a folder is, file by file, one of the wheels. No code of it is run."""
    places = [about.parent for about in folder.glob(f"**/{NAME.replace('-', '_')}-*.dist-info")]

    def same(wheel: Path, site: Path) -> bool:
        with ZipFile(wheel) as files:
            ours = [name for name in files.namelist() if name.startswith("defuse/")]
            return all((site / name).is_file() and (site / name).read_bytes() == files.read(name) for name in ours)

    return len(places) == 1 and any(same(wheel, places[0]) for wheel in dist.glob("*.whl"))


def with_pip(python: Path, dist: Path, work: Path, wheel: Path | None = None) -> tuple[Path, Path, float]:
    """A fresh environment with pip: its command, its folder, and how long the installation took."""
    _called([python, "-m", "venv", work / "env"])
    began = monotonic()
    install: list[str | Path] = [work / "env/bin/python", "-m", "pip", "install", "--quiet"]
    if wheel is None:
        # Not by its file: pip has to choose the wheel of this machine by itself.
        _called([*install, *ALONE, "--find-links", dist, exactly(dist)])
    _called([*install, wheel or exactly(dist)])
    return work / "env/bin/defuse", work / "env", monotonic() - began


def with_uv(python: Path, dist: Path, work: Path, uv: Path) -> tuple[Path, Path, float]:
    """`uv tool install`."""
    place = {"UV_TOOL_DIR": str(work / "tools"), "UV_TOOL_BIN_DIR": str(work / "bin")}
    began = monotonic()
    # Else uv would take a wheel of that name that it has seen before.
    fresh = ["--refresh-package", NAME, "--python", str(python), "--find-links", str(dist)]
    _called([uv, "tool", "install", "--quiet", *fresh, exactly(dist)], place)
    return work / "bin/defuse", work / "tools", monotonic() - began


def with_pipx(python: Path, dist: Path, work: Path, pipx: Path) -> tuple[Path, Path, float]:
    """`pipx install`."""
    place = {"PIPX_HOME": str(work / "pipx"), "PIPX_BIN_DIR": str(work / "bin")}
    began = monotonic()
    # pipx cannot install from a folder alone. pip chooses there, as the pip of pipx would.
    choose = [os.environ.get("PYTHON", "python3"), "-m", "pip", "download", "--quiet", *ALONE]
    _called([*choose, "--find-links", dist, "--dest", work / "chosen", exactly(dist)])
    _called([pipx, "install", "--quiet", "--python", python, *(work / "chosen").glob("*.whl")], place)
    return work / "bin/defuse", work / "pipx", monotonic() - began


def tried(way: str, command: Path, folder: Path, install: float, work: Path) -> Trial:
    """Use what was installed: odds of a table, a server, a turn in a browser."""
    from tools.dist.playing import a_turn

    home = work / "home"
    home.mkdir()
    env = {"PATH": str(command.parent), "HOME": str(home), "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
    (home / "table.txt").write_text(TABLE)
    odds = _called([command, "odds", "table.txt"], env, home, bare=True)
    for words, said in SAYS.items():
        if said not in (told := _called([command, *words], env, home, bare=True)):
            raise NotFit(f"{way}: defuse {' '.join(words)} does not say {said!r}\n{told}")
    python = command.resolve().parent / "python"  # uv and pipx link the command
    version = _called([python, "-c", "import platform; print(platform.python_version())"], env, home, bare=True)
    kernel = _called([python, "-c", KERNEL], env, home, bare=True)
    program, expected = libraries_tell(whole=kernel.strip() == "compiled")
    if (told := _called([python, "-c", program], env, home, bare=True)) != expected:
        raise NotFit(f"{way}: the libraries tell {told!r}, not {expected!r}")
    with served(command, env, home) as (url, seconds):
        played = a_turn(url)
    size = sum(path.stat().st_size for path in folder.glob("**/*") if path.is_file() and not path.is_symlink())
    return Trial(way, version.strip(), kernel.strip(), install, size, seconds, played, odds)


@contextmanager
def served(command: Path, env: dict[str, str], home: Path) -> Iterator[tuple[str, float]]:
    """`defuse play` until the end of the block: its address, and how long it took until the first page came."""
    from tests import patient

    began = monotonic()
    call = [str(command), "play", "--no-browser", "--port", "0"]
    with subprocess.Popen(call, cwd=home, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as house:
        alarm = Timer(PATIENCE, house.kill)
        alarm.start()
        try:
            assert house.stdout is not None
            said = ""
            while not (found := re.search(r"http://[\w.]+:\d+", said)):
                line = house.stdout.readline()
                if not line:
                    raise NotFit(f"defuse play does not serve\n{said}")
                said += line
            alarm.cancel()
            page = patient.get(found[0])
            if page.status_code != 200 or "<script" not in page.text:
                raise NotFit(f"defuse play has no page: {page.status_code}")
            yield found[0], monotonic() - began
        finally:
            alarm.cancel()
            house.terminate()
            house.wait(30)


def _called(
    call: list[str | Path], more: dict[str, str] | None = None, cwd: Path | None = None, *, bare: bool = False
) -> str:
    env = (more or {}) if bare else {**os.environ, **(more or {})}
    done = subprocess.run(call, env=env, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise NotFit(f"{' '.join(map(str, call))} failed\n{done.stdout}{done.stderr}")
    return done.stdout
