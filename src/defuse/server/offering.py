"""Offering: what a seat may do, as forms to fill in; and from a filled-in form back to the act."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from defuse.busters.acts import Cut, RevealReds, SoloCut
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.characters import CHARACTERS
from defuse.busters.constraints import CONSTRAINTS
from defuse.busters.numbers import NUMBER_CARDS, number_on
from defuse.busters.view import View
from defuse.busters.wires import RED, word
from defuse.busters.words import mark_words, question
from defuse.kernel import UNKNOWN, Act, Ask, Field, Form, Item, One
from defuse.server.offers import AskSeen, BarredSeen, FieldSeen, FormSeen, GroupSeen, ItemSeen
from defuse.server.wording import Names

TITLES = {
    "targets": "Which wire do you point at?",
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
}
"""What the acts of the base game do, in words to a player."""


class NotChosen(ValueError):
    """A filled-in form that is none: with the reason in words."""


def ask_of(view: View, ask: Ask | None, names: Names) -> AskSeen | None:
    """The open question as a seat sees it."""
    if ask is None:
        return None
    return AskSeen(
        number=ask.number,
        seats=ask.seats,
        text=names.said(question(ask), view.public),
        mode=ask.mode,
        yours=view.seat is not None and ask.waits_for(view.seat),
        until=ask.until,
    )


def forms_of(view: View, names: Names) -> tuple[FormSeen, ...]:
    """What a seat may do now."""
    offer = Offer(view, names)
    return tuple([offer.form(id, form) for id, form in with_ids(view.forms())])


def with_ids(forms: Sequence[Form]) -> Iterable[tuple[str, Form]]:
    """Forms with their ids: the verb and the cards used, and a number where two are alike in both."""
    seen: dict[str, int] = {}
    for form in forms:
        id = str(form.verb.__struct_config__.tag) + (f":{'+'.join(form.using)}" if form.using else "")
        seen[id] = seen.get(id, 0) + 1
        yield (id if seen[id] == 1 else f"{id}#{seen[id]}"), form


def act_of(forms: Sequence[Form], id: str, chosen: Mapping[str, Sequence[Item]]) -> Act:
    """The act of a filled-in form. Raises `NotChosen` where it is none; whether it is legal, the game says."""
    form = next((form for known, form in with_ids(forms) if known == id), None)
    if form is None:
        raise NotChosen("that cannot be done now")
    names = [field.name for field in form.fields]
    if set(chosen) != set(names):
        raise NotChosen(f"fill in {', '.join(names)} and nothing else" if names else "there is nothing to fill in")
    filled: dict[str, Any] = {}
    for field in form.fields:
        items = tuple(chosen[field.name])
        if isinstance(field, One):
            if len(items) != 1:
                raise NotChosen(field.hint or f"choose one: {field.name}")
            filled[field.name] = items[0]
        else:
            filled[field.name] = items
        reason = field.why_not(filled[field.name])
        if reason is not None:
            raise NotChosen(reason)
    return form.verb(seat=form.seat, using=form.using, **filled)


class Offer:
    """Puts the forms of one seat into words."""

    def __init__(self, view: View, names: Names) -> None:
        self.view = view
        self.board = view.public
        self.names = names
        self.places = names.places(self.board)
        self.tokens: dict[int, list[str]] = {}
        for token in self.board.tokens:
            self.tokens.setdefault(token.wire, []).append(f"token {mark_words(token.mark)}")
        self.items: dict[tuple[str, Item], ItemSeen] = {}
        """Items that were seen already: most come in several forms."""

    def form(self, id: str, form: Form) -> FormSeen:
        """A form in words."""
        fields = list(form.fields)
        if [field.name for field in fields[:2]] == ["mine", "targets"]:
            fields[:2] = fields[1::-1]  # "that one is a 5" is how people call a cut: first the wire, then the value
        return FormSeen(
            id=id,
            verb=str(form.verb.__struct_config__.tag),
            label=self.names.said(form.label, self.board) or _plain(form.verb),
            text=self._about(form),
            cards=form.using,
            aside=form.aside,
            deadly=self._deadly(form),
            fields=tuple([self._field(field) for field in fields]),
        )

    def _about(self, form: Form) -> str:
        cards = [self.view.rule(card) for card in form.using]
        texts = [card.text for card in cards if isinstance(card, Equipment)]
        return " ".join(texts) or TEXTS.get(form.verb) or _said_by(form.verb)

    def _deadly(self, form: Form) -> bool:
        """Whether a slip could end the mission: somebody's wires are named, with reds or the last step about."""
        named = any(field.name in ("targets", "wires") and field.kind == "wire" for field in form.fields)
        if form.aside or not named or form.verb is SoloCut:
            return False
        board = self.board
        return board.totals[RED] > board.cut[RED] or board.reds != (RED,) or board.dial <= 1

    def _field(self, field: Field) -> FieldSeen:
        kind = field.kind
        if isinstance(field, One):
            least = most = 1
            apart = False
            groups = [GroupSeen(items=tuple([self.item(kind, item) for item in field.items]), sizes=(1,))]
        else:
            least, most, apart = field.least, field.most, field.apart
            groups = [
                GroupSeen(
                    items=tuple([self.item(kind, item) for item in group]),
                    sizes=(1,) if apart else tuple(range(min(least, len(group)), min(most, len(group)) + 1)),
                )
                for group in field.groups
                if group
            ]
        only = field.nth(0) if field.count() == 1 else ()
        return FieldSeen(
            name=field.name,
            kind=kind,
            title=self._title(field),
            least=least,
            most=most,
            apart=apart,
            groups=tuple(groups),
            barred=tuple([self._barred(kind, item, why) for item, why in field.barred.items()]),
            own=field.name == "mine" and kind == "wire" and all(self._is_own(item) for item in _items(field)),
            only=only if isinstance(only, tuple) else (only,),
        )

    def _is_own(self, item: Item) -> bool:
        view = self.view
        return isinstance(item, int) and bool(view.value(item)) and view.owner_of(item) == view.seat

    def _title(self, field: Field) -> str:
        hint = field.hint
        if hint:
            said = self.names.said(hint[0].upper() + hint[1:], self.board)
            return said if said.endswith((".", "?", "!")) else f"{said}."
        return TITLES.get(field.name) or BY_KIND.get(field.kind) or f"Choose: {field.name.replace('_', ' ')}."

    def item(self, kind: str, item: Item) -> ItemSeen:
        """An item in words, with what this seat knows of it."""
        found = self.items.get((kind, item))
        if found is None:
            found = self.items[kind, item] = ItemSeen(
                id=item, label=self._label(kind, item), value=self._value(kind, item)
            )
        return found

    def _barred(self, kind: str, item: Item, why: str) -> BarredSeen:
        label = self._label(kind, item)
        return BarredSeen(id=item, label=label, why=self.names.said(why, self.board), value=self._value(kind, item))

    def _value(self, kind: str, item: Item) -> str:
        if not isinstance(item, int):
            return ""
        value = self.view.value(item) if kind == "wire" else item if kind == "value" else 0
        return word(value) if value else ""

    def _label(self, kind: str, item: Item) -> str:
        view, names = self.view, self.names
        match kind, item:
            case "wire", int():
                return self._wire(item)
            case "seat", int():
                return names.seat(item)
            case "value", int():
                return word(item)
            case "stand", int():
                return names.stands(self.board)[item]
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

    def _wire(self, wire: int) -> str:
        name = self.places.get(wire)
        if name is None:
            return "a wire set aside"
        value = self.view.value(wire)
        known = [*([word(value)] if value else ()), *self.tokens.get(wire, ())]
        return f"{name} ({', '.join(known)})" if known else name


def _items(field: Field) -> Iterable[Item]:
    return field.items if isinstance(field, One) else [item for group in field.groups for item in group]


@lru_cache(maxsize=256)
def _said_by(verb: type[Act]) -> str:
    """What an act says of itself."""
    return (inspect.getdoc(verb) or "").partition("\n")[0]


def _plain(verb: type[Act]) -> str:
    return str(verb.__struct_config__.tag).replace("-", " ").capitalize()
