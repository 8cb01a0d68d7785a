"""Which facts clash, when no deal agrees with them."""

from __future__ import annotations

from msgspec.structs import replace

from defuse.kernel import Fact, Observation, Sorted
from defuse.odds.odds import Odds
from defuse.odds.problem import Contradiction


def clash(observation: Observation) -> tuple[Fact, ...]:
    """Facts of an observation that cannot be true together, none too many; none at all if there are deals.

    Leaving out any one of them would make room for a deal. That stands are in order is taken for granted.
    """

    def clashing(facts: list[Fact]) -> bool:
        public = replace(observation.public, facts=tuple(facts))
        try:
            Odds(replace(observation, public=public))
        except Contradiction:
            return True
        return False

    facts = list(observation.public.facts)
    if not clashing(facts):
        return ()
    for fact in observation.public.facts:
        fewer = [other for other in facts if other is not fact]
        if not isinstance(fact, Sorted) and clashing(fewer):
            facts = fewer
    return tuple([fact for fact in facts if not isinstance(fact, Sorted)])
