"""Speech: what may be said at the table. Chat stays outside the game; what it costs comes in as an act of the host."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar, Literal
from unicodedata import normalize

from defuse.busters.number_words import NUMBER_WORDS
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.slips import Slip, slip_form, slip_step
from defuse.busters.view import Table, View
from defuse.busters.words import Told, tell
from defuse.kernel import Event, Form, Steps, helper
from defuse.kernel.panel import Note
from defuse.words import Message, Seat, say

_WORDS = "|".join(word for words in NUMBER_WORDS.values() for word in words)
_SLIP = re.compile(rf"\d+|(?<![^\W_])(?:{_WORDS})(?![^\W_])", re.IGNORECASE)

NO_NUMBERS = say("speech-no-numbers")
REPORT_NUMBER = say("speech-report-number")
TITLE = say("speech")


def slip(text: str) -> str | None:
    """The first number that is said outright in a text, or None (M25). It is heard in all languages at once.

    Spelling, riddles and words that only contain a number are allowed.

    >>> slip("take the Seven!"), slip("die Zwölf?"), slip("is it 12?"), slip("someone often s-e-v-e-n")
    ('Seven', 'Zwölf', '12', None)
    """
    found = _SLIP.search(normalize("NFC", text))  # an ö may be written as an o with two dots after it
    return None if found is None else found.group()


class SlipHeard(Event, frozen=True):
    """A seat said a number aloud."""

    by: int


class Speech(Rule, frozen=True, kw_only=True):
    """How the players may talk, for the host of the chat: without numbers, or not at all but for some signs."""

    id: str = "speech"
    chat: Literal["open", "no numbers", "closed"]
    sign_ids: tuple[str, ...] = ()
    """What may be said where the chat is closed: the ids of messages."""

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar = (Slip,)

    @property
    def signs(self) -> tuple[Message, ...]:
        """What may be said where the chat is closed."""
        return tuple([say(sign) for sign in self.sign_ids])

    @helper
    def why_not_said(self, text: str) -> Message | None:
        """Why a text cannot be said in the chat, or None: a sign, by its id, can be. So can a slip; it only costs."""
        if self.chat == "closed" and text not in self.sign_ids:
            return say("speech-closed", signs=self.signs)
        return None

    @helper
    def costs(self, text: str) -> bool:
        """Whether a text is a slip, which the host has to report."""
        return self.chat == "no numbers" and slip(text) is not None

    def hosts(self, view: View) -> Iterable[Form]:
        if self.chat == "no numbers" and view.public.opened:
            yield slip_form(self.id, tuple(range(view.public.players)), REPORT_NUMBER)

    def does(self, table: Table, act: Slip) -> Steps:
        yield SlipHeard(act.by)
        yield slip_step(act.by)

    def panel(self, view: View) -> Note:
        closed = self.chat == "closed"
        text = say("speech-signs-only", signs=self.signs) if closed else NO_NUMBERS
        return Note(rule=self.id, title=TITLE, text=text)


@tell.register
def _(event: SlipHeard, told: Told) -> Message:
    return say("told-slip-heard", seat=Seat(event.by))
