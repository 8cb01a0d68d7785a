"""Grammar: acts as sequences of numbers, and back.

A form is filled in from left to right, one number after the other: first which form it is (the cards that it uses, or
its verb), then the items of its fields. Each number is legal if some act begins with the numbers so far, so a mask says
exactly what can follow, and no act is ever listed. How long a sequence is follows from what everybody sees of the act
in the end, never from what only the seat knows.

Where a field takes several items, they are given in the order of the field. A group that is smaller than what is asked
for is taken whole, and its first item stands for it. `done` ends a list that could be longer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from defuse.encoding.game import Frame, GameEncoding
from defuse.kernel import Act, Field, Form, One, Some

SPELLED = "order"
"""The kind of fields whose items are spelled letter by letter."""


class Filling:
    """A form that is being filled in. It does not change: `then` gives another one."""

    __slots__ = ("_next", "chosen", "filled", "form", "prefix")

    def __init__(
        self, form: Form, prefix: tuple[int, ...], filled: tuple[Any, ...] = (), chosen: tuple[Any, ...] = ()
    ) -> None:
        self.form = form
        self.prefix = prefix
        """What is left of the numbers that say which form it is."""
        self.filled = filled
        """The choices of the fields that are done."""
        self.chosen = chosen
        """What is chosen so far in the field at hand."""
        self._next: dict[int, Any] | None = None

    @property
    def complete(self) -> bool:
        """Whether nothing is left to fill in."""
        return not self.prefix and len(self.filled) == len(self.form.fields)

    def act(self) -> Act:
        """The act that was filled in."""
        names = [field.name for field in self.form.fields]
        form = self.form
        return form.verb(seat=form.seat, using=form.using, **dict(zip(names, self.filled, strict=True)))

    def options(self, frame: Frame, done: int) -> list[int]:
        """The numbers that can come next."""
        if self.prefix:
            return [self.prefix[0]]
        fields = self.form.fields
        if len(self.filled) == len(fields):
            return []
        field = fields[len(self.filled)]
        found = list(self._items(field, frame))
        if self.chosen and _may_end(field, self.chosen):
            found.append(done)
        return found

    def then(self, number: int, frame: Frame, done: int) -> Filling | None:
        """The form with one number more; None if no act goes on like this."""
        if self.prefix:
            return Filling(self.form, self.prefix[1:], (), ()) if number == self.prefix[0] else None
        fields = self.form.fields
        if len(self.filled) == len(fields):
            return None
        field = fields[len(self.filled)]
        if number == done:
            return self._field_done(field, self.chosen) if self.chosen and _may_end(field, self.chosen) else None
        items = self._items(field, frame)
        if number not in items:
            return None
        chosen = (*self.chosen, items[number])
        if _must_end(field, chosen):
            return self._field_done(field, chosen)
        return Filling(self.form, (), self.filled, chosen)

    def _items(self, field: Field, frame: Frame) -> dict[int, Any]:
        """The items that can come next, by number: whoever gives one has been told them before."""
        if self._next is None:
            items = tuple(_eligible(field, self.chosen))
            self._next = dict(zip(frame.numbers(field, items), items, strict=True))
        return self._next

    def _field_done(self, field: Field, chosen: tuple[Any, ...]) -> Filling:
        return Filling(self.form, (), (*self.filled, _choice(field, chosen)), ())


def begun(encoding: GameEncoding, public: Any, forms: Iterable[Form]) -> list[Filling]:
    """Some forms with nothing filled in."""
    prefix = encoding.prefix
    return [Filling(form, prefix(public, form)) for form in forms]


def advanced(fillings: Sequence[Filling], number: int, frame: Frame, done: int) -> list[Filling]:
    """What is left of some forms after one number more."""
    return [after for filling in fillings if (after := filling.then(number, frame, done)) is not None]


def encode(encoding: GameEncoding, public: Any, form: Form, act: Act) -> tuple[int, ...]:
    """The numbers of an act of a form.

    >>> from defuse.busters import new
    >>> from defuse.encoding import encoding_of
    >>> game = new(mission=1, players=4, seed=7, captain=0)
    >>> (form,) = game.forms(0)
    >>> [encoding_of("busters").blocks.name_of(number) for number in numbers_of(game, form.nth(2))]
    ['wire 0.2']
    """
    act = form.canonical(act)
    frame, done = encoding.frame(public, form.seat), encoding.done
    numbers = list(encoding.prefix(public, form))
    filling = Filling(form, ())
    for field in form.fields:
        choice = getattr(act, field.name)
        before = len(filling.filled)
        for item in _written(field, choice):
            (number,) = frame.numbers(field, (item,))
            after = filling.then(number, frame, done)
            if after is None:
                raise ValueError(f"{choice!r} is no choice of {field.name}")
            numbers.append(number)
            filling = after
            if len(filling.filled) > before:
                break
        else:
            numbers.append(done)
            after = filling.then(done, frame, done)
            if after is None:
                raise ValueError(f"{choice!r} is not all that {field.name} takes")
            filling = after
    return tuple(numbers)


def decode(encoding: GameEncoding, public: Any, forms: Iterable[Form], numbers: Sequence[int]) -> tuple[Form, Act]:
    """The act that some numbers say, with its form: the inverse of `encode`. A ValueError if they say none."""
    fillings = begun(encoding, public, forms)
    if not fillings:
        raise ValueError("nothing can be done")
    frame = encoding.frame(public, fillings[0].form.seat)
    for number in numbers:
        fillings = advanced(fillings, number, frame, encoding.done)
        if not fillings:
            raise ValueError(f"no act goes on with {encoding.blocks.name_of(number)}")
    whole = [filling for filling in fillings if filling.complete]
    if not whole:
        raise ValueError("the act is not complete")
    if len(fillings) > 1:
        raise RuntimeError(f"{tuple(numbers)} says two acts: {[filling.form for filling in fillings]}")
    return whole[0].form, whole[0].act()


def numbers_of(game: Any, act: Act) -> tuple[int, ...]:
    """The numbers of an act that a game allows."""
    from defuse.encoding.game import encoding_of

    allowed = game.allowed(act)
    form = next(form for form in game.forms(act.seat) if form.fits(act) and form.has(act))
    return encode(encoding_of(game.kit.name), game.public, form, allowed.act)


# What can follow in a field. `chosen` is never a whole choice unless it may be longer.


def _eligible(field: Field, chosen: tuple[Any, ...]) -> Iterable[Any]:
    """The items that can come next."""
    if isinstance(field, One):
        if field.kind != SPELLED:
            return field.items
        begin = "".join(chosen)
        return dict.fromkeys([str(item)[len(begin)] for item in field.items if str(item).startswith(begin)])
    if field.apart:
        return _eligible_apart(field, chosen)
    least, most, size = field.least, field.most, len(chosen)
    if size >= most:
        return ()
    if most == 1 and len(field.groups) == 1:
        return field.groups[0]
    found: list[Any] = []
    for group in field.groups:
        if not chosen:
            found.extend(group[:1] if least > len(group) else group[: len(group) - least + 1])
        elif (last := _after(group, chosen)) is not None:
            found.extend(group[last : len(group) - max(least - size - 1, 0)])
    return dict.fromkeys(found)  # pairs of neighbours have items in common


def _eligible_apart(field: Some, chosen: tuple[Any, ...]) -> list[Any]:
    first = 0
    if chosen:
        first = next(at for at, group in enumerate(field.groups) if chosen[-1] in group) + 1
    later = [group for group in field.groups[first:] if group]
    left = max(field.least - len(chosen) - 1, 0)
    return [item for group in later[: len(later) - left] for item in group] if len(chosen) < field.most else []


def _after(group: Sequence[Any], chosen: tuple[Any, ...]) -> int | None:
    """The place behind the last chosen item in a group that has them all in this order; None in another group."""
    at = 0
    for item in chosen:
        if item not in group[at:]:
            return None
        at = group.index(item, at) + 1
    return at


def _may_end(field: Field, chosen: tuple[Any, ...]) -> bool:
    """Whether a choice is whole, although it could be longer."""
    return isinstance(field, Some) and len(chosen) >= field.least


def _must_end(field: Field, chosen: tuple[Any, ...]) -> bool:
    """Whether a choice is whole and cannot be longer."""
    if isinstance(field, One):
        if field.kind != SPELLED:
            return True
        begin = "".join(chosen)
        return sum([str(item).startswith(begin) for item in field.items]) == 1
    if field.most == 1 and len(chosen) == 1:
        return True
    if len(chosen) == 1 and not field.apart and _whole(field, chosen[0]) is not None:
        return True
    return len(chosen) >= field.least and not any(True for _ in _eligible(field, chosen))


def _whole(field: Some, first: Any) -> tuple[Any, ...] | None:
    """The group that is taken whole because it is too small, if this is its first item."""
    for group in field.groups:
        if group and group[0] == first and field.least > len(group):
            return group
    return None


def _choice(field: Field, chosen: tuple[Any, ...]) -> Any:
    """What the act has in a field of which this was chosen."""
    if isinstance(field, One):
        if field.kind != SPELLED:
            return chosen[0]
        begin = "".join(chosen)
        return next(item for item in field.items if str(item).startswith(begin))
    if field.least > 1 and not field.apart and len(chosen) == 1 and (whole := _whole(field, chosen[0])) is not None:
        return whole
    return chosen


def _written(field: Field, choice: Any) -> Sequence[Any]:
    """The items of a choice, in the order in which they are given."""
    if isinstance(field, One):
        return str(choice) if field.kind == SPELLED else (choice,)
    if field.apart:
        return [item for group in field.groups for item in group if item in choice]
    return choice  # type: ignore[no-any-return]
