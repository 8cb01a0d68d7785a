"""What happened, in words."""

from __future__ import annotations

import inspect

import pytest

from defuse.academy import events, words
from defuse.kernel import Event
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
    assert " ".join(words.narrate(story.events)).startswith(
        "Revealed: A green, B wait, C red. B scores 3 for waiting. B protects red. A cuts green. A uses the Hammer. "
        "The Hammer flips a 1 of green. The next tile of green says OK. A scores 3 by the Hammer. "
    )


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.CutBegan("red", (0, 2)), "A and C cut red."),
        (events.CardsDrawn("red", (1, 2, 3), 1), "B draws 3 cards from red."),
        (events.CardsReturned("red", (1, 2)), "2 cards of red go back."),
        (events.CutEnded("red", False), "The red deck is empty: nothing is flipped."),
        (events.CutEnded("red", True), ""),
        (events.BombTriggered("red", (0, 1, 2)), "The bomb explodes; A, B and C triggered it."),
        (events.PointsLost(0, 5, "explosion"), "A loses 5 for the explosion."),
        (events.PointsScored(4, 10, "bomb-blanket"), "E scores 10 by the Bomb Blanket."),
        (events.Peeked(0), "A looks at nothing."),
        (events.Peeked(0, cards=("green", "red")), "A looks at the upcoming cards of green and red."),
        (events.Peeked(0, tiles=("green",)), "A looks at the tiles of green."),
        (events.ActionChanged(1, "chicken"), "B is chicken instead."),
        (events.ActionChanged(1, "wait"), "B waits instead."),
        (events.ActionChanged(1, "blue"), "B cuts blue instead."),
        (events.GameEnded((0, 3)), "The game is over; A and D win."),
        (events.Covered(2), "C loses nothing for the explosion."),
    ],
)
def test_each_event_has_its_sentence(event: Event, sentence: str) -> None:
    assert words.tell(event) == sentence


def test_no_event_was_forgotten() -> None:
    source = inspect.getsource(words)
    for name, kind in inspect.getmembers(events, inspect.isclass):
        if issubclass(kind, Event) and kind is not Event and kind.__module__ == events.__name__:
            assert (f"case {name}(" in source) != (name in SILENT), name
