"""Tools: what using one now brings to its owner in points, by exact odds, compared with passing.

A tool is worth keeping for a better moment, so a bot uses it only for more than `PATIENCE` points; patience gets less
as the game comes to its end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from defuse.academy.board import BOMBS, CHICKEN, WAIT, Board
from defuse.academy.rules.explosion import GAIN, LOSS
from defuse.academy.tools.air_horn import BlowHorn
from defuse.academy.tools.freezer import Freeze
from defuse.academy.tools.jumper import Jump
from defuse.academy.tools.schematics import Rethink
from defuse.academy.tools.shield import Cover
from defuse.academy.tools.switch import Swap
from defuse.bots.academy.mind import Mind
from defuse.kernel import Act, Form
from defuse.odds.academy import AcademyOdds

PATIENCE = {2: 2.0, 3: 1.2}
"""How many points a tool has to bring, by bomb."""

RANKING = (
    *("jammer", "hammer", "crimper", "amplifier", "bomb-blanket", "schematics", "jumper", "switch", "x-ray", "shield"),
    *("scrambler", "freezer", "sniffer", "air-horn", "dynamo", "helmet", "wrench", "toolkit", "mirror", "orders"),
)
"""Which tool to take first."""

LEADERS = 0.25
"""How much of the points of others counts against one's own."""


def best_use(mind: Mind) -> tuple[Act, float] | None:
    """The use of a tool that brings most, and how much; None if there is nothing to use."""
    uses = [
        (act, _gain(mind, form, act))
        for form in mind.forms
        if form.using
        for act in (form.nth(number) for number in range(form.count()))
    ]
    return max(uses, key=lambda use: use[1], default=None)


def worth_using(mind: Mind, gain: float) -> bool:
    """Whether a tool is better used now than kept."""
    return gain > PATIENCE.get(mind.board.bomb, PATIENCE[BOMBS])


def _gain(mind: Mind, form: Form, act: Act) -> float:
    known: Callable[[Mind, Act], float] | None = GAINS.get(form.using[0])
    return 0.0 if known is None else known(mind, act)


def _worth(mind: Mind, actions: Iterable[str], odds: AcademyOdds | None = None) -> float:
    """What a round with these actions is worth to this seat: its own points, less a share of those of the others."""
    gains = (odds or mind.odds).round(tuple(actions), mind.board.protected)
    own = gains[mind.seat]
    return own - LEADERS * (sum(gains) - own) / (len(gains) - 1)


def _changed(mind: Mind, changes: dict[int, str]) -> float:
    """What other actions would be worth, compared with those that lie there."""
    actions = mind.board.actions
    after = [changes.get(seat, action) for seat, action in enumerate(actions)]
    return _worth(mind, after) - _worth(mind, actions)


def _air_horn(mind: Mind, act: Act) -> float:
    assert isinstance(act, BlowHorn)
    return _changed(mind, dict.fromkeys(act.seats, CHICKEN))


def _jumper(mind: Mind, act: Act) -> float:
    assert isinstance(act, Jump)
    return _changed(mind, {mind.seat: act.wire})


def _switch(mind: Mind, act: Act) -> float:
    assert isinstance(act, Swap)
    actions = mind.board.actions
    return _changed(mind, {mind.seat: actions[act.other], act.other: actions[mind.seat]})


def _schematics(mind: Mind, act: Act) -> float:
    assert isinstance(act, Rethink)
    late = -1.0 if act.card == WAIT else 0.0  # it is gone for this bomb
    return _changed(mind, {mind.seat: act.card}) + late


def _orders(mind: Mind, act: Act) -> float:
    wire = mind.board.actions[mind.seat]
    cut = mind.odds.cut(wire)
    return cut.points - cut.explodes * _loss(mind.board, mind.seat)


def _hammer(mind: Mind, act: Act) -> float:
    wire = _cut_wire(mind)
    one, two = mind.odds.cut(wire), mind.odds.cut(wire, 1, 2)
    here = mind.board.wire(wire)
    booms = mind.odds.boom(wire)
    first = 0.0
    for moved, last, chance in mind.odds.drawn(wire, 1):
        reached = min(max(here.trigger + moved - here.track, 0), len(booms))
        first += chance * (1.0 - sum(booms[:reached])) * (last + 2)
    return first + two.points - one.points - (two.explodes - one.explodes) * _loss(mind.board, mind.seat)


def _x_ray(mind: Mind, act: Act) -> float:
    wire = _cut_wire(mind)
    cut = mind.odds.cut(wire)
    # Of three cards one is rarely deadly, and the best one is about a point and a half above the average.
    return 0.8 * cut.explodes * (_loss(mind.board, mind.seat) + mind.board.wire(wire).chain + 3) + 1.3


