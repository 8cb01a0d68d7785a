"""Steered play gets deep: it wins everywhere, and meets all that can happen in the missions of the catalogue."""

from __future__ import annotations

from pathlib import Path

import pytest

from defuse.kernel import replay
from tests.conformance import coverage, hooks
from tests.conformance.cases import CASES, TRAINING
from tests.conformance.coverage import Coverage

pytestmark = pytest.mark.slow

TESTS = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def met() -> Coverage:
    return coverage.steered()


def test_every_training_mission_is_won_with_every_number_of_players(met: Coverage) -> None:
    never = [case for case in CASES if case[0] in TRAINING and met.wins[case] == 0]
    assert never == []
    training = [case for case in CASES if case[0] in TRAINING]
    assert sum(met.wins[case] for case in training) > sum(met.games[case] for case in training) / 2


def test_games_end_in_every_way(met: Coverage) -> None:
    assert set(met.ends) >= {"defused", "dial", "red wire"}


def test_every_event_happens(met: Coverage) -> None:
    assert coverage.known_events() - set(met.events) == set()


def test_every_cause_happens(met: Coverage) -> None:
    causes = {"DialMoved: miss", "TokenPlaced: opening", "TokenPlaced: miss", "ValueAnnounced: miss"}
    assert causes | {"WiresCut: dual", "WiresCut: solo"} <= set(met.causes)


TOLD = {
    "ClaimOdd": "rules/test_challenges.py",
    "NameYellows": "missions/test_m30_speed_mission.py",
}
"""Acts for which steered play rarely gets into the position, and the stories that do them."""


def test_every_act_is_done(met: Coverage) -> None:
    golden = {
        type(act).__name__
        for file in (TESTS / "playthroughs").glob("*.defuse")
        for act, _, _ in replay.load(file).steps()
        if act is not None
    }
    assert coverage.reachable_acts() - set(met.acts) - golden - set(TOLD) == set()


@pytest.mark.parametrize("act", TOLD)
def test_what_steered_play_does_not_do_a_story_does(act: str) -> None:
    assert f"{act}(" in (TESTS / "busters" / TOLD[act]).read_text(encoding="utf-8")


def test_every_equipment_card_is_used(met: Coverage) -> None:
    assert coverage.reachable_cards() - set(met.cards) == set()


def test_every_character_uses_the_personal_equipment(met: Coverage) -> None:
    assert coverage.reachable_characters() - set(met.characters) == set()


RARE = {
    "Bunker.does": "missions/test_m66_the_final_countdown.py",
    "Challenges.facts": "rules/test_challenges.py",
    "Commanders.cannot": "missions/test_m51.py",
    "Flipped.cannot": "missions/test_m38.py",
    "Race.answered": "missions/test_m30_speed_mission.py",
    "Race.choices": "missions/test_m30_speed_mission.py",
    "RadarCommanders.cannot": "missions/test_m18.py",
    "SumsAndDifferences.cannot": "missions/test_m47.py",
    "Volunteers.cannot": "missions/test_m45.py",
    "YellowTripwires.after": "missions/test_m41.py",
    "YellowTripwires.cannot": "missions/test_m41.py",
}
"""Hooks for which a few steered games rarely get into the position, and the stories that lead there."""


def test_every_hook_of_every_rule_is_called() -> None:
    """A hook with a wrong name would never be heard, and nobody would notice."""
    assert set(hooks.called(4).never()) - set(RARE) == set()


@pytest.mark.parametrize("hook", RARE)
def test_rare_hooks_have_stories(hook: str) -> None:
    assert (TESTS / "busters" / RARE[hook]).exists()
