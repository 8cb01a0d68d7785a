"""`expert` for Bomb Squad Academy: regret matching over everybody's mixed choices, on sampled hidden cards.

A round is a game of its own: everybody chooses at once. The expert looks for choices that nobody would regret. What
others have peeked at, and it has not, is drawn several times; in each such world the others choose by what they would
have seen there, while the expert's own choice is the same in all of them. Others are taken to be partly like `careful`.
"""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from defuse.academy.acts import Choose
from defuse.academy.board import CHICKEN, WAIT
from defuse.bots.academy.careful import KEEP_WAIT, PEEK, SHARPNESS, CarefulBot, beside, drawn
from defuse.bots.academy.matrix import Array, expected, gains
from defuse.bots.academy.mind import Mind, guess
from defuse.bots.bot import Decision
from defuse.kernel import Observation, imagine, veil
from defuse.odds.academy import AcademyOdds

WORLDS = 4
"""How often the cards are drawn that only others have seen."""
STEPS = 60
"""How often everybody thinks again."""
HABIT = 0.6
"""How much others are as `careful` is, and not free of regret."""
RIVALS = 0.35
"""How much of the points of others counts against one's own."""
EDGE = 5.0
"""How much likelier a card is in the end for each point that it is better."""


class ExpertBot(CarefulBot):
    """Chooses so that it would not regret it, whatever the others have seen."""

    def __init__(self, seed: str, worlds: int = WORLDS, steps: int = STEPS) -> None:
        super().__init__(seed)
        self.worlds = worlds
        self.steps = steps

    def choose(self, mind: Mind) -> Decision:
        """A tool for choosing, or the action of this round."""
        worths = self.solved(mind)
        tool = beside(mind, worths)
        if tool is not None:
            return Decision(tool, "it makes the choice a better one")
        card = drawn(worths, EDGE, mind.chance)
        return Decision(Choose(seat=mind.seat, card=card), f"it brings about {worths[card]:.1f} points")

    def solved(self, mind: Mind) -> dict[str, float]:
        """What each card brings against others who have stopped regretting theirs."""
        hand = mind.board.hands[mind.seat]
        worlds = [World(mind.seat, seen) for seen in self.seen_by_others(mind)]
        mine = np.full(len(hand), 1.0 / len(hand))
        regret = np.zeros(len(hand))
        total = np.zeros(len(hand))
        for step in range(1, self.steps + 1):
            values = sum([world.values(mine) for world in worlds], np.zeros(len(hand))) / len(worlds)
            mine = matched(regret, values, mine)
            total += step * values  # later thoughts are better ones
        average = total / (self.steps * (self.steps + 1) / 2)
        return dict(zip(hand, average.tolist(), strict=True))

    def seen_by_others(self, mind: Mind) -> list[Observation]:
        """One's own observation, with what only others have seen filled in; several times if there is such a thing."""
        known = mind.board.known
        secret = 0
        for seat in range(mind.board.players):
            secret |= known[seat] & ~known[mind.seat]
        if not secret:
            return [mind.observation]
        found = []
        for number in range(self.worlds):
            deal = imagine(mind.observation, None, f"{mind.chance.seed}/{number}").secret.faces
            found.append(replace(mind.observation, faces=veil(deal, known[mind.seat] | secret)))
        return found


class World:
    """A round as it may be: what everybody gains by every choice, and how the others choose in it so far."""

    def __init__(self, seat: int, seen: Observation) -> None:
        self.seat = seat
        known = seen.public.known
        hands = seen.public.hands
        payoff = gains(AcademyOdds(seen), hands)
        self.own = weighed(payoff, seat) + beside_points(hands, seat)
        self.theirs: dict[int, Array] = {}
        self.habits: dict[int, Array] = {}
        for other in range(len(hands)):
            if other != seat:
                odds = AcademyOdds(replace(seen, faces=veil(seen.faces, known[other])))
                payoff = gains(odds, hands)
                self.theirs[other] = weighed(payoff, other) + beside_points(hands, other)
                self.habits[other] = habit(odds, payoff, other)
        self.regrets = {other: np.zeros(len(hands[other])) for other in self.theirs}
        self.mixes = [self.habits.get(other, np.zeros(len(hand))) for other, hand in enumerate(hands)]

    def values(self, mine: Array) -> Array:
        """What each of one's own cards brings against the others, who then think again."""
        self.mixes[self.seat] = mine
        found = expected(self.own, self.mixes, self.seat)
        for other, payoff in self.theirs.items():
            free = matched(self.regrets[other], expected(payoff, self.mixes, other), self.mixes[other])
            self.mixes[other] = HABIT * self.habits[other] + (1.0 - HABIT) * free
        return found


def weighed(payoff: Array, seat: int) -> Array:
    """One's own points, less a share of the average of the others."""
    own: Array = payoff[..., seat]
    others: Array = payoff.sum(axis=-1) - own
    return np.ascontiguousarray(own - RIVALS * others / (payoff.shape[-1] - 1))


def beside_points(hands: tuple[tuple[str, ...], ...], seat: int) -> Array:
    """What cards are worth beside their points, along the axis of a seat."""
    extra = {CHICKEN: PEEK, WAIT: -KEEP_WAIT}
    shape = [1] * len(hands)
    shape[seat] = len(hands[seat])
    return np.array([extra.get(card, 0.0) for card in hands[seat]]).reshape(shape)


def habit(odds: AcademyOdds, payoff: Array, seat: int) -> Array:
    """How `careful` would choose at this seat."""
    hands = odds.board.hands
    guesses = [guess(odds, other) for other in range(len(hands))]
    mixes = [np.array([guesses[other][card] for card in hand]) for other, hand in enumerate(hands)]
    worths = expected(np.ascontiguousarray(payoff[..., seat]), mixes, seat) + beside_points(hands, seat).ravel()
    weights: Array = np.exp(SHARPNESS * (worths - worths.max()))
    return np.asarray(weights / weights.sum())


def matched(regret: Array, brings: Array, mix: Array) -> Array:
    """The next mix by regret matching: what one would rather have played is played more. Changes the regrets."""
    regret += brings - float(mix @ brings)
    np.maximum(regret, 0.0, out=regret)
    total = regret.sum()
    return np.asarray(regret / total) if total > 0 else np.full(len(regret), 1.0 / len(regret))
