"""How fast a batch is on a device: for `bench.batch_gpu` and `bench.batch`. It needs nothing but NumPy."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from ctypes import c_uint64, c_void_p
from typing import Any, NamedTuple

import numpy as np

from defuse.batch import Batch, make
from defuse.batch.batch import whole
from defuse.batch.border import NUMBERS, ROW_BYTES, STRIDE, Unavailable
from defuse.batch.cuda import Way, cuda
from defuse.batch.emulated import emulated
from defuse.batch.kinds import kinds_of

REGISTERS, LOCAL = 4, 3
"""Attributes of a kernel."""
WARM = 64
"""Steps before anything is measured: then rows are at all moments of a game."""
MANY = 32
"""Steps in one call of `play_random`, where it is not one."""
COPIED = 2**31
"""Bytes that are copied to see how fast the memory is."""
TRIED: list[tuple[Way, str]] = [
    *[("one", f"-DGAMES={games} -DWARPS={warps}") for games, warps in ((4, 2), (8, 2), (16, 2), (32, 1))],
    *[("several", f"-DGAMES={games} -DWRITERS={writers}") for games, writers in ((4, 2), (4, 4), (8, 4), (4, 8))],
    *[("several", f"-DMOVERS={movers} -DROUNDS={n}") for movers, n in ((3, 4), (4, 4), (10, 4), (5, 1), (5, 2))],
    *[("several", f"-DSHARE={share} -DDEALT={dealt}") for share, dealt in ((8, 16), (32, 16), (16, 8), (16, 32))],
]
"""Ways, and how they are compiled: games a warp, warps a block, lanes a row, rows that a warp sorts or deals."""
FLAGS, FILLING = 10, 4
"""The byte of an observation, and its flag, that says that an act is being filled in."""
WRITTEN = {"both": (True, True), "mask": (False, True), "observation": (True, False), "nothing": (False, False)}


class Made(NamedTuple):
    """How batches are made."""

    device: str
    owner: str | None
    threads: int | None = None

    def batch(
        self,
        mission: Any,
        players: Any,
        n: int,
        written: str = "both",
        options: tuple[str, ...] = (),
        way: Way | None = None,
    ) -> Batch:
        """A batch that is warm."""
        observations, masks = WRITTEN[written]
        kinds = kinds_of(mission, players)
        if self.device == "cpu":
            made = make(
                mission, players, n, seed=1, threads=self.threads, observations=observations, masks=masks, kinds="draw"
            )
        else:
            device = emulated(options, way) if self.device == "emulated" else cuda(0, self.owner, options, way)
            made = Batch(
                kinds,
                whole(n, 1, 2**31, "n"),
                device,
                seed=1,
                autoreset=True,
                draw=True,
                weights=None,
                illegal="ends",
                observations=observations,
                masks=masks,
            )
        made.play_random(1 if self.device == "emulated" else WARM)
        made.finish()
        return made


def speed(batch: Batch, steps: int, seconds: float) -> float:
    """Steps a second of random play, `steps` a call; the best of three."""
    calls, best = 1, 0.0
    while True:
        began = time.perf_counter()
        for _ in range(calls):
            batch.play_random(steps)
        batch.finish()
        took = time.perf_counter() - began
        if took >= seconds / 3:
            break
        calls = max(calls + 1, min(8 * calls, int(calls * seconds / 3 / max(took, 1e-6)) + 1))
    for _ in range(3):
        began = time.perf_counter()
        for _ in range(calls):
            batch.play_random(steps)
        batch.finish()
        best = max(best, calls * steps * batch.n / (time.perf_counter() - began))
    return best


def bytes_a_step(batch: Batch, written: str, steps: int) -> float:
    """What a step moves, as far as it can be counted here: rows that are written; and of games either all, there and
    back once a call, or what is looked at to sort, copied there and back to step, and read to show them. Deals, and
    what steps use beside the copies, are not counted."""
    observation, mask = WRITTEN[written]
    device: Any = batch.device
    sizes = device.kernels.sizes
    told = 3 + 1 + 2 * 4 + 4 * batch.most_players
    rows = observation * STRIDE + mask * NUMBERS + told
    if device.way_of(batch.n) == "one":
        return float(rows + 2 * (sizes.game + ROW_BYTES) / steps)
    fifth_stand = 0 if batch.most_players == 5 else 112
    shown = sizes.shown - fifth_stand + ROW_BYTES if observation or mask else 0
    return float(rows + sizes.looked + 2 * (sizes.near + ROW_BYTES) + shown)


def numbers_an_act(batch: Batch, step: Callable[[], object], steps: int = 128) -> float:
    """How many numbers an act has: of all that are given, how many leave nothing to fill in? `step` gives the next."""
    complete = 0
    for _ in range(steps):
        step()
        complete += int(np.count_nonzero(batch.observe()[:, FLAGS] & FILLING == 0))
    return steps * batch.n / complete


class Speeds:
    """All figures of a device."""

    def __init__(self, made: Made, seconds: float, most: int, say: Callable[..., None]) -> None:
        self.made = made
        self.seconds = seconds
        self.sizes = [2**power for power in range(10, most + 1, 2)] or [2**most]
        self.say = say

    def measured(self, *, tune: bool) -> dict[str, Any]:
        """Everything."""
        found: dict[str, Any] = {"copy_bytes_per_s": self.copy()}
        self.say(f"a copy moves {found['copy_bytes_per_s'] / 1e12:.2f} TB/s, read and written")
        found["kernels"] = self.kernels()
        if tune:
            found["tuned"] = self.tuned()
        found["rows"] = self.grown(found["copy_bytes_per_s"])
        found["numbers_an_act"] = self.numbers_an_act()
        found["others"] = self.others()
        return found

    def numbers_an_act(self) -> float:
        """The same on every device, so it is counted on the CPU."""
        batch = make(8, 4, 1024, seed=2)
        batch.play_random(WARM)
        found = numbers_an_act(batch, lambda: batch.play_random(1))
        self.say(f"an act has {found:.3f} numbers")
        return found

    def copy(self) -> float:
        """Bytes a second that the memory reads and writes."""
        device: Any = self.made.batch(8, 4, 1).device
        size = COPIED if self.made.device != "emulated" else 2**22
        one, other = device.zeros((size,), "uint8"), device.zeros((size,), "uint8")
        kernels = device.kernels
        best = float("inf")
        for _ in range(10):
            device.finish()
            began = time.perf_counter()
            if self.made.device == "emulated":
                np.copyto(other, one)
            else:
                given = c_void_p(device.pointer(other)), c_void_p(device.pointer(one)), c_uint64(size // 16)
                for _ in range(5):
                    kernels.launch(kernels.function("gpu_copy"), 132 * 32, 512, 0, device.owner.stream(), *given)
            device.finish()
            best = min(best, (time.perf_counter() - began) / (1 if self.made.device == "emulated" else 5))
        return 2 * size / best

    def kernels(self, options: tuple[str, ...] = ()) -> dict[str, Any]:
        """What the compiler made of the kernels."""
        device: Any = self.made.batch(8, 4, 1, options=options).device
        found = {
            "game_bytes": device.game_bytes,
            "games": device.kernels.sizes.games,
            "warps": device.kernels.sizes.warps,
        }
        if self.made.device != "emulated":
            found["shared_bytes"] = device.kernels.shared
            for name in ("gpu_step", "gpu_sort", "gpu_move", "gpu_deal", "gpu_write", "gpu_begin"):
                attribute = device.kernels.attribute
                found[name] = {"registers": attribute(name, REGISTERS), "local_bytes": attribute(name, LOCAL)}
        self.say(found)
        return found

    def tuned(self) -> list[dict[str, Any]]:
        """Other numbers of games a warp and warps a block, each compiled anew."""
        every: list[tuple[Way, tuple[str, ...]]] = [(way, tuple(options.split())) for way, options in TRIED]
        if self.made.device == "emulated":
            every = every[:1]
        else:
            from defuse.batch.nvrtc import machine_code

            device: Any = self.made.batch(8, 4, 1).device
            began = time.perf_counter()
            distinct = {options for _, options in every}
            with ThreadPoolExecutor(14) as pool:
                list(pool.map(lambda options: machine_code(device.kernels.architecture, options), distinct))
            self.say(f"{len(distinct)} variants compiled, {time.perf_counter() - began:.1f} s")
        found: list[dict[str, Any]] = []
        for way, options in every:
            row: dict[str, Any] = {"way": way, "options": " ".join(options)}
            try:
                for written in ("both", "nothing"):
                    batch = self.made.batch(8, 4, self.sizes[-2:][0], written, options=options, way=way)
                    row[written] = speed(batch, 1, self.seconds)
                    row[f"{written}_many"] = speed(batch, MANY, self.seconds) if way == "one" else None
                    del batch
            except Unavailable as error:
                row["failed"] = str(error)
            found.append(row)
            numbers = ", ".join(f"{name} {value / 1e6:.0f}" for name, value in row.items() if isinstance(value, float))
            self.say(f"{way} {row['options']}: {numbers} million steps a second {row.get('failed', '')}")
        return found

    def grown(self, copied: float) -> list[dict[str, Any]]:
        """How it grows with the number of games, and what writing costs."""
        found: list[dict[str, Any]] = []
        for n in self.sizes:
            for written in WRITTEN:
                batch = self.made.batch(8, 4, n, written)
                for steps in (1, MANY):
                    per_second = speed(batch, steps, self.seconds)
                    moved = per_second * bytes_a_step(batch, written, steps)
                    found.append(
                        {
                            "n": n,
                            "written": written,
                            "steps_a_call": steps,
                            "steps_per_s": per_second,
                            "bytes_per_s": moved,
                            "share": moved / copied,
                        }
                    )
                    self.say(
                        f"n={n:>8,} written={written:<11} steps a call={steps:>2}: {per_second / 1e6:8.1f} million "
                        f"steps a second, {moved / 1e12:.2f} TB/s, {moved / copied:.0%} of a copy"
                    )
                del batch
        return found

    def others(self) -> list[dict[str, Any]]:
        """Other missions, and all of the first eight with all numbers of players."""
        found: list[dict[str, Any]] = []
        for name, mission, players in (
            ("mission 1, four players", 1, 4),
            ("mission 8, two players", 8, 2),
            ("mission 8, five players", 8, 5),
            ("missions 1–8, two to five players", range(1, 9), (2, 3, 4, 5)),
        ):
            batch = self.made.batch(mission, players, self.sizes[-2:][0])
            row = {"name": name, "one": speed(batch, 1, self.seconds), "many": speed(batch, MANY, self.seconds)}
            found.append(row)
            self.say(f"{name}: {row['one'] / 1e6:.1f} million steps a second, {row['many'] / 1e6:.1f} in one call")
            del batch
        return found
