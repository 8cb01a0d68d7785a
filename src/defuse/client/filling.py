"""Filling in forms: anything that is offered, or what somebody has chosen by number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from defuse.server.wire.forms import FieldSeen, FormSeen, ItemSeen
from defuse.words import Message, Said, say


class NotAChoice(Said):
    """A form was filled in with something that it does not offer."""


Chosen = dict[str, list[int | str]]
"""For each field of a form the ids of the chosen items."""


def any_choice(form: FormSeen, random: Random | None = None) -> Chosen:
    """Fill in a form at random. Every choice that this makes is one that the form offers."""
    draw = random or Random()
    return {field.name: _drawn(field, draw) for field in form.fields}


def _drawn(field: FieldSeen, random: Random) -> list[int | str]:
    if field.apart:
        count = random.randint(field.least, min(field.most, len(field.groups)))
        return [random.choice(group.items).id for group in random.sample(field.groups, count)]
    group = random.choice(field.groups)
    return [item.id for item in random.sample(group.items, random.choice(group.sizes))]


def items_of(field: FieldSeen) -> tuple[ItemSeen, ...]:
    """All items of a field, each once: in the order of the groups. Their places, from 1, are their numbers."""
    found = {item.id: item for group in field.groups for item in group.items}
    return tuple(found.values())


def choice_by_number(form: FormSeen, numbers: Mapping[str, Sequence[int]]) -> Chosen:
    """Fill in a form with the numbers of items (`items_of`). A field with one choice alone may be left out.

    Raises NotAChoice where that is none of the choices that the form offers.
    """
    unknown = [name for name in numbers if name not in {field.name for field in form.fields}]
    if unknown:
        raise NotAChoice(say("program-no-field", form=form.id, field=unknown[0]))
    return {field.name: _by_number(field, numbers.get(field.name)) for field in form.fields}


def _by_number(field: FieldSeen, numbers: Sequence[int] | None) -> list[int | str]:
    if not numbers:
        if field.only:
            return list(field.only)
        raise NotAChoice(_choose(field))
    items = items_of(field)
    wrong = [number for number in numbers if not 1 <= number <= len(items)]
    if wrong:
        raise NotAChoice(say("program-no-number", field=field.name, number=wrong[0], most=len(items)))
    chosen = [items[number - 1].id for number in numbers]
    if len(set(chosen)) != len(chosen):
        raise NotAChoice(say("program-number-once", field=field.name))
    if not is_choice(field, chosen):
        raise NotAChoice(_choose(field))
    return chosen


def is_choice(field: FieldSeen, chosen: Sequence[int | str]) -> bool:
    """Whether a field offers these items together."""
    wanted = set(chosen)
    groups = [{item.id for item in group.items} for group in field.groups]
    if field.apart:
        alone = all(len(wanted & group) <= 1 for group in groups)
        return alone and field.least <= len(wanted) <= field.most and wanted <= set().union(*groups)
    return any(wanted <= group and len(wanted) in seen.sizes for group, seen in zip(groups, field.groups, strict=True))


def how_many(field: FieldSeen) -> int | Message:
    """How many items have to be chosen: a number, or from one to another."""
    sizes = {field.least, field.most} if field.apart else {size for group in field.groups for size in group.sizes}
    low, high = min(sizes, default=1), max(sizes, default=1)
    return low if low == high else say("program-many", least=low, most=high)


def _choose(field: FieldSeen) -> Message:
    id = "program-choose" if len(field.groups) < 2 else "program-choose-together"
    if field.apart:
        id = "program-choose-apart"
    return say(id, field=field.name, many=how_many(field))
