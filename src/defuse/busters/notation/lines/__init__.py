"""What missions have on the table, in plain words: one line for each thing.

A line belongs to a kind of rule (`registry`), so that no mission is named here. `needs` tells which lines a mission
cannot do without, and what they may look like.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.notation.lines.desk import Desk, Sheet
from defuse.busters.notation.lines.line import Line
from defuse.busters.notation.lines.registry import FIRST, WORDS, lines_of
from defuse.busters.notation.text import Words
from defuse.busters.rules.deadly_number import DeadlyNumber
from defuse.busters.setup import Setup, begin
from defuse.kernel import Rule
from defuse.words import Message, say


class LineNote(NamedTuple):
    """A line that a table of a mission may have."""

    word: str
    """What it begins with."""
    says: Message
    """What it tells, in a sentence."""
    examples: tuple[str, ...]
    """How it may look."""
    needs: Message | None
    """What the mission needs it for once it is under way, as in `its deadly number`; None if it may be left out."""


DEADLY = LineNote("deadly", say("notation-line-deadly"), ("deadly 7",), say("notation-line-deadly.need"))


def notes(mission: int, players: int) -> tuple[LineNote, ...]:
    """All lines that a table of a mission may have beside the ordinary ones."""
    setup = Setup(mission=mission, players=players, captain=0)
    board = replace(begin(setup)[0], opened=True, turns=2, validated=(1,))
    found = [DEADLY] if any(isinstance(rule, DeadlyNumber) for rule in board.rules) else []
    for rule in board.rules:
        for line in lines_of(type(rule)):
            if line.word and line.applies(board, rule):
                need = line.need.says if line.need is not None and line.needed(board, rule) else None
                found.append(LineNote(line.word, line.says, line.examples(players, rule), need))
    return tuple(found)


def needs(mission: int, players: int) -> tuple[LineNote, ...]:
    """The lines that a table of a mission under way cannot do without."""
    return tuple([note for note in notes(mission, players) if note.needs])


def read_lines(desk: Desk, said: dict[str, list[Words]], needs: bool) -> LineNote | None:
    """Put on the desk what the lines say, by their first words, and what is usual where there is none.

    With `needs`, a line that the text has to have and has not is given back, and nothing behind it is read.
    """
    if needs and any(isinstance(rule, DeadlyNumber) for rule in desk.board.rules) and len(desk.board.reds) == 1:
        return DEADLY
    left = dict(said)
    for rule in sorted(desk.board.rules, key=lambda rule: not isinstance(rule, FIRST)):
        for line in _lines(desk.board, rule):
            here = said.get(line.word, []) if line.word else []
            left.pop(line.word, None)
            if not here and rule.id in desk.noted:
                continue
            line.read(desk, desk.board.rule(rule.id) or rule, here)
            if needs and line.need is not None and line.lacking(desk, desk.board.rule(rule.id) or rule, here):
                return LineNote(line.word, line.says, line.examples(desk.board.players, rule), line.need.says)
    for word, lines in left.items():
        raise lines[0].start.error(say("notation-no-such-line", mission=desk.board.mission, word=word))
    return None


def write_lines(sheet: Sheet) -> list[str]:
    """The lines of a table."""
    return [
        text for rule in sheet.board.rules for line in _lines(sheet.board, rule) for text in line.write(sheet, rule)
    ]


def told_fields(rule: Rule) -> frozenset[str]:
    """The fields of a rule that lines tell."""
    return frozenset(field for line in lines_of(type(rule)) for field in line.fields)


def _lines(board: Board, rule: Rule) -> list[Line]:
    return [line for line in lines_of(type(rule)) if line.applies(board, rule)]


__all__ = [
    "WORDS",
    "Desk",
    "LineNote",
    "Sheet",
    "needs",
    "notes",
    "read_lines",
    "told_fields",
    "write_lines",
]
