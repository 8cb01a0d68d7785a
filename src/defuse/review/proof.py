"""Proof: why something was certain, in steps that name what they follow from, for pages that light it."""

from __future__ import annotations

from msgspec import Struct

from defuse.words import Message


class Held(Struct, frozen=True):
    """A fact that no wire shows: a seat holds a value somewhere."""

    seat: int
    value: int


class ProofStep(Struct, frozen=True, kw_only=True):
    """A step of a proof. If the statement is only likely: a fact, and what the chance would be without it."""

    text: Message
    wires: tuple[int, ...] = ()
    """The wires that it names as facts: seen ones, and those that tokens, misses and labels speak of."""
    held: tuple[Held, ...] = ()
    """What it names that no wire shows."""
    proves: tuple[int, ...] = ()
    """The wires that its conclusion is about."""
    uses: tuple[int, ...] = ()
    """The earlier steps that it follows from, by their index."""


class Proof(Struct, frozen=True, kw_only=True):
    """Why a wire is what it is, or what its chance hangs on."""

    statement: Message
    chance: float
    """1 if it is certain."""
    steps: tuple[ProofStep, ...]
