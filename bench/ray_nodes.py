"""`python -m bench.ray_nodes`: how the arena grows with the nodes of a Ray cluster, all of them on this machine."""

from __future__ import annotations

import argparse
from importlib import import_module
from time import perf_counter
from typing import NamedTuple

from bench.chosen import missions_in, players_in
from bench.measure import yardstick
from bench.page import add_write, measured, put, table
from defuse.arena.games.busters import Match, plan
from defuse.arena.ray_pool import simulate_on_ray


class Row(NamedTuple):
    """The figures of a number of nodes, each with one processor."""

    nodes: int
    start: float
    """Seconds until the first result."""
    rate: float
    """Games a second after the first ones."""
    share: float
    """How much of the processors' time is spent in games; the rest is handing over, and waiting."""


def measure(matches: tuple[Match, ...], nodes: int) -> Row:
    """Play matches on so many nodes."""
    cluster = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    try:
        for _ in range(nodes - 1):
            cluster.add_node(num_cpus=1)
        began = perf_counter()
        ends = [(perf_counter(), result) for result in simulate_on_ray(matches, address=cluster.address)]
    finally:
        cluster.shutdown()
    skip = 4 * nodes  # until every node is at work
    first, last = ends[skip - 1][0], ends[-1][0]
    played = sum(result.seconds for _, result in ends[skip:])
    return Row(nodes, ends[0][0] - began, (len(ends) - skip) / (last - first), played / (last - first) / nodes)


def lines(rows: list[Row]) -> list[str]:
    """The table for docs/arena.md."""
    shown = [
        [str(row.nodes), f"{row.start:.1f}", f"{row.rate:.2f}", f"{row.share:.0%}", f"× {row.rate / rows[0].rate:.2f}"]
        for row in rows
    ]
    return table(["nodes", "first result, s", "games/s", "in games", "against one"], shown, words=0)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.ray_nodes", description="Measure the arena on Ray.")
    parser.add_argument("--missions", default="8", help="mission numbers, as in 1,4,8")
    parser.add_argument("--players", default="4", help="player counts, as in 2,5")
    parser.add_argument("--games", type=int, default=60, help="games for each mission and player count")
    parser.add_argument("--bots", default="careful", help="who plays")
    parser.add_argument("--nodes", default="1,2", help="numbers of nodes, as in 1,2")
    add_write(parser, "arena.md")
    said = parser.parse_args()
    chosen = plan(missions_in(said.missions), players_in(said.players), said.games, bots=said.bots.split(","), seed=1)
    rows = [measure(chosen.matches, int(nodes)) for nodes in said.nodes.split(",")]
    if said.write:
        put("arena.md", "ray", [measured("bench.ray_nodes", yardstick()), "", *lines(rows)])
    print("\n".join(lines(rows)))


if __name__ == "__main__":
    main()
