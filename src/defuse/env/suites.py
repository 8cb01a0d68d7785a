"""Suites: fixed deals for training and for test, so that results can be compared.

The seed of a deal is a text that says what it is for, as in `test/8/4/17` (mission 8, four players, number 17). Nobody
has to publish a list: the seeds are the names. Deals for training and for test never meet, since their names differ.

>>> suite("first-test").deals[0]
Deal(game='busters', mission=1, players=2, seed='test/1/2/0')
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Literal, NamedTuple

from defuse.env.game import env_game

Use = Literal["train", "test"]

TRAIN_DEALS = 1_000
TEST_DEALS = 250


class Deal(NamedTuple):
    """A deal: what is played, by how many, and the seed that everything random comes from."""

    game: str
    mission: int
    players: int
    seed: int | str


@dataclass(frozen=True)
class Suite:
    """Some deals in a fixed order."""

    name: str
    deals: tuple[Deal, ...]

    @cached_property
    def games(self) -> frozenset[str]:
        """The games that its deals are of."""
        return frozenset([deal.game for deal in self.deals])

    @cached_property
    def players(self) -> tuple[int, ...]:
        """How many play its deals."""
        return tuple(sorted({deal.players for deal in self.deals}))


SUITES: dict[str, tuple[str, str, tuple[int, ...]]] = {
    "first": ("missions 1–3, with all numbers of players", "busters", tuple(range(1, 4))),
    "training": ("missions 1–8, with all numbers of players", "busters", tuple(range(1, 9))),
    "campaign": ("all missions, with all numbers of players", "busters", ()),
    "academy": ("Bomb Squad Academy, with all numbers of players", "academy", ()),
}
"""The suites by their names: what is in them, the game, and its missions (none named: all). Each has `-train`, with
1,000 deals a case, and `-test`, with 250."""


def deals(game: str, missions: Iterable[int], use: Use, count: int, players: int | None = None) -> tuple[Deal, ...]:
    """The first deals of some missions for a use, case by case."""
    kind = env_game(game)
    place = "" if game == "busters" else f"{game}/"
    return tuple(
        [
            Deal(game, mission, number, f"{place}{use}/{mission}/{number}/{at}")
            for mission in missions
            for number in kind.players(mission)
            if players in (None, number)
            for at in range(count)
        ]
    )


@cache
def suite(name: str, players: int | None = None) -> Suite:
    """A suite by its name, as in `training-test`; with `players` only the deals for so many.

    Raises ValueError where there is none.

    >>> suite("training-test", players=4).players
    (4,)
    """
    kind, _, use = name.rpartition("-")
    if kind not in SUITES or use not in ("train", "test"):
        known = ", ".join([f"{known}-{use}" for known in SUITES for use in ("train", "test")])
        raise ValueError(f"there is no suite {name!r}; there are {known}")
    _, game, missions = SUITES[kind]
    count = TRAIN_DEALS if use == "train" else TEST_DEALS
    chosen = missions or env_game(game).missions()
    found = deals(game, chosen, "train" if use == "train" else "test", count, players)
    if not found:
        raise ValueError(f"the suite {name} has no deals for {players} players")
    return Suite(name if players is None else f"{name} ({players} players)", found)
