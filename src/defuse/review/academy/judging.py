"""Verdicts on action cards of Bomb Squad Academy, by what the seat could expect of them.

Everybody chooses in secret, so a card is judged by what it brings on average if the others choose as their cards look
from outside. That is an estimate, and whoever always plays the best card is read: so cards that promise nearly as much
are as good.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from defuse.academy.acts import Choose
from defuse.academy.board import Board
from defuse.academy.events import BombTriggered, CutBegan, CutMade
from defuse.bots.academy.mind import Mind
from defuse.odds.academy import AcademyOdds, crowds, protections
from defuse.review.findings import ActionFound, Decision, Outcome, Verdict
from defuse.review.story import Moment, Story

NEARLY = 0.5
"""Cards whose points on average differ by less are as good as each other."""
SURE = 1e-9
MOST_OTHERS = 4


def judged(story: Story, moment: Moment) -> Decision:
    """What the odds say of an act."""
    act = moment.act
    board: Board = moment.before.public
    decision = Decision(
        number=moment.number, turn=board.rounds, seat=act.seat, verb=str(type(act).__struct_config__.tag)
    )
    if not isinstance(act, Choose):
        return decision
    mind = Mind(moment.before.observe(act.seat), moment.before.forms(act.seat), "review")
    beliefs = mind.beliefs()
    points = mind.odds.values(act.seat, beliefs)
    turned_out = how_it_turned_out(story, moment)
    found = {
        card: ActionFound(
            action=card,
            cutters=turned_out.cutters.get(card, 0),
            explode=exploding(mind.odds, act.seat, card, beliefs),
            points=points[card],
        )
        for card in points
    }
    chosen = found.pop(act.card)
    others = sorted(found.values(), key=lambda other: -other.points)
    return replace(
        decision,
        chosen=chosen,
        others=tuple(others[:MOST_OTHERS]),
        verdict=verdict_on(chosen, others),
        outcome=turned_out.outcome,
    )


def verdict_on(chosen: ActionFound, others: Sequence[ActionFound]) -> Verdict:
    """Best, as good, or less than what another card promised."""
    if not others or others[0].points <= chosen.points + SURE:
        return "best"
    return "as-good" if others[0].points <= chosen.points + NEARLY else "likelier-there"


def exploding(odds: AcademyOdds, seat: int, card: str, beliefs: Sequence[Mapping[str, float]]) -> float:
    """How likely the wire of a card explodes when this seat cuts it, if the others choose so; 0 for other cards."""
    colours = odds.board.colours
    if card not in colours:
        return 0.0
    others = [belief for other, belief in enumerate(beliefs) if other != seat]
    total = 0.0
    for counts, waits, chance in crowds(others, colours):
        cut = [many + (name == card) for name, many in zip(colours, counts, strict=True)]
        for barred, here in protections(tuple([bool(many) for many in cut]), waits):
            reached = 1.0
            for at, name in enumerate(colours):
                if not cut[at] or barred >> at & 1:
                    continue
                explodes = odds.cut(name, cut[at]).explodes
                if name == card:
                    total += chance * here * reached * explodes
                    break
                reached *= 1.0 - explodes
    return total


class TurnedOut(NamedTuple):
    """What became of the round of a choice."""

    cutters: dict[str, int]
    """How many cut each wire."""
    outcome: Outcome
    """Hit if this seat has cut its wire and nothing exploded."""


def how_it_turned_out(story: Story, moment: Moment) -> TurnedOut:
    """Look at the rest of a round. Where somebody chose again, only the last choice comes to something."""
    rounds, seat = moment.before.public.rounds, moment.act.seat
    cutters: dict[str, int] = {}
    outcome: Outcome = ""
    for later in story.moments[moment.number - 1 :]:
        if later.before.public.rounds != rounds:
            break
        if later.number > moment.number and isinstance(later.act, Choose) and later.act.seat == seat:
            return TurnedOut(cutters, "")
        for event in later.events:
            match event:
                case CutBegan():
                    cutters[event.wire] = len(event.seats)
                case CutMade() if seat in event.seats:
                    outcome = "hit"
                case BombTriggered() if seat in event.seats:
                    outcome = "explosion"
    return TurnedOut(cutters, outcome)
