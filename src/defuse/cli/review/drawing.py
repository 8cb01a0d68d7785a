"""Drawings of a review's page: the curve with its band, and the racks at an act."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from html import escape
from typing import NamedTuple

from defuse.cli.games.game import Rack, Slot
from defuse.cli.language import speaker, spoken
from defuse.cli.review.report import Report
from defuse.review.findings import Decision
from defuse.words import say

LABELS = 12
"""At most so many turns are written below the curve."""


class Marks(NamedTuple):
    """What is special about wires in a drawing."""

    called: Collection[int] = ()
    missed: bool = False
    proven: Collection[int] = ()
    steps: Mapping[int, Sequence[int]] = {}
    """The steps of a proof that name a wire, from 1."""


def curve(report: Report) -> str:
    """The chance to win with its band. Every point leads to its act."""
    points = report.findings.curve
    last = max(1, points[-1].number)
    places = [(100 * point.number / last, point) for point in points]
    upper = [f"{x:.2f},{100 - 100 * point.wins.high:.2f}" for x, point in places]
    lower = [f"{x:.2f},{100 - 100 * point.wins.low:.2f}" for x, point in reversed(places)]
    line = " ".join([f"{x:.2f},{100 - 100 * point.wins.chance:.2f}" for x, point in places])
    decisions = {decision.number: decision for decision in report.findings.decisions}
    scale = "".join([f"<span>{speaker().percent(share)}</span>" for share in (1.0, 0.5, 0.0)])
    links = "".join([_point(report, x, number, decisions.get(number)) for x, number in _numbers(places)])
    return (
        f'<div class="plot"><div class="scale" aria-hidden="true">{scale}</div><div class="field">'
        '<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">'
        '<line class="half" x1="0" y1="50" x2="100" y2="50"/>'
        f'<polygon class="band" points="{" ".join(upper + lower)}"/>'
        f'<polyline class="line" points="{line}"/></svg>{links}</div>'
        f'<div class="turns" aria-hidden="true">{_turns(decisions, last)}</div></div>'
    )


def _numbers(places: Sequence[tuple[float, object]]) -> list[tuple[float, int]]:
    return [(x, getattr(point, "number", 0)) for x, point in places]


def _point(report: Report, x: float, number: int, decision: Decision | None) -> str:
    wins = next(point.wins for point in report.findings.curve if point.number == number)
    kind, sign = "point", ""
    if number == report.findings.turning:
        kind, sign = "point mark turning", "⚑"
    elif decision is not None and decision.outcome in ("miss", "explosion"):
        kind, sign = "point mark", "✕"
    interval = spoken(say("cli-review-interval", chance=wins.chance, low=wins.low, high=wins.high))
    where = turn_words(decision.turn if decision is not None else 0)
    label = escape(f"{number} · {where}: {interval}", quote=True)
    at = f"left:{x:.2f}%;top:{100 - 100 * wins.chance:.2f}%"
    return f'<a class="{kind}" style="{at}" href="#act-{number}" title="{label}" aria-label="{label}">{sign}</a>'


def _turns(decisions: Mapping[int, Decision], last: int) -> str:
    first: dict[int, int] = {}
    for number, decision in decisions.items():
        first.setdefault(decision.turn, number)
    turns = [turn for turn in first if turn]
    step = max(1, -(-len(turns) // LABELS))
    return "".join([f'<span style="left:{100 * first[turn] / last:.2f}%">{turn}</span>' for turn in turns[::step]])


def turn_words(turn: int) -> str:
    """What a turn is called."""
    return spoken(say("cli-review-turn", turn=turn)) if turn else spoken(say("cli-review-before"))


def racks(rows: Sequence[Rack], marks: Marks) -> str:
    """All wires open, cut ones as outlines."""
    if not rows:
        return ""
    return f'<div class="racks">{"".join([_rack(row, marks) for row in rows])}</div>'


def _rack(row: Rack, marks: Marks) -> str:
    slots = "".join([_slot(slot, marks) for slot in row.slots])
    return f'<div class="rack"><b>{escape(row.name)}</b><ol>{slots}</ol></div>'


def _slot(slot: Slot, marks: Marks) -> str:
    classes = ["wire", slot.colour]
    if slot.cut:
        classes.append("cut")
    if slot.thing in marks.called:
        classes += ["called", "missed"] if marks.missed else ["called"]
    if slot.thing in marks.proven:
        classes.append("proven")
    below = f"<small>{escape(slot.token)}</small>"
    if marks.steps:  # nothing else is written below wires, so that it is clear what the numbers are
        steps = marks.steps.get(slot.thing, ())
        classes += ["fact"] if steps else []
        below = f'<small class="step">{",".join(map(str, steps))}</small>'
    return f'<li><span class="{" ".join(classes)}">{escape(slot.shows)}</span>{below}</li>'
