"""Lines for tokens that lie beside stands, for wires that were pointed at, and for a radar that was just heard."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from defuse.busters.board import Beside, Board
from defuse.busters.events import RadarAnswered
from defuse.busters.notation.lines.desk import Desk, Sheet
from defuse.busters.notation.lines.line import FieldLine, Line, Need
from defuse.busters.notation.lines.values import NONE, OneToken, TokensAtWires, read_mark, write_mark
from defuse.busters.notation.phrases import A_STAND, WHAT_TOKEN
from defuse.busters.notation.places import Places
from defuse.busters.notation.text import Words
from defuse.busters.rules.clues import radar_facts
from defuse.busters.supply import PER_NUMBER, beside, lying
from defuse.busters.wires import kinds_of, mark_word, value_named
from defuse.kernel import Among, Fact, Rule
from defuse.words import say

EARLIER = "earlier"
"""Behind what was told when the hands were other hands: facts say what is left of it."""


def has_none(board: Board, token: Beside) -> Among | None:
    """What a token beside a stand tells: its owner has no such wire."""
    hand = Places(board).hand(board.owners[token.stand])
    return Among(hand, kinds_of(value_named(token.mark)), 0, 0) if hand else None


class BesideStands(Line):
    """Tokens beside stands, the oldest first: `beside A1 5 · B1 y`."""

    def tells(self, board: Board, token: Beside) -> Among | None:
        """The fact that a token stands for, as hands are now."""
        return has_none(board, token)

    def usual(self, board: Board, rule: Rule) -> tuple[Beside, ...]:
        """The tokens that lie there without a line."""
        return ()

    def read(self, desk: Desk, rule: Rule, said: list[Words]) -> None:
        if not said:
            desk.board = replace(desk.board, beside=self.usual(desk.board, rule))
            return
        words = desk.one(self.word, said)
        rows = list(desk.places.rows)
        words.take(NONE)
        while words:
            stand = rows.index(desk.places.row(words.next(A_STAND)))
            shown = words.next(WHAT_TOKEN)
            token = Beside(stand, read_mark(shown))
            if len(lying(desk.board, token.mark)) + beside(desk.board, token.mark) >= PER_NUMBER:
                raise shown.error(say("notation-two-tokens", mark=mark_word(token.mark)))  # C6
            desk.board = replace(desk.board, beside=(*desk.board.beside, token))
            told = None if words.take(EARLIER) else self.tells(desk.board, token)
            if told is not None:
                desk.tell(told, shown)

    def write(self, sheet: Sheet, rule: Rule) -> list[str]:
        if sheet.board.beside == self.usual(sheet.board, rule):
            return []
        names = list(sheet.places.rows)
        parts: list[str] = []
        for token in sheet.board.beside:
            told = self.tells(sheet.board, token)
            early = told is not None and not sheet.tells(told)
            parts.append(f"{names[token.stand]} {write_mark(token.mark)}{f' {EARLIER}' if early else ''}")
        return [f"{self.word} {' · '.join(parts) or NONE}"]


class PointedBeside(BesideStands):
    """Tokens beside stands of which each was told of one wire."""

    def tells(self, board: Board, token: Beside) -> None:
        return None

    def usual(self, board: Board, rule: Any) -> tuple[Beside, ...]:
        found: list[Beside] = []
        for token in rule.told:
            stand = board.stand_of(token.wire)
            found.append(Beside(stand, token.mark))
        return tuple(found)


class Told(FieldLine):
    """What was told of wires: each is a fact."""

    def read(self, desk: Desk, rule: Rule, said: list[Words]) -> None:
        super().read(desk, rule, said)
        changed: Any = desk.board.rule(rule.id)
        for fact in told_of(changed):
            desk.tell(fact, said[0].start if said else None)

    def write(self, sheet: Sheet, rule: Any) -> list[str]:
        for fact in told_of(rule):
            sheet.tells(fact)
        return super().write(sheet, rule)


def told_of(rule: Any) -> Iterable[Among]:
    """The facts behind what was told of wires."""
    return [Among((token.wire,), kinds_of(value_named(token.mark)), 1, 1) for token in rule.told]


class Heard(Line):
    """Which stands a radar was heard at, as long as it shows: `heard A1 C1`."""

    def facts(self, board: Board, rule: Any) -> list[Fact]:
        """What the radar has told, as hands are now."""
        if not rule.number or not rule.heard:
            return []
        return list(radar_facts(board, RadarAnswered(rule.number, rule.heard, board.turn)))

    def read(self, desk: Desk, rule: Any, said: list[Words]) -> None:
        if not said:
            return
        words = desk.one(self.word, said)
        rows = list(desk.places.rows)
        yes: list[int] = []
        words.take(NONE)
        early = False
        for word in words.rest():
            if word.text == EARLIER:
                early = True
            else:
                yes.append(rows.index(desk.places.row(word)))
        rule = replace(rule, heard=tuple([stand in yes for stand in range(len(rows))]))
        desk.put(rule)
        for fact in () if early else self.facts(desk.board, rule):
            desk.tell(fact, words.start)

    def write(self, sheet: Sheet, rule: Any) -> list[str]:
        if not rule.heard:
            return []
        names = [name for name, yes in zip(sheet.places.rows, rule.heard, strict=True) if yes]
        facts = self.facts(sheet.board, rule)
        known = [sheet.tells(fact, only_if_all=facts) for fact in facts]
        early = not all(known)
        return [" ".join([self.word, *(names or [NONE]), *([EARLIER] if early else [])])]


BESIDE = (BesideStands("beside", (), say("notation-line-beside"), "beside A1 5"),)
DARK = (
    Told(
        "told",
        "told",
        TokensAtWires(),
        say("notation-line-told"),
        "told A1.3 5",
    ),
    FieldLine("pointed", "pointed", OneToken(), say("notation-line-pointed"), "pointed A1.3 5"),
    PointedBeside("beside", (), say("notation-line-beside-told"), "beside A1 5"),
)


def _radar_asked(board: Board, rule: Any) -> bool:
    return bool(rule.number)


HEARD = Heard(
    "heard",
    ("heard",),
    say("notation-line-heard"),
    "heard A1 C1",
    need=Need(say("notation-line-heard.need"), _radar_asked),
)
