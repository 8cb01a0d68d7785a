"""The bunker: every cut moves the figure, and there are hardly more cuts than squares to go (M66).

A team has 24 right cuts and needs about 22 of them on the way to the doctor, so each has to lead somewhere. How far it
is from a square is worked out as the number of cuts that it takes on average, if whoever acts has a choice of a few
values that are still in the game. The chance to get there in time is a smooth step in the cuts that are to spare.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from math import exp

from defuse.bots.busters.advice import advises, counsels
from defuse.bots.busters.advice.oxygen import value_cut
from defuse.bots.busters.mind import Choice, Mind
from defuse.busters.acts import Cut, SoloCut
from defuse.busters.constraints import CONSTRAINTS
from defuse.busters.rules.bunker import ORDERS, Bunker, LayAsk, LayCards, PullLever, Walk
from defuse.busters.rules.bunker_map import DIRECTIONS, FLOORS, STRIPED, Square
from defuse.busters.wires import BLUE_VALUES, YELLOWS
from defuse.kernel import Among, Form, Pass

GOALS: dict[str, Square] = {"key": (2, 1), "guard": (1, 3), "stairs": (0, 3), "lever": (2, 3), "doctor": (0, 0)}
FLOOR = {"key": 0, "guard": 0, "stairs": 0, "lever": 1, "doctor": 1}
BEGINS: dict[str, Square] = {"guard": (2, 1), "stairs": (1, 3), "lever": (0, 3), "doctor": (2, 3)}
"""Where the figure stands when a step begins."""
CHOICE = 2
"""From how many values whoever acts can choose."""
SAW = 1.5
"""What entering a saw counts for, in cuts."""
SPARE = 1.0
WIDTH = 1.3
"""How the chance to get there goes with the cuts to spare: its middle and its slope."""
LAST = 5
"""How many turns there are for the wires that are left when the doctor is caught."""
TO_DOCTOR = 6.6
"""About how many cuts it takes from the lever to the doctor with cards that the captain may lay."""

Far = dict[Square, float]


@lru_cache(maxsize=256)
def distances(cards: tuple[str, ...], step: str, left: tuple[int, ...]) -> Far:
    """How many cuts it takes from each square to the end of a step, with so many wires left of each value."""
    floor, goal = FLOORS[FLOOR[step]], GOALS[step]
    squares = [(row, column) for row in range(3) for column in range(4)]
    total = sum(left)
    far = dict.fromkeys(squares, 20.0)
    if not total:
        return far
    kinds: dict[tuple[bool, ...], float] = {}
    for value, count in zip(BLUE_VALUES, left, strict=True):
        met = tuple([CONSTRAINTS[card].allows(value) for card in cards])
        kinds[met] = kinds.get(met, 0.0) + count / total
    ways = {square: [floor.beyond(square, way, step) for way in DIRECTIONS] for square in squares}
    striped = goal if step in STRIPED else None
    if striped is None:
        far[goal] = 0.0
    for _ in range(40):
        moved = 0.0
        for square in squares:
            if square == goal and striped is None:
                continue
            results: list[tuple[float, float]] = []
            for allowed, share in kinds.items():
                if square == striped:
                    results.append((0.0 if allowed[4] else far[square], share))
                    continue
                free = [to for to, fits in zip(ways[square], allowed, strict=False) if fits and to is not None]
                costs = [far[to] + (SAW if floor.at(to) == "saw" else 0.0) for to in free]
                results.append((min(costs, default=far[square]), share))
            results.sort()
            new, worse = 1.0, 1.0
            for result, share in results:
                rest = max(0.0, worse - share)
                new += result * (worse**CHOICE - rest**CHOICE)
                worse = rest
            new = min(new, 20.0)
            moved = max(moved, abs(new - far[square]))
            far[square] = new
        if moved < 0.02:
            break
    return far


class Way:
    """What is left of the way through the bunker."""

    def __init__(self, mind: Mind, rule: Bunker) -> None:
        self.rule = rule
        self.left = tuple([mind.view.remaining(value) for value in BLUE_VALUES])
        self.cuts = sum(self.left) / 2
        self.far = distances(rule.cards, rule.step, self.left) if rule.step in GOALS else {}
        steps = list(GOALS)
        later = steps[steps.index(rule.step) + 1 :] if rule.step in GOALS else []
        self.later = sum(
            TO_DOCTOR if step == "doctor" else distances(rule.cards, step, self.left)[BEGINS[step]] for step in later
        )
        self.now = self.chance(self.cuts, self.far.get(rule.at, 0.0))

    def chance(self, cuts: float, far: float, caught: bool = False) -> float:
        """The chance to get to the end of the way with so many cuts, this far from the end of the step."""
        if not self.far:
            return 1.0
        if caught and self.rule.step == "doctor":
            late = cuts - LAST
            return 1.0 if late <= -1 else 1 / (1 + exp((late + 0.5) * 2.0))
        if self.rule.step == "lever" and self.rule.gripped:
            far = 0.0
        return 1 / (1 + exp(-(cuts + SPARE - far - self.later) / WIDTH))

    def after(self, value: int, hit: bool, cuts: float) -> float:
        """The chance after a cut of a value, with so many cuts left then."""
        rule = self.rule
        if not self.far:
            return 1.0
        goal = GOALS[rule.step]
        if rule.at == goal and rule.step in STRIPED:
            if rule.gripped and rule.step == "lever":
                return self.chance(cuts, 0.0)
            done = hit and rule.meets(len(DIRECTIONS), (value,))
            return self.chance(cuts, 0.0, caught=True) if done else self.chance(cuts, self.far[rule.at])
        return max([self.chance(cuts, self.to(way)) for way in rule.ways((value,))] or [self.chance(cuts, self.here)])

    @property
    def here(self) -> float:
        """How far it is from here."""
        return self.far[self.rule.at]

    def to(self, way: str) -> float:
        """How far it will be after a move."""
        to = self.rule.moved(0, way).to
        return self.far[to] + (SAW if FLOORS[self.rule.floor].at(to) == "saw" else 0.0)


@counsels(Bunker)
def on_the_way(mind: Mind, rule: Bunker, choices: list[Choice]) -> list[Choice]:
    """Cuts are weighed by where they lead, right or wrong; leaving the cards by what lies there."""
    if isinstance(mind.board.ask, LayAsk):
        return [as_they_lie(mind, rule, choice) if isinstance(choice.act, Pass) else choice for choice in choices]
    if not any(value_cut(mind, choice) for choice in choices):
        return choices
    way = Way(mind, rule)
    found: list[Choice] = []
    for choice in choices:
        act, value = choice.act, value_cut(mind, choice)
        if isinstance(act, Cut) and len(act.mine) == 1:
            call = mind.odds.of(act)
            hit, miss = way.after(value, True, way.cuts - 1), way.after(value, False, way.cuts)
            price = choice.worth - mind.worth(call)
            worth = (call.hit * hit + call.miss * mind.kept() * miss) / way.now + price
            choice = choice._replace(worth=worth)
        elif isinstance(act, SoloCut):
            strides = len(act.wires) // 2
            choice = choice._replace(worth=0.998 * way.after(value, True, way.cuts - strides) / way.now)
        found.append(choice)
    return found


@advises(Walk)
def walk(mind: Mind, form: Form) -> Iterable[Choice]:
    """The way that is shortest from there."""
    rule = mind.view.rule("bunker")
    assert isinstance(rule, Bunker)
    way = Way(mind, rule)
    for number in range(form.count()):
        act = form.nth(number)
        assert isinstance(act, Walk)
        yield Choice(act, 1 / (1 + way.to(act.direction)), "it is the shortest way")


@advises(LayCards)
def lay(mind: Mind, form: Form) -> Iterable[Choice]:
    """The order with the shortest way to the doctor, by the wires that are left."""
    rule = mind.view.rule("bunker")
    assert isinstance(rule, Bunker)
    for order in ORDERS:
        worth, why = order_worth(mind, rule, tuple(order))
        yield Choice(LayCards(order=order, seat=mind.seat), worth, why)


def as_they_lie(mind: Mind, rule: Bunker, choice: Choice) -> Choice:
    """To leave the cards is a little better than to lay the same order again: the clock runs on."""
    worth, why = order_worth(mind, rule, rule.cards)
    return Choice(choice.act, 1.001 * worth, why)


def order_worth(mind: Mind, rule: Bunker, order: tuple[str, ...]) -> tuple[float, str]:
    """What an order of the cards is worth on the way to the doctor, and why."""
    left = tuple([mind.view.remaining(value) for value in BLUE_VALUES])
    # Towards the doctor it goes west three times and north twice: the most useful cards belong there.
    use = [
        sum(n for value, n in zip(BLUE_VALUES, left, strict=True) if CONSTRAINTS[card].allows(value)) for card in order
    ]
    rough = min(use[3] / 3, use[0] / 2, use[4])
    if rough * 3 < sum(left) / 3:
        return 0.001 * rough, "these cards are needed on the way"
    far = distances(order, "doctor", left)[rule.at]
    return 1 / (1 + far), "it is the shortest way to the doctor"


@advises(PullLever)
def pull(mind: Mind, form: Form) -> Iterable[Choice]:
    """The two wires that are yellow most likely. Nothing moves until the lever is down, so waiting wastes cuts."""
    odds = mind.odds
    wires = [wire for stand in range(len(mind.board.stands)) for wire in mind.view.uncut(stand)]
    chances = {wire: sum([odds.printed(wire).get(kind, 0.0) for kind in YELLOWS]) for wire in wires}
    likely = sorted([wire for wire in wires if chances[wire]], key=lambda wire: -chances[wire])[:6]
    for pair in combinations(sorted(likely, key=wires.index), 2):
        right = odds.chance(Among(pair, YELLOWS, 2))
        red = odds.chance(Among(pair, tuple(kind for kind in mind.board.red.kinds), 1))
        worth = right + max(0.0, 1 - right - red) * mind.kept()
        yield Choice(PullLever(wires=pair, seat=mind.seat), worth, f"{right:.0%} that these are the yellow wires")
