"""What players ask about Bomb Busters, and which entry answers it. docs/questions.md has the same questions."""

from __future__ import annotations

from defuse.rulebook.entry import Asked
from defuse.rulebook.texts import ask

QUESTIONS: dict[str, tuple[Asked, ...]] = {
    "rule/dual-cut": (ask("wrong-on-purpose", "C7"), ask("not-held", "C7")),
    "rule/solo-cut": (ask("both-stands", "C2", "C8"), ask("three", "C8")),
    "rule/turn": (ask("skip", "C10"), ask("no-wires", "C10", "C16")),
    "rule/reds": (ask("red-with-card", "C7", "E6", "E7"),),
    "rule/talking": (ask("earlier", "C15", "M18", "M50"), ask("second-window", "C15", "M38")),
    "rule/opening": (ask("opening-yellow", "C5"),),
    "rule/equipment": (ask("others-turn", "E3", "E4"), ask("one-after-another", "E3")),
    "rule/characters": (ask("once", "E21"),),
    "token/number": (ask("both-used", "C6"),),
    "token/yellow": (ask("yellow-shows", "C7"),),
    "card/1": (ask("two-yellows", "E10"),),
    "card/2": (ask("swap-token", "E9"), ask("swap-wish", "E9"), ask("swap-stand", "E9")),
    "card/3": (ask("triple-hit", "E6"), ask("triple-token", "E6")),
    "card/5": (ask("super-different", "E6"),),
    "card/8": (ask("radar-how-many", "E12"), ask("radar-colour", "E12")),
    "card/9": (ask("stabilizer-token", "E8", "K3", "M58"),),
    "card/10": (ask("ray-which", "E7"), ask("ray-consecutive", "E7"), ask("ray-detector", "E7")),
    "card/11-11": (ask("hook-stand", "E20"),),
    "card/DD": (
        ask("dd-neighbours", "E6"),
        ask("dd-two-stands", "E6"),
        ask("dd-one-red", "E6"),
        ask("dd-both-red", "E6"),
        ask("dd-colour", "E6"),
    ),
    "mission/29": (ask("who-lays", "E14", "M29"),),
    "mission/66": (ask("striped", "M66"),),
}
"""By the id of an entry. Those of missions come after what the mission card itself answers (missions.ftl)."""


def asked_of(entry: str) -> tuple[Asked, ...]:
    """What is asked about an entry."""
    return QUESTIONS.get(entry, ())
