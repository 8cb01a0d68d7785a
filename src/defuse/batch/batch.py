"""Batch: many games of Bomb Busters in one call, by the engine in C."""

from __future__ import annotations

import secrets
import zlib
from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from defuse.batch import border
from defuse.batch.beliefs import MISSIONS, SHAPE, counting
from defuse.batch.border import DEAL_BYTES, NUMBERS, OBSERVATION, ROW_BYTES, STRIDE, Plan
from defuse.batch.device import Array, Device, device_named, whole
from defuse.batch.kinds import Kind, kinds_of, numbered

MOST_ROWS = 2**31
KEPT = ("games", "rows", "logs", "bounds")
"""The arrays that a batch remembers everything in."""
SEEDS = 2**64
PIECE = 1024
"""So many steps of random play are one call, so that an interruption is heard."""


class Told(NamedTuple):
    """What came of a step, one entry a row. The arrays are the batch's own: the next step writes over them."""

    rewards: Array
    """float32, a column for each seat: 1 for all who won, -1 for a seat that gave an illegal number, otherwise 0."""
    done: Array
    """bool: whether the game ended with this number."""
    outcome: Array
    """uint8: 0 it goes on, 1 won, 2 lost, 3 the number was illegal."""
    actor: Array
    """uint8: the seat that gave the number; 255 where the game was over before."""
    played: Array
    """int32: which of the batch's `kinds` the number was given in."""


class State(NamedTuple):
    """Everything that a batch remembers, as bytes: see `Batch.state`."""

    games: NDArray[np.uint8]
    rows: NDArray[np.uint8]
    seed: int
    clock: int
    logs: NDArray[np.uint8] | None = None
    """What everybody may conclude, in a batch with beliefs."""
    bounds: NDArray[np.uint8] | None = None
    """How often each kind is drawn, where kinds are drawn."""
    of: int = 0
    """A sum of the kinds of the batch and of the engine: other batches do not take it."""


