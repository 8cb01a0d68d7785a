"""What is told of lessons. No message has an answer: what somebody says is sent, and comes back judged."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from defuse.server.wire.messages import Frame
from defuse.server.wire.options import MissionCard, Name, Once
from defuse.server.wire.reviews import HeldSeen, ProofStep, ReviewSeat

LessonKind = Literal["call", "count", "safe", "solo", "token", "table"]


class LessonCard(Struct, frozen=True, kw_only=True):
    """A lesson in the list of all."""

    name: str
    title: str
    text: str
    """What it is about, in a sentence."""
    steps: tuple[LessonKind, ...]
    """What is asked in each of its steps."""


class LessonsSeen(Struct, frozen=True, kw_only=True):
    """All lessons, in the order in which they are taught."""

    lessons: tuple[LessonCard, ...]


class LessonStepSeen(Struct, frozen=True, kw_only=True):
    """A step of a lesson: a thought, a task, and the table as the seat sees it that is taught."""

    lesson: str
    step: int
    """From 1."""
    steps: int
    title: str
    """Of the lesson."""
    kind: LessonKind
    thought: str
    task: str
    mission: MissionCard
    seat: int
    """The seat that is taught."""
    seats: tuple[ReviewSeat, ...]
    held: tuple[HeldSeen, ...] = ()
    """What everybody knows and no wire shows."""
    rings: tuple[int, ...] = ()
    """The wires that the thought is about."""
    wires: tuple[int, ...] = ()
    """The wires that may be named."""
    values: tuple[str, ...] = ()
    """The values that may be named; none where only a wire is asked for."""
    picks: int = 1
    """How many wires are named."""
    hints: int = 2
    frame: Frame


class LessonAnswer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody says."""

    wires: Annotated[tuple[Annotated[int, Meta(ge=0, le=255)], ...], Meta(max_length=3)] = ()
    value: Annotated[str, Meta(max_length=8)] = ""
    name: Annotated[str, Meta(max_length=24)] = ""
    """Your name, for the words of the proof; nothing is kept."""


class LessonAnswered(Struct, frozen=True, kw_only=True):
    """What it is worth."""

    right: bool
    text: str
    steps: tuple[ProofStep, ...] = ()
    """Why it is certain; only where it is right."""


class LessonHintAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which hint is wanted."""

    hint: Annotated[int, Meta(ge=1, le=2)]


class LessonHint(Struct, frozen=True, kw_only=True):
    """A hint: each shows a smaller part of the table than the one before."""

    hint: int
    text: str
    wires: tuple[int, ...] = ()


class NewLessonTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A real table that goes on from a step. You are the one who is taught; bots play the others."""

    name: Name
    """Your name."""
    once: Once | None = None
    """With it, this can be repeated: the same table, seat and token come back."""


class LessonPlayedAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How it went at the table of a step, so far."""

    token: Annotated[str, Meta(max_length=80)]
    """That of your seat."""


class LessonPlayed(Struct, frozen=True, kw_only=True):
    """What you did at the table."""

    lesson: str
    step: int
    title: str
    steps: int
    thought: str
    task: str
    hint: str
    acts: int
    """How many of your acts answered the question; 0: none yet."""
    right: bool = False
    """Whether the first of them was right."""
    text: str = ""
    """What it was worth."""
