"""The answer of the calculator: the odds of a seat, and its best calls with and without cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from defuse.busters.acts import SoloCut
from defuse.busters.asks import TurnAsk
from defuse.busters.board import stand_names
from defuse.busters.cuts import CutForm
from defuse.busters.view import View
from defuse.busters.wires import word
from defuse.kernel import Form, Observation, Some, act_label
from defuse.odds import Call, Odds
from defuse.odds.calls import best_with, is_certain, risk
from defuse.words import Message, Seat, Text, say


class Answer(NamedTuple):
    """All that is told."""

    odds: Odds
    calls: list[Call]
    """The plain calls, the safest first."""
    cards: list[tuple[Text, Call]]
    """For each card that can be used in a cut now: its title, and the best call with it."""
    solos: list[tuple[int, ...]]
    """The solo cuts, each as the wires that it takes."""
    waiting: bool
    """Whether it is not the seat's turn, and the calls are those that it could make if it were."""
    why: Message | None
    """Why there are no calls, where there are none."""
    ids: list[str]
    """The ids of the cards in `cards`."""


def answer_of(seen: Observation) -> Answer:
    """The answer to what a seat knows. Raises `Contradiction` if no deal agrees with it."""
    turned = on_turn(seen)
    odds = Odds(turned)
    view: View = turned.view()
    forms = view.forms()
    calls = sorted(odds.calls(), key=lambda call: (risk(view, call), -call.hit))
    found = [
        (form, best)
        for form in forms
        if isinstance(form, CutForm) and len(form.using) == 1 and (best := best_with(odds, form)) is not None
    ]
    cards = [(form.label or act_label(form.verb), best) for form, best in found]
    ids = [form.using[0] for form, _ in found]
    solos = [wires for form in forms if form.verb is SoloCut for wires in _groups(form.fields[0])]
    why = None if calls else _why_none(turned)
    return Answer(odds, calls, cards, solos, turned is not seen, why, ids)


def on_turn(seen: Observation) -> Observation:
    """What a seat would know if it were its turn, once turns have begun."""
    view: View = seen.view()
    if seen.seat is None or view.acting or not view.public.opened:
        return seen
    ask = TurnAsk(seats=(seen.seat,), rule="turns", open=True)
    return replace(seen, public=replace(seen.public, ask=ask, turn=seen.seat))


def _groups(field: Any) -> Iterator[tuple[int, ...]]:
    assert isinstance(field, Some)
    for group in field.groups:
        yield tuple([wire for wire in group if isinstance(wire, int)])


def _why_none(seen: Observation) -> Message:
    view: View = seen.view()
    if seen.seat is None:
        return say("calculator-spectator")
    seat = Seat(seen.seat)
    if not view.public.opened:
        return say("calculator-not-begun")
    if not view.has_wires(seen.seat):
        return say("calculator-no-wires", seat=seat)
    if view.only_reds(seen.seat):
        return say("calculator-only-reds", seat=seat)
    forms: Sequence[Form] = [form for form in seen.forms() if not form.aside]
    able = tuple(dict.fromkeys(form.label or act_label(form.verb) for form in forms))
    return say("calculator-no-call-but", seat=seat, acts=able) if able else say("calculator-no-call", seat=seat)


def data_of(answer: Answer, spoken: Callable[[Text], str]) -> dict[str, Any]:
    """The answer as plain data, with slots counted from 1: deals, slots, calls, calls with cards, solo cuts."""
    odds = answer.odds
    view: View = odds.observation.view()
    place = {
        wire: {"stand": name, "slot": at}
        for name, wires in zip(stand_names(odds.board.owners), odds.board.stands, strict=True)
        for at, wire in enumerate(wires, 1)
    }
    return {
        "deals": str(odds.deals),
        "slots": [{**place[wire], "values": {word(v): p for v, p in chances_of(odds, wire)}} for wire in odds.hidden],
        "calls": [
            {
                **place[call.targets[0]],
                "value": word(call.values[0]),
                "hit": call.hit,
                "explode": call.explode,
                "cost": risk(view, call),
            }
            for call in answer.calls
        ],
        "cards": [
            {
                "card": spoken(title),
                "wires": [place[wire] for wire in call.targets],
                "values": [word(value) for value in call.values],
                "hit": 1.0 if is_certain(call) else call.hit,
                "explode": call.explode,
                "cost": risk(view, call),
            }
            for title, call in answer.cards
        ],
        "solos": [
            {"wires": [place[wire] for wire in wires], "value": word(next(iter(odds.values(wires[0]))))}
            for wires in answer.solos
        ],
    }


def chances_of(odds: Odds, wire: int) -> list[tuple[int, float]]:
    """The values that a wire can have, from 1 to 12, yellow and red, with their chances."""
    found = sorted(odds.values(wire).items())
    return [(found[0][0], 1.0)] if len(found) == 1 else found
