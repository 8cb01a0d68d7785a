"""What is said to the driver of CUDA, heard by one that emulates the kernels."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from defuse.batch import Batch, Unavailable, building, driver, make, nvrtc
from defuse.batch.border import HERE
from defuse.batch.cuda import Cuda, Way
from defuse.batch.emulated import EmulatedMemory
from defuse.batch.kinds import kinds_of
from tests.batch.agreement import compiler
from tests.batch.test_api import same

pytestmark = [pytest.mark.slow, pytest.mark.skipif(compiler() is None, reason="there is no C compiler")]

FAKE = Path(__file__).with_name("fake_driver.c")
STREAM = 0x1234


class OwnStream(EmulatedMemory):
    """Memory of NumPy, and a stream to be recognised by."""

    def stream(self) -> int:
        return STREAM


@pytest.fixture(scope="module")
def fake(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("driver") / "libcuda.so"
    options = ("-O1", "-fvisibility=default", f"-I{HERE}", "-include", str(HERE / "emulated.h"))
    building.build(path, *options, names=[str(FAKE)])
    return path


@pytest.fixture
def kernels(fake: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[driver.Kernels]:
    monkeypatch.setattr(driver, "NAMES", (str(fake),))
    monkeypatch.setattr(
        driver, "machine_code", lambda architecture, options: b"machine code for " + architecture.encode()
    )
    driver.driver.cache_clear()
    yield driver.Kernels(0)
    driver.driver.cache_clear()


@pytest.mark.parametrize("way", ["one", "several"])
def test_the_driver_plays_the_same(kernels: driver.Kernels, fake: Path, way: Way) -> None:
    kinds = kinds_of(range(1, 9), (2, 3, 4, 5))
    device = Cuda("cuda:0", OwnStream(), kernels, way)
    assert kernels.architecture == "sm_90"
    assert kernels.attribute("gpu_step", 4) == 5
    assert kernels.at_once["gpu_move"] == 2
    before = ctypes.CDLL(str(fake)).launches()
    said = {"seed": 3, "autoreset": True, "illegal": "ends"}
    one = make(range(1, 9), (2, 3, 4, 5), 50, kinds="draw", seed=3)
    other = Batch(kinds, 50, device, draw=True, weights=None, **said)  # type: ignore[arg-type]
    for batch in (one, other):
        batch.play_random(9, sums=True)
        batch.step(np.arange(50))
        batch.look(np.zeros(50, int))
    assert same(one, other)
    assert np.array_equal(one.sums(), other.sums())
    assert ctypes.CDLL(str(fake)).launches() - before == (5 if way == "one" else 43)


def test_the_driver_is_heard(kernels: driver.Kernels, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Unavailable, match="cuDeviceGet: NO_SUCH_DEVICE"):
        driver.Kernels(1)
    with pytest.raises(Unavailable, match="cuModuleGetFunction"):
        kernels.function("gpu_fly")
    monkeypatch.setattr(driver, "machine_code", lambda architecture, options: b"something else")
    with pytest.raises(Unavailable, match="cuModuleLoadData"):
        driver.Kernels(0)
    monkeypatch.setattr(driver, "NAMES", ("libnowhere.so",))
    driver.driver.cache_clear()
    with pytest.raises(Unavailable, match="no driver of CUDA"):
        driver.Kernels(0)


def test_machine_code_is_kept_by_what_it_is_made_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, tuple[str, ...]]] = []

    def compiled(architecture: str, options: tuple[str, ...]) -> bytes:
        made.append((architecture, options))
        return f"{architecture} {options}".encode()

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(nvrtc, "compiled", compiled)
    wanted: list[tuple[str, tuple[str, ...]]] = [("sm_90", ()), ("sm_80", ()), ("sm_90", ("-DGAMES=4",))]
    for _ in range(2):
        for architecture, options in wanted:
            assert nvrtc.machine_code(architecture, options) == f"{architecture} {options}".encode()
    assert made == wanted
    assert len(list(tmp_path.glob("defuse/cuda/*.cubin"))) == 3


def test_without_a_compiler_for_kernels_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nvrtc, "candidates", lambda: iter(["libnowhere.so"]))
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(Unavailable, match="no NVRTC library was found, and there is no nvcc"):
        nvrtc.compiled("sm_90")
