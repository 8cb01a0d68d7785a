"""Challenges: each one that is met gives a step of the dial, which begins at 1 (M55, M60).

For every open card there is a rough guess how likely it will be met, before and after a cut. What a cut adds to that
or takes away is weighed with what a step of the dial is worth. With the dial at 1 a miss is the end, so beside that
each cut should leave a sure one to the next seats.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise

from defuse.bots.busters.advice import advises, counsels
from defuse.bots.busters.advice.outlook import next_seats, sure, takes_last
from defuse.bots.busters.mind import Choice, Mind
from defuse.busters.acts import Cut, SoloCut
from defuse.busters.rules.challenges import EVEN, CallRed, Challenges, ClaimOdd, Hit
from defuse.kernel import Form

HELP = 0.25
"""What it is worth, with the dial at 1, that each of the next two seats has a sure cut."""
CERTAIN_ENOUGH = 0.97
MOST = 2.0
"""The most that a step of the dial can be worth."""


def step_more(mind: Mind) -> float:
    """What one more step on the dial makes of the chance to win."""
    return min(MOST, mind.kept(-1))


@advises(CallRed)
def call_red(mind: Mind, form: Form) -> Iterable[Choice]:
    """A wire that is certainly red is a safe action and a step of the dial."""
    for number in range(form.count()):
        act = form.nth(number)
        assert isinstance(act, CallRed)
        right = mind.odds.call(mind.board.reds[:1], (act.wire,)).explode
        # It gets surer as wires go, so a gamble is worth no more than a cut that is as risky.
        worth = right * (step_more(mind) if right > CERTAIN_ENOUGH else 1.0)
        yield Choice(act, worth, f"{right:.0%} that it is red")


@advises(ClaimOdd)
def claim(mind: Mind, form: Form) -> Iterable[Choice]:
    """A step for nothing; it tells something, too."""
    for number in range(form.count()):
        yield Choice(form.nth(number), 3.0, "a challenge is met")


@counsels(Challenges)
def challenges(mind: Mind, rule: Challenges, choices: list[Choice]) -> list[Choice]:
    """Cuts are weighed by what they do for the open challenges, and for the next seat."""
    if not any(isinstance(choice.act, Cut | SoloCut) for choice in choices):
        return choices
    gain = step_more(mind) - 1.0
    now = hopes(mind, rule, rule.chain, mind.board.gone, mind.board.validated)
    following = next_seats(mind)[:2]
    safe = [sure(mind, seat) for seat in following]
    found: list[Choice] = []
    for choice in choices:
        act = choice.act
        wires: tuple[int, ...]
        if isinstance(act, Cut) and len(act.mine) == 1:
            hit, value, wires = mind.odds.of(act).hit, mind.value(act.mine[0]), (act.mine[0], act.targets[0])
        elif isinstance(act, SoloCut):
            hit, value, wires = 1.0, mind.value(act.wires[0]), act.wires
        else:
            found.append(choice)
            continue
        gone = mind.board.gone
        for wire in wires:
            gone |= 1 << wire
        over = 1 <= value <= 12 and mind.view.remaining(value) == len(wires)
        validated = (*mind.board.validated, value) if over else mind.board.validated
        chain: tuple[Hit, ...] = (*rule.chain, (value, isinstance(act, SoloCut)))
        more = hopes(mind, rule, chain, gone, validated) - now
        worth = choice.worth + hit * gain * more
        if mind.board.dial == 1 and isinstance(act, Cut):
            for seat, before in zip(following, safe, strict=True):
                if takes_last(mind, seat, act):
                    worth -= HELP * hit * (before - sure(mind, seat, value))
        found.append(choice._replace(worth=worth))
    return found


def hopes(mind: Mind, rule: Challenges, chain: tuple[Hit, ...], gone: int, validated: tuple[int, ...]) -> float:
    """How many of the open challenges will be met, about, if the last turns were these and these wires are gone."""
    total = 0.0
    for card in rule.open:
        if card in (2, 5, 7):
            total += in_a_row(card, chain)
        elif card in (4, 8):
            total += tokens(card, rule.numbers, validated)
        elif card in (3, 6, 10):
            total += max([pattern(card, stand_mask(stand, gone), len(stand)) for stand in mind.board.stands])
    return total


def in_a_row(card: int, chain: tuple[Hit, ...]) -> float:
    """2, 5 and 7: turns in a row with even numbers, with solo cuts, with steps by one."""
    if card == 2:
        count = 0
        for value, _ in reversed(chain):
            if value not in EVEN:
                break
            count += 1
        return (0.15, 0.25, 0.45, 0.7, 1.0)[min(count, 4)]
    if card == 5:
        alone = [solo for _, solo in chain[-2:]]
        return 1.0 if alone == [True, True] else 0.35 if alone[-1:] == [True] else 0.15
    values = [value for value, _ in chain[-3:]]
    steps = [right - left for left, right in pairwise(values)]
    if len(steps) == 2 and steps[0] == steps[1] and abs(steps[0]) == 1:
        return 1.0
    return 0.55 if steps and abs(steps[-1]) == 1 else 0.3


def tokens(card: int, numbers: tuple[int, ...], validated: tuple[int, ...]) -> float:
    """4 and 8: which numbers are finished first."""
    if card == 8:
        first = validated[:2]
        if len(set(first) - set(numbers)):
            return 0.0
        return (0.2, 0.6, 1.0)[len(first)]
    first = validated[:3]
    rest = 18 - sum(first)
    if len(first) == 3:
        return float(rest == 0)
    if len(first) == 2:
        return 0.45 if 1 <= rest <= 12 and rest not in first else 0.0
    return 0.15


def stand_mask(stand: tuple[int, ...], gone: int) -> int:
    """Which places of a stand are uncut, the leftmost as the highest bit."""
    mask = 0
    for wire in stand:
        mask = mask << 1 | (not gone >> wire & 1)
    return mask


@lru_cache(maxsize=8192)
def pattern(card: int, mask: int, width: int) -> float:
    """3, 6 and 10: how likely a stand comes to show a pattern, by the number of wires that still have to go."""
    row = [bool(mask >> (width - 1 - place) & 1) for place in range(width)]
    need = _hollow(row) if card == 10 else _fewest(card, row)
    return 0.8 * 0.75**need if need else 1.0


def _hollow(row: list[bool]) -> int:
    ends = len(row) > 1 and row[0] and row[-1]
    return max(0, 7 - row.count(False)) if ends else 99


def _fewest(card: int, row: list[bool]) -> int:
    """How many more wires have to be cut until the uncut groups are as the card wants them."""
    want, most = (2, 2) if card == 3 else (1, 5)
    # The best so far by the length of the group at the end and the number of good groups.
    best: dict[tuple[int, int], int] = {(0, 0): 0}
    for uncut in [*row, False]:
        after: dict[tuple[int, int], int] = {}
        for (length, good), cost in best.items():
            for keep in (True, False) if uncut else (False,):
                if keep:
                    state, price = (min(length + 1, 3), good), cost
                elif length and length != want and card == 3:
                    continue  # every group has to be a pair
                else:
                    state, price = (0, min(most, good + (length == want))), cost + uncut
                if price < after.get(state, 99):
                    after[state] = price
        best = after
    return min([cost for (_, good), cost in best.items() if good >= most], default=99)
