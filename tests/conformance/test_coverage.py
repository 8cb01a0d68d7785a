"""Steered play gets deep: it wins everywhere, and meets all that can happen in the missions of the catalogue."""

from __future__ import annotations

import pytest

from tests.conformance import bindings, coverage, hooks
from tests.conformance.cases import CASES, TRAINING
from tests.conformance.coverage import Coverage

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def met() -> Coverage:
    """What has happened when nothing is missing any more; everything there is, if something stays away."""
    return coverage.steered(lambda met: not coverage.missing(met) and not coverage.never_won(met))


def test_every_training_mission_is_won_with_every_number_of_players(met: Coverage) -> None:
    assert coverage.never_won(met) == []
    training = [case for case in CASES if case[0] in TRAINING]
    assert sum(met.wins[case] for case in training) > sum(met.games[case] for case in training) / 2


def test_games_end_in_every_way(met: Coverage) -> None:
    assert set(met.ends) >= {"defused", "dial", "red wire"}


def test_every_event_happens(met: Coverage) -> None:
    assert coverage.known_events() - set(met.events) == set()


def test_every_cause_happens(met: Coverage) -> None:
    causes = {"DialMoved: miss", "TokenPlaced: opening", "TokenPlaced: miss", "ValueAnnounced: miss"}
    assert causes | {"WiresCut: dual", "WiresCut: solo"} <= set(met.causes)


def test_every_act_is_done(met: Coverage) -> None:
    assert coverage.reachable_acts() - set(met.acts) == set()


def test_every_equipment_card_is_used(met: Coverage) -> None:
    assert coverage.reachable_cards() - set(met.cards) == set()


def test_every_character_uses_the_personal_equipment(met: Coverage) -> None:
    assert coverage.reachable_characters() - set(met.characters) == set()


def test_every_constraint_card_comes_into_force_and_matters(met: Coverage) -> None:
    """In force, it keeps somebody from something that would be allowed otherwise, or makes a miss worse or silent."""
    assert bindings.EXPECTED - set(met.constraints) == set()
    assert set(met.constraints) - bindings.EXPECTED == set()


def test_every_challenge_is_laid_out_and_met(met: Coverage) -> None:
    assert coverage.all_challenges() - set(met.challenges) == set()


def test_every_cue_of_every_script_comes(met: Coverage) -> None:
    assert coverage.all_cues() - set(met.cues) == set()


def test_the_bomb_explodes_for_want_of_anything_legal_only_where_no_mission_knows_better(met: Coverage) -> None:
    """C12."""
    assert 0 < met.ends[coverage.C12] == met.ways_out[coverage.C12] < met.acts["Cannot"]
    assert met.ways_out.total() == met.acts["Cannot"]  # nobody is left sitting there


def test_every_hook_of_every_rule_is_called() -> None:
    """A hook that nobody ever asks for, or for events that never happen, would be dead, and nobody would notice."""
    assert list(hooks.called(2).never()) == []
