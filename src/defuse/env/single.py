"""The Gymnasium environment: one seat, with bots as partners (`pip install defuse-wires[env]`).

>>> import gymnasium
>>> import defuse.env.single
>>> env = gymnasium.make("defuse/Seat-v1", mission=1, players=3, partners="careful")
>>> observation, info = env.reset(seed=7)
>>> sorted(observation)
['action_mask', 'observation']
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"{error}: pip install 'defuse-wires[env]'", name=error.name) from None

from defuse.bots.bot import Bot
from defuse.bots.game import bots_of
from defuse.encoding import Illegal
from defuse.env.aec import observation_space
from defuse.env.episode import ILLEGAL, Episode, Settings
from defuse.env.starting import Start
from defuse.env.text import text_view
from defuse.kernel import Act

ID = "defuse/Seat-v1"
TRIES = 100
"""So many deals are begun in which partners lose before this seat is asked."""


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat of a game. The others are played by bots, which are asked until it is this seat's turn.

    An illegal number ends the episode with a reward of -1, as in PettingZoo; `info["illegal"]` says why.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 (Gymnasium declares it as a field of the object)

    def __init__(
        self,
        settings: Settings | None = None,
        *,
        seat: int = 0,
        partners: str | Sequence[str] = "careful",
        render_mode: str | None = None,
        **changes: Any,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f"there is no render mode {render_mode!r}, only 'ansi'")
        self.episode = Episode((settings or Settings())._replace(**changes))
        self.render_mode = render_mode
        players = self.episode.settings.players
        _check_players(self.episode.settings)
        self.episode.seats = (players,)
        if not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat} among {players}")
        names = [partners] * (players - 1) if isinstance(partners, str) else list(partners)
        if len(names) != players - 1:
            raise ValueError(f"{len(names)} partners for {players - 1} seats")
        names.insert(seat, "")
        self.names = names
        """The bots by seat; nothing for one's own."""
        self.seat = seat
        bots = bots_of(self.episode.settings.game)
        for name in {*names} - {""}:
            bots.maker_of(name)
        self.observation_space = observation_space(self.episode)
        actions: Any = spaces.Discrete(self.episode.actions)
        self.action_space = actions
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game. `options={"start": …}` begins at a deal, a table in notation, or a position of a replay."""
        start = (options or {}).get("start")
        before = self.episode, self._bots
        self.episode = before[0].copy()  # the game before goes on if there is no new one
        try:
            self._begin(seed, start)
            super().reset(seed=seed)  # not before it is clear that there is such a game
        except BaseException:
            self.episode, self._bots = before
            raise
        return self._seen()

    def _begin(self, seed: int | None, start: Start | None) -> None:
        """Begin games until there is one in which this seat is asked; a certain one is always the same."""
        for _ in range(TRIES if start is None else 1):  # partners may lose a game before anybody else is asked
            self.episode.reset(seed, start)
            bots = bots_of(self.episode.settings.game)
            base = f"partner/{self.episode.game.secret.seed}"
            company = {seat: name for seat, name in enumerate(self.names) if name}
            self._bots = {seat: bots.make(name, f"{base}/{seat}", company) for seat, name in company.items()}
            self._partners()
            if not self.episode.over:
                return
            seed = None
        raise RuntimeError("the game is always over before this seat is asked")

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        try:
            reward = self.episode.step(index(action))[self.seat]
        except Illegal as error:
            observation, info = self._seen()
            return observation, ILLEGAL, True, False, {**info, "illegal": str(error)}
        reward += self._partners()
        observation, info = self._seen()
        return observation, reward, self.episode.over, False, info

    def _partners(self) -> float:
        """Let the partners act until this seat is asked or the game is over."""
        episode = self.episode
        reward = 0.0
        while not episode.over and episode.seat != self.seat:
            act = self._thought(episode.seat)
            done = episode.step(episode.encoding.pass_by) if act is None else episode.play(act)
            reward += done[self.seat]
        return reward

    def _thought(self, seat: int) -> Act | None:
        """What a partner does; None to use no any-time card."""
        sitting = self.episode.sitting
        game = sitting.game
        bot, forms = self._bots[seat], game.forms(seat)
        if sitting.beside:
            return bot.chime_in(game.observe(seat), forms) if forms else None
        return bot.decide(game.observe(seat), forms)

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        seen = self.episode.observe(self.seat)
        return seen, {"action_mask": seen["action_mask"].copy()}

    def render(self) -> str | None:
        """What the seat sees, as text."""
        return text_view(self.episode, self.seat) if self.render_mode == "ansi" else None


def _check_players(settings: Settings) -> None:
    """Raise an error where a suite has deals for other numbers of players than there are partners for."""
    suite = settings.suite
    if suite is not None and suite.players != (settings.players,):
        numbers = ", ".join(map(str, suite.players))
        raise ValueError(
            f"the suite {suite.name} has deals for {numbers} players, and with the partners there are"
            f" {settings.players}: suite(name, players={settings.players}) has those alone"
        )


gymnasium.register(id=ID, entry_point="defuse.env.single:SeatEnv")
