"""The ids of messages that the code computes, from what they belong to: acts, cards, missions and the like."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from inspect import getsource
from re import findall
from typing import Any, get_args

from typer.main import get_command

from defuse.academy import catalogue as academy
from defuse.academy.board import ACTIONS
from defuse.academy.components import WIRES
from defuse.academy.tool import Tool
from defuse.busters import catalogue as busters
from defuse.busters.card import Timing, card_text, card_title, timing_words
from defuse.busters.causes import Loss, Skip
from defuse.busters.challenges import CHALLENGES
from defuse.busters.characters import CHARACTERS
from defuse.busters.constraints import CONSTRAINTS
from defuse.busters.mission import Mission
from defuse.busters.rules.bunker_map import DIRECTIONS, FLOORS, STEPS, way_word
from defuse.busters.rules.roles import RoleName
from defuse.busters.rules.speech import Speech
from defuse.busters.script import Script
from defuse.cli.app import app
from defuse.cli.help import ALL, helps_of
from defuse.companion import lots as companion
from defuse.kernel import Act, Ask, Rule
from defuse.kernel.act import act_label, act_text
from defuse.rulebook import books
from defuse.server.games import boxes
from defuse.server.games.academy.box import card_of
from defuse.words import SOURCE, Message, Text, catalogue

NEVER_SAID = ("bunker-done-rearrange", "bunker-done-wires")
"""The bunker's last step ends with the mission; with the one of the cards nothing is to be told."""


def kinds_of(base: type[Any]) -> Iterator[type[Any]]:
    """All kinds of acts or of questions in both games."""
    boxes()
    busters.missions()
    busters.cards()
    academy.tools()
    for kind in base.__subclasses__():
        if kind.__module__.startswith("defuse."):
            yield kind
        yield from kinds_of(kind)


def lessons() -> Iterator[str]:
    """The title of each lesson, and what its steps say."""
    for box in boxes():
        for lesson in box.school.lessons() if box.school is not None else ():
            yield from (f"lesson-{lesson.name}", f"lesson-{lesson.name}.text")
            for number in range(1, len(lesson.steps) + 1):
                id = f"lesson-{lesson.name}-{number}"
                yield from (id, f"{id}.task", f"{id}.hint")


def computed() -> Iterator[str]:
    """All ids that are made of parts, or kept as data."""
    yield from acts()
    yield from questions()
    yield from named_things()
    for mission in busters.missions().values():
        yield from of_mission(mission)
    yield from in_academy()
    yield from in_companion()
    yield from commands()
    yield from in_the_rulebook()
    yield from [f"http-{code}" for code in ("path", "method", "other")]
    yield from lessons()


def commands() -> Iterator[str]:
    """What commands and their options say of themselves."""
    group: Any = get_command(app)
    yield from [said.id for _, said in helps_of(group, ALL)]
    for name, command in group.commands.items():
        yield from [said.id for _, said in helps_of(command, f"cli-command-{name}")]


def acts() -> Iterator[str]:
    """What acts are, and what stands on their buttons."""
    kinds: list[type[Act]] = list(kinds_of(Act))
    for kind in kinds:
        yield from (act_text(kind).id, act_label(kind).id)


def questions() -> Iterator[str]:
    """The questions that are put as they are, at least sometimes."""
    kinds: list[type[Ask]] = [Ask, *kinds_of(Ask)]
    for kind in kinds:
        if kind.question is Ask.question or "super().question()" in getsource(kind.question):
            yield f"ask-{kind.__struct_config__.tag}"


def named_things() -> Iterator[str]:
    """Cards of all kinds, causes, roles, and the squares of the bunker."""
    for corner in (*[kind.card for kind in busters.cards().values()], *[who.card for who in CHARACTERS.values()]):
        yield from _ids((card_title(corner), card_text(corner)))
    yield from _ids([said for card in CONSTRAINTS.values() for said in (card.title, card.text)])
    yield from _ids([said for card in CHALLENGES.values() for said in (card.title, card.text)])
    yield from _ids([character.title for character in CHARACTERS.values()])
    yield from _ids([cause.words() for kind in (Loss, Skip) for cause in kind])
    yield from _ids([cause.blaming(0) for cause in Loss])
    yield from _ids([said for role in RoleName for said in (role.words(), role.text())])
    yield from _ids([timing_words(timing) for timing in get_args(Timing)])
    yield from ("value-even", "value-odd")  # the marks of tokens
    yield from in_the_bunker()


def in_the_bunker() -> Iterator[str]:
    """Floors, squares, ways and steps of the bunker."""
    for floor in FLOORS:
        yield floor.title.id
        yield from _ids([square for row in floor.shown for square in row if isinstance(square, Message)])
    yield from _ids([way_word(direction) for direction in DIRECTIONS])
    yield from _ids([said for step in STEPS for said in (step.task(), step.done()) if said.id not in NEVER_SAID])


def of_mission(mission: Mission) -> Iterator[str]:
    """The card of a mission, and what its rules have as data."""
    parts = [part for pair in mission.questions for part in pair]
    yield from _ids((mission.title, mission.story, *mission.setup, *mission.goal, *parts))
    for rule in mission.rules:
        yield from of_rule(rule)


def of_rule(rule: Rule) -> Iterator[str]:
    """What a rule has as data: lines of a script, signs."""
    if isinstance(rule, Script):
        yield from (rule.title, Script(cues=()).title)
        yield from [cue.line for cue in rule.cues if cue.line]
    elif isinstance(rule, Speech):
        yield from rule.sign_ids


def in_companion() -> Iterator[str]:
    """The lots of the companion: each has a title, and a sentence that says what to do with it."""
    lots = {"red", "yellow", *findall(r'\.lot\(\s*"([a-z-]+)"', getsource(companion))}
    for lot in lots:
        yield from (f"companion-lot-{lot}", f"companion-lot-{lot}.text")


def in_academy() -> Iterator[str]:
    """Wires, actions, tools, and the card of the game."""
    for name in (*[f"academy-wire-{wire}" for wire in WIRES], *[f"academy-action-{card}" for card in ACTIONS]):
        yield from (name, f"{name}.title")
    for tool in academy.tools().values():
        yield from _ids((tool.title, tool.text, *((tool.need,) if tool.fits is not Tool.fits else ())))
    card_of(SOURCE)  # an entry without a part that it asks for is a KeyError here
    yield from [f"game-academy-card.{name}" for name in catalogue(SOURCE).attributes("game-academy-card")]


def in_the_rulebook() -> Iterator[str]:
    """Whatever the entries of the rule book say, and its chapters."""
    for book in books():
        for chapter in book.chapters():
            yield from _ids([chapter.title, *([chapter.text] if chapter.text else [])])
            for entry in chapter.entries:
                said: list[Text] = [entry.title, *([entry.find] if entry.find else [])]
                said += [line for section in entry.sections for line in (section.title, *section.lines)]
                said += [part for asked in entry.asked for part in (asked.question, asked.answer)]
                yield from _ids([line for line in said if isinstance(line, Message)])
    yield from ("rulebook-deck",)  # inside another message


def _ids(messages: Iterable[Message]) -> Iterator[str]:
    yield from [message.id for message in messages]
