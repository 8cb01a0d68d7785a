"""Mind: what a bot of Bomb Squad Academy knows when it is asked, and what it expects of the others."""

from __future__ import annotations

from functools import cached_property
from math import exp

from msgspec.structs import replace

from defuse.academy.asks import ChooseAsk
from defuse.academy.board import CHICKEN, WAIT, Board
from defuse.academy.rules.explosion import GAIN, LOSS
from defuse.kernel import Chance, Form, Observation, veil
from defuse.odds.academy import AcademyOdds

Belief = dict[str, float]
"""How likely each card of a hand is played."""

SPREAD = 1.5
"""How many points make a card of somebody else e times as likely."""
COMPANY = 0.72
"""What is left of the points of a cut, on average, because others may cut the same wire."""


class Mind:
    """One decision of a seat."""

    def __init__(self, observation: Observation, forms: tuple[Form, ...], seed: str) -> None:
        assert observation.seat is not None
        self.observation = observation
        self.forms = forms
        self.seat: int = observation.seat
        self.board: Board = observation.public
        self.chance = Chance(f"{seed}/{self.seat}/{self.board.asked}")

    @cached_property
    def odds(self) -> AcademyOdds:
        """The odds with all that this seat has seen."""
        return AcademyOdds(self.observation)

    @cached_property
    def public_odds(self) -> AcademyOdds:
        """The odds of somebody who has only seen what lies open."""
        seen = veil(self.observation.faces, self.board.known[-1])
        return AcademyOdds(replace(self.observation, seat=None, faces=seen))

    @property
    def choosing(self) -> bool:
        """Whether an action is to be chosen."""
        return isinstance(self.board.ask, ChooseAsk)

    def beliefs(self) -> list[Belief]:
        """What each seat is thought to play: what looks good from outside is likelier; one's own place is empty."""
        return [{} if seat == self.seat else guess(self.public_odds, seat) for seat in range(self.board.players)]


def guess(odds: AcademyOdds, seat: int) -> Belief:
    """What a seat may play, by what each card of its hand is worth if not too many have the same idea."""
    worths = first_worths(odds, seat)
    weights = {card: exp(worth / SPREAD) for card, worth in worths.items()}
    total = sum(weights.values())
    return {card: weight / total for card, weight in weights.items()}


def first_worths(odds: AcademyOdds, seat: int) -> dict[str, float]:
    """A first estimate of what each card of a seat brings, without asking what the others do."""
    board = odds.board
    loss = min(LOSS, board.scores[seat])
    calm = 1.0
    worths: dict[str, float] = {}
    for name in board.colours:
        cut = odds.cut(name)
        if name in board.hands[seat]:
            worths[name] = COMPANY * cut.points - cut.explodes * loss
        calm *= 1.0 - 0.6 * cut.explodes
    if CHICKEN in board.hands[seat]:
        worths[CHICKEN] = (1.0 - calm) * GAIN
    if WAIT in board.hands[seat]:
        worths[WAIT] = 2.0 + 2.0 * (1.0 - calm)
    return worths
