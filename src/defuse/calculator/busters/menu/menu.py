"""The menu of a table: all templates, with the choices that they need."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec.structs import replace

from defuse.busters.notation.lines import WORDS
from defuse.busters.notation.text import lines
from defuse.calculator.busters.menu.facts import fact_templates
from defuse.calculator.busters.menu.setup import setup_templates, state_templates
from defuse.calculator.busters.menu.tray import Tray
from defuse.calculator.busters.menu.turns import turn_templates
from defuse.calculator.busters.sketch import drawn_so_far
from defuse.calculator.tapping import LineTemplate, Menu
from defuse.kernel import Observation
from defuse.logbook.keys import key_of
from defuse.words import Speaker

_WHOSE = re.compile(r"\s*\S+\s+(\S+?):")
ALWAYS = ("marks",)
"""Groups that are sent even if no template names them: slots of stands are edited with them."""


def menu_of(seen: Observation, text: str, speaker: Speaker, *, playing: bool = True) -> Menu:
    """All that can be entered at a table; with `playing`, what can happen next as well."""
    unnamed = tuple([colour for colour in ("red", "yellow") if drawn_so_far(text, colour) is not None])
    tray = Tray(seen, speaker, unnamed)
    where = lines_by_key(text)
    templates = [*_placed(setup_templates(tray), where), *fact_templates(tray)]
    if playing:
        templates = [*turn_templates(seen, tray), *state_templates(tray), *templates]
    tray.tokens()
    choices = tray.choices(templates)
    for name in ALWAYS:
        choices[name] = tray.choices_in(name)
    return Menu(templates=tuple(templates), choices=choices)


def lines_by_key(text: str) -> dict[str, int]:
    """The lines of a text by what they are about."""
    found: dict[str, int] = {}
    for number, line in lines(text):
        first = line.split()[0].lower()
        whose = _WHOSE.match(line) if first in WORDS else None
        key = "mission" if first == "mission" else f"{first} {whose[1].lower()}" if whose else key_of(line)
        found.setdefault(key, number)
    return found


def _placed(templates: Iterator[LineTemplate], where: dict[str, int]) -> Iterator[LineTemplate]:
    """Templates with the lines that they have in a text."""
    for template in templates:
        yield replace(template, line=where.get(template.key)) if template.key else template
