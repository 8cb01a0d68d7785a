"""Sparks, the toy game of the kernel's tests, as a package brings a game: nothing in `src` knows it."""

from __future__ import annotations

from defuse.games import GameParts

PARTS = GameParts(
    rules="tests.kernel.toy:KIT",
    bots="tests.toybox.bots:BOTS",
    arena="tests.toybox.arena:GAME",
    server="tests.toybox.server:BOX",
    cli="tests.toybox.cli:GAME",
    notation=("sparks",),
)

RULES_ONLY = GameParts(rules="tests.kernel.toy:KIT")
"""The same as a package that brings nothing else."""
