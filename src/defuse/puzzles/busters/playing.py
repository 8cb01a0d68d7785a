"""Playing: the games of bots that puzzles come from, one after the other, each known by its number."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from defuse.bots.busters import CarefulBot
from defuse.bots.playing import next_act
from defuse.busters import catalogue, new, pace
from defuse.kernel import Game, Observation
from defuse.puzzles.puzzle import BOXES

LONGEST = 400
"""Acts after which a game is left: it goes round in circles."""


def setup_of(seed: str, number: int) -> tuple[int, int]:
    """The mission and the number of players of a game: the boxes take turns, the rest is drawn."""
    random = Random(f"{seed}/{number}/setup")
    box = number % len(BOXES)
    first = BOXES[box - 1] + 1 if box else 1
    mission = random.choice(range(first, BOXES[box] + 1))
    return mission, random.choice(catalogue.mission(mission).players)


def positions(seed: str, number: int) -> Iterator[Observation]:
    """What each seat saw that was asked, move by move. All seats are careful bots that do not look ahead."""
    mission, players = setup_of(seed, number)
    game: Game = new(mission=mission, players=players, seed=f"{seed}/{number}")
    bots = [CarefulBot(f"{seed}/{number}/{seat}", worlds=0) for seat in game.seats()]
    for _ in range(LONGEST):
        if game.outcome is not None:
            return
        ask = game.ask
        if ask is not None and len(ask.seats) == 1 and ask.mode == "one":
            yield game.observe(ask.seats[0])
        game, _events = game.play(pace.tick(game) or next_act(game, bots))
