"""Episode: one game after the other, number by number, with observations, masks and rewards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from defuse.encoding import GameEncoding, Illegal, Sitting, encoding_of
from defuse.env.game import GameEnv, env_game
from defuse.env.starting import Start, started
from defuse.env.suites import Deal, Suite
from defuse.kernel import Game

ILLEGAL = -1.0
"""What an illegal number costs where it ends the episode, as in PettingZoo."""
SEEDS = 2**31


class Settings(NamedTuple):
    """What is played, and what is told of it."""

    game: str = "busters"
    mission: int = 1
    players: int = 4
    observation: Literal["codes", "planes"] = "codes"
    """Bytes in the layout of the game, or zeros and ones that are made of them."""
    posterior: bool = False
    """Whether observations have the exact chances of what is hidden (`posterior`). They take about a millisecond."""
    asides: bool = True
    """Whether seats that are not asked get turns for any-time cards. Who is asked may use them in any case."""
    clock: bool = True
    """Whether a mission with a clock is played with it."""
    shaping: Mapping[str, float] | None = None
    """Rewards on the way, beside winning: see `Episode.step`."""
    suite: Suite | None = None
    """Where deals come from, instead of `mission` and `players`; None for any deal of these."""


class Truth(NamedTuple):
    """What only a critic may see: everything, and for whom."""

    codes: NDArray[np.uint8]
    """The observation of the seat that is asked, as if it saw all faces."""
    faces: bytes
    """The faces of all things."""


class Episode:
    """A game at a time. `reset` begins one; then `seat` is asked, `options` and `mask` say for what, `step` answers."""

    seats: tuple[int, ...] | None = None
    """How many may play; None for any number. A game for another number of players is refused."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.encoding: GameEncoding = encoding_of(self.settings.game)
        self.kind: GameEnv = env_game(self.settings.game)
        check(self.settings, self.kind)
        self._seed: int | None = None
        self._rng: np.random.Generator | None = None
        self.sitting: Sitting
        self.deal: Deal | None = None
        """What is played, if it was dealt."""
        self._progress: Mapping[str, float] = {}
        self._mask: NDArray[np.int8] | None = None
        # What the seat that is asked sees, as long as it is asked:
        self._codes: bytes | None = None
        self._beliefs: NDArray[np.float32] | None = None

    # Beginning.

    def reset(self, seed: int | None = None, start: Start | None = None) -> None:
        """Begin a new game.

        With a seed it is the game that `defuse.busters.new` gives for the same mission, players and seed, and
        everything after it follows from the seed too. If the settings have a suite, the seed draws from that. With
        `start` it is a certain deal, table or position. What cannot be played raises an error and changes nothing.
        """
        settings = self.settings
        source = self._seed, self._rng
        try:
            if seed is not None:
                self._seed, self._rng = _whole(seed), None
            if start is None:
                start = self._drawn(seed)
            game, events = started(self.kind, settings.game, start, settings.clock)
            if self.seats is not None and game.public.players not in self.seats:
                raise ValueError(f"a game of {game.public.players} players, and this is for {_either(self.seats)}")
            sitting = Sitting(game, events, asides=settings.asides)
        except Exception:
            self._seed, self._rng = source
            raise
        self.deal = start if isinstance(start, Deal) else None
        self.sitting = sitting
        self._progress = self.encoding.progress(game.public) if settings.shaping else {}
        self._stale()

    @property
    def rng(self) -> np.random.Generator:
        """Where the seeds of further games come from."""
        if self._rng is None:
            self._rng = np.random.default_rng(self._seed)
        return self._rng

    def _drawn(self, seed: int | None) -> Deal:
        settings = self.settings
        if settings.suite is not None:
            return settings.suite.deals[int(self.rng.integers(len(settings.suite.deals)))]
        number = int(self.rng.integers(SEEDS)) if seed is None else int(seed)
        return Deal(settings.game, settings.mission, settings.players, number)

    # What there is.

    @property
    def game(self) -> Game:
        """The game as it is, with everything that is hidden: for the program that runs it."""
        return self.sitting.game

    @property
    def seat(self) -> int:
        """Who gives the next number."""
        return self.sitting.seat

    @property
    def players(self) -> int:
        """How many play."""
        players: int = self.sitting.game.public.players
        return players

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.sitting.over

    @property
    def won(self) -> bool:
        """Whether anybody won."""
        outcome = self.sitting.game.outcome
        return outcome is not None and outcome.won

    @property
    def actions(self) -> int:
        """How many numbers there are."""
        return self.encoding.blocks.size

    @property
    def observation_size(self) -> int:
        """How long the array of an observation is."""
        layout = self.encoding.layout
        return layout.size if self.settings.observation == "codes" else layout.planes_size

    def options(self) -> list[int]:
        """The numbers that may be given now."""
        return self.sitting.options()

    def mask(self) -> NDArray[np.int8]:
        """The same as an array: 1 for what may be given."""
        return self._masked().copy()

    def _masked(self) -> NDArray[np.int8]:
        if self._mask is None:
            mask = bytearray(self.encoding.blocks.size)  # for so few numbers faster than an array
            for number in self.sitting.options():
                mask[number] = 1
            self._mask = np.frombuffer(mask, np.int8)
        return self._mask

    def observe(self, seat: int) -> dict[str, NDArray[Any]]:
        """What a seat sees: `observation`, `action_mask` (zeros if it is not asked), and `posterior` if wanted.

        The arrays are the caller's own.
        """
        asked = seat == self.sitting.seat and not self.sitting.over
        if not asked:
            codes = self.sitting.codes(seat)
        elif self._codes is None:
            codes = self._codes = self.sitting.codes(seat)
        else:
            codes = self._codes
        found: dict[str, NDArray[Any]] = {
            "observation": self._array(codes),
            "action_mask": self._masked().copy() if asked else np.zeros(self.encoding.blocks.size, np.int8),
        }
        if self.settings.posterior:
            if not asked:
                found["posterior"] = self.posterior(seat)
            else:
                if self._beliefs is None:
                    self._beliefs = self.posterior(seat)
                found["posterior"] = self._beliefs.copy()
        return found

    def posterior(self, seat: int) -> NDArray[np.float32]:
        """The exact chances of what a seat does not know, given all that everybody may conclude."""
        return self.kind.posterior(self.sitting.game.observe(seat))

    def truth(self) -> Truth:
        """What only a critic may see."""
        sitting = self.sitting
        codes = self._array(sitting.codes(sitting.seat, truth=True))
        return Truth(codes, sitting.game.secret.faces)

    def _array(self, codes: bytes) -> NDArray[np.uint8]:
        found = np.frombuffer(codes, np.uint8)
        return found.copy() if self.settings.observation == "codes" else self.encoding.layout.planes(found)

    # Going on.

    def step(self, number: int) -> list[float]:
        """Give the next number of the seat that is asked, and what each seat is rewarded with for it.

        Whoever wins gets 1 at the end; everything else is 0. With shaping, each name adds its weight times the change
        of that share: `cut` (of all wires) and `dial` (of six steps) in Bomb Busters, `bombs` in Bomb Squad Academy.
        These sums depend on where a game begins and ends alone. Raises `Illegal`, and changes nothing, where the number
        says nothing.
        """
        sitting = self.sitting
        whole: Any = number
        sitting.step(int(whole) if isinstance(whole, np.integer) else number)
        return self._rewards()

    def play(self, act: Any) -> list[float]:
        """The same for a whole act of the seat that is asked, as bots choose them."""
        self.sitting.play(act)
        return self._rewards()

    def _rewards(self) -> list[float]:
        self._stale()
        game = self.sitting.game
        players: int = game.public.players
        rewards = [0.0] * players
        if self.settings.shaping:
            now = self.encoding.progress(game.public)
            change = sum(
                [weight * (now[name] - self._progress[name]) for name, weight in self.settings.shaping.items()]
            )
            rewards = [change] * players
            self._progress = now
        if game.public.outcome is not None:
            for seat in game.public.outcome.winners:
                rewards[seat] += 1.0
        return rewards

    def _stale(self) -> None:
        self._mask = None
        self._codes = None
        self._beliefs = None

    def copy(self) -> Episode:
        """Another episode that goes on from here by itself, chance included."""
        other = Episode.__new__(Episode)
        other.__dict__.update(self.__dict__)
        if "sitting" in self.__dict__:
            other.sitting = self.sitting.copy()
        if self._rng is not None:
            other._rng = np.random.default_rng()
            other._rng.bit_generator.state = self._rng.bit_generator.state
        elif self._seed is None:
            self._seed = other._seed = int(np.random.default_rng().integers(SEEDS))
        return other

    __copy__ = copy

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            if name == "sitting":
                raise RuntimeError("nothing is played yet: call reset first")
            raise AttributeError(f"an episode has no {name!r}")

    def __getstate__(self) -> dict[str, Any]:
        left_out = ("encoding", "kind", "_mask", "_codes", "_beliefs")
        return {name: value for name, value in self.__dict__.items() if name not in left_out}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.encoding = encoding_of(self.settings.game)
        self.kind = env_game(self.settings.game)
        self._stale()


