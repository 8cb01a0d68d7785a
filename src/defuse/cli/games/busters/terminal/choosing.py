"""Choices in words: what the items of a form are called, and which items somebody means who types a name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from defuse.busters.board import stand_names
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.characters import CHARACTERS
from defuse.busters.numbers import NUMBER_CARDS, number_on
from defuse.busters.view import View
from defuse.busters.wires import YELLOW, seat_name, value_named, word
from defuse.busters.words import mark_words, place_name
from defuse.kernel import Field, Item, One

BY_NAME = ("wire", "value", "seat", "stand")
"""Kinds of items that are typed by their names; all others are chosen from a numbered list."""


def items_of(field: Field) -> list[Item]:
    """All items of a field that can be chosen, each once."""
    if isinstance(field, One):
        return list(field.items)
    return list(dict.fromkeys(item for group in field.groups for item in group))


def item_words(view: View, kind: str, item: Item) -> str:
    """What an item is called, with what this seat knows of it."""
    match kind, item:
        case "wire", int():
            known = wire_words(view, item)
            return f"{place_name(view.public, item)}{f' ({known})' if known else ''}"
        case "seat", int():
            return seat_name(item)
        case "value", int():
            return word(item)
        case "card", int() if view.faces[item] in NUMBER_CARDS:
            return str(number_on(view.faces[item]))
        case "stand", int():
            return stand_names(view.public.owners)[item]
        case "card", str():
            rule = view.rule(item)
            if isinstance(rule, Equipment):
                return rule.title if rule.holder == EVERYBODY else f"{seat_name(rule.holder)}'s {rule.title}"
        case "character", str() if item in CHARACTERS:
            return CHARACTERS[item].title
    return str(item)


def wire_words(view: View, wire: int) -> str:
    """What this seat knows of a wire: its value, or what its tokens say."""
    value = view.value(wire)
    marks = [f"token {mark_words(token.mark)}" for token in view.tokens_at(wire)]
    return ", ".join([word(value), *marks] if value else marks)


def named_items(view: View, kind: str, items: Sequence[Item], text: str) -> list[Item]:
    """The items that a name may mean: one; several of a kind (a value held twice, a whole stand); or none."""
    text = text.strip().lower()
    exact = [item for item in items if text in [name.lower() for name in _names(view, kind, item)]]
    if exact or kind != "wire":
        return exact
    wires = [item for item in items if isinstance(item, int)]
    stands = [name.lower() for name in stand_names(view.public.owners)]
    if text in stands:
        return [wire for wire in wires if wire in view.public.stands[stands.index(text)]]
    try:
        value = value_named(text)
    except ValueError:
        return []
    return [wire for wire in wires if view.owner_of(wire) == view.seat and view.value(wire) == value]


def _names(view: View, kind: str, item: Item) -> Iterable[str]:
    if kind != "wire":
        yield item_words(view, kind, item)
        if kind == "value" and item == YELLOW:
            yield "y"
    elif isinstance(item, int):
        place = place_name(view.public, item)
        yield place
        if len(view.stands_of(view.owner_of(item))) == 1:  # B.3 is enough where B has one stand
            yield re.sub(r"^([A-E])1\.", r"\1.", place)
