"""`python -m bench.frames`: what an act costs with everybody's frames, and how large these are, without a network.

Recorded acts of steered games are played by a `Match`, as at a table; after each, the frame of every seat is made. That
is what a server does for an act beside keeping and sending it. Two versions of the code can be compared by running this
in both, several times in turn.
"""

from __future__ import annotations

import argparse
import json
from statistics import mean
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from bench.chosen import missions_in, players_in
from bench.engine import Played, play
from bench.measure import total, yardstick
from defuse.server.tables.frames import Moment
from defuse.server.tables.match import Match
from defuse.server.wire.options import Options

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve")


class Row(NamedTuple):
    """The figures of one mission."""

    mission: int
    players: int
    acts: int
    micros: float
    """Microseconds for an act and the frames of all seats."""
    size: float
    """Bytes of a frame, on average."""


def frames(played: Played, language: str) -> list[int]:
    """The sizes of all frames of a game."""
    game, acts = played
    match = Match("bench", 1, game, (), NAMES[: len(game.seats())])
    sizes: list[int] = []
    for act in acts:
        match.install(match.try_act(act))
        moment = Moment(match, Options(), seconds=None, running=True, host=0)
        sizes += [len(moment.frame(seat, language)) for seat in game.seats()]
    return sizes


def measure(mission: int, players: int, games: int, language: str) -> Row:
    """The figures of one mission with so many players."""
    played = play(mission, players, games)
    acts = sum(len(acts) for _, acts in played)
    sizes = [size for each in played for size in frames(each, language)]
    seconds = total(played, lambda each: frames(each, language))
    return Row(mission, players, acts, seconds / acts * 1e6, mean(sizes))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.frames", description="Measure acts with their frames.")
    parser.add_argument("--missions", default="1,9,20,43,57,66")
    parser.add_argument("--players", default="5")
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    said = parser.parse_args()
    rows = [
        measure(mission, players, said.games, said.lang)
        for mission in missions_in(said.missions)
        for players in players_in(said.players)
    ]
    if said.json:
        print(json.dumps({"yardstick_us": yardstick(), "rows": [row._asdict() for row in rows]}))
        return
    shown = Table("mission", "players", "acts", "µs an act, frames of all seats included", "bytes a frame")
    for row in rows:
        shown.add_row(*[f"{each:,.0f}" for each in row])
    Console(width=100).print(shown)


if __name__ == "__main__":
    main()
