"""A field of a form as a part of a line: what can be tapped in it, as all imagined games together have it."""

from __future__ import annotations

from typing import Any

from defuse.busters.card import Equipment
from defuse.busters.numbers import NUMBER_CARDS, number_on
from defuse.busters.wires import seat_name, value_word, word
from defuse.busters.words import item_name
from defuse.calculator.busters.menu.codecs import part
from defuse.calculator.busters.menu.tray import Tray
from defuse.calculator.tapping import Choice, LinePart
from defuse.kernel import Item, One
from defuse.words import Seat, say


def field_part(tray: Tray, seat: int, every: list[Any]) -> LinePart:
    """A field as all imagined games together have it."""
    first = every[0]
    kind = first.kind
    groups: list[tuple[Item, ...]] = []
    for field in every:
        for group in (field.items,) if isinstance(field, One) else field.groups:
            if group and group not in groups:
                groups.append(tuple(group))
    least = 1 if isinstance(first, One) else min([field.least for field in every])
    most = 1 if isinstance(first, One) else max([field.most for field in every])
    apart = not isinstance(first, One) and first.apart
    title = first.hint or say("calculator-part-choose")
    names = _groups(tray, seat, kind, first.name, groups, apart)
    if kind == "card" and seat != tray.viewer and all(isinstance(item, int) for group in groups for item in group):
        least = 0  # it lies face down
    return part(kind, title, tray, *names, name=first.name, least=least, most=most, apart=apart)


def _groups(
    tray: Tray, seat: int, kind: str, name: str, groups: list[tuple[Item, ...]], apart: bool
) -> tuple[str, ...]:
    items = list(dict.fromkeys([item for group in groups for item in group]))
    if kind == "wire":
        return _wires(tray, [item for item in items if isinstance(item, int)], name, apart)
    if kind == "value" and seat != tray.viewer:
        return (tray.values(red=True),)
    if kind == "card" and all(isinstance(item, int) for item in items):
        return (_number_cards(tray, name, [item for item in items if isinstance(item, int)]),)
    made = [_choice(tray, kind, item) for item in items]
    return (tray.group(f"{kind}:{name}:{seat_name(seat)}:{'-'.join(map(str, items))}", lambda: made),)


def _wires(tray: Tray, items: list[int], name: str, apart: bool) -> tuple[str, ...]:
    """Wires to choose from. Which of a hand it may be depends on the hand, so all of it is offered."""
    board = tray.board
    owners = list(dict.fromkeys([board.owner_of(item) for item in items]))
    cut = any(board.gone >> item & 1 for item in items)
    uncut = any(not board.gone >> item & 1 for item in items)
    if not cut and min(owners, default=0) >= 0 and (apart or len(owners) == 1):
        return tuple([tray.hand(owner) for owner in owners])
    rows = [row for at, row in enumerate(board.stands) if board.owners[at] in owners]
    some = [wire for row in rows for wire in row if (cut if board.gone >> wire & 1 else uncut) or wire in items]
    return (tray.some_wires(f"wires:{name}:{min(owners, default=0)}:{len(some)}", some),)


def _number_cards(tray: Tray, name: str, items: list[int]) -> str:
    """The number cards of a hand, as far as they are seen."""
    numbers = [str(number_on(tray.seen[item])) for item in items if tray.seen[item] in NUMBER_CARDS]
    return tray.plain(f"cards:{name}:{'-'.join(numbers)}", numbers)


def _choice(tray: Tray, kind: str, item: Item) -> Choice:
    match kind, item:
        case "seat", int():
            return Choice(write=seat_name(item), label=tray.text(Seat(item)), seat=item)
        case "stand", int():
            return next(choice for choice in tray.choices_in(tray.stands()) if choice.stand == item)
        case "value", int():
            return Choice(write=word(item), label=tray.text(value_word(item)), value=word(item))
        case "card", str() if isinstance(rule := tray.board.rule(item), Equipment):
            return Choice(write=item, label=tray.text(rule.title), card=item)
    named = item_name(kind, item)
    return Choice(write=str(item), label=str(item) if named is None else tray.text(named))