def _freezer(mind: Mind, act: Act) -> float:
    assert isinstance(act, Freeze)
    wire = mind.board.wire(_cut_wire(mind))
    back = sum([value for card, value in zip(wire.exposed, wire.values, strict=True) if card in act.cards])
    return _moved_back(mind, back, 2)


def _scrambler(mind: Mind, act: Act) -> float:
    return _moved_back(mind, sum(mind.board.wire(_cut_wire(mind)).values[-3:]), 3)


def _moved_back(mind: Mind, spaces: int, cards: int) -> float:
    """What it brings if the trigger stands so many spaces further back and the chain is shorter."""
    name = _cut_wire(mind)
    wire = mind.board.wire(name)
    seats = len(mind.board.cut.seats) if mind.board.cut else 1
    now = mind.odds.cut(name, seats)
    booms = mind.odds.boom(name)
    explodes = sum(
        [
            chance * sum(booms[: min(max(wire.trigger - spaces + moved - wire.track, 0), len(booms))])
            for moved, _, chance in mind.odds.drawn(name, seats)
        ]
    )
    safe = 1.0 - now.explodes
    full = now.points / safe if safe > 0 else float(wire.chain + 2) / seats
    after = (1.0 - explodes) * max(full - cards / seats, 0.0)
    return after - now.points + (now.explodes - explodes) * _loss(mind.board, mind.seat)


def _bomb_blanket(mind: Mind, act: Act) -> float:
    return 10.0 * mind.odds.cut(_cut_wire(mind), _cutters(mind)).explodes - 1.0


def _wrench(mind: Mind, act: Act) -> float:
    """One card more: it may explode under others; if not, it makes their chain longer."""
    wire, seats = _cut_wire(mind), _cutters(mind)
    now, more = mind.odds.cut(wire, seats), mind.odds.cut(wire, seats, seats + 1)
    chicken = GAIN if mind.board.actions[mind.seat] == CHICKEN else 0.0
    theirs = seats * (now.points - more.points + (more.explodes - now.explodes) * LOSS)
    own = (more.explodes - now.explodes) * (chicken - 0.5 * _later(mind))
    return own + LEADERS * theirs / (mind.board.players - 1)


def _later(mind: Mind) -> float:
    """What this seat would score in the wires that come after the one at hand."""
    board = mind.board
    action = board.actions[mind.seat]
    assert board.cut is not None
    if action not in board.colours or board.colours.index(action) <= board.colours.index(board.cut.wire):
        return 0.0
    return mind.odds.cut(action, max(1, len(board.cutters(action)))).points


def _amplifier(mind: Mind, act: Act) -> float:
    return float(mind.board.wire(_cut_wire(mind)).chain) - 2.0  # a chain grows: four more points are worth the wait


def _crimper(mind: Mind, act: Act) -> float:
    return float(mind.board.wire(_cut_wire(mind)).chain) - 2.0


def _jammer(mind: Mind, act: Act) -> float:
    full = mind.board.full(_cut_wire(mind))
    return full - full // _cutters(mind) - 1.0


def _dynamo(mind: Mind, act: Act) -> float:
    return float(sum([wire.values.count(0) for wire in mind.board.wires]))


def _helmet(mind: Mind, act: Act) -> float:
    return _loss(mind.board, mind.seat) + LEADERS * 2.0 * (_cutters(mind) - 1) / (mind.board.players - 1)


def _shield(mind: Mind, act: Act) -> float:
    assert isinstance(act, Cover)
    leads = mind.board.scores[act.seat_to_save] / 100.0  # of those who triggered it, save whoever is behind
    return 7.0 - leads


def _loss(board: Board, seat: int) -> int:
    return min(LOSS, board.scores[seat])


def _cut_wire(mind: Mind) -> str:
    assert mind.board.cut is not None
    return mind.board.cut.wire


def _cutters(mind: Mind) -> int:
    assert mind.board.cut is not None
    return len(mind.board.cut.seats)


GAINS: dict[str, Callable[[Mind, Act], float]] = {
    "air-horn": _air_horn,
    "amplifier": _amplifier,
    "bomb-blanket": _bomb_blanket,
    "crimper": _crimper,
    "dynamo": _dynamo,
    "freezer": _freezer,
    "hammer": _hammer,
    "helmet": _helmet,
    "jammer": _jammer,
    "jumper": _jumper,
    "orders": _orders,
    "schematics": _schematics,
    "scrambler": _scrambler,
    "shield": _shield,
    "switch": _switch,
    "wrench": _wrench,
    "x-ray": _x_ray,
}
"""What each tool that is used in a window brings now. Sniffer, Toolkit and Mirror tell or free; see `choosing`."""
