"""Players who do not look at their hands: what they do tells of their wires only what the rules make it tell.

Whoever looks chooses by what is seen, and then a choice says more than that it was legal. So each act is proposed from
what everybody sees, by somebody who imagines hands that agree with it, and the game is given up when the proposal is
not legal for the real hand. Of all deals that agree with a story, each is then as likely to have led to it as another.

A call names a value and proposes an own wire. It is legal if the seat holds the value. Only if the own wire is shown (a
hit) does it have to be the one that was proposed: on a miss nobody gets to know which one was meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from defuse.busters.acts import Cut
from defuse.busters.wires import value_of
from defuse.kernel import Act, Game, Observation, imagine
from defuse.odds import Odds
from tests.steer import steer

HANDS = 8
"""How many deals are imagined for each act: the act is one that is legal in many of them."""
SKILL = 0.8
"""How often the act is a good one in the deal that it was imagined for."""
TRUST = 3
"""How much an act is preferred for being legal in many deals: by this power of their number."""


class Proposal(NamedTuple):
    """An act, with the values that it names if it is a call."""

    act: Act
    values: tuple[int, ...] = ()


class Blind(NamedTuple):
    """A game, and what was meant by a call that is not settled yet: the own wires proposed and those named."""

    game: Game
    meant: tuple[tuple[int, int], ...] = ()


def propose(seen: Observation, rng: Random) -> Proposal:
    """What somebody does who sees only what everybody sees."""
    assert seen.seat is None
    deals = Odds(seen).samples(HANDS, rng.random().hex())
    games = [imagine(seen, deal, rng.random().hex()) for deal in deals]
    proposals = [proposal_of(game, steer(game, rng, SKILL)) for game in games]
    weights = [sum(next(ways(game, one), None) is not None for game in games) ** TRUST for one in proposals]
    return rng.choices(proposals, weights)[0]


def proposal_of(game: Game, act: Act) -> Proposal:
    """An act with what it says."""
    mine = act.mine if isinstance(act, Cut) else ()
    return Proposal(act, tuple([value_of(game.secret.faces[wire]) for wire in mine]))


def ways(game: Game, proposal: Proposal) -> Iterator[Act]:
    """How a seat can do what is proposed: as it stands if that is legal, or naming other own wires of the values."""
    act = proposal.act
    if not isinstance(act, Cut):
        if game.why_not(act) is None:
            yield act
        return
    faces = game.secret.faces
    hand = game.view(act.seat).hand(act.seat)
    held = [
        sorted([wire for wire in hand if value_of(faces[wire]) == value], key=lambda wire: wire != proposed)
        for value, proposed in zip(proposal.values, act.mine, strict=True)
    ]
    for mine in product(*held):
        other = replace(act, mine=mine)
        if game.why_not(other) is None:
            yield other


def carry_out(blind: Blind, proposal: Proposal) -> Blind | None:
    """The game after a proposal, or None where it ends: the act is not legal, or shows another wire than proposed."""
    game, act = blind.game, proposal.act
    real = next(ways(game, proposal), None)
    if real is None:
        return None
    meant = blind.meant
    if isinstance(act, Cut) and isinstance(real, Cut):
        meant = tuple(zip(act.mine, real.mine, strict=True))
    after, _ = game.play(real)
    if any(proposed != named and shown(game, after, named) for proposed, named in meant):
        return None
    waits = any(isinstance(sealed, Cut) for sealed in after.secret.sealed)
    return Blind(after, meant if waits else ())


def shown(before: Game, after: Game, wire: int) -> bool:
    """Whether what has happened shows everybody a wire."""
    if after.public.gone >> wire & 1 or after.public.known[-1] >> wire & 1:
        return True
    return any(token.wire == wire for token in after.public.tokens if token not in before.public.tokens)
