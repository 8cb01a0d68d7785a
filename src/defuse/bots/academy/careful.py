"""`careful` for Bomb Squad Academy: exact odds, against an estimate of what the others play."""

from __future__ import annotations

from math import exp

from defuse.academy.acts import Choose
from defuse.academy.board import CHICKEN, WAIT
from defuse.bots.academy.answers import answer
from defuse.bots.academy.mind import Mind
from defuse.bots.academy.tools import best_use, worth_using
from defuse.bots.bot import Decision
from defuse.kernel import Act, Chance, Form, Observation, Pass
from defuse.words import say

SHARPNESS = 2.5
"""How much likelier a card is for each point that it is better: whoever always plays the best card is read."""
PEEK = 0.5
"""What it is worth to a chicken to look at something."""
KEEP_WAIT = 0.6
"""What it is worth to keep the Wait for a worse round."""
SNIFF = 0.12
"""How likely an explosion has to be before the Sniffer is used."""


class CarefulBot:
    """Plays a card that is among the best by its own exact odds."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        return self.think(observation, forms).act

    def chime_in(self, observation: Observation, forms: tuple[Form, ...]) -> Act | None:
        return None  # whoever has a tool is asked

    def think(self, observation: Observation, forms: tuple[Form, ...]) -> Decision:
        """The act, with the reason."""
        if len(forms) == 1 and forms[0].count() == 1:
            return Decision(forms[0].nth(0), say("reason-nothing-else"))
        mind = Mind(observation, forms, self.seed)
        if mind.choosing:
            return self.choose(mind)
        found = self.answer(mind)
        if found is not None:
            return Decision(found, say("reason-helps-most"))
        use = self.best_use(mind)
        if use is not None and worth_using(mind, use[1]):
            return Decision(use[0], say("reason-brings-points", points=use[1]))
        return Decision(Pass(seat=mind.seat), say("reason-tool-kept"))

    def choose(self, mind: Mind) -> Decision:
        """A tool for choosing, or the action of this round."""
        worths = self.worths(mind)
        tool = beside(mind, worths)
        if tool is not None:
            return Decision(tool, say("reason-better-choice"))
        card = drawn(worths, SHARPNESS, mind.chance)
        return Decision(Choose(seat=mind.seat, card=card), say("reason-brings-points", points=worths[card]))

    def answer(self, mind: Mind) -> Act | None:
        """What to answer to a question that is no window and no choice of an action."""
        return answer(mind)

    def best_use(self, mind: Mind) -> tuple[Act, float] | None:
        """The best use of a tool in a window, and how many points it brings."""
        return best_use(mind)

    def worths(self, mind: Mind) -> dict[str, float]:
        """What each card of the hand brings, with a little for what it saves or tells."""
        worths = mind.odds.values(mind.seat, mind.beliefs())
        if CHICKEN in worths:
            worths[CHICKEN] += PEEK
        if WAIT in worths:
            worths[WAIT] -= KEEP_WAIT
        return worths


def drawn(worths: dict[str, float], sharpness: float, chance: Chance) -> str:
    """A card by lot, better ones much likelier."""
    top = max(worths.values())
    weights = [exp(sharpness * (worth - top)) for worth in worths.values()]
    at = chance.below(1 << 30) / (1 << 30) * sum(weights)
    for card, weight in zip(worths, weights, strict=True):
        at -= weight
        if at < 0:
            return card
    return max(worths, key=lambda card: worths[card])


def sniffs(mind: Mind) -> Act | None:
    """The Sniffer, if the round may well end the bomb."""
    for form in mind.forms:
        if form.using == ("sniffer",):
            risk = max([mind.odds.cut(name).explodes for name in mind.board.colours])
            if risk > SNIFF:
                return form.nth(0)
    return None


def beside(mind: Mind, worths: dict[str, float]) -> Act | None:
    """A tool that is used while choosing, if now is a good time for it."""
    board = mind.board
    for form in mind.forms:
        if form.using == ("toolkit",):
            missing = [card for card in (*board.colours, WAIT) if card not in board.hands[mind.seat]]
            best = max([mind.odds.cut(name).points for name in board.colours if name in missing], default=0.0)
            if WAIT in missing and best > max(worths.values()) + 1.0:
                return form.nth(0)
    return sniffs(mind)
