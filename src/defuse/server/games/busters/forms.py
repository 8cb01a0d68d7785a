"""Offering: what a seat may do in Bomb Busters, as forms to fill in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from defuse.busters.acts import Cut, RevealReds, SoloCut
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.characters import CHARACTERS
from defuse.busters.constraints import CONSTRAINTS
from defuse.busters.cuts import NAME_ONE
from defuse.busters.numbers import NUMBER_CARDS, number_on
from defuse.busters.rules.slips import Slip
from defuse.busters.view import View
from defuse.busters.wires import RED, word
from defuse.busters.words import mark_words, question
from defuse.kernel import UNKNOWN, Act, Ask, Field, Form, Item, One
from defuse.server.games.busters.wording import Names
from defuse.server.games.forms import FormWriter, with_ids
from defuse.server.wire.forms import AskSeen, FormSeen

TITLES = {
    "mine": "What is it? Name a value that you hold.",
}
"""What to ask for in a field that has no words of its own."""

BY_KIND = {
    "wire": "Choose a wire.",
    "value": "Choose a value.",
    "seat": "Choose a player.",
    "stand": "Choose a stand.",
    "card": "Choose a card.",
    "character": "Choose a character.",
    "constraint": "Choose a constraint.",
    "direction": "Choose a direction.",
    "end": "Choose an end.",
    "way": "Choose a way.",
}


TEXTS: dict[type[Act], str] = {
    Cut: "Point at a teammate's wire and name a value that you hold.",
    SoloCut: "Cut all remaining wires of a value: they are all yours.",
    RevealReds: "All that you have left are reds: lay them open.",
    Slip: "Did you hear it? The dial moves one step on, and that cannot be taken back.",
}
"""What the acts of the base game do, in words to a player."""


def ask_of(view: View, ask: Ask | None, names: Names) -> AskSeen | None:
    """The open question as a seat sees it."""
    if ask is None:
        return None
    return AskSeen(
        number=ask.number,
        seats=ask.seats,
        text=names.said(question(ask), view.public),
        mode=ask.mode,
        yours=view.waits(ask),
        let_go=view.has_let_go(ask),
        until=ask.until,
    )


def forms_of(view: View, names: Names) -> tuple[FormSeen, ...]:
    """What a seat may do now."""
    offer = BustersForms(view, names)
    return tuple([offer.form(id, form) for id, form in with_ids(view.forms())])


def reports_of(view: View, names: Names) -> tuple[FormSeen, ...]:
    """What the host of the table may report now."""
    offer = BustersForms(view, names)
    return tuple([offer.form(id, form) for id, form in with_ids(tuple(view.host_forms()))])


class BustersForms(FormWriter):
    """Puts the forms of one seat into words."""

    titles = TITLES
    by_kind = BY_KIND

    def __init__(self, view: View, names: Names) -> None:
        super().__init__()
        self.view = view
        self.board = view.public
        self.names = names
        self.places = names.places(self.board)
        self.tokens: dict[int, list[str]] = {}
        for token in self.board.tokens:
            self.tokens.setdefault(token.wire, []).append(f"token {mark_words(token.mark)}")

    def said(self, text: str) -> str:
        return self.names.said(text, self.board)

    def title(self, field: Field) -> str:
        """Where a teammate's wire was pointed at before, the question is what it is."""
        return TITLES["mine"] if field.hint == NAME_ONE else super().title(field)

    def in_order(self, fields: Sequence[Field]) -> Sequence[Field]:
        """As people call a cut, "that one is a 5": first the wire, then the value."""
        if [field.name for field in fields[:2]] == ["mine", "targets"]:
            return (fields[1], fields[0], *fields[2:])
        return fields

    def about(self, form: Form) -> str:
        cards = [self.view.rule(card) for card in form.using]
        texts = [card.text for card in cards if isinstance(card, Equipment)]
        return " ".join(texts) or TEXTS.get(form.verb) or form.verb.text

    def deadly(self, form: Form) -> bool:
        """Whether a slip could end the mission: somebody's wires are named, with reds or the last step about."""
        named = any(field.name in ("targets", "wires") and field.kind == "wire" for field in form.fields)
        if form.aside or not named or form.verb is SoloCut:
            return False
        board = self.board
        return board.totals[RED] > board.cut[RED] or board.reds != (RED,) or board.dial <= 1

    def own(self, field: Field) -> bool:
        return field.name == "mine" and field.kind == "wire" and all(self._is_own(item) for item in _items(field))

    def _is_own(self, item: Item) -> bool:
        view = self.view
        return isinstance(item, int) and bool(view.value(item)) and view.owner_of(item) == view.seat

    def value(self, kind: str, item: Item) -> str:
        if not isinstance(item, int):
            return ""
        value = self.view.value(item) if kind == "wire" else item if kind == "value" else 0
        return word(value) if value else ""

    def label(self, kind: str, item: Item) -> str:
        view, names = self.view, self.names
        match kind, item:
            case "wire", int():
                return self._wire(item)
            case "seat", int():
                return names.seat(item)
            case "value", int():
                return word(item)
            case "stand", int():
                return self._yours(names.stands(self.board)[item], self.board.owners[item])
            case "card", int() if view.faces[item] in NUMBER_CARDS:
                return str(number_on(view.faces[item]))
            case "card", int() if view.faces[item] == UNKNOWN:
                return "a face-down card"
            case "card", str():
                rule = view.rule(item)
                if isinstance(rule, Equipment):
                    return rule.title if rule.holder == EVERYBODY else f"{names.seat(rule.holder)}: {rule.title}"
            case "character", str() if item in CHARACTERS:
                return CHARACTERS[item].title
            case "constraint", str() if item in CONSTRAINTS:
                return f"{item}: {CONSTRAINTS[item].title}"
        return str(item)

    def _yours(self, name: str, owner: int) -> str:
        """What a stand or a wire is called by whoever fills in the form: `your stand 2, wire 5`."""
        if owner != self.view.seat:
            return name
        place = name.removeprefix(self.names.seat(owner)).removeprefix(", ")
        return f"your {place or 'stand'}"

    def _wire(self, wire: int) -> str:
        name = self.places.get(wire)
        if name is None:
            return "a wire set aside"
        name = self._yours(name, self.view.owner_of(wire))
        value = self.view.value(wire)
        known = [*([word(value)] if value else ()), *self.tokens.get(wire, ())]
        return f"{name} ({', '.join(known)})" if known else name


def _items(field: Field) -> Iterable[Item]:
    return field.items if isinstance(field, One) else [item for group in field.groups for item in group]
