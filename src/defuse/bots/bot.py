"""Bot: what anything that plays a seat has to be able to do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol, runtime_checkable

from defuse.kernel import Act, Form, Observation
from defuse.words import Text


class Bot(Protocol):
    """Plays one seat. It keeps no memory that its seed and its observations do not give it."""

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        """What to do, now that this seat is asked: an act of one of the forms."""
        ...

    def chime_in(self, observation: Observation, forms: tuple[Form, ...]) -> Act | None:
        """Whether to use an any-time card while somebody else is asked; None to let it be."""
        ...


class Decision(NamedTuple):
    """What a bot does, and why: a phrase without a capital or a full stop. Others may use plain text."""

    act: Act
    why: Text


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why it does what it does. The table shows it in review, and to learners who ask."""

    def think(self, observation: Observation, forms: tuple[Form, ...]) -> Decision:
        """What `decide` would do, with the reason."""
        ...


@runtime_checkable
class Meets(Protocol):
    """A bot that wants to know with whom it plays."""

    def meet(self, company: Mapping[int, str]) -> None:
        """Hear before the first decision who plays which seat: bots by their names, people not at all."""
        ...


Maker = Callable[[str], Bot]
"""Makes a bot from a seed. Whatever is registered under a name is one of these: a class will do."""
