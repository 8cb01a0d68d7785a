"""A blank table of every mission says what has to be filled in, and offers all that a real table has."""

import pytest

from defuse.busters import catalogue
from defuse.busters.notation import parse_observation, render_observation
from defuse.calculator.busters.game import GAME
from defuse.calculator.busters.reading import blanks
from defuse.logbook.keys import key_of
from defuse.words import ENGLISH
from tests.calculator.stories import begun
from tests.calculator.tapped import template_for, writes

EVERY = [(mission, players) for mission in range(1, 67) for players in catalogue.mission(mission).players]
SAMPLE = [(mission, players) for mission, players in EVERY if mission % 3 == 1 and players == 2 + mission % 4]


def check(mission: int, players: int) -> None:
    blank = GAME.blank(mission, players, 0, 0, ENGLISH)
    templates = {template.key: template for template in blank.menu.templates if template.key}
    holes = {template.line for template in blank.menu.templates if template.line is not None}
    assert set(blanks(blank.text)) <= holes
    real = render_observation(begun(mission, players).observe(0))
    first, *lines = real.rstrip("\n").split("\n")
    assert writes(templates["mission"], blank.menu.choices, first), first
    marks = {choice.write for choice in blank.menu.choices["marks"]}
    for line in lines:
        key = key_of(line)
        bare = " ".join([_without_tokens(word, marks) for word in line.split()]) if key[:1].isupper() else line
        some = ("stand",) if key[:1].isupper() else ("setup",) if key else ("fact",)
        loose = bare.replace(" | ", " : ", 1)  # wires in no order may stand behind either sign
        assert template_for(bare, blank.menu, some) or template_for(loose, blank.menu, some), line
    assert render_observation(parse_observation(real)) == real


def _without_tokens(word: str, marks: set[str]) -> str:
    wire, *tokens = word.split("!")
    assert set(tokens) <= marks
    return wire


@pytest.mark.parametrize(("mission", "players"), SAMPLE)
def test_a_real_table_can_be_filled_in_by_tapping(mission: int, players: int) -> None:
    check(mission, players)


@pytest.mark.soak
@pytest.mark.parametrize(("mission", "players"), EVERY)
def test_so_can_one_for_any_number_of_players(mission: int, players: int) -> None:
    check(mission, players)


@pytest.mark.parametrize("captain", [0, 1, 2])
def test_an_unfinished_table_is_drawn_as_far_as_it_goes(captain: int) -> None:
    """Own wires that are not tapped yet are unknown, and markers that are not named yet are not drawn."""
    from defuse.calculator.game import Asked

    blank = GAME.blank(9, 3, captain, captain, ENGLISH)
    own = "ABC"[captain]
    text = blank.text.replace(f"{own}1 | _ _ _", f"{own}1 | 1 1 2", 1).replace("yellow _ _", "yellow 2.1 _", 1)
    worked = GAME.work(Asked(text), ENGLISH)
    assert worked.state == "problem"
    assert worked.problem is not None
    assert worked.problem.blanks
    assert worked.seen is not None
    known = [face for face in worked.seen.faces if face]
    assert sorted(known) == [10, 10, 20]
    assert dict(worked.unfinished) == {"red": (), "yellow": ("2.1",)}


def test_a_mission_that_is_not_for_so_many_is_refused() -> None:
    from defuse.calculator.game import NothingToTell

    not_for_two = next(number for number in range(1, 67) if 2 not in catalogue.mission(number).players)
    with pytest.raises(NothingToTell, match="cannot be played with 2 players"):
        GAME.blank(not_for_two, 2, 0, 0, ENGLISH)
    with pytest.raises(NothingToTell):
        GAME.blank(1, 3, 4, 0, ENGLISH)
