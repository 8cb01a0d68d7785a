"""Help at the terminal table: how to play, and why something cannot be done."""

from __future__ import annotations

from defuse.busters.acts import SoloCut
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.view import View
from defuse.busters.wires import value_word
from defuse.cli.games.busters.picture import more_words
from defuse.cli.games.busters.terminal.choosing import item_called
from defuse.cli.games.busters.terminal.words import shown
from defuse.kernel import Form, Item, act_label
from defuse.words import Argument, Message, Text, say


def commands() -> list[tuple[str, Message]]:
    """What can be typed, and what it does."""
    stand, value = shown("cut", "B1 5"), shown("cut", "B1.3 5")
    return [
        (value, say("cli-do-cut")),
        (shown("cut", "B1.3 A1.2"), say("cli-do-cut-own")),
        (shown("cut", "B1.3 B1.4 5"), say("cli-do-cut-detector", example=stand)),
        (shown("cut", "B1.3 5 7"), say("cli-do-cut-two")),
        (shown("solo", "5"), say("cli-do-solo")),
        (shown("reveal"), say("cli-do-reveal")),
        (shown("table"), say("cli-do-table")),
        (shown("log"), say("cli-do-log")),
        (shown("cards"), say("cli-do-cards")),
        (shown("why"), say("cli-do-why", example=shown("why", value))),
        (shown("back"), say("cli-do-back")),
        (shown("quit"), say("cli-do-quit")),
    ]


LEGEND = (
    ("5  y5  r5", say("cli-legend-wires")),
    ("?  (5)", say("cli-legend-unknown")),
    ("^5", say("cli-legend-tokens")),
    ("A1.3", say("cli-legend-place")),
    ("*  >", say("cli-legend-seats")),
)


def reasons(view: View, forms: tuple[Form, ...]) -> list[tuple[Text, Text]]:
    """What cannot be done now, and why not: pairs of what it is and the reason."""
    rows: list[tuple[Text, Text]] = []
    for form in forms:
        for field in form.fields:
            rows += _grouped(view, form.label or act_label(form.verb), field.kind, dict(field.barred))
    rows += _solo(view)
    for rule in view.public.rules:
        if isinstance(rule, Equipment) and rule.holder in (EVERYBODY, view.seat):
            reason = _card(view, rule, forms)
            if reason:
                rows.append((rule.title, reason))
    return list(dict.fromkeys(rows))


def _grouped(view: View, label: Text, kind: str, barred: dict[Item, Text]) -> list[tuple[Text, Text]]:
    by_reason: dict[Text, list[Argument]] = {}
    for item, reason in barred.items():
        by_reason.setdefault(reason, []).append(item_called(view, kind, item))
    return [(say("cli-why-items", act=label, items=tuple(names)), reason) for reason, names in by_reason.items()]


def _solo(view: View) -> list[tuple[Text, Text]]:
    """The values in the own hand that cannot be cut alone."""
    if not view.acting or view.seat is None:
        return []
    hand: dict[int, list[int]] = {}
    for wire in view.hand(view.seat):
        hand.setdefault(view.value(wire), []).append(wire)
    found = {value: view.form_of(SoloCut(wires=tuple(wires), seat=view.seat)) for value, wires in hand.items() if value}
    return [
        (say("cli-why-items", act=act_label(SoloCut), items=(value_word(value),)), reason)
        for value, reason in found.items()
        if not isinstance(reason, Form)
    ]


def _card(view: View, card: Equipment, forms: tuple[Form, ...]) -> Message | None:
    """Why a card cannot be used now, or None if it can."""
    if any(card.id in form.using for form in forms):
        return None
    if card.state == "used":
        return say("cli-card-used")
    if card.state == "locked":
        cut = view.public.cut
        missing = [more_words(value, count - cut[value]) for value, count in card.needs() if cut[value] < count]
        return say("cli-card-locked-until", needs=tuple(missing)) if missing else say("cli-card-locked")
    if card.timing == "instant":
        return say("cli-card-instant")
    if "your turn" in card.timing and not view.acting:
        return say("cli-card-on-your-turn")
    return say("cli-card-nothing")
