"""Short commands for a turn: `cut B1.3 5`, `solo 5`, `reveal`."""

from __future__ import annotations

import re
from itertools import product

from defuse.busters.acts import Cut, RevealReds, SoloCut
from defuse.busters.board import stand_names
from defuse.busters.view import View
from defuse.busters.wires import value_word
from defuse.busters.words import place_name
from defuse.cli.games.busters.terminal.words import command_typed, is_filler, shown, value_typed
from defuse.kernel import Act, Form
from defuse.words import Said, say


class NotUnderstood(Said):
    """A command that cannot be read, or that may not be done; with the reason."""


def is_command(text: str) -> bool:
    """Whether a line begins as a short command does."""
    return bool(text.strip()) and command_typed(text.split()[0]) in ("cut", "solo", "reveal")


def acts_meant(view: View, forms: tuple[Form, ...], text: str) -> list[Act]:
    """The acts that a command may mean, all of them legal, and alike but for the own wires. Raises NotUnderstood."""
    first, *rest = re.split(r"[\s,]+", text.strip().lower())
    verb = command_typed(first)
    words = [said for said in rest if said and not is_filler(said)]
    assert view.seat is not None
    if verb == "reveal":
        return [_checked(view, RevealReds(seat=view.seat))]
    if verb == "solo":
        if len(words) != 1:
            raise NotUnderstood(say("cli-say-value", example=shown("solo", "5")))
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
        raise NotUnderstood(say("cli-say-wire-and-value", example=shown("cut", "B1.3 5")))
    mines = [tuple(wires) for wires in product(*named)]
    # The fewest cards that make the call possible: a card is spent only where the call needs it.
    for using in sorted({form.using for form in forms if form.verb is Cut}, key=lambda cards: (len(cards), cards)):
        cuts: list[Act] = [Cut(mine=mine, targets=tuple(targets), seat=view.seat, using=using) for mine in mines]
        legal = [act for act in cuts if isinstance(view.form_of(act), Form)]
        if legal:
            return legal
    return [_checked(view, Cut(mine=mines[0], targets=tuple(targets), seat=view.seat))]


def _checked(view: View, act: Act) -> Act:
    """The act, if it may be done; otherwise the reason."""
    found = view.form_of(act)
    if isinstance(found, Form):
        return act
    raise NotUnderstood(found)


def _held(view: View, text: str) -> list[int]:
    """The own uncut wires of a value."""
    try:
        value = value_typed(text)
    except ValueError as error:
        yellow = say("value-yellow")
        raise NotUnderstood(say("cli-neither-place-nor-value", text=repr(text), yellow=yellow)) from error
    assert view.seat is not None
    wires = [wire for wire in view.hand(view.seat) if view.value(wire) == value]
    if not wires:
        raise NotUnderstood(say("cli-you-hold-no", value=value_word(value)))
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
        seat = letter.upper()
        raise NotUnderstood(say("cli-two-stands", seat=seat, one=f"{seat}1.{place}", other=f"{seat}2.{place}"))
    name = letter + (number or "1")
    if name not in names or not 1 <= place <= len(board.stands[names.index(name)]):
        raise NotUnderstood(say("cli-no-such-wire", text=text.upper()))
    wire = board.stands[names.index(name)][place - 1]
    if not view.is_uncut(wire):
        raise NotUnderstood(say("cli-cut-already", wire=place_name(board, wire)))
    return [wire]
