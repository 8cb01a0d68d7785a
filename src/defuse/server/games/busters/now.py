"""Now: the rule of a mission that is in force, in one line, made of what its rules show to everybody.

What lies there right now is said where it can be; otherwise what the mission is about.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from defuse.busters.mission import Mission
from defuse.kernel.panel import Card, Cards, Counter, Note, Panel, Track
from defuse.words import Message, Seat, Text, say

BESIDE_THE_POINT = ("beside", "script", "countdown", "dark", "paired-constraints", "constraint-ring")
"""Rules whose panels tell of something else than what is to be minded now."""
DECKS = ("turns", "guessing")
"""Rules whose counters only count a deck."""
LAST = ("speech",)
"""Rules that speak where no other does."""
TITLED = ("turns", "tokens")
"""Rules whose notes need their title to be understood."""
UNTITLED = ("oxygen",)
"""Rules whose cards say their title themselves."""
CONSTRAINT = "constraint-"

Lines = Iterable[Message | None]


def now_of(panels: Sequence[Panel], mission: Mission) -> Text:
    """The line for what everybody sees now."""
    shown = [panel for panel in panels if panel.rule not in BESIDE_THE_POINT]
    first = [panel for panel in shown if panel.rule not in LAST]
    for group in (first, shown):
        for line in (*_constraints(group), *_notes(group), *_cards(group), *_figures(group), *_counters(group)):
            if line is not None:
                return line
    return mission.goal[0] if mission.goal else ""


def _constraints(panels: Sequence[Panel]) -> Lines:
    """What binds everybody, or each seat."""
    cards = [
        card for each in panels if isinstance(each, Cards) and each.rule.startswith(CONSTRAINT) for card in each.cards
    ]
    for card in cards:
        if card.seat is None and isinstance(card.text, Message):
            yield card.text
    yield _by_seat(say("constraint"), cards)


def _notes(panels: Sequence[Panel]) -> Lines:
    for panel in panels:
        if isinstance(panel, Note) and isinstance(panel.text, Message):
            yield _line(panel.title, [panel.text]) if panel.rule in TITLED else panel.text


def _cards(panels: Sequence[Panel]) -> Lines:
    for panel in panels:
        if isinstance(panel, Cards):
            open_ones = [card for card in panel.cards if card.state in ("open", "locked")]
            if any(card.seat is not None for card in open_ones):
                yield _by_seat("" if panel.rule in UNTITLED else panel.title, open_ones)
            elif any(card.state == "open" for card in open_ones):
                told = sum(1 for card in open_ones if card.text) == 1
                yield _line(panel.title, [_card(card) if told else card.title for card in open_ones])


def _figures(panels: Sequence[Panel]) -> Lines:
    for panel in panels:
        if isinstance(panel, Track) and panel.at is not None:
            yield _line(panel.title, [panel.at])


def _counters(panels: Sequence[Panel]) -> Lines:
    for panel in panels:
        if isinstance(panel, Counter) and panel.rule not in DECKS:
            yield _line(panel.title, [str(panel.value)])


def _by_seat(title: Text, cards: Sequence[Card]) -> Message | None:
    """Cards that lie in front of people: who has which."""
    seats = sorted({card.seat for card in cards if card.seat is not None})
    parts = [
        say("now-seat", seat=Seat(seat), cards=tuple([card.title for card in cards if card.seat == seat]))
        for seat in seats
    ]
    if not parts:
        return None
    return say("now-seats", title=title, parts=tuple(parts)) if title else say("now-parts", parts=tuple(parts))


def _card(card: Card) -> Text:
    return say("now-card", card=card.title, text=card.text) if card.text else card.title


def _line(title: Text, what: Sequence[Text]) -> Message:
    return say("now-line", title=title, what=tuple(what))
