"""The missions: what is printed on the card, what is in the box, and what players ask."""

from __future__ import annotations

from defuse.busters import catalogue
from defuse.busters.card import card_title
from defuse.busters.mission import Mission
from defuse.busters.script import Script
from defuse.busters.words.pools import pool_words
from defuse.rulebook.busters.questions import asked_of
from defuse.rulebook.busters.rulings import RULINGS
from defuse.rulebook.entry import Asked, Entry, Fact, Section
from defuse.words import Message, Text, say

SEE: dict[int, tuple[str, ...]] = {
    1: ("learn/ten", "rule/dual-cut", "rule/solo-cut"),
    2: ("rule/wires", "token/yellow"),
    3: ("rule/reds", "rule/equipment"),
    5: ("token/marker",),
    7: ("token/marker",),
    9: ("card/Y", "mission/16", "mission/36"),
    13: ("token/beside", "rule/reds"),
    14: ("rule/characters", "mission/28"),
    17: ("token/false", "mission/52"),
    18: ("card/8", "mission/51"),
    20: ("token/x", "rule/flipped", "mission/35"),
    21: ("token/parity", "mission/33"),
    22: ("token/beside",),
    24: ("token/count", "mission/40"),
    25: ("rule/talking",),
    27: ("token/beside",),
    31: ("constraint/A", "rule/characters"),
    32: ("constraint/A",),
    33: ("token/parity", "mission/21"),
    34: ("constraint/A", "learn/players"),
    35: ("token/x", "rule/flipped", "mission/20"),
    37: ("constraint/A", "mission/57"),
    38: ("rule/flipped", "mission/56"),
    39: ("token/beside", "mission/23"),
    40: ("token/count", "mission/24"),
    43: ("mission/53", "mission/59"),
    44: ("token/oxygen", "rule/talking"),
    49: ("token/oxygen", "rule/talking"),
    50: ("token/beside",),
    52: ("token/false", "mission/17"),
    53: ("rule/dial", "mission/43"),
    54: ("token/oxygen",),
    55: ("challenge/1", "mission/60"),
    56: ("rule/flipped", "mission/64"),
    57: ("constraint/A",),
    58: ("card/DD",),
    59: ("mission/43",),
    60: ("challenge/1", "mission/55"),
    61: ("constraint/A",),
    63: ("token/oxygen", "rule/talking"),
    64: ("rule/flipped", "mission/56"),
    65: ("learn/players",),
    66: ("constraint/A",),
}
"""What belongs to a mission."""


def missions() -> tuple[Entry, ...]:
    """All missions, by number."""
    return tuple([_entry(mission) for mission in catalogue.missions().values()])


def _entry(mission: Mission) -> Entry:
    number = mission.number
    sections = [Section(lines=(mission.story,))]
    for title, lines in ((say("rulebook-setup"), mission.setup), (say("rulebook-in-play"), mission.goal)):
        sections += [Section(title=title, lines=lines, points=True)] if lines else []
    own = [Asked(question, answer, RULINGS[number]) for question, answer in mission.questions]
    timed = mission.seconds_a_turn or any(isinstance(rule, Script) for rule in mission.rules)
    clock = ("rule/clock",) if timed else ()
    return Entry(
        id=f"mission/{number}",
        title=mission.title,
        sign=("mission", str(number)),
        facts=tuple([Fact(name, text) for name, text in _facts(mission)]),
        sections=tuple(sections),
        asked=(*own, *asked_of(f"mission/{number}")),
        see=(*SEE.get(number, ()), *clock, *(f"card/{card}" for card in mission.banned)),
        rulings=RULINGS[number],
        since=number,
    )


def _facts(mission: Mission) -> list[tuple[Message, Text]]:
    first, last = mission.players[0], mission.players[-1]
    facts: list[tuple[Message, Text]] = [
        (say("rulebook-fact-players"), say("rulebook-fact-from-to", first=first, last=last)),
        (say("rulebook-fact-wires"), pool_words(mission)),
        (say("rulebook-fact-dial"), _dial(mission)),
        (say("rulebook-fact-equipment"), _equipment(mission)),
    ]
    if mission.seconds_a_turn:
        facts.append((say("rulebook-fact-clock"), say("rulebook-fact-real-time")))
    return facts


def _dial(mission: Mission) -> Message:
    if "dial" in mission.replaces:
        return say("rulebook-fact-dial-unused")
    if mission.dial is None:
        return say("rulebook-fact-dial-players")
    return say("rulebook-fact-dial-number", dial=mission.dial)


def _equipment(mission: Mission) -> Message:
    if not mission.equipment:
        return say("rulebook-fact-no-equipment")
    banned = tuple([card_title(card) for card in mission.banned])
    return say("rulebook-fact-one-card-without", cards=banned) if banned else say("rulebook-fact-one-card")
