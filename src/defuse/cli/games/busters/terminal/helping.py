"""Help at the terminal table: how to play, and why something cannot be done."""

from __future__ import annotations

from defuse.busters.acts import SoloCut
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.view import View
from defuse.busters.wires import word
from defuse.busters.words import listed
from defuse.cli.games.busters.picture import more_words
from defuse.cli.games.busters.terminal.choosing import item_words
from defuse.kernel import Form, Item

COMMANDS = (
    ("cut B1.3 5", "point at B's third wire and name 5, a value that you hold"),
    ("cut B1.3 A1.2", "the same, saying which of your own wires you mean"),
    ("cut B1.3 B1.4 5", "the same with a detector; cut B1 5 points at all wires of the stand"),
    ("cut B1.3 5 7", "name two values (X or Y Ray)"),
    ("solo 5", "cut all remaining 5s, which are all in your hand, 2 or 4 of them"),
    ("reveal", "lay open a hand of only reds"),
    ("table", "show the table again"),
    ("log", "what happened so far"),
    ("cards", "what the equipment cards do"),
    ("why", "what cannot be done now, and why; also: why cut B1.3 5"),
    ("back", "choose something else"),
    ("quit", "stop playing"),
)

AIM = (
    "Together, cut all wires before the dial is at 0. Everybody sees only their own wires; every stand is sorted from "
    "low to high. On your turn point at a teammate's wire and name a value that you hold: if it matches, both are "
    "cut. If not, the dial drops by one and the wire gets a token with its value. Never point at a red one."
)

LEGEND = (
    ("5  y5  r5", "a blue 5, the yellow 5.1, the red 5.5"),
    ("?  (5)", "a wire that you do not know; a cut 5"),
    ("^5", "a token: this wire is a 5 (^y yellow, ^ev even, ^od odd, ^x2 twice on its stand, ^~5 not a 5)"),
    ("A1.3", "the third wire on A's first stand"),
    ("*  >", "the captain; who is asked"),
)


def reasons(view: View, forms: tuple[Form, ...]) -> list[tuple[str, str]]:
    """What cannot be done now, and why not: pairs of what it is and the reason."""
    rows: list[tuple[str, str]] = []
    for form in forms:
        for field in form.fields:
            rows += _grouped(view, form.label, field.kind, dict(field.barred))
    rows += _solo(view)
    for rule in view.public.rules:
        if isinstance(rule, Equipment) and rule.holder in (EVERYBODY, view.seat):
            reason = _card(view, rule, forms)
            if reason:
                rows.append((rule.title, reason))
    return list(dict.fromkeys(rows))


def _grouped(view: View, label: str, kind: str, barred: dict[Item, str]) -> list[tuple[str, str]]:
    by_reason: dict[str, list[str]] = {}
    for item, reason in barred.items():
        by_reason.setdefault(reason, []).append(item_words(view, kind, item))
    return [(f"{label}: {listed(names)}", reason) for reason, names in by_reason.items()]


def _solo(view: View) -> list[tuple[str, str]]:
    """The values in the own hand that cannot be cut alone."""
    if not view.acting or view.seat is None:
        return []
    hand: dict[int, list[int]] = {}
    for wire in view.hand(view.seat):
        hand.setdefault(view.value(wire), []).append(wire)
    found = {value: view.form_of(SoloCut(wires=tuple(wires), seat=view.seat)) for value, wires in hand.items() if value}
    return [(f"Solo cut: {word(value)}", reason) for value, reason in found.items() if isinstance(reason, str)]


def _card(view: View, card: Equipment, forms: tuple[Form, ...]) -> str | None:
    """Why a card cannot be used now, or None if it can."""
    if any(card.id in form.using for form in forms):
        return None
    if card.state == "used":
        return "it is used"
    if card.state == "locked":
        cut = view.public.cut
        missing = [more_words(word(value), count - cut[value]) for value, count in card.needs() if cut[value] < count]
        return f"it is locked: first cut {listed(missing)}" if missing else "it is locked"
    if card.timing == "instant":
        return "it works by itself"
    if "your turn" in card.timing and not view.acting:
        return "only on your turn"
    return "there is nothing to use it on now"
