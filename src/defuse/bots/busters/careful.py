"""`careful`: exact odds, and for each kind of act an adviser that says what it is worth."""

from __future__ import annotations

from collections.abc import Iterable

from defuse.bots.bot import Decision
from defuse.bots.busters.advice import ADVISERS, COUNSELS, learned
from defuse.bots.busters.ahead import WORLDS, looked_ahead
from defuse.bots.busters.habits import NONE, Habits
from defuse.bots.busters.mind import Choice, Mind
from defuse.bots.busters.proofs import proven
from defuse.kernel import Act, Form, Game, Observation
from defuse.words import say

MOST_TRIED = 16
"""How many acts of a form without an adviser are tried out."""


class CarefulBot:
    """Does what leaves the most chance to win, by its own exact odds."""

    def __init__(self, seed: str, worlds: int = WORLDS, habits: Habits = NONE) -> None:
        self.seed = seed
        self.habits = habits
        """What it relies on in its partners: by itself nothing, since it plays with anybody."""
        self.worlds = worlds
        """In how many drawn worlds it looks ahead; 0 for not at all."""

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        return self._decided(observation, forms, explained=False).act

    def chime_in(self, observation: Observation, forms: tuple[Form, ...]) -> Act | None:
        found = choices(Mind(observation, forms, self.seed, self.habits))
        best = max(found, key=lambda choice: choice.worth, default=None)
        return best.act if best is not None and best.worth > 1.0 else None

    def think(self, observation: Observation, forms: tuple[Form, ...]) -> Decision:
        """The best act, with the reason."""
        return self._decided(observation, forms, explained=True)

    def _decided(self, observation: Observation, forms: tuple[Form, ...], *, explained: bool) -> Decision:
        if len(forms) == 1 and forms[0].count() == 1:
            return Decision(forms[0].nth(0), say("reason-nothing-else"))
        mind = Mind(observation, forms, self.seed, self.habits)
        best = looked_ahead(mind, choices(mind), self.worlds)
        if explained:
            best = proven(mind, best)
        return Decision(best.act, best.why)


def choices(mind: Mind) -> list[Choice]:
    """Everything that is worth considering, weighed by the rules that are in play."""
    learned()
    found = [choice for form in mind.forms for choice in ADVISERS.get(form.verb, trying)(mind, form)]
    for rule in mind.board.rules:
        counsel = COUNSELS.get(type(rule))
        if counsel is not None:
            found = counsel(mind, rule, found)
    return found


def trying(mind: Mind, form: Form) -> Iterable[Choice]:
    """Try acts out in imagined games, and look at what is lost at once."""
    count = form.count()
    numbers = range(count) if count <= MOST_TRIED else sorted({mind.chance.below(count) for _ in range(MOST_TRIED)})
    for number in numbers:
        act = form.nth(number)
        yield Choice(
            act, mind.tried(act, lambda before, after: at_once(mind, before, after)), say("reason-loses-least")
        )


def at_once(mind: Mind, before: Game, after: Game) -> float:
    """What is left of the chance to win right after an act."""
    if after.outcome is not None:
        return 1.0 if after.outcome.won else 0.0
    lost = before.public.dial - after.public.dial
    kept = mind.kept(lost) if lost > 0 else 1.0
    cut: int = after.public.gone.bit_count() - before.public.gone.bit_count()
    return kept + 0.01 * cut
