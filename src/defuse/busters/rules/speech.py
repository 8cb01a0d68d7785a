"""Speech: what may be said at the table. Chat stays outside the game; what it costs comes in as an act of the host."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar, Literal

from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.slips import Slip, slip_form, slip_step
from defuse.busters.view import Table, View
from defuse.busters.wires import seat_name
from defuse.busters.words import Told, tell
from defuse.kernel import Event, Form, Steps, helper
from defuse.kernel.panel import Note

NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")

_SLIP = re.compile(rf"\d+|(?<![^\W_])(?:{'|'.join(NUMBERS)})(?![^\W_])", re.IGNORECASE)


def slip(text: str) -> str | None:
    """The first number that is said outright in a text, or None (M25).

    Spelling, riddles and words that only contain a number are allowed.

    >>> slip("take the Seven!"), slip("is it 12?"), slip("someone often s-e-v-e-n")
    ('Seven', '12', None)
    """
    found = _SLIP.search(text)
    return None if found is None else found.group()


class SlipHeard(Event, frozen=True):
    """A seat said a number aloud."""

    by: int


class Speech(Rule, frozen=True, kw_only=True):
    """How the players may talk, for the host of the chat: without numbers, or not at all but for some signs."""

    id: str = "speech"
    chat: Literal["open", "no numbers", "closed"]
    signs: tuple[str, ...] = ()
    """What may be said where the chat is closed."""

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar = (Slip,)

    @helper
    def why_not_said(self, text: str) -> str | None:
        """Why a text cannot be said in the chat, or None. A slip can be said; it only costs."""
        if self.chat == "closed" and text not in self.signs:
            return f"nobody can speak here; you may sign: {', '.join(self.signs)}"
        return None

    @helper
    def costs(self, text: str) -> bool:
        """Whether a text is a slip, which the host has to report."""
        return self.chat == "no numbers" and slip(text) is not None

    def hosts(self, view: View) -> Iterable[Form]:
        if self.chat == "no numbers" and view.public.opened:
            yield slip_form(self.id, tuple(range(view.public.players)), "Report a spoken number")

    def does(self, table: Table, act: Slip) -> Steps:
        yield SlipHeard(act.by)
        yield slip_step(act.by)

    def panel(self, view: View) -> Note:
        text = "Say no number aloud: that costs a step."
        if self.chat == "closed":
            text = f"Nobody can speak. You may sign: {', '.join(self.signs)}."
        return Note(rule=self.id, title="Speech", text=text)


@tell.register
def _(event: SlipHeard, told: Told) -> str:
    return f"{seat_name(event.by)} said a number aloud."
