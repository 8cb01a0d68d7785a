"""The state of a game: one part that everybody may see, and one that nobody may."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from msgspec import Struct
from msgspec.structs import replace

from defuse.kernel.ask import Ask
from defuse.kernel.event import Event, PileMade
from defuse.kernel.fact import Fact

if TYPE_CHECKING:
    from defuse.kernel.act import Act
    from defuse.kernel.rule import Rule


class React(Struct, frozen=True, tag_field="step"):
    """A pending step: let a rule react to an event. It is evaluated when its turn comes, never before."""

    rule: str
    event: Event


class Resume(Struct, frozen=True, tag_field="step"):
    """A pending step: put a question again that something else had interrupted."""

    ask: Ask
    afresh: bool
    """Whether it counts as a new question, without the answers it had."""


Step = Event | Ask | React | Resume
"""What can lie on the stack of a game."""


class Outcome(Struct, frozen=True):
    """How a game ended."""

    winners: tuple[int, ...]
    why: str

    @property
    def won(self) -> bool:
        """Whether anybody won."""
        return bool(self.winners)


class Public(Struct, frozen=True, kw_only=True):
    """What everybody may see. Games add their own fields. It changes by events alone."""

    players: int
    rules: tuple[Any, ...] = ()
    """The rules in play, in the order in which they are heard."""
    known: tuple[int, ...]
    """For each seat, and last for the spectators: the things it has looked at, as a bit mask.

    Spectators see no more than every seat does (`applied`): who opens a table a second time, to watch, learns nothing.
    """
    piles: tuple[PileMade, ...] = ()
    """Which kinds lie among which things."""
    facts: tuple[Fact, ...] = ()
    ask: Ask | None = None
    asked: int = 0
    stack: tuple[Step, ...] = ()
    """What waits behind the open question, the next step last."""
    clock: float = 0.0
    outcome: Outcome | None = None

    def showing(self, things: int, to: tuple[int, ...] | None = None) -> Self:
        """This state after some seats (None: everybody) looked at a mask of things."""
        if to is not None:
            return replace(self, known=tuple([m | things if s in to else m for s, m in enumerate(self.known)]))
        return replace(self, known=tuple([mask | things for mask in self.known]))

    def rule(self, id: str) -> Rule | None:
        """The rule of this id, if it is in play."""
        return next((rule for rule in self.rules if rule.id == id), None)


class Secret(Struct, frozen=True):
    """What nobody may see."""

    faces: bytes
    seed: str
    drawn: int = 0
    hidden_seed: str = ""
    hidden_drawn: int = 0
    sealed: tuple[Act, ...] = ()
