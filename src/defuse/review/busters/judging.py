"""Verdicts on calls of Bomb Busters, by the odds that the seat had.

Calls are ranked as the calculator ranks them: by how many steps of the dial they cost on average, where an explosion
costs all that are left. A plain call is compared with plain calls and with solo cuts: a card that was kept is no
mistake. A call with a card is compared with those and with the best call that the same card allows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple

from msgspec.structs import replace

from defuse.busters.acts import Cut, SoloCut
from defuse.busters.board import Board
from defuse.busters.cuts import CutForm
from defuse.busters.events import CutMissed, Detected, Exploded, Spared, WiresCut
from defuse.busters.secured import secured
from defuse.busters.view import View
from defuse.busters.wires import value_of
from defuse.kernel import Act, Event, Form, Some
from defuse.odds import Call, Contradiction, Odds, TooManyFacts
from defuse.odds.calls import best_with, is_certain, risk
from defuse.review.findings import CallFound, Choice, Decision, Outcome, Verdict
from defuse.review.story import Moment

MOST_OTHERS = 4
MOST_RIVALS = 2
"""With so many better choices a decision is compared by playing on."""
SAME = 1e-9
"""Costs that differ by less are the same."""


class Ranked(NamedTuple):
    """A call with what it costs on average."""

    cost: float
    call: CallFound


def judged(moment: Moment) -> Decision:
    """What the odds say of an act."""
    act = moment.act
    board: Board = moment.before.public
    decision = Decision(
        number=moment.number,
        turn=board.turns,
        seat=act.seat,
        verb=str(type(act).__struct_config__.tag),
        outcome=outcome_of(moment.events),
    )
    if not isinstance(act, Cut):
        return decision
    seen = moment.before.observe(act.seat)
    try:
        odds = Odds(seen)
        chosen, others = _ranked(odds, seen.forms(), act)
    except (Contradiction, TooManyFacts):
        return decision  # there is more to count than can be counted
    return replace(decision, chosen=chosen.call, **_verdict(chosen, others))


def rivals(decision: Decision) -> tuple[Choice, ...]:
    """The better choices that a decision is compared with: the best ones, at other wires if there are any."""
    if decision.verdict not in ("certain-there", "likelier-there"):
        return ()
    assert decision.chosen is not None
    better = [other for other in decision.others if isinstance(other, CallFound) and _beats(other, decision.chosen)]
    first = better[:1]
    elsewhere = [other for other in better[1:] if other.wires != better[0].wires]
    return tuple([*first, *elsewhere, *[other for other in better[1:] if other not in elsewhere]][:MOST_RIVALS])


def _beats(other: CallFound, chosen: Choice) -> bool:
    """Whether a choice may be better: it hits more often or explodes less often."""
    assert isinstance(chosen, CallFound)
    return other.hit > chosen.hit + SAME or other.explode < chosen.explode - SAME


def _verdict(chosen: Ranked, others: list[Ranked]) -> dict[str, object]:
    best = [other.call for other in others[:MOST_OTHERS]]
    certain = next((other for other in best if is_sure(other)), None)
    verdict: Verdict
    if is_sure(chosen.call):
        verdict, certain = "certain", None
    elif not others or _key(others[0]) >= _key(chosen):
        verdict, certain = "best", None
    else:
        verdict = "likelier-there" if certain is None else "certain-there"
    return {"others": tuple(best), "certain": certain, "verdict": verdict}


def is_sure(call: CallFound) -> bool:
    """Whether a call cannot go wrong."""
    return call.miss == 0 and call.explode == 0


def _key(ranked: Ranked) -> tuple[float, float]:
    """The order of calls; what rounding makes of a figure does not count."""
    return (round(ranked.cost / SAME) * SAME, -round(ranked.call.hit / SAME) * SAME)


def _ranked(odds: Odds, forms: tuple[Form, ...], act: Cut) -> tuple[Ranked, list[Ranked]]:
    """The chosen call, and all others that it is compared with, the best first."""
    view: View = odds.observation.view()
    chosen = odds.of(act)
    calls = [call for call in odds.calls() if (call.values, call.targets) != (chosen.values, chosen.targets)]
    if act.using:
        calls += _with_the_same_cards(odds, forms, act, chosen)
    others = [*_solos(odds, forms), *[Ranked(risk(view, call), found(view, call)) for call in calls]]
    return Ranked(risk(view, chosen), found(view, chosen)), sorted(others, key=_key)


def _with_the_same_cards(odds: Odds, forms: Iterable[Form], act: Cut, chosen: Call) -> Iterator[Call]:
    for form in forms:
        if isinstance(form, CutForm) and form.using == act.using:
            best = best_with(odds, form)
            if best is not None and (set(best.values), set(best.targets)) != (set(chosen.values), set(chosen.targets)):
                yield best


def _solos(odds: Odds, forms: Iterable[Form]) -> Iterator[Ranked]:
    """The solo cuts without a card: they are certain."""
    for form in forms:
        if form.verb is SoloCut and not form.using:
            (field,) = form.fields
            assert isinstance(field, Some)
            for group in field.groups:
                wires = tuple([wire for wire in group if isinstance(wire, int)])
                value = value_of(odds.observation.faces[wires[0]])
                yield Ranked(0.0, CallFound(values=(value,), wires=wires, hit=1.0, miss=0.0, explode=0.0))


def found(view: View, call: Call) -> CallFound:
    """A call as a finding; what is certain has no rounding in it, and where a turn is secured nothing explodes."""
    hit, miss, explode = (1.0, 0.0, 0.0) if is_certain(call) else (call.hit, call.miss, call.explode)
    if explode and secured(view, call.targets):
        miss, explode = miss + explode, 0.0
    return CallFound(values=call.values, wires=call.targets, hit=hit, miss=miss, explode=explode)


def outcome_of(events: Iterable[Event]) -> Outcome:
    """What came of an act that cut or called something."""
    outcome: Outcome = ""
    for event in events:
        if isinstance(event, CutMissed | Spared):
            outcome = "miss"
        elif isinstance(event, WiresCut | Detected) and not outcome:
            outcome = "hit"
        elif isinstance(event, Exploded) and not outcome:
            outcome = "explosion"
    return outcome


def act_of(moment: Moment, choice: Choice) -> Act:
    """The act that makes another choice."""
    assert isinstance(choice, CallFound)
    act, before = moment.act, moment.before
    assert isinstance(act, Cut)
    board: Board = before.public
    faces = before.observe(act.seat).faces
    if board.owner_of(choice.wires[0]) == act.seat:
        return SoloCut(choice.wires, seat=act.seat)
    own = [_own(board, faces, act.seat, value) for value in choice.values]
    plain = [()] if len(choice.values) == len(choice.wires) == 1 else []
    for using in (*plain, act.using):
        for mine in product(*own):
            made = Cut(mine, choice.wires, seat=act.seat, using=using)
            if before.why_not(made) is None:
                return made
    raise ValueError(f"{choice} cannot be made instead of {act}")


def _own(board: Board, faces: bytes, seat: int, value: int) -> list[int]:
    """The own wires to name a value with, best first: those without a token, and of these the one furthest right."""
    marked = {token.wire for token in board.tokens}
    equal = [wire for wire in board.hand(seat) if value_of(faces[wire]) == value]
    equal.reverse()
    return sorted(equal, key=lambda wire: wire in marked)
