"""Forms: one description of what can be done, for people, programs and the referee alike.

A form is a verb and a product of independent fields. Nothing lists the acts of a form: they are counted, and each has a
number, so that a screen can grey out what is barred and say why, a program can draw one of 194,580 acts at random, and
an act can be checked without a search.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import comb, prod
from typing import Any

import msgspec
from msgspec import Struct

from defuse.kernel.act import Act
from defuse.words import Message, Text, say

Item = int | str

ANOTHER_ACTION = say("form-another-action")


class One(Struct, frozen=True, kw_only=True, tag="one"):
    """A field that takes one item.

    >>> no_wires = say("words-nothing")
    >>> One(name="seat", kind="seat", items=(1, 2), barred={3: no_wires}).why_not(3) is no_wires
    True
    """

    name: str
    kind: str
    """What the items are (a wire, a seat, a value); clients draw by it, rules bar by it."""
    items: tuple[Item, ...]
    barred: Mapping[Any, Text] = msgspec.field(default_factory=dict)
    """What could be thought of but may not be chosen, and why not."""
    hint: Text | None = None
    """What to choose, and the reason where a choice is none."""

    def count(self) -> int:
        return len(self.items)

    def nth(self, number: int) -> Item:
        return self.items[number]

    def index(self, choice: Any) -> int:
        return self.items.index(choice)

    def why_not(self, choice: Any) -> Text | None:
        if type(choice) in (int, str):
            if choice in self.items:
                return None
            if choice in self.barred:
                return self.barred[choice]
        return self.hint or _no_choice(self.name, choice)


class Some(Struct, frozen=True, kw_only=True, tag="some"):
    """A field that takes several items at once: from one group, or with `apart` each from another group.

    From a group that is too small, all of it is taken: three wires of a stand that has two left are these two. Groups
    have an item in common only if they are taken whole, as pairs of neighbours are.

    >>> Some(name="targets", kind="wire", groups=((4, 5, 6), (7,)), least=2, most=2).count()
    4
    """

    name: str
    kind: str
    groups: tuple[tuple[Item, ...], ...]
    least: int = 1
    most: int = 1
    apart: bool = False
    barred: Mapping[Any, Text] = msgspec.field(default_factory=dict)
    hint: Text | None = None
    """What to choose, and the reason where a choice is none."""

    def __post_init__(self) -> None:
        if not 1 <= self.least <= self.most:
            raise ValueError(f"{self.name}: takes {self.least} to {self.most} items")

    def count(self) -> int:
        if self.apart:
            ways = _ways([len(group) for group in self.groups], self.most)
            return sum(ways[self.least :])
        if self.most == 1:
            return sum([len(group) for group in self.groups])
        if self.least == self.most:
            most = self.most
            return sum([comb(len(group), most) if len(group) > most else 1 for group in self.groups if group])
        return sum([comb(len(group), size) for group in self.groups for size in self._sizes(group)])

    def nth(self, number: int) -> tuple[Item, ...]:
        if number < 0:
            raise IndexError(number)
        if self.apart:
            return self._nth_apart(number)
        if self.most == 1:
            for group in self.groups:
                if number < len(group):
                    return (group[number],)
                number -= len(group)
            raise IndexError("no such choice")
        for group in self.groups:
            for size in self._sizes(group):
                here = comb(len(group), size)
                if number < here:
                    return _combination(group, size, number)
                number -= here
        raise IndexError("no such choice")

    def index(self, choice: Any) -> int:
        chosen = set(choice)
        if self.apart:
            return self._index_apart(chosen)
        before = 0
        for group in self.groups:
            for size in self._sizes(group):
                if size == len(chosen) and chosen.issubset(group):
                    return before + _place(group, [at for at, item in enumerate(group) if item in chosen])
                before += comb(len(group), size)
        raise ValueError(f"{choice!r} is no choice of {self.name}")

    def why_not(self, choice: Any) -> Text | None:
        wrong = self.hint or _no_choice(self.name, choice)
        if not isinstance(choice, tuple) or not all(type(item) in (int, str) for item in choice):
            return wrong
        for item in choice:
            if not any(item in group for group in self.groups):
                return self.barred.get(item, wrong)
        chosen = set(choice)
        if len(chosen) != len(choice):
            return say("form-each-once", field=self.name)
        if self.apart:
            alone = all(len(chosen.intersection(group)) <= 1 for group in self.groups)
            return None if alone and self.least <= len(chosen) <= self.most else wrong
        for group in self.groups:
            if chosen.issubset(group) and len(chosen) in self._sizes(group):
                return None
        return wrong

    def ordered(self, choice: tuple[Item, ...]) -> tuple[Item, ...]:
        """The chosen items in the order of the groups."""
        groups = self.groups if self.apart else [group for group in self.groups if set(choice).issubset(group)][:1]
        return tuple([item for group in groups for item in group if item in choice])

    def _sizes(self, group: Sequence[Item]) -> range:
        here = len(group)
        return range(min(self.least, here), min(self.most, here) + 1) if here else range(0)

    def _nth_apart(self, number: int) -> tuple[Item, ...]:
        sizes = [len(group) for group in self.groups]
        for size in range(self.least, self.most + 1):
            here = _ways(sizes, size)[size]
            if number < here:
                break
            number -= here
        else:
            raise IndexError("no such choice")
        chosen: list[Item] = []
        for at, group in enumerate(self.groups):
            if size == 0:
                break
            rest = _ways(sizes[at + 1 :], size)
            with_this = len(group) * rest[size - 1]
            if number < with_this:
                chosen.append(group[number // rest[size - 1]])
                number %= rest[size - 1]
                size -= 1
            else:
                number -= with_this
        return tuple(chosen)

    def _index_apart(self, chosen: set[Item]) -> int:
        if self.why_not(tuple(chosen)) is not None:
            raise ValueError(f"{tuple(chosen)!r} is no choice of {self.name}")
        sizes = [len(group) for group in self.groups]
        size = len(chosen)
        before = sum(_ways(sizes, fewer)[fewer] for fewer in range(self.least, size))
        for at, group in enumerate(self.groups):
            if size == 0:
                break
            rest = _ways(sizes[at + 1 :], size)
            here = [place for place, item in enumerate(group) if item in chosen]
            if here:
                before += here[0] * rest[size - 1]
                size -= 1
            else:
                before += len(group) * rest[size - 1]
        return before


Field = One | Some


def _no_choice(field: str, choice: Any) -> Message:
    return say("form-no-choice", field=field, choice=repr(choice))


class Form:
    """What a seat may do: a verb, the cards used in it, and fields to fill in. Fields are worked out on first use."""

    __slots__ = ("_build", "_counts", "_fields", "aside", "label", "made", "offered", "rule", "seat", "using", "verb")

    def __init__(
        self,
        verb: type[Act],
        seat: int,
        fields: Callable[[], tuple[Field, ...]] | tuple[Field, ...] = (),
        *,
        rule: str,
        using: tuple[str, ...] = (),
        aside: bool = False,
        label: Text | None = None,
    ) -> None:
        self.verb = verb
        self.seat = seat
        self.using = using
        self.rule = rule
        self.aside = aside
        self.label = label
        """What the form is called on a button; None for what its act is called (`act_label`)."""
        self.offered = False
        """Set by the kernel: whether it was offered (`does` goes on) or answers the question (`answered` goes on)."""
        self.made: Act | None = None
        """The act that `nth` has given last: nobody has to check it."""
        self._build = fields if callable(fields) else None
        self._fields = None if callable(fields) else fields
        self._counts: list[int] | None = None

    @property
    def fields(self) -> tuple[Field, ...]:
        """The fields, in order."""
        if self._fields is None:
            assert self._build is not None
            self._fields = self._build()
        return self._fields

    def count(self) -> int:
        """How many acts this form has."""
        return prod(self.counts)

    @property
    def counts(self) -> list[int]:
        """How many choices each field has, in order."""
        if self._counts is None:
            self._counts = [field.count() for field in self.fields]
        return self._counts

    def possible(self) -> bool:
        """Whether this form has any act."""
        return self.count() > 0

    def nth(self, number: int) -> Act:
        """The act of a number from 0 to `count()` - 1."""
        left = number
        filled: dict[str, Any] = {"seat": self.seat, "using": self.using}
        for field, count in zip(reversed(self.fields), reversed(self.counts), strict=True):
            if not count:
                break
            left, place = divmod(left, count)
            filled[field.name] = field.nth(place)
        else:
            if left == 0 <= number:
                self.made = self.verb(**filled)
                return self.made
        raise IndexError(f"act {number} of {self.count()}")

    def index(self, act: Act) -> int:
        """The number of an act of this form."""
        if not self.has(act):
            raise ValueError(str(self.why_not(act)))
        return self._number(act)

    def _number(self, act: Act) -> int:
        number = 0
        for field in self.fields:
            number = number * field.count() + field.index(getattr(act, field.name))
        return number

    def fits(self, act: Act) -> bool:
        """Whether the act is of this form's shape: verb, seat and cards."""
        if type(act) is not self.verb or act.seat != self.seat:
            return False
        return act.using == self.using or (len(act.using) > 1 and sorted(act.using) == sorted(self.using))

    def has(self, act: Act) -> bool:
        """Whether the act is one of this form."""
        return self.why_not(act) is None

    def why_not(self, act: Act) -> Text | None:
        """None, or why the act is not one of this form, in words."""
        return self.what_is_wrong(act) if self.fits(act) else ANOTHER_ACTION

    def what_is_wrong(self, act: Act) -> Text | None:
        """The same for an act that is known to fit: only what it chooses is looked at."""
        for field in self.fields:
            reason = field.why_not(getattr(act, field.name))
            if reason is not None:
                return reason
        if len(act.__struct_fields__) != len(self.fields) + len(Act.__struct_fields__):
            return None if self.nth(self._number(act)) == self.canonical(act) else ANOTHER_ACTION
        return None

    def canonical(self, act: Act) -> Act:
        """The act with cards and items in the order of the form: whoever writes them in another order does the same."""
        ordered: dict[str, Any] = {} if act.using == self.using else {"using": self.using}
        for field in self._fields or ():
            choice = getattr(act, field.name)
            if isinstance(field, Some) and len(choice) > 1 and choice != (sorted_choice := field.ordered(choice)):
                ordered[field.name] = sorted_choice
        return msgspec.structs.replace(act, **ordered) if ordered else act

    def data(self) -> dict[str, Any]:
        """The form as plain data, for clients and programs."""
        return {
            "verb": self.verb.__struct_config__.tag,
            "seat": self.seat,
            "using": self.using,
            "rule": self.rule,
            "aside": self.aside,
            "label": self.label,
            "fields": self.fields,
        }

    def __repr__(self) -> str:
        return f"Form({self.verb.__name__}, seat={self.seat}, using={self.using}, count={self.count()})"


def _ways(sizes: Sequence[int], most: int) -> list[int]:
    """For each k up to `most`, in how many ways k groups give one item each."""
    ways = [1] + [0] * most
    for size in sizes:
        for k in range(most, 0, -1):
            ways[k] += ways[k - 1] * size
    return ways


def _combination(items: Sequence[Item], size: int, number: int) -> tuple[Item, ...]:
    """The `number`-th of the combinations of `size` items, in dictionary order."""
    chosen: list[Item] = []
    at = 0
    while size:
        here = comb(len(items) - at - 1, size - 1)
        if number < here:
            chosen.append(items[at])
            size -= 1
        else:
            number -= here
        at += 1
    return tuple(chosen)


def _place(items: Sequence[Item], places: Sequence[int]) -> int:
    """The number of the combination at these places: the inverse of `_combination`."""
    number = 0
    last = -1
    for rank, place in enumerate(places):
        left = len(places) - rank - 1
        number += sum(comb(len(items) - skipped - 1, left) for skipped in range(last + 1, place))
        last = place
    return number
