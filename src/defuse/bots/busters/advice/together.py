"""Wires that are cut all at once (M13, M23, M39, M46, M48): when to name them, and how not to be driven to it.

The wires may not be called one by one, so they stay on the stands while the others go, and in the end they are the only
ones left: whoever can wait nearly always gets to know them. What goes wrong is that a seat has nothing else left before
that and must name them by luck. So a hand keeps another wire as long as it can.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from math import prod

from defuse.bots.busters.advice import advises, counsels
from defuse.bots.busters.advice.cuts import CERTAIN
from defuse.bots.busters.mind import Choice, Mind, field_of, groups_of
from defuse.busters.acts import Cut, SoloCut
from defuse.busters.rules.all_at_once import AllAtOnce, CutTogether
from defuse.busters.rules.clues import all_kinds
from defuse.busters.rules.prize_deck import EquipmentPrize, NumberPrize
from defuse.busters.wires import REDS, kinds_of
from defuse.kernel import Among, Form
from defuse.odds import Odds
from defuse.words import say

SURE = 0.05
"""A seat that knows the wires names them first: the next seat may not know them and have nothing else left."""
FEW = 4
"""From so many wires on a teammate is thought to have another one left."""
SPARE = 3
"""How many wires more than needed are thought of."""
PRIZE = 0.01
"""What a card of the prize deck is worth."""
HOPELESS = 0.4
"""Below this chance of its least likely wire a set is not looked at more closely, unless one has to name something."""


@advises(CutTogether)
def together(mind: Mind, form: Form) -> Iterable[Choice]:
    """The likeliest sets, by their joint chance."""
    rule = rule_of(mind)
    (wires,) = groups_of(field_of(form, "wires"))
    forced = len(mind.forms) == 1
    prize = PRIZE * sum(other.left for other in mind.board.rules if isinstance(other, EquipmentPrize | NumberPrize))
    for named, chance in likeliest(mind.odds, rule, wires, forced):
        worth = chance * (1.0 + prize) + (SURE if chance >= CERTAIN else 0.0)
        if rule.wrong == "tokens" and chance < CERTAIN:
            worth += max(0.0, mind.odds.chance(Among(named, REDS, 0, 0)) - chance) * mind.kept()
        act = CutTogether(wires=named, seat=mind.seat, using=form.using)
        yield Choice(act, worth, say("reason-these-are-all", chance=chance))


def rule_of(mind: Mind) -> AllAtOnce:
    """The rule that speaks of these wires."""
    return next(rule for rule in mind.board.rules if isinstance(rule, AllAtOnce))


def likeliest(
    odds: Odds, rule: AllAtOnce, wires: tuple[int, ...], forced: bool
) -> Iterator[tuple[tuple[int, ...], float]]:
    """Sets of wires that may be all of the value, with their chances; at least one set."""
    chances = {wire: odds.values(wire).get(rule.value, 0.0) for wire in wires}
    ranked = sorted(wires, key=lambda wire: -chances[wire])
    sure = [wire for wire in ranked if chances[wire] >= CERTAIN][: rule.count]
    need = rule.count - len(sure)
    best = tuple(sorted(ranked[: rule.count]))
    least = chances[ranked[rule.count - 1]]
    if need == 0 or (least < HOPELESS and not forced):
        yield best, 1.0 if need == 0 else prod([chances[wire] for wire in best])
        return
    doubtful = [wire for wire in ranked[len(sure) :] if chances[wire]][: need + SPARE]
    found: list[tuple[tuple[int, ...], float]] = []
    for others in combinations(doubtful, need):
        if forced or min(chances[wire] for wire in others) >= HOPELESS:
            named = tuple(sorted((*sure, *others)))
            found.append((named, odds.chance(Among(named, kinds_of(rule.value), rule.count))))
    yield from found or [(best, 0.0)]


@counsels(AllAtOnce)
def keep_another(mind: Mind, rule: AllAtOnce, choices: list[Choice]) -> list[Choice]:
    """A cut that leaves a hand with nothing but such wires is worth less while not all of them are known."""
    if not rule.value or not mind.view.remaining(rule.value):
        return choices
    unknown: list[float] = []
    found: list[Choice] = []
    for choice in choices:
        act = choice.act
        if isinstance(act, Cut | SoloCut):
            share = driven(mind, rule, act)
            if share:
                unknown = unknown or [1.0 - known(mind, rule)]
                hit = mind.odds.of(act).hit if isinstance(act, Cut) else 1.0
                choice = choice._replace(worth=choice.worth - hit * share * unknown[0])
        found.append(choice)
    return found


def driven(mind: Mind, rule: AllAtOnce, act: Cut | SoloCut) -> float:
    """How likely a hand, this seat's or the other one's, has nothing else but reds left after a right cut."""
    stuck = (rule.value, *mind.board.reds)
    away = act.wires if isinstance(act, SoloCut) else act.mine
    rest = [wire for wire in mind.hand if wire not in away]
    share = float(bool(rest) and any(mind.value(wire) == rule.value for wire in rest))
    share *= all(mind.value(wire) in stuck for wire in rest)
    if isinstance(act, Cut) and len(act.targets) == 1:
        mate = mind.view.owner_of(act.targets[0])
        theirs = tuple([wire for wire in mind.view.hand(mate) if wire not in act.targets])
        if 0 < len(theirs) <= FEW and all(may_be(mind, wire, stuck) for wire in theirs):
            share += mind.odds.chance(
                Among(theirs, all_kinds(stuck), len(theirs)), Among(theirs, kinds_of(rule.value), 1)
            )
    return share


def may_be(mind: Mind, wire: int, values: tuple[int, ...]) -> bool:
    """Whether a wire may have one of these values."""
    return any(value in values for value in mind.odds.values(wire))


def known(mind: Mind, rule: AllAtOnce) -> float:
    """How likely the best set is right, as far as this seat knows."""
    wires = tuple([wire for stand in range(len(mind.board.stands)) for wire in mind.view.uncut(stand)])
    return max(chance for _, chance in likeliest(mind.odds, rule, wires, forced=True))
