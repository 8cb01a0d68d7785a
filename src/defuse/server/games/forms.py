"""FormWriter: forms in words for whoever is to fill them in, and from a filled-in form back to the act, in any game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from defuse.kernel import Act, Field, Form, Item, One, act_label, act_text
from defuse.kernel.view import NOT_NOW
from defuse.server.wire.forms import BarredSeen, FieldSeen, FormSeen, GroupSeen, ItemSeen
from defuse.words import Argument, Message, Said, Speaker, Text, say


class NotChosen(Said):
    """A filled-in form that is none, with the reason."""


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
        raise NotChosen(NOT_NOW)
    names = [field.name for field in form.fields]
    if set(chosen) != set(names):
        raise NotChosen(say("form-fill-in", fields=tuple(names)) if names else say("form-nothing-to-fill-in"))
    filled: dict[str, Any] = {}
    for field in form.fields:
        items = tuple(chosen[field.name])
        if isinstance(field, One):
            if len(items) != 1:
                raise NotChosen(field.hint or say("form-choose-one", field=field.name))
            filled[field.name] = items[0]
        else:
            filled[field.name] = items
        reason = field.why_not(filled[field.name])
        if reason is not None:
            raise NotChosen(reason)
    return form.verb(seat=form.seat, using=form.using, **filled)


class About(NamedTuple):
    """What is to be known of an item before it is chosen: see `ItemSeen`."""

    text: Text = ""
    timing: Text = ""
    gear: Text = ""

    def spoken(self, speaker: Speaker) -> dict[str, str]:
        """In a language, by the names of the fields."""
        return {name: speaker.text(text) for name, text in zip(self._fields, self, strict=True) if text}


PLAIN = About()
"""What there is to say of an item that speaks for itself."""


class FormWriter:
    """Puts the forms of one seat into words. A game says what its items are called."""

    titles: Mapping[str, Message] = {}
    """What to ask for in a field of a name that has no words of its own."""
    by_kind: Mapping[str, Message] = {}
    """The same for kinds of items."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.items: dict[tuple[str, Item], ItemSeen] = {}
        """Items that were seen already: most come in several forms."""

    # What a game says.

    def label(self, kind: str, item: Item) -> Argument:
        """What an item is called, with what this seat knows of it."""
        return str(item)

    def value(self, kind: str, item: Item) -> str:
        """What it counts as, in a word."""
        return ""

    def about_item(self, kind: str, item: Item) -> About:
        """What an item does, where it is a card."""
        return PLAIN

    def about(self, form: Form) -> str:
        """What a form does, in words."""
        return self.speaker.text(act_text(form.verb))

    def deadly(self, form: Form) -> bool:
        """Whether a slip could end the game at once."""
        return False

    def own(self, field: Field) -> bool:
        """Whether all items are own wires that stand for their values."""
        return False

    def in_order(self, fields: Sequence[Field]) -> Sequence[Field]:
        """The fields in the order in which to ask for them."""
        return fields

    # What is the same in all games.

    def form(self, id: str, form: Form) -> FormSeen:
        """A form in words."""
        return FormSeen(
            id=id,
            verb=str(form.verb.__struct_config__.tag),
            label=self.speaker.text(form.label or act_label(form.verb)),
            text=self.about(form),
            cards=form.using,
            aside=form.aside,
            deadly=self.deadly(form),
            fields=tuple([self._field(field) for field in self.in_order(form.fields)]),
        )

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
            title=self.title(field),
            least=least,
            most=most,
            apart=apart,
            groups=tuple(groups),
            barred=tuple([self._barred(kind, item, why) for item, why in field.barred.items()]),
            own=self.own(field),
            only=only if isinstance(only, tuple) else (only,),
        )

    def title(self, field: Field) -> str:
        """What to choose in a field."""
        found = field.hint or self.titles.get(field.name) or self.by_kind.get(field.kind) or say("form-choose")
        return self.speaker.sentence(found)

    def item(self, kind: str, item: Item) -> ItemSeen:
        """An item in words, with what this seat knows of it."""
        found = self.items.get((kind, item))
        if found is None:
            found = self.items[kind, item] = ItemSeen(
                id=item,
                label=self.named(kind, item),
                value=self.value(kind, item),
                **self.about_item(kind, item).spoken(self.speaker),
            )
        return found

    def named(self, kind: str, item: Item) -> str:
        """What an item is called, in words."""
        return self.speaker.alone(self.label(kind, item))

    def _barred(self, kind: str, item: Item, why: Text) -> BarredSeen:
        words = self.speaker.text(why)
        return BarredSeen(
            id=item,
            label=self.named(kind, item),
            why=words,
            value=self.value(kind, item),
            **self.about_item(kind, item).spoken(self.speaker),
        )