class Batch:
    """`n` games that are stepped together. `defuse.batch.make` makes one; `docs/batch.md` says how it is used."""

    def __init__(
        self,
        kinds: Sequence[Kind],
        n: int,
        device: Device,
        *,
        seed: int,
        autoreset: bool,
        draw: bool,
        weights: Iterable[float] | None,
        illegal: Literal["ends", "kept"],
        observations: bool = True,
        masks: bool = True,
        beliefs: bool = False,
    ) -> None:
        self.kinds = tuple(kinds)
        """What is played: `mission` and `players` of each kind of game in the batch."""
        self.n = n
        self.device = device
        self.seed = seed
        """What all deals follow from."""
        self.autoreset = autoreset
        self.most_players = max(kind.players for kind in kinds)
        zeros = device.zeros
        self._arrays: dict[str, Array] = {
            "games": zeros((n, device.game_bytes), "uint8"),
            "rows": zeros((n, ROW_BYTES), "uint8"),
            "setups": zeros((len(kinds), border.SETUP_BYTES), "uint8"),
            "tables": zeros((border.TABLES * len(kinds), device.game_bytes), "uint8"),
            "bounds": zeros((len(kinds), 4), "uint8"),
            "numbers": zeros((n,), "int32"),
            "observation": zeros((n if observations else 1, STRIDE), "uint8"),
            "mask": zeros((n if masks else 1, NUMBERS), "bool"),
            **{name: zeros((n,), "uint8") for name in ("seat", "actor", "outcome")},
            "done": zeros((n,), "bool"),
            "kind": zeros((n,), "int32"),
            "played": zeros((n,), "int32"),
            "rewards": zeros((n, self.most_players), "float32"),
        }
        self._looked: Array = None
        self._believed: Array = None
        if beliefs:
            cpu: Any = device
            self._arrays["logs"] = zeros((n, cpu.log_bytes), "uint8")
        setups = b"".join([kind.setup for kind in kinds])
        device.fill(self._arrays["setups"], np.frombuffer(setups, np.uint8).reshape(len(kinds), -1))
        self._plan = Plan(count=n, kinds=len(kinds), most=self.most_players)
        for name, array in self._arrays.items():
            setattr(self._plan, name, device.pointer(array))
        self._flags = (
            (border.AUTORESET if autoreset else 0)
            | (border.DRAW_KINDS if draw else 0)
            | (border.KEEP_ILLEGAL if illegal == "kept" else 0)
            | (border.WRITE_OBSERVATION if observations else 0)
            | (border.WRITE_MASK if masks else 0)
        )
        self._of = zlib.crc32(setups + bytes([draw, beliefs]), border.source_sum())
        if draw:
            self.weigh(weights)
        device.prepare(self._plan)
        self.reset(seed)

    # Beginning.

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew: the first deals of a seed, or without one the next deals of the batch's own."""
        if seed is not None:
            self.seed = seed_of(seed)
        self._plan.seed = self.seed
        self._plan.clock = 0 if seed is not None else self._plan.clock
        self._plan.flags = self._flags | (border.FIRST_DEALS if seed is not None else 0)
        self.device.begin(self._plan, 1)

    def load(self, games: Sequence[Any], kinds: Sequence[int] | None = None) -> None:
        """Begin with deals of the engine: games that are just dealt, one for each row, as `defuse.busters.new` gives.

        They may also be deals as bytes (`defuse.batch.setups.deal`); then `kinds` says which of the batch's kinds each
        of them is. What is rolled in them later follows from the batch's seed and the row. With `autoreset`, the games
        that follow are the batch's own.
        """
        if len(games) != self.n:
            raise ValueError(f"{len(games)} games for {self.n} rows")
        deals, which = numbered(games, self.kinds, kinds, self.seed)
        at, bytes_of = self.device.zeros((self.n,), "int32"), self.device.zeros((self.n, DEAL_BYTES), "uint8")
        self.device.fill(at, np.array(which, np.int32))
        self.device.fill(bytes_of, np.frombuffer(b"".join(deals), np.uint8).reshape(self.n, DEAL_BYTES))
        self._plan.seed, self._plan.clock = self.seed, 0
        self._plan.flags = self._flags | border.FIRST_DEALS
        self.device.begin(self._plan, 2, at, bytes_of)
        self.device.finish()

    def weigh(self, weights: Iterable[float] | None) -> None:
        """How often each kind is drawn from now on, where kinds are drawn: a weight for each; None for all alike."""
        if not self._flags & border.DRAW_KINDS:
            raise ValueError('kinds are not drawn in this batch: make it with kinds="draw"')
        self.device.fill(self._arrays["bounds"], bounds_of(weights, len(self.kinds)))

    # Going on.

    def step(self, numbers: Any) -> Told:
        """Give a number in each row: an array of n whole numbers, of NumPy or whatever speaks DLPack.

        What the games say then is in `observe`, `mask` and `seats`. With `autoreset`, a game that ended is followed by
        the next deal at once, and these three are the new game's.
        """
        given = self.device.whole_numbers(numbers, self.n, "numbers")
        plan = self._plan
        plan.numbers = self.device.pointer(given)
        plan.flags = self._flags | (border.WIDE_NUMBERS if self.device.is_wide(given) else 0)
        try:
            self.device.step(plan)
        finally:  # also where somebody interrupted it: it is done by then
            plan.clock += 1
        # A device may still be reading them.
        self._arrays["numbers"] = given
        return self.told()

    def play_random(self, steps: int, *, sums: bool = False) -> Told:
        """Give legal numbers that are drawn, so many steps, without coming back to Python in between.

        The draws follow from the seed, the row and the number of steps since the reset. With `sums` everything that is
        shown is added to the sums of the rows (`sums`).
        """
        steps = whole(steps, 0, SEEDS, "the number of steps")
        both = border.WRITE_OBSERVATION | border.WRITE_MASK
        if sums and self._flags & both != both:
            raise ValueError("sums are of observations and masks, and this batch does not write both")
        self._plan.flags = self._flags | border.RANDOM_NUMBERS | (border.ADD_SUMS if sums else 0)
        for begin in range(0, steps, PIECE):
            piece = min(PIECE, steps - begin)
            try:
                self.device.play(self._plan, piece)
            finally:
                self._plan.clock += piece
        return self.told()

    # What there is. All arrays are the batch's own, and what is done next writes over them.

    def observe(self) -> Array:
        """What the seats that are asked see: uint8, shape (n, 1255), rows 1,280 bytes apart."""
        return self.padded()[:, :OBSERVATION]

    def padded(self) -> Array:
        """The same with the zeros behind each row, shape (n, 1280): for libraries that take no strides, such as JAX."""
        if not self._flags & border.WRITE_OBSERVATION:
            raise ValueError("this batch writes no observations: make it with observations=True")
        return self._arrays["observation"]

    def mask(self) -> Array:
        """Which numbers may be given: bool, shape (n, 336); all False where a game is over."""
        if not self._flags & border.WRITE_MASK:
            raise ValueError("this batch writes no masks: make it with masks=True")
        return self._arrays["mask"]

    def seats(self) -> Array:
        """Who is asked: uint8, shape (n,)."""
        return self._arrays["seat"]

    def playing(self) -> Array:
        """Which of `kinds` each row plays: int32, shape (n,)."""
        return self._arrays["kind"]

    def rewards(self) -> Array:
        """What the last numbers were rewarded with: float32, shape (n, most_players)."""
        return self._arrays["rewards"]

    def outcomes(self) -> Array:
        """What the last numbers led to: uint8, shape (n,); 0 it goes on, 1 won, 2 lost, 3 the number was illegal."""
        return self._arrays["outcome"]

    def told(self) -> Told:
        """What the last step told."""
        found = self._arrays
        return Told(found["rewards"], found["done"], found["outcome"], found["actor"], found["played"])

    def look(self, seats: Any) -> Array:
        """What any seats see, whoever is asked: one for each row. An array of its own, of shape (n, 1255)."""
        given = self.device.to_numpy(self.device.whole_numbers(seats, self.n, "seats"))
        players = np.array([kind.players for kind in self.kinds])[self.device.to_numpy(self._arrays["kind"])]
        if ((given < 0) | (given >= players)).any():
            raise ValueError("a seat is named that does not play")
        if self._looked is None:
            self._looked = self.device.zeros((self.n, STRIDE), "uint8")
        named = self.device.zeros((self.n,), "uint8")
        self.device.fill(named, given.astype(np.uint8))
        self.device.look(self._plan, named, self._looked)
        self.device.finish()
        return self._looked[:, :OBSERVATION]

    def posterior(self) -> Array:
        """The exact chances of what the seats that are asked cannot see: float32, shape (n, 96, 14).

        For each place the chances of the values 1–12, yellow and red, as `Episode.posterior` has them; zeros where
        there is no wire, and where a game is over. The batch has to be made with `beliefs=True`.
        """
        if "logs" not in self._arrays:
            raise ValueError("this batch keeps no beliefs: make it with beliefs=True")
        if self._believed is None:
            self._believed = self.device.zeros((self.n, *SHAPE), "float32")
        cpu: Any = self.device
        cpu.posterior(self._plan, counting(), self._believed)
        return self._believed

    def sums(self) -> NDArray[np.uint64]:
        """The sums of `play_random(…, sums=True)` since the reset: one for each row, equal on every device."""
        rows = self.device.to_numpy(self._arrays["rows"])
        return np.ascontiguousarray(rows[:, :8]).view(np.uint64)[:, 0]

    # Keeping.

    def state(self) -> State:
        """A copy of everything that the batch remembers, for `restore`. Bytes of one version of defuse."""
        kept = {name: self.device.to_numpy(self._arrays[name]) for name in KEPT if name in self._arrays}
        clock: int = self._plan.clock
        return State(kept["games"], kept["rows"], self.seed, clock, kept.get("logs"), kept["bounds"], self._of)

    def restore(self, state: State) -> None:
        """Go on from a state of a batch with the same kinds, on whatever device.

        It has to be what `state` gave, in this version of defuse: the bytes of games are not looked at.
        """
        parts = [(name, getattr(state, name)) for name in KEPT if name in self._arrays]
        for name, part in parts:
            shape = tuple(self._arrays[name].shape)
            if part is None:
                raise ValueError("this batch keeps beliefs, and the state has none")
            if part.dtype != np.uint8 or part.shape != shape:
                raise ValueError(f"the {name} of a state have the shape {shape} here, not {part.shape}")
        if state.of != self._of:
            raise ValueError("this state is of a batch with other kinds, or of another version of defuse")
        seed, clock = seed_of(state.seed), whole(state.clock, 0, SEEDS, "the clock of a state")
        for name, part in parts:
            self.device.fill(self._arrays[name], part)
        self.seed = self._plan.seed = seed
        self._plan.clock = clock
        self._plan.flags = self._flags
        self.device.begin(self._plan, 0)

    def finish(self) -> None:
        """Wait until the device has done all that it was asked for."""
        self.device.finish()


