"""Trouble: what is wrong with a text, as it is told: a line that cannot be read, or entries that disagree."""

from __future__ import annotations

import re

from defuse.busters.notation import Contradicted, NotationError
from defuse.busters.notation.places import Places
from defuse.busters.words import place_name
from defuse.calculator.busters.doubt import Doubt, doubt_of
from defuse.calculator.busters.origins import SETUP, Origins, things_in
from defuse.calculator.busters.reading import Reading, blanks
from defuse.calculator.busters.repair import Bench
from defuse.calculator.tapping import Choice
from defuse.calculator.told import ClashSeen, EntryInDoubt, MissingSeen, ProblemSeen, RepairSeen
from defuse.kernel import Observation
from defuse.logbook.clash import said_words
from defuse.logbook.lacking import NoDeal, Unsaid
from defuse.words import Message, Speaker, say

FEW = 6
"""A fact about so many wires lights them; one about more is about a whole hand."""
_SLOT = re.compile(r"\b[A-EN][1-9]\.[0-9]{1,2}\b")


def problem_of(text: str, reading: Reading, speaker: Speaker) -> ProblemSeen:
    """A text that cannot be read."""
    error = reading.error
    assert error is not None
    need = ""
    if isinstance(error.problem, Message) and error.problem.id == "notation-line-missing":
        need = str(dict(error.problem.args)["example"]).split()[0].removesuffix(":")
    return ProblemSeen(
        line=error.line,
        column=error.column,
        text=speaker.sentence(error.problem),
        missing=_missing(text, reading, error, speaker),
        need=need,
        blanks=blanks(text),
    )


def _missing(text: str, reading: Reading, error: NotationError, speaker: Speaker) -> MissingSeen | None:
    if not isinstance(error, Unsaid):
        return None
    line = text.split("\n")[error.line - 1].split("#")[0].rstrip()
    before = reading.before(error.line)
    choices: list[Choice] = []
    for way in error.ways:
        told = way if error.whole else f"{line}{',' if ':' in line and line.split(':')[1].strip() else ':'} {way}"
        told = told.replace("::", ":")
        if told.count(":") > 1:
            told = f"{line.rstrip(':')}: {way}"
        wire = None
        label = way
        if before is not None:
            places = Places(before.public)
            wires = {name: wire for row in before.public.stands for wire in row for name in (places.name(wire),)}
            named = _SLOT.findall(way)
            wire = wires.get(named[0]) if len(named) == 1 or not error.whole else None
            if wire is not None and not error.whole and way == named[0]:
                label = speaker.alone(place_name(before.public, wire))
        choices.append(Choice(write=told, label=label, wire=wire))
    return MissingSeen(kind=error.kind, choices=tuple(choices))


def clashes(reading: Reading) -> bool:
    """Whether the error of a text is that its entries disagree, not that it cannot be read."""
    return isinstance(reading.error, NoDeal | Contradicted)


def clash_of(
    text: str, seat: int | None, reading: Reading, origins: Origins, stories: dict[int, str], speaker: Speaker
) -> ClashSeen:
    """Why no deal agrees with a text, by its entries, and what would help."""
    seen, error = reading.seen, reading.error
    doubt = Doubt({}, {})
    if isinstance(error, NoDeal) and seen is not None:
        doubt = doubt_of(seen, origins, error.line, error.facts)
    elif error is None and seen is not None:
        doubt = doubt_of(seen, origins)
    numbers = {*doubt.lines} - {SETUP}
    if error is not None:
        numbers.add(error.line)
        if isinstance(error, Contradicted):
            numbers |= _shown_before(text, error, seen, origins)
    elif not numbers:
        numbers = {*origins.rows}
    bench = Bench(text, seat, reading)
    entries = tuple([_entry(number, text, seen, doubt, stories, bench) for number in sorted(numbers)])
    repairs = [
        RepairSeen(
            line=repair.line,
            text=speaker.text(say("calculator-repair", place=_place(reading, repair.line, repair.wire))),
            entry=repair.entry,
            whole=repair.whole,
            wires=(repair.wire,),
        )
        for repair in bench.repairs(tuple(numbers))
    ]
    words = speaker.sentence(error.problem if error is not None else say("calculator-disagree"))
    wires = tuple(dict.fromkeys([wire for entry in entries for wire in entry.wires]))
    return ClashSeen(text=words, entries=entries, wires=wires, repairs=tuple(repairs))


def _shown_before(text: str, error: NotationError, seen: Observation | None, origins: Origins) -> set[int]:
    """The lines that show what a line denies."""
    if seen is None:
        return set()
    places = Places(seen.public)
    wires = {places.name(wire): wire for row in seen.public.stands for wire in row}
    named = [wires[name] for name in _SLOT.findall(text.split("\n")[error.line - 1]) if name in wires]
    return {origins.faces[wire] for wire in named if wire in origins.faces} - {SETUP}


def _place(reading: Reading, line: int, wire: int) -> Message:
    before = reading.before(line)
    assert before is not None
    return say("words-alone", what=place_name(before.public, wire))


def _entry(
    number: int, text: str, seen: Observation | None, doubt: Doubt, stories: dict[int, str], bench: Bench
) -> EntryInDoubt:
    facts = doubt.facts.get(number, ())
    wires: list[int] = list(doubt.faces.get(number, ()))
    for fact in facts:
        things = things_in(fact)
        wires += things if len(things) <= FEW else ()
    words: list[str] = []
    names: list[str] = []
    if seen is not None:
        places = Places(seen.public)
        words = [said_words(seen, fact) for fact in facts if all(map(places.stands, things_in(fact)))]
        names = [places.name(wire) for wire in wires if places.stands(wire)]
    without = bench.without(number, tuple(names)) if bench.patient else ""
    return EntryInDoubt(
        line=number,
        text=text.split("\n")[number - 1].split("#")[0].strip(),
        story=stories.get(number, ""),
        facts=tuple(dict.fromkeys(words)),
        wires=tuple(dict.fromkeys(wires)),
        alone=bool(without),
        without=without,
    )
