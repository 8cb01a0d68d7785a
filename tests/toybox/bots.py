"""The bots of Sparks."""

from __future__ import annotations

from defuse.bots import Bot, Bots, RandomBot, Step
from defuse.kernel import UNKNOWN, Act, Form, Observation
from tests.kernel.toy_table import Pick


class GreedyBot(RandomBot, Bot):
    """Picks the best wire that it has seen, and leaves all else to chance."""

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        seen = {at: face for at, face in enumerate(observation.faces) if face != UNKNOWN}
        for form in forms:
            if form.verb is Pick and seen:
                best = [
                    wire for wire in sorted(seen, key=lambda wire: -seen[wire]) if form.fields[0].why_not(wire) is None
                ]
                if best:
                    return Pick(wire=best[0], seat=form.seat)
        return super().decide(observation, forms)


BOTS = Bots(
    "Sparks", {"greedy": GreedyBot, "random": RandomBot}, {"greedy": Step(0.01, 0.05), "random": Step(0.01, 0.05)}
)
