"""`defuse simulate` for Bomb Busters: which games were asked for."""

from __future__ import annotations

from collections.abc import Sequence

from defuse.arena.games.busters import plan
from defuse.arena.outside import is_program, with_seconds
from defuse.bots.busters import maker_of
from defuse.busters import catalogue
from defuse.cli.console import Failure, misuse
from defuse.cli.games.game import Planned, Wanted
from defuse.cli.ranges import numbers
from defuse.words import Message, reason_of, say

PLAYERS = [2, 3, 4, 5]


def planned(wanted: Wanted) -> Planned:
    """So many games of each mission with each number of players."""
    if wanted.components is not None:
        raise misuse(say("cli-simulate-only-academy"))
    which = numbers(wanted.missions, "--missions", list(catalogue.missions()), _no_mission)
    counts = numbers(wanted.players, "--players", PLAYERS, _not_so_many)
    try:
        seated = with_budget(wanted.names(), wanted.budget)
        found = plan(
            which, counts, wanted.games, bots=seated, seed=wanted.seed, clock=wanted.clock, seating=wanted.seating
        )
    except ValueError as error:
        raise misuse(say("cli-of-option", option="--bots", why=reason_of(error))) from error
    if not found.matches:
        raise misuse(say("cli-simulate-nothing"))
    options = ["--missions", wanted.missions, "--players", wanted.players, "--games", wanted.games]
    options += ["--bots", ",".join(seated), "--seed", wanted.seed, *([] if wanted.clock else ["--no-clock"])]
    options += [] if wanted.seating == "row" else ["--seating", wanted.seating]
    skipped = [say("cli-simulate-skipped", mission=mission, players=count) for mission, count in found.skipped]
    return Planned(found.matches, [str(option) for option in options], skipped)


def _no_mission(number: int, known: str) -> Message:
    return say("mission-unknown", number=number, known=known)


def _not_so_many(number: int, known: str) -> Message:
    return say("cli-range-players", game=say("game-busters"), known=known, number=number)


def _no_budget(why: Message) -> Failure:
    return misuse(say("cli-of-option", option="--budget", why=why))


def with_budget(bots: Sequence[str], budget: float | None) -> list[str]:
    """The same bots; those that can be told how long to think, and are not told yet, get this many seconds."""
    if budget is None:
        return list(bots)
    if not 0 < budget < float("inf"):
        raise _no_budget(say("cli-simulate-no-time", seconds=f"{budget:g}"))
    found = [_told(name, f"{name}:{budget:g}", budget) for name in bots]
    if found == list(bots):
        raise _no_budget(say("cli-simulate-no-budget", bots=", ".join(bots)))
    return found


def _told(name: str, longer: str, budget: float) -> str:
    if is_program(name):
        return with_seconds(name, budget)
    maker_of(name)  # an unknown bot is another mistake
    if ":" in name:
        return name
    try:
        maker_of(longer)
    except ValueError:
        return name
    return longer
