"""An act as people would write it down: one line, with what everybody saw of it. `book` reads it again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from defuse.busters.acts import Cut, PickWire, PlaceToken, RevealReds, SoloCut
from defuse.busters.asks import OwnerPicks
from defuse.busters.card import Equipment
from defuse.busters.equipment.e02_walkie_talkies import Swap
from defuse.busters.events import (
    Called,
    CardUsed,
    Move,
    RadarAnswered,
    Spared,
    TokenPlaced,
    TokenPlacedBeside,
    ValueAnnounced,
    WiresCut,
    WiresMoved,
)
from defuse.busters.notation.places import Places
from defuse.busters.notation.slots import Slot
from defuse.busters.numbers import NUMBER_CARDS, number_on
from defuse.busters.rules.commanders import TurnNumber
from defuse.busters.rules.flipped import SoloCutFlipped
from defuse.busters.rules.flooding import RedLeaked
from defuse.busters.rules.shared_constraint import ReplaceConstraint
from defuse.busters.wires import YELLOW, print_of, seat_name, value_of, word
from defuse.busters.words import narrate
from defuse.kernel import Act, Clock, Event, Form, Game, members
from defuse.kernel.act import kebab
from defuse.logbook.outcome import is_right, moves_of

TOLD_BY_WIRES = (Called, CardUsed, RadarAnswered, TokenPlaced, TokenPlacedBeside, ValueAnnounced, WiresCut, WiresMoved)
LONGEST = 2
"""Numbers and letters of cards are not longer."""
TURNING = (TurnNumber, ReplaceConstraint)
"""Acts that turn up a card by lot."""


def line_of(
    before: Game, act: Act, events: tuple[Event, ...], after: Game, *, viewer: int | None = None, fully: bool = False
) -> str:
    """The line for an act and what followed, as a seat may write it that does not see the cards of others.

    With `fully` it has all that was turned up or answered, needed or not.
    """
    if isinstance(act, Clock):
        said, told = f"clock {act.seconds:g}", ", ".join(_moved(events, after, viewer))
    else:
        said = f"{seat_name(act.seat)} {_done(before, act, events, after, viewer)}"
        told = _told(before, act, events, after, viewer)
    if viewer is not None:
        told = ", ".join(filter(None, [told, *_newly_seen(before, after, viewer, told)]))
    if fully:
        told = ", ".join(filter(None, [told, *_more(before, act, events, after)]))
    return f"{said}{f': {told}' if told else ''}"


def _newly_seen(before: Game, after: Game, viewer: int, told: str) -> Iterator[str]:
    """Wires that have come before the eyes of whoever writes it down, and of which the line does not speak yet."""
    places = Places(after.public)
    for wire in members(after.public.known[viewer] & ~before.public.known[viewer] & ~after.public.gone):
        if places.stands(wire) and places.name(wire) not in told.replace(",", " ").split():
            yield f"{print_of(after.secret.faces[wire])} at {places.name(wire)}"


def _more(before: Game, act: Act, events: tuple[Event, ...], after: Game) -> Iterator[str]:
    """Whether an act came out right, where that does not show from wires; and numbers and letters that came up."""
    if not isinstance(act, Cut | SoloCut | PlaceToken | PickWire | Clock):
        story = " ".join(map(str, narrate(before.public, events))).lower()
        yield "yes" if is_right(after.public.gone & ~before.public.gone, events, story) else "no"
    for event in events:
        if not isinstance(event, TOLD_BY_WIRES):
            for name in ("number", "numbers", "letter", "letters", "values", "marks"):
                found = getattr(event, name, ())
                for value in found if isinstance(found, tuple) else (found,):
                    value = "y" if value == word(YELLOW) else value
                    if isinstance(value, int | str) and str(value).isalnum() and len(str(value)) <= LONGEST:
                        yield str(value)


def _done(before: Game, act: Act, events: tuple[Event, ...], after: Game, viewer: int | None) -> str:
    places, faces = Places(before.public), before.secret.faces
    cards = " and ".join(_card(before, card) for card in act.using)
    match act:
        case Cut():
            values = " or ".join(word(value) for value in sorted(value_of(faces[wire]) for wire in act.mine))
            return f"calls {values} at {places.names(act.targets)}{f' with {cards}' if cards else ''}"
        case SoloCut():
            values = " ".join(word(value_of(faces[wire])) for wire in act.wires)
            slots = " ".join(map(places.name, act.wires))
            return f"solo {values} at {slots}{f' with {cards}' if cards else ''}"
        case RevealReds():
            reds = " ".join(f"{print_of(faces[wire])} at {places.name(wire)}" for wire in before.table().hand(act.seat))
            return f"reveals {reds}"
        case PlaceToken():
            mark = next(iter(_marks(events)), ("", ""))[1]
            return f"shows {mark} at {places.name(act.wire)}{f' with {cards}' if cards else ''}"
    if isinstance(act, SoloCutFlipped):
        (cut,) = [event for event in events if isinstance(event, WiresCut)]
        return f"solo {' '.join([word(act.value)] * len(cut.wires))} at {places.names(cut.wires)}"
    form = next(form for form in before.forms(act.seat) if form.fits(act) and form.has(act))
    # What a teammate gave back in a swap stood somewhere, too.
    back = [move.wire for move in _moves(events) if isinstance(act, Swap) and move.wire != act.wire]
    return " ".join([named_line(before, form, act, viewer in (None, act.seat)), *map(places.name, back)])


def named_line(before: Game, form: Form, act: Act, own: bool = True) -> str:
    """An act by its name, or by the card that it uses, and what it is about."""
    cards = " and ".join(_card(before, card) for card in act.using)
    name = f"uses {cards}" if act.using else kebab(type(act).__name__).replace("-", " ")
    items = [_item(field.kind, getattr(act, field.name), before, own) for field in form.fields]
    return " ".join([name, *filter(None, items)])


def _card(before: Game, card: str) -> str:
    rule: Equipment = before.table().rule(card)
    title = str(rule.title)
    return f"card {card}" if rule.holder < 0 and title != "Walkie-Talkies" else title


def _item(kind: str, choice: Any, before: Game, own: bool) -> str:
    several = choice if isinstance(choice, tuple) else (choice,)
    places, faces = Places(before.public), before.secret.faces
    match kind:
        case "card" if all(isinstance(card, int) and faces[card] in NUMBER_CARDS for card in several):
            return " ".join([str(number_on(faces[card])) for card in several]) if own else ""
        case "wire":
            return " ".join(map(places.name, several))
        case "seat":
            return " ".join(map(seat_name, several))
        case "stand":
            return " ".join(list(places.rows)[stand] for stand in several)
        case "value":
            return " ".join(map(word, several))
    return " ".join(map(str, several))


def _marks(events: tuple[Event, ...]) -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = []
    for event in events:
        if isinstance(event, TokenPlaced | ValueAnnounced):
            found.append((event.wire, str(Slot(0, tokens=(event.mark,)))[2:]))
        elif isinstance(event, TokenPlacedBeside) and len(event.wires) == 1:
            found.append((event.wires[0], str(Slot(0, tokens=(event.mark,)))[2:]))
    return found


def _told(before: Game, act: Act, events: tuple[Event, ...], after: Game, viewer: int | None) -> str:
    now = Places(after.public)
    # Whoever reads a call looks for its wires where they stood when it was made.
    then = Places(before.public) if isinstance(act, Cut) else now
    parts: list[str] = []
    cuts = [event for event in events if isinstance(event, WiresCut)]
    if isinstance(act, Cut) and not isinstance(after.ask, OwnerPicks):
        parts.append("yes" if cuts else "no")
    if isinstance(act, Cut) and isinstance(after.ask, OwnerPicks):
        parts.append("no" if not after.ask.hit else "found")
    if isinstance(act, Cut | PickWire):
        sure = isinstance(act, Cut) and len(act.mine) == 1
        parts += [_seen_at(wire, after, then, sure) for event in cuts if event.how == "dual" for wire in event.wires]
    if not isinstance(act, Cut | SoloCut | PickWire):
        parts += [_seen_at(wire, after, now, False) for event in cuts for wire in event.wires]
    else:
        others = [event for event in cuts if event.how not in ("dual", "solo")]
        parts += [_seen_at(wire, after, now, False) for event in others for wire in event.wires]
    if not isinstance(act, PlaceToken):
        parts += [f"{mark} at {now.name(wire)}" for wire, mark in _marks(events)]
    for event in events:
        if isinstance(event, RadarAnswered):
            parts += [
                f"{name} {'yes' if yes else 'no'}"
                for name, yes in zip(now.rows, event.answers, strict=True)
                if before.table().plain(list(now.rows).index(name))
            ]
    parts += _moved(events, after, viewer)
    for event in events:
        parts += [
            f"{getattr(event, name)}"
            for name in ("number", "letter")
            if isinstance(act, TURNING) and hasattr(event, name)
        ]
    if any(isinstance(event, Spared) for event in events):
        parts.append("spared")
    if parts == ["no"]:
        parts.append("nothing")
    return ", ".join(parts)


def _moved(events: tuple[Event, ...], after: Game, viewer: int | None) -> Iterator[str]:
    """Where wires stand that came onto a stand, and which they are if whoever writes it down sees them."""
    now = Places(after.public)
    seen = 0 if viewer is None else after.public.known[viewer]
    leaked = {event.move.wire for event in events if isinstance(event, RedLeaked)}
    for wire in [move.wire for move in _moves(events)]:
        if seen >> wire & 1:
            yield f"{print_of(after.secret.faces[wire])} at {now.name(wire)}"
        else:
            yield f"red at {now.name(wire)}" if wire in leaked else now.name(wire)


def _moves(events: tuple[Event, ...]) -> list[Move]:
    return [move for event in events for move in moves_of(event)]


def _seen_at(wire: int, after: Game, places: Places, sure: bool) -> str:
    """Where a wire was cut, and which one it is where its value does not tell."""
    face = after.secret.faces[wire]
    return places.name(wire) if value_of(face) <= 12 and sure else f"{print_of(face)} at {places.name(wire)}"
