"""The book of Bomb Squad Academy."""

from __future__ import annotations

from functools import cache

from defuse.academy.catalogue import tools
from defuse.academy.components import WIRES, printed
from defuse.academy.tool import Tool, when_used
from defuse.rulebook.book import GameBook
from defuse.rulebook.entry import Asked, Chapter, Entry, Fact, Section
from defuse.rulebook.texts import ask, find, lines, told
from defuse.words import Argument, Message, say

MINUTE = ("academy-bomb", "academy-choose", "academy-cut", "academy-boom", "academy-score")
"""The pictures of the one minute, a sentence each."""

ROUND: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "choose": (("A6", "A14"), ("action/cutter", "action/wait", "action/chicken")),
    "protect": (("A6", "A22"), ("action/wait", "tool/orders")),
    "cut": (("A2", "A4", "A5", "A18"), ("round/value", "round/explosion")),
    "value": (("A4",), ("round/plates", "tool/amplifier")),
    "explosion": (("A2", "A6", "A7"), ("action/chicken", "tool/helmet", "tool/shield")),
    "end": (("A3", "A11", "A12"), ("academy/players",)),
    "next": (("A10", "A26"), ("round/plates", "round/tools")),
    "plates": (("A3",), ("round/value",)),
    "tools": (("A9", "A23", "A26", "A27"), ("tool/air-horn",)),
}
"""The parts of the ten minutes, with their rulings and what belongs to them."""

PICTURES = {
    "choose": "academy-choose",
    "cut": "academy-cut",
    "value": "academy-value",
    "explosion": "academy-boom",
    "plates": "academy-plates",
}

ACTIONS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "cutter": (("A1", "A4"), ("round/cut",)),
    "wait": (("A6", "A11"), ("round/protect", "tool/toolkit")),
    "chicken": (("A6", "A14", "A20"), ("round/explosion", "tool/mirror")),
}

TOOLS: dict[str, tuple[str, ...]] = {
    "air-horn": ("A15", "A23"),
    "amplifier": ("A24",),
    "bomb-blanket": ("A9", "A17"),
    "crimper": ("A17", "A24"),
    "dynamo": ("A9", "A16"),
    "freezer": ("A2", "A16"),
    "hammer": ("A16", "A23"),
    "helmet": ("A19",),
    "jammer": ("A9",),
    "jumper": ("A15", "A23"),
    "mirror": ("A14", "A20"),
    "orders": ("A15", "A28"),
    "schematics": ("A15", "A28"),
    "scrambler": ("A2", "A16"),
    "shield": ("A17", "A19"),
    "sniffer": ("A14", "A21"),
    "switch": ("A15", "A23"),
    "toolkit": ("A11", "A21", "A23"),
    "wrench": ("A16", "A17", "A23"),
    "x-ray": ("A16", "A23"),
}
"""The rulings of each tool."""

QUESTIONS: dict[str, tuple[Asked, ...]] = {
    "round/choose": (ask("choosing-again", "A21"),),
    "round/protect": (ask("both-protected", "A22"),),
    "round/cut": (ask("empty-deck", "A5"),),
    "round/explosion": (ask("shared-boom", "A18"), ask("later-wires", "A6"), ask("below-zero", "A7")),
    "round/next": (ask("tie", "A8", "A13"),),
    "round/tools": (ask("tool-window", "A9", "A27"),),
    "action/wait": (ask("wait-back", "A11"),),
    "action/chicken": (ask("must-look", "A20"),),
    "tool/bomb-blanket": (ask("own-explosion", "A17"),),
    "tool/helmet": (ask("helmet-and-shield", "A19"),),
    "tool/shield": (ask("helmet-and-shield", "A19"),),
    "tool/amplifier": (ask("plates-doubled", "A24"),),
    "tool/hammer": (ask("hammer-chain", "A16"),),
    "tool/wrench": (ask("hammer-chain", "A16"),),
    "tool/sniffer": (ask("choosing-again", "A21"),),
    "tool/toolkit": (ask("choosing-again", "A21"),),
}
"""What players ask, by the id of an entry."""


