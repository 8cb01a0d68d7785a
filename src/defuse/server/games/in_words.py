"""Scenes in words: what games share who tell a table to somebody who cannot draw it, such as a language model.

What is told is made of a scene and of what one seat sees beside it, and of nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from defuse.server.wire import panels
from defuse.words import Argument, Message, Seat, Speaker, say

STATES = {
    "locked": say("program-state-locked"),
    "ready": say("program-state-ready"),
    "used": say("program-state-used"),
    "hidden": say("program-state-hidden"),
    "done": say("program-state-done"),
}
"""What is worth saying of a card that does not simply lie open."""


def panel_lines(shown: Iterable[panels.PanelSeen], speaker: Speaker) -> list[str]:
    """Panels as lines, each with its title."""
    return [f"{panel.title}: {said}" for panel in shown if (said := _panel(panel, speaker))]


def _panel(panel: panels.PanelSeen, speaker: Speaker) -> str:
    match panel:
        case panels.Cards():
            return "; ".join([_card(card, speaker) for card in panel.cards])
        case panels.Track():
            marks = dict(panel.marks)
            return " · ".join([_space(space, marks.get(space), space == panel.at) for space in panel.spaces])
        case panels.Counter():
            return str(panel.value) if panel.most is None else f"{panel.value} / {panel.most}"
        case panels.Map():
            rows = [[*row] for row in panel.rows]
            if panel.at is not None:
                down, right = panel.at
                rows[down][right] = f"<{rows[down][right]}>"
            return " | ".join([", ".join([square or "-" for square in row]) for row in rows])
        case panels.Timer():
            return f"{panel.left:g} s"
        case panels.Note():
            return panel.text


def _card(card: panels.Card, speaker: Speaker) -> str:
    owner = "" if card.seat is None else f"{speaker.alone(Seat(card.seat))}: "
    label = "" if not card.label or card.label == card.title else f" [{card.label}]"
    state = STATES.get(card.state)
    how = "" if state is None else f" ({speaker.text(state)})"
    return f"{owner}{card.title}{label}{how}{f': {card.text}' if card.text else ''}"


def _space(space: str, mark: str | None, here: bool) -> str:
    said = space if mark is None else f"{space} ({mark})"
    return f"<{said}>" if here else said


def listed(items: Iterable[Argument]) -> Message:
    """Things in a row; where there are none, that."""
    found = tuple(items)
    return say("words-alone", what=", ".join(map(str, found))) if found else say("program-none")


def plain_lines(scene: Any, speaker: Speaker) -> list[str]:
    """A scene that nobody has words for: its fields as they are."""
    return [f"{name}: {msgspec.json.encode(value).decode()}" for name, value in msgspec.to_builtins(scene).items()]
