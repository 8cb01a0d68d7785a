"""The batched engine beside the engine: the same deal, the same numbers, and after each of them the same bytes."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
from collections import Counter
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random
from tempfile import gettempdir
from typing import Any

from msgspec.structs import replace

from defuse.batch import setups
from defuse.busters import begun
from defuse.busters.causes import Loss
from defuse.encoding import Sitting, encode, encoding_of
from defuse.kernel import Chance, Game
from tests.conformance.cases import setup_of
from tests.encoding.agreeing import drawn

HERE = Path(__file__).parent
ENGINE = Path(setups.__file__).parent / "engine"
FLAGS = ("-O2", "-std=c11", "-Wall", "-Wextra", "-Werror", "-Wno-unused-function", "-fPIC", "-shared")
ENCODING = encoding_of("busters")
NUMBERS, OBSERVATION = ENCODING.blocks.size, ENCODING.layout.size
ENDLESS = 20_000
CAUSES = dict(
    enumerate(
        (Loss.DIAL, Loss.RED_WIRE, Loss.NOTHING_LEGAL, Loss.WRONG_WIRES, Loss.RED_AMONG_NAMED, Loss.ROOKIE_MISSED),
        start=1,
    )
) | {7: Loss.CARELESS_MISSED}


class Differs(AssertionError):
    """The two engines do not say the same."""


@cache
def compiler() -> str | None:
    """A C compiler, if there is one."""
    found = (os.environ.get("CC"), "cc", "gcc", "clang")
    return next((path for name in found if name and (path := shutil.which(name))), None)


@cache
def library(*flags: str, engine: Path = ENGINE) -> ctypes.CDLL:
    """The C engine, compiled for these tests; once for the same sources and flags."""
    program = compiler()
    assert program is not None
    sources = [HERE / "engine.c", *sorted(engine.glob("*.h"))]
    text = b"".join([source.read_bytes() for source in sources]) + " ".join((program, *FLAGS, *flags)).encode()
    path = Path(gettempdir()) / f"defuse-batch-{blake2b(text, digest_size=8).hexdigest()}.so"
    if not path.exists():
        new = path.with_suffix(f".{os.getpid()}")
        subprocess.run([program, *FLAGS, *flags, f"-I{engine}", "-o", new, sources[0]], check=True)
        new.replace(path)
    found = ctypes.CDLL(str(path))
    found.deal.argtypes = [ctypes.c_char_p, ctypes.c_char_p, ctypes.c_uint64, ctypes.c_uint64]
    found.deal.restype = None
    found.wires.argtypes = [ctypes.c_uint64, ctypes.c_uint64, ctypes.c_int, ctypes.c_int, ctypes.c_int]
    found.wires.restype = ctypes.c_uint64
    found.below_n.argtypes = [ctypes.POINTER(ctypes.c_uint64), ctypes.c_uint32]
    found.below_n.restype = ctypes.c_uint32
    found.load.restype = found.legal.restype = found.observe.restype = None
    assert found.setup_bytes() == setups.SETUP_BYTES
    return found


class Batched:
    """One game of the C engine."""

    def __init__(self, lib: ctypes.CDLL, setup: bytes) -> None:
        self.lib = lib
        self.setup = setup
        self.state = ctypes.create_string_buffer(lib.game_bytes())
        self._mask = ctypes.create_string_buffer(NUMBERS)
        self._row = ctypes.create_string_buffer(OBSERVATION)

    def load(self, deal: bytes) -> None:
        """Take the deal of the engine."""
        self.lib.load(self.state, self.setup, deal)

    def deal(self, seed: int, index: int) -> None:
        """Deal by lot."""
        self.lib.deal(self.state, self.setup, seed, index)

    def step(self, number: int) -> bool:
        """Give a number; whether it was legal."""
        return bool(self.lib.step(self.state, number) == 0)

    @property
    def seat(self) -> int:
        """Who gives the next number."""
        return int(self.lib.seat(self.state))

    @property
    def outcome(self) -> int:
        """0: running; 1: won; 2: lost."""
        return int(self.lib.outcome(self.state))

    def mask(self) -> bytes:
        """What may be given."""
        self.lib.legal(self.state, self._mask)
        return self._mask.raw

    def codes(self, seat: int) -> bytes:
        """What a seat sees."""
        self.lib.observe(self.state, seat, self._row)
        return self._row.raw


def chance_of(key: int, drawn: int, count: int) -> int:
    """A number as the C engine rolls it (`chance.h`)."""
    full = 2**64 - 1
    z = (key + (drawn + 1) * 0x9E3779B97F4A7C15) & full
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & full
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & full
    z ^= z >> 31
    return ((z >> 32) * count) >> 32


_below = Chance.below
BATCHED = "batched "


def _shared_below(self: Chance, count: int) -> int:
    if not self.seed.startswith(BATCHED) or "/" in self.seed:
        return _below(self, count)
    self.drawn += 1
    return chance_of(int(self.seed.removeprefix(BATCHED)), self.drawn - 1, count)


def with_chance(game: Game, key: int) -> Game:
    """The same game, whose public rolls from now on are those of the C engine with this key."""
    Chance.below = _shared_below  # type: ignore[method-assign]
    secret = replace(game.secret, seed=f"{BATCHED}{key}", drawn=0)
    return Game(game.kit, game.setup, game.public, secret, game.acts)


class Beside:
    """A game of the engine and the same game of the C engine, stepped together."""

    def __init__(self, mission: int, players: int, seed: int, lib: ctypes.CDLL, *, asides: bool = True) -> None:
        self.where = f"mission {mission}, {players} players, seed {seed}"
        game, events = begun(setup_of(mission, players), seed)
        self.batched = Batched(lib, setups.packed(mission, players, asides=asides))
        self.batched.load(setups.deal(game, seed))
        self.sitting = Sitting(with_chance(game, seed), events, asides=asides)
        self.steps = 0
        self.numbers: list[int] = []

    def compare(self, *, all_seats: bool = False) -> None:
        """Say what differs, if anything does."""
        sitting, batched = self.sitting, self.batched
        outcome = sitting.game.outcome
        self._same("outcome", 0 if outcome is None else 1 if outcome.won else 2, batched.outcome)
        if outcome is not None and not outcome.won:
            self._same("cause", outcome.why, CAUSES.get(batched.lib.cause(batched.state), "?"))
        self._same("seat", sitting.seat, batched.seat)
        options = set(sitting.options())
        mask = batched.mask()
        found = {number for number in range(NUMBERS) if mask[number]}
        if options != found:
            name = ENCODING.blocks.name_of
            lacking, over = sorted(options - found), sorted(found - options)
            self._differs(f"mask lacks {list(map(name, lacking))}, has {list(map(name, over))}")
        seats = range(sitting.game.public.players) if all_seats or sitting.over else (sitting.seat,)
        for seat in seats:
            wanted, got = sitting.codes(seat), batched.codes(seat)
            if wanted != got:
                at = next(at for at in range(OBSERVATION) if wanted[at] != got[at])
                entry = ENCODING.layout.entry(at)
                self._differs(f"seat {seat} sees {got[at]} instead of {wanted[at]} at byte {at}, {entry}")

    def step(self, number: int, *, all_seats: bool = False) -> Any:
        """Give both the same number."""
        self.numbers.append(number)
        events = self.sitting.step(number)
        self.steps += 1
        if not self.batched.step(number):
            self._differs(f"{ENCODING.blocks.name_of(number)} is illegal")
        self.compare(all_seats=all_seats)
        return events

    def _same(self, what: str, wanted: object, got: object) -> None:
        if wanted != got:
            self._differs(f"{what} is {got} instead of {wanted}")

    def _differs(self, what: str) -> None:
        given = [ENCODING.blocks.name_of(number) for number in self.numbers[-6:]]
        raise Differs(f"{self.where}, step {self.steps}: {what}; the last numbers were {given}")


def agree(
    mission: int,
    players: int,
    seed: int,
    lib: ctypes.CDLL | None = None,
    *,
    asides: bool = True,
    wild: float = 0.1,
    most: int = ENDLESS,
    seen: Counter[str] | None = None,
) -> int:
    """Play one game with both engines, mostly well and now and then wildly. How many numbers were given."""
    both = Beside(mission, players, seed, lib or library(), asides=asides)
    rng = Random(f"agree {mission} {players} {seed}")
    seen = Counter() if seen is None else seen
    both.compare(all_seats=True)
    queue: list[int] = []
    while not both.sitting.over and both.steps < most:
        sitting = both.sitting
        if not queue:
            act = None
            if rng.random() >= wild and not sitting.given:
                act = drawn(sitting.game, sitting, rng)
            if act is None:
                options = sitting.options()
                decline = sitting.beside and not sitting.given and rng.random() >= wild
                queue = [0] if decline else [options[rng.randrange(len(options))]]
            else:
                allowed = sitting.game.allowed(act)
                queue = list(encode(ENCODING, sitting.game.public, allowed.form, allowed.act))
        if rng.random() < 0.02:
            refuse_illegal(both, rng)
        number = queue.pop(0)
        seen[f"number {ENCODING.blocks.block_of(number).name}"] += 1
        if number < 96 and not sitting.given:
            seen[ENCODING.blocks.name_of(number)] += 1
        for event in both.step(number, all_seats=rng.random() < 0.1):
            seen[f"event {type(event).__name__}"] += 1
        seen["acts that were complete"] += not both.sitting.given
    if both.sitting.over:
        seen["won" if both.sitting.game.outcome.won else "lost"] += 1  # type: ignore[union-attr]
    return both.steps


def refuse_illegal(both: Beside, rng: Random) -> None:
    """A number that may not be given is refused, and changes nothing."""
    number = rng.randrange(-2, NUMBERS + 2)
    if number in both.sitting.options():
        return
    before = both.batched.state.raw
    assert not both.batched.step(number), (both.where, both.steps, number)
    assert both.batched.state.raw == before
