"""Flipped wires (M38, M56, M64): everybody sees them but their owner, who cuts them by a call that must be right.

The fewer wires are left, the better an owner knows the flipped one: it is what all others lack. So owners wait, and
keep another wire for their turns as long as they do not know it. A teammate who points at a flipped wire pays a step,
which is worth it when nothing better is left, or when the owner would have to call it blindly. Two flipped wires of a
number cost a step in any case, so the others of that number are kept for them.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from defuse.bots.busters.advice import advises, counsels
from defuse.bots.busters.advice.cuts import CERTAIN
from defuse.bots.busters.advice.flipped_hints import at_an_end, believed, heard, kept_for, meant
from defuse.bots.busters.mind import Choice, Mind, field_of, groups_of, items_of
from defuse.busters.acts import Cut, PlaceToken, RevealReds, SoloCut
from defuse.busters.rules.clues import all_kinds
from defuse.busters.rules.flipped import CutFlipped, Flipped, SoloCutFlipped, uncut_flipped
from defuse.busters.wires import kinds_of, value_of, word
from defuse.kernel import Among, Form, imagine

FIRST = 1.01
"""A flipped wire that is known goes first: its owner may not get round to it otherwise."""
TURN = 0.2
"""What it costs to lose a wire that one could have called while waiting, for a hand that has only this one."""
BLIND = 0.6
"""What it costs to have to call a wire that one does not know at all."""
HALF = 0.5
HINT = 0.4
"""What it is worth that the opening token tells somebody of a flipped wire: more than any doubt about one's own."""
KEEP = 0.15
"""What it costs to take the wire that tells somebody of a flipped one."""
IMAGINED = 3
"""How many deals are imagined to see the table as a teammate does."""
LOOKED_AT = 6
"""How many calls of a flipped wire are weighed exactly."""


@advises(CutFlipped)
def own(mind: Mind, form: Form) -> Iterable[Choice]:
    """The calls that are likeliest right at both ends."""
    odds, thought = mind.odds, thoughts(mind)
    rough: list[tuple[float, int, int, int]] = []
    targets = [wire for group in groups_of(field_of(form, "targets")) for wire in group]
    for wire in items_of(field_of(form, "wire")):
        mine = thought[wire]
        for value in items_of(field_of(form, "value")):
            if mine.get(value):
                rough += [(min(mine[value], odds.values(to).get(value, 0.0)), wire, value, to) for to in targets]
    rough.sort(key=lambda item: -item[0])
    for least, wire, value, to in rough[:LOOKED_AT] or [(0.0, *first(form))]:
        plain = odds.values(wire).get(value, 0.0)
        sure = max(plain, odds.values(to).get(value, 0.0)) >= CERTAIN
        chance = least
        if least and not sure:
            chance = odds.chance(Among((wire, to), kinds_of(value), 2)) * thought[wire][value] / plain
        touched = mind.kept(1) if mind.board.flipped >> to & 1 else 1.0
        act = CutFlipped(wire=wire, value=value, targets=(to,), seat=mind.seat, using=form.using)
        yield Choice(act, chance * touched * FIRST, f"{chance:.0%} that both are {word(value)}")


def thoughts(mind: Mind) -> dict[int, dict[int, float]]:
    """What this seat thinks of its own flipped wires, worked out once."""
    return mind.memo(_thoughts)


def _thoughts(mind: Mind) -> dict[int, dict[int, float]]:
    hints = heard(mind.view, mind.seat, mind.observation.faces)
    return believed(mind.odds, uncut_flipped(mind.view, mind.seat), hints)


def first(form: Form) -> tuple[int, int, int]:
    """Any call of a form."""
    act = form.nth(0)
    assert isinstance(act, CutFlipped)
    return act.wire, act.value, act.targets[0]


@advises(SoloCutFlipped)
def alone(mind: Mind, form: Form) -> Iterable[Choice]:
    """As likely as the flipped wires are of that number."""
    for number in range(form.count()):
        act = form.nth(number)
        assert isinstance(act, SoloCutFlipped)
        if len(act.wires) == 1:
            chance = thoughts(mind)[act.wires[0]].get(act.value, 0.0)
        else:
            chance = mind.odds.chance(Among(act.wires, kinds_of(act.value), len(act.wires)))
        yield Choice(act, chance * 0.998, f"{chance:.0%} that it completes the {word(act.value)}s")


