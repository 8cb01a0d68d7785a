"""`python -m bench.start`: how long one waits before anything happens, and how big what is installed is.

Each figure is the best of some processes, started one after the other. With `--source FOLDER` (the `src` of another
version, with its client and its kernel) that version is measured in turns with this one, in the same run. With
`--wheels BEFORE NOW` two wheels are installed in turns into empty environments.
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
from tools.dist.trials import TABLE

HERE = Path(defuse.__file__).parent.parent
ENGINE = ("__init__.py", "academy", "busters", "games.py", "kernel", "locale", "logbook", "odds", "statistics", "words")
"""What an engine with odds needs of the package."""
ENGINE_NEEDS = ("msgspec", "fluent.syntax")
NUMPY = ("numpy",)
UV = Path(__file__).parent.parent / ".tools/bin/uv"
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


def own(source: Path, *names: str) -> int:
    """Bytes of parts of the package in a source; with no name, of all of it."""
    tops = [source / "defuse" / name for name in names] if names else [source / "defuse"]
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


def sizes(sources: list[Path]) -> list[tuple[str, list[int], int]]:
    """What is installed: the part, bytes of ours for each source, bytes of what it needs."""
    light = with_theirs(*ENGINE_NEEDS)
    whole = [own(source) for source in sources]
    engine = [own(source, *ENGINE) for source in sources]
    static = [own(source, "server/static") for source in sources]
    rest = [all_of_it - one - other for all_of_it, one, other in zip(whole, engine, static, strict=True)]
    none = [0] * len(sources)
    return [
        ("engine, odds and all texts", engine, needed(light)),
        ("NumPy, for odds without a compiled kernel and for bots", none, needed(with_theirs(*NUMPY) - light)),
        ("server, command, bots, reviews, puzzles …", rest, needed(with_theirs(*SERVER_NEEDS) - light)),
        ("browser client", static, 0),
    ]


def installed(wheels: list[Path], repeats: int) -> tuple[list[float], list[int]]:
    """Seconds that uv takes to install each wheel with all that it needs, all of it at hand; and how big that is."""
    best, big = [float("inf")] * len(wheels), [0] * len(wheels)
    for _ in range(repeats):
        for at, wheel in enumerate(wheels):
            with tempfile.TemporaryDirectory() as name:
                place = Path(name) / "env"
                subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, place], check=True)
                call = [UV, "pip", "install", "--quiet", "--link-mode", "copy", "--python", place / "bin/python", wheel]
                began = perf_counter()
                subprocess.run(call, check=True)
                best[at] = min(best[at], perf_counter() - began)
                big[at] = size(place.rglob("*"))
    return best, big


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.start")
    parser.add_argument("--source", type=Path, help="the src folder of another version: its figures stand beside")
    parser.add_argument("--wheels", type=Path, nargs=2, metavar=("BEFORE", "NOW"), help="two wheels to install")
    parser.add_argument("--repeats", type=int, default=5)
    add_write(parser, "install.md")
    asked = parser.parse_args()
    sources = [HERE] if asked.source is None else [asked.source.absolute(), HERE]
    when = ["now"] if asked.source is None else ["before", "now"]
    lines = [measured("bench.start"), ""]
    rows = [[what, *[f"{one:.2f}" for one in best]] for what, best in waits(sources, asked.repeats).items()]
    lines += [*table([WHAT, *[f"{one}, s" for one in when]], rows), ""]
    parts = [
        [what, *[f"{one / 1e6:.1f}" for one in ours], f"{theirs / 1e6:.1f}"] for what, ours, theirs in sizes(sources)
    ]
    lines += table(["part", *[f"ours {one}, MB" for one in when], "packages it needs, MB"], parts)
    if asked.wheels:
        best, big = installed(asked.wheels, asked.repeats)
        rows = [
            ["wheel for this machine, kB", *[f"{wheel.stat().st_size / 1e3:.0f}" for wheel in asked.wheels]],
            ["wait: installed with uv, everything at hand, s", *[f"{one:.1f}" for one in best]],
            ["installed, with all packages, MB", *[f"{one / 1e6:.0f}" for one in big]],
        ]
        lines += ["", *table(["", "before", "now"], rows)]
    print("\n".join(lines))
    if asked.write:
        put("install.md", "start", lines)


if __name__ == "__main__":
    main()
