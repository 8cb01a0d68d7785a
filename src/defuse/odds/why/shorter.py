"""Shorter chains: what a chain does not need is put out of sight, and the rest is concluded afresh.

The first chain that is found follows everything that can be concluded. With less to look at, the way is often shorter.
"""

from __future__ import annotations

from defuse.kernel import Among, Fact
from defuse.odds.why.chain import chain_of
from defuse.odds.why.ground import Ground
from defuse.odds.why.narrowing import Narrowing
from defuse.odds.why.proof import Step
from defuse.odds.why.sparing import spared

SHORT = 8
"""Chains of so many steps are short enough."""
TRIES = 40
"""So often it is tried to do with less: each time everything is concluded afresh, which takes some milliseconds."""


def shortened(ground: Ground, statement: Fact, steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """A shorter chain, found with less to look at; or the same again."""
    if not isinstance(statement, Among) or len(statement.things) != 1:
        return steps
    if len(steps) <= SHORT:
        return steps
    fewer = _less(ground, steps, statement)
    found = chain_of(fewer, Narrowing(fewer), statement)
    return steps if found is None else min(steps, found, key=len)


def _less(ground: Ground, steps: tuple[Step, ...], statement: Among) -> Ground:
    """What a chain stands on, without the facts that it can do without.

    All seen wires stay: with few of them, checking the steps by counting may take many seconds.
    """
    kinds = ground.pile.bits(statement.kinds)
    thing = statement.things[0]
    tries = iter(range(TRIES))

    def only(facts: tuple[Fact, ...]) -> Ground:
        return Ground(ground.pile, ground.faces, facts, ground.kernel)

    def lead_there(facts: tuple[Fact, ...]) -> bool:
        if next(tries, None) is None:
            return False
        narrowing = Narrowing(only(facts))
        mask = kinds if statement.least else narrowing.full & ~kinds
        return not narrowing.masks[thing] & ~mask

    return only(spared(tuple(dict.fromkeys(fact for step in steps for fact in step.facts)), lead_there))