@counsels(Flipped)
def beware(mind: Mind, rule: Flipped, choices: list[Choice]) -> list[Choice]:
    """What touching costs, what revealing risks, and that no hand should be left with an unknown wire alone."""
    if not mind.board.opened:
        return [hinting(mind, choice) for choice in choices]
    mine = uncut_flipped(mind.view, mind.seat)
    doubts: dict[int, float] = {}
    found: list[Choice] = []
    for choice in choices:
        act, worth = choice.act, choice.worth
        if isinstance(act, RevealReds) and mine:
            worth = mind.odds.chance(Among(mine, all_kinds(mind.board.reds), len(mine)))
            choice = choice._replace(worth=worth, why=f"{worth:.0%} that all are red")
        elif isinstance(act, Cut):
            call = mind.odds.of(act)
            touched = any(mind.board.flipped >> wire & 1 for wire in act.targets)
            if touched:
                # a touch is better than burning a step for nothing, and never as good as a free cut
                worth = call.hit * min(mind.kept(1) + 0.02, 0.99) + call.miss * mind.kept(2)
                worth = worth if mind.board.dial > 1 else 0.0
            worth -= call.hit * (bared(mind, act.mine, mine) + barer(mind, act.targets, doubts))
            waiting = 0.0 if touched else tempo(mind, mind.view.owner_of(act.targets[0]), 1)
            worth -= call.hit * (stranded(mind, act) + waiting)
            if any(kept_for(mind.view, wire, mind.observation.faces) for wire in (*act.mine, *act.targets)):
                worth -= call.hit * KEEP
            choice = choice._replace(worth=worth)
        elif isinstance(act, SoloCut):
            more = tempo(mind, mind.seat, len(act.wires) - 1)
            choice = choice._replace(worth=worth - bared(mind, act.wires, mine) - more)
        elif isinstance(act, CutFlipped):
            choice = choice._replace(worth=worth - worth * barer(mind, act.targets, doubts))
        found.append(choice)
    return found


def hinting(mind: Mind, choice: Choice) -> Choice:
    """The opening token tells the next teammate who has an equal flipped wire."""
    if not isinstance(choice.act, PlaceToken):
        return choice
    if at_an_end(mind.view, choice.act.wire):
        return choice._replace(worth=choice.worth + HINT)
    told = meant(mind.view, mind.observation.faces).get(mind.value(choice.act.wire))
    if told is None:
        return choice
    return choice._replace(worth=choice.worth + HINT * (1 + told), why="somebody's flipped wire is equal")


def tempo(mind: Mind, seat: int, wires: int) -> float:
    """What it costs a hand with a flipped wire to lose so many others: each of them is a turn that it can wait."""
    if not uncut_flipped(mind.view, seat):
        return 0.0
    left = len(free(mind, seat))
    return TURN * wires / sqrt(max(1, left - wires + 1)) ** 3


def free(mind: Mind, seat: int, away: tuple[int, ...] = ()) -> list[int]:
    """The wires that a seat can cut for itself, once some are away: not flipped, and not red as far as one can tell."""
    found = [wire for wire in mind.view.hand(seat) if not mind.board.flipped >> wire & 1 and wire not in away]
    return [wire for wire in found if sum(mind.odds.values(wire).get(red, 0.0) for red in mind.board.reds) < HALF]


def stranded(mind: Mind, act: Cut) -> float:
    """What is lost because flipped wires of a number are left with too few others to be cut with.

    Two flipped wires of different owners cannot be cut without touching one of them; where that is not allowed a lone
    flipped wire must find another one. This seat sees all of them but its own.
    """
    board = mind.board
    value = mind.value(act.mine[0])
    flipped = [wire for wire in range(board.flipped.bit_length()) if board.flipped >> wire & 1]
    hidden = [wire for wire in flipped if mind.view.is_uncut(wire) and mind.value(wire) == value]
    if not hidden or len(act.targets) != 1:
        return 0.0
    others = mind.view.remaining(value) - len(hidden)
    then = others - (1 if act.targets[0] in hidden else 2)
    lacking = max(0, len(hidden) - (act.targets[0] in hidden) - then) - max(0, len(hidden) - others)
    return max(0, lacking) / 2 * (1.0 - mind.kept(1))


def bared(mind: Mind, away: tuple[int, ...], flipped: tuple[int, ...]) -> float:
    """What is lost because this hand has only flipped wires left, and reds, while they are not known."""
    if not flipped or free(mind, mind.seat, away):
        return 0.0
    known = [max(chances.values()) for chances in thoughts(mind).values()]
    return BLIND * (1.0 - (min(known) + max(known)) / 2)


def barer(mind: Mind, targets: tuple[int, ...], doubts: dict[int, float]) -> float:
    """What is lost because a teammate has nothing but flipped wires left; less than nothing if one of them goes."""
    if len(targets) != 1:
        return 0.0
    mate = mind.view.owner_of(targets[0])
    flipped = uncut_flipped(mind.view, mate)
    if not flipped or free(mind, mate, targets):
        return 0.0
    if mate not in doubts:
        doubts[mate] = doubt(mind, mate, flipped)
    return -BLIND * doubts[mate] if targets[0] in flipped else BLIND * doubts[mate]


def doubt(mind: Mind, mate: int, flipped: tuple[int, ...]) -> float:
    """How little a teammate knows of its own flipped wires, as far as this seat can imagine."""
    total = 0.0
    for number, deal in enumerate(mind.deals[:IMAGINED]):
        odds = mind.habits.odds(imagine(mind.observation, deal, f"{mind.chance.seed}/{number}").observe(mate))
        thought = believed(odds, flipped, heard(mind.view, mate, deal))
        known = [thought[wire].get(value_of(deal[wire]), 0.0) for wire in flipped]
        total += (min(known) + max(known)) / 2
    return 1.0 - total / IMAGINED
