"""Looking ahead: of the acts that are plausible, the one after which the team stands best, tried in drawn worlds."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from defuse.bots.busters.mind import Choice, Mind
from defuse.bots.busters.standing import standing
from defuse.busters.acts import Cut, SoloCut
from defuse.busters.asks import TurnAsk
from defuse.kernel import Game, imagine

CUTS = (Cut, SoloCut)
WORLDS = 8
"""In how many drawn worlds acts are tried."""
FIRST = 3
"""In how many of them all acts are tried; in the others only the better half."""
MOST_ACTS = 8
MARGIN = 0.2
"""Acts that are worth so much less than the best one are not looked at."""
WORK = 2_000_000
"""How many transitions may be counted for a decision, roughly: some tens of milliseconds."""
EVEN = 1.2
"""Where the team stands now: odds of about three to one."""
NOW = 1 / (1 + exp(-EVEN))


def looked_ahead(mind: Mind, found: Sequence[Choice], worlds: int) -> Choice:
    """The best choice, once it is clear where the most plausible ones leave the team."""
    few = plausible(mind, found, MARGIN, MOST_ACTS)
    best = few[0]
    if not worlds or len(few) < 2:
        return best
    few, worlds = affordable(mind, few, worlds)
    if len(few) < 2:
        return best
    trials = Trials(mind, worlds)
    if len(few) > 2 and worlds > FIRST:
        few = sorted(few, key=lambda choice: -trials.score(choice, FIRST))[: (len(few) + 1) // 2]
    return max(few, key=lambda choice: trials.score(choice, worlds))


def plausible(mind: Mind, found: Sequence[Choice], margin: float, most: int) -> list[Choice]:
    """The choices between which looking ahead may decide, the best one first: cuts, if a cut is best to begin with."""
    ranked = sorted(found, key=lambda choice: -choice.worth)
    best = ranked[0]
    if type(best.act) not in CUTS or best.worth > 1.1 or not isinstance(mind.board.ask, TurnAsk):
        return [best]
    return [choice for choice in ranked if choice.worth >= best.worth - margin and type(choice.act) in CUTS][:most]


def affordable(mind: Mind, few: list[Choice], worlds: int) -> tuple[list[Choice], int]:
    """As many acts and worlds as there is time for: at a fresh table of five counting takes long, so fewer of both."""
    can = WORK // max(1, mind.odds.kernel.edges * mind.board.players)
    needed = len(few) * min(FIRST, worlds) + (len(few) + 1) // 2 * max(0, worlds - FIRST)
    if can >= needed:
        return few, worlds
    worlds = min(FIRST, worlds)
    return few[: can // worlds], worlds


class Trials:
    """Acts tried in drawn worlds, the same ones for all of them."""

    def __init__(self, mind: Mind, worlds: int) -> None:
        self.mind = mind
        self.deals = mind.worlds(worlds)
        games = [self.world(number) for number in range(min(FIRST, worlds))]
        self.now = sum([standing(game, mind.habits) for game in games]) / len(games)
        self.known: dict[tuple[int, bytes], tuple[bool, float | None]] = {}

    def world(self, number: int) -> Game:
        """A game that this seat could be sitting in."""
        return imagine(self.mind.observation, self.deals[number], f"{self.mind.chance.seed}/{number}")

    def score(self, choice: Choice, worlds: int) -> float:
        """What is left of the chance to win after an act: after a hit and after a miss, by the exact odds of both."""
        mind, act = self.mind, choice.act
        hits, misses = self.after(choice, worlds)
        if isinstance(act, Cut):
            call = mind.odds.of(act)
            hit_worth = mean(hits, NOW)
            miss_worth = mean(misses, NOW * mind.kept())
            plain = mind.worth(call)
            return (call.hit * hit_worth + call.miss * miss_worth) / NOW + choice.worth - plain
        return mean(hits + misses, NOW) / NOW + choice.worth - 1

    def after(self, choice: Choice, worlds: int) -> tuple[list[float], list[float]]:
        """The chances to win after an act, in the worlds where it cuts something and in those where it does not."""
        hits: list[float] = []
        misses: list[float] = []
        for number in range(worlds):
            hit, chance = self.tried(choice, number)
            if chance is not None:
                (hits if hit else misses).append(chance)
        return hits, misses

    def tried(self, choice: Choice, number: int) -> tuple[bool, float | None]:
        """Whether an act cuts something in a world, and the chance to win after it; None if it is lost at once."""
        key = (id(choice), self.deals[number])  # late in a game the same few deals are drawn again and again
        if key not in self.known:
            game, _ = self.world(number).play(choice.act)
            hit = game.public.gone != self.mind.board.gone
            if game.outcome is not None:
                self.known[key] = hit, 1.0 if game.outcome.won else 0.0 if hit else None
            else:
                self.known[key] = hit, self.chance(game)
        return self.known[key]

    def chance(self, game: Game) -> float:
        """The chance to win from an imagined game on."""
        return 1 / (1 + exp(self.now - EVEN - standing(game, self.mind.habits)))


def mean(found: list[float], otherwise: float) -> float:
    """The mean of some figures, or another one where there are none."""
    return sum(found) / len(found) if found else otherwise
