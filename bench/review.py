"""`python -m bench.review`: how long a review takes, from the first verdict to the last game.

Bots play a game, the pieces of its review are done in as many processes as asked for, as `defuse review` does it, and
the time is noted at which the verdicts by odds are all there, a coarse curve, a curve with all points, a curve whose
intervals reach no further than 10 points, and everything. Starting the processes is included.
"""

from __future__ import annotations

import argparse
import os
import resource
from time import perf_counter

from bench.chosen import missions_in
from defuse import busters
from defuse.bots import bots_of
from defuse.bots.playing import next_act
from defuse.busters import pace
from defuse.cli.review.counting import count
from defuse.kernel import Game
from defuse.kernel.replay import dumps, replay_of
from defuse.review.analysis import COARSE, MOST_GAMES, NARROW, Analysis
from defuse.review.estimates import measured, width


def played(mission: int, players: int, seed: int, bot: str) -> Game:
    """A game of bots, to its end."""
    game = busters.new(mission, players, seed)
    bots = [bots_of("busters").make(bot, f"{seed}/{seat}") for seat in game.seats()]
    while not game.over:
        game, _ = game.play(pace.tick(game) or next_act(game, bots))
    return game


class Milestones:
    """What was there after how many seconds."""

    def __init__(self) -> None:
        self.began = perf_counter()
        self.at: dict[str, float] = {}

    def watch(self, analysis: Analysis) -> None:
        """Look at a review that has just got a piece further."""
        notes = analysis.notes
        levels = notes.levels()
        points = [notes.played[number] for number in levels if number in notes.played]
        self._note("verdicts", notes.all_judged)
        self._note("coarse curve", notes.all_judged and len(points) >= min(COARSE, len(levels)))
        self._note("all points", notes.all_judged and len(points) == len(levels))
        narrow = [width(measured(won, games)) <= NARROW or games >= MOST_GAMES for games, won in points]
        self._note("within 10 points", notes.all_judged and len(points) == len(levels) and all(narrow))

    def _note(self, what: str, there: bool) -> None:
        if there:
            self.at.setdefault(what, perf_counter() - self.began)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how long a review takes.")
    parser.add_argument("--missions", default="61")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="quick")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    for mission in missions_in(options.missions):
        game = played(mission, options.players, options.seed, options.bot)
        milestones, analysis = Milestones(), Analysis()
        load = os.getloadavg()[0]
        count(dumps(replay_of(game)), analysis, options.jobs, milestones.watch)
        milestones.at["everything"] = perf_counter() - milestones.began
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        games = sum([games for games, _ in analysis.notes.played.values()])
        trials = sum([found.games * (1 + len(found.others)) for found in analysis.notes.compared.values()])
        print(
            f"mission {mission}, {options.players} players: {game.public.turns} turns, {len(game.acts)} acts; "
            f"{options.jobs} processes, load {load:.1f} before"
        )
        for what, seconds in milestones.at.items():
            print(f"  {what:18} {seconds:7.1f} s")
        compared = len(analysis.notes.compared)
        print(f"  {games} games for the curve, {trials} for {compared} decisions that were compared")
        print(f"  {used.ru_utime + used.ru_stime:.0f} s of processor time so far, in all processes")


if __name__ == "__main__":
    main()
