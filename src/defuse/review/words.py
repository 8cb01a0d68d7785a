"""Findings in words: a verdict on each decision, its choices, and what there is to say of the whole game.

Everything is a `Message`, so a speaker puts it into any language, with what the seats are called.
"""

from __future__ import annotations

from msgspec import Struct

from defuse.review.findings import Choice, Decision, Findings, Verdict
from defuse.review.game import GameReview, review_of
from defuse.review.split import seat_split, signed, splits
from defuse.review.story import Story, story_of
from defuse.words import Argument, Message, Seat, say

HALF = 0.005
"""A chance that is nearer to certain than this is not written as 100 %, nor one near to nothing as 0 %."""


class ChoiceWords(Struct, frozen=True, kw_only=True):
    """A choice in words."""

    choice: Choice
    what: Message
    """`11 at Pip's wire 11`."""
    odds: Message
    """`77 % to hit, no danger of red`."""
    made: bool = False
    """Whether it is what the seat did."""


class DecisionWords(Struct, frozen=True, kw_only=True):
    """A decision in words."""

    number: int
    verdict: Verdict
    heading: Message
    sentences: tuple[Message, ...]
    choices: tuple[ChoiceWords, ...] = ()
    """What was chosen comes first, then the best others."""


class ReviewWords(Struct, frozen=True, kw_only=True):
    """All that is said of a game."""

    decisions: tuple[DecisionWords, ...]
    summary: tuple[Message, ...]
    """A sentence each: the start, the turning point, the best and the worst call, each seat."""
    remarks: tuple[Message, ...]
    """What has to be said of all verdicts on this game."""


def words_of(data: bytes, findings: Findings) -> ReviewWords:
    """All that is to be said so far. Plays the replay once, so it is work for a process that may be busy."""
    story = story_of(data)
    review = review_of(story.game)
    if review is None:
        return ReviewWords(decisions=(), summary=(), remarks=())
    return ReviewWords(
        decisions=tuple([decision_words(review, story, decision) for decision in findings.decisions]),
        summary=tuple(summary_words(review, story, findings)),
        remarks=review.remarks(story, findings),
    )


def decision_words(review: GameReview, story: Story, decision: Decision) -> DecisionWords:
    """A decision in words."""
    moment = story.moments[decision.number - 1]
    choices = () if decision.chosen is None else (decision.chosen, *decision.others)
    found: list[ChoiceWords] = []
    for choice in choices:
        what, odds = review.choice_words(moment, choice)
        found.append(ChoiceWords(choice=choice, what=what, odds=odds, made=choice is decision.chosen))
    return DecisionWords(
        number=decision.number,
        verdict=decision.verdict,
        heading=review.heading(decision),
        sentences=review.sentences(story, decision),
        choices=tuple(found),
    )


def summary_words(review: GameReview, story: Story, findings: Findings) -> list[Message]:
    """What there is to say of the whole game."""
    found: list[Message] = []
    changes = splits(findings)
    decisions = {decision.number: decision for decision in findings.decisions}
    if findings.curve and findings.curve[0].number == 0:
        first = findings.curve[0].wins
        found.append(say("review-start", chance=first.chance, low=first.low, high=first.high))
    if findings.turning in changes:
        change = changes[findings.turning]
        turned = decisions.get(findings.turning)
        before, after = change.before / 100, change.after / 100
        if turned is None:
            found.append(say("review-turning-clock", before=before, after=after))
        else:
            who = Seat(turned.seat)
            found.append(say("review-turning", turn=turned.turn, seat=who, before=before, after=after))
    if findings.best_call in changes:
        gain = changes[findings.best_call].after - changes[findings.best_call].before
        found.append(say("review-best-call", **_args(review, story, decisions[findings.best_call], gain)))
    if findings.worst_call is not None:
        worst = decisions[findings.worst_call]
        lost = 0.0 if worst.lost is None else worst.lost.chance
        found.append(say("review-worst-call", **_args(review, story, worst, round(100 * lost))))
    for tally in findings.tallies:
        found.append(review.tally_words(tally, seat_split(findings, tally.seat)))
    nobody = seat_split(findings, None)
    if nobody is not None and nobody.luck:
        found.append(say("review-nobody", luck=signed(nobody.luck)))
    return found


def _args(review: GameReview, story: Story, decision: Decision, points: int) -> dict[str, Argument]:
    assert decision.chosen is not None
    what, _ = review.choice_words(story.moments[decision.number - 1], decision.chosen)
    return {"turn": decision.turn, "seat": Seat(decision.seat), "choice": what, "points": signed(points)}


def chance_words(chance: float) -> Message:
    """A chance as a percentage; what is not certain never reads as if it were.

    >>> [str(chance_words(chance)) for chance in (0.62, 0.999, 0.001, 1.0)]
    ['62%', 'more than 99%', 'less than 1%', '100%']
    """
    if 1 - HALF < chance < 1:
        return say("review-chance-most", chance=0.99)
    if 0 < chance < HALF:
        return say("review-chance-least", chance=0.01)
    return say("review-chance", chance=chance)