def _plain(id: str, text: str, rulings: tuple[str, ...], see: tuple[str, ...], picture: str = "") -> Entry:
    return Entry(
        id=id,
        title=say(text),
        sections=told(text, picture=picture),
        asked=QUESTIONS.get(id, ()),
        see=see,
        rulings=rulings,
        find=find(text),
    )


def _learning() -> tuple[Entry, ...]:
    short, ten = "rulebook-academy-minute", "rulebook-academy-ten"
    told_shortly = zip(lines(short), MINUTE, strict=True)
    parts = [
        Section(
            title=say(f"rulebook-round-{name}"),
            lines=lines(f"rulebook-round-{name}"),
            picture=PICTURES.get(name, ""),
            entry=f"round/{name}",
        )
        for name in ROUND
    ]
    return (
        Entry(
            id="academy/minute",
            title=say(short),
            sections=tuple([Section(lines=(line,), picture=picture) for line, picture in told_shortly]),
            see=("academy/ten", "academy/players"),
            rulings=("A2", "A6", "A13"),
            find=find(short),
        ),
        Entry(
            id="academy/ten",
            title=say(ten),
            sections=(Section(lines=lines(ten)), *parts),
            see=("academy/players", "action/cutter", "tool/air-horn"),
            rulings=tuple(dict.fromkeys(ruling for rulings, _ in ROUND.values() for ruling in rulings)),
            find=find(ten),
        ),
        _plain("academy/players", "rulebook-academy-players", ("A10", "A12"), ("round/end", "round/next")),
    )


def _actions() -> tuple[Entry, ...]:
    return tuple([_action(name, rulings, see) for name, (rulings, see) in ACTIONS.items()])


def _action(name: str, rulings: tuple[str, ...], see: tuple[str, ...]) -> Entry:
    text = f"rulebook-action-{name}"
    filled: dict[str, Argument] = {"decks": _decks()} if name == "cutter" else {}
    return Entry(
        id=f"action/{name}",
        title=say(text),
        sections=told(text, filled=filled),
        asked=QUESTIONS.get(f"action/{name}", ()),
        see=see,
        rulings=rulings,
        find=find(text),
    )


def _decks() -> Message:
    """What the decks hold, wire by wire."""
    known = printed()
    decks = [
        say(
            "rulebook-deck",
            wire=say(f"academy-wire-{wire}"),
            cards=tuple(sorted(known.wire(wire).cards)),
            track=known.wire(wire).track,
        )
        for wire in WIRES
    ]
    return say("pool-several", pools=tuple(decks))


def _tool(name: str, kind: type[Tool]) -> Entry:
    return Entry(
        id=f"tool/{name}",
        title=kind.title,
        sign=("tool", name),
        facts=(Fact(say("rulebook-fact-when"), when_used(kind)),),
        sections=(Section(lines=(kind.text,)),),
        asked=QUESTIONS.get(f"tool/{name}", ()),
        see=("round/tools",),
        rulings=TOOLS[name],
    )


class AcademyBook(GameBook):
    """Learning, a round, action cards, tools."""

    game = "academy"
    title = say("rulebook-title-academy")
    minute = "academy/minute"

    def chapters(self) -> tuple[Chapter, ...]:
        return _chapters()


@cache
def _chapters() -> tuple[Chapter, ...]:
    """All of it, made once."""
    rounds = [
        _plain(f"round/{name}", f"rulebook-round-{name}", rulings, see, PICTURES.get(name, ""))
        for name, (rulings, see) in ROUND.items()
    ]
    return (
        Chapter(id="academy", title=say("rulebook-chapter-academy"), entries=_learning()),
        Chapter(id="round", title=say("rulebook-chapter-round"), entries=tuple(rounds)),
        Chapter(id="action", title=say("rulebook-chapter-action"), entries=_actions()),
        Chapter(
            id="tool",
            title=say("rulebook-chapter-tool"),
            text=say("rulebook-chapter-tool.text"),
            entries=tuple([_tool(name, kind) for name, kind in tools().items()]),
        ),
    )


BOOK = AcademyBook()
