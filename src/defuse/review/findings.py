"""Findings: what a review says of a game, as data. `words` puts them into messages.

Nothing here depends on a language or on names, so findings can be kept.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

VERSION = 1
"""Of the findings: what was kept by another version is worked out again."""

Verdict = Literal["certain", "best", "as-good", "certain-there", "likelier-there", "lost-chance", "none"]
"""certain: it could not go wrong. best: no other choice had better odds. as-good: another one had better odds, but
playing on from it wins no more often than can be told. certain-there: a certain cut was there (a remark).
likelier-there: another one was likelier to hit; what that is worth is not known (yet). lost-chance: playing on from
another choice wins more often, beyond the interval. none: there is no verdict on such decisions."""

Outcome = Literal["hit", "miss", "explosion", ""]


class Estimate(Struct, frozen=True, kw_only=True):
    """A chance that was measured by playing on: with its 95 % interval."""

    chance: float
    low: float
    high: float
    games: int


class CallFound(Struct, frozen=True, kw_only=True, tag_field="game", tag="busters"):
    """A call of Bomb Busters, with the odds that the seat had."""

    values: tuple[int, ...]
    wires: tuple[int, ...]
    hit: float
    miss: float
    explode: float
    wins: Estimate | None = None
    """How often bots win who play on from it, in worlds that the seat could not tell apart."""


class ActionFound(Struct, frozen=True, kw_only=True, tag_field="game", tag="academy"):
    """An action of Bomb Squad Academy, with what it may come to."""

    action: str
    """The colour of the wire, or `wait`, `protect`, … as the rules call it."""
    cutters: int
    """How many cut this wire together with it, as it turned out."""
    explode: float
    points: float
    """By how much the score changes on average, an explosion included."""


Choice = CallFound | ActionFound


class Decision(Struct, frozen=True, kw_only=True):
    """An act of a seat, and what is to be said of it."""

    number: int
    """Of the act, from 1. The frame after it has this number plus 1."""
    turn: int
    """The turn that it belongs to, counted from 1; 0 before the first turn."""
    seat: int
    verb: str
    """As in the forms: `cut`, `reveal`, `place-token` …"""
    outcome: Outcome = ""
    chosen: Choice | None = None
    """None where it was no call."""
    others: tuple[Choice, ...] = ()
    """The best other choices, at most four, the best first."""
    certain: Choice | None = None
    """A certain cut that was there and was not made; one of `others`."""
    verdict: Verdict = "none"
    lost: Estimate | None = None
    """The measured difference to the best choice, where it is beyond its interval: `chance` is below zero."""
    judgement: float | None = None
    """By how much the choice itself changed the team's chance: never above zero. None while nobody knows."""
    luck: float | None = None
    """The rest of the change."""


class Point(Struct, frozen=True, kw_only=True):
    """The team's chance to win after an act, as all seats together could know it."""

    number: int
    """Of the act; 0 for the beginning."""
    wins: Estimate


class Tally(Struct, frozen=True, kw_only=True):
    """What the decisions of a seat came to, in points of the team's chance (1 is certain)."""

    seat: int
    judgement: float
    luck: float
    decisions: int
    """How many of its decisions have a verdict."""
    best: int
    """How many of these were the best there was, or as good."""


class Findings(Struct, frozen=True, kw_only=True):
    """All that is known so far of a game."""

    version: int = VERSION
    game: str
    decisions: tuple[Decision, ...] = ()
    """Of all acts that were looked at so far, in order."""
    curve: tuple[Point, ...] = ()
    """In order; empty where there is none (Bomb Squad Academy), or none yet."""
    has_curve: bool = True
    tallies: tuple[Tally, ...] = ()
    turning: int | None = None
    """The act with the largest change of the curve, where that is beyond the intervals."""
    best_call: int | None = None
    worst_call: int | None = None
    progress: float = 0.0
    """How much of the work is done, from 0 to 1."""
