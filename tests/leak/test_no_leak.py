"""No leak: every mission × player count, every position, every seat and a spectator."""

from __future__ import annotations

from random import Random

import pytest
from _pytest.mark import ParameterSet

from defuse.busters import KIT, Setup, begun
from defuse.busters.acts import Cut
from defuse.busters.asks import OwnerPicks
from defuse.busters.wires import RED, REDS, VALUES
from defuse.kernel import encode
from tests.conformance.cases import CASES, EACH, TRAINING, is_one_of_each, setup_of
from tests.conformance.stories import story
from tests.leak.checkers import hidden_chance_stays_hidden, position_is_tight
from tests.steer import wander

HIDDEN = [f"order {number}" for number in range(5)]


def tables() -> list[ParameterSet]:
    """A look at each case, and a long one: how many seeds, and how many other worlds a seat at each position.

    The look is at every position with one player count of each mission, and at every third one with the other counts.
    """
    found: list[ParameterSet] = []
    for mission, players in CASES:
        name = f"m{mission}-{players}p"
        long = (range(5), 3) if mission in TRAINING else (range(2), 2)
        quick = [] if mission in TRAINING and is_one_of_each(mission, players) else [pytest.mark.slow]
        every = 1 if is_one_of_each(mission, players) else 3
        found.append(pytest.param(mission, players, range(1), 1, every, id=name, marks=quick))
        found.append(pytest.param(mission, players, *long, 1, id=f"{name}-long", marks=pytest.mark.soak))
    return found


@pytest.mark.parametrize(("mission", "players", "seeds", "deals", "every"), tables())
def test_worlds_that_look_alike_stay_alike(mission: int, players: int, seeds: range, deals: int, every: int) -> None:
    for seed in seeds:
        told = story(mission, players, seed, "random" if seed % 4 == 3 else "steered")
        rng, games = Random(seed), told.open[mission % every :: every]
        with told.at_hand():
            worlds = sum(position_is_tight(game, rng, deals) for game in games)
            assert worlds > len(games) / 2, "too few other worlds were found for this to say anything"


@pytest.mark.parametrize(("mission", "players"), EACH)
def test_setting_up_tells_nothing_of_what_lies_face_down(mission: int, players: int) -> None:
    for seed in range(3):
        assert hidden_chance_stays_hidden(KIT, setup_of(mission, players), seed, HIDDEN) > 1


@pytest.mark.parametrize(("mission", "players"), EACH)
def test_the_seed_decides_what_everyone_sees_of_the_set_up(mission: int, players: int) -> None:
    """The other half: the checkers would pass an engine that always sets up the same table."""
    seen = {encode(begun(setup_of(mission, players), seed)[1]) for seed in range(12)}
    assert len(seen) > 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_detector_that_missed_and_did_not_explode_tells_that_not_all_were_red(players: int) -> None:
    """E6: it explodes if all are red, so while the owner still chooses, everyone knows that one of them is not."""
    game = begun(Setup(mission=6, players=players), 1)[0]
    while not game.public.opened:
        game = game.play(wander(game, Random(1)))[0]
    (form,) = [form for form in game.forms(game.public.turn) if form.using]
    faces = game.secret.faces
    acts = [act for number in range(form.count()) if isinstance(act := form.nth(number), Cut)]
    act = next(
        act for act in acts if {VALUES[faces[w]] for w in act.targets}.isdisjoint({RED, VALUES[faces[act.mine[0]]]})
    )
    after, _ = game.play(act)
    assert isinstance(after.ask, OwnerPicks)
    all_red = bytearray(faces)
    for wire in act.targets:
        all_red[wire] = REDS[0]
    new = after.public.facts[len(game.public.facts) :]
    assert all(fact.holds(faces, KIT.value) for fact in new)
    assert not all(fact.holds(bytes(all_red), KIT.value) for fact in new)
