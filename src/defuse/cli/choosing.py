"""Choices in words: what the items of a form are called, and which items somebody means who types a name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from defuse.busters.board import stand_names
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.characters import CHARACTERS
from defuse.busters.view import View
from defuse.busters.wires import YELLOW, seat_name, value_named, word
from defuse.busters.words import mark_words, place_name
from defuse.kernel import Field, Form, Item, One


def items_of(field: Field) -> list[Item]:
    """All items of a field that can be chosen."""
    return list(field.items) if isinstance(field, One) else [item for group in field.groups for item in group]


def item_words(view: View, kind: str, item: Item) -> str:
    """What an item is called, with what the seat knows of it."""
    match kind, item:
        case "wire", int():
            marks = [mark_words(token.mark) for token in view.tokens_at(item)]
            value = view.value(item)
            known = [word(value)] if value else [f"token {mark}" for mark in marks]
            return f"{place_name(view.public, item)}{f' ({", ".join(known)})' if known else ''}"
        case "seat", int():
            return seat_name(item)
        case "value", int():
            return word(item)
        case "stand", int():
            return stand_names(view.public.owners)[item]
        case "card", str():
            rule = view.rule(item)
            if isinstance(rule, Equipment):
                return rule.title if rule.holder == EVERYBODY else f"{seat_name(rule.holder)}'s {rule.title}"
        case "character", str() if item in CHARACTERS:
            return CHARACTERS[item].title
    return str(item)


def named_items(view: View, kind: str, items: Sequence[Item], text: str) -> list[Item]:
    """The items that a word may mean: one, several of a kind (a value held twice, a whole stand), or none."""
    text = text.strip().lower()
    exact = [item for item in items if text in (str(name).lower() for name in _names(view, kind, item))]
    if exact or kind != "wire":
        return exact
    value = _value(text)
    own = [item for item in items if isinstance(item, int) and view.owner_of(item) == view.seat]
    if value is not None:
        return [item for item in own if isinstance(item, int) and view.value(item) == value]
    names = [name.lower() for name in stand_names(view.public.owners)]
    if text in names:
        stand = view.public.stands[names.index(text)]
        return [item for item in items if item in stand]
    return []


def _names(view: View, kind: str, item: Item) -> Iterable[str]:
    if kind == "wire" and isinstance(item, int):
        place = place_name(view.public, item)
        yield place
        # B.3 is enough where B has one stand.
        if len(view.stands_of(view.owner_of(item))) == 1:
            yield re.sub(r"^([A-E])1\.", r"\1.", place)
        return
    yield item_words(view, kind, item)
    if kind == "value" and item == YELLOW:
        yield "y"
    if kind == "character":
        yield str(item)


def _value(text: str) -> int | None:
    try:
        return value_named(text)
    except ValueError:
        return None


def field_question(field: Field) -> str:
    """What a field asks for."""
    return (field.hint or f"choose: {field.name}").rstrip(".").capitalize()


def form_words(view: View, form: Form) -> str:
    """A form on a list of things to do: its name, and what it would take."""
    cards = [view.rule(card) for card in form.using]
    texts = [card.text for card in cards if isinstance(card, Equipment)]
    return f"{form.label}: {' '.join(texts)}" if texts else form.label


def whole_act_words(view: View, form: Form) -> str:
    """The only act of a form, in words."""
    act = form.nth(0)
    parts: list[str] = []
    for field in form.fields:
        chosen = getattr(act, field.name)
        some = chosen if isinstance(chosen, tuple) else (chosen,)
        parts.append(" ".join(item_words(view, field.kind, item) for item in some))
    return ", ".join(parts)
