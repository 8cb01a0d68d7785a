"""Choices in words: what the items of a form are called, and which items somebody means who types a name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from defuse.busters.board import stand_names
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.numbers import NUMBER_CARDS, number_on
from defuse.busters.view import View
from defuse.busters.wires import YELLOW, mark_word, value_word, word
from defuse.busters.words import item_name, place_name, stand_name
from defuse.cli.games.busters.terminal.words import names_of, value_typed
from defuse.cli.language import word as named
from defuse.kernel import UNKNOWN, Field, Item, One
from defuse.words import Argument, Message, Seat, say

BY_NAME = ("wire", "value", "seat", "stand")
"""Kinds of items that are typed by their names; all others are chosen from a numbered list."""


def items_of(field: Field) -> list[Item]:
    """All items of a field that can be chosen, each once."""
    if isinstance(field, One):
        return list(field.items)
    return list(dict.fromkeys(item for group in field.groups for item in group))


def item_words(view: View, kind: str, item: Item) -> str:
    """What an item is called, with what this seat knows of it."""
    return named(item_called(view, kind, item))


def item_called(view: View, kind: str, item: Item) -> Argument:
    """An item with what this seat knows of it, as an argument of a message."""
    match kind, item:
        case "wire", int():
            known = wire_known(view, item)
            place = place_name(view.public, item)
            return say("item-wire-known", wire=place, known=known) if known else place
        case "seat", int():
            return Seat(item)
        case "card", int() if view.faces[item] in NUMBER_CARDS:
            return number_on(view.faces[item])
        case "card", int() if view.faces[item] == UNKNOWN:
            return say("item-face-down")
        case "stand", int():
            return stand_name(view.public, item)
        case "card", str():
            rule = view.rule(item)
            if isinstance(rule, Equipment):
                if rule.holder == EVERYBODY:
                    return rule.title
                return say("told-card-of", seat=Seat(rule.holder), card=rule.title)
    found = item_name(kind, item)
    return str(item) if found is None else found


def wire_known(view: View, wire: int) -> tuple[Argument, ...]:
    """What this seat knows of a wire: its value, and what its tokens say."""
    value = view.value(wire)
    marks = [say("item-token", mark=mark_word(token.mark)) for token in view.tokens_at(wire)]
    return (value_word(value), *marks) if value else tuple(marks)


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
        value = value_typed(text)
    except ValueError:
        return []
    return [wire for wire in wires if view.owner_of(wire) == view.seat and view.value(wire) == value]


def _names(view: View, kind: str, item: Item) -> Iterable[str]:
    if kind != "wire":
        called = item_called(view, kind, item)
        yield from names_of(called) if isinstance(called, Message) else [named(called)]
        if kind == "value" and isinstance(item, int):
            yield word(item)
            if item == YELLOW:
                yield "y"
    elif isinstance(item, int):
        place = named(place_name(view.public, item))
        yield place
        if len(view.stands_of(view.owner_of(item))) == 1:  # B.3 is enough where B has one stand
            yield re.sub(r"^([A-E])1\.", r"\1.", place)
