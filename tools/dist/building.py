"""The files of a release: the source distribution, and from what it holds every wheel. The same sources, same bytes."""

from __future__ import annotations

import os
import subprocess
import tarfile
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

from hatch_build import libraries
from tools.dist.binaries import Library
from tools.dist.compiling import ROOT, NotFit, compiled, looked_at
from tools.dist.targets import PURE, TARGETS, Target

CLIENT = "defuse/server/static/"
SUFFIXES = frozenset(target.suffix for target in TARGETS)


class Built(NamedTuple):
    """A wheel."""

    path: Path
    target: Target | None
    """None: the one without libraries."""
    libraries: tuple[Library, ...]


def moment() -> str:
    """The time that every file in a release gets: that of the commit."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    return given or subprocess.check_output(["git", "log", "-1", "--format=%ct"], cwd=ROOT, text=True).strip()


def everything(
    out: Path, work: Path, python: Path, targets: Sequence[Target | None] = (*TARGETS, None)
) -> list[Built]:
    """Build the source distribution and the wheels into a folder, and check what is in them."""
    _hatchling(python, ROOT, "sdist", out, {"DEFUSE_LIBRARIES": "none"})
    (archive,) = out.glob("*.tar.gz")
    # Wheels are made from the source distribution alone, so it has all that is needed.
    with tarfile.open(archive) as files:
        files.extractall(work / "sources", filter="data")
    (sources,) = (work / "sources").iterdir()
    wheels = []
    for target in targets:
        given = "none" if target is None else str(compiled(target, sources, work / "libraries", python))
        path = _wheel(python, sources, out, PURE if target is None else target.tag, given)
        wheels.append(Built(path, target, check_wheel(path, target)))
    return wheels


def _wheel(python: Path, sources: Path, out: Path, tag: str, given: str) -> Path:
    _hatchling(python, sources, "wheel", out, {"DEFUSE_LIBRARIES": given, "DEFUSE_TAG": tag})
    (wheel,) = out.glob(f"*-{tag}.whl")
    return wheel


def _hatchling(python: Path, sources: Path, kind: str, out: Path, given: dict[str, str]) -> None:
    told = {**os.environ, "SOURCE_DATE_EPOCH": moment(), **given}
    call = [str(python), "-m", "hatchling", "build", "--target", kind, "--directory", str(out.resolve())]
    done = subprocess.run(call, cwd=sources, env=told, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise NotFit(f"the {kind} was not built\n{done.stdout}{done.stderr}")


def package_files(root: Path = ROOT) -> frozenset[str]:
    """Every file of the package in the project, by its name in a wheel: code, texts, lessons, puzzles, sources in C."""
    call = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "src/defuse"]
    names = subprocess.check_output(call, cwd=root, text=True).split("\0")
    return frozenset(name.removeprefix("src/") for name in names if name and (root / name).is_file())


def check_wheel(path: Path, target: Target | None, package: frozenset[str] | None = None) -> tuple[Library, ...]:
    """What the libraries of a wheel tell.

    Raises `NotFit` unless it has the client, exactly the libraries of its target, the tags of its target, and of the
    package all files and nothing else.
    """
    package = package_files() if package is None else package
    with ZipFile(path) as wheel:
        names = set(wheel.namelist())
        page = f"{CLIENT}index.html"
        if page not in names or not any(name.startswith(f"{CLIENT}assets/") for name in names):
            raise NotFit(f"{path.name}: the browser client is missing")
        asked = [part.split('"')[0] for part in wheel.read(page).decode().split('"/assets/')[1:]]
        if gone := [name for name in asked if f"{CLIENT}assets/{name}" not in names]:
            raise NotFit(f"{path.name}: the page asks for {', '.join(gone)}")
        if lost := sorted(package - names):
            raise NotFit(f"{path.name}: it lacks {', '.join(lost)}")
        found = {name for name in names if Path(name).suffix in SUFFIXES}
        wanted = {} if target is None else {one.packed(target.suffix): one for one in libraries()}
        if found != set(wanted):
            raise NotFit(f"{path.name}: it has {sorted(found) or 'no library'}, not {sorted(wanted) or 'none'}")
        ours = {name for name in names if name.startswith("defuse/") and not name.startswith(CLIENT)}
        if strange := sorted(ours - package - found):
            raise NotFit(f"{path.name}: it has {', '.join(strange)}, which the project does not")
        told = [looked_at(target, one, wheel.read(name)) for name, one in wanted.items()] if target else []
        (about,) = [name for name in names if name.endswith(".dist-info/WHEEL")]
        lines = wheel.read(about).decode().splitlines()
        tags = [line.removeprefix("Tag: ") for line in lines if line.startswith("Tag")]
        python, abi, platforms = (PURE if target is None else target.tag).split("-")
        if sorted(tags) != sorted(f"{python}-{abi}-{platform}" for platform in platforms.split(".")):
            raise NotFit(f"{path.name}: its tags are {tags}")
        return tuple(told)


def sums(folder: Path) -> dict[str, str]:
    """The checksum of every file of a release."""
    return {path.name: sha256(path.read_bytes()).hexdigest() for path in sorted(folder.iterdir()) if path.is_file()}
