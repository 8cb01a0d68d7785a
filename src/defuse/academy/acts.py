"""What people do in Bomb Squad Academy, tools with a choice of their own apart: those have their acts with them."""

from __future__ import annotations

from defuse.kernel import Act


class Choose(Act, frozen=True):
    """Choose the action card of this round, in secret."""

    card: str


class Protect(Act, frozen=True):
    """Name the wire that your Wait protects."""

    wire: str


class PeekCards(Act, frozen=True):
    """As a chicken, look at the upcoming cards of two wires."""

    wires: tuple[str, ...]


class PeekTiles(Act, frozen=True):
    """As a chicken, look at the tiles of one wire."""

    wire: str


class LookAway(Act, frozen=True):
    """As a chicken, look at nothing."""


class TakeTool(Act, frozen=True):
    """Take a tool from the display."""

    tool: str


class UseTool(Act, frozen=True):
    """Use a tool that leaves nothing to choose."""
