"""Oxygen: what a cut is worth when every cut takes breath that somebody else may need (M44, M49, M54, M63)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from defuse.bots.busters.advice import advises, counsels
from defuse.bots.busters.advice.outlook import next_seats, outlook, rest_of_round, values_left
from defuse.bots.busters.mind import Choice, Mind
from defuse.busters.acts import Cut, SoloCut
from defuse.busters.rules.flooding import HandOver, TakeOver
from defuse.busters.rules.oxygen import HandedOxygen, HoldBreath, OwnOxygen, Oxygen, SharedOxygen
from defuse.kernel import Form

DEAR_FIRST = 0.02
"""What it is worth per token to get a dear number done while there is breath for it: cheap ones always find some."""
LATER = 0.15
"""How much less the breath of each following seat matters now: much may change until it acts."""
OTHER = 0.5
"""How much each further number that a seat could cut adds to the best one."""


def chance_to_act(mind: Mind, rule: Oxygen, seat: int, tokens: int) -> float:
    """What a seat's turn will be worth with so many tokens: a right cut, or else a step of the dial."""
    ahead = outlook(mind)
    chances = sorted([ahead.can_cut(seat, value) for value in values_left(mind) if rule.cost(value) <= tokens])
    miss, weight = 1.0, 1.0
    for chance in reversed(chances):  # the more there is to choose from, the better is the best of it
        miss *= (1 - chance) ** weight
        weight *= OTHER
    best = 1 - miss
    return best + (1 - best) * step(mind)


def step(mind: Mind) -> float:
    """What a step of the dial leaves to those who come later: never nothing, since they may know better."""
    return max(mind.kept(), 0.05)


def rest_is_worth(mind: Mind, rule: Oxygen, seats: list[int]) -> Callable[[int], float]:
    """What the rest of the round is worth with so much oxygen for all of these seats, one after the other."""
    ahead = outlook(mind)
    found: dict[tuple[int, int], float] = {}

    def worth(place: int, tokens: int) -> float:
        if place == len(seats):
            return 1.0
        if (place, tokens) not in found:
            best = step(mind) * worth(place + 1, tokens)
            for value in values_left(mind):
                cost = rule.cost(value)
                if cost <= tokens:
                    hit = ahead.can_cut(seats[place], value)
                    best = max(best, (hit + (1 - hit) * step(mind)) * worth(place + 1, tokens - cost))
            found[place, tokens] = best
        return found[place, tokens]

    return lambda tokens: worth(0, tokens)


def value_cut(mind: Mind, choice: Choice) -> int:
    """The value that a cut names; 0 for any other act."""
    act = choice.act
    if isinstance(act, Cut):
        return mind.value(act.mine[0])
    return mind.value(act.wires[0]) if isinstance(act, SoloCut) else 0


@counsels(SharedOxygen, HandedOxygen)
def one_supply(mind: Mind, rule: Oxygen, choices: list[Choice]) -> list[Choice]:
    """Leave enough for the rest of the round; what is paid comes back with the next one, so the last spends all."""
    if not any(value_cut(mind, choice) for choice in choices):
        return choices
    rest = rest_is_worth(mind, rule, rest_of_round(mind))
    there = rule.available(mind.seat)
    best = rest(there)
    found: list[Choice] = []
    for choice in choices:
        value = value_cut(mind, choice)
        if value:
            cost = rule.cost(value)
            share = rest(there - cost) / best
            choice = choice._replace(worth=choice.worth * share + DEAR_FIRST * cost * (3 if rule.by_depth else 1))
        found.append(choice)
    return found


@advises(HoldBreath)
def hold_breath(mind: Mind, form: Form) -> Iterable[Choice]:
    """It costs a step, like a miss that teaches nothing."""
    yield Choice(form.nth(0), mind.kept() - 0.01, "no cut is good enough for its oxygen")


def breath_of_all(mind: Mind, rule: Oxygen) -> float:
    """What the coming turns of all seats are worth with the oxygen that each of them holds."""
    total, weight = 1.0, 1.0
    for seat in [*next_seats(mind), mind.seat]:
        total *= chance_to_act(mind, rule, seat, rule.held[seat]) ** weight
        weight *= LATER
    return total


@counsels(OwnOxygen)
def own_supply(mind: Mind, rule: OwnOxygen, choices: list[Choice]) -> list[Choice]:
    """Keep enough for the own next turn; a number that is finished gives breath to everybody."""
    if not any(value_cut(mind, choice) for choice in choices):
        return choices
    held = rule.held[mind.seat]
    here = [chance_to_act(mind, rule, seat, rule.held[seat]) for seat in next_seats(mind)]
    more = [chance_to_act(mind, rule, seat, rule.held[seat] + 1) for seat in next_seats(mind)]
    gain = 1.0
    for now, then in zip(here, more, strict=True):
        gain *= then / now
    found: list[Choice] = []
    for choice in choices:
        value = value_cut(mind, choice)
        if value:
            all_gone = mind.view.remaining(value) == (len(choice.act.wires) if isinstance(choice.act, SoloCut) else 2)
            left = held - rule.cost(value) + (1 if all_gone else 0) + 1
            share = chance_to_act(mind, rule, mind.seat, left) / chance_to_act(mind, rule, mind.seat, held + 1)
            choice = choice._replace(worth=choice.worth * share * (gain if all_gone else 1.0))
        found.append(choice)
    return found


@advises(HandOver, TakeOver)
def share_out(mind: Mind, form: Form) -> Iterable[Choice]:
    """Oxygen goes where it opens a cut, and else from the rich to the poor."""
    rule = mind.view.rule("oxygen")
    assert isinstance(rule, Oxygen)
    best = breath_of_all(mind, rule)
    for number in range(form.count()):
        act = form.nth(number)
        assert isinstance(act, HandOver | TakeOver)
        held = list(rule.held)
        moved = act.tokens if isinstance(act, TakeOver) else -act.tokens
        held[mind.seat] += moved
        held[act.mate] -= moved
        uneven = abs(held[mind.seat] - held[act.mate]) - abs(rule.held[mind.seat] - rule.held[act.mate])
        worth = 0.5 * breath_of_all(mind, replace(rule, held=tuple(held))) / best - 0.01 * uneven
        yield Choice(act, worth, "it is needed more there")
