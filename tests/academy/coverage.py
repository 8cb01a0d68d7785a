"""What random play meets: `python -m tests.academy.coverage` prints how often each tool, act and event came."""

from __future__ import annotations

from collections import Counter

from rich.console import Console
from rich.table import Table as Grid

from defuse.academy.events import ToolUsed
from tests.academy.driving import played

PLAYERS = (2, 3, 4, 5)
SEEDS = 50


class Coverage:
    """What happened in some games, by name."""

    def __init__(self) -> None:
        self.games = 0
        self.tools: Counter[str] = Counter()
        self.moments: Counter[tuple[str, str]] = Counter()
        """Tools by the window in which they were used."""
        self.events: Counter[str] = Counter()
        self.acts: Counter[str] = Counter()

    def add(self, players: int, seed: int) -> None:
        """Count one more game."""
        self.games += 1
        timing = "choosing"
        for act, game, events in played(players, seed):
            if act is not None:
                self.acts[type(act).__name__] += 1
            for event in events:
                self.events[type(event).__name__] += 1
                if isinstance(event, ToolUsed):
                    self.tools[event.tool] += 1
                    self.moments[event.tool, timing] += 1
            ask = game.ask
            timing = getattr(ask, "timing", {"ChooseAsk": "choosing", "PeekAsk": "chicken"}.get(type(ask).__name__, ""))


def met(seeds: int = SEEDS) -> Coverage:
    """What happens in games of all player counts."""
    coverage = Coverage()
    for players in PLAYERS:
        for seed in range(seeds):
            coverage.add(players, seed)
    return coverage


def main() -> None:
    found = met()
    grid = Grid("tool", "used", "when", title=f"{found.games} random games")
    for tool, count in sorted(found.tools.items()):
        when = ", ".join(f"{timing} {many}" for (name, timing), many in found.moments.items() if name == tool)
        grid.add_row(tool, str(count), when)
    console = Console()
    console.print(grid)
    for name, counts in (("acts", found.acts), ("events", found.events)):
        console.print(f"{name}: " + ", ".join(f"{key} {count}" for key, count in counts.most_common()))


if __name__ == "__main__":
    main()
