"""Judging: whether an answer is right, by the odds of the seat that is taught."""

from __future__ import annotations

from functools import lru_cache

from defuse.bots.busters.habits import habits_of
from defuse.bots.busters.hearing import Hearing
from defuse.busters.acts import Cut, PlaceToken, SoloCut
from defuse.busters.board import Board
from defuse.busters.causes import TokenCause
from defuse.busters.cuts import CutForm
from defuse.busters.rules.clues import mark_facts
from defuse.busters.tokens import mark_for
from defuse.busters.wires import value_of, word
from defuse.kernel import UNKNOWN, Act, Game, Some
from defuse.odds import Call, Odds, TooManyFacts
from defuse.odds.calls import best_with, is_certain
from defuse.review.busters.proving import proof_from
from defuse.review.proof import ProofStep
from defuse.server.games.busters.lessons.reading import PUPIL, position, written
from defuse.server.games.school import Judged, ProvedBy
from defuse.words import say

SAME = 1e-9
"""Chances that differ by less are the same."""


@lru_cache(256)
def odds_of(lesson: str, step: int) -> Odds:
    """What the seat that is taught may conclude; with the habits of bots, where these are what is taught."""
    return odds_at(position(lesson, step), lesson, step)


def odds_at(game: Game, lesson: str, step: int) -> Odds:
    """The same at another moment of the step's game."""
    seen = game.observe(PUPIL)
    told = written(lesson)[step - 1]
    if told.want != "habit" or told.game is None:
        return Odds(seen)
    bots = dict.fromkeys(range(1, seen.public.players), told.game.bots)
    return Odds(seen, extra=habits_of(bots).facts(seen.public))


def judged_call(odds: Odds, want: str, value: int, targets: tuple[int, ...], using: tuple[str, ...] = ()) -> Judged:
    """A call: right if it is certain, or where nothing better is to be had."""
    call = odds.call((value,), targets)
    chance = round(100 * call.hit)
    if want == "detector" and len(targets) < 2 and not using:
        return Judged(False, say("lesson-without-detector"))
    if is_certain(call):
        return Judged(True, say("lesson-certain"), proof(odds, value, targets))
    if want == "best":
        if call.hit > best(odds, len(targets)).hit - SAME:
            return Judged(True, say("lesson-best", chance=call.hit))
        return Judged(False, say("lesson-not-best", chance=call.hit))
    return Judged(False, say("lesson-never") if not chance else say("lesson-not-certain", chance=call.hit))


def best(odds: Odds, targets: int = 1) -> Call:
    """The call with so many wires that hits most often. Wires with a token that shows their number do not count."""
    if targets == 1:
        shown = {token.wire for token in odds.board.tokens}
        return max([call for call in odds.calls() if call.targets[0] not in shown], key=lambda call: call.hit)
    wide = [form for form in odds.observation.forms() if isinstance(form, CutForm) and form.using]
    found = [best_with(odds, form) for form in wide if form.reach == targets and form.named == 1]
    return max([call for call in found if call is not None], key=lambda call: call.hit)


def proof(odds: Odds, value: int, targets: tuple[int, ...]) -> tuple[ProvedBy, ...]:
    """Why a call is certain, in steps."""
    try:
        found = proof_from(odds, targets, value)
    except TooManyFacts:
        return ()
    return tuple(
        [
            ProvedBy(step.text, step.wires, step.proves, tuple([(held.seat, word(held.value)) for held in step.held]))
            for step in _busy(found.steps)
        ]
    )


def _busy(steps: tuple[ProofStep, ...]) -> tuple[ProofStep, ...]:
    """Without a last step that only says again what the one before has proved."""
    last = steps[-1] if len(steps) > 1 else None
    idle = last is not None and last.uses == (len(steps) - 2,) and not last.wires and not last.held
    return steps[:-1] if idle and last is not None and last.proves == steps[-2].proves else steps


def hidden(odds: Odds, value: int) -> int:
    """How many wires of a value are still hidden from this seat."""
    faces = odds.observation.faces
    there = sum(value_of(kind) == value for kind in odds.pile.kinds)
    seen = sum(value_of(faces[wire]) == value for wire in odds.pile.things if faces[wire] != UNKNOWN)
    return there - seen


def solo_values(game: Game) -> set[int]:
    """The values that the seat may cut alone."""
    seen = game.observe(PUPIL)
    found: set[int] = set()
    for form in seen.forms():
        if form.verb is SoloCut and not form.using:
            (field,) = form.fields
            assert isinstance(field, Some)
            found |= {value_of(seen.faces[wire]) for group in field.groups for wire in group if isinstance(wire, int)}
    return found


def judged_count(odds: Odds, asked: int, said: int) -> Judged:
    """How many wires of a value are hidden."""
    there = hidden(odds, asked)
    return Judged(said == there, say("lesson-counted", count=said) if said == there else say("lesson-miscounted"))


def judged_safe(odds: Odds, wire: int) -> Judged:
    """Whether a wire cannot be red."""
    chance = sum([odds.values(wire).get(red, 0.0) for red in odds.board.reds])
    if chance:
        return Judged(False, say("lesson-may-be-red", chance=chance))
    return Judged(True, say("lesson-not-red"))


def judged_solo(game: Game, value: int) -> Judged:
    """Whether a value may be cut alone: then nothing can go wrong."""
    right = value in solo_values(game)
    return Judged(right, say("lesson-alone") if right else say("lesson-not-alone"))


def doubts(game: Game) -> dict[int, float]:
    """How much doubt the opening token at each wire leaves about the hand, in bits."""
    seen = game.observe(PUPIL)
    board: Board = seen.public
    view = game.view(PUPIL)
    hearing = Hearing(seen, PUPIL)
    found: dict[int, float] = {}
    for form in seen.forms():
        if form.verb is PlaceToken:
            for wire in board.hand(PUPIL):
                mark = mark_for(view, wire, TokenCause.OPENING)
                if mark is not None and value_of(seen.faces[wire]) <= max(range(1, 13)):
                    found[wire] = hearing.doubt(*mark_facts(board, wire, mark))
    return found


def judged_token(game: Game, wire: int) -> Judged:
    """Whether no other place of the opening token leaves less doubt."""
    left = doubts(game)
    least = min(left.values())
    right = left[wire] < least + SAME
    more = left[wire] - least
    return Judged(right, say("lesson-token-best") if right else say("lesson-token-worse", bits=round(more, 1)))


def judged_act(game: Game, lesson: str, step: int, act: Act) -> Judged | None:
    """What an act at a table is worth; None for one that is no answer."""
    want = written(lesson)[step - 1].want
    if isinstance(act, PlaceToken):
        return judged_token(game, act.wire) if want == "token" else None
    if isinstance(act, SoloCut):
        if want == "solo":
            return Judged(True, say("lesson-alone"))
        return Judged(
            want != "detector", say("lesson-certain") if want != "detector" else say("lesson-without-detector")
        )
    if not isinstance(act, Cut):
        return None
    if want == "solo":
        return Judged(False, say("lesson-alone-instead"))
    odds = odds_at(game, lesson, step)
    values = {value_of(odds.observation.faces[wire]) for wire in act.mine}
    using = tuple([str(card) for card in act.using])
    return judged_call(odds, want, min(values), act.targets, using) if len(values) == 1 else None
