"""Questions. The game always waits for exactly one of them, or is over."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from defuse.kernel.act import kebab
from defuse.words import Message, say


class Ask(Struct, frozen=True, kw_only=True, tag_field="ask", tag=kebab):
    """The open question. Rules make their own kinds of it by adding public fields.

    What may be answered is never stored here: the asking rule derives it from the view of the seat that is asked.
    """

    seats: tuple[int, ...]
    rule: str
    """The id of the rule that asks: its `choices` are the answers, its `answered` goes on with the story."""
    mode: Literal["one", "all", "first"] = "one"
    """`one` seat answers; `all` answer sealed, changeable until the last; the `first` to answer decides (a race)."""
    open: bool = False
    """Whether offers of other rules (actions, any-time cards) are allowed while this question waits."""
    until: float | None = None
    """The second of play at which the question closes by itself."""
    discreet: bool = False
    """Whether nobody is told who lets a race (`first`) go by: such a pass is sealed, and `answered` stays empty."""
    number: int = 0
    """Set by the kernel: questions of a game are counted."""
    answered: tuple[int, ...] = ()
    """Who has locked in (`all`) or passed for all to see (`first`)."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        own = {"seats", "rule", "mode", "open", "until", "discreet", "number", "answered", "waiting", "sealed"}
        taken = sorted(own & set(cls.__annotations__))
        if taken:
            raise TypeError(f"{cls.__name__}: {', '.join(taken)} is the kernel's own")

    def question(self) -> Message:
        """What is asked: the entry `ask-TAG` of the catalogues. A kind with something to fill in says so itself."""
        return say(f"ask-{self.__struct_config__.tag}")

    @property
    def waiting(self) -> tuple[int, ...]:
        """Who is asked and has not answered yet, as far as everybody knows (see `Game.waiting`)."""
        return tuple([seat for seat in self.seats if seat not in self.answered]) if self.answered else self.seats

    @property
    def sealed(self) -> bool:
        """Whether an answer tells nobody anything while others may still answer."""
        return self.mode == "all" or self.discreet

    def waits_for(self, seat: int) -> bool:
        """Whether this seat may answer now, as far as everybody knows (see `View.waits`)."""
        return seat in self.seats and (self.mode != "first" or seat not in self.answered)
