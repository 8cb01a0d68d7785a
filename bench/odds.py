"""`python -m bench.odds`: what the odds cost. A query is all that a player wants to know before an act.

That is: the odds of an observation, the distributions of all hidden wires and, for the seat on turn, what comes of
every plain call. States come from steered games. Fresh, middle and late go by the share of wires that are cut: below
a sixth, up to a half, above.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from bench.chosen import missions_in, players_in
from bench.measure import yardstick
from bench.odds_page import odds_lines
from bench.page import add_write, measured, put
from bench.peers_odds import Memo, Unfinished, Unreadable
from defuse import busters
from defuse.busters import catalogue
from defuse.busters.asks import TurnAsk
from defuse.kernel import Clock, Game, Observation
from defuse.odds import Odds
from defuse.odds.counting.kernels import Name
from tests.steer import steer

PHASES = ("fresh", "middle", "late")
APART = ((20, 5), (35, 5))
"""Missions and player counts that have a row of their own: their X wires stand in no order."""
REPEATS = 3
EACH = 3
"""States of each phase that are taken from one game."""
GROWTH = (1, 2, 3, 4, 8)
BESIDE = ((1, 2), (2, 2), (8, 2), (3, 3), (4, 3), (8, 3), (3, 4), (6, 4), (8, 4), (2, 5), (5, 5), (8, 5))
"""The games in which all ways to the odds are compared."""
LIMIT = 5.0
"""Seconds that a calculator gets for a query."""


class State(NamedTuple):
    """A state of a game, seen by the seat that is asked."""

    mission: int
    players: int
    phase: str
    seen: Observation


class Timed(NamedTuple):
    """What the query of a state costs: milliseconds and bytes."""

    state: State
    time: float
    memory: int


class Cost(NamedTuple):
    """What the queries of some states cost: milliseconds and bytes."""

    name: str
    phase: str
    states: int
    median: float
    p99: float
    most: float
    bytes_median: int
    bytes_most: int


class Growth(NamedTuple):
    """A fresh table: how many wires and stands there are, transitions of the count, milliseconds."""

    mission: int
    players: int
    wires: int
    stands: int
    edges: int
    bytes: int
    time: float


class Beside(NamedTuple):
    """Milliseconds for the same states in different ways; for the calculator, how many it read and finished, too."""

    phase: str
    states: int
    compiled: float
    numpy: float
    read: int
    finished: int
    memo: float
    """The calculator's median, where it takes the limit for what it did not finish."""
    memo_ratio: float
    """How many times longer the calculator takes: the median of the ratios of single states, in the same way."""


def phase_of(game: Game) -> str:
    """How far a game has got, by the share of wires that are cut."""
    board = game.public
    share = board.gone.bit_count() / max(1, sum(len(stand) for stand in board.stands))
    return PHASES[(share >= 1 / 6) + (share > 1 / 2)]


def states_of(mission: int, players: int, seed: int, each: int = EACH) -> list[State]:
    """Some states of each phase of one steered game, seen by a seat that is asked."""
    game, rng = busters.new(mission=mission, players=players, seed=seed), Random(seed)
    found: dict[str, list[State]] = {phase: [] for phase in PHASES}
    while not game.over:
        act = steer(game, rng)
        if not isinstance(act, Clock):
            assert game.ask is not None
            phase = phase_of(game)
            found[phase].append(State(mission, players, phase, game.observe(game.ask.seats[0])))
        game, _ = game.play(act)
    choose = Random(f"{mission}/{players}/{seed}")
    return [state for states in found.values() for state in choose.sample(states, min(each, len(states)))]


def query(seen: Observation, kernel: Name | None = None) -> Odds:
    """All that a player wants to know before an act."""
    odds = Odds(seen, kernel=kernel)
    for wire in odds.hidden:
        odds.values(wire)
    if isinstance(seen.public.ask, TurnAsk) and seen.seat in seen.public.ask.seats:
        odds.calls()
    return odds


def fastest(call: Callable[[], object]) -> float:
    """The least number of milliseconds that a call kept the processor busy: what else runs meanwhile does not count."""
    least = float("inf")
    for _ in range(REPEATS):
        begin = process_time()
        call()
        least = min(least, process_time() - begin)
    return least * 1e3


def timed(state: State) -> Timed:
    """What one query costs."""
    return Timed(state, fastest(lambda: query(state.seen)), Odds(state.seen).kernel.memory)


def cost(name: str, phase: str, queries: Sequence[Timed]) -> Cost:
    """What some queries cost together."""
    times, memory = sorted(one.time for one in queries), [one.memory for one in queries]
    p99 = times[min(len(times) - 1, int(len(times) * 0.99))]
    return Cost(name, phase, len(times), median(times), p99, times[-1], int(median(memory)), max(memory))


def costs(states: Sequence[State]) -> list[Cost]:
    """By player count and phase; the hard ones apart; then all but these."""
    groups: dict[tuple[str, str], list[Timed]] = {}
    for one in map(timed, states):
        state = one.state
        apart = (state.mission, state.players) in APART
        name = f"mission {state.mission}, 5 players" if apart else f"{state.players} players"
        groups.setdefault((name, state.phase), []).append(one)
        if not apart:
            groups.setdefault(("all others", state.phase), []).append(one)
            groups.setdefault(("all others", "all"), []).append(one)
    order = [*PHASES, "all"]
    return [cost(*key, groups[key]) for key in sorted(groups, key=lambda key: (key[0], order.index(key[1])))]


