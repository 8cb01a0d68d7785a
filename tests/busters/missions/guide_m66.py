"""A guide through the bunker who knows the truth: right cuts towards the goal, so that tests see the whole way."""

from __future__ import annotations

from heapq import heappop, heappush
from random import Random

from defuse.busters import pace
from defuse.busters.acts import Cut, SoloCut
from defuse.busters.asks import TurnAsk
from defuse.busters.constraints import CONSTRAINTS
from defuse.busters.rules.bunker import ORDERS, Bunker, LayAsk, LayCards, PullLever, Walk, WalkAsk
from defuse.busters.rules.bunker_map import DIRECTIONS, FLOORS, Square
from defuse.busters.wires import YELLOW
from defuse.kernel import Act, Game

GOALS: dict[str, Square] = {"key": (2, 1), "guard": (1, 3), "stairs": (0, 3), "lever": (2, 3), "doctor": (0, 0)}
SAW = 1.5
"""What entering a saw counts for, in squares."""
MISS = 0.5
"""What a wrong cut counts for, in squares."""


def distances(bunker: Bunker) -> dict[Square, float]:
    """How far each square is from the goal of the step, round the saws where that pays."""
    floor, goal = FLOORS[bunker.floor], GOALS[bunker.step]
    found: dict[Square, float] = {goal: 0.0}
    queue: list[tuple[float, Square]] = [(0.0, goal)]
    while queue:
        cost, square = heappop(queue)
        entering = cost + 1 + (SAW if floor.at(square) == "saw" else 0)
        for way in DIRECTIONS:
            to = floor.beyond(square, way, bunker.step)
            if to is not None and entering < found.get(to, 99):
                found[to] = entering
                heappush(queue, (entering, to))
    return found


def gain(bunker: Bunker, value: int, hit: bool) -> float:
    """How much a cut of a value helps; less is better."""
    if bunker.step not in GOALS:
        return 0.0 if hit else 9.0
    if bunker.at == GOALS[bunker.step]:
        return -1.0 if hit and bunker.meets(len(DIRECTIONS), (value,)) else 0.0
    ways = bunker.ways((value,))
    far = distances(bunker)
    return min([far[bunker.moved(0, way).to] for way in ways]) - far[bunker.at] if ways else 0.0


def guided(game: Game, rng: Random) -> Act:
    """The next act of a team that has somebody who knows everything."""
    act: Act | None = pace.tick(game)
    if act is not None:
        return act
    ask = game.public.ask
    seat = ask.seats[0]
    bunker: Bunker = game.public.rule("bunker")
    if isinstance(ask, WalkAsk):
        far = distances(bunker)
        return Walk(seat=seat, direction=min(ask.ways, key=lambda way: far[bunker.moved(seat, way).to]))
    if isinstance(ask, TurnAsk):
        act = _cut(game, seat, bunker, rng)
        if act is not None:
            return act
    if isinstance(ask, LayAsk):
        return LayCards(seat=seat, order=max(ORDERS, key=lambda order: _use(game, order)))
    form = next(form for form in game.forms(seat) if not form.aside)
    return form.nth(rng.randrange(form.count()))


def _use(game: Game, order: str) -> float:
    """How well cards in an order serve the way from the lever to the doctor: three west, two north, and the action."""
    left = game.public
    wires = [
        sum(left.totals[value] - left.cut[value] for value in range(1, 13) if CONSTRAINTS[card].allows(value))
        for card in order
    ]
    return float(min(wires[3] / 3, wires[0] / 2, wires[4]))


def _cut(game: Game, seat: int, bunker: Bunker, rng: Random) -> Act | None:
    truth = game.table()
    hand = [wire for wire in truth.hand(seat) if truth.value(wire) <= 12]
    others = [wire for mate in truth.clockwise(seat)[1:] for wire in truth.hand(mate)]
    if bunker.gripped and bunker.step == "lever" and not truth.only_reds(seat):
        everywhere = [wire for stand in range(len(game.public.stands)) for wire in truth.uncut(stand)]
        return PullLever(seat=seat, wires=tuple([wire for wire in everywhere if truth.value(wire) == YELLOW]))
    found: list[tuple[float, float, Act]] = []
    for wire in hand:
        value = truth.value(wire)
        same = [other for other in others if truth.value(other) == value]
        own = tuple([other for other in hand if truth.value(other) == value])
        wrong = [other for other in others if other not in same and not truth.is_red(other)]
        if same:
            found.append((gain(bunker, value, True), rng.random(), Cut(seat=seat, mine=(wire,), targets=(same[0],))))
        elif len(own) in (2, 4):
            found.append((gain(bunker, value, True), rng.random(), SoloCut(seat=seat, wires=own)))
        if wrong and game.public.dial > 1:
            miss = Cut(seat=seat, mine=(wire,), targets=(wrong[0],))
            found.append((gain(bunker, value, False) + MISS, rng.random(), miss))
    return min(found, key=lambda option: option[:2])[2] if found else None
