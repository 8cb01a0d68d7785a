"""Every mixture of `careful` and `expert` at a table of Bomb Squad Academy: how often each kind of seat wins.

`python -m bench.academy_mixtures --folder FOLDER --games 400` plays every mixture with two to five players, and
one `random` among experts, each deal from every seat, and keeps the games in FOLDER. All mixtures come on alike, so a
run that is broken off (or `--minutes` that are over) has measured all of them, and can be gone on with.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from bench.page import add_write, measured, put
from defuse.arena import Recorder, begin, run
from defuse.arena.games.academy import AcademyMatch, AcademyResult, plan_academy, tally_academy
from defuse.arena.games.academy.matches import PLAYERS
from defuse.statistics import quantile

TIMED = 12
"""Games of experts alone: they are there for the time that experts take, and the dearest."""


class Mixture(NamedTuple):
    """A table: how many seats of each bot."""

    bots: tuple[str, ...]

    @property
    def name(self) -> str:
        """What its file is called."""
        return "-".join([f"{self.bots.count(bot)}{bot}" for bot in dict.fromkeys(self.bots)])


def mixtures(players: Sequence[int]) -> Iterator[Mixture]:
    """All mixtures of experts and careful with so many players, experts alone, and one random among experts."""
    for count in players:
        for experts in range(1, count + 1):
            yield Mixture(("expert",) * experts + ("careful",) * (count - experts))
        yield Mixture(("expert",) * (count - 1) + ("random",))


def planned(mixture: Mixture, games: int, seed: str) -> tuple[AcademyMatch, ...]:
    """The games of a mixture: whole deals, each played from every seat."""
    players = len(mixture.bots)
    if len(set(mixture.bots)) == 1:
        games = min(games, TIMED)
    return plan_academy([players], -(-games // players) * players, bots=mixture.bots, seed=seed)


def play(found: Sequence[Mixture], games: int, seed: str, folder: Path, minutes: float) -> None:
    """Play a deal of each mixture in turn, until all have their games or the time is over."""
    until = monotonic() + 60.0 * minutes
    command = ["python", "-m", "bench.academy_mixtures", "--games", str(games), "--seed", seed]
    with ExitStack() as files:
        left: list[tuple[Recorder[AcademyResult], list[AcademyMatch]]] = []
        for mixture in found:
            asked_for = planned(mixture, games, seed)
            path = folder / f"{mixture.name}.jsonl"
            recorder: Recorder[AcademyResult] = files.enter_context(Recorder(path, begin(asked_for, command)))
            left.append((recorder, [match for match in asked_for if match not in recorder.done][::-1]))
        while any(matches for _, matches in left) and monotonic() < until:
            # Whoever has played least comes next, so that all are measured equally well at any time.
            recorder, matches = min([one for one in left if one[1]], key=lambda one: len(one[0].done))
            deal = matches[-1].dealt
            while matches and matches[-1].dealt == deal:
                recorder.add(run(matches.pop()))


def read(found: Sequence[Mixture], games: int, seed: str, folder: Path) -> dict[Mixture, list[AcademyResult]]:
    """The games that are there, whole deals only."""
    results: dict[Mixture, list[AcademyResult]] = {}
    for mixture in found:
        matches = planned(mixture, games, seed)
        with Recorder[AcademyResult](folder / f"{mixture.name}.jsonl", begin(matches, [])) as recorder:
            done = recorder.done
        whole = {match.dealt for match in done}
        whole -= {match.dealt for match in matches if match not in done}
        here = [result for match, result in done.items() if match.dealt in whole]
        if here:
            results[mixture] = here
    return results


def table(results: dict[Mixture, list[AcademyResult]]) -> list[str]:
    """The rows for the docs: how often a seat of each kind wins, with its interval, and how long experts think."""
    lines = [
        "| players | at the table | games | an expert's seat wins | 95 % | another's seat wins | 95 % | fair |",
        "|---:|---|---:|---:|---:|---:|---:|---:|",
    ]
    for mixture, games in results.items():
        players = len(mixture.bots)
        rows = tally_academy(games)
        if len(rows) > 1:
            cells = [f"{row.won:.1%} | {row.low * 100:.0f}–{row.high * 100:.0f}" for row in rows]
            who = " + ".join([f"{row.seats} `{row.bot}`" for row in rows])
            line = f"| {players} | {who} | {len(games)} | {' | '.join(cells)} | {1 / players:.0%} |"
            lines.append(line.replace("%", " %"))
    lines += ["", "| players | decisions of experts | median ms | 99 % ms | most ms |", "|---:|---:|---:|---:|---:|"]
    for mixture, games in results.items():
        if set(mixture.bots) == {"expert"}:
            each = sorted([time for game in games if game.thinking for time in game.thinking.each])
            shown = [quantile(each, 0.5), quantile(each, 0.99), each[-1]]
            lines.append(f"| {len(mixture.bots)} | {len(each)} | {' | '.join([f'{one:.1f}' for one in shown])} |")
    return lines


def main() -> None:
    """Measure, print, and write."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.academy_mixtures", description="Mixtures of bots at a table of Bomb Squad Academy"
    )
    parser.add_argument("--folder", type=Path, required=True, help="where the games are kept")
    parser.add_argument("--games", type=int, default=400, help="games of each mixture, at most")
    parser.add_argument("--players", default="2,3,4,5", help="player counts, as in 2,5")
    parser.add_argument("--seed", default="mixtures")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so many minutes; run it again to go on")
    add_write(parser, "academy.md")
    said = parser.parse_args()
    counts = [int(count) for count in said.players.split(",")]
    if not set(counts) <= set(PLAYERS):
        parser.error("--players: two to five play")
    said.folder.mkdir(parents=True, exist_ok=True)
    found = list(mixtures(counts))
    play(found, said.games, said.seed, said.folder, said.minutes)
    lines = table(read(found, said.games, said.seed, said.folder))
    print("\n".join(lines))
    if said.write:
        put("academy.md", "mixtures", [measured("bench.academy_mixtures"), "", *lines])


if __name__ == "__main__":
    main()
