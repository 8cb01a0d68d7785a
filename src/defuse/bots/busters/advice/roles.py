"""A teammate who must not miss: Captain Careless and others whose missed cut explodes the bomb (M28).

Convention for the opening tokens: whoever holds the number that this player has shown puts the token there, so that the
first turn has a sure cut. Partners conclude nothing from a token elsewhere.
"""

from __future__ import annotations

from defuse.bots.busters.advice import counsels
from defuse.bots.busters.advice.outlook import sure, takes_last
from defuse.bots.busters.mind import Choice, Mind
from defuse.busters.acts import Cut, PlaceToken
from defuse.busters.board import NOBODY
from defuse.busters.rules.roles import Role
from defuse.words import say

HELP = 0.4
"""What it is worth that somebody who must not miss has a sure cut."""


@counsels(Role)
def careless(mind: Mind, rule: Role, choices: list[Choice]) -> list[Choice]:
    """The seat that must not miss takes the surest cut; the others leave sure cuts to it."""
    seat = rule.seat(mind.board)
    if not rule.deadly or seat == NOBODY:
        return choices
    if not mind.board.opened and seat != mind.seat:
        return [_token(mind, seat, choice) for choice in choices]
    return [_cut(mind, seat, choice) for choice in choices]


def _token(mind: Mind, seat: int, choice: Choice) -> Choice:
    act = choice.act
    if not isinstance(act, PlaceToken):
        return choice
    shown = {token.mark: mind.view.owner_of(token.wire) for token in mind.board.tokens}
    theirs = {token.mark for token in mind.board.tokens if mind.view.owner_of(token.wire) == seat}
    wanted = str(mind.value(act.wire)) in theirs and shown[str(mind.value(act.wire))] == seat
    return choice._replace(worth=choice.worth + 1.0, why=say("reason-first-turn-safe")) if wanted else choice


def _cut(mind: Mind, seat: int, choice: Choice) -> Choice:
    act = choice.act
    if not isinstance(act, Cut) or len(act.mine) > 1:
        return choice
    call = mind.odds.of(act)
    if seat == mind.seat:
        return choice._replace(worth=choice.worth - mind.worth(call) + call.hit)
    if not mind.view.has_wires(seat) or not call.hit or not takes_last(mind, seat, act):
        return choice
    lost = sure(mind, seat) - sure(mind, seat, mind.value(act.mine[0]))
    return choice._replace(worth=choice.worth - HELP * lost * call.hit)
