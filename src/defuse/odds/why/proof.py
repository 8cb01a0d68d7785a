"""What a proof is made of: steps that follow from facts and from earlier steps."""

from __future__ import annotations

from typing import Literal, NamedTuple

from defuse.kernel import Fact

How = Literal["seen", "told", "between", "crowd", "out", "place", "enough", "last", "alike", "left", "counting"]
"""How a step is taken.

- `seen`: the seat has seen the wire; `told`: a fact says so by itself;
- `between`: neighbours in a sorted row leave only this; `crowd`: there are too few copies for so many places in a row;
- `out`: all copies are elsewhere; `last`: the copies cannot be anywhere else;
- `place`: somebody holds a value, and only these places are left for it; `enough`: a count is reached;
- `alike`: a label or a token that compares wires; `left`: what several steps leave together;
- `counting`: no easier way was found, but nothing of this can be spared.
"""


class Step(NamedTuple):
    """A conclusion, and what it follows from: drop any one of these, and it is not certain any more."""

    how: How
    fact: Fact
    """What is concluded."""
    seen: tuple[int, ...]
    """The wires that the seat has seen and whose faces are used: own ones, cut ones, shown ones."""
    facts: tuple[Fact, ...]
    """The public facts that are used."""
    steps: tuple[int, ...]
    """The earlier steps whose conclusions are used, by their index."""
    pool: bool = False
    """Whether it is used how many wires of each kind there are."""


class Change(NamedTuple):
    """The chance of a statement if one fact alone were not known, or one wire had not been seen."""

    chance: float
    fact: Fact | None = None
    wire: int | None = None


class Why(NamedTuple):
    """Why a statement is certain, or what its chance hangs on."""

    statement: Fact
    """What is proven, or weighed. If the question was about something that cannot be, it is the contrary."""
    chance: float
    steps: tuple[Step, ...] = ()
    """The proof, if the statement is certain; the last step is the statement."""
    changes: tuple[Change, ...] = ()
    """If it is only likely: what changes with each fact, the largest changes first."""

    @property
    def is_chain(self) -> bool:
        """Whether it is proven by steps that people take, without counting deals."""
        return bool(self.steps) and all(step.how != "counting" for step in self.steps)
