"""`python -m bench.steps`: how long each kind of bot thinks, and the step at whose multiples its answers should leave.

The thoughts go the way that they go at a table: to another process and back. What counts for the step is a whole
question, since an answer leaves when all have thought who may say something to it: bots that may chime in, and those
who are asked. They think one after the other here, as on a server with one process for bots.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Iterable, Iterator
from time import perf_counter
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from bench.chosen import missions_in
from bench.measure import yardstick
from bench.page import add_write, measured, put, table
from defuse.arena import AnyMatch, arena_game, bot_seed
from defuse.arena.games.academy.matches import plan_academy
from defuse.arena.games.busters import Match, plan
from defuse.bots.academy import names as academy_names
from defuse.bots.busters import make, names, step_of
from defuse.busters import catalogue
from defuse.kernel import Act, Clock, Game
from defuse.server.tables.bots_asked import bots_left
from defuse.server.workers.thinkers import Player, Thinkers
from defuse.statistics import quantile

ROUND = (1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10)
"""Steps are one of these, times a power of ten."""
TITLES = {"busters": "Bomb Busters", "academy": "Bomb Squad Academy"}
SHORTEST = 0.05
"""No step is shorter: nobody notices so little, and any process may be held up for a few hundredths of a second."""


class Times(NamedTuple):
    """What was measured of a kind of bot, in seconds."""

    thoughts: list[float]
    questions: list[tuple[str, float]]
    """The case (a mission, a number of players), and how long all thought about a question."""

    def p99(self) -> float:
        """How long a question takes that takes longer than 99 of 100."""
        return quantile(sorted([seconds for _, seconds in self.questions]), 0.99)

    def worst(self, step: float) -> tuple[float, str]:
        """The case in which the largest share of questions takes longer than a step, and that share."""
        cases: dict[str, list[bool]] = {}
        for case, seconds in self.questions:
            cases.setdefault(case, []).append(seconds > step)
        return max((sum(late) / len(late), case) for case, late in cases.items())


def step_for(p99: float) -> float:
    """The least round number that is longer.

    >>> [step_for(p99) for p99 in (0.0004, 0.19, 0.2, 0.61)]
    [0.05, 0.2, 0.25, 0.8]
    """
    rounded: list[float] = [round(digit * 10**power, 9) for power in range(-2, 3) for digit in ROUND]
    return next(seconds for seconds in rounded if seconds >= SHORTEST and seconds > p99)


async def measure(matches: Iterable[tuple[str, AnyMatch]], limit: float) -> Times:
    """Play matches to their end, or until the time is up, and take the times."""
    thinkers = Thinkers(1)
    times = Times([], [])
    until = perf_counter() + limit
    try:
        for case, match in matches:
            game = match.deal()
            company = {seat: match.bot_at(seat) for seat in game.seats()}
            players = {at: Player(name, bot_seed(match.name, at), company) for at, name in company.items()}
            while not game.over:
                game = await _question(thinkers, game, players, case, times)
            if perf_counter() > until:
                break
    finally:
        thinkers.close()
    times.thoughts.pop(0)  # the processes were started for it
    times.questions.pop(0)
    return times


async def _question(thinkers: Thinkers, game: Game, players: dict[int, Player], case: str, times: Times) -> Game:
    """Let everybody think who may say something, and play what the first one says."""
    tick = arena_game(game.kit.name).clock_act(game)
    if tick is not None:
        return game.play(tick)[0]
    assert game.ask is not None
    acts: list[Act] = []
    whole = 0.0
    for seat, asked in bots_left(game, players):
        if not asked and not game.forms(seat):
            continue
        began = perf_counter()
        think = thinkers.decide if asked else thinkers.chime_in
        thought = await think(players[seat], game.observe(seat))
        times.thoughts.append(perf_counter() - began)
        whole += times.thoughts[-1]
        if thought is not None:
            acts.append(thought.act)
    times.questions.append((case, whole))
    for act in acts if game.ask.mode == "all" else acts[:1]:
        game, _ = game.play(act)
    return game


def matches_of(game: str, bot: str, missions: list[int], games: int) -> Iterator[tuple[str, AnyMatch]]:
    """The matches of a kind of bot, each with the name of its case."""
    if game == "busters":
        for match in plan(missions, [2, 3, 4, 5], games, bots=[bot], seed="steps").matches:
            yield f"mission {match.mission}", match
    else:
        for academy in plan_academy([2, 3, 4, 5], games, bots=[bot], seed="steps"):
            yield f"{academy.players} players", academy


def clocked(match: Match, step: float) -> Game:
    """A match of a mission with a clock, to its end, in which every answer takes a step and nothing else takes time."""
    game = match.deal()
    company = {seat: match.bot_at(seat) for seat in game.seats()}
    bots = {seat: make(name, bot_seed(match.name, seat), company) for seat, name in company.items()}
    while not game.over:
        game, _ = game.play(Clock(seconds=round(game.public.clock + step, 2)))
        for seat, asked in bots_left(game, bots):
            forms = game.forms(seat)
            think = bots[seat].decide if asked else bots[seat].chime_in
            act = think(game.observe(seat), forms) if forms else None
            if act is not None:
                game, _ = game.play(act)
                break
    return game


def print_clocked(console: Console, kinds: list[str], games: int) -> None:
    """How much of their time bots need for steps in missions with a clock, and how often it is too much."""
    missions = [number for number, card in catalogue.missions().items() if card.seconds_a_turn]
    for bot in kinds:
        ends = [
            clocked(match, step_of(bot)) for match in plan(missions, [3, 4], games, bots=[bot], seed="clock").matches
        ]
        late = sum(game.outcome is not None and game.outcome.why == "time" for game in ends)
        longest = max(game.public.clock for game in ends)
        console.print(f"{bot}: {len(ends)} games, {late} lost by the clock, the longest took {longest:.0f} s of play")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.steps", description="Measure how long bots think.")
    parser.add_argument("--game", choices=("busters", "academy"), help="one game instead of both")
    parser.add_argument("--bots", help="some kinds, as in quick,careful, instead of all")
    parser.add_argument("--missions", default="all", help="mission numbers, as in 1,4,8 or 9-66 or all")
    parser.add_argument("--games", type=int, default=1, help="games for each mission and player count")
    parser.add_argument("--seconds", type=float, default=600.0, help="for each kind at most")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    add_write(parser, "bots.md")
    parser.add_argument("--clock", action="store_true", help="instead: what steps cost in missions with a clock")
    said = parser.parse_args()
    if said.clock:
        print_clocked(Console(width=170), names() if said.bots is None else said.bots.split(","), said.games)
        return
    missions = missions_in(said.missions)
    kinds = [("busters", name) for name in names()] + [("academy", name) for name in academy_names()]
    wanted = None if said.bots is None else said.bots.split(",")
    rows: list[dict[str, Any]] = []
    for game, bot in kinds:
        if said.game not in (None, game) or (wanted is not None and bot not in wanted):
            continue
        times = asyncio.run(measure(matches_of(game, bot, missions, said.games), said.seconds))
        rows.append({"game": game, "bot": bot, **_figures(times)})
    if said.write:
        put("bots.md", "steps", [measured("bench.steps", yardstick()), "", *lines(rows)])
    if said.json:
        json.dump({"yardstick_us": yardstick(), "rows": rows}, sys.stdout, indent=1)
        return
    shown = Table(title="Milliseconds for a thought, and for all thoughts about a question", title_justify="left")
    for name in rows[0]:
        shown.add_column(name, justify="left" if name in ("game", "bot", "most often late") else "right")
    for row in rows:
        shown.add_row(*[f"{cell:,.1f}" if isinstance(cell, float) else str(cell) for cell in row.values()])
    console = Console(width=170)
    console.print(shown)
    console.print(f"Yardstick: 100 rounds of a plain Python loop, {yardstick():.2f} µs here.")


def lines(rows: list[dict[str, Any]]) -> list[str]:
    """The table for docs/bots.md: milliseconds for a whole question."""
    shown = []
    for row in rows:
        figures = [f"{row[name]:,.0f}" for name in ("questions", "q50", "q90", "q99", "q99.9", "longest", "step")]
        shown.append([TITLES[row["game"]], f"`{row['bot']}`", *figures])
    return table(["game", "bot", "questions", "median", "p90", "p99", "p99.9", "longest", "step"], shown, words=2)


def _figures(times: Times) -> dict[str, object]:
    thoughts = sorted(times.thoughts)
    questions = sorted([seconds for _, seconds in times.questions])
    step = step_for(times.p99())
    share, case = times.worst(step)
    return {
        "thoughts": len(thoughts),
        **{f"p{share * 100:g}": quantile(thoughts, share) * 1000 for share in (0.5, 0.9, 0.99)},
        "questions": len(questions),
        **{f"q{share * 100:g}": quantile(questions, share) * 1000 for share in (0.5, 0.9, 0.99, 0.999)},
        "longest": questions[-1] * 1000,
        "step": step * 1000,
        "most often late": f"{case}: {share:.1%}",
    }


if __name__ == "__main__":
    main()
