"""The rule in force, in one line: for every mission, in every language, and never more than everybody sees."""

from __future__ import annotations

import pytest

from defuse.busters import catalogue
from defuse.words import languages
from tests.server.games import frame_of, match_of, played, players_of

MISSIONS = list(catalogue.missions())
LONGEST = 250


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_has_a_line_in_every_language(mission: int) -> None:
    *_, match = played(mission, players_of(mission), 12)
    lines = [frame_of(match, None, language).scene.now for language in languages()]
    if match.over:
        assert set(lines) == {""}
        return
    for line in lines:
        assert 0 < len(line) <= LONGEST
        assert "\n" not in line


@pytest.mark.parametrize(
    ("mission", "line"),
    [
        (3, "If you point at a red wire, the bomb explodes."),
        (9, "In this order: 1 (next: 0 of 2 cut), 3, 6"),
        (11, "Acts as red: 4 (0 of 4 revealed)"),
        (31, "Constraint: Ann Odd; Bo Even; Cy 4 to 9; Di 7 to 12; Ed 1 to 6"),
        (32, "Use no equipment card and no personal equipment."),
        (43, "Nano, heading up: 1"),
        (44, "Oxygen in the reserve: 4"),
        (54, "Ann 3 oxygen; Bo 3 oxygen; Cy 3 oxygen; Di 3 oxygen"),
        (65, "Number cards: Ann 5, 8, 10; Bo 1, 4, 12; Cy 2, 6; Di 7, 9; Ed 3, 11"),
        (66, "Go to the key and take it."),
    ],
)
def test_what_lies_there_is_said(mission: int, line: str) -> None:
    match = next(match for match in played(mission, players_of(mission), 40) if match.game.public.opened)
    assert frame_of(match, None).scene.now == line


def test_before_the_first_turn_there_is_a_line_too() -> None:
    for mission in MISSIONS:
        assert frame_of(match_of(mission, players_of(mission)), None).scene.now
