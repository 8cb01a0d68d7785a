"""The catalogue finds missions and cards in their folders, so that adding one is adding a file.

The core asks here by number or name and never imports a mission or a card itself.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache
from types import ModuleType

from defuse.busters.card import Equipment
from defuse.busters.mission import Mission
from defuse.kernel import Act, Rule
from defuse.words import Said, say

MISSIONS = "defuse.busters.missions"
EQUIPMENT = "defuse.busters.equipment"


class UnknownMission(Said):
    """There is no such mission."""


@lru_cache(maxsize=1)
def missions() -> dict[int, Mission]:
    """All missions, by number."""
    found = {mission.number: mission for module in _modules(MISSIONS) if (mission := getattr(module, "MISSION", None))}
    return dict(sorted(found.items()))


def mission(number: int) -> Mission:
    """The mission of a number."""
    known = missions()
    if number not in known:
        raise UnknownMission(say("mission-unknown", number=number, known=_ranges(list(known))))
    return known[number]


@lru_cache(maxsize=1)
def cards() -> dict[str, type[Equipment]]:
    """All equipment cards and personal equipment, by what is printed in the corner, in printed order."""
    found = [card for module in _modules(EQUIPMENT) if (card := getattr(module, "CARD", None))]
    return {card.card: card for card in sorted(found, key=lambda card: card.code)}


@lru_cache(maxsize=1)
def by_code() -> dict[int, type[Equipment]]:
    """All equipment cards by their kind in a pile."""
    return {card.code: card for card in cards().values()}


@lru_cache(maxsize=1)
def acts() -> tuple[type[Act], ...]:
    """All acts of the game: of the base rules, the cards and the missions."""
    from defuse.busters.setup import base_rules

    rules: list[type[Rule]] = [*cards().values(), *(type(rule) for rule in base_rules())]
    rules += [type(rule) for card in missions().values() for rule in card.rules]
    return tuple(dict.fromkeys(verb for rule in rules for verb in rule.verbs))


def _modules(package: str) -> list[ModuleType]:
    folder = importlib.import_module(package)
    return [importlib.import_module(f"{package}.{found.name}") for found in pkgutil.iter_modules(folder.__path__)]


def _ranges(numbers: list[int]) -> str:
    parts: list[str] = []
    for number in numbers:
        if number - 1 in numbers and number + 1 in numbers:
            continue
        joined = number - 1 in numbers
        parts.append(("–" if joined else ", ") + str(number))
    return "".join(parts).removeprefix(", ")
