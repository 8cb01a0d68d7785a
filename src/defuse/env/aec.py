"""The PettingZoo environment: every mission and Bomb Squad Academy, one agent a seat (`pip install defuse-wires[env]`).

`env()` is what to train with: an illegal number ends the game with -1 for whoever gave it, as PettingZoo's own games
do it. `raw_env()` raises `Illegal` instead, and changes nothing.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

try:
    import gymnasium
    from gymnasium import spaces
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils.env_logger import EnvLogger  # type: ignore[import-untyped]
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"{error}: pip install 'defuse-wires[env]'", name=error.name) from None

from defuse.encoding import Illegal
from defuse.env.episode import ILLEGAL, Episode, Settings, player_numbers
from defuse.env.text import text_view


def env(settings: Settings | None = None, render_mode: str | None = None, **changes: Any) -> DefuseAEC:
    """The environment to train with. `changes` are settings by name, as in `mission=8`.

    An illegal number, or one that there is not, ends the game as `TerminateIllegalWrapper` does it, and whoever steps
    before a reset is told so, as by `OrderEnforcingWrapper`. The environment does both itself: the wrappers would take
    a third of the time.
    """
    return DefuseAEC((settings or Settings())._replace(**changes), render_mode, illegal=ILLEGAL)


def raw_env(settings: Settings | None = None, render_mode: str | None = None, **changes: Any) -> DefuseAEC:
    """The environment without wrappers; an illegal number raises `Illegal`."""
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

    def __init__(self, settings: Settings, render_mode: str | None = None, illegal: float | None = None) -> None:
        super().__init__()
        self.illegal = illegal
        """What an illegal number costs, which also ends the game; None if it raises an error instead."""
        if render_mode not in (None, "ansi"):
            raise ValueError(f"there is no render mode {render_mode!r}, only 'ansi'")
        self.episode = Episode(settings)
        self.render_mode = render_mode
        players = max(player_numbers(settings))
        self.episode.seats = tuple(range(1, players + 1))
        self.possible_agents = [agent_name(seat) for seat in range(players)]
        self.agents: list[str] = []
        self._begun = False
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
        self.agents = agents
        self._begun = True
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._ask()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        if not self._begun:
            EnvLogger.error_observe_before_reset()
        return self.episode.observe(int(agent[7:]))

    def state(self) -> NDArray[np.uint8]:
        """The observation of the agent that is asked, as if it saw all faces: for critics, never for policies."""
        if not self._begun:
            EnvLogger.error_state_before_reset()
        return self.episode.truth().codes

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """The agents in the order in which they are asked, until nobody is left or so many steps are taken."""
        if not self._begun:
            EnvLogger.error_agent_iter_before_reset()
        return super().agent_iter(max_iter)

    def step(self, action: int | None) -> None:
        if not self._begun:
            EnvLogger.error_step_before_reset()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        try:
            rewards = self.episode.step(action)  # type: ignore[arg-type]
        except Illegal:
            if self.illegal is None:
                raise
            self._ended_by(agent)
            return
        for one, reward in zip(self.agents, rewards, strict=True):
            self.rewards[one] = reward
            self._cumulative_rewards[one] += reward
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._ask()

    def _ended_by(self, agent: str) -> None:
        """End the game because of an illegal number, as `TerminateIllegalWrapper` does it."""
        EnvLogger.warn_on_illegal_move()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = float(self.illegal or 0.0)
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

    def __copy__(self) -> DefuseAEC:
        """Another environment that goes on from here by itself."""
        other = DefuseAEC.__new__(DefuseAEC)
        own = {name: value.copy() if isinstance(value, dict | list) else value for name, value in vars(self).items()}
        other.__dict__.update(own)
        other.episode = self.episode.copy()
        if self._begun:
            other.infos = {agent: info.copy() for agent, info in self.infos.items()}
        return other


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
