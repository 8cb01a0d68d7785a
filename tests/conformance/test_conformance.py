"""Every mission × player count × many seeds, played at random and steered: the engine keeps its word all the way."""

from __future__ import annotations

import pickle
from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from defuse.busters import begun
from defuse.kernel import HOST, Act, Event, Game, Refused, encode, fold, replay
from tests.conformance import checks
from tests.conformance.cases import CASES, EACH, QUICK, SKILLS, marks_of, rng_of, seeds_of, setup_of
from tests.steer import ENDLESS, steer, wander


def blocks() -> list[object]:
    """The seeds of each case, a few for the quick run and the others apart, so that the work spreads evenly."""
    found: list[object] = []
    for mission, players in CASES:
        for name in SKILLS:
            seeds = seeds_of(mission)
            for first, last in ((0, min(QUICK, seeds)), (QUICK, seeds)):
                if first < last:
                    marks = [pytest.mark.slow] if first else marks_of(mission, players)
                    case = (mission, players, name, range(first, last))
                    found.append(pytest.param(*case, id=f"m{mission}-{players}p-{name}-{first}", marks=marks))
    return found


def played(mission: int, players: int, seed: int, skill: float) -> list[tuple[Act | None, Game, tuple[Event, ...]]]:
    """A game with all its positions: first the set-up, then each act with the game after it and what happened."""
    game, events = begun(setup_of(mission, players), seed)
    rng = rng_of(mission, players, seed, skill)
    story: list[tuple[Act | None, Game, tuple[Event, ...]]] = [(None, game, events)]
    while not game.over:
        assert len(story) < ENDLESS, "the game does not end"
        act = steer(game, rng, skill) if skill else wander(game, rng)
        game, events = game.play(act)
        story.append((act, game, events))
    return story


@pytest.mark.parametrize(("mission", "players", "name", "seeds"), blocks())
def test_every_position_is_sound(mission: int, players: int, name: str, seeds: range) -> None:
    for seed in seeds:
        rng = Random(seed)
        seen = (0,) * (players + 1)
        for act, game, events in played(mission, players, seed, SKILLS[name]):
            checks.things_are_conserved(game)
            checks.the_board_adds_up(game)
            seen = checks.nobody_knows_too_much(game, checks.seen_after(seen, events))
            checks.views_can_be_sent(game)
            if act is not None:
                checks.an_act_survives_as_text(game, act)
            if not game.over:
                possible = checks.forms_agree(game, rng)
                checks.others_are_refused(game, rng.choice([act for form, act in possible if not form.aside]))
                # A step off the path: whatever is listed can be played, and leads to a sound position.
                elsewhere = game.play(rng.choice(possible)[1])[0]
                checks.things_are_conserved(elsewhere)
                checks.the_board_adds_up(elsewhere)


@pytest.mark.parametrize(("mission", "players", "name", "seeds"), blocks())
def test_a_game_is_its_set_up_seed_and_acts(mission: int, players: int, name: str, seeds: range) -> None:
    for seed in seeds:
        story = played(mission, players, seed, SKILLS[name])
        _, end, last = story[-1]
        data = replay.dumps(replay.replay_of(end))
        loaded = replay.loads(data)
        checks.same_game(loaded.verify(), end)
        assert replay.dumps(loaded) == data
        for (_, game, events), (_, again, repeated) in zip(story, loaded.steps(), strict=True):
            assert encode(repeated) == encode(events)
            assert encode((again.public, again.secret)) == encode((game.public, game.secret))
        assert last


@pytest.mark.parametrize(("mission", "players", "name", "seeds"), blocks())
def test_events_alone_lead_to_the_public_state(mission: int, players: int, name: str, seeds: range) -> None:
    for seed in seeds:
        story = played(mission, players, seed, SKILLS[name])
        for stop in (1, Random(seed).randrange(len(story)) + 1, len(story)):
            game = story[stop - 1][1]
            events = [event for _, _, some in story[:stop] for event in some]
            folded = fold(game.kit, game.setup, events)
            assert encode(checks.without_question(folded)) == encode(checks.without_question(game.public))


@pytest.mark.slow
@pytest.mark.parametrize(("mission", "players"), EACH)
@pytest.mark.parametrize("name", SKILLS)
def test_a_game_can_be_saved_and_loaded_after_every_act(mission: int, players: int, name: str) -> None:
    for _, game, _ in played(mission, players, 0, SKILLS[name]):
        checks.same_game(replay.loads(replay.dumps(replay.replay_of(game))).verify(), game)


@pytest.mark.parametrize(("mission", "players"), EACH)
def test_games_and_observations_can_be_pickled(mission: int, players: int) -> None:
    story = played(mission, players, 1, SKILLS["steered"])
    for (_, game, _), (act, after, events) in pairwise(story):
        copy: Game = pickle.loads(pickle.dumps(game))
        checks.same_game(copy, game)
        assert act is not None
        assert encode(copy.play(act)[1]) == encode(events)
        for seat in (*game.seats(), None):
            seen = game.observe(seat)
            assert encode(pickle.loads(pickle.dumps(seen))) == encode(seen)
        assert after.acts[-1] == act


@pytest.mark.parametrize(("mission", "players"), EACH)
@pytest.mark.parametrize("name", SKILLS)
def test_nothing_can_be_done_when_the_game_is_over(mission: int, players: int, name: str) -> None:
    story = played(mission, players, 0, SKILLS[name])
    end = story[-1][1]
    assert end.over
    assert end.ask is None
    for act, _, _ in story[1:]:
        assert act is not None
        assert end.why_not(act) == "the game is over"
        with pytest.raises(Refused, match="the game is over"):
            end.play(act)
    assert all(end.forms(seat) == () for seat in end.seats())


@pytest.mark.parametrize(("mission", "players"), [CASES[0], CASES[-1]])
def test_who_does_not_sit_at_the_table_can_do_nothing(mission: int, players: int) -> None:
    for (_, game, _), (act, _, _) in pairwise(played(mission, players, 0, SKILLS["steered"])):
        assert act is not None
        if act.seat == HOST:
            continue  # the host has acts of its own, such as the clock
        for stranger in (HOST, players, HOST - 1):
            checks.is_refused(game, replace(act, seat=stranger))


@pytest.mark.parametrize("name", SKILLS)
def test_the_drivers_do_the_same_again(name: str) -> None:
    mission, players = CASES[-1]
    one, other = (played(mission, players, 3, SKILLS[name])[-1][1] for _ in range(2))
    assert one.acts == other.acts
    assert one.acts != played(mission, players, 4, SKILLS[name])[-1][1].acts
