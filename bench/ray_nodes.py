"""`python -m bench.ray_nodes`: how the arena grows with the nodes of a Ray cluster, all of them on this machine."""

from __future__ import annotations

import argparse
from importlib import import_module
from time import perf_counter
from typing import Any, NamedTuple

from bench.chosen import missions_in, players_in
from bench.measure import yardstick
from bench.page import add_write, measured, put, table
from defuse.arena.games.busters import Match, plan
from defuse.arena.ray_pool import simulate_on_ray
from defuse.programs.executable import sit_down


class Row(NamedTuple):
    """The figures of a number of nodes, each with one processor."""

    nodes: int
    start: float
    """Seconds until the first result."""
    rate: float
    """Games a second after the first ones."""
    share: float
    """How much of the processors' time is spent in games; the rest is handing over, and waiting."""


def measure(cluster: Any, matches: tuple[Match, ...], nodes: int) -> Row:
    """Play matches on a cluster that has so many nodes by now."""
    began = perf_counter()
    playing = simulate_on_ray(matches, address=cluster.address, outside=sit_down)
    ends = [(perf_counter(), result) for result in playing]
    skip = 4 * nodes  # until every node is at work
    first, last = ends[skip - 1][0], ends[-1][0]
    played = sum(result.seconds for _, result in ends[skip:])
    return Row(nodes, ends[0][0] - began, (len(ends) - skip) / (last - first), played / (last - first) / nodes)


def measured_with(most: int, matches: tuple[Match, ...]) -> list[Row]:
    """The same with one node, with two, and so on."""
    cluster = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    rows = [measure(cluster, matches, 1)]
    for nodes in range(2, most + 1):
        cluster.add_node(num_cpus=1)
        rows.append(measure(cluster, matches, nodes))
    cluster.shutdown()
    return rows


def lines(rows: list[Row]) -> list[str]:
    """The table for docs/many-machines.md."""
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
    parser.add_argument("--nodes", type=int, default=2, help="up to so many nodes")
    add_write(parser, "many-machines.md")
    said = parser.parse_args()
    chosen = plan(missions_in(said.missions), players_in(said.players), said.games, bots=said.bots.split(","), seed=1)
    rows = measured_with(said.nodes, chosen.matches)
    if said.write:
        put("many-machines.md", "ray", [measured("bench.ray_nodes", yardstick()), "", *lines(rows)])
    print("\n".join(lines(rows)))


if __name__ == "__main__":
    main()