def make(
    mission: int | Iterable[int] = 8,
    players: int | Iterable[int] = 4,
    n: int = 4096,
    device: str = "cpu",
    *,
    seed: int | None = None,
    threads: int | None = None,
    autoreset: bool = True,
    kinds: Literal["rows", "draw"] = "rows",
    weights: Iterable[float] | None = None,
    illegal: Literal["ends", "kept"] = "ends",
    asides: bool = True,
    owner: Literal["torch", "cupy"] | None = None,
    observations: bool = True,
    masks: bool = True,
    beliefs: bool = False,
) -> Batch:
    """Make a batch of `n` games and deal them.

    With several missions or numbers of players, every mission is played with every number. Row k has the k-th of these
    kinds for ever, and so on in turn; with `kinds="draw"` each deal draws one, by `weights`.

    An illegal number ends its game with a reward of -1 for the seat that gave it, as in `defuse.env.vector`; with
    `illegal="kept"` the game stays as it was. `asides` is whether seats that are not asked get turns for any-time
    cards. `threads` is for the CPU (all cores that the process may use); `owner` says which library owns the memory of
    a GPU. What is not wanted need not be written: `observations`, `masks`. With `beliefs`, on the CPU and in missions
    1–8, there is the exact `posterior`.

    Raises ValueError where something cannot be played, and `Unavailable` where the device is not there.
    """
    n = whole(n, 1, MOST_ROWS, "the number of games")
    if kinds not in ("rows", "draw"):
        raise ValueError(f"kinds go by rows or are drawn (rows, draw), not {kinds!r}")
    if illegal not in ("ends", "kept"):
        raise ValueError(f"an illegal number ends a game or is kept from it (ends, kept), not {illegal!r}")
    switches = {
        "autoreset": autoreset,
        "asides": asides,
        "observations": observations,
        "masks": masks,
        "beliefs": beliefs,
    }
    for name, switch in switches.items():
        if not isinstance(switch, bool):
            raise ValueError(f"{name} is True or False, not {switch!r}")
    if weights is not None and kinds != "draw":
        raise ValueError('weights are for kinds="draw"')
    found = kinds_of(mission, players, asides=asides)
    weights = None if weights is None else list(weights)
    bounds_of(weights, len(found))
    if beliefs:
        if not {kind.mission for kind in found} <= MISSIONS:
            raise ValueError("beliefs are for missions 1 to 8")
        counting()
    given = secrets.randbits(63) if seed is None else seed_of(seed)
    return Batch(
        found,
        n,
        device_named(device, threads, owner, beliefs=beliefs),
        seed=given,
        autoreset=autoreset,
        draw=kinds == "draw",
        weights=weights,
        illegal=illegal,
        observations=observations,
        masks=masks,
        beliefs=beliefs,
    )


def seed_of(seed: Any) -> int:
    """A seed. Raises ValueError where it is none."""
    return whole(seed, 0, SEEDS, "a seed")


def bounds_of(weights: Iterable[float] | None, count: int) -> NDArray[np.uint8]:
    """Where the draws of each kind end, of 31 bits. Raises ValueError where the weights are none."""
    given = np.ones(count) if weights is None else np.array(list(weights), float)
    if given.shape != (count,):
        raise ValueError(f"{given.size} weights for {count} kinds")
    if not np.isfinite(given).all() or (given < 0).any() or not given.any():
        raise ValueError("weights are numbers from 0 up, and not all of them 0")
    given = given / given.max()  # the sum of large ones would have no end
    ends = np.floor(np.cumsum(given) / given.sum() * 2**31)
    # Kinds behind the last one with a weight are never reached.
    ends[int(np.flatnonzero(given)[-1]) :] = 2**31
    found: NDArray[np.uint8] = ends.astype("<u4").view(np.uint8).reshape(count, 4)
    return found
