"""Verdicts on Bomb Squad Academy in words."""

from __future__ import annotations

from collections.abc import Iterator

from defuse.academy.names import action_title
from defuse.review.findings import ActionFound, Choice, Decision, Tally
from defuse.review.words import chance_words
from defuse.words import Message, Seat, say

HEADINGS = {
    "best": say("review-heading-best-card"),
    "as-good": say("review-heading-as-good"),
    "likelier-there": say("review-heading-more-points"),
    "none": say("review-heading-none"),
}


def heading(decision: Decision) -> Message:
    """The verdict in three words."""
    return HEADINGS[decision.verdict]


def sentences(decision: Decision) -> tuple[Message, ...]:
    """What was played, with what it promised, what came of it, and what else was in the hand."""
    if not isinstance(decision.chosen, ActionFound):
        return (say("review-no-card"),)
    return tuple(_sentences(decision, decision.chosen))


def _sentences(decision: Decision, chosen: ActionFound) -> Iterator[Message]:
    what, odds = choice_words(chosen)
    yield say("review-played", seat=Seat(decision.seat), card=what, odds=odds)
    if chosen.cutters > 1:
        yield say("review-cutters", count=chosen.cutters)
    if decision.outcome == "explosion":
        yield say("review-exploded")
    if decision.verdict in ("likelier-there", "as-good") and decision.others:
        other, promised = choice_words(decision.others[0])
        yield say("review-promised", card=other, odds=promised)


def choice_words(choice: Choice) -> tuple[Message, Message]:
    """A card by itself, and what it promises."""
    assert isinstance(choice, ActionFound)
    points = round(choice.points, 1) + 0.0
    if not choice.explode:
        return action_title(choice.action), say("review-points", points=points)
    explode = chance_words(choice.explode)
    return action_title(choice.action), say("review-points-danger", points=points, explode=explode)


def tally_words(tally: Tally) -> Message:
    """How many cards of a seat were as good as any."""
    return say("review-seat-cards", seat=Seat(tally.seat), best=tally.best, decisions=tally.decisions)
