"""The PettingZoo environment: every mission and Bomb Squad Academy, one agent a seat (`pip install defuse[env]`).

`env()` is what to train with: an illegal number ends the game with -1 for whoever gave it, as PettingZoo's own games
do it. `raw_env()` raises `Illegal` instead, and changes nothing.
"""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from defuse.env.episode import ILLEGAL, Episode, Settings
from defuse.env.text import text_view


def env(settings: Settings | None = None, render_mode: str | None = None, **changes: Any) -> Any:
    """The environment with PettingZoo's usual wrappers. `changes` are settings by name, as in `mission=8`."""
    made: Any = raw_env(settings, render_mode, **changes)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def raw_env(settings: Settings | None = None, render_mode: str | None = None, **changes: Any) -> DefuseAEC:
    """The environment without wrappers."""
    return DefuseAEC((settings or Settings())._replace(**changes), render_mode)


def agent_name(seat: int) -> str:
    """What the agent of a seat is called."""
    return f"player_{seat}"


class DefuseAEC(AECEnv):  # type: ignore[misc]
    """A game for PettingZoo. Each agent is a seat; a step is one number of the seat that is asked."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "defuse_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, settings: Settings, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"there is no render mode {render_mode!r}, only 'ansi'")
        self.episode = Episode(settings)
        self.render_mode = render_mode
        players = settings.players
        if settings.suite is not None:
            players = max([deal.players for deal in settings.suite.deals])
        self.possible_agents = [agent_name(seat) for seat in range(players)]
        self.agents = self.possible_agents[:]
        observed = observation_space(self.episode)
        action = spaces.Discrete(self.episode.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = dict.fromkeys(self.possible_agents, action)
        self.state_space = observed["observation"]

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. `options={"start": …}` begins at a deal, a table in notation, or a position of a replay."""
        self.episode.reset(seed, (options or {}).get("start"))
        agents = [agent_name(seat) for seat in range(self.episode.players)]
        if len(agents) > len(self.possible_agents):
            raise ValueError(f"{len(agents)} seats, and there are {len(self.possible_agents)} agents")
        self.agents = agents
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._ask()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        return self.episode.observe(int(agent[7:]))

    def state(self) -> NDArray[np.uint8]:
        """The observation of the agent that is asked, as if it saw all faces: for critics, never for policies."""
        return self.episode.truth().codes

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        rewards = self.episode.step(action)  # type: ignore[arg-type]
        for seat, reward in enumerate(rewards):
            self.rewards[self.agents[seat]] = reward
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        agent = agent_name(self.episode.seat)
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": self.episode.mask()}

    def render(self) -> str | None:
        """What the agent that is asked sees, as text."""
        return text_view(self.episode, self.episode.seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def observation_space(episode: Episode) -> spaces.Dict:
    """The space of an episode's observations."""
    highest = 255 if episode.settings.observation == "codes" else 1
    found: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(0, highest, (episode.observation_size,), np.uint8),
        "action_mask": spaces.Box(0, 1, (episode.actions,), np.int8),
    }
    if episode.settings.posterior:
        found["posterior"] = spaces.Box(0.0, 1.0, episode.kind.posterior_shape, np.float32)
    return spaces.Dict(found)
