"""Short commands for a turn: `cut B1.3 5`, `solo 5`, `reveal`."""

from __future__ import annotations

import re
from itertools import product

from defuse.busters.acts import Cut, RevealReds, SoloCut
from defuse.busters.board import stand_names
from defuse.busters.view import View
from defuse.busters.wires import value_named, word
from defuse.busters.words import place_name
from defuse.kernel import Act, Form

FILLERS = ("at", "with", "and", "or", "as", "for")


class NotUnderstood(ValueError):
    """A command that cannot be read, or that may not be done; with the reason in words."""


def is_command(text: str) -> bool:
    """Whether a line begins as a short command does."""
    return text.lower().split()[:1] in (["cut"], ["solo"], ["reveal"])


def acts_meant(view: View, forms: tuple[Form, ...], text: str) -> list[Act]:
    """The acts that a command may mean, all of them legal, and alike but for the own wires. Raises NotUnderstood."""
    verb, *rest = re.split(r"[\s,]+", text.strip().lower())
    words = [said for said in rest if said and said not in FILLERS]
    assert view.seat is not None
    if verb == "reveal":
        return [_checked(view, RevealReds(seat=view.seat))]
    if verb == "solo":
        if len(words) != 1:
            raise NotUnderstood("say which value, as in: solo 5")
        return [_checked(view, SoloCut(wires=tuple(_held(view, words[0])), seat=view.seat))]
    return _cuts(view, forms, words)


def _cuts(view: View, forms: tuple[Form, ...], words: list[str]) -> list[Act]:
    """Dual cuts: the wires pointed at and the values named, a value perhaps by an own wire of it."""
    assert view.seat is not None
    targets: list[int] = []
    named: list[list[int]] = []
    for text in words:
        wires = _wires(view, text)
        if not wires:
            named.append(_held(view, text))
        elif view.owner_of(wires[0]) == view.seat:
            named.append(wires)
        else:
            targets += wires
    if not targets or not named:
        raise NotUnderstood("say which wire and which value, as in: cut B1.3 5")
    mines = [tuple(wires) for wires in product(*named)]
    # The fewest cards that make the call possible: a card is spent only where the call needs it.
    for using in sorted({form.using for form in forms if form.verb is Cut}, key=lambda cards: (len(cards), cards)):
        cuts: list[Act] = [Cut(mine=mine, targets=tuple(targets), seat=view.seat, using=using) for mine in mines]
        legal = [act for act in cuts if not isinstance(view.form_of(act), str)]
        if legal:
            return legal
    return [_checked(view, Cut(mine=mines[0], targets=tuple(targets), seat=view.seat))]


def _checked(view: View, act: Act) -> Act:
    """The act, if it may be done; otherwise the reason."""
    found = view.form_of(act)
    if isinstance(found, str):
        raise NotUnderstood(found)
    return act


def _held(view: View, text: str) -> list[int]:
    """The own uncut wires of a value."""
    try:
        value = value_named(text)
    except ValueError as error:
        raise NotUnderstood(f"{text!r} is neither a place (B1.3) nor a value (1 to 12, yellow)") from error
    assert view.seat is not None
    wires = [wire for wire in view.hand(view.seat) if view.value(wire) == value]
    if not wires:
        raise NotUnderstood(f"you hold no uncut {word(value)}, so you cannot name it")
    return wires


def _wires(view: View, text: str) -> list[int]:
    """The wire of a place (B1.3; B.3 where B has one stand), or all uncut wires of a stand (B1)."""
    board = view.public
    names = [name.lower() for name in stand_names(board.owners)]
    if text in names:
        return view.uncut(names.index(text))
    found = re.fullmatch(r"([a-z])(\d?)\.(\d+)", text, re.ASCII)
    if found is None:
        return []
    letter, number, place = found[1], found[2], int(found[3])
    stands = [name for name in names if name[0] == letter]
    if not number and len(stands) > 1:
        raise NotUnderstood(
            f"{letter.upper()} has two stands: write {letter.upper()}1.{place} or {letter.upper()}2.{place}"
        )
    name = letter + (number or "1")
    if name not in names or not 1 <= place <= len(board.stands[names.index(name)]):
        raise NotUnderstood(f"there is no wire {text.upper()}")
    wire = board.stands[names.index(name)][place - 1]
    if not view.is_uncut(wire):
        raise NotUnderstood(f"{place_name(board, wire)} is cut already")
    return [wire]
