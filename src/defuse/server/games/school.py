"""School: what the server asks of a game that has lessons. A game without lessons has no school.

A lesson is a list of steps. A step is a position and a question about it, which is answered on the spot or by playing
on at a real table. No step has a stored answer: what somebody says is judged by the odds of the seat that they look
from.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Literal, NamedTuple

from defuse.kernel import Act, Game
from defuse.words import Message, Text

Kind = Literal["call", "count", "safe", "solo", "token", "table"]
"""What is asked: a wire and its value; how many are hidden; a wire that cannot be red; a value that is cut alone; a
wire for the opening token; or an act at a real table."""
Want = Literal["certain", "best", "detector", "solo", "token", "habit"]
"""What makes an answer right."""


class Step(NamedTuple):
    """A step of a lesson: what is asked, and where."""

    kind: Kind
    want: Want
    rings: tuple[int, ...]
    """The wires that ring while the thought is told."""
    near: tuple[int, ...]
    """Those that ring with the first hint."""
    wires: tuple[int, ...]
    """The wires that may be named."""
    values: tuple[str, ...]
    """The values that may be named."""
    picks: int
    """How many wires are named."""
    asked: str = ""
    """The value that a question is about, where it is about one."""
    bots: str = "careful"
    """Which bots sit at the table."""


class Lesson(NamedTuple):
    """A lesson."""

    name: str
    steps: tuple[Kind, ...]
    """What is asked in each of its steps."""


class ProvedBy(NamedTuple):
    """A step of the proof of an answer."""

    text: Message
    wires: tuple[int, ...]
    proves: tuple[int, ...]
    held: tuple[tuple[int, str], ...]
    """What it names that no wire shows: a seat and a value that it holds."""


class Judged(NamedTuple):
    """What an answer is worth."""

    right: bool
    text: Text
    """In a sentence, and never more than the answer itself gives away."""
    proof: tuple[ProvedBy, ...] = ()
    """Why it is certain; only where it is right."""


NO_STEP = "there is no such step"
"""Why there is no answer, where there is not even a question."""


class NoAnswer(ValueError):
    """Something was named that cannot be named here."""


class School(ABC):
    """The lessons of a game. All but `lessons` may take a while and is done in another process."""

    @abstractmethod
    def lessons(self) -> tuple[Lesson, ...]:
        """All lessons, in the order in which they are taught."""

    @abstractmethod
    def step(self, lesson: str, step: int) -> Step:
        """A step of a lesson, from 1. Raises NoAnswer where there is none."""

    @abstractmethod
    def position(self, lesson: str, step: int) -> Game:
        """The game at the moment of a step, with all that is hidden."""

    @abstractmethod
    def held(self, lesson: str, step: int) -> tuple[tuple[int, str], ...]:
        """What everybody knows and no wire shows: seats, each with a value that it holds somewhere."""

    @abstractmethod
    def judge(self, lesson: str, step: int, wires: tuple[int, ...], value: str) -> Judged:
        """What an answer to a step is worth. Raises NoAnswer where there is no such answer."""

    @abstractmethod
    def closer(self, lesson: str, step: int) -> tuple[int, ...]:
        """The wires of the last hint: where to look for an answer that is right."""

    @abstractmethod
    def judge_act(self, lesson: str, step: int, before: Game, act: Act) -> Judged | None:
        """What an act at the table of a step is worth; None for one that does not answer the question."""

    @abstractmethod
    def past(self, lesson: str, step: int) -> Any:
        """The replay file (`defuse.kernel.replay.Replay`) that the table of a step goes on from."""
