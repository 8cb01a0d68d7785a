"""Every mission × player count × some seeds, played at random and steered: the engine keeps its word all the way.

All tests here look at the same games, case by case: each is played once.
"""

from __future__ import annotations

import pickle
from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from defuse.kernel import HOST, Game, Refused, encode, fold, replay
from tests.conformance import checks
from tests.conformance.cases import CASES, FIRST, SKILLS, TRAINING, is_quick, seeds_of
from tests.conformance.stories import Step, Story, story

SAVED = 6
"""At how many positions of a game it is saved and loaded: from the start, so many times all acts are played again."""
EVERY = 3
"""At each so-manieth position a game is pickled."""


def blocks() -> list[object]:
    """The seeds of each case: one for the quick run, the first ones for the ordinary run, the others for soaking."""
    found: list[object] = []
    for mission, players in CASES:
        seeds, quick = seeds_of(mission), int(is_quick(mission, players))
        usual = min(FIRST if mission in TRAINING else 1, seeds)
        for first, last in ((0, quick), (quick, usual), (usual, seeds)):
            if first < last:
                marks = [pytest.mark.soak] if first == usual else [pytest.mark.slow] if last > quick else []
                case = (mission, players, range(first, last))
                found.append(pytest.param(case, id=f"m{mission}-{players}p-{first}", marks=marks))
    return found


@pytest.fixture(scope="module", params=blocks())
def games(request: pytest.FixtureRequest) -> list[Story]:
    """The games of a case. The scope lets all tests of one case come one after the other."""
    mission, players, seeds = request.param
    return [story(mission, players, seed, driver) for seed in seeds for driver in SKILLS]


def test_every_position_is_sound(games: list[Story]) -> None:
    for told in games:
        rng = Random(told.seed)
        seen = (0,) * (told.players + 1)
        with told.at_hand():
            for step in told.steps:
                seen = position_is_sound(step, rng, seen)


def position_is_sound(step: Step, rng: Random, seen: tuple[int, ...]) -> tuple[int, ...]:
    """All that has to hold of a position. Returns what everybody may have seen by now."""
    act, game, events = step
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
    return seen


def test_a_game_is_its_set_up_seed_and_acts(games: list[Story]) -> None:
    for told in games:
        with told.at_hand():
            data = replay.dumps(replay.replay_of(told.end))
            loaded = replay.loads(data)
            checks.same_game(loaded.verify(), told.end)
            assert replay.dumps(loaded) == data
            for (_, game, events), (_, again, repeated) in zip(told.steps, loaded.steps(), strict=True):
                assert encode(repeated) == encode(events)
                assert encode((again.public, again.secret)) == encode((game.public, game.secret))
            assert told.steps[-1].events


def test_events_alone_lead_to_the_public_state(games: list[Story]) -> None:
    for told in games:
        steps = told.steps
        with told.at_hand():
            for stop in (1, Random(told.seed).randrange(len(steps)) + 1, len(steps)):
                game = steps[stop - 1].game
                events = [event for step in steps[:stop] for event in step.events]
                folded = fold(game.kit, game.setup, events)
                assert encode(checks.without_question(folded)) == encode(checks.without_question(game.public))


def test_a_game_can_be_saved_and_loaded_in_the_middle(games: list[Story]) -> None:
    """Above, every position comes again when a finished game is replayed; here files of unfinished ones are."""
    for told in games:
        with told.at_hand():
            for game in delicate(told):
                checks.same_game(replay.loads(replay.dumps(replay.replay_of(game))).verify(), game)


def delicate(told: Story) -> list[Game]:
    """Some positions, first those at which most waits or is sealed."""
    rng = Random(told.seed)
    order = sorted(told.open, key=lambda game: (-len(game.secret.sealed), -len(game.public.stack), rng.random()))
    return order[:SAVED]


def test_games_and_observations_can_be_pickled(games: list[Story]) -> None:
    told = games[-1]
    with told.at_hand():
        for (_, game, _), (act, after, events) in list(pairwise(told.steps))[told.mission % EVERY :: EVERY]:
            copy: Game = pickle.loads(pickle.dumps(game))
            checks.same_game(copy, game)
            assert act is not None
            assert encode(copy.play(act)[1]) == encode(events)
            for seat in (*game.seats(), None):
                seen = game.observe(seat)
                assert encode(pickle.loads(pickle.dumps(seen))) == encode(seen)
            assert after.acts[-1] == act


def test_nothing_can_be_done_when_the_game_is_over(games: list[Story]) -> None:
    for told in games[: len(SKILLS)]:
        end = told.end
        with told.at_hand():
            assert end.over
            assert end.ask is None
            for act, _, _ in told.steps[1:]:
                assert act is not None
                assert str(end.why_not(act)) == "the game is over"
                with pytest.raises(Refused, match="the game is over"):
                    end.play(act)
            assert all(end.forms(seat) == () for seat in end.seats())


@pytest.mark.parametrize(("mission", "players"), [CASES[0], CASES[-1]])
def test_who_does_not_sit_at_the_table_can_do_nothing(mission: int, players: int) -> None:
    for (_, game, _), (act, _, _) in pairwise(story(mission, players, 0, "steered").steps):
        assert act is not None
        if act.seat == HOST:
            continue  # the host has acts of its own, such as the clock
        for stranger in (HOST, players, HOST - 1):
            checks.is_refused(game, replace(act, seat=stranger))


@pytest.mark.parametrize("driver", SKILLS)
def test_the_drivers_do_the_same_again(driver: str) -> None:
    mission, players = CASES[-1]
    one, other = (story.__wrapped__(mission, players, 3, driver).end for _ in range(2))
    assert one.acts == other.acts
    assert one.acts != story(mission, players, 4, driver).end.acts
