"""What the notes of a review add up to: findings.

Judgement is what a choice itself has cost: the measured difference to the best other choice in worlds that the seat
could not tell apart, if it is beyond its interval, and nothing otherwise. Luck is the rest of the change of the curve.
So both always add up to the change.
"""

from __future__ import annotations

from msgspec.structs import replace

from defuse.review.estimates import change, differ, known, loss, measured
from defuse.review.findings import CallFound, Choice, Decision, Estimate, Findings, Point, Tally, Verdict
from defuse.review.notes import Notes
from defuse.review.pieces import Compared

GOOD: tuple[Verdict, ...] = ("certain", "best", "as-good")
"""The verdicts on choices that were the best there was, or as good."""


def folded(notes: Notes, progress: float) -> Findings:
    """All that is known so far."""
    outline = notes.outline
    if outline is None:
        return Findings(game="", progress=0.0)
    curve = curve_of(notes)
    decisions = tuple([_decision(notes, notes.decisions[number], curve) for number in sorted(notes.decisions)])
    return Findings(
        game=outline.game,
        decisions=decisions,
        curve=tuple([Point(number=number, wins=curve[number]) for number in sorted(curve)]),
        has_curve=outline.has_curve,
        tallies=_tallies(decisions, outline.seats),
        turning=_turning(curve),
        best_call=_best_call(decisions, curve),
        worst_call=_worst_call(decisions),
        progress=min(1.0, progress),
    )


def curve_of(notes: Notes) -> dict[int, Estimate]:
    """The chance to win after each act, where it is known."""
    outline = notes.outline
    if outline is None or not outline.has_curve:
        return {}
    found: dict[int, Estimate] = {}
    last = outline.levels[-1]
    for number, level in enumerate(outline.levels):
        if outline.won is not None and level == last:
            found[number] = known(outline.won)
        elif level in notes.played:
            games, won = notes.played[level]
            found[number] = measured(won, games)
    return found


def _decision(notes: Notes, decision: Decision, curve: dict[int, Estimate]) -> Decision:
    number = decision.number
    if not curve:
        return decision
    if number in notes.compared and notes.complete(number):
        decision = _compared(decision, notes.rivals[number], notes.compared[number])
    elif number in notes.settled or number not in notes.rivals:
        decision = replace(decision, judgement=0.0)
    before, after = curve.get(number - 1), curve.get(number)
    if decision.judgement is None or before is None or after is None:
        return decision
    return replace(decision, luck=after.chance - before.chance - decision.judgement)


def _compared(decision: Decision, rivals: tuple[Choice, ...], found: Compared) -> Decision:
    """A decision with what playing on has shown of it and of its rivals."""
    losses = [_loss(found, at) for at in range(len(rivals))]
    worst = min(losses, key=lambda estimate: estimate.chance)
    blamed = worst.high < 0
    wins = {
        rival: measured(both + alone, found.games) for rival, (both, alone) in zip(rivals, found.others, strict=True)
    }
    verdict: Verdict = decision.verdict
    if blamed:
        verdict = "lost-chance"
    elif verdict == "likelier-there":
        verdict = "as-good"
    return replace(
        decision,
        verdict=verdict,
        chosen=_with_wins(decision.chosen, measured(found.won, found.games)),
        others=tuple([_with_wins(other, wins.get(other)) or other for other in decision.others]),
        certain=_with_wins(decision.certain, None if decision.certain is None else wins.get(decision.certain)),
        lost=worst if blamed else None,
        judgement=worst.chance if blamed else 0.0,
    )


def _loss(found: Compared, at: int) -> Estimate:
    both, alone = found.others[at]
    chosen = found.won - both
    return loss(both, chosen, alone, found.games - both - chosen - alone, len(found.others))


def _with_wins(choice: Choice | None, wins: Estimate | None) -> Choice | None:
    return replace(choice, wins=wins) if isinstance(choice, CallFound) and wins is not None else choice


def _tallies(decisions: tuple[Decision, ...], seats: tuple[int, ...]) -> tuple[Tally, ...]:
    found: list[Tally] = []
    for seat in sorted({seat for seat in seats if seat >= 0}):
        own = [decision for decision in decisions if decision.seat == seat]
        judged = [decision for decision in own if decision.verdict != "none"]
        told = [decision for decision in own if decision.luck is not None]
        found.append(
            Tally(
                seat=seat,
                judgement=sum([decision.judgement or 0.0 for decision in told]),
                luck=sum([decision.luck or 0.0 for decision in told]),
                decisions=len(judged),
                best=sum([decision.verdict in GOOD for decision in judged]),
            )
        )
    return tuple(found)


def _turning(curve: dict[int, Estimate]) -> int | None:
    """The act with the largest change of all that are beyond their intervals."""
    steps = [number for number in curve if number - 1 in curve and differ(curve[number - 1], curve[number])]
    return max(steps, key=lambda number: abs(curve[number].chance - curve[number - 1].chance), default=None)


def _best_call(decisions: tuple[Decision, ...], curve: dict[int, Estimate]) -> int | None:
    """Of the calls that were as good as any, the hit that has certainly brought most."""
    gains: dict[int, float] = {}
    for decision in decisions:
        before, after = curve.get(decision.number - 1), curve.get(decision.number)
        if decision.verdict not in GOOD or decision.outcome != "hit" or before is None or after is None:
            continue
        if change(before, after).low > 0:
            gains[decision.number] = after.chance - before.chance
    return max(gains, key=lambda number: gains[number], default=None)


def _worst_call(decisions: tuple[Decision, ...]) -> int | None:
    """The call that has cost most, of those that have certainly cost something."""
    lost = {decision.number: decision.lost.chance for decision in decisions if decision.lost is not None}
    return min(lost, key=lambda number: lost[number], default=None)
