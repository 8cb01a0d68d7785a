"""`expert`: careful plus search. It plays the best few acts out to the end, in worlds drawn from its exact odds.

Everybody in these worlds plays by the quick policy, from what they would see there. All acts are tried in the same
worlds, so that luck is the same for all of them, and acts that fall behind are dropped early.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter

from defuse.bots.bot import Decision
from defuse.bots.careful import CarefulBot, choices
from defuse.bots.mind import Choice, Mind
from defuse.bots.quick import QuickBot
from defuse.busters import pace
from defuse.kernel import Act, Form, Game, Observation, Refused, imagine

BUDGET = 1.0
"""Seconds of thought for a decision."""
MOST_ACTS = 6
MARGIN = 0.25
"""Acts that are worth so much less than the best one are not tried."""
MOST_WORLDS = 200
LONGEST = 400
BATCH = 8
TRUST = 12
"""How many played-out games the exact odds of the act itself weigh."""


class ExpertBot:
    """Searches where more than one act is plausible."""

    def __init__(self, seed: str, budget: float = BUDGET, worlds: int = MOST_WORLDS) -> None:
        self.seed = seed
        self.budget = budget
        self.worlds = worlds
        self.careful = CarefulBot(seed)

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        return self.think(observation, forms).act

    def chime_in(self, observation: Observation, forms: tuple[Form, ...]) -> Act | None:
        return self.careful.chime_in(observation, forms)

    def think(self, observation: Observation, forms: tuple[Form, ...]) -> Decision:
        """The act that wins most often when played out, with the reason."""
        if len(forms) == 1 and forms[0].count() == 1:
            return Decision(forms[0].nth(0), "there is nothing else to do")
        mind = Mind(observation, forms, self.seed)
        found = sorted(choices(mind), key=lambda choice: -choice.worth)
        best = found[0]
        few = [choice for choice in found if choice.worth >= best.worth - MARGIN][:MOST_ACTS]
        if len(few) == 1 or best.worth > 1.5:
            return Decision(best.act, best.why)
        act, chance, games = self.search(mind, few)
        return Decision(act.act, f"{act.why}; wins {chance:.0%} of {games} games played out")

    def search(self, mind: Mind, few: list[Choice]) -> tuple[Choice, float, int]:
        """Play acts out in drawn worlds, a batch at a time, until the time is up or one is clearly best."""
        began = perf_counter()
        wins = [0.0] * len(few)
        alive = list(range(len(few)))
        games = 0
        while games < self.worlds:
            deals = mind.odds.samples(BATCH, f"{mind.chance.seed}/search/{games}")
            for number, deal in enumerate(deals):
                seed = f"{mind.chance.seed}/world/{games + number}"
                for at in alive:
                    wins[at] += played_out(imagine(mind.observation, deal, seed), few[at].act, self.seed)
            games += BATCH
            score = {at: (wins[at] + TRUST * few[at].worth) / (games + TRUST) for at in alive}
            lead = max(score.values())
            spread = 2.0 * sqrt(0.25 / games)
            alive = [at for at in alive if score[at] >= lead - spread]
            if len(alive) == 1 or perf_counter() - began > self.budget:
                break
        best = max(alive, key=lambda at: (score[at], few[at].worth))
        return few[best], wins[best] / games, games


def played_out(game: Game, act: Act, seed: str) -> float:
    """Whether a game is won when it goes on with an act and then by the quick policy."""
    bots = [QuickBot(f"{seed}/{seat}") for seat in game.seats()]
    game, _ = game.play(act)
    for _ in range(LONGEST):
        if game.outcome is not None:
            return 1.0 if game.outcome.won else 0.0
        tick = pace.tick(game)
        game = game.play(tick)[0] if tick is not None else _next(game, bots)
    return 0.0


def _next(game: Game, bots: list[QuickBot]) -> Game:
    ask = game.ask
    assert ask is not None
    seat = next(seat for seat in ask.seats if seat not in ask.answered)
    act = bots[seat].turn(game.view(seat))
    if act is not None:
        try:
            return game.play(act)[0]
        except Refused:
            pass
    return game.play(bots[seat].decide(game.observe(seat), game.forms(seat)))[0]
