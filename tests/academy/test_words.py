"""What happened, in words."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from defuse.academy import catalogue as tools
from defuse.academy import events, showing, words
from defuse.academy.asks import ChooseAsk, DrawnAsk, PeekAsk, ProtectAsk, ToolAsk, WindowAsk
from defuse.academy.board import ACTIONS, Board
from defuse.academy.components import WIRES
from defuse.academy.setup import new
from defuse.academy.showing import Showing, shown
from defuse.academy.tool import Tool
from defuse.kernel import Event, Shuffled, act_label, act_text
from defuse.kernel.event import Answered
from defuse.server.games import academy
from defuse.words import Message, Speaker, catalogue
from tests.academy.story import at

SILENT = {
    "GameBegan",
    "WiresLaid",
    "BombReady",
    "WindowClosed",
    "ToolResolved",
    "WaitTaken",
    "ProtectionsDeclared",
    "CutMade",
    "BombEnded",
    "WiresResolved",
    "RoundEnded",
}
"""Events that only carry the story on."""


def test_a_round_reads_like_a_story() -> None:
    story = at("bomb 2\nplates +1<red\ngreen | 3 3 3 | 1 | ok boom ok\nred | | 2\nA 9 · tools hammer\nB 0\nC 0")
    story.choose("green", "wait", "red").protect(1, "red").use(0, "hammer")
    assert " ".join(map(str, words.narrate(story.events))).startswith(
        "Revealed: A green, B wait, C red. B scores 3 for waiting. B protects red. A cuts green. A uses the Hammer. "
        "The Hammer flips a 1 of green. The next tile of green says OK. A scores 3 by the Hammer. "
    )


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.CutBegan("red", (0, 2)), "A and C cut red."),
        (events.CardFlipped("red", 1, 4), "Up comes a 4."),
        (events.CardFlipped("red", 1, 8), "Up comes an 8."),
        (events.CardFlipped("red", 1, 11, "wrench"), "The Wrench flips an 11 of red."),
        (events.CardsDrawn("red", (1, 2, 3), 1), "B draws 3 cards from red."),
        (events.CardsDrawn("red", (1,), 1), "B draws 1 card from red."),
        (events.CardsReturned("red", (1,)), "1 card of red goes back."),
        (events.CardsReturned("red", (1, 2)), "2 cards of red go back."),
        (events.CutEnded("red", False), "The red deck is empty: nothing is flipped."),
        (events.CutEnded("red", True), ""),
        (events.BombTriggered("red", (0, 1, 2)), "The bomb explodes; A, B and C triggered it."),
        (events.PointsLost(0, 5, "explosion"), "A loses 5 for the explosion."),
        (events.PointsLost(1, 2, "helmet"), "B loses 2 by the Helmet."),
        (events.PointsScored(1, 3, "wait"), "B scores 3 for waiting."),
        (events.PointsScored(1, 5, "chicken"), "B scores 5 for being chicken."),
        (events.PointsScored(1, 5, "cut"), "B scores 5."),
        (events.PointsScored(4, 10, "bomb-blanket"), "E scores 10 by the Bomb Blanket."),
        (events.Peeked(0), "A looks at nothing."),
        (events.Peeked(0, cards=("red",)), "A looks at the upcoming card of red."),
        (events.Peeked(0, cards=("green", "red")), "A looks at the upcoming cards of green and red."),
        (events.Peeked(0, tiles=("green",)), "A looks at the tiles of green."),
        (events.ActionChanged(1, "chicken"), "B is chicken instead."),
        (events.ActionChanged(1, "wait"), "B waits instead."),
        (events.ActionChanged(1, "blue"), "B cuts blue instead."),
        (events.GameEnded((2,)), "The game is over; C wins."),
        (events.GameEnded((0, 3)), "The game is over; A and D win."),
        (events.Covered(2), "C loses nothing for the explosion."),
    ],
)
def test_each_event_has_its_sentence(event: Event, sentence: str) -> None:
    assert str(words.tell(event) or "") == sentence


def test_sentences_are_told_with_names() -> None:
    sentence = words.tell(events.CutBegan("red", (0, 1)))
    assert sentence is not None
    assert Speaker(names=("Ann", "Bo")).text(sentence) == "Ann and Bo cut red."


def test_no_event_was_forgotten() -> None:
    source = inspect.getsource(words)
    for name in event_names():
        assert (f"case {name}(" in source) != (name in SILENT), name


@pytest.mark.parametrize(
    ("event", "showing"),
    [
        (events.CardFlipped("red", 17, 4), Showing(mark="red", values=(4,))),
        (events.CardsDrawn("red", (1, 2, 3), 1), Showing(mark="red", seat=1)),
        (events.ToolUsed("hammer", 2), Showing(seat=2, tool="hammer")),
        (events.PointsScored(2, 3, "wait"), Showing(seat=2, steps=3)),
        (events.PointsLost(2, 5, "explosion"), Showing(seat=2, steps=-5)),
        (events.Peeked(1, cards=("green", "red")), Showing(seat=1)),
        (events.PlateMoved(0, "blue"), Showing(mark="blue")),
        (events.RoundBegan(3), Showing()),
        (events.PointsScored(2, 3, "hammer"), Showing(seat=2, steps=3, tool="hammer")),
        (events.PointsLost(2, 2, "helmet"), Showing(seat=2, steps=-2, tool="helmet")),
        (events.ActionsRevealed(("red", "wait", "chicken")), Showing(values=("red", "wait", "chicken"))),
        (events.CutBegan("red", (0, 2)), Showing(mark="red", values=(0, 2))),
        (events.BombTriggered("red", (0, 2)), Showing(mark="red", values=(0, 2))),
        (events.TileFlipped("red", 3, True), Showing(mark="red", values=("boom",))),
        (events.TileFlipped("red", 3, False), Showing(mark="red", values=("ok",))),
        (events.ActionChanged(1, "chicken"), Showing(seat=1, values=("chicken",))),
        (events.BombEnded(2), Showing(steps=2)),
        (Answered(3), Showing(seat=3)),
        (events.WindowClosed("cut"), None),
        (Shuffled((1, 2)), None),
    ],
)
def test_clients_are_told_what_an_event_is_about(event: Event, showing: Showing | None) -> None:
    assert shown(event, new(players=3).public) == showing


def test_clients_are_told_which_values_go_back_into_a_deck() -> None:
    board = new(players=3).public
    for thing, value in ((board.wires[0].deck[0], 4), (board.wires[0].deck[1], 2)):
        board = events.CardFlipped(board.wires[0].name, thing, value).apply(board)
    wire = board.wires[0]
    event = events.CardsReturned(wire.name, (wire.exposed[1],))
    assert shown(event, board) == Showing(mark=wire.name, values=(2,))


def test_every_event_is_shown_or_only_carries_the_story_on() -> None:
    source = inspect.getsource(showing)
    for name in event_names():
        quiet = name in SILENT and name != "BombEnded"
        assert (f"e.{name}()" in source) != quiet, name


def test_everything_has_a_name_in_the_catalogue() -> None:
    english = catalogue("en")
    names = [*[f"academy-wire-{name}" for name in WIRES], *[f"academy-action-{card}" for card in ACTIONS]]
    ids = [*names, *[f"{name}.title" for name in names]]
    for act in tools.acts():
        ids += [act_text(act).id, act_label(act).id]
    for ask in (ChooseAsk, DrawnAsk, PeekAsk, ProtectAsk, ToolAsk, WindowAsk):
        ids.append(f"ask-{ask.__struct_config__.tag}")
    for tool in tools.tools().values():
        ids += [tool.title.id, tool.text.id, *([tool.need.id] if tool.fits is not Tool.fits else [])]
    assert len(ids) > 80
    assert [id for id in ids if id not in english] == []


def test_every_message_of_the_source_is_in_the_catalogue_and_the_other_way_round() -> None:
    """Literal ids; names of wires, actions, acts and questions are made of parts (see the test above)."""
    folder = Path(words.__file__).parent
    folders = (folder, Path(academy.__file__).parent)
    source = "".join(file.read_text("utf-8") for each in folders for file in each.rglob("*.py"))
    used = set(re.findall(r'"((?:academy|tool|components)-[a-z0-9-]+(?:\.[a-z]+)?)"', source))
    assert len(used) > 150
    assert [id for id in sorted(used) if id not in catalogue("en")] == []
    made = re.compile(rf"academy-(wire|action)-({'|'.join(ACTIONS)})")
    ours = [id for id in catalogue("en").ids() if id.startswith(("academy-", "tool-", "components-"))]
    assert [id for id in ours if id not in used and not made.fullmatch(id)] == []


def test_a_question_says_which_wire_is_meant() -> None:
    story = at("bomb 2\nred | 1 | 3 0 5\nA 0 · tools x-ray\nB 0\nC 0").choose("red", "wait", "chicken")
    story.protect(1, "green")
    assert read(story.board) == ("Red is about to be cut. Do you use a tool?", "Red is about to be cut.")
    story.use(0, "x-ray")
    assert read(story.board) == ("You have drawn from red: which card do you use?", "Red is cut with the X-Ray.")


def read(board: Board) -> tuple[str, str]:
    asked, phase = words.question(board), words.phase(board)
    assert isinstance(asked, Message)
    assert isinstance(phase, Message)
    return str(asked), str(phase)


def event_names() -> list[str]:
    kinds = inspect.getmembers(events, inspect.isclass)
    return [name for name, kind in kinds if issubclass(kind, Event) and kind.__module__ == events.__name__]
