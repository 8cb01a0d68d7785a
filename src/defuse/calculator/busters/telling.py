"""What is told of a table that could be read: its entries, its facts, and its odds."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from defuse.busters.board import Board
from defuse.busters.notation.places import Places
from defuse.busters.notation.stated import Stated
from defuse.busters.notation.text import lines
from defuse.busters.price import price_of
from defuse.busters.view import View
from defuse.busters.wires import word
from defuse.calculator.busters.answer import Answer, chances_of
from defuse.calculator.busters.origins import Origins, things_in
from defuse.calculator.busters.reading import Reading
from defuse.calculator.game import Held
from defuse.calculator.told import (
    CallOdds,
    CardOdds,
    EntrySeen,
    FactSeen,
    PlaceSeen,
    SlotOdds,
    SoloOdds,
    WiresTold,
)
from defuse.kernel import Fact, Observation, Order, Sorted
from defuse.logbook.book import Step
from defuse.logbook.keys import key_of
from defuse.odds import Call
from defuse.odds.calls import is_certain, risk
from defuse.words import Speaker

_SLOT = re.compile(r"\b([A-EN][1-9])\.([0-9]{1,2})(?:-([0-9]{1,2}))?\b")
_HAND = re.compile(r"([A-E]) (has|had|lacks) ")
_HELD = re.compile(r"([A-E]) has ([0-9]+|yellow|red)")
_ROW = re.compile(r"\s*[A-EN][1-9]\s*[|:]", re.IGNORECASE)


# Entries.


def entries_of(reading: Reading, speaker: Speaker) -> tuple[EntrySeen, ...]:
    """The lines behind the stands, with what came of each."""
    if reading.first is None:
        return ()
    found = [*_facts_below(reading)]
    seen = reading.first
    for step in reading.steps:
        found += _step(seen, step, speaker)
        seen = step.seen
    return tuple(found)


def _facts_below(reading: Reading) -> Iterator[EntrySeen]:
    assert reading.first is not None
    below = False
    for number, line in lines(reading.page.table):
        below = below or _ROW.match(line) is not None
        if below and not key_of(line):
            yield EntrySeen(line=number, text=line.strip(), kind="fact", wires=wires_in(line, reading.first.public))


def _step(before: Observation, step: Step, speaker: Speaker) -> Iterator[EntrySeen]:
    old: Board = before.public
    new: Board = step.seen.public
    for line in step.lines:
        if step.turn is None or line.number != step.turn.line:
            kind = "fact" if not key_of(line.text) and len(line.text.split()) > 2 else "state"
            yield EntrySeen(
                line=line.number,
                text=line.text.strip(),
                kind="fact" if kind == "fact" else "state",
                wires=wires_in(line.text, new),
            )
            continue
        timed = line.clock is not None
        story = tuple([speaker.sentence(sentence) for sentence in step.turn.story])
        called = re.match(r"\s*\S+\s+(calls?|called|cuts?)\b", line.text, re.IGNORECASE)
        yield EntrySeen(
            line=line.number,
            text=line.text.strip(),
            kind="time" if timed else "turn",
            story=story,
            seat=None if timed else "ABCDE".index(line.text.split()[0].upper()),
            wires=wires_in(line.text, old),
            outcome=("hit" if new.gone != old.gone else "miss") if called and not timed else "",
            dial=new.dial if new.dial != old.dial else None,
        )


def wires_in(text: str, board: Board) -> tuple[int, ...]:
    """The wires that a line names."""
    rows = Places(board).rows
    found: list[int] = []
    for match in _SLOT.finditer(text):
        row, first = rows.get(match[1].upper(), ()), int(match[2])
        found += row[max(0, first - 1) : int(match[3] or first)]
    return tuple(dict.fromkeys(found))


# Facts.


def facts_of(seen: Observation, origins: Origins) -> tuple[FactSeen, ...]:
    """What is known of hidden wires and is not shown by the table itself, in notation."""
    board: Board = seen.public
    places = Places(board)
    stated = Stated(board, seen.faces, [wire for stand in board.stands for wire in stand])
    shorts: dict[Fact, list[int]] = {}
    for fact, line in origins.facts.items():
        told = not isinstance(fact, Sorted | Order) and all(map(places.stands, things_in(fact)))
        short = stated.short(fact) if line and told and fact in board.facts else None
        if short is not None:
            shorts.setdefault(short, []).append(line)
    found: list[FactSeen] = []
    for fact in stated.plain:
        text = stated.sentence(fact)
        hand = _HAND.match(text)
        found.append(
            FactSeen(
                text=text,
                lines=tuple(sorted(set(shorts.get(fact, ())))),
                seat="ABCDE".index(hand[1]) if hand else None,
                wires=() if hand else things_in(fact),
            )
        )
    return tuple(found)


def held_of(facts: Iterable[FactSeen]) -> tuple[Held, ...]:
    """Which seats hold which values somewhere."""
    found = [_HELD.fullmatch(fact.text) for fact in facts]
    return tuple([Held("ABCDE".index(each[1]), each[2]) for each in found if each is not None])


# Odds.


def told_of(answer: Answer, speaker: Speaker) -> WiresTold:
    """The odds and the best calls, as they are sent: the same figures as `defuse odds --json` has."""
    odds = answer.odds
    view: View = odds.observation.view()
    places = {wire: (name, at) for name, row in Places(odds.board).rows.items() for at, wire in enumerate(row, 1)}

    def place(wire: int) -> PlaceSeen:
        stand, slot = places[wire]
        return PlaceSeen(stand=stand, slot=slot, wire=wire)

    def extra(call: Call) -> int:
        """What it costs even if it hits, because of the wires that it points at."""
        more = price_of(view, call.values, call.targets).hit - price_of(view, call.values, ()).hit
        return int(max(0, more))

    return WiresTold(
        deals=str(odds.deals),
        slots=tuple(
            [
                SlotOdds(
                    stand=places[wire][0],
                    slot=places[wire][1],
                    wire=wire,
                    values={word(value): chance for value, chance in chances_of(odds, wire)},
                )
                for wire in odds.hidden
            ]
        ),
        calls=tuple(
            [
                CallOdds(
                    stand=places[call.targets[0]][0],
                    slot=places[call.targets[0]][1],
                    wire=call.targets[0],
                    value=word(call.values[0]),
                    hit=call.hit,
                    explode=call.explode,
                    cost=risk(view, call),
                    certain=is_certain(call),
                    extra=extra(call),
                )
                for call in answer.calls
            ]
        ),
        cards=tuple(
            [
                CardOdds(
                    card=speaker.text(title),
                    id=id,
                    wires=tuple([place(wire) for wire in call.targets]),
                    values=tuple([word(value) for value in call.values]),
                    hit=1.0 if is_certain(call) else call.hit,
                    explode=call.explode,
                    cost=risk(view, call),
                    certain=is_certain(call),
                )
                for (title, call), id in zip(answer.cards, answer.ids, strict=True)
            ]
        ),
        solos=tuple(
            [
                SoloOdds(
                    wires=tuple([place(wire) for wire in wires]),
                    value=word(next(iter(odds.values(wires[0])))),
                )
                for wires in answer.solos
            ]
        ),
        waiting=answer.waiting,
        why="" if answer.why is None else speaker.sentence(answer.why),
    )
