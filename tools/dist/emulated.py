"""Libraries and wheels of other machines, run here: with qemu for aarch64, with musl's own loader for musl.

What that needs comes from the system's package manager into a folder of its own; nothing is installed. Where there is
no such manager or no qemu, nothing is run, and the table says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from hatch_build import libraries
from tools.dist.compiling import ROOT, NotFit
from tools.dist.targets import TARGETS, Target
from tools.dist.trials import KERNEL, TABLE, libraries_tell

PROBE = """\
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
int main(int count, char **words) {
    (void)count;
    void *library = dlopen(words[1], RTLD_NOW);
    if (!library) { puts(dlerror()); return 1; }
    uint32_t (*stamp)(void) = (uint32_t (*)(void))dlsym(library, words[2]);
    if (!stamp) { puts(dlerror()); return 1; }
    printf("%u", stamp());
    return 0;
}
"""
"""Loads a library and asks it for the checksum of its headers."""
DEBIAN = {"x86-64": "amd64", "aarch64": "arm64"}
LOADERS = {"x86-64": "ld-musl-x86_64.so.1", "aarch64": "ld-musl-aarch64.so.1"}
QEMU = shutil.which("qemu-aarch64")


def system(machine: str, work: Path) -> Path | None:
    """A folder with a Python and musl for a machine; None where it cannot be had."""
    if shutil.which("apt-get") is None or shutil.which("dpkg") is None or (machine == "aarch64" and QEMU is None):
        return None
    name = DEBIAN[machine]
    for folder in ("lists/partial", "cache/archives/partial", "root"):
        (work / name / folder).mkdir(parents=True)
    (work / name / "status").touch()
    options = {
        "APT::Architecture": name,
        "APT::Architectures": name,
        "APT::Sandbox::User": "root",
        "Dir::State::Lists": work / name / "lists",
        "Dir::State::status": work / name / "status",
        "Dir::Cache": work / name / "cache",
    }
    apt = ["apt-get", *[word for key, value in options.items() for word in ("-o", f"{key}={value}")]]
    quiet = ["-qq", "-y", "--no-install-recommends"]
    packages = ["musl", "python3"] if machine == "aarch64" else ["musl"]
    for call in ([*apt, "-qq", "update"], [*apt, *quiet, "install", "--download-only", *packages]):
        if subprocess.run(call, capture_output=True, check=False).returncode != 0:
            return None
    for archive in sorted((work / name / "cache/archives").glob("*.deb")):
        subprocess.run(["dpkg", "-x", archive, work / name / "root"], check=True)
    return work / name / "root"


def probed(target: Target, folder: Path, root: Path, python: Path, work: Path) -> str:
    """Load the libraries of a target with musl and ask each something: what was run."""
    source, program = work / "probe.c", work / f"probe-{target.name}"
    source.write_text(PROBE)
    # Optimised: else the compiler adds checks that want a newer musl than there may be.
    flags = ["-O2", "-g0", "-s", "-dynamic"]
    subprocess.run([python, "-m", "ziglang", "cc", "-target", target.zig, *flags, "-o", program, source], check=True)
    loader = next(root.glob(f"**/{LOADERS[target.machine]}"))
    for library in libraries():
        call: list[str | Path] = [loader, program, folder / library.packed(target.suffix), library.stamp]
        if target.machine == "aarch64":
            call = [QEMU or "", "-L", root, *call]
        said = subprocess.run(call, capture_output=True, text=True, check=False)
        if said.stdout != str(library.header_sum(ROOT)):
            raise NotFit(f"{target.name}: {library.name} does not answer: {said.stdout}{said.stderr}")
    return "loaded by musl and asked" + (", with qemu" if target.machine == "aarch64" else "")


def wheel_on_aarch64(dist: Path, root: Path, work: Path, odds: str) -> str:
    """Install the wheel for a Python of aarch64 and let it count with qemu: what was run. The odds have to agree."""
    python = next(path for path in sorted((root / "usr/bin").glob("python3.*")) if path.name.count(".") == 1)
    version = python.name.removeprefix("python")
    platforms = [f"manylinux_2_{minor}_aarch64" for minor in (17, 27, 28)] + ["manylinux2014_aarch64"]
    site = work / "site"
    call = ["pip", "install", "--quiet", "--target", str(site), "--only-binary", ":all:", "--python-version", version]
    call += [word for platform in platforms for word in ("--platform", platform)]
    # By its file: the index may have another one of the same version. pip refuses it if it is not for this machine.
    (wheel,) = dist.glob(f"*-{next(one.tag for one in TARGETS if one.name == 'linux-aarch64')}.whl")
    pip = [os.environ.get("PYTHON", "python3"), "-m", *call, str(wheel)]
    done = subprocess.run(pip, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise NotFit(f"aarch64: the wheel cannot be installed\n{done.stdout}{done.stderr}")
    env = {**os.environ, "PYTHONPATH": str(site), "LANG": "C.UTF-8"}
    run: list[str | Path] = [QEMU or "", "-L", root, python]

    def told(*words: str) -> str:
        done = subprocess.run([*run, *words], env=env, cwd=work, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise NotFit(f"aarch64: {words} failed\n{done.stdout}{done.stderr}")
        return done.stdout

    (work / "table.txt").write_text(TABLE)
    if told("-c", KERNEL).strip() != "compiled":
        raise NotFit("aarch64: the wheel does not count with its kernel")
    program, expected = libraries_tell(whole=True)
    if told("-c", program) != expected:
        raise NotFit("aarch64: a library does not answer")
    if told("-m", "defuse", "odds", "table.txt") != odds:
        raise NotFit("aarch64: other odds than on this machine")
    return f"installed for Python {version}, `defuse odds` with qemu: the same odds as here"


def run_here(dist: Path, compiled: Path, work: Path, python: Path, odds: str) -> dict[str, str]:
    """What of the wheels for other machines could be run, by the name of the target."""
    found: dict[str, str] = {}
    for machine in DEBIAN:
        root = system(machine, work / "systems")
        if root is None:
            continue
        for target in TARGETS:
            if target.machine == machine and target.name.startswith("musl"):
                found[target.name] = probed(target, compiled / target.name, root, python, work)
        if machine == "aarch64":
            found["linux-aarch64"] = wheel_on_aarch64(dist, root, work, odds)
    return found
