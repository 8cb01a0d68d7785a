"""The network of `defuse.learned.network` in PyTorch, with what only training needs: a guess at every hidden wire."""

from __future__ import annotations

import math

import torch
from torch import Tensor, nn
from torch.nn import functional

from defuse.learned.features import TABLE_FEATURES, WIRE_FEATURES
from defuse.learned.layout import FIRST_WIRE, NUMBERS, VALUES
from defuse.learned.network import HEADS, INNER, LAYERS, SMALL, WIDTH

GUESS = "guess"
"""The weights that are not played with."""


class Layer(nn.Module):
    """Attention of all tokens to all, then each by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.LayerNorm(WIDTH, eps=SMALL)
        self.mix = nn.Linear(WIDTH, 3 * WIDTH)
        self.out = nn.Linear(WIDTH, WIDTH)
        self.second = nn.LayerNorm(WIDTH, eps=SMALL)
        self.up = nn.Linear(WIDTH, INNER)
        self.down = nn.Linear(INNER, WIDTH)

    def forward(self, tokens: Tensor) -> Tensor:
        count, size, width = tokens.shape
        parts = self.mix(self.first(tokens)).view(count, size, 3, HEADS, width // HEADS)
        query, key, value = (parts[:, :, part].transpose(1, 2) for part in range(3))
        seen = functional.scaled_dot_product_attention(query, key, value)
        tokens = tokens + self.out(seen.transpose(1, 2).reshape(count, size, width))
        return tokens + self.down(functional.relu(self.up(self.second(tokens))))


class Network(nn.Module):
    """Scores for all numbers, what the position is worth, and a guess at every wire."""

    def __init__(self, layers: int = LAYERS) -> None:
        super().__init__()
        self.wires = nn.Linear(WIRE_FEATURES, WIDTH)
        self.spread = nn.Linear(TABLE_FEATURES, WIDTH, bias=False)
        self.table = nn.Linear(TABLE_FEATURES, WIDTH)
        self.layers = nn.ModuleList([Layer() for _ in range(layers)])
        self.last = nn.LayerNorm(WIDTH, eps=SMALL)
        self.other = nn.Linear(WIDTH, NUMBERS)
        self.query = nn.Linear(WIDTH, WIDTH)
        self.key = nn.Linear(WIDTH, WIDTH)
        self.point = nn.Linear(WIDTH, 1)
        self.trust = nn.Linear(WIRE_FEATURES, 1, bias=False)
        self.judge = nn.Linear(WIDTH, 64)
        self.worth = nn.Linear(64, 1)
        self.guess = nn.Linear(WIDTH, VALUES)
        with torch.no_grad():
            for layer in self.layers:
                layer.out.weight.mul_(1 / math.sqrt(2 * layers))
                layer.down.weight.mul_(1 / math.sqrt(2 * layers))
            for head in (self.other, self.query, self.point, self.trust, self.guess, self.worth):
                head.weight.mul_(0.1)

    def forward(self, wires: Tensor, table: Tensor, index: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Scores (n, 336), worth (n,), and for each wire what is to be added to the logarithms of its chances."""
        with torch.autocast(wires.device.type, torch.bfloat16, enabled=wires.device.type == "cuda"):
            tokens = self.wires(wires) + self.spread(table)[:, None]
            tokens = torch.cat([self.table(table)[:, None], tokens], 1)
            for layer in self.layers:
                tokens = layer(tokens)
        tokens = self.last(tokens.float())
        seen, each = tokens[:, 0], tokens[:, 1:]
        pointed = (self.key(each) @ self.query(seen)[..., None]).squeeze(-1) / math.sqrt(WIDTH)
        pointed = pointed + self.point(each).squeeze(-1) + self.trust(wires.float()).squeeze(-1)
        scores = self.other(seen).scatter(1, FIRST_WIRE + index, pointed)
        worth = self.worth(functional.relu(self.judge(seen))).squeeze(-1)
        return scores, worth, self.guess(each)
