"""Kinds: what is played in a batch, by mission and number of players, each with its setup as bytes.

The setups are in `setups.json`, which `python -m tools.batch_setups` makes from the missions: so a batch needs neither
the engine in Python nor anything else but NumPy.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from operator import index
from typing import Any, NamedTuple

import numpy as np

from defuse.batch.border import DEAL_BYTES, HERE, SETUP_BYTES
from defuse.batch.device import whole

SETUPS = HERE / "setups.json"
CAPTAIN, ASIDES = 2, 3
"""Bytes of a setup: who is captain, and whether asides are played."""


class Kind(NamedTuple):
    """What a row can play."""

    mission: int
    players: int
    setup: bytes

    def __repr__(self) -> str:
        return f"Kind(mission={self.mission}, players={self.players})"


@cache
def _told() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(SETUPS.read_text())
    return found


@cache
def _setups() -> dict[tuple[int, int], bytes]:
    return {
        (int(mission), int(players)): bytes.fromhex(setup)
        for mission, counts in _told()["setups"].items()
        for players, setup in counts.items()
    }


def missions() -> tuple[int, ...]:
    """The missions that a batch can play."""
    return tuple(sorted({mission for mission, _ in _setups()}))


def player_counts(mission: int) -> tuple[int, ...]:
    """With how many players a mission can be played."""
    return tuple(sorted([players for number, players in _setups() if number == mission]))


def kind_of(mission: int, players: int, *, asides: bool = True) -> Kind:
    """What is played. Raises ValueError that says what cannot be."""
    for what in (mission, players):
        if isinstance(what, bool) or not isinstance(what, int | np.integer):
            raise ValueError(f"missions and players are whole numbers, not {what!r}")
    mission, players = index(mission), index(players)
    counts = player_counts(mission)
    if not counts:
        reason = _told()["refused"].get(str(mission), f"there is no mission {mission}")
        raise ValueError(f"{reason}; batches play the missions {', '.join(map(str, missions()))}")
    if players not in counts:
        raise ValueError(f"mission {mission} is not for {players} players")
    setup = bytearray(_setups()[mission, players])
    assert len(setup) == SETUP_BYTES
    setup[ASIDES] = asides
    return Kind(mission, players, bytes(setup))


def kinds_of(mission: int | Iterable[int], players: int | Iterable[int], *, asides: bool = True) -> list[Kind]:
    """Every mission with every number of players that it is for.

    >>> kinds_of([1, 2], [3, 4])[:3]
    [Kind(mission=1, players=3), Kind(mission=1, players=4), Kind(mission=2, players=3)]
    """
    numbers: list[Any] = list(mission) if isinstance(mission, Iterable) else [mission]
    counts: list[Any] = list(players) if isinstance(players, Iterable) else [players]
    if not numbers or not counts:
        raise ValueError("a batch plays at least one mission with at least one number of players")
    found: list[Kind] = []
    for number in numbers:
        here = [count for count in counts if count in player_counts(number)] if len(counts) > 1 else counts
        found += [kind_of(number, count, asides=asides) for count in here or counts]
    played = {kind.players for kind in found}
    for count in counts:
        if isinstance(count, bool) or count not in played:
            raise ValueError(f"none of these missions is for {count!r} players")
    return found


def key_of(seed: int, row: int) -> int:
    """What the chance of a loaded game goes on from: the same mixing as in `chance.h`."""
    return _mixed(_mixed(seed, 3), row)


def _mixed(key: int, count: int) -> int:
    z = (key + (count + 1) * 0x9E3779B97F4A7C15) % 2**64
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
    return z ^ (z >> 31)


def numbered(
    games: Sequence[Any], kinds: Sequence[Kind], which: Sequence[int] | None, seed: int
) -> tuple[list[bytes], list[int]]:
    """Deals as bytes, and which kind each of them is. Raises ValueError where they do not fit.

    What games of the engine roll from here on follows from seed and row; deals as bytes have a key of their own.
    """
    if which is not None and len(which) != len(games):
        raise ValueError(f"{len(which)} kinds for {len(games)} games")
    deals: list[bytes] = []
    found: list[int] = []
    places = {(kind.mission, kind.players): at for at, kind in enumerate(kinds)}
    for row, game in enumerate(games):
        if isinstance(game, bytes):
            if which is None and len(kinds) > 1:
                raise ValueError("deals as bytes do not say what they are deals of: name their kinds")
            at = 0 if which is None else whole(which[row], 0, len(kinds), "a kind")
            deal = _possible(game, kinds[at])
        else:
            from defuse.batch.setups import deal as deal_of

            case = (game.public.mission, game.public.players)
            if case not in places:
                raise ValueError(f"this batch does not play mission {case[0]} with {case[1]} players")
            if game.acts:
                raise ValueError(f"the game of row {row} has begun ({len(game.acts)} acts): only deals can be loaded")
            if game.setup is None:  # it was read from a text or imagined, and may begin anywhere
                raise ValueError(
                    f"the game of row {row} was not dealt, so it may begin in the middle: only deals can be loaded"
                )
            deal, at = deal_of(game, key_of(seed, row)), places[case]
        deals.append(deal)
        found.append(at)
    return deals, found


def _possible(deal: bytes, kind: Kind) -> bytes:
    """A deal as bytes. Raises ValueError where it can be none: the engine in C looks at nothing twice."""
    if len(deal) != DEAL_BYTES:
        raise ValueError(f"a deal has {DEAL_BYTES} bytes, not {len(deal)}")
    laid, piled, more = deal[1], deal[8], deal[144]
    stands = [deal[64 + 16 * stand : 80 + 16 * stand] for stand in range(5)]
    wrong = (
        deal[0] >= kind.players
        or laid > 6
        or piled > 18
        or more > 12
        or any(card >= 18 for card in (*deal[2 : 2 + laid], *deal[9 : 9 + piled]))
        or any(not 1 <= character <= 12 for character in deal[27 : 27 + kind.players])
        or any(face > 34 for stand in stands for face in stand)
        or any(stand.rstrip(b"\0").count(0) for stand in stands)
        or not any(map(any, stands))
    )
    if wrong:
        raise ValueError("these bytes are no deal: see defuse.batch.setups.deal")
    return deal
