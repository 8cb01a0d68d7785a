"""`expert`: careful plus search. It tries the plausible acts in many worlds drawn from its exact odds.

In each world it does the act, lets everybody have a turn as `careful` would take it without looking ahead, and then
looks how the team stands. All acts are tried in the same worlds, so that luck is the same for all of them, and acts
that fall behind are dropped early.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Literal

from defuse.bots.ahead import EVEN, Trials
from defuse.bots.bot import Decision
from defuse.bots.careful import CarefulBot, choices
from defuse.bots.mind import Choice, Mind
from defuse.bots.rollout import a_round, to_the_end
from defuse.bots.standing import standing
from defuse.busters.asks import TurnAsk
from defuse.kernel import Act, Form, Game, Observation

BUDGET = 1.0
"""Seconds of thought for a decision."""
MOST_ACTS = 8
MARGIN = 0.25
"""Acts that are worth so much less than the best one are not tried."""
MOST_WORLDS = 64
BATCH = 4
ENOUGH = 8
"""Worlds before an act may be dropped."""
BEHIND = 2.0
"""An act is dropped if it is behind by so many standard errors."""

Look = Literal["still", "round", "end"]


class ExpertBot:
    """Searches where more than one act is plausible."""

    def __init__(self, seed: str, budget: float = BUDGET, worlds: int = MOST_WORLDS, look: Look = "round") -> None:
        self.seed = seed
        self.budget = budget
        self.worlds = worlds
        self.look = look
        """How far a world is followed: just the act, a round by `careful`, or to the end by `quick`."""
        self.careful = CarefulBot(seed)

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        return self.think(observation, forms).act

    def chime_in(self, observation: Observation, forms: tuple[Form, ...]) -> Act | None:
        return self.careful.chime_in(observation, forms)

    def think(self, observation: Observation, forms: tuple[Form, ...]) -> Decision:
        """The act after which the team stands best, with the reason."""
        if len(forms) == 1 and forms[0].count() == 1:
            return Decision(forms[0].nth(0), "there is nothing else to do")
        mind = Mind(observation, forms, self.seed)
        found = sorted(choices(mind), key=lambda choice: -choice.worth)
        best = found[0]
        few = [choice for choice in found if choice.worth >= best.worth - MARGIN][:MOST_ACTS]
        if len(few) == 1 or best.worth > 1.1 or not isinstance(mind.board.ask, TurnAsk):
            return Decision(best.act, best.why)
        chosen, worlds = self.search(mind, few)
        return Decision(chosen.act, f"{chosen.why}; best of {len(few)} acts tried in {worlds} worlds")

    def search(self, mind: Mind, few: list[Choice]) -> tuple[Choice, int]:
        """Try acts in drawn worlds, a batch at a time, until the time is up or one is clearly best."""
        began = perf_counter()
        trials = Search(mind, self.worlds, self.look, self.seed)
        alive = few
        worlds = 0
        while worlds < self.worlds and len(alive) > 1:
            worlds += BATCH
            scores = {id(choice): trials.score(choice, worlds) for choice in alive}
            alive = sorted(alive, key=lambda choice: -scores[id(choice)])
            if worlds >= ENOUGH:
                alive = [
                    choice for choice in alive if choice is alive[0] or not trials.behind(choice, alive[0], worlds)
                ]
            if perf_counter() - began > self.budget:
                break
        return alive[0], worlds


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
        gaps = [self.known_chance(leader, at) - self.known_chance(choice, at) for at in range(worlds)]
        mean = sum(gaps) / worlds
        spread = sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / worlds / (worlds - 1))
        return self.score(leader, worlds) - self.score(choice, worlds) > BEHIND * spread + 0.005

    def known_chance(self, choice: Choice, number: int) -> float:
        return self.tried(choice, number)[1] or 0.0
