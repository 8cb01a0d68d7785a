"""What is given a chance of p is true with frequency p, where nobody's choices tell more than the rules do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bench.blind import Blind, Proposal, carry_out, propose, ways
from bench.calibration import BINS, GROUPS, Case, Said, bin_of, line, plan, play, reliability
from defuse import busters
from defuse.busters.acts import Cut
from defuse.busters.events import CutMissed, WiresCut
from defuse.busters.wires import kinds_of, value_of
from defuse.kernel import Among, Game, encode
from defuse.odds import Odds
from tests.leak.worlds import twin
from tests.steer import steer

GAMES = [pytest.param(8, marks=pytest.mark.slow), pytest.param(78, marks=pytest.mark.soak)]
"""How many games each group of missions is tested with, in the ordinary run and in `make soak`."""
FAR = 4.5
"""So many standard errors are no accident. The games are the same in every run."""
ENOUGH = 8
"""Games that a line needs, for its error to mean anything."""


@pytest.mark.parametrize("games", GAMES)
@pytest.mark.parametrize("group", GROUPS, ids=lambda group: f"{group[0]}-{group[1]}")
def test_chances_are_frequencies(group: tuple[int, int], games: int) -> None:
    cases = plan(range(group[0], group[1] + 1), games, seed=3)
    said = [one for case in cases for one in play(case)[0]]
    sure = [one for one in said if bin_of(one.chance) in (-1, BINS)]
    assert all(one.true == (one.chance > 0.5) for one in sure)
    unsure = [one for one in said if bin_of(one.chance) not in (-1, BINS)]
    assert len(unsure) > 500
    lines = reliability(unsure)
    lines += [
        found for sort in {one.sort for one in said} if (found := line(sort, [s for s in unsure if s.sort == sort]))
    ]
    off = [one for one in lines if one.games >= ENOUGH and abs(one.z) > FAR]
    assert not off


def test_a_group_is_measured_by_its_games_and_not_by_its_statements() -> None:
    rng = Random(1)
    fair = [Said(Case(1, 2, game), "coin", 0.3, rng.random() < 0.3) for game in range(2000)]
    found = line("fair", fair)
    assert found is not None
    assert abs(found.z) < 3
    told_a_hundred_times = line("repeated", fair * 100)
    assert told_a_hundred_times is not None
    assert told_a_hundred_times.z == pytest.approx(found.z, rel=0.05)
    loaded = line("loaded", [one._replace(chance=0.2) for one in fair])
    assert loaded is not None
    assert loaded.z > FAR


def positions(mission: int, players: int, seed: int) -> Iterator[Game]:
    """Decisions of a steered game."""
    game, rng = busters.new(mission=mission, players=players, seed=seed), Random(seed)
    while not game.over:
        yield game
        game, _ = game.play(steer(game, rng))


def test_what_is_proposed_depends_on_nothing_that_is_hidden() -> None:
    others = 0
    for mission in (3, 8, 20, 27):
        for game in list(positions(mission, 3, 1))[::4]:
            deal = Odds(game.observe(None)).sample(1)
            deal = bytes([face or true for face, true in zip(deal, game.secret.faces, strict=True)])
            other = twin(game, deal)
            if other is not None and deal != game.secret.faces:
                proposed = propose(game.observe(None), Random(7))
                assert proposed == propose(other.observe(None), Random(7))
                others += 1
    assert others > 15


def test_a_missed_call_goes_on_whatever_wire_was_proposed() -> None:
    misses = 0
    for game in list(positions(8, 4, 2))[::3]:
        for act in some_calls(game):
            proposal = Proposal(act, (value_of(game.secret.faces[act.mine[0]]),))
            after = [game.play(way) for way in ways(game, proposal)]
            if any(isinstance(event, CutMissed) for event in after[0][1]):
                stories = {encode((one.public, events)) for one, events in after}
                assert len(stories) == 1  # nobody can tell which of them was meant
                elsewhere = act.targets[0]  # no wire of the caller at all: nobody looks
                blind = carry_out(Blind(game), proposal._replace(act=Cut((elsewhere,), act.targets, seat=act.seat)))
                assert blind is not None
                assert encode(blind.game.public) == encode(after[0][0].public)
                misses += 1
    assert misses > 20


def test_a_hit_ends_a_game_in_which_another_wire_was_proposed() -> None:
    hits = 0
    for game in list(positions(8, 4, 2))[::3]:
        for act in some_calls(game):
            value = value_of(game.secret.faces[act.mine[0]])
            _, events = game.play(act)
            if any(isinstance(event, WiresCut) for event in events):
                hits += 1
                assert carry_out(Blind(game), Proposal(act, (value,))) is not None
                other = Cut((act.targets[0],), act.targets, seat=act.seat)
                assert carry_out(Blind(game), Proposal(other, (value,))) is None
    assert hits > 3


def test_a_call_of_a_value_that_is_not_held_ends_the_game() -> None:
    game = next(game for game in positions(8, 4, 2) if some_calls(game))
    (act, *_) = some_calls(game)
    held = {value_of(game.secret.faces[wire]) for wire in game.table().hand(act.seat)}
    missing = [value for value in range(1, 13) if value not in held]
    assert missing
    assert carry_out(Blind(game), Proposal(act, (missing[0],))) is None


def some_calls(game: Game) -> list[Cut]:
    """One call of each value at a few wires, for whoever is on turn; none at other questions."""
    assert game.ask is not None
    for form in game.forms(game.ask.seats[0]):
        if form.verb is Cut and not form.using:
            calls = [form.nth(number) for number in range(0, form.count(), 7)]
            return [call for call in calls if isinstance(call, Cut)]
    return []


def test_callers_who_look_at_their_hands_are_found_out() -> None:
    """They name what they have most of, so they have two of it more often than a call by itself says."""
    said: list[Said] = []
    for seed in range(100):
        game = next(game for game in positions(2, 4, seed) if some_calls(game))
        caller = game.ask.seats[0] if game.ask else 0
        faces = game.secret.faces
        hand = [value_of(faces[wire]) for wire in game.table().hand(caller)]
        calls = [call for call in some_calls(game) if value_of(faces[call.mine[0]]) != value_of(faces[call.targets[0]])]
        act = max(calls, key=lambda call: hand.count(value_of(faces[call.mine[0]])))
        after, _ = game.play(act)
        two = Among(tuple(game.table().hand(caller)), kinds_of(value_of(faces[act.mine[0]])), 2)
        seen = after.observe((caller + 1) % 4)
        said.append(Said(Case(2, 4, seed), "two", Odds(seen).chance(two), two.holds(faces, value_of)))
    found = line("two of what was called", said)
    assert found is not None
    assert found.z > FAR
