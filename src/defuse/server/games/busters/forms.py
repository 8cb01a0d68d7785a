"""Offering: what a seat may do in Bomb Busters, as forms to fill in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from defuse.busters import catalogue
from defuse.busters.acts import SoloCut
from defuse.busters.card import EVERYBODY, Equipment, card_text, card_title, timing_words
from defuse.busters.characters import CHARACTERS
from defuse.busters.constraints import CONSTRAINTS
from defuse.busters.cuts import NAME_ONE
from defuse.busters.numbers import NUMBER_CARDS, number_on
from defuse.busters.view import View
from defuse.busters.wires import RED, mark_word, value_word, word
from defuse.busters.words import item_name, stand_name
from defuse.kernel import UNKNOWN, Ask, Field, Form, Item, One
from defuse.server.games.busters.places import places
from defuse.server.games.forms import PLAIN, About, FormWriter, with_ids
from defuse.server.wire.forms import AskSeen, FormSeen
from defuse.words import Argument, Message, Seat, Speaker, Wire, say

WHAT_IS_IT = say("choose-what-is-it")

BY_KIND = {
    "wire": say("choose-wire"),
    "value": say("choose-value"),
    "seat": say("choose-seat"),
    "stand": say("choose-stand"),
    "card": say("choose-card"),
    "character": say("choose-character"),
    "constraint": say("choose-constraint"),
    "direction": say("choose-direction"),
    "end": say("choose-end"),
    "way": say("choose-way"),
}
"""What to ask for in a field that has no words of its own."""


def ask_of(view: View, ask: Ask | None, speaker: Speaker) -> AskSeen | None:
    """The open question as a seat sees it."""
    if ask is None:
        return None
    return AskSeen(
        number=ask.number,
        seats=ask.seats,
        text=speaker.text(ask.question()),
        mode=ask.mode,
        yours=view.waits(ask),
        let_go=view.has_let_go(ask),
        until=ask.until,
    )


def forms_of(view: View, forms: Sequence[Form], speaker: Speaker) -> tuple[FormSeen, ...]:
    """What a seat may do now, in words."""
    offer = BustersForms(view, speaker)
    return tuple([offer.form(id, form) for id, form in with_ids(forms)])


def reports_of(view: View, speaker: Speaker) -> tuple[FormSeen, ...]:
    """What the host of the table may report now."""
    offer = BustersForms(view, speaker)
    return tuple([offer.form(id, form) for id, form in with_ids(tuple(view.host_forms()))])


class BustersForms(FormWriter):
    """Puts the forms of one seat into words."""

    by_kind = BY_KIND

    def __init__(self, view: View, speaker: Speaker) -> None:
        super().__init__(speaker)
        self.view = view
        self.board = view.public
        found = places(self.board, speaker)
        self.places, self.words = found.wires, found.words
        self.marks: dict[int, tuple[str, ...]] = {}
        for token in self.board.tokens:
            self.marks[token.wire] = (*self.marks.get(token.wire, ()), token.mark)

    def title(self, field: Field) -> str:
        """Where a teammate's wire was pointed at before, the question is what it is."""
        return self.speaker.text(WHAT_IS_IT) if field.hint == NAME_ONE else super().title(field)

    def in_order(self, fields: Sequence[Field]) -> Sequence[Field]:
        """As people call a cut, "that one is a 5": first the wire, then the value."""
        if [field.name for field in fields[:2]] == ["mine", "targets"]:
            return (fields[1], fields[0], *fields[2:])
        return fields

    def about(self, form: Form) -> str:
        cards = [self.view.rule(card) for card in form.using]
        texts = tuple([card.text for card in cards if isinstance(card, Equipment)])
        if len(texts) > 1:
            return self.speaker.text(say("words-sentences", one=texts[0], other=texts[1]))
        return self.speaker.text(texts[0]) if texts else super().about(form)

    def about_item(self, kind: str, item: Item) -> About:
        match kind:
            case "character" if item in CHARACTERS:
                card = catalogue.cards()[CHARACTERS[str(item)].card]
                return About(card_text(card.card), timing_words(card.timing), card_title(card.card))
            case "constraint" if item in CONSTRAINTS:
                return About(CONSTRAINTS[str(item)].text)
            case "card" if isinstance(item, str) and isinstance(rule := self.view.rule(item), Equipment):
                return About(rule.text, timing_words(rule.timing))
        return PLAIN

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

    def named(self, kind: str, item: Item) -> str:
        place = self.places.get(item) if kind == "wire" and isinstance(item, int) else None
        if place is None or not isinstance(item, int):
            return super().named(kind, item)
        stand, value, marks = place.stand, self.view.value(item), self.marks.get(item)
        own = stand.seat == self.view.seat
        if not (own or value or marks):
            return self.words[item]
        key = (stand.seat, stand.number, stand.alone, place.place, own, value, marks)
        return self.speaker.once(key, lambda: as_message(self._wire(item)))

    def label(self, kind: str, item: Item) -> Argument:
        view = self.view
        match kind, item:
            case "wire", int():
                return self._wire(item)
            case "seat", int():
                return Seat(item)
            case "stand", int():
                return self._stand(item)
            case "card", int() if view.faces[item] in NUMBER_CARDS:
                return str(number_on(view.faces[item]))
            case "card", int() if view.faces[item] == UNKNOWN:
                return say("item-face-down")
            case "card", str():
                rule = view.rule(item)
                if isinstance(rule, Equipment):
                    return (
                        rule.title
                        if rule.holder == EVERYBODY
                        else say("item-card-of", seat=Seat(rule.holder), card=rule.title)
                    )
        named = item_name(kind, item)
        return str(item) if named is None else named

    def _stand(self, index: int) -> Argument:
        """What a stand is called by whoever fills in the form: `your stand 2`."""
        stand = stand_name(self.board, index)
        if stand.seat != self.view.seat:
            return stand
        return say("item-your-stand") if stand.alone else say("item-your-stand-of-two", stand=stand.number)

    def _wire(self, wire: int) -> Argument:
        place = self.places.get(wire)
        if place is None:
            return say("wire-set-aside")
        name: Argument = self._yours(place) if place.stand.seat == self.view.seat else place
        value = self.view.value(wire)
        tokens = [say("item-token", mark=mark_word(mark)) for mark in self.marks.get(wire, ())]
        known = (*((value_word(value),) if value else ()), *tokens)
        return say("item-wire-known", wire=name, known=known) if known else name

    def _yours(self, place: Wire) -> Message:
        """What an own wire is called: `your wire 5`, `your stand 2, wire 5`."""
        if place.stand.alone:
            return say("item-your-wire", place=place.place)
        return say("item-your-wire-of-two", stand=place.stand.number, place=place.place)


def _items(field: Field) -> Iterable[Item]:
    return field.items if isinstance(field, One) else [item for group in field.groups for item in group]


def as_message(what: Argument) -> Message:
    """An argument as a message of its own."""
    return what if isinstance(what, Message) else say("words-alone", what=what)
