"""Offering: what a seat may do in Bomb Squad Academy, as forms to fill in."""

from __future__ import annotations

from collections.abc import Sequence

from defuse.academy import catalogue
from defuse.academy.acts import Choose, LookAway, PeekCards, PeekTiles, Protect, TakeTool
from defuse.academy.names import action_title, wire_name, wire_title
from defuse.academy.tool import Tool, when_used
from defuse.academy.view import View
from defuse.academy.words import question
from defuse.kernel import Act, Ask, Form, Item, Pass, act_text
from defuse.server.games.forms import PLAIN, About, FormWriter, with_ids
from defuse.server.wire.forms import AskSeen, FormSeen
from defuse.words import Argument, Message, Seat, Speaker, say

TEXTS: dict[type[Act], Message] = {
    Choose: say("academy-about-choose"),
    Protect: say("academy-about-protect"),
    PeekCards: say("academy-about-peek-cards"),
    PeekTiles: say("academy-about-peek-tiles"),
    LookAway: say("academy-about-look-away"),
    TakeTool: say("academy-about-take-tool"),
    Pass: say("academy-about-pass"),
}
"""What acts do, to a player."""

BY_KIND = {
    "action": say("choose-action"),
    "colour": say("choose-wire"),
    "tool": say("choose-tool"),
    "seat": say("choose-seat"),
    "card": say("choose-card"),
}


def ask_of(view: View, ask: Ask | None, speaker: Speaker) -> AskSeen | None:
    """The open question as a seat sees it."""
    if ask is None:
        return None
    return AskSeen(
        number=ask.number,
        seats=ask.seats,
        text=speaker.text(question(view.public) or ""),
        mode=ask.mode,
        yours=view.seat is not None and ask.waits_for(view.seat),
        until=ask.until,
    )


def forms_of(view: View, forms: Sequence[Form], speaker: Speaker) -> tuple[FormSeen, ...]:
    """What a seat may do now, in words."""
    offer = AcademyForms(view, speaker)
    return tuple([offer.form(id, form) for id, form in with_ids(forms)])


class AcademyForms(FormWriter):
    """Puts the forms of one seat into words."""

    by_kind = BY_KIND

    def __init__(self, view: View, speaker: Speaker) -> None:
        super().__init__(speaker)
        self.view = view

    def about(self, form: Form) -> str:
        tools = [self.view.rule(card) for card in form.using]
        texts = [tool.text for tool in tools if isinstance(tool, Tool)]
        return self.speaker.text(texts[0] if texts else TEXTS.get(form.verb) or act_text(form.verb))

    def about_item(self, kind: str, item: Item) -> About:
        if kind != "tool" or not isinstance(item, str):
            return PLAIN
        tool = catalogue.tools()[item]
        return About(tool.text, when_used(tool))

    def value(self, kind: str, item: Item) -> str:
        if kind != "card" or not isinstance(item, int):
            return ""
        value = self.view.value(item)
        return "" if value is None else str(value)

    def label(self, kind: str, item: Item) -> Argument:
        match kind, item:
            case "seat", int():
                return Seat(item)
            case "tool", str():
                return catalogue.tools()[item].title
            case "card", int():
                return self._card(item)
            case "colour", str():
                return wire_title(item)
            case "action", str():
                return action_title(item)
        return str(item)

    def _card(self, card: int) -> Argument:
        """A card by its value, if this seat knows it, and by its place."""
        for wire in self.view.public.wires:
            if card in wire.exposed:
                place = wire.exposed.index(card) + 1
                return say("academy-item-card", value=wire.values[place - 1], wire=wire_name(wire.name), place=place)
        value = self.view.value(card)
        return say("item-face-down") if value is None else value
