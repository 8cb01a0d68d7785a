"""Checkpoints to go on from, and weights to play with.

    PYTHONPATH=src python3 examples/learned/saving.py run3/checkpoint.pt weights.npz

writes the last weights of a checkpoint; with `--mean` the mean of the last weights.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import torch
from network import GUESS, Network
from torch import nn


def save_checkpoint(
    path: Path, network: nn.Module, mean: nn.Module, adam: torch.optim.Optimizer, past: dict[str, Any]
) -> None:
    """Write a checkpoint. A run that is stopped while it writes leaves the one before."""
    new = path.with_suffix(".new")
    torch.save(
        {"network": network.state_dict(), "mean": mean.state_dict(), "adam": adam.state_dict(), "past": past}, new
    )
    new.replace(path)


def load_checkpoint(
    path: Path, network: nn.Module, mean: nn.Module, adam: torch.optim.Optimizer, device: torch.device
) -> dict[str, Any]:
    """Go on from a checkpoint, and say how far it had come."""
    found = torch.load(path, map_location=device, weights_only=True)
    network.load_state_dict(found["network"])
    mean.load_state_dict(found["mean"])
    adam.load_state_dict(found["adam"])
    past: dict[str, Any] = found["past"]
    return past


def export(network: nn.Module, path: Path) -> None:
    """Write the weights that the bot plays with, as halves."""
    weights = {name: array.cpu().numpy() for name, array in network.state_dict().items() if not name.startswith(GUESS)}
    np.savez_compressed(path, **{name: array.astype(np.float16) for name, array in weights.items()})


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the weights of a checkpoint as the bot `learned` plays them.")
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--mean", action="store_true", help="the mean of the last weights")
    said = parser.parse_args()
    found = torch.load(said.checkpoint, map_location="cpu", weights_only=True)["mean" if said.mean else "network"]
    network = Network(sum([name.endswith(".mix.weight") for name in found]))
    network.load_state_dict(found)
    export(network, said.weights)


if __name__ == "__main__":
    main()
