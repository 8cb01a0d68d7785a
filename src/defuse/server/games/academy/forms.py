"""Offering: what a seat may do in Bomb Squad Academy, as forms to fill in."""

from __future__ import annotations

from defuse.academy import catalogue
from defuse.academy.acts import Choose, LookAway, PeekCards, PeekTiles, Protect, TakeTool
from defuse.academy.tool import Tool
from defuse.academy.view import View
from defuse.academy.words import question
from defuse.kernel import Act, Ask, Form, Item, Pass
from defuse.server.games.academy.drawing import People
from defuse.server.games.forms import FormWriter, with_ids
from defuse.server.wire.forms import AskSeen, FormSeen

TEXTS: dict[type[Act], str] = {
    Choose: "Nobody sees it until everybody has chosen.",
    Protect: "A protected wire is not cut in this round.",
    PeekCards: "Look at the upcoming cards of two wires.",
    PeekTiles: "Look at the tiles behind the track of one wire.",
    LookAway: "Look at nothing.",
    TakeTool: "It lies in front of you until you use it, once.",
    Pass: "Use no tool now.",
}
"""What acts do, in words to a player."""

BY_KIND = {
    "action": "Choose a card of your hand.",
    "colour": "Choose a wire.",
    "tool": "Choose a tool.",
    "seat": "Choose a player.",
    "card": "Choose a card.",
}


def ask_of(view: View, ask: Ask | None) -> AskSeen | None:
    """The open question as a seat sees it."""
    if ask is None:
        return None
    return AskSeen(
        number=ask.number,
        seats=ask.seats,
        text=question(view.public),
        mode=ask.mode,
        yours=view.seat is not None and ask.waits_for(view.seat),
        until=ask.until,
    )


def forms_of(view: View, names: People) -> tuple[FormSeen, ...]:
    """What a seat may do now."""
    offer = AcademyForms(view, names)
    return tuple([offer.form(id, form) for id, form in with_ids(view.forms())])


class AcademyForms(FormWriter):
    """Puts the forms of one seat into words."""

    by_kind = BY_KIND

    def __init__(self, view: View, names: People) -> None:
        super().__init__()
        self.view = view
        self.names = names

    def about(self, form: Form) -> str:
        tools = [self.view.rule(card) for card in form.using]
        texts = [tool.text for tool in tools if isinstance(tool, Tool)]
        return " ".join(texts) or TEXTS.get(form.verb) or form.verb.text

    def value(self, kind: str, item: Item) -> str:
        if kind != "card" or not isinstance(item, int):
            return ""
        value = self.view.value(item)
        return "" if value is None else str(value)

    def label(self, kind: str, item: Item) -> str:
        match kind, item:
            case "seat", int():
                return self.names.seat(item)
            case "tool", str():
                return catalogue.tools()[item].title
            case "card", int():
                return self._card(item)
            case _, str():
                return item.capitalize()
        return str(item)

    def _card(self, card: int) -> str:
        """A card by its value, if this seat knows it, and by its place."""
        for wire in self.view.public.wires:
            if card in wire.exposed:
                place = wire.exposed.index(card) + 1
                return f"{wire.values[place - 1]} ({wire.name}, card {place})"
        value = self.view.value(card)
        return "a face-down card" if value is None else str(value)
