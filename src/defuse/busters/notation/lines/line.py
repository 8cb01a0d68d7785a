"""Lines for what a mission has on the table beside wires and cards: how they are written, read, and missed.

A line belongs to a kind of rule and speaks of some of its fields. Most lines are one field and a `Codec` for its
values (`FieldLine`). A field without a line in the text has its usual value: as the mission starts, or as it follows
from the rest of the table. What the mission needs and what cannot follow has a `Need`, and is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.notation.lines.desk import Desk, Sheet
from defuse.busters.notation.lines.values import Codec
from defuse.busters.notation.text import Words
from defuse.kernel import Rule
from defuse.words import Message, say

When = Callable[[Board, Any], bool]
"""Whether something is so on a table, as far as a rule is concerned."""
Usual = Callable[[Board, Any, Any], Any]
"""The value that a field has without a line: from the table, the rule as it is, and the rule as the mission starts."""
NO_LINE = say("notation-line-none")
"""What is told by a line that is never written."""


def always(board: Board, rule: Any) -> bool:
    """From the deal on."""
    return True


def opened(board: Board, rule: Any) -> bool:
    """Once the opening tokens lie."""
    return board.opened


def in_play(board: Board, rule: Any) -> bool:
    """Once something has happened: before, all is as the mission starts."""
    return board.opened and bool(board.gone or board.turns > 1 or board.rounds)


class Need(NamedTuple):
    """That a table cannot do without a line."""

    says: Message
    """What the mission needs, as in `its deadly number`."""
    when: When = always


class Line:
    """How some fields of a rule are written and read."""

    def __init__(
        self,
        word: str,
        fields: tuple[str, ...],
        says: Message,
        *examples: str,
        need: Need | None = None,
        applies: When = always,
    ) -> None:
        self.word = word
        """The word that the line begins with."""
        self.fields = fields
        self.says = says
        """What it tells, in a sentence."""
        self.given_examples = examples
        self.need = need
        self.applies = applies
        """Whether there is such a line at all, by what the rule is set to."""

    def examples(self, players: int, rule: Any) -> tuple[str, ...]:
        """How the line may look at a table of so many."""
        return self.given_examples

    def read(self, desk: Desk, rule: Rule, said: list[Words]) -> None:
        """Put on the desk what the lines of this word say, or what is usual where there is none."""
        raise NotImplementedError

    def write(self, sheet: Sheet, rule: Rule) -> list[str]:
        """The lines; none where all is as usual."""
        raise NotImplementedError

    def needed(self, board: Board, rule: Rule) -> bool:
        """Whether a table cannot do without this line now."""
        return self.need is not None and self.need.when(board, rule)

    def lacking(self, desk: Desk, rule: Rule, said: list[Words]) -> bool:
        """Whether the text has to say it and does not."""
        plain = desk.plain.rule(rule.id)
        unsaid = plain is None or all(
            getattr(rule, name) == getattr(plain, name) for name in self.fields if name in rule.__struct_fields__
        )
        return not said and unsaid and self.needed(desk.board, rule)


class FieldLine(Line):
    """A line for one field of a rule."""

    def __init__(
        self,
        word: str,
        field: str,
        codec: Codec,
        says: Message,
        *examples: str,
        usual: Usual | None = None,
        need: Need | None = None,
        applies: When = always,
    ) -> None:
        super().__init__(word, (field,), says, *examples, need=need, applies=applies)
        self.field = field
        self.codec = codec
        self.usual = usual

    def value(self, board: Board, rule: Rule, plain: Rule | None) -> Any:
        """The value without a line."""
        if self.usual is not None:
            return self.usual(board, rule, plain)
        return getattr(plain, self.field)

    def read(self, desk: Desk, rule: Rule, said: list[Words]) -> None:
        plain = desk.plain.rule(rule.id)
        if said:
            value = self.codec.read(desk.one(self.word, said), desk)
            said[0].finish()
        elif getattr(rule, self.field) == getattr(plain, self.field):
            value = self.value(desk.board, rule, plain)
        else:
            return  # the line of the rule itself has said it
        desk.put(replace(rule, **{self.field: value}))

    def write(self, sheet: Sheet, rule: Rule) -> list[str]:
        value = getattr(rule, self.field)
        if value == self.value(sheet.board, rule, sheet.plain.rule(rule.id)) and not self.needed(sheet.board, rule):
            return []
        return [f"{self.word} {self.codec.write(value, sheet)}".rstrip()]


class Follows(FieldLine):
    """A field that always follows from the rest of the table: it has no line."""

    def __init__(self, field: str, usual: Usual) -> None:
        super().__init__("", field, Codec(), NO_LINE, usual=usual)

    def read(self, desk: Desk, rule: Rule, said: list[Words]) -> None:
        super().read(desk, rule, [])

    def write(self, sheet: Sheet, rule: Rule) -> list[str]:
        return []


class PerSeat(FieldLine):
    """A field line whose example has a part for each seat."""

    def __init__(self, word: str, field: str, codec: Codec, says: Message, parts: tuple[str, ...], **more: Any) -> None:
        super().__init__(word, field, codec, says, **more)
        self.parts = parts

    def examples(self, players: int, rule: Any) -> tuple[str, ...]:
        return (f"{self.word} {' · '.join(self.parts[:players])}",)
