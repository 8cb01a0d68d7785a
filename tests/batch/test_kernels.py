"""The kernels of the GPU, emulated on the CPU: they play what the library of the CPU plays, bit for bit."""

from __future__ import annotations

import subprocess
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from bench.batch_knowing import knowing
from defuse.batch import WON, Batch, Unavailable, make, owners
from defuse.batch.border import HERE, SETUP_BYTES
from defuse.batch.cuda import Way
from defuse.batch.emulated import emulated
from defuse.batch.kinds import kinds_of
from defuse.busters import new
from tests.batch.agreement import compiler
from tests.batch.test_api import same

pytestmark = [pytest.mark.slow, pytest.mark.skipif(compiler() is None, reason="there is no C compiler")]

OTHER = ("-DGAMES=32", "-DWARPS=1", "-DSHARE=32", "-DMOVERS=1", "-DROUNDS=2", "-DDEALT=4")
FLAGS = {"as shipped": ("-O1",), "backwards": ("-O1", "-DBACKWARDS", *OTHER)}
"""Lanes, warps and blocks in both directions: a GPU promises no order. Warps with few games and with many; and so few
warps that each has to go on with more."""
WAYS: list[tuple[str, Way]] = [(flags, way) for flags in FLAGS for way in ("one", "several")]
N = 75
"""Not a multiple of anything."""


def both(flags: str, way: Way, n: int = N, **said: Any) -> tuple[Batch, Batch]:
    """The same batch on the CPU and emulated."""
    known = {"mission": range(1, 9), "players": (2, 3, 4, 5), "seed": 5, "autoreset": True, "illegal": "ends", **said}
    mission, players = known.pop("mission"), known.pop("players")
    one = make(mission, players, n, kinds="draw", **known)
    device = emulated(FLAGS[flags], way)
    return one, Batch(kinds_of(mission, players), n, device, draw=True, weights=None, **known)


@pytest.mark.parametrize(("flags", "way"), WAYS)
def test_random_play_is_the_same(flags: str, way: Way) -> None:
    one, other = both(flags, way)
    assert same(one, other)
    for batch in (one, other):
        batch.play_random(40, sums=True)
    assert same(one, other)
    assert np.array_equal(one.sums(), other.sums())


@pytest.mark.parametrize(("flags", "way"), WAYS)
@pytest.mark.parametrize(("autoreset", "illegal"), [(True, "ends"), (False, "kept"), (False, "ends")])
def test_given_numbers_do_the_same(flags: str, way: Way, autoreset: bool, illegal: str) -> None:
    one, other = both(flags, way, autoreset=autoreset, illegal=illegal)
    rng = np.random.default_rng(1)
    for step in range(15):
        numbers = (rng.random((N, 336)) * one.mask()).argmax(1)
        numbers[rng.integers(0, N, 3)] = rng.integers(-2, 340, 3)
        one.step(numbers)
        other.step(numbers.astype(np.int32) if step % 2 else numbers)
        assert same(one, other)
    for batch in (one, other):
        batch.reset()
    assert same(one, other)
    other.restore(one.state())
    assert same(one, other)
    seats = np.ones(N, int)
    assert np.array_equal(one.look(seats), other.look(seats))


@pytest.mark.parametrize(("flags", "way"), WAYS)
def test_games_that_are_won_are_the_same(flags: str, way: Way) -> None:
    """By chance nobody wins: here everybody knows all faces."""
    one, other = both(flags, way, n=9, mission=1, players=4)
    won = 0
    for _ in range(32):
        numbers = knowing(one)
        won += int((one.step(numbers).outcome == WON).sum())
        other.step(numbers)
        assert same(one, other)
    assert won >= 3


def test_batches_in_two_threads_do_not_disturb_each_other() -> None:
    alone = [emulated_sums(seed) for seed in (1, 2)]
    with ThreadPoolExecutor(2) as pool:
        assert [found.tolist() for found in pool.map(emulated_sums, (1, 2))] == [found.tolist() for found in alone]


def emulated_sums(seed: int) -> Any:
    batch = Batch(
        kinds_of(8, 4),
        40,
        emulated(FLAGS["as shipped"], "several"),
        seed=seed,
        autoreset=True,
        draw=True,
        weights=None,
        illegal="ends",
    )
    for _ in range(12):
        batch.play_random(1, sums=True)
    return batch.sums()


def test_deals_of_the_engine_are_the_same() -> None:
    one, other = both("backwards", "several", n=8, mission=8, players=4)
    games = [new(mission=8, players=4, seed=seed) for seed in range(8)]
    for batch in (one, other):
        batch.load(games)
        batch.play_random(12, sums=True)
    assert same(one, other)


def test_a_planted_difference_shows_in_its_row_alone() -> None:
    one, other = both("as shipped", "one", mission=8, players=4)
    numbers = one.mask().argmax(1)
    one.step(numbers)
    numbers[17] = np.flatnonzero(other.mask()[17])[-1]
    other.step(numbers)
    for batch in (one, other):
        batch.play_random(5, sums=True)
    assert np.flatnonzero(one.sums() != other.sums()).tolist() == [17]


def test_copies_that_nobody_waits_for_are_noticed() -> None:
    """On a GPU they come when they like; emulated, never. Zeros were there before, so that nothing goes astray."""
    sums = []
    for more in ((), ("-DTHERE_BEFORE=0",), ("-DTHERE_BEFORE=0", "-DFETCHED=")):
        device = emulated(("-O1", *more), "several")
        batch = Batch(kinds_of(8, 4), N, device, seed=5, autoreset=True, draw=True, weights=None, illegal="kept")
        batch.play_random(1, sums=True)
        sums.append(batch.sums())
    assert np.array_equal(sums[0], sums[1])
    assert (sums[0] != sums[2]).all()


def test_both_sides_have_the_same_sizes() -> None:
    device = emulated(FLAGS["as shipped"])
    kernels: Any = device.kernels
    assert kernels.sizes.setup == SETUP_BYTES
    assert kernels.sizes.game == make(n=1).device.game_bytes


def test_every_compiler_for_gpus_knows_what_the_kernels_use() -> None:
    """NVRTC before 13.4 has no `__builtin_…`, and a machine without nvcc has nothing else."""
    call = [str(compiler()), "-E", "-x", "c", "-D__CUDACC__", "-D__CUDACC_RTC__", f"-I{HERE}", str(HERE / "gpu.cu")]
    text = subprocess.run(call, check=True, capture_output=True, text=True).stdout
    assert "gpu_move" in text
    assert "__builtin_" not in text


def test_without_a_gpu_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(name: str) -> None:
        raise ImportError(f"no {name} here")

    monkeypatch.setattr(owners, "import_module", none)
    with pytest.raises(Unavailable, match=r"needs a GPU, and PyTorch or CuPy for its memory \(cupy: no cupy here"):
        make(device="cuda", n=4)


def test_sums_grow_with_what_is_shown() -> None:
    batch = make(8, 4, 3, seed=1)
    sums = [batch.sums().tolist()]
    for _ in range(4):
        batch.play_random(1, sums=True)
        sums.append(batch.sums().tolist())
    assert all(one != other for before, after in pairwise(sums) for one, other in zip(before, after, strict=True))
