"""The acts of the base game. Cards and missions bring their own."""

from __future__ import annotations

from defuse.kernel import Act


class PlaceToken(Act, frozen=True):
    """Put the true token at one of your own wires."""

    wire: int


class Cut(Act, frozen=True):
    """Name a value by your own wire of it, and point at a teammate's wire. On a miss, your wire stays private."""

    mine: tuple[int, ...]
    targets: tuple[int, ...]


class SoloCut(Act, frozen=True):
    """Cut all remaining wires of a value, which are all in your hand."""

    wires: tuple[int, ...]


class RevealReds(Act, frozen=True):
    """Lay open a hand of only reds."""


class PickWire(Act, frozen=True):
    """Choose a wire."""

    wire: int


class PickStand(Act, frozen=True):
    """Choose one of your stands."""

    stand: int


class PickCharacter(Act, frozen=True):
    """Take a character card."""

    character: str
