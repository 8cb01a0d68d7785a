"""`random`: does anything that is legal. It is the floor that every other bot is measured from."""

from __future__ import annotations

from defuse.kernel import Act, Chance, Form, Observation

CHIMES_IN = 8
"""An any-time card is used in one of so many chances to use it."""


class RandomBot:
    """Picks a form, then one of its acts, all equally likely. What it picks depends on the seed and the question."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        chance = self.chance(observation, "decide")
        return draw(chance, forms)

    def chime_in(self, observation: Observation, forms: tuple[Form, ...]) -> Act | None:
        chance = self.chance(observation, "chime in")
        return None if not forms or chance.below(CHIMES_IN) else draw(chance, forms)

    def chance(self, observation: Observation, purpose: str) -> Chance:
        """Chance for this question, whatever was drawn before."""
        return Chance(f"{self.seed}/{observation.seat}/{observation.public.asked}/{purpose}")


def draw(chance: Chance, forms: tuple[Form, ...]) -> Act:
    """One form by lot, so that a rare kind of act gets its turn, and one of its acts."""
    form = chance.pick(forms)
    return form.nth(chance.below(form.count()))
