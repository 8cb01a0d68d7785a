"""Setting up: who can play, and what is refused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from defuse import academy
from defuse.academy import catalogue
from defuse.academy.acts import Choose
from defuse.academy.asks import ChooseAsk
from defuse.academy.board import ACTIONS
from defuse.kernel import kit_of


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_is_asked_at_once_for_an_action(players: int) -> None:
    game = academy.new(players=players, seed=3)
    assert isinstance(game.ask, ChooseAsk)
    assert game.ask.seats == tuple(range(players))
    assert game.public.scores == (0,) * players
    assert game.public.bomb == game.public.round == 1
    assert game.public.plates == ()
    assert not list(catalogue.in_play(game.public)), "there are no tools yet"


def test_two_players_do_without_yellow() -> None:
    """A12."""
    game = academy.new(players=2)
    assert game.public.colours == ("green", "blue", "red")
    assert game.public.hands[0] == ("green", "blue", "red", "wait", "chicken")
    assert str(game.why_not(Choose(seat=0, card="yellow"))) == "there is no such wire in this game"
    assert academy.new(players=3).public.hands[0] == ACTIONS


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"players": 1}, "for 2 to 5 players, not 1"),
        ({"players": 6}, "for 2 to 5 players, not 6"),
        ({"players": 2.5}, "this set-up is not possible"),
        ({"players": 3, "seconds": 0.0}, "a window of 0 seconds cannot be"),
        ({"players": 2, "tools": (("hammer", "wrench"),)}, "3 tools are laid out for 2 players, not 2"),
        ({"players": 2, "tools": (("hammer", "wrench", "spoon"),)}, "there is no tool 'spoon'"),
        ({"players": 2, "tools": (("hammer", "wrench", "hammer"),)}, "there is one hammer, not 2"),
        ({"players": 2, "tools": (("hammer", "wrench", "x-ray"),) * 2}, "there is one hammer, not 2"),
        ({"players": 2, "tools": (("hammer",),) * 3}, "for the second bomb and for the third, no more"),
    ],
)
def test_a_set_up_that_is_not_possible_is_refused(setup: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        academy.new(**setup)


def test_the_seed_decides_the_order_of_decks_and_tiles() -> None:
    faces = {academy.new(players=4, seed=seed).secret.faces for seed in range(20)}
    assert len(faces) == 20
    assert academy.new(players=4, seed=3).secret == academy.new(players=4, seed="3").secret


def test_the_game_is_known_by_its_name() -> None:
    assert kit_of("academy") is academy.KIT


def test_there_are_twenty_tools_each_with_words_of_its_own() -> None:
    tools = catalogue.tools()
    assert len(tools) == 20
    assert len({str(tool.title) for tool in tools.values()}) == 20
    assert len({str(tool.text) for tool in tools.values()}) == 20
    assert all(tool.moments for tool in tools.values())


def test_the_core_knows_no_tool() -> None:
    """Only the catalogue finds them, so that adding one is adding a file."""
    folder = Path(academy.__file__).parent
    core = [path for path in folder.rglob("*.py") if path.parent.name != "tools"]
    assert len(core) > 15
    assert [path.name for path in core if "import" in path.read_text() and "academy.tools." in path.read_text()] == []


def test_the_programs_in_the_docs_run_and_say_what_is_written_there() -> None:
    page = (Path(__file__).parents[2] / "docs" / "academy.md").read_text("utf-8")
    first, second = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    found: dict[str, Any] = {}
    exec(first, found)
    assert found["game"].public.played == (("green",), ("chicken",))
    exec(second, found)
    assert found["mine"].boom("red") == (0.0, 1.0, 0.0)
    assert found["public"].boom("red") == pytest.approx((1 / 3,) * 3)
    assert len(found["mine"].next_cards("red", 2)) == 2


def test_every_tool_is_in_the_docs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "academy.md").read_text("utf-8")
    for tool in catalogue.tools().values():
        assert f"| {tool.title} | " in page
