"""Verdicts on Bomb Busters in words."""

from __future__ import annotations

from collections.abc import Iterator

from defuse.busters.acts import Cut
from defuse.busters.board import Board
from defuse.busters.memory import by_heart
from defuse.busters.wires import value_of, value_word
from defuse.busters.words import place_name, values_named
from defuse.review.findings import CallFound, Choice, Decision, Estimate, Findings, Tally
from defuse.review.split import Split, signed
from defuse.review.story import Moment, Story
from defuse.review.words import chance_words
from defuse.words import Argument, Message, Seat, say

HEADINGS = {
    "certain": say("review-heading-certain"),
    "best": say("review-heading-best"),
    "as-good": say("review-heading-as-good"),
    "certain-there": say("review-heading-certain-there"),
    "likelier-there": say("review-heading-likelier"),
    "lost-chance": say("review-heading-lost"),
    "none": say("review-heading-none"),
}


def heading(decision: Decision) -> Message:
    """The verdict in three words. Better odds may also be those of a call that is safer and hits less often."""
    chosen, best = decision.chosen, decision.others[0] if decision.others else None
    if decision.verdict == "likelier-there" and isinstance(chosen, CallFound) and isinstance(best, CallFound):
        return say("review-heading-likelier") if best.hit > chosen.hit else say("review-heading-safer")
    return HEADINGS[decision.verdict]


def sentences(story: Story, decision: Decision) -> tuple[Message, ...]:
    """What was called, with its odds, what came of it, and what else was there."""
    moment = story.moments[decision.number - 1]
    if not isinstance(moment.act, Cut):
        return (say("review-no-call"),)
    if not isinstance(decision.chosen, CallFound):
        return (say("review-not-counted"),)
    return tuple(_sentences(moment, decision, decision.chosen))


def _sentences(moment: Moment, decision: Decision, chosen: CallFound) -> Iterator[Message]:
    board: Board = moment.before.public
    yield say(
        "review-called",
        seat=Seat(decision.seat),
        values=values_named(chosen.values),
        wires=_places(board, chosen.wires),
        odds=odds_words(chosen),
    )
    yield from _outcome(moment, decision, chosen)
    if decision.certain is not None:
        yield _certain(board, moment, decision.certain)
    elif decision.verdict in ("likelier-there", "as-good", "lost-chance") and decision.others:
        what, odds = choice_words(moment, decision.others[0])
        yield say("review-other-was", choice=what, odds=odds)
    if decision.lost is not None:
        yield _lost(moment, decision, decision.lost)
    elif decision.verdict in ("as-good", "certain-there") and chosen.wins is not None:
        yield say("review-no-loss", games=chosen.wins.games)


def _outcome(moment: Moment, decision: Decision, chosen: CallFound) -> Iterator[Message]:
    board: Board = moment.before.public
    match decision.outcome:
        case "hit":
            yield say("review-right")
        case "explosion":
            value = value_of(moment.before.secret.faces[chosen.wires[0]])
            red = len(chosen.wires) > 1 or value in board.reds
            yield say("review-exploded-red") if red else say("review-exploded")
        case "miss" if len(chosen.wires) == 1:
            value = value_of(moment.before.secret.faces[chosen.wires[0]])
            yield say("review-wrong-was", value=value_word(value))
        case "miss":
            yield say("review-wrong")


def _certain(board: Board, moment: Moment, certain: Choice) -> Message:
    assert isinstance(certain, CallFound)
    value = value_word(certain.values[0])
    if is_solo(board, moment, certain):
        return say("review-solo-was", value=value)
    if len(certain.wires) > 1 or len(certain.values) > 1:
        return say("review-other-was", choice=choice_words(moment, certain)[0], odds=odds_words(certain))
    return say("review-certain-was", wire=place_name(board, certain.wires[0]), value=value)


def _lost(moment: Moment, decision: Decision, lost: Estimate) -> Message:
    """By how much bots win more often who play on from the best of the others."""
    measured = [other for other in decision.others if isinstance(other, CallFound) and other.wins is not None]
    best = max(measured, key=lambda other: other.wins.chance if other.wins is not None else 0.0)
    return say(
        "review-lost-by",
        choice=choice_words(moment, best)[0],
        points=round(-100 * lost.chance),
        low=round(-100 * lost.high),
        high=round(-100 * lost.low),
        games=lost.games,
    )


def choice_words(moment: Moment, choice: Choice) -> tuple[Message, Message]:
    """A call by itself, and its odds."""
    assert isinstance(choice, CallFound)
    board: Board = moment.before.public
    if is_solo(board, moment, choice):
        return say("review-solo", value=value_word(choice.values[0])), odds_words(choice)
    called = say("review-call", values=values_named(choice.values), wires=_places(board, choice.wires))
    return called, odds_words(choice)


def is_solo(board: Board, moment: Moment, choice: CallFound) -> bool:
    """Whether a choice is a solo cut: all of its wires are the seat's own."""
    return board.owner_of(choice.wires[0]) == moment.act.seat


def odds_words(call: CallFound) -> Message:
    """How likely a call hits, and how likely it explodes."""
    if call.miss == 0 and call.explode == 0:
        return say("review-odds-certain")
    if not call.explode:
        return say("review-odds-safe", hit=chance_words(call.hit))
    return say("review-odds-danger", hit=chance_words(call.hit), explode=chance_words(call.explode))


def tally_words(tally: Tally, split: Split | None) -> Message:
    """What the decisions of a seat came to."""
    if split is None:
        return say("review-seat-odds", seat=Seat(tally.seat), best=tally.best, decisions=tally.decisions)
    return say(
        "review-seat",
        seat=Seat(tally.seat),
        judgement=signed(split.judgement),
        luck=signed(split.luck),
        best=tally.best,
        decisions=tally.decisions,
    )


def remarks(story: Story, findings: Findings) -> tuple[Message, ...]:
    """Who plays on, if anybody did; and that the odds forget nothing, where a mission is about remembering."""
    bots = (say("review-remark-bots"),) if any(point.wins.games for point in findings.curve) else ()
    memory = (say("review-remark-memory"),) if by_heart(story.beginning.public) else ()
    return (*bots, *memory)


def _places(board: Board, wires: tuple[int, ...]) -> tuple[Argument, ...]:
    return tuple([place_name(board, wire) for wire in wires])
