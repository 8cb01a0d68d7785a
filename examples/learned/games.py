"""Games to learn from: many at once, by the batched engine, or a few by `defuse.env` where there is no other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import torch
from torch import Tensor

from defuse.learned.layout import (
    FACE_TO_VALUE,
    PLACES,
    PLAYED_STANDS,
    POSITIONS,
    STAND,
    STANDS,
    VALUE,
    WIRE,
    WIRE_COLUMNS,
)

VALUE_OF_FACE = torch.from_numpy(FACE_TO_VALUE.argmax(-1))


class Stepped(NamedTuple):
    """What came of a number, for each game."""

    done: Tensor
    won: Tensor


class Games(Protocol):
    """Games that are stepped together, and begin anew when they end."""

    count: int

    def codes(self) -> Tensor:
        """What the seats that are asked see."""

    def mask(self) -> Tensor:
        """The numbers that they may give."""

    def step(self, numbers: Tensor) -> Stepped:
        """Give a number in each game."""

    def weigh(self, weights: Sequence[float]) -> None:
        """How often each case is dealt from now on: every mission with every number of players."""

    def truth(self) -> Tensor:
        """The values of all wires from 0, as the seats that are asked count them: (n, 80); any where there is none."""


class BatchGames:
    """Games of the batched engine."""

    def __init__(
        self,
        missions: Sequence[int],
        players: Sequence[int],
        count: int,
        device: torch.device,
        seed: int,
        weights: Sequence[float] | None = None,
    ) -> None:
        from defuse.batch import make

        self.count = count
        self.device = device
        options: dict[str, Any] = {"owner": "torch"} if device.type == "cuda" else {}
        if weights is not None:
            options |= {"kinds": "draw", "weights": weights}
        self.batch = make(list(missions), list(players), n=count, device=device.type, seed=seed, **options)

    def codes(self) -> Tensor:
        return torch.as_tensor(self.batch.observe(), device=self.device)

    def mask(self) -> Tensor:
        return torch.as_tensor(self.batch.mask(), device=self.device)

    def step(self, numbers: Tensor) -> Stepped:
        told = self.batch.step(numbers)
        outcome = torch.as_tensor(told.outcome, device=self.device)
        return Stepped(torch.as_tensor(told.done, device=self.device).bool().clone(), outcome == 1)

    def weigh(self, weights: Sequence[float]) -> None:
        self.batch.weigh(weights)

    def truth(self) -> Tensor:
        codes = self.codes()
        players = codes[:, 1].long()
        seats = torch.as_tensor(self.batch.seats(), device=self.device).long()
        rows = torch.zeros(self.count, PLAYED_STANDS, PLACES, dtype=torch.long, device=self.device)
        owners = codes[:, STAND:VALUE].reshape(-1, STANDS, 5)[:, :PLAYED_STANDS, 0].long()
        for step in range(5):
            if step:
                named = (seats + step) % players
                seen = torch.as_tensor(self.batch.look(named), device=self.device)
            else:
                seen = codes
            faces = faces_of(seen)
            # The stands of this seat: in its own eyes the first ones, in ours where its number stands.
            mine = owners == step + 1
            first = mine.long().argmax(1, keepdim=True)
            place = (torch.arange(PLAYED_STANDS, device=self.device)[None] - first).clamp(0, PLAYED_STANDS - 1)
            moved = torch.take_along_dim(faces, place[..., None].expand(-1, -1, PLACES), 1)
            rows = torch.where(mine[..., None], moved, rows)
        return VALUE_OF_FACE.to(self.device)[rows].reshape(-1, POSITIONS)


class EnvGames:
    """Games of `defuse.env`: slow, for a rehearsal without the batched engine."""

    def __init__(self, missions: Sequence[int], players: Sequence[int], count: int, seed: int) -> None:
        from defuse.env import Settings
        from defuse.env.vector import Vector

        cases = [Settings(mission=mission, players=number) for mission in missions for number in players]
        self.count = count
        self.vector = Vector(count, cases)
        self.batch = self.vector.reset(seed)

    def codes(self) -> Tensor:
        return torch.from_numpy(self.batch.observation)

    def mask(self) -> Tensor:
        return torch.from_numpy(self.batch.action_mask).bool()

    def step(self, numbers: Tensor) -> Stepped:
        stepped = self.vector.step(numbers.numpy())
        self.batch = stepped.batch
        return Stepped(torch.from_numpy(stepped.ended), torch.from_numpy(stepped.won))

    def weigh(self, weights: Sequence[float]) -> None:
        """Its rows play one case for ever."""

    def truth(self) -> Tensor:
        codes = torch.stack([torch.from_numpy(episode.truth().codes) for episode in self.vector.episodes])
        return VALUE_OF_FACE[faces_of(codes)].reshape(-1, POSITIONS)


def faces_of(codes: Tensor) -> Tensor:
    """The faces on the stands, as far as they are seen: (n, 5, 16)."""
    wires = codes[:, WIRE : WIRE + POSITIONS * WIRE_COLUMNS].reshape(-1, PLAYED_STANDS, PLACES, WIRE_COLUMNS)
    return wires[..., 1].long()