def check(settings: Settings, kind: GameEnv) -> None:
    """Raise an error that says what cannot be played."""
    if settings.mission not in kind.missions() and not (settings.mission == 1 and kind.missions() == (0,)):
        raise ValueError(f"{settings.game} has no mission {settings.mission}")
    if settings.players not in kind.players(settings.mission):
        raise ValueError(f"mission {settings.mission} is not for {settings.players} players")
    if settings.suite is not None:
        _check_suite(settings.suite, settings.game)
    if settings.observation not in ("codes", "planes"):
        raise ValueError(f"observations are codes or planes, not {settings.observation!r}")
    unknown = set(settings.shaping or ()) - SHAPES[settings.game] if settings.game in SHAPES else set()
    if unknown:
        raise ValueError(f"nothing is shaped by {', '.join(sorted(unknown))}")


def _check_suite(suite: Any, game: str) -> None:
    if not isinstance(suite, Suite):
        wanted = f"suite({suite!r})" if isinstance(suite, str) else "what `suite` makes"
        raise TypeError(f"a suite of the settings is {wanted}, not {suite!r}")
    if suite.games != {game}:
        raise ValueError(f"the suite {suite.name} has deals of {', '.join(sorted(suite.games))}, and {game} is played")


def player_numbers(settings: Settings) -> tuple[int, ...]:
    """How many may play: as many as the settings say, or as the deals of their suite are for."""
    return (settings.players,) if settings.suite is None else settings.suite.players


def _either(numbers: tuple[int, ...]) -> str:
    return " or ".join([", ".join(map(str, numbers[:-1])), str(numbers[-1])] if numbers[1:] else map(str, numbers))


def _whole(seed: Any) -> int:
    """A seed, as NumPy takes it."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or seed < 0:
        raise ValueError(f"a seed is a whole number from 0 on, not {seed!r}")
    return int(seed)


SHAPES = {"busters": {"cut", "dial"}, "academy": {"bombs"}}

__all__ = ["ILLEGAL", "Episode", "Illegal", "Settings", "Truth"]
