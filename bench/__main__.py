"""`python -m bench`: the figures of the engine and of the odds, side by side in one run."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.chosen import missions_in, players_in
from bench.engine import Row, measure, profile, speed
from bench.engine_page import engine_lines, speed_lines
from bench.measure import yardstick
from bench.odds import LIMIT, show, write_odds
from bench.odds import measure as measure_odds
from bench.page import add_write, measured, put
from bench.peers import hanabi
from defuse.arena.games.busters import plan
from defuse.busters import catalogue


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure the engine and the odds.")
    parser.add_argument("--missions", default="1,4,6,8", help="mission numbers, as in 1,4,8 or 9-66 or all")
    parser.add_argument("--players", default="all", help="player counts, as in 2,5")
    parser.add_argument("--games", type=int, default=20, help="games for each mission and player count")
    parser.add_argument("--speed", action="store_true", help="only acts per second, and which missions are slowest")
    parser.add_argument("--only", choices=("engine", "odds"), help="one part; `python -m bench.odds` has more choices")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    add_write(parser, "bench.md")
    said = parser.parse_args()
    console = Console(stderr=said.json, width=120)
    missions = missions_in(said.missions)
    counts = players_in(said.players)
    cases = plan(missions, counts, 1, bots=["random"], seed=0).matches
    stick = yardstick()
    if said.speed:
        speeds = [(match.mission, match.players, *speed(match.mission, match.players, said.games)) for match in cases]
        _print_speeds(console, speeds, stick)
        if said.write:
            put("bench.md", "speed", [measured("bench", stick), "", *speed_lines(speeds)])
        return
    odds = {} if said.only == "engine" else measure_odds(list(catalogue.missions()), counts, 1, LIMIT)
    rows = []
    for match in cases if said.only != "odds" else ():
        rows.append(measure(match.mission, match.players, said.games))
        console.print(f"[dim]mission {match.mission}, {match.players} players measured[/dim]")
    found: dict[str, Any] = {"yardstick_us": stick}
    if rows:
        shares = profile(8, 4, said.games)
        peer = hanabi()
        found |= {"rows": [row._asdict() for row in rows], "profile": shares[:12], "openspiel_hanabi_steps_per_s": peer}
        if not said.json:
            _print(console, rows, shares, stick, peer)
        if said.write:
            put("bench.md", "engine", [measured("bench", stick), "", *engine_lines(rows)])
    if odds:
        found["odds"] = {name: [row._asdict() for row in lines] for name, lines in odds.items()}
        if not said.json:
            show(console, odds)
        if said.write:
            write_odds("bench", odds, stick)
    if said.json:
        json.dump(found, sys.stdout, indent=1)


def _print_speeds(console: Console, speeds: list[tuple[int, int, float, float]], stick: float) -> None:
    """Acts per second of the engine and with the driver, a row for each mission; then the slowest."""
    table = Table(title="Acts per second, one core, best of five: engine alone / with the driver", title_justify="left")
    for name in ("mission", "2 players", "3", "4", "5"):
        table.add_column(name, justify="right")
    by_mission: dict[int, dict[int, str]] = {}
    for mission, players, engine, steered in speeds:
        by_mission.setdefault(mission, {})[players] = f"{engine:,.0f} / {steered:,.0f}"
    for mission, cells in by_mission.items():
        table.add_row(str(mission), *(cells.get(players, "") for players in (2, 3, 4, 5)))
    console.print(table)
    console.print(f"Yardstick: 100 rounds of a plain Python loop, {stick:.2f} µs here.")
    for name, column in (("engine alone", 2), ("with the driver", 3)):
        slowest = sorted(speeds, key=lambda row: row[column])[:5]
        told = ", ".join(f"mission {row[0]} with {row[1]}: {row[column]:,.0f}" for row in slowest)
        console.print(f"Slowest, {name}: {told}")


def _print(
    console: Console, rows: list[Row], shares: list[tuple[str, float]], stick: float, peer: float | None
) -> None:
    table = Table(title="Bomb Busters, one core, best of five; times in µs", title_justify="left")
    for name in ("mission", "players", "acts a game", "engine acts/s", "steered acts/s", "× stick"):
        table.add_column(name, justify="right")
    for name in ("set-up", "observe", "forms", "draw", "imagine", "replay bytes"):
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(
            str(row.mission),
            str(row.players),
            f"{row.acts / row.games:.0f}",
            f"{row.engine:,.0f}",
            f"{row.steered:,.0f}",
            f"{1e6 / row.engine / stick:.1f}",
            f"{row.setup:.0f}",
            f"{row.observe:.1f}",
            f"{row.forms:.0f}",
            f"{row.draw:.0f}",
            f"{row.imagine:.0f}",
            f"{row.replay_bytes:,}",
        )
    console.print(table)
    console.print(f"Yardstick: 100 rounds of a plain Python loop, {stick:.2f} µs here; an act takes so many of them.")
    if peer is None:
        console.print("OpenSpiel is not installed (pip install open_spiel), so there is no peer to compare with.")
    else:
        mean = sum(row.engine for row in rows) / len(rows)
        console.print(f"OpenSpiel's Hanabi in the same run: {peer:,.0f} steps/s; ours / theirs = {mean / peer:.2f}")
    parts = Table(title="Where an act's time goes (mission 8, 4 players, under the profiler)", title_justify="left")
    parts.add_column("part")
    parts.add_column("share", justify="right")
    for name, share in shares[:12]:
        parts.add_row(name, f"{share:.0%}")
    console.print(parts)


if __name__ == "__main__":
    main()
