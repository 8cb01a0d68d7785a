"""`defuse simulate` for Bomb Busters: which games were asked for."""

from __future__ import annotations

from collections.abc import Sequence

from defuse.arena.games.busters import plan
from defuse.bots.busters import maker_of
from defuse.busters import catalogue
from defuse.cli.console import misuse
from defuse.cli.games.game import Planned, Wanted
from defuse.cli.ranges import numbers

PLAYERS = [2, 3, 4, 5]
NO_MISSION = "there is no mission {number} (there are {known})"
NO_PLAYERS = "Bomb Busters is for {known} players, not {number}"


def planned(wanted: Wanted) -> Planned:
    """So many games of each mission with each number of players."""
    if wanted.components is not None:
        raise misuse("--components is for Bomb Squad Academy: add --game academy")
    which = numbers(wanted.missions, "--missions", list(catalogue.missions()), NO_MISSION)
    counts = numbers(wanted.players, "--players", PLAYERS, NO_PLAYERS)
    try:
        seated = with_budget(wanted.names(), wanted.budget)
        found = plan(which, counts, wanted.games, bots=seated, seed=wanted.seed, clock=wanted.clock)
    except ValueError as error:
        raise misuse(f"--bots: {error}") from error
    if not found.matches:
        raise misuse("no mission allows this number of players: there is nothing to play")
    options = ["--missions", wanted.missions, "--players", wanted.players, "--games", wanted.games]
    options += ["--bots", ",".join(seated), "--seed", wanted.seed, *([] if wanted.clock else ["--no-clock"])]
    skipped = [f"skipped: mission {mission} is not played with {count} players" for mission, count in found.skipped]
    return Planned(found.matches, [str(option) for option in options], skipped)


def with_budget(bots: Sequence[str], budget: float | None) -> list[str]:
    """The same bots; those that can be told how long to think, and are not told yet, get this many seconds."""
    if budget is None:
        return list(bots)
    if not 0 < budget < float("inf"):
        raise misuse(f"--budget: {budget:g} seconds are no time to think")
    found = [_told(name, f"{name}:{budget:g}") for name in bots]
    if found == list(bots):
        raise misuse(f"--budget: {', '.join(bots)} cannot be told how long to think")
    return found


def _told(name: str, longer: str) -> str:
    maker_of(name)  # an unknown bot is another mistake
    if ":" in name:
        return name
    try:
        maker_of(longer)
    except ValueError:
        return name
    return longer
