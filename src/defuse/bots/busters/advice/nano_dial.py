"""Nano in place of the dial (M53): which number to cut when.

Nano walks on with every cut and goes back only when the number under it is cut, so the order of the numbers decides: a
number that Nano is going to stand on is worth keeping, and those that it has left behind, or will never need, go first.
How likely a position of Nano is to be won with what is left is estimated by playing a simple picture of the mission
many times: in each turn a seat can safely cut some of the numbers that are left, takes Nano's own number if it can, and
otherwise the one that is least useful later.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from defuse.bots.busters.advice import counsels
from defuse.bots.busters.mind import Choice, Mind
from defuse.busters.acts import Cut, SoloCut
from defuse.busters.rules.nano import LAST, NanoDial
from defuse.busters.wires import BLUE_VALUES

TRIALS = 100
NUMBERS = len(BLUE_VALUES)
LUCK = 0.6
"""How often a call hits that is made for want of a safe one."""

State = tuple[int, tuple[int, ...]]
"""Where Nano stands, and how many pairs are left of each number."""


@counsels(NanoDial)
def order(mind: Mind, rule: NanoDial, choices: list[Choice]) -> list[Choice]:
    """Weigh every cut by where it takes Nano, and by what is left to bring it back."""
    if not any(isinstance(choice.act, Cut | SoloCut) for choice in choices):
        return choices
    at, pairs = rule.at, tuple([(mind.view.remaining(value) + 1) // 2 for value in BLUE_VALUES])
    now: State = (at, pairs)
    wrong: State = (at + 2, pairs)
    states: dict[State, float] = {now: 0.0, wrong: 0.0}
    for choice in choices:
        if isinstance(choice.act, Cut | SoloCut):
            for state in after(mind, at, pairs, choice.act).values():
                states[state] = 0.0
    states = dict(zip(states, outlook(mind, list(states)), strict=True))
    base = max(states[now], 0.02)
    found: list[Choice] = []
    for choice in choices:
        act = choice.act
        if isinstance(act, Cut):
            call = mind.odds.of(act)
            hits = after(mind, at, pairs, act)
            hit = sum(states[state] for state in hits.values()) / len(hits)
            worth = (call.hit * hit + call.miss * states[wrong]) / base
            # what the adviser took off for cards and added for clues stays
            found.append(choice._replace(worth=worth + choice.worth - mind.worth(call)))
        elif isinstance(act, SoloCut):
            (state,) = after(mind, at, pairs, act).values()
            found.append(choice._replace(worth=states[state] / base))
        else:
            found.append(choice)
    return found


def after(mind: Mind, at: int, pairs: tuple[int, ...], act: Cut | SoloCut) -> dict[int, State]:
    """Where a right cut leads, for each value that may be cut by it."""
    wires = act.mine if isinstance(act, Cut) else act.wires
    gone = 1 if isinstance(act, Cut) else len(act.wires) // 2
    found: dict[int, State] = {}
    for value in dict.fromkeys(mind.value(wire) for wire in wires):
        left = tuple(
            [max(0, count - gone * (number == value)) for number, count in zip(BLUE_VALUES, pairs, strict=True)]
        )
        found[value] = (max(0, at - 1) if value == at else at + 1, left)
    return found


def outlook(mind: Mind, states: Sequence[State]) -> list[float]:
    """How likely each of these states is to be won."""
    random = np.random.Generator(np.random.PCG64(mind.chance.below(1 << 32)))
    count, players = len(states), mind.board.players
    most = max(sum(pairs) for _, pairs in states)
    total = sum(mind.board.totals[value] for value in BLUE_VALUES) // 2
    at = np.repeat(np.array([state[0] for state in states]), TRIALS)
    pairs = np.repeat(np.array([state[1] for state in states]), TRIALS, axis=0)
    rows = np.arange(count * TRIALS)
    numbers = np.array(BLUE_VALUES)
    alive = (at < LAST) | (pairs.sum(axis=1) == 0)
    turns = 0
    while most and turns < 3 * total:
        turns += 1
        left = pairs.sum(axis=1)
        going = alive & (left > 0)
        if not going.any():
            break
        draws = np.tile(random.random((TRIALS, NUMBERS + 2)), (count, 1))
        ready = available(pairs, left, total, players) > draws[:, :NUMBERS]
        ready &= pairs > 0
        here = (at >= 1) & (at < LAST)
        place = np.clip(at - 1, 0, NUMBERS - 1)
        back = here & ready[rows, place]
        keep = usefulness(at, numbers) + 100.0 * ~ready
        cheapest = keep.argmin(axis=1)
        some = ready.any(axis=1)
        # nothing safe: a guess, at Nano's own number if there is one left and the seat holds it
        lucky = draws[:, NUMBERS] < LUCK
        own = here & (pairs[rows, place] > 0) & (draws[:, NUMBERS + 1] < 0.6)
        guess = np.where(pairs > 0, usefulness(at, numbers), 100.0).argmin(axis=1)
        chosen = np.where(back, place, np.where(some, cheapest, np.where(own, place, guess)))
        hit = going & (some | lucky)
        step = np.where(hit, np.where((chosen + 1 == at), -1, 1), 2)
        pairs[rows[hit], chosen[hit]] -= 1
        at = np.where(going, np.maximum(at + step, 0), at)
        alive &= ~(going & (at >= LAST) & (pairs.sum(axis=1) > 0))
    won = alive.reshape(count, TRIALS).mean(axis=1)
    done = 1.0 - pairs.sum(axis=1).reshape(count, TRIALS).mean(axis=1) / total
    return [float(0.9 * win + 0.1 * share) for win, share in zip(won, done, strict=True)]


def available(pairs: NDArray[np.int64], left: NDArray[np.int64], total: int, players: int) -> NDArray[np.float64]:
    """How likely a seat can safely cut each number: that it holds one, and that it knows of another."""
    held = 1.0 - (1.0 - 1.0 / players) ** (2.0 * pairs)
    knows = 0.35 + 0.5 * (1.0 - left / total)
    found: NDArray[np.float64] = held * knows[:, None]
    return found


def usefulness(at: NDArray[np.int64], numbers: NDArray[np.int64]) -> NDArray[np.float64]:
    """How much each number is worth keeping for later, when Nano stands somewhere."""
    ahead = numbers[None, :] - at[:, None]
    found = np.where(ahead > 0, 1.0, 0.4) / (1.0 + np.abs(ahead))
    kept: NDArray[np.float64] = np.where(numbers[None, :] == LAST, -1.0, found)
    return kept
