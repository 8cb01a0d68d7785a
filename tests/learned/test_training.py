"""Training the bot `learned`. PyTorch is no part of the development environment: `make learn` has one for it."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from argparse import Namespace
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from defuse.learned.features import features
from defuse.learned.maths import NUMPY
from defuse.learned.network import load

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "learned"
STORED = Path(__file__).parent / "positions.npz"
SMALL = ("--device", "cpu", "--games", "32", "--length", "8", "--part", "64", "--test", "2", "--layers", "1")

pytestmark = pytest.mark.soak


@pytest.fixture(autouse=True)
def torch(monkeypatch: pytest.MonkeyPatch) -> Any:
    """PyTorch, and the examples on the path."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return pytest.importorskip("torch")


def ran(program: str, *options: str) -> str:
    """What a program of the examples says."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / program), *options],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def curve_of(run: Path) -> list[dict[str, str]]:
    """The lines of a run's curve."""
    return list(csv.DictReader((run / "curve.csv").read_text("utf-8").splitlines()))


def test_a_device_can_be_checked() -> None:
    said = ran("check.py", "--device", "cpu", "--games", "64")
    assert "0 of 128 differ" in said
    assert "truth: 0 of" in said


@pytest.mark.parametrize("engine", ["batch", "env"])
def test_a_run_goes_on_from_a_checkpoint_and_leaves_weights_to_play_with(tmp_path: Path, engine: str) -> None:
    easy = (*SMALL, "--engine", engine, "--missions", "1", "--players", "2", "--minutes", "8", "--updates", "4")
    ran("train.py", *easy, "--out", str(tmp_path / "run0"))
    said = ran("train.py", *easy, "--out", str(tmp_path / "run1"), "--resume", str(tmp_path / "run0" / "checkpoint.pt"))
    assert "minutes of learning" in said
    before, after = (curve_of(tmp_path / run) for run in ("run0", "run1"))
    assert [row["updates"] for row in (*before, *after)] == [str(update) for update in range(1, 9)]
    assert [int(row["steps"]) for row in (*before, *after)] == [256 * update for update in range(1, 9)]
    assert float(before[-1]["minutes"]) <= float(after[0]["minutes"])
    assert said.count("2 fresh deals") == 2
    first, second = (load(tmp_path / run / "weights.npz").weights for run in ("run0", "run1"))
    assert all((first[name] != second[name]).any() for name in ("wires.weight", "layers.0.mix.weight", "point.weight"))
    said = ran("curve.py", str(tmp_path / "run0"), str(tmp_path / "run1"), "--out", str(tmp_path / "curve.csv"))
    assert said.startswith(f"{len(before) + len(after)} lines")
    ran("saving.py", str(tmp_path / "run1" / "checkpoint.pt"), str(tmp_path / "mean.npz"), "--mean")
    assert load(tmp_path / "mean.npz").layers == 1


def test_what_won_becomes_likelier(torch: Any) -> None:
    """Two numbers are legal everywhere, and one of them wins: after some updates the network prefers it."""
    rollouts, train = import_module("rollout"), import_module("train")
    torch.manual_seed(1)
    network = import_module("network").Network(1)
    adam = torch.optim.Adam(network.parameters(), lr=1e-3)
    rollout = rollouts.Rollout(4, 16, torch.device("cpu"))
    rollout.table.copy_(torch.rand(rollout.table.shape))
    rollout.mask[..., [0, 5]] = True
    rollout.choices.fill_(True)
    rollout.done.fill_(True)
    rollout.number.copy_(torch.arange(64).reshape(4, 16) % 2 * 5)
    rollout.reward.copy_(rollout.number / 5)
    rollout.worth.fill_(0.5)

    def likely() -> float:
        flat = rollout.flat()
        with torch.no_grad():
            scores = network(flat.wires.float(), flat.table.float(), flat.index.long())[0]
        return float(scores[:, [0, 5]].softmax(-1)[:, 1].mean())

    before = likely()
    for _ in range(10):
        flat = rollout.flat()
        with torch.no_grad():
            scores = network(flat.wires.float(), flat.table.float(), flat.index.long())[0]
        logs = scores.masked_fill(~flat.mask, -1e9).log_softmax(-1)
        rollout.log.copy_(logs.gather(1, flat.number[:, None]).reshape(4, 16))
        train.learn(network, adam, rollout, Namespace(epochs=2, part=32), 0.0)
    assert before < 0.7
    assert likely() > 0.8


def test_features_are_the_same_for_numpy_and_for_pytorch(torch: Any) -> None:
    with np.load(STORED) as file:
        codes, chances = file["codes"], file["chances"]
    one = features(codes, chances, NUMPY)
    other = features(torch.from_numpy(codes), torch.from_numpy(chances), import_module("torch_maths").TORCH)
    for mine, theirs in zip(one, other, strict=True):
        assert np.allclose(mine, theirs.numpy(), atol=1e-5)


def test_the_stored_scores_are_those_of_pytorch() -> None:
    positions = import_module("positions")
    with np.load(STORED) as file:
        scores, worth = positions.torch_scores(file["codes"], file["chances"])
        assert np.allclose(scores, file["scores"], atol=1e-3)
        assert np.allclose(worth, file["worth"], atol=1e-3)
