"""`expert`: careful plus search. It tries the plausible cuts in many worlds drawn from its exact odds.

All cuts are tried in the same worlds, so that luck is the same for all of them, and those that fall behind are dropped
early. Where several are left, it can follow the worlds further: for a round in which everybody makes the best plain cut
by their own exact odds, or to the end by the quick policy.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Literal

from defuse.bots.ahead import EVEN, Trials, plausible
from defuse.bots.bot import Decision
from defuse.bots.careful import CarefulBot, choices
from defuse.bots.mind import Choice, Mind
from defuse.bots.rollout import a_round, to_the_end
from defuse.bots.standing import standing
from defuse.kernel import Act, Form, Game, Observation

BUDGET = 1.0
"""Seconds of thought for a decision."""
MOST_ACTS = 12
MARGIN = 0.3
"""Acts that are worth so much less than the best one are not tried."""
MOST_WORLDS = 64
BATCH = 8
BEHIND = 2.0
"""An act is dropped if it is behind by so many standard errors."""
FINALISTS = 3
"""How many cuts are followed further."""

Look = Literal["still", "round", "end"]


class ExpertBot:
    """Searches where more than one cut is plausible."""

    def __init__(self, seed: str, budget: float = BUDGET, worlds: int = MOST_WORLDS, look: Look = "round") -> None:
        self.seed = seed
        self.budget = budget
        self.worlds = worlds
        self.look: Look = look
        """How far the worlds of the finalists are followed: not at all, for a round, or to the end."""
        self.careful = CarefulBot(seed)

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        return self.think(observation, forms).act

    def chime_in(self, observation: Observation, forms: tuple[Form, ...]) -> Act | None:
        return self.careful.chime_in(observation, forms)

    def think(self, observation: Observation, forms: tuple[Form, ...]) -> Decision:
        """The cut after which the team stands best, with the reason."""
        if len(forms) == 1 and forms[0].count() == 1:
            return Decision(forms[0].nth(0), "there is nothing else to do")
        mind = Mind(observation, forms, self.seed)
        few = plausible(mind, choices(mind), MARGIN, MOST_ACTS)
        if len(few) == 1:
            return Decision(few[0].act, few[0].why)
        until = perf_counter() + self.budget
        alive, worlds = self.search(mind, few, "still", until - self.budget / 2)
        if len(alive) > 1 and self.look != "still":
            alive, more = self.search(mind, alive[:FINALISTS], self.look, until)
            worlds += more
        return Decision(alive[0].act, f"{alive[0].why}; best of {len(few)} cuts tried in {worlds} worlds")

    def search(self, mind: Mind, few: list[Choice], look: Look, until: float) -> tuple[list[Choice], int]:
        """Try cuts in drawn worlds, a batch at a time, until the time is up or one is clearly best. The best first."""
        trials = Search(mind, self.worlds, look, self.seed)
        alive, worlds = few, 0
        while worlds < self.worlds and len(alive) > 1:
            worlds = min(worlds + BATCH, self.worlds)
            alive = sorted(alive, key=lambda choice: -trials.score(choice, worlds))
            best = alive[0]
            alive = [choice for choice in alive if choice is best or not trials.behind(choice, best, worlds)]
            if perf_counter() > until:
                break
        return alive, worlds


class Search(Trials):
    """Acts tried in worlds that are followed a little further."""

    def __init__(self, mind: Mind, worlds: int, look: Look, seed: str) -> None:
        super().__init__(mind, worlds)
        self.look = look
        self.seed = seed

    def chance(self, game: Game) -> float:
        """The chance to win from an imagined game on."""
        if self.look == "end":
            return float(to_the_end(game, self.seed))
        if self.look == "round":
            game = a_round(game, self.seed)
            if game.outcome is not None:
                return float(game.outcome.won)
        return 1 / (1 + exp(self.now - EVEN - standing(game)))

    def behind(self, choice: Choice, leader: Choice, worlds: int) -> bool:
        """Whether an act is clearly worse than another one, by the difference of the two in the same worlds."""
        gaps = [(self.tried(leader, at)[1] or 0.0) - (self.tried(choice, at)[1] or 0.0) for at in range(worlds)]
        mean = sum(gaps) / worlds
        spread = sqrt(sum([(gap - mean) ** 2 for gap in gaps])) / worlds
        return self.score(leader, worlds) - self.score(choice, worlds) > BEHIND * spread
