"""The odds know all that acts tell: in every deal that they allow, the same act is legal and tells the same.

After an act, deals are drawn from what a seat may know. In each of them the act is done again from where the game
stood: if it were refused there, or told something else, the seat could have concluded more than the facts say.
"""

from __future__ import annotations

from itertools import pairwise, product
from random import Random

import pytest
from _pytest.mark import ParameterSet
from msgspec.structs import replace

from defuse.busters.acts import Cut
from defuse.busters.rules.false_tokens import FalseTokenAsk
from defuse.busters.wires import value_of
from defuse.kernel import Act, Clock, Game, encode
from defuse.odds import Odds
from tests.conformance.cases import CASES, TRAINING
from tests.conformance.stories import story

KNOWN_LIMITS = {
    (34, "Cannot"): "whether nothing is legal depends on a hidden constraint card, and facts speak of wires",
    (39, "PlaceNothing"): "it depends on hidden number cards, and facts speak of wires",
}


def elsewhere(game: Game, deal: bytes) -> Game:
    """The same game in another deal of the wires; cards lie as they do."""
    faces = bytes(there or here for there, here in zip(deal, game.secret.faces, strict=True))
    return Game(game.kit, game.setup, game.public, replace(game.secret, faces=faces), game.acts)


def same_act(game: Game, other: Game, act: Act) -> Act | None:
    """The act as its seat would do it in the other deal: naming the same values, perhaps by other wires."""
    if not isinstance(act, Cut):
        return act if other.why_not(act) is None else None
    ways: list[list[int]] = []
    for wire in act.mine:
        value = value_of(game.secret.faces[wire])
        here = [wire] if value_of(other.secret.faces[wire]) == value else other.table().hand(act.seat)
        ways.append([one for one in here if value_of(other.secret.faces[one]) == value])
    tried = (replace(act, mine=mine) for mine in product(*ways))
    return next((one for one in tried if other.why_not(one) is None), None)


def check(game: Game, act: Act, after: Game, seat: int, events: bytes, random: Random) -> None:
    where = f"mission {game.public.mission}, {len(game.acts)} acts, seat {seat}, {act}"
    for deal in Odds(after.observe(seat)).samples(2, random.random().hex()):
        other = elsewhere(game, deal)
        again = same_act(game, other, act)
        assert again is not None, f"{where} would be refused: {other.why_not(act)}"
        then, told = other.play(again)
        assert encode(told) == events, f"{where} would have told something else"
        if act.seat != seat:
            assert then.observe(seat).faces == after.observe(seat).faces, f"{where} would have shown something else"


def tables() -> list[ParameterSet]:
    """A game of each case for the ordinary run, and more of them for `make soak`."""
    found: list[ParameterSet] = []
    for mission, players in CASES:
        name = f"{mission}-{players}"
        slow = [] if mission in TRAINING else [pytest.mark.slow]
        found.append(pytest.param(mission, players, range(1), id=name, marks=slow))
        found.append(pytest.param(mission, players, range(1, 4), id=f"{name}-more", marks=pytest.mark.soak))
    return found


@pytest.mark.parametrize(("mission", "players", "seeds"), tables())
def test_no_act_tells_more_than_its_facts_say(mission: int, players: int, seeds: range) -> None:
    for seed in seeds:
        random = Random(seed)
        for (_, game, _), (act, after, events) in pairwise(story(mission, players, seed, "steered").steps):
            assert act is not None
            telling = not isinstance(act, Clock) and (mission, type(act).__name__) not in KNOWN_LIMITS
            # A face that moved, a sealed answer, or the end of it all: then the act cannot simply be done again.
            plain = after.secret.faces == game.secret.faces and not game.secret.sealed and not after.over
            # Between choosing a wire and what its false token shows, only the question says which wire it is.
            if telling and plain and not isinstance(after.ask, FalseTokenAsk):
                check(game, act, after, random.randrange(players), encode(events), random)
