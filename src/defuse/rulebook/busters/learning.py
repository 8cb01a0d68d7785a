"""The game in one minute and in ten, the rules that make up the ten minutes, and how the number of players matters."""

from __future__ import annotations

from defuse.busters import catalogue
from defuse.rulebook.busters.questions import asked_of
from defuse.rulebook.entry import Entry, Section
from defuse.rulebook.texts import find, lines, told
from defuse.words import say

MINUTE = ("bomb", "hit", "miss", "colours", "dial")
"""The pictures of the one minute, a sentence each."""

TEN = (
    "goal",
    "wires",
    "stands",
    "opening",
    "turn",
    "dual-cut",
    "solo-cut",
    "reds",
    "dial",
    "validation",
    "equipment",
    "characters",
    "talking",
)
"""The rules that the ten minutes are made of."""

PICTURES = {
    "goal": "bomb",
    "wires": "colours",
    "stands": "stand",
    "opening": "opening",
    "dual-cut": "hit",
    "solo-cut": "solo",
    "reds": "reds",
    "dial": "dial",
    "validation": "validation",
    "equipment": "equipment",
    "characters": "characters",
    "flipped": "flipped",
}

RULINGS: dict[str, tuple[str, ...]] = {
    "goal": ("C11",),
    "wires": ("C4",),
    "stands": ("C2", "C3"),
    "opening": ("C5", "D6"),
    "turn": ("C10", "C12", "C16"),
    "dual-cut": ("C7", "D10"),
    "solo-cut": ("C8",),
    "reds": ("C7", "C9"),
    "dial": ("C1", "D4"),
    "validation": ("C13",),
    "equipment": ("E1", "E2", "E3", "E4", "E5"),
    "characters": ("E21", "D5"),
    "talking": ("C15", "M25"),
    "captain": ("C14", "C16"),
    "clock": ("M10", "M19", "M30", "M42", "M54", "M66", "N41"),
    "flipped": ("M38", "M56", "M64", "M20", "M35", "E22", "D11"),
    "order": ("C16", "C17"),
}

SEE: dict[str, tuple[str, ...]] = {
    "goal": ("learn/ten",),
    "wires": ("token/marker",),
    "stands": ("learn/players",),
    "opening": ("token/number", "token/beside"),
    "turn": ("rule/dual-cut", "rule/solo-cut", "rule/reds"),
    "dual-cut": ("token/number", "token/yellow", "rule/dial"),
    "solo-cut": ("card/99",),
    "reds": ("card/9",),
    "dial": ("card/6", "learn/players"),
    "validation": ("token/validation",),
    "equipment": ("card/9", "card/Y", "rule/characters"),
    "characters": ("card/DD", "character/1", "character/E1"),
    "talking": ("mission/25",),
    "captain": ("learn/players",),
    "clock": tuple(f"mission/{number}" for number in (10, 19, 30, 42, 54, 66)),
    "flipped": ("token/x", *(f"mission/{number}" for number in (20, 35, 38, 56, 64))),
    "order": ("rule/turn",),
}


def learning() -> tuple[Entry, ...]:
    """What a newcomer reads, and what depends on how many play."""
    return (_minute(), _ten(), _players())


def rules() -> tuple[Entry, ...]:
    """The rules of the base game, each with its questions."""
    return tuple([_rule(name) for name in RULINGS])


def _rule(name: str) -> Entry:
    id = f"rulebook-rule-{name}"
    return Entry(
        id=f"rule/{name}",
        title=say(id),
        sections=told(id, picture=PICTURES.get(name, "")),
        asked=asked_of(f"rule/{name}"),
        see=SEE[name],
        rulings=RULINGS[name],
        find=find(id),
    )


def _minute() -> Entry:
    id = "rulebook-learn-minute"
    said = zip(lines(id), MINUTE, strict=True)
    return Entry(
        id="learn/minute",
        title=say(id),
        sections=tuple([Section(lines=(line,), picture=picture) for line, picture in said]),
        see=("learn/ten", "learn/players", "mission/1"),
        rulings=("C7", "C9", "C11"),
        find=find(id),
    )


def _ten() -> Entry:
    id = "rulebook-learn-ten"
    parts = [
        Section(
            title=say(f"rulebook-rule-{name}"),
            lines=lines(f"rulebook-rule-{name}"),
            picture=PICTURES.get(name, ""),
            entry=f"rule/{name}",
        )
        for name in TEN
    ]
    return Entry(
        id="learn/ten",
        title=say(id),
        sections=(Section(lines=lines(id)), *parts),
        see=("learn/players", "mission/1"),
        rulings=tuple(dict.fromkeys(ruling for name in TEN for ruling in RULINGS[name])),
        find=find(id),
    )


def _players() -> Entry:
    id = "rulebook-learn-players"
    known = catalogue.missions().values()
    two = sum(mission.two_players is not None and 2 in mission.players for mission in known)
    never = tuple([mission.number for mission in known if 2 not in mission.players])
    return Entry(
        id="learn/players",
        title=say(id),
        sections=told(id, "players", {"two": two, "never": never}),
        see=("rule/stands", "rule/dial", *(f"mission/{number}" for number in never)),
        rulings=("C1", "C2", "E1", "M34", "M65"),
        find=find(id),
    )
