"""`python -m tests.batch.soak_agreement COUNT`: step the batched engine beside the engine until so much is compared.

It goes through all missions and player counts of the batched engine again and again, with new seeds, and writes after
each round how far it has come (`--from ROUND` goes on there), so a long run can be split. At the end it says what was
reached: acts and cards, events, wins and losses.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter

from defuse.batch import setups
from defuse.busters import catalogue
from tests.batch.agreement import agree

ALL = [(mission, players) for mission in setups.playable() for players in catalogue.mission(mission).players]
WILD = (0.02, 0.1, 0.3, 1.0)
"""How often a number is any that may be given: most games are played well, some anyhow."""


def main() -> None:
    """Compare so many steps, and say how many it were."""
    parser = argparse.ArgumentParser(prog="python -m tests.batch.soak_agreement")
    parser.add_argument("count", type=int, help="how many steps (numbers) at least")
    parser.add_argument("--from", dest="first", type=int, default=0, help="the round (seed) to begin with")
    parser.add_argument(
        "--seconds", type=float, default=float("inf"), help="stop after a round when so long has passed"
    )
    said = parser.parse_args()
    steps, seed, began = 0, said.first, time.monotonic()
    seen: Counter[str] = Counter()
    while steps < said.count and time.monotonic() - began < said.seconds:
        for mission, players in ALL:
            steps += agree(mission, players, 1000 + seed, wild=WILD[seed % len(WILD)], seen=seen)
        seed += 1
        print(f"{steps:,} steps compared; the next round is {seed}", flush=True)
    for what, times in sorted(seen.items()):
        print(f"{times:>9,} {what}")


if __name__ == "__main__":
    main()
