"""Short commands for a turn: `cut B1.3 5`, `solo 5`, `reveal`."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

from defuse.busters.acts import Cut, RevealReds, SoloCut
from defuse.busters.board import stand_names
from defuse.busters.view import View
from defuse.busters.wires import value_named, word
from defuse.busters.words import place_name
from defuse.kernel import Act, Form

VERBS = ("cut", "solo", "reveal")


class NotUnderstood(ValueError):
    """A command that cannot be read, or that may not be done; with the reason in words."""


def acts_meant(view: View, forms: tuple[Form, ...], text: str) -> list[Act]:
    """The acts that a command may mean, all legal and all alike but for the own wire. Raises NotUnderstood."""
    verb, *words = re.split(r"[\s,]+", text.strip().lower())
    assert view.seat is not None
    if verb == "reveal":
        return _legal(view, [RevealReds(seat=view.seat)])
    if verb == "solo":
        if len(words) != 1:
            raise NotUnderstood("say which value, as in: solo 5")
        value = _value(words[0])
        wires = tuple(wire for wire in view.hand(view.seat) if view.value(wire) == value)
        if not wires:
            raise NotUnderstood(f"you hold no uncut {word(value)}")
        return _legal(view, [SoloCut(wires=wires, seat=view.seat)])
    return _cuts(view, forms, [other for other in words if other not in ("at", "with", "and", "or", "as")])


def _cuts(view: View, forms: tuple[Form, ...], words: list[str]) -> list[Act]:
    """`cut` with the wires pointed at and the values named, a value perhaps by the own wire."""
    assert view.seat is not None
    targets: list[int] = []
    named: list[list[int]] = []
    hand = view.hand(view.seat)
    for text in words:
        wires = _wires(view, text)
        if wires and view.owner_of(wires[0]) == view.seat:
            named.append(wires)
        elif wires:
            targets += wires
        else:
            value = _value(text)
            mine = [wire for wire in hand if view.value(wire) == value]
            if not mine:
                raise NotUnderstood(f"you hold no uncut {word(value)}, so you cannot name it")
            named.append(mine)
    if not targets or not named:
        raise NotUnderstood("say which wire and which value, as in: cut B1.3 5")
    uses = [form.using for form in forms if form.verb is Cut] or [()]
    for using in sorted(uses, key=len):
        mines: Any = product(*named)
        cuts: list[Act] = [
            Cut(mine=tuple(mine), targets=tuple(targets), seat=view.seat, using=using) for mine in mines
        ]
        legal = [act for act in cuts if not isinstance(view.form_of(act), str)]
        if legal:
            return legal
    plain = Cut(mine=tuple(mine[0] for mine in named), targets=tuple(targets), seat=view.seat)
    return _legal(view, [plain])


def _legal(view: View, acts: list[Act]) -> list[Act]:
    """The acts, if they may be done; otherwise the reason."""
    for act in acts:
        found = view.form_of(act)
        if isinstance(found, str):
            raise NotUnderstood(found)
    return acts


def _wires(view: View, text: str) -> list[int]:
    """The wire of a place (B1.3; B.3 where B has one stand), or all uncut wires of a stand (B1)."""
    board = view.public
    names = [name.lower() for name in stand_names(board.owners)]
    if text in names:
        return view.uncut(names.index(text))
    found = re.fullmatch(r"([a-e])(\d?)\.(\d+)", text, re.ASCII)
    if found is None:
        return []
    letter, number, place = found[1], found[2], int(found[3])
    stands = [at for at, name in enumerate(names) if name in (letter + number, letter + "1" if not number else "")]
    if not number and len([name for name in names if name[0] == letter]) > 1:
        raise NotUnderstood(f"{letter.upper()} has two stands: write {letter.upper()}1.{place} or {letter.upper()}2.{place}")
    if not stands or not 1 <= place <= len(board.stands[stands[0]]):
        raise NotUnderstood(f"there is no wire {text.upper()}")
    wire = board.stands[stands[0]][place - 1]
    if not view.is_uncut(wire):
        raise NotUnderstood(f"{place_name(board, wire)} is cut already")
    return [wire]


def _value(text: str) -> int:
    try:
        return value_named(text)
    except ValueError as error:
        raise NotUnderstood(f"{text!r} is neither a place (B1.3) nor a value (1 to 12, yellow)") from error
