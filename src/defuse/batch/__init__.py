"""Many games at once: a batched engine of Bomb Busters in C, on the CPU and on a GPU.

It plays the same numbers and shows the same bytes as `defuse.env`. The engine in Python is the judge: this one is a
model of it that is checked against it. It needs NumPy and its library in C, on a GPU also CuPy or PyTorch.
`docs/batch.md` says how to use it.

>>> from defuse.batch import make
>>> batch = make(mission=8, players=4, n=256, seed=7)
>>> told = batch.step(batch.mask().argmax(1))
>>> batch.observe().shape, told.rewards.shape
((256, 1255), (256, 4))
"""

from defuse.batch.batch import Batch, State, Told, make
from defuse.batch.border import ILLEGAL, LOST, NUMBERS, OBSERVATION, RUNNING, STRIDE, WON, Unavailable
from defuse.batch.kinds import Kind, missions, player_counts

__all__ = [
    "ILLEGAL",
    "LOST",
    "NUMBERS",
    "OBSERVATION",
    "RUNNING",
    "STRIDE",
    "WON",
    "Batch",
    "Kind",
    "State",
    "Told",
    "Unavailable",
    "make",
    "missions",
    "player_counts",
]
