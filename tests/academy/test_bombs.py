"""A10, A13: three bombs, tools between them, and the end."""

from __future__ import annotations

from defuse import academy
from defuse.academy import catalogue
from defuse.academy.acts import TakeTool
from defuse.academy.asks import ChooseAsk, ToolAsk
from defuse.academy.events import BombReady, ToolsDealt
from defuse.kernel import Shuffled
from tests.academy.story import Story, at

EXPLODES = "green | 3 3 3 | 1 | boom ok ok"


def test_after_the_explosion_everything_is_reset_and_scores_are_kept() -> None:
    """A10."""
    story = at(f"bomb 1\n{EXPLODES}\nblue | 1 2 | 3\nA 9 · saw blue red-tiles\nB 3\nC 4").choose(
        "green", "chicken", "red"
    )
    board = story.board
    assert board.scores == (4, 8, 4)
    assert all(wire.trigger == wire.flipped == 0 and len(wire.deck) == 12 for wire in board.wires)
    assert board.known == (0, 0, 0, 0), "all is shuffled: nobody knows anything any more"
    assert len(story.heard(Shuffled)) == 8


def test_one_tool_more_than_players_is_laid_out_and_the_lowest_score_picks_first() -> None:
    """A10, A8."""
    story = at(f"bomb 1\n{EXPLODES}\nA 9\nB 3\nC 4").choose("green", "chicken", "red")
    (dealt,) = story.heard(ToolsDealt)
    assert len(dealt.tools) == 4
    order: list[int] = []
    while story.question == "ToolAsk":
        order += story.asked
        story.do(TakeTool(seat=story.asked[0], tool=story.board.display[-1]))
    assert order == [0, 2, 1]
    assert story.board.display == (), "the one that is left is out of the game"
    assert [tool.owner for tool in catalogue.in_play(story.board)] != []
    assert story.heard(BombReady) == [BombReady()]
    assert isinstance(story.game.ask, ChooseAsk)
    assert (story.board.bomb, story.board.round) == (2, 1)


def test_an_unused_tool_is_kept_and_a_used_one_is_gone() -> None:
    """A10."""
    story = at(f"bomb 2\n{EXPLODES}\nA 9 · tools helmet\nB 3 · tools hammer\nC 4").choose("green", "chicken", "red")
    story.use(0, "helmet")
    while isinstance(story.game.ask, ToolAsk):
        story.do(TakeTool(seat=story.asked[0], tool=story.board.display[0]))
    owned = {tool.id: tool.owner for tool in catalogue.in_play(story.board)}
    assert "helmet" not in owned
    assert owned["hammer"] == 1
    assert sorted(owned.values()) == [0, 1, 1, 2]


def test_the_tools_of_the_third_bomb_are_others_than_those_of_the_second() -> None:
    """A26: what was laid out once does not come again."""
    for seed in range(10):
        story = at(f"bomb 2 · seed {seed}\n{EXPLODES}\ngone wrench x-ray\nA 9 · tools hammer\nB 0\nC 0")
        story.choose("green", "wait", "red").protect(1, "blue").calm()
        (dealt,) = story.heard(ToolsDealt)
        assert not {"wrench", "x-ray", "hammer"} & set(dealt.tools)
        assert len(set(dealt.tools)) == 4


def test_a_table_may_agree_on_the_tools() -> None:
    """A26."""
    tools = (("hammer", "wrench", "x-ray"), ("orders", "mirror", "shield"))
    game = academy.new(players=2, seed=1, tools=tools)
    story = Story(game)
    while not story.game.over:
        asked = next(seat for seat in story.asked if seat not in story.game.ask.answered)  # type: ignore[union-attr]
        story.do(story.game.forms(asked)[0].nth(0))
    assert [event.tools for event in story.heard(ToolsDealt)] == list(tools)


def test_only_the_tools_on_display_can_be_taken() -> None:
    story = at(f"bomb 1\n{EXPLODES}\nA 9\nB 3\nC 4").choose("green", "chicken", "red")
    away = next(tool for tool in catalogue.tools() if tool not in story.board.display)
    assert story.game.why_not(TakeTool(seat=0, tool=away)) is not None
    assert str(story.game.why_not(TakeTool(seat=1, tool=story.board.display[0]))) == "it is not your turn to answer"


def test_the_highest_score_after_the_third_bomb_wins() -> None:
    """A13."""
    story = at(f"bomb 3\n{EXPLODES}\nA 9\nB 3\nC 7").choose("green", "chicken", "red")
    assert story.game.outcome is not None
    assert story.game.outcome.winners == (1,)
    assert story.scores == (4, 8, 7)


def test_a_tie_is_a_shared_victory() -> None:
    """A13."""
    story = at(f"bomb 3\n{EXPLODES}\nA 9\nB 3\nC 8").choose("green", "chicken", "red")
    assert story.game.outcome is not None
    assert story.game.outcome.winners == (1, 2)
