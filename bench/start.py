"""`python -m bench.start`: how long one waits before anything happens, and how big what is installed is.

Each figure is the best of some processes, started one after the other. With `--source FOLDER` (the `src` of another
version, with its client and its kernel) that version is measured in turns with this one, in the same run.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import distribution
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from time import perf_counter

import httpx
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from websockets.sync.client import connect

import defuse
from bench.page import add_write, measured, put, table

HERE = Path(defuse.__file__).parent.parent
TABLE = """\
mission 4 · captain B · dial 2 · turn A
red 11.5
yellow 1.1 5.1
A1 | (2) 3 (3)!3 4 4!4 5 (y5.1) (9) 10 10 11 12
B1 | ?!1 (2) ? ?!6 (6) ? (9) ? ? ? ? ? ?
C1 | ? ? (2) (3) ? ? (6) (7)!7 (7) (7) (7) (8) (9)
D1 | ? (y1.1) (2) ? ? ? ? ?!8 (8) (9) ? ? ?
"""
ENGINE = ("academy", "busters", "games.py", "kernel", "locale", "logbook", "odds", "statistics", "words", "__init__.py")
"""What an engine with odds needs of the package."""
ENGINE_NEEDS = ("msgspec", "fluent.syntax")
NUMPY = ("numpy",)
WHAT = "processor time, or wait where it says so; the best of some"
SERVER_NEEDS = ("alembic", "platformdirs", "prometheus-client", "rich", "segno", "sqlalchemy", "starlette", "typer")
SERVER_NEEDS += ("greenlet", "uvicorn", "websockets")


def env(source: Path, home: Path) -> dict[str, str]:
    """What a process is told."""
    told = {"PYTHONPATH": str(source), "HOME": str(home), "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
    return {"PATH": os.environ["PATH"], **told}


def used() -> float:
    """Processor time of all processes that have ended."""
    told = getrusage(RUSAGE_CHILDREN)
    return told.ru_utime + told.ru_stime


def seconds(source: Path, home: Path, *words: str) -> float:
    """Processor time of a Python with these words, from start to end: on a busy machine waits tell little."""
    began = used()
    subprocess.run([sys.executable, *words], env=env(source, home), cwd=home, check=True, stdout=subprocess.DEVNULL)
    return used() - began


@contextmanager
def play(source: Path, home: Path) -> Iterator[str]:
    """`defuse play`, and where it serves."""
    call = [sys.executable, "-m", "defuse", "play", "--no-browser", "--port", "0"]
    with subprocess.Popen(call, env=env(source, home), cwd=home, stdout=subprocess.PIPE, text=True) as house:
        try:
            assert house.stdout is not None
            found = re.search(r"http://[\w.]+:\d+", house.stdout.readline())
            assert found is not None, "the first line does not say where the table is"
            yield found[0]
        finally:
            house.terminate()
            house.wait(60)


def page(source: Path) -> float:
    """From the start of `defuse play`, with nothing in its data folder, to the first page."""
    with tempfile.TemporaryDirectory() as home:
        began = perf_counter()
        with play(source, Path(home)) as url:
            assert "<script" in httpx.get(url, timeout=60).text
            return perf_counter() - began


def frame(source: Path) -> float:
    """From the start of `defuse play` to the first frame of a table with three bots."""
    seats = [{"kind": "open"}, *[{"kind": "bot", "bot": "quick"}] * 3]
    wish = {"name": "Mia", "mission": 1, "seats": seats, "start": True, "options": {"pace": "none"}}
    with tempfile.TemporaryDirectory() as home:
        began = perf_counter()
        with play(source, Path(home)) as url:
            made = httpx.post(f"{url}/api/tables", json=wish, timeout=60).json()
            with connect(f"ws{url.removeprefix('http')}/ws/{made['table']}", max_size=None) as line:
                line.send(json.dumps({"type": "hello", "token": made["token"], "have": None}))
                while json.loads(line.recv(60))["type"] != "frame":
                    pass
            return perf_counter() - began


def waits(sources: list[Path], repeats: int) -> dict[str, list[float]]:
    """The best time of each wait, for each source."""
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        (home / "table.txt").write_text(TABLE)
        each: dict[str, Callable[[Path], float]] = {
            "Python alone": lambda source: seconds(source, home, "-c", "pass"),
            "`import defuse.busters`": lambda source: seconds(source, home, "-c", "import defuse.busters"),
            "`import defuse.odds`": lambda source: seconds(source, home, "-c", "import defuse.odds"),
            "`defuse odds` of a table": lambda source: seconds(source, home, "-m", "defuse", "odds", "table.txt"),
            "`defuse --help`": lambda source: seconds(source, home, "-m", "defuse", "--help"),
            "wait: `defuse play` to the first page": page,
            "wait: `defuse play` to the first frame of a table": frame,
        }
        found = {what: [float("inf")] * len(sources) for what in each}
        for _ in range(repeats):
            for what, wait in each.items():
                for at, source in enumerate(sources):
                    found[what][at] = min(found[what][at], wait(source))
        return found


def size(paths: Iterator[Path]) -> int:
    """Bytes of files, without what Python compiles."""
    return sum(path.stat().st_size for path in paths if path.is_file() and path.suffix != ".pyc")


def own(*names: str) -> int:
    """Bytes of parts of the package; with no name, of all of it."""
    tops = [HERE / "defuse" / name for name in names] if names else [HERE / "defuse"]
    return sum(size(iter([top]) if top.is_file() else top.rglob("*")) for top in tops)


def with_theirs(*names: str) -> set[str]:
    """Packages, with all that they need in turn."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = canonicalize_name(waiting.pop())
        if name in found:
            continue
        found.add(name)
        wants = [Requirement(line) for line in distribution(name).requires or ()]
        waiting += [one.name for one in wants if one.marker is None or one.marker.evaluate({"extra": ""})]
    return found


def needed(names: set[str]) -> int:
    """Bytes of other packages."""
    return sum(size(Path(str(file.locate())) for file in distribution(name).files or ()) for name in names)


def sizes() -> list[tuple[str, int, int]]:
    """What is installed: the part, bytes of ours, bytes of what it needs."""
    light = with_theirs(*ENGINE_NEEDS)
    engine, static = own(*ENGINE), own("server/static")
    return [
        ("engine and odds", engine, needed(light)),
        ("NumPy, for odds without a compiled kernel and for bots", 0, needed(with_theirs(*NUMPY) - light)),
        ("server, command, bots, reviews", own() - engine - static, needed(with_theirs(*SERVER_NEEDS) - light)),
        ("browser client", static, 0),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.start", description=__doc__)
    parser.add_argument("--source", type=Path, help="the src folder of another version: its figures stand beside")
    parser.add_argument("--repeats", type=int, default=5)
    add_write(parser, "install.md")
    asked = parser.parse_args()
    sources = [HERE] if asked.source is None else [asked.source.absolute(), HERE]
    heads = ["s", *(["now, s"] if asked.source else [])]
    if asked.source:
        heads[0] = "before, s"
    rows = [[what, *[f"{one:.2f}" for one in best]] for what, best in waits(sources, asked.repeats).items()]
    lines = [
        measured("bench.start"),
        "",
        *table(["processor time, or wait where it says so; the best of some", *heads], rows),
        "",
    ]
    mb = [[what, f"{ours / 1e6:.1f}", f"{theirs / 1e6:.1f}"] for what, ours, theirs in sizes()]
    lines += table(["part", "ours, MB", "packages it needs, MB"], mb)
    print("\n".join(lines))
    if asked.write:
        put("install.md", "start", lines)


if __name__ == "__main__":
    main()
