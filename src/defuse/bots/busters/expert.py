"""`expert`: careful, plus what partners' habits tell, plus search.

Towards the end, when only a few deals are left that can be, it plays them out: it tries the plausible cuts in worlds
drawn from its odds, in which everybody goes on with the best plain cut by their own exact odds. All cuts are tried in
the same worlds, so that luck is the same for all of them, and those that fall behind are dropped early. It does what
careful would do unless something else is clearly better.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, sqrt
from time import thread_time
from typing import Literal

from defuse.bots.bot import Decision
from defuse.bots.busters.advice.cuts import CERTAIN
from defuse.bots.busters.ahead import EVEN, NOW, Trials, looked_ahead, mean, plausible
from defuse.bots.busters.careful import CarefulBot, choices
from defuse.bots.busters.habits import habits_of
from defuse.bots.busters.mind import Choice, Mind
from defuse.bots.busters.proofs import proven
from defuse.bots.busters.rollout import a_round, quickly_to_the_end, to_the_end
from defuse.bots.busters.standing import standing
from defuse.busters.acts import Cut, SoloCut
from defuse.busters.board import Board
from defuse.kernel import Act, Form, Game, Observation
from defuse.words import Argument, say

BUDGET = 1.0
"""Seconds of processor time for a decision: what else the machine does changes no decision."""
MOST_ACTS = 6
MARGIN = 0.2
"""Acts that are worth so much less than the best one are not tried."""
MOST_WORLDS = 64
BATCH = 8
BEHIND = 2.0
"""An act is dropped if it is behind by so many standard errors."""
BETTER = 1.0
"""By how many standard errors an act must be better than what careful would do."""
LATE = 0.75
"""Worlds are played out to their end once no more than this share of those that are drawn are different: before that,
ends are too noisy to tell cuts apart."""
PROGRESS = 0.3
"""What a lost game counts in which nearly all wires were cut."""

Look = Literal["still", "round", "end", "quick"]


class ExpertBot:
    """Searches where more than one cut is plausible."""

    def __init__(self, seed: str, budget: float = BUDGET, worlds: int = MOST_WORLDS, look: Look = "end") -> None:
        self.seed = seed
        self.budget = budget
        self.worlds = worlds
        self.look: Look = look
        """How far the worlds are followed: not at all, for a round, or to the end, by exact odds or quickly."""
        self.careful = CarefulBot(seed)

    def meet(self, company: Mapping[int, str]) -> None:
        """Rely on what the bots at the table are known to do."""
        self.careful.habits = habits_of(company)

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        return self._decided(observation, forms, explained=False).act

    def chime_in(self, observation: Observation, forms: tuple[Form, ...]) -> Act | None:
        return self.careful.chime_in(observation, forms)

    def think(self, observation: Observation, forms: tuple[Form, ...]) -> Decision:
        """What careful would do, unless a cut turns out to be clearly better; with the reason."""
        return self._decided(observation, forms, explained=True)

    def _decided(self, observation: Observation, forms: tuple[Form, ...], *, explained: bool) -> Decision:
        if len(forms) == 1 and forms[0].count() == 1:
            return Decision(forms[0].nth(0), say("reason-nothing-else"))
        until = thread_time() + self.budget
        mind = Mind(observation, forms, self.seed, self.careful.habits)
        found = choices(mind)
        usual = looked_ahead(mind, found, self.careful.worlds)
        few = plausible(mind, found, MARGIN, MOST_ACTS)
        if len(few) < 2 or certain(mind, usual) or not self.worth_it(mind):
            usual = proven(mind, usual) if explained else usual
            return Decision(usual.act, usual.why)
        if usual not in few:
            few.append(usual)
        best, worlds = self.search(mind, usual, few, until)
        if not worlds:
            return Decision(usual.act, usual.why)
        tried: dict[str, Argument] = {"why": best.why, "cuts": len(few), "worlds": worlds}
        if best is usual:
            return Decision(best.act, say("reason-tried-nothing-better", **tried))
        return Decision(best.act, say("reason-tried-better", usual=usual.why, **tried))

    def worth_it(self, mind: Mind) -> bool:
        """Whether what comes of cuts in the worlds can tell them apart."""
        to_the_end = self.look in ("end", "quick")
        return not to_the_end or len(set(mind.worlds(self.worlds))) <= LATE * self.worlds

    def search(self, mind: Mind, usual: Choice, few: list[Choice], until: float) -> tuple[Choice, int]:
        """Try cuts in drawn worlds, a batch at a time, until the time is up or one is clearly best."""
        trials = Search(mind, self.worlds, self.look, self.seed)
        alive, worlds = few, 0
        while worlds < self.worlds and len(alive) > 1 and thread_time() < until:
            for choice in alive:
                trials.tried(choice, worlds)
            worlds += 1
            if worlds % BATCH == 0:
                best = max(alive, key=lambda choice: trials.score(choice, worlds))
                alive = [one for one in alive if one is best or not trials.behind(one, best, worlds, BEHIND)]
        if worlds < min(BATCH, self.worlds):
            return usual, 0  # too few to say that anything is better
        best = max(alive, key=lambda choice: trials.score(choice, worlds))
        if usual in alive and not trials.behind(usual, best, worlds, BETTER):
            best = usual
        return best, worlds


class Search(Trials):
    """Acts tried in worlds that are followed a little further."""

    def __init__(self, mind: Mind, worlds: int, look: Look, seed: str) -> None:
        super().__init__(mind, worlds)
        self.look = look
        self.seed = seed

    def chance(self, game: Game) -> float:
        """The chance to win from an imagined game on."""
        if self.look == "end":
            return outcome(to_the_end(game, self.seed, self.mind.habits))
        if self.look == "quick":
            return outcome(quickly_to_the_end(game, self.seed))
        if self.look == "round":
            game = a_round(game, self.seed, self.mind.habits)
            if game.outcome is not None:
                return outcome(game)
        return 1 / (1 + exp(self.now - EVEN - standing(game, self.mind.habits)))

    def score(self, choice: Choice, worlds: int) -> float:
        """The chance to win after an act: after a hit and after a miss, by the exact odds of both."""
        hits, misses = self.after(choice, worlds)
        usual = mean(hits + misses, NOW)
        if not isinstance(choice.act, Cut):
            return usual * choice.worth
        call = self.mind.odds.of(choice.act)
        hit, miss = mean(hits, usual), mean(misses, usual * self.mind.kept())
        return call.hit * hit + call.miss * miss + usual * (choice.worth - self.mind.worth(call))

    def behind(self, choice: Choice, leader: Choice, worlds: int, errors: float) -> bool:
        """Whether an act is worse than another one by so many errors of their difference in the same worlds."""
        gaps = [(self.tried(leader, at)[1] or 0.0) - (self.tried(choice, at)[1] or 0.0) for at in range(worlds)]
        middle = sum(gaps) / worlds
        spread = sqrt(sum([(gap - middle) ** 2 for gap in gaps])) / worlds
        return self.score(leader, worlds) - self.score(choice, worlds) > errors * spread


def certain(mind: Mind, choice: Choice) -> bool:
    """Whether an act cuts something for certain: then the others can wait."""
    return isinstance(choice.act, SoloCut) or (isinstance(choice.act, Cut) and mind.odds.of(choice.act).hit >= CERTAIN)


def outcome(game: Game) -> float:
    """What an imagined game counts at its end: a lost one the more, the further it came."""
    if game.outcome is not None and game.outcome.won:
        return 1.0
    board: Board = game.public
    return PROGRESS * board.gone.bit_count() / sum([len(stand) for stand in board.stands])
