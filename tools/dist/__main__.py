"""`python -m tools.dist`: build every file of a release twice, compare, check, try; the table of what was done."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory

from hatch_build import libraries
from tools.blocks import write
from tools.dist.binaries import Library
from tools.dist.building import Built, everything, sums
from tools.dist.compiling import ROOT, NotFit
from tools.dist.emulated import run_here
from tools.dist.targets import TARGETS, Target
from tools.dist.trials import PYTHONS, Trial, as_built, pythons, tried, with_pip, with_pipx, with_uv

PAGE = ROOT / "docs" / "install.md"
CHOICES: dict[str, Target | None] = {**{target.name: target for target in TARGETS}, "pure": None}
PURELY, FROM_SOURCES = "pip, pure wheel", "pip, source distribution"


def main() -> None:
    """Do all of it; leave the files in dist/."""
    parser = argparse.ArgumentParser(prog="python -m tools.dist", description=__doc__)
    parser.add_argument("--tools", type=Path, default=ROOT / ".tools/dist/bin", help="where the build tools are")
    parser.add_argument("--uv", type=Path, default=ROOT / ".tools/bin/uv")
    parser.add_argument("--once", action="store_true", help="do not build a second time to compare")
    parser.add_argument("--no-trials", action="store_true", help="do not install what was built")
    only = f"this wheel, not tried; may be said again: {', '.join(CHOICES)}"
    parser.add_argument("--only", action="append", choices=sorted(CHOICES), metavar="TARGET", help=only)
    parser.add_argument("--write", action="store_true", help="put the tables into docs/install.md, too")
    asked = parser.parse_args()
    trying = not asked.no_trials and asked.only is None
    if asked.write and not trying:
        parser.error("--write needs all wheels and their trials: what was not tried must not be in the tables")
    targets = [CHOICES[name] for name in dict.fromkeys(asked.only or CHOICES)]
    python, dist = asked.tools.absolute() / "python", ROOT / "dist"
    rmtree(dist, ignore_errors=True)
    dist.mkdir()
    with TemporaryDirectory(prefix="defuse-dist-") as name:
        work = Path(name)
        try:
            _say(f"building the source distribution and {', '.join(asked.only or ['all wheels'])}")
            wheels = everything(dist, work / "first", python, targets)
            if not asked.once:
                _say("building them again, elsewhere, to compare")
                again = work / "again"
                again.mkdir()
                everything(again, work / "second", python, targets)
                if sums(dist) != sums(again):
                    differ = [file for file, value in sums(dist).items() if sums(again).get(file) != value]
                    raise NotFit(f"two builds differ: {', '.join(differ)}")
            subprocess.run([asked.tools / "twine", "check", "--strict", *sorted(dist.iterdir())], check=True)
            ran: dict[str, str] = {}
            trials: list[Trial] = []
            if trying:
                trials = _trials(dist, work / "trials", asked.tools.absolute(), asked.uv.absolute(), wheels)
                ran["linux-x86_64"] = "installed and played, see below"
                ran["pure"] = "installed and played, see below"
                _say("running what other machines would run")
                ran |= run_here(dist, work / "first/libraries", work, python, trials[0].odds)
        except NotFit as error:
            sys.exit(f"make dist: {error}")
        lines = table(wheels, ran if trying else None)
        print("\n".join([*lines, "", *(trial_table(trials) if trying else ["Nothing was installed or run."])]))
        if asked.write:
            write(PAGE, "wheels", "\n".join(lines))
            write(PAGE, "trials", "\n".join(trial_table(trials)))


def _say(what: str) -> None:
    print(f"{what} …", flush=True)


def _trials(dist: Path, work: Path, tools: Path, uv: Path, wheels: list[Built]) -> list[Trial]:
    here = pythons()
    if not here:
        raise NotFit("there is no Python to try the wheels with")
    found: list[Trial] = []

    def attempt(way: str, version: str, installed: tuple[Path, Path, float]) -> None:
        if way != FROM_SOURCES and not as_built(installed[1], dist):
            raise NotFit(f"{way}, Python {version}: what was installed is not what was built")
        trial = tried(way, *installed, work / f"{way}-{version}".replace(" ", "-"))
        found.append(trial)
        if trial.odds != found[0].odds:
            raise NotFit(f"{way}, Python {version}: other odds than with {found[0].way}")
        if way != FROM_SOURCES and (trial.kernel == "NumPy") != (way == PURELY):
            raise NotFit(f"{way}, Python {version}: it counts with {trial.kernel}")

    def place(way: str, version: str) -> Path:
        _say(f"installing with {way}, Python {version}")
        folder = work / f"{way}-{version}".replace(" ", "-")
        folder.mkdir(parents=True)
        return folder

    for version, python in here.items():
        attempt("pip", version, with_pip(python, dist, place("pip", version)))
        attempt("uv tool", version, with_uv(python, dist, place("uv tool", version), uv))
        attempt("pipx", version, with_pipx(python, dist, place("pipx", version), tools / "pipx"))
    version, python = next(iter(here.items()))
    (pure,) = [wheel.path for wheel in wheels if wheel.target is None]
    attempt(PURELY, version, with_pip(python, dist, place(PURELY, version), pure))
    # With the compiler of this machine, if there is one.
    (sources,) = dist.glob("*.tar.gz")
    attempt(FROM_SOURCES, version, with_pip(python, dist, place(FROM_SOURCES, version), sources))
    return found


def table(wheels: list[Built], ran: dict[str, str] | None) -> list[str]:
    """The wheels: their size, what their libraries tell, and what was run; None: nothing was tried."""
    lines = ["| wheel | kB | compiled | run |", "|---|---:|---|---|"]
    for wheel in wheels:
        tag = wheel.path.stem.split("-", 2)[2]
        names = [f"`{one.output}`: " if len(wheel.libraries) > 1 else "" for one in libraries()]
        each = [name + _told(one) for name, one in zip(names, wheel.libraries, strict=False)]
        told = "; ".join(each) or "nothing: NumPy"
        name = wheel.target.name if wheel.target else "pure"
        run = "not tried" if ran is None else ran.get(name, "inspected only")
        lines.append(f"| `{tag}` | {wheel.path.stat().st_size // 1000} | {told} | {run} |")
    return lines


def _told(library: Library) -> str:
    system = {"elf": "glibc", "macho": "macOS", "pe": "Windows"}[library.format]
    oldest = f"oldest {system}: {'.'.join(map(str, library.oldest))}"
    if not any(library.oldest):
        oldest = "asks for no version of its system"
    signed = ", signed" if library.signed else ""
    return f"{library.format.upper()}, {library.machine}, {len(library.exports)} exports, {oldest}{signed}"


def trial_table(trials: list[Trial]) -> list[str]:
    """What was installed here."""
    heads = ["way", "Python", "kernel", "install, s", "installed, MB", "first page, s", "played"]
    lines = [f"| {' | '.join(heads)} |", "|---|---|---|---:|---:|---:|---|"]
    for one in trials:
        figures = f"{one.install:.1f} | {one.size / 1e6:.0f} | {one.served:.1f}"
        lines.append(f"| {one.way} | {one.python} | {one.kernel} | {figures} | {one.played} |")
    missing = [version for version in PYTHONS if not any(one.python.startswith(version) for one in trials)]
    return [*lines, *(["", f"Not here, so not tried: Python {', '.join(missing)}."] if missing else [])]


if __name__ == "__main__":
    main()
