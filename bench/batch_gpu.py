"""`python3 -m bench.batch_gpu`: does a GPU play the same games as the CPU, bit for bit, and how fast is it?

It needs NumPy, PyTorch or CuPy, a C compiler, and this checkout on the path (`PYTHONPATH=src:.`); nothing is installed.

    PYTHONPATH=src:. python3 -m bench.batch_gpu --agree 100000000 --bench --tune --out results

`--agree N` plays N random steps on both, over all missions and numbers of players, and compares sums of everything that
was shown; where they differ, it finds the first step and the bytes. `--bench` measures, `--tune` tries how many games a
warp should have. `--device emulated` rehearses all of it without a GPU, with small numbers.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from bench.batch_knowing import knowing
from bench.batch_speed import Made, Speeds
from defuse.batch import WON, Batch, make, missions
from defuse.batch.border import Unavailable
from defuse.batch.building import build, library
from defuse.batch.cpu import cores
from defuse.batch.cuda import Way

PLAYERS = (2, 3, 4, 5)
FAILED: list[str] = []


def say(*words: object) -> None:
    print(*words, flush=True)


def check(what: str, good: bool) -> None:
    """Remember what failed; go on with the rest."""
    say("ok  " if good else "FAIL", what)
    if not good:
        FAILED.append(what)


# Agreement.


def agree(steps: int, rows: int, device: str, owner: str | None, way: Way) -> dict[str, Any]:
    """Play random steps on the CPU and on the device, and compare; a step is one kernel or several."""
    say(f"agreement, a step in {way} kernel{'' if way == 'one' else 's'}:")
    kinds: dict[str, Any] = {"mission": missions(), "players": PLAYERS, "n": rows, "seed": 22, "kinds": "draw"}
    one, other = make(**kinds), make(**kinds, device=device, owner=owner)
    gpu: Any = other.device
    gpu.way = way
    check("the first deals are equal", same(one, other))
    rounds, piece = max(1, steps // rows), 64
    began, done = time.perf_counter(), 0
    while done < rounds:
        now = min(piece, rounds - done)
        before = one.state()
        other.play_random(now, sums=True)
        one.play_random(now, sums=True)
        differs = np.flatnonzero(one.sums() != other.sums())
        if differs.size:
            check(f"equal after {(done + now) * rows:,} steps ({differs.size} rows differ)", False)
            locate(one, other, before, now, differs)
            break
        done += now
        if done // piece % 8 == 0 or done == rounds:
            say(f"    {done * rows:,} steps are equal, {time.perf_counter() - began:.1f} s")
    check("the games are equal at the end", same(one, other))
    total = int(one.sums().sum(dtype=np.uint64))
    return {"steps": done * rows, "rows": rows, "sum": f"{total:016x}", "seconds": time.perf_counter() - began}


def same(one: Batch, other: Batch) -> bool:
    """Whether two batches remember and show the same."""
    pairs = [(getattr(one.state(), name), getattr(other.state(), name)) for name in ("games", "rows")]
    numpy = other.device.to_numpy
    pairs += [(one.observe(), numpy(other.observe())), (one.mask(), numpy(other.mask()))]
    pairs += [(one.seats(), numpy(other.seats())), (one.playing(), numpy(other.playing()))]
    pairs += [(left, numpy(right)) for left, right in zip(one.told(), other.told(), strict=True)]
    return all(np.array_equal(left, right) for left, right in pairs)


def locate(one: Batch, other: Batch, before: Any, steps: int, rows: Any) -> None:
    """Say where two batches begin to differ."""
    one.restore(before)
    other.restore(before)
    for step in range(steps):
        one.play_random(1, sums=True)
        other.play_random(1, sums=True)
        differs = np.flatnonzero(one.sums() != other.sums())
        if not differs.size:
            continue
        row = int(differs[0])
        say(f"    step {step} behind the last comparison, row {row}, {one.kinds[int(one.playing()[row])]}")
        for name, left, right in (
            ("observation", one.observe()[row], other.device.to_numpy(other.observe())[row]),
            ("mask", one.mask()[row], other.device.to_numpy(other.mask())[row]),
            ("game", one.state().games[row], other.state().games[row]),
        ):
            at = np.flatnonzero(left != right)
            say(f"    {name}: {at.size} bytes differ: {[(int(k), int(left[k]), int(right[k])) for k in at[:12]]}")
        return
    say(f"    the second time nothing differs: rows {rows[:8]} depend on more than the seed (a race?)")


def planted(device: str, owner: str | None) -> None:
    """One other number in one row has to be found, and nothing else."""
    one, other = make(8, 4, 256, seed=5), make(8, 4, 256, device, seed=5, owner=owner)
    numbers = one.mask().argmax(1)
    one.step(numbers)
    numbers[17] = np.flatnonzero(host(other.mask())[17])[-1]
    other.step(numbers)
    one.play_random(8, sums=True)
    other.play_random(8, sums=True)
    check("a planted difference is found in its row alone", np.flatnonzero(one.sums() != other.sums()).tolist() == [17])


def interface(device: str, owner: str | None) -> None:
    """Numbers from outside, illegal ones among them, other streams, other libraries."""
    rng = np.random.default_rng(1)
    for illegal in ("ends", "kept"):
        for autoreset in (True, False):
            kinds: dict[str, Any] = {"mission": missions(), "players": PLAYERS, "n": 1000, "seed": 9}
            kinds |= {"illegal": illegal, "autoreset": autoreset}
            one, other = make(**kinds), make(**kinds, device=device, owner=owner)
            gpu: Any = other.device
            good = True
            for step in range(24):
                gpu.way = "several" if step % 3 else "one"
                numbers = (rng.random(one.mask().shape) * one.mask()).argmax(1)
                numbers[rng.integers(0, 1000, 20)] = rng.integers(-3, 400, 20)
                one.step(numbers)
                other.step(numbers.astype(np.int32) if step % 2 else numbers)
                good = good and same(one, other)
            seats = one.seats() * 0 + 1
            good = good and np.array_equal(one.look(seats), other.device.to_numpy(other.look(seats)))
            check(f"given numbers, illegal={illegal}, autoreset={autoreset}, {owner or device}", good)
    won(device, owner)
    if device != "emulated":
        foreign(device, owner)


def won(device: str, owner: str | None) -> None:
    """By chance nobody wins: games of players who see all faces."""
    one, other = make(1, 4, 200, seed=3), make(1, 4, 200, device, seed=3, owner=owner)
    good, wins = True, 0
    for step in range(64):
        other.device.way = "several" if step % 3 else "one"  # type: ignore[attr-defined]
        numbers = knowing(one)
        wins += int((one.step(numbers).outcome == WON).sum())
        other.step(numbers)
        good = good and same(one, other)
    check(f"{wins} games that were won, {owner or device}", good and wins > 100)


def foreign(device: str, owner: str | None) -> None:
    """Arrays of the libraries that are there, without a copy; and a stream that is not the first."""
    one, other = make(8, 4, 512, seed=3), make(8, 4, 512, device, seed=3, owner=owner)
    numbers = one.mask().argmax(1)
    where = other.device.pointer(other.mask())
    for name, pointer in (
        ("torch", lambda array: array.data_ptr()),
        ("cupy", lambda array: array.data.ptr),
        ("jax", lambda array: array.unsafe_buffer_pointer()),
    ):
        try:
            imported: Any = __import__("jax.dlpack" if name == "jax" else name)
            found = (imported.dlpack if name == "jax" else imported).from_dlpack(other.mask())
            check(f"{owner}: {name} sees the same memory", pointer(found) == where)
            found = (imported.dlpack if name == "jax" else imported).from_dlpack(other.padded())
            check(f"{owner}: {name} sees the same bytes", bool(np.array_equal(np.asarray(one.padded()), host(found))))
        except Exception as error:
            check(f"{owner}: {name} takes arrays by DLPack ({type(error).__name__}: {error})", name == "jax")
    if owner == "torch":
        import torch

        stream = torch.cuda.Stream()
        with torch.cuda.stream(stream):
            given = torch.zeros(512, dtype=torch.int64, device="cuda")
            torch.cuda._sleep(20_000_000)
            given += torch.from_numpy(numbers).to("cuda", non_blocking=True)
            told = other.step(given)
            outcome = told.outcome.clone()
        stream.synchronize()
        one.step(numbers)
        check("torch: on a stream of its own, behind slow work", bool(np.array_equal(one.outcomes(), outcome.cpu())))
        check("torch: the same games after it", same(one, other))


def host(array: Any) -> Any:
    """An array of whatever library as NumPy's."""
    if hasattr(array, "get"):
        return array.get()
    return array.cpu().numpy() if hasattr(array, "cpu") else np.asarray(array)


