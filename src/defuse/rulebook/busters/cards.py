"""Equipment cards, characters, constraints and challenges: what is printed on them, and what else there is to say."""

from __future__ import annotations

from defuse.busters import catalogue
from defuse.busters.card import Equipment, card_text, card_title, timing_words
from defuse.busters.challenges import CHALLENGES
from defuse.busters.characters import CHARACTERS, NEW, Character
from defuse.busters.constraints import CONSTRAINTS
from defuse.busters.wires import value_word
from defuse.rulebook.busters.questions import asked_of
from defuse.rulebook.entry import Entry, Fact, Section
from defuse.rulebook.texts import lines
from defuse.words import Message, say

CARDS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "DD": (("E6", "E21"), ("rule/characters", "card/3", "card/5", "card/7")),
    "1": (("E10",), ("token/differs", "card/12")),
    "2": (("E9",), ("card/11-11", "character/E2")),
    "3": (("E6",), ("card/DD", "card/5", "character/E3")),
    "4": (("E11",), ("token/number", "rule/opening")),
    "5": (("E6",), ("card/DD", "card/3")),
    "6": (("C1", "D2"), ("rule/dial",)),
    "7": (("E13",), ("rule/characters",)),
    "8": (("E12",), ("character/E1", "mission/18")),
    "9": (("E8", "D3", "D8"), ("rule/reds", "rule/dual-cut")),
    "10": (("E7",), ("card/DD", "character/E4")),
    "11": (("E14",), ("rule/turn",)),
    "12": (("E10",), ("token/equal", "card/1")),
    "Y": (("E1", "E15"), ("rule/equipment",)),
    "22": (("E16",), ("token/count",)),
    "33": (("E5", "E17"), ("rule/equipment",)),
    "99": (("E18",), ("rule/solo-cut",)),
    "10-10": (("E5", "E19"), ("rule/validation",)),
    "11-11": (("E20",), ("card/2",)),
}
"""The rulings and what belongs to it, by what is printed in the corner."""

JOIN = 31
"""With this mission the new characters join, and the first constraints."""
CHALLENGED = 55
"""The first mission with challenges."""

_CONSTRAINTS: dict[str, tuple[str, tuple[str, ...]]] = {
    **dict.fromkeys("ABCDE", ("values", ("K1", "K6", "K7"))),
    "F": ("not-4-to-9", ("K1", "K6", "K7")),
    "G": ("equipment", ("K2", "K7", "N33")),
    "H": ("information", ("K3", "K7", "N34")),
    "I": ("end", ("K4", "K6")),
    "J": ("end", ("K4", "K6")),
    "K": ("solo", ("K5", "E18")),
    "L": ("price", ("K5", "E8")),
}
"""What else is said of a constraint (`rulebook-constraint.…`), and its rulings."""

_CHALLENGES: dict[int, tuple[tuple[str, ...], tuple[str, ...]]] = {
    1: (("red",), ("H1", "N40")),
    2: (("row",), ("H2", "H7")),
    3: (("pairs", "checked"), ("H3", "H7")),
    4: (("first",), ("H6", "H7")),
    5: (("row",), ("H2", "H7")),
    6: (("islands", "checked"), ("H4", "H7")),
    7: (("row", "stairs"), ("H2", "H7")),
    8: (("first",), ("H6", "H7")),
    9: (("claim",), ("H4",)),
    10: (("checked",), ("H5", "H7")),
}
"""What else is said of a challenge (`rulebook-challenge.…`), and its rulings."""


def equipment() -> tuple[Entry, ...]:
    """All equipment cards, and the Double Detector."""
    return tuple([_card(kind) for kind in catalogue.cards().values()])


def characters() -> tuple[Entry, ...]:
    """All characters."""
    return tuple([_character(who) for who in CHARACTERS.values()])


def constraints() -> tuple[Entry, ...]:
    """All constraint cards."""
    where = _missions_with("constraint-")
    found: list[Entry] = []
    for letter, card in CONSTRAINTS.items():
        note, rulings = _CONSTRAINTS[letter]
        more = [say(f"rulebook-constraint.{name}") for name in (note, "cannot", "shared")]
        found.append(
            Entry(
                id=f"constraint/{letter}",
                title=say("item-constraint", letter=letter, title=card.title),
                sign=("constraint", letter),
                sections=_printed(card.text, tuple(more)),
                see=where,
                rulings=rulings,
                since=JOIN,
            )
        )
    return tuple(found)


def challenges() -> tuple[Entry, ...]:
    """All challenge cards."""
    found: list[Entry] = []
    for number, card in CHALLENGES.items():
        notes, rulings = _CHALLENGES[number]
        found.append(
            Entry(
                id=f"challenge/{number}",
                title=card.title,
                sign=("challenge", str(number)),
                sections=_printed(card.text, tuple([say(f"rulebook-challenge.{note}") for note in notes])),
                see=_missions_with("challenges"),
                rulings=rulings,
                since=CHALLENGED,
            )
        )
    return tuple(found)


def _card(kind: type[Equipment]) -> Entry:
    rulings, see = CARDS[kind.card]
    facts = [Fact(say("rulebook-fact-when"), timing_words(kind.timing))]
    if kind.unlock is not None:
        value, count = kind.unlock
        unlocked = say("rulebook-fact-cut", count=count, value=value_word(value))
        facts.append(Fact(say("rulebook-fact-unlock"), unlocked))
        facts.append(Fact(say("rulebook-fact-since"), say("rulebook-fact-mission", number=kind.since)))
    return Entry(
        id=f"card/{kind.card}",
        title=card_title(kind.card),
        sign=("equipment", kind.card),
        facts=tuple(facts),
        sections=_printed(card_text(kind.card), lines(f"rulebook-card-{kind.card.lower()}", "more-")),
        asked=asked_of(f"card/{kind.card}"),
        see=see,
        rulings=rulings,
        since=kind.since if kind.unlock is not None else 0,
    )


def _character(who: Character) -> Entry:
    new = who.name in NEW
    card = card_title(who.card)
    said: list[Message] = [say("rulebook-character.new" if new else "rulebook-character.base", card=card)]
    if who.name == "1":
        said.append(say("rulebook-character.captain"))
    if who.name == "E4":  # E21
        said.append(say("rulebook-character.banned", card=card))
    return Entry(
        id=f"character/{who.name}",
        title=who.title,
        sign=("character", who.name),
        facts=(Fact(say("rulebook-fact-personal"), card),),
        sections=(Section(lines=tuple(said)),),
        see=(f"card/{who.card}", "rule/characters"),
        rulings=("E21",),
        since=JOIN if new else 0,
    )


def _printed(text: Message, more: tuple[Message, ...]) -> tuple[Section, ...]:
    """What is printed on a card, then what else there is to say of it."""
    return (Section(lines=(text,)), Section(title=say("rulebook-in-detail"), lines=more, points=True))


def _missions_with(start: str) -> tuple[str, ...]:
    """The missions with a rule whose id begins so."""
    known = catalogue.missions().items()
    return tuple([f"mission/{number}" for number, card in known if any(r.id.startswith(start) for r in card.rules)])
