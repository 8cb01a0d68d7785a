"""Other numbers on the components of Bomb Squad Academy, for two players: how often they are chicken, and who wins.

`python -m bench.academy_numbers --games 300 --bots careful` plays every variant, and prints how many of the cards
played are Chicken, how often the leader after the first bomb wins in the end, and how long a bomb lasts. If all three
bombs swung alike, the leader after one of them would win in 70 % of the games (a half, and the angle whose tangent is
one over the root of two, as a part of a half turn): the later bombs have to count more for it to be less.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from msgspec.structs import replace

from bench.page import add_write, measured, put, table
from defuse import academy
from defuse.academy import Components
from defuse.academy.acts import Choose
from defuse.academy.board import CHICKEN
from defuse.academy.components import WIRES, PlateNumbers, check, printed
from defuse.arena import asked
from defuse.bots.academy import make
from defuse.kernel import Game

FEW = 10
"""With fewer games in which somebody led nothing is said of leaders."""


class Told(NamedTuple):
    """What came of one game."""

    cards: Counter[str]
    leader: float | None
    """How much of a victory whoever led after the first bomb had; None if nobody led."""
    rounds: int
    swings: tuple[int, ...]
    """For each bomb, how much further one of the two came than the other."""


def variants() -> Iterator[tuple[str, Components]]:
    """What was tried: all of it within A1 to A4 and the examples of the handbook."""
    ours = printed()
    yield "ours", ours
    for less in (2, 4, 6):
        yield f"tracks {less} shorter", shorter(ours, less)
    yield "one 0 of each deck is a high card", bolder(ours)
    yield "plates +3 and +6 for the third bomb", later(ours, 3, 6)
    yield "plates +4 and +8 for the third bomb", later(ours, 4, 8)
    yield "tracks 4 shorter, plates +3 and +6", later(shorter(ours, 4), 3, 6)
    yield "tracks 4 shorter, plates +4 and +8", later(shorter(ours, 4), 4, 8)


def shorter(numbers: Components, less: int) -> Components:
    """The same decks, with tracks that are so many spaces shorter."""
    for name in WIRES:
        wire = numbers.wire(name)
        numbers = replace(numbers, **{name: replace(wire, track=wire.track - less)})
    return numbers


def bolder(numbers: Components) -> Components:
    """The same tracks, with one 0 less in every deck and one more of the highest card but one."""
    for name in WIRES:
        wire = numbers.wire(name)
        cards = tuple(sorted([*sorted(wire.cards)[1:], max(wire.cards) - 1]))
        numbers = replace(numbers, **{name: replace(wire, cards=cards)})
    return numbers


def later(numbers: Components, low: int, high: int) -> Components:
    """Other plates for the third bomb."""
    three = (PlateNumbers(bonus=low, arrow="left"), PlateNumbers(bonus=high, arrow="right"))
    return replace(numbers, plates=replace(numbers.plates, three=three))


def told(game: Game, bot: str, seed: str) -> Told:
    """Play a game, and tell of it."""
    bots = [make(bot, f"{seed}/{seat}") for seat in game.seats()]
    cards: Counter[str] = Counter()
    after: list[tuple[int, ...]] = []
    bomb = game.public.bomb
    while not game.over:
        seat = asked(game)
        act = bots[seat].decide(game.observe(seat), game.forms(seat))
        if isinstance(act, Choose):
            cards[act.card] += 1
        game, _ = game.play(act)
        if game.public.bomb != bomb:
            after.append(game.public.scores)
            bomb = game.public.bomb
    after.append(game.public.scores)
    assert game.outcome is not None
    winners = game.outcome.winners
    first = after[0]
    led = [seat for seat in game.seats() if first[seat] == max(first)]
    leader = (led[0] in winners) / len(winners) if len(led) == 1 else None
    ahead = [0, *[one[0] - one[1] for one in after]]
    swings = tuple([abs(now - then) for then, now in pairwise(ahead)])
    return Told(cards, leader, game.public.rounds, swings)


def row(name: str, numbers: Components, bot: str, games: int, seed: str) -> list[str]:
    """A row of the table."""
    check(numbers)
    seeds = [f"{seed}/{number}" for number in range(games)]
    found = [told(academy.new(2, one, components=numbers), bot, one) for one in seeds]
    cards: Counter[str] = sum([one.cards for one in found], Counter())
    leaders = [one.leader for one in found if one.leader is not None]
    led = "–"
    if len(leaders) >= FEW:
        share = sum(leaders) / len(leaders)
        error = 1.96 * sqrt(share * (1.0 - share) / len(leaders))
        led = f"{share * 100:.1f} % ± {error * 100:.0f}"
    swing = [sum([one.swings[bomb] for one in found]) / games for bomb in range(3)]
    rounds = sum([one.rounds for one in found]) / games / 3
    chicken = cards[CHICKEN] / cards.total()
    swung = " / ".join([f"{one:.0f}" for one in swing])
    return [name, f"`{bot}`", str(games), f"{chicken * 100:.1f} %", led, f"{rounds:.1f}", swung]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.academy_numbers", description="Try numbers for two players.")
    parser.add_argument("--games", type=int, default=300, help="games of each variant")
    parser.add_argument("--bots", default="careful", help="who plays at both seats")
    parser.add_argument("--seed", default="numbers")
    parser.add_argument("--only", default="", help="only variants whose name has this in it")
    add_write(parser, "academy.md")
    said = parser.parse_args()
    heads = ["numbers", "played by", "games", "Chicken", "leader after one bomb wins", "rounds a bomb"]
    rows = []
    for name, numbers in variants():
        if said.only in name:
            rows.append(row(name, numbers, said.bots, said.games, said.seed))
            print(" | ".join(rows[-1]), flush=True)
    if said.write:
        lines = table([*heads, "swing of each bomb"], rows, words=2)
        put("academy.md", f"numbers {said.bots}", [measured("bench.academy_numbers"), "", *lines])


if __name__ == "__main__":
    main()
