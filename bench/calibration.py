"""`python -m bench.calibration`: whether what is given a chance of p is true with frequency p.

Games are played by players who do not look at their hands (see `blind`). At each decision some seats state how likely
something is, before anybody acts; then the truth is looked up. What becomes of the game later plays no part in that.
Statements of one game hang together, so the error of a sum is worked out from the sums of whole games.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from bench.blind import Blind, carry_out, propose
from bench.chosen import missions_in
from bench.page import add_write, measured, put, table
from defuse import busters
from defuse.busters import catalogue
from defuse.busters.wires import RED, YELLOW, kinds_of, value_of
from defuse.kernel import Among, Clock, Game
from defuse.odds import Odds, TooManyFacts

GROUPS = ((1, 8), (9, 19), (20, 30), (31, 42), (43, 54), (55, 66))
SEATS = 2
"""How many seats are asked at each decision."""
WEIGHTS = {2: 4, 3: 4, 4: 4, 5: 1}
"""How often tables of so many players are set up: with five, imagining hands takes the longest."""
BINS = 20
EXACT = 1e-12
"""Chances as near as this to 0 or 1 are certainties."""
FAR = 1.96
"""A twentieth of all lines is farther out by chance."""
LONGEST = 400
"""More acts than a game of the blind has."""


class Case(NamedTuple):
    """A game to be played."""

    mission: int
    players: int
    seed: int


class Said(NamedTuple):
    """A statement: the case in which it was made, what sort it is, its chance, and whether it is true."""

    case: Case
    sort: str
    chance: float
    true: bool


class Line(NamedTuple):
    """A line of a reliability table."""

    name: str
    statements: int
    games: int
    stated: float
    """The mean of the chances."""
    found: float
    """The share that is true."""
    z: float
    """By how many standard errors these two differ."""


def plan(missions: Sequence[int], games: int, seed: int) -> list[Case]:
    """So many games, each mission in turn, with any number of players that it is for."""
    rng = Random(f"{seed}/calibration")
    cases: list[Case] = []
    for number in range(games):
        mission = missions[number % len(missions)]
        counts = catalogue.mission(mission).players
        (players,) = rng.choices(counts, [WEIGHTS[count] for count in counts])
        cases.append(Case(mission, players, seed * 1_000_000 + number))
    return cases


def play(case: Case) -> tuple[list[Said], int]:
    """The statements of one game that is played blindly, and its number of acts."""
    rng = Random(f"{case}/blind")
    blind: Blind | None = Blind(busters.new(mission=case.mission, players=case.players, seed=case.seed))
    said: list[Said] = []
    acts = 0
    while blind is not None and not blind.game.over:
        game = blind.game
        try:
            proposal = propose(game.observe(None), rng)
        except TooManyFacts:
            break  # nobody has seen anything yet: docs/odds.md names the missions
        if not isinstance(proposal.act, Clock):
            for seat in rng.sample(range(case.players), SEATS):
                said += statements(case, game, seat, rng)
        blind = carry_out(blind, proposal)
        acts += blind is not None
        assert acts < LONGEST, f"{case} does not end"
    return said, acts


def statements(case: Case, game: Game, seat: int, rng: Random) -> Iterable[Said]:
    """Some statements of a seat about wires that it has not seen, chosen by what it knows."""
    odds = Odds(game.observe(seat))
    board, faces = game.public, game.secret.faces
    if not odds.hidden:
        return
    present = [value for value, count in enumerate(board.totals) if count]
    for wire in rng.sample(odds.hidden, min(2, len(odds.hidden))):
        chances = odds.values(wire)
        likely = rng.choices(list(chances), list(chances.values()))[0]
        for sort, value in (("likely", likely), ("any", rng.choice(present))):
            yield Said(case, sort, chances.get(value, 0.0), value_of(faces[wire]) == value)
        for colour, sort in ((RED, "red"), (YELLOW, "yellow")):
            if board.totals[colour]:
                yield Said(case, sort, chances.get(colour, 0.0), value_of(faces[wire]) == colour)
    value = rng.choice(present)
    pair = rng.sample(odds.hidden, min(2, len(odds.hidden)))
    yield Said(case, "one of two", odds.any_of(pair, value), any(value_of(faces[wire]) == value for wire in pair))
    stand = rng.choice([row for row in board.stands if any(wire in odds.hidden for wire in row)])
    hidden = tuple([wire for wire in stand if wire in odds.hidden])
    two = Among(hidden, kinds_of(value), 2)
    yield Said(case, "two on a stand", odds.chance(two), two.holds(faces, value_of))


def line(name: str, said: Sequence[Said]) -> Line | None:
    """The line of some statements; None if there are none."""
    if not said:
        return None
    sums: dict[Case, float] = {}
    for one in said:
        sums[one.case] = sums.get(one.case, 0.0) + one.true - one.chance
    # Where nearly everything comes true, games differ too little to tell the error: it is no less than that of coins.
    coins = sum(one.chance * (1 - one.chance) for one in said)
    spread = sqrt(max(coins, sum(each * each for each in sums.values())))
    off = sum(sums.values())
    stated, found = sum(one.chance for one in said) / len(said), sum(one.true for one in said) / len(said)
    return Line(name, len(said), len(sums), stated, found, off / spread if spread > EXACT else 0.0)


def bin_of(chance: float) -> int:
    """Which line a chance belongs to: -1 and `BINS` are the certainties."""
    if chance <= EXACT:
        return -1
    return BINS if chance >= 1 - EXACT else min(int(chance * BINS), BINS - 1)


def reliability(said: Sequence[Said]) -> list[Line]:
    """The reliability table: a line for each twentieth, and one for each certainty."""
    bins: dict[int, list[Said]] = {}
    for one in said:
        bins.setdefault(bin_of(one.chance), []).append(one)
    names = {-1: "0", BINS: "1"} | {at: f"{at / BINS:.2f}–{(at + 1) / BINS:.2f}" for at in range(BINS)}
    return [found for at in sorted(bins) if (found := line(names[at], bins[at]))]


def expected_error(lines: Sequence[Line]) -> float:
    """The mean distance between what was stated and what was found, over all statements of a table."""
    return sum(abs(one.stated - one.found) * one.statements for one in lines) / sum(one.statements for one in lines)


def group_of(mission: int) -> str:
    """The group of missions that one belongs to, as in `9–19`."""
    first, last = next(group for group in GROUPS if group[0] <= mission <= group[1])
    return f"{first}–{last}"


def tables(said: Sequence[Said]) -> dict[str, list[Line]]:
    """The reliability tables: of everything, and of each group of missions; then sorts and missions, a line each."""
    found = {"all": reliability(said)}
    for first, last in GROUPS:
        some = [one for one in said if first <= one.case.mission <= last]
        if some:
            found[group_of(first)] = reliability(some)
    sorts = {one.sort: None for one in said}
    missions = sorted({one.case.mission for one in said})
    by_sort = [
        line(sort, [one for one in said if one.sort == sort and 0 < bin_of(one.chance) + 1 <= BINS]) for sort in sorts
    ]
    by_mission = [
        line(f"{mission} {sort}", [one for one in said if one.case.mission == mission and one.sort == sort])
        for mission in missions
        for sort in sorts
    ]
    found["sorts"] = [one for one in by_sort if one]
    found["missions"] = [one for one in by_mission if one]
    return found


def write_tables(found: dict[str, list[Line]], games: int, acts: int) -> None:
    """Put the tables into docs/calibration.md."""
    whole = sum(one.statements for one in found["all"])
    said = f"{games:,} games, {acts:,} acts, {whole:,} statements."
    error = (
        f"Expected calibration error (the mean distance between chance and share): {expected_error(found['all']):.4f}."
    )
    put("calibration.md", "all", [measured("bench.calibration"), "", said, "", *all_lines(found["all"]), "", error])
    put("calibration.md", "groups", group_lines(found))
    put("calibration.md", "sorts", [*sort_lines(found["sorts"]), "", *beyond("By mission and sort", found["missions"])])


def all_lines(lines: Sequence[Line]) -> list[str]:
    """The reliability table of everything."""
    heads = ["chance", "statements", "games", "mean chance", "true", "z"]
    rows = [[one.name, f"{one.statements:,}", f"{one.games:,}", *_shares(one)] for one in lines]
    return table(heads, rows)


def sort_lines(lines: Sequence[Line]) -> list[str]:
    """A line for each sort of statement."""
    rows = [[one.name, f"{one.statements:,}", *_shares(one)] for one in lines]
    return table(["sort", "statements", "mean chance", "true", "z"], rows)


def group_lines(found: dict[str, list[Line]]) -> list[str]:
    """The share that was true and z, with a column for each group of missions."""
    groups = {name: {one.name: one for one in lines} for name, lines in found.items() if "–" in name}
    rows = []
    for name in [one.name for one in found["all"]]:
        here = [lines.get(name) for lines in groups.values()]
        rows.append([name, *["" if one is None else f"{one.found:.3f} ({_signed(one.z)})" for one in here]])
    rows.append(["statements", *[f"{sum(one.statements for one in found[name]):,}" for name in groups]])
    rows.append(["expected error", *[f"{expected_error(found[name]):.4f}" for name in groups]])
    uncertain = [one for name in groups for one in found[name] if one.name not in ("0", "1")]
    return [*table(["chance", *groups], rows), "", *beyond("By group of missions", uncertain)]


def beyond(what: str, lines: Sequence[Line]) -> list[str]:
    """How many lines are far out, and how many would be by chance alone."""
    far = sum(abs(one.z) > FAR for one in lines)
    farthest = max(lines, key=lambda one: abs(one.z))
    return [
        f"{what}, {len(lines)} lines: {far} are beyond ±{FAR}; chance alone would put {len(lines) * 0.05:.0f} there.",
        f"The farthest is {_signed(farthest.z)} ({farthest.name}).",
    ]


def _shares(one: Line) -> list[str]:
    return [f"{one.stated:.4f}", f"{one.found:.4f}", _signed(one.z)]


def _signed(z: float) -> str:
    return f"{round(z, 1) + 0.0:+.1f}".replace("-", "−")  # a zero has no minus


def _print(console: Console, found: dict[str, list[Line]], games: int, acts: Sequence[int]) -> None:
    whole = sum(one.statements for one in found["all"])
    console.print(f"{games} games, {sum(acts)} acts, {max(acts)} in the longest; {whole} statements")
    for name, lines in found.items():
        shown = sorted(lines, key=lambda one: -abs(one.z))[:12] if name == "missions" else lines
        shown_table = Table(title=f"{name}: expected error {expected_error(lines):.4f}", title_justify="left")
        for head in ("chance", "statements", "games", "stated", "true", "z"):
            shown_table.add_column(head, justify="right")
        for one in shown:
            row = (
                one.name,
                str(one.statements),
                str(one.games),
                f"{one.stated:.4f}",
                f"{one.found:.4f}",
                f"{one.z:+.1f}",
            )
            shown_table.add_row(*row)
        console.print(shown_table)


def main() -> None:
    """Play, and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m bench.calibration", description="Check odds against the truth.")
    parser.add_argument("--missions", default="all", help="mission numbers, as in 1,4,8 or 9-66 or all")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    add_write(parser, "calibration.md")
    asked = parser.parse_args()
    missions = missions_in(asked.missions)
    cases = plan(missions, asked.games, asked.seed)
    with ProcessPoolExecutor(asked.jobs) as pool:
        played = list(pool.map(play, cases, chunksize=4))
    found = tables([one for said, _ in played for one in said])
    acts = [count for _, count in played]
    if asked.write:
        write_tables(found, len(cases), sum(acts))
    if asked.json:
        data: dict[str, Any] = {name: [one._asdict() for one in lines] for name, lines in found.items()}
        json.dump({"games": len(cases), "acts": sum(acts), "tables": data}, sys.stdout, indent=1)
    else:
        _print(Console(width=120), found, len(cases), acts)


if __name__ == "__main__":
    main()
