"""`python -m tests.encoding.soak_acts COUNT`: play acts by numbers beside the engine until so many are compared.

It goes through all missions, player counts and Bomb Squad Academy again and again, with new seeds, and writes after
each round how far it has come (`--from ROUND` goes on there), so a long run can be split.
"""

from __future__ import annotations

import argparse
import time

from tests.encoding.agreeing import agree
from tests.encoding.test_numbers import ALL


def main() -> None:
    """Compare so many acts, and say how many it were."""
    parser = argparse.ArgumentParser(prog="python -m tests.encoding.soak_acts")
    parser.add_argument("count", type=int, help="how many acts at least")
    parser.add_argument("--from", dest="first", type=int, default=0, help="the round (seed) to begin with")
    parser.add_argument("--look", type=int, default=4, help="look closely at every so many questions")
    parser.add_argument(
        "--seconds", type=float, default=float("inf"), help="stop after a round when so long has passed"
    )
    said = parser.parse_args()
    acts, seed, began = 0, said.first, time.monotonic()
    while acts < said.count and time.monotonic() - began < said.seconds:
        for mission, players in ALL:
            acts += agree(mission, players, 1000 + seed, look=said.look)
        seed += 1
        print(f"{acts:,} acts compared; the next round is {seed}", flush=True)


if __name__ == "__main__":
    main()