# What it runs on.


def machine(device: str) -> dict[str, Any]:
    """What this machine is."""
    found: dict[str, Any] = {"python": platform.python_version(), "cores": cores(), "numpy": np.__version__}
    for name in ("torch", "cupy", "jax"):
        try:
            found[name] = str(__import__(name).__version__)
        except Exception as error:
            found[name] = f"not there ({type(error).__name__})"
    if device != "emulated":
        query = ["nvidia-smi", "--query-gpu=name,driver_version,clocks.max.sm", "--format=csv,noheader"]
        try:
            found["gpu"] = subprocess.run(query, capture_output=True, text=True, check=False).stdout.strip()
        except OSError as error:
            found["gpu"] = str(error)
    return found


def main() -> None:
    """Check, measure, and write what was found."""
    parser = argparse.ArgumentParser(prog="python3 -m bench.batch_gpu", description="Check a GPU, and measure it.")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--agree", type=int, default=0, help="random steps on both")
    parser.add_argument("--rows", type=int, default=65536, help="games at a time in --agree")
    parser.add_argument("--bench", action="store_true")
    parser.add_argument("--tune", action="store_true", help="with --bench: other numbers of games a warp")
    parser.add_argument("--most", type=int, default=22, help="with --bench: at most 2**MOST games")
    parser.add_argument("--seconds", type=float, default=0.3, help="with --bench: for each figure")
    parser.add_argument("--out", type=Path, default=None, help="a folder for gpu.json")
    said = parser.parse_args()
    began = time.perf_counter()
    build()
    library()
    say(f"the library of the CPU is built, {time.perf_counter() - began:.1f} s")
    found: dict[str, Any] = {"machine": machine(said.device)}
    say(found["machine"])
    owners: list[str | None] = []
    for owner in [None] if said.device == "emulated" else ["torch", "cupy"]:
        try:
            began = time.perf_counter()
            make(n=1, device=said.device, owner=owner).finish()
            say(f"{owner or said.device}: kernels ready, {time.perf_counter() - began:.1f} s")
            owners.append(owner)
        except Unavailable as error:
            check(f"{owner}: {error}", False)
    try:
        for owner in owners:
            planted(said.device, owner)
            interface(said.device, owner)
        if said.agree and owners:
            found["agree"] = {
                way: agree(steps, said.rows, said.device, owners[0], way)
                for way, steps in (("several", said.agree), ("one", said.agree // 4))
            }
        if said.bench and owners:
            speeds = Speeds(Made(said.device, owners[0]), said.seconds, said.most, say)
            found["bench"] = speeds.measured(tune=said.tune)
    finally:
        found["failed"] = FAILED
        if said.out:
            said.out.mkdir(parents=True, exist_ok=True)
            (said.out / "gpu.json").write_text(json.dumps(found, indent=1) + "\n")
        say("FAILED: " + "; ".join(FAILED) if FAILED else "all checks passed")
    sys.exit(1 if FAILED else 0)


if __name__ == "__main__":
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # JAX would take most of the memory
    main()
