"""A research environment: every mission and Bomb Squad Academy with numbers, masks, tensors and rewards.

`Episode` is the environment itself and needs nothing but defuse. `defuse.env.aec` has it for PettingZoo,
`defuse.env.single` for Gymnasium (one seat, bots as partners); both need `pip install defuse-wires[env]`.
`defuse.env.vector` steps many games in one call. `docs/env.md` leads from here to a first trained agent.

>>> from defuse.env import Episode, Settings
>>> episode = Episode(Settings(mission=1, players=3))
>>> episode.reset(seed=7)
>>> int(episode.mask().sum()) == len(episode.options())
True
"""

from defuse.env.curriculum import Curriculum, Stage
from defuse.env.episode import Episode, Settings, Truth
from defuse.env.starting import Position, load
from defuse.env.suites import SUITES, Deal, Suite, suite
from defuse.env.text import text_view

__all__ = [
    "SUITES",
    "Curriculum",
    "Deal",
    "Episode",
    "Position",
    "Settings",
    "Stage",
    "Suite",
    "Truth",
    "load",
    "suite",
    "text_view",
]