def growth(mission: int, players: int) -> Growth:
    """What a fresh table costs the one after the captain, before any token lies."""
    seen = busters.new(mission=mission, players=players, seed=1, captain=0).observe(1)
    odds = Odds(seen)
    time = fastest(lambda: query(seen))
    stands = len(odds.board.stands)
    return Growth(mission, players, len(odds.pile.things), stands, odds.kernel.edges, odds.kernel.memory, time)


def spectators(states: Sequence[State]) -> list[Cost]:
    """The same for somebody who sees no hand: a few states of each player count and phase."""
    found: list[Cost] = []
    rng = Random(1)
    for players in (2, 3, 4, 5):
        for phase in PHASES:
            here = [state for state in states if (state.players, state.phase) == (players, phase)]
            here = [state for state in here if (state.mission, players) not in APART]
            some = rng.sample(here, min(25, len(here)))
            looking = [state._replace(seen=Odds(state.seen).bystander.observation) for state in some]
            if looking:
                found.append(cost(f"{players} players", phase, [timed(state) for state in looking]))
    return found


def beside(limit: float) -> list[Beside]:
    """The compiled kernel, the one in NumPy and a straightforward calculator, on the same states, in one run."""
    states = [state for mission, players in BESIDE for state in states_of(mission, players, 1, each=1)]
    found: list[Beside] = []
    for phase in PHASES:
        here = [state.seen for state in states if state.phase == phase]
        compiled = [fastest(partial(query, seen)) for seen in here]
        numpy = [fastest(partial(query, seen, "numpy")) for seen in here]
        memo = [_calculator(seen, limit) for seen in here]
        read = [(time, ours) for time, ours in zip(memo, compiled, strict=True) if time is not None]
        finished = sum(time < limit * 1e3 for time, _ in read)
        times, ratios = [time for time, _ in read], [time / ours for time, ours in read]
        found.append(
            Beside(
                phase,
                len(here),
                median(compiled),
                median(numpy),
                len(read),
                finished,
                median(times),
                median(ratios),
            )
        )
    return found


def _calculator(seen: Observation, limit: float) -> float | None:
    """Milliseconds of the straightforward calculator, at most the limit; None if it cannot read the facts."""
    begin = process_time()
    try:
        Memo(seen, limit)
    except Unreadable:
        return None
    except Unfinished:
        return limit * 1e3
    return min(limit, process_time() - begin) * 1e3


def measure(missions: Sequence[int], counts: Sequence[int], games: int, limit: float) -> dict[str, list[Any]]:
    """Everything, by name of the table."""
    states: list[State] = []
    for mission in missions:
        for players in catalogue.mission(mission).players:
            if players in counts:
                states += [state for seed in range(games) for state in states_of(mission, players, seed)]
    return {
        "queries": costs(states),
        "spectators": spectators(states),
        "growth": [growth(mission, players) for mission in GROWTH for players in (2, 3, 4, 5)],
        "side by side": beside(limit),
    }


TITLES = {
    "queries": f"Odds: a query of the seat that is asked, one core, best of {REPEATS}, processor milliseconds",
    "spectators": "Odds: the same for a spectator",
    "growth": "Odds: a fresh table, seen by the one after the captain",
    "side by side": "Odds: different ways to them, medians in processor milliseconds",
}


def show(console: Console, found: dict[str, list[Any]]) -> None:
    """Print the tables."""
    for name, rows in found.items():
        table = Table(title=TITLES[name], title_justify="left")
        for head in rows[0]._fields:
            table.add_column(head.replace("_", " "), justify="right")
        for row in rows:
            table.add_row(*[_text(field) for field in row])
        console.print(table)


def write_odds(module: str, found: dict[str, list[Any]], stick: float) -> None:
    """Put all tables into docs/bench.md."""
    for name, lines in odds_lines(found).items():
        put("bench.md", f"odds {name}", [measured(module, stick), "", *lines])


def _text(field: object) -> str:
    if isinstance(field, float):
        return f"{field:,.2f}"
    return f"{field:,}" if isinstance(field, int) else str(field)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.odds", description="Measure what the odds cost.")
    parser.add_argument("--missions", default="all", help="mission numbers, as in 1,4,8 or 9-66 or all")
    parser.add_argument("--players", default="all", help="player counts, as in 2,5")
    parser.add_argument("--games", type=int, default=2, help="games for each mission and player count")
    parser.add_argument("--limit", type=float, default=LIMIT, help="seconds a calculator gets for a query")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    add_write(parser, "bench.md")
    asked = parser.parse_args()
    missions = missions_in(asked.missions)
    counts = players_in(asked.players)
    found = measure(missions, counts, asked.games, asked.limit)
    stick = yardstick()
    if asked.write:
        write_odds("bench.odds", found, stick)
    if asked.json:
        data = {name: [row._asdict() for row in rows] for name, rows in found.items()}
        json.dump({"yardstick_us": stick, **data}, sys.stdout, indent=1)
        return
    console = Console(width=120)
    show(console, found)
    console.print(f"Yardstick: 100 rounds of a plain Python loop, {stick:.2f} µs here.")


if __name__ == "__main__":
    main()
