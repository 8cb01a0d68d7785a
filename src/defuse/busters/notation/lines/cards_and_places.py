"""Lines and codecs of a few missions: cards in a line, numbers that are turned up, oxygen, roles, a figure on a map."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.events import TableReady
from defuse.busters.notation.lines.desk import Desk, Sheet
from defuse.busters.notation.lines.line import FieldLine, Line, Need, in_play
from defuse.busters.notation.lines.values import NONE, Choice, Codec, Numbers, On, Seats, colonless
from defuse.busters.notation.phrases import A_NUMBER_CARD, A_VALUE
from defuse.busters.notation.places import read_seat
from defuse.busters.notation.text import Words
from defuse.busters.rules.bunker_map import GROUND
from defuse.busters.rules.oxygen import OxygenMoved
from defuse.busters.rules.roles import THE_CARD
from defuse.busters.view import Table
from defuse.busters.wires import seat_name
from defuse.kernel import Pass, Rule, Secret
from defuse.words import Message, say

A_SEAT_OR_RESERVE = say("notation-a-seat-or-reserve")
HOW_MANY_TOKENS = say("notation-how-many-tokens")
HOW_MANY_TOKENS_LIE = say("notation-how-many-tokens-lie")
A_ROW = say("notation-a-row")
A_COLUMN = say("notation-a-column")

# Cards in a line.


class CardsInLine(Line):
    """The cards of a line from left to right, finished ones in brackets: `line (4) 9 3`."""

    def read(self, desk: Desk, rule: Any, said: list[Words]) -> None:
        if not said:
            return
        words = desk.one(self.word, said)
        done: list[int] = []
        left: list[int] = []
        words.take(NONE)
        for word in words.rest():
            finished = word.text.startswith("(") and word.text.endswith(")")
            number = word._replace(text=word.text.strip("()") if finished else word.text).number(1, 12, A_NUMBER_CARD)
            if number in (*done, *left):
                raise word.error(say("notation-named-twice", what=number))
            (done if finished else left).append(number)
        if len(done) + len(left) > rule.size:
            raise words.end.error(say("notation-line-size", count=rule.size))
        while left and not rule.two_ends and desk.board.cut[left[0]] >= rule.quota:
            done.append(left.pop(0))
        desk.put(replace(rule, line=tuple(left), done=tuple(done)))

    def write(self, sheet: Sheet, rule: Any) -> list[str]:
        cards = [f"({number})" for number in rule.done] + [str(number) for number in rule.line]
        return [f"{self.word} {' '.join(cards) or NONE}"]


CARD_LINE = (
    CardsInLine(
        "line",
        ("line", "done"),
        say("notation-line-line"),
        "line 4 9 3",
        need=Need(say("notation-line-line.need")),
    ),
    FieldLine(
        "arrow",
        "end",
        Choice({"left": "left", "right": "right"}),
        say("notation-line-arrow"),
        "arrow right",
        need=Need(say("notation-line-arrow.need"), lambda board, rule: rule.two_ends),
        applies=lambda board, rule: rule.two_ends,
    ),
)

# Numbers that are turned up one after the other.


class NumberUp(Line):
    """The number card that was turned up last, where it counts."""

    def read(self, desk: Desk, rule: Any, said: list[Words]) -> None:
        if said:
            words = desk.one(self.word, said)
            (number,) = Numbers(count=1).read(words, desk)
            current = {"number": number} if "number" in rule.__struct_fields__ else {}
            desk.put(replace(rule, seen=(number,), **current))

    def lacking(self, desk: Desk, rule: Any, said: list[Words]) -> bool:
        return not said and self.needed(desk.board, rule)

    def write(self, sheet: Sheet, rule: Any) -> list[str]:
        number = up(rule)
        return [f"{self.word} {number}"] if number else []


class NumbersSeen(Line):
    """The number cards that were turned up before."""

    def read(self, desk: Desk, rule: Any, said: list[Words]) -> None:
        if said:
            words = desk.one(self.word, said)
            before = Numbers().read(words, desk)
            both = set(before) & set(rule.seen)
            if both:
                raise words.end.error(say("notation-open-now", number=min(both)))
            desk.put(replace(rule, seen=(*before, *rule.seen)))

    def write(self, sheet: Sheet, rule: Any) -> list[str]:
        before = rule.seen[:-1] if up(rule) else rule.seen
        return [f"{self.word} {' '.join(map(str, before))}"] if before else []


def up(rule: Any) -> int:
    """The number that counts now; 0 for none."""
    shown: int = rule.number if "number" in rule.__struct_fields__ else rule.current
    return shown


def numbers_turned(says: Message, need: Need | None = None) -> tuple[Line, ...]:
    """The lines for a deck of number cards that are turned up one by one."""
    return (
        NumberUp("number", ("seen", "number"), says, "number 7", need=need),
        NumbersSeen("seen", ("seen",), say("notation-line-seen"), "seen 3 9"),
    )


# Turns, roles, oxygen.


class Free(Line):
    """That the next turn is there for the taking."""

    def read(self, desk: Desk, rule: Any, said: list[Words]) -> None:
        for words in said:
            words.finish()
        taken = None if said or not desk.board.opened else desk.board.turn
        desk.put(replace(rule, taken=taken))

    def write(self, sheet: Sheet, rule: Any) -> list[str]:
        return [self.word] if rule.taken is None and sheet.board.opened else []


class LetGoBy(Line):
    """Who has declined in secret: a whole table has them all, a view that of its own seat at most."""

    def read(self, desk: Desk, rule: Any, said: list[Words]) -> None:
        if said:
            seats = Seats().read(desk.one(self.word, said), desk)
            desk.sealed += [Pass(seat=seat) for seat in seats]

    def write(self, sheet: Sheet, rule: Any) -> list[str]:
        seats = [act.seat for act in sheet.sealed if isinstance(act, Pass)]
        return [f"{self.word} {Seats().write(seats, sheet)}"] if seats else []


class RoleHolder(Line):
    """Who has a role that is given by lot. Who it is follows from the character cards, which this line arranges."""

    def read(self, desk: Desk, rule: Rule, said: list[Words]) -> None:
        pass  # the characters are dealt before rules are read: see `role_of`

    def lacking(self, desk: Desk, rule: Any, said: list[Words]) -> bool:
        return not said and self.needed(desk.board, rule) and rule.seat(desk.board) == desk.board.captain

    def write(self, sheet: Sheet, rule: Any) -> list[str]:
        return [f"{self.word} {seat_name(rule.seat(sheet.board))}"] if THE_CARD in sheet.board.characters else []


ROLE = RoleHolder(
    "role",
    (),
    say("notation-line-role"),
    "role B",
    need=Need(say("notation-line-role.need")),
    applies=lambda board, rule: rule.by_lot,
)


class OxygenLine(Line):
    """Who has how many oxygen tokens: `oxygen A 3 · B 2 · reserve 4`."""

    def usual(self, board: Board, rule: Any) -> Any:
        """As the mission starts."""
        fresh = replace(rule, held=(0,) * len(rule.held), reserve=0)
        for event in fresh.after(Table(board, Secret(b"", "")), TableReady()):
            if isinstance(event, OxygenMoved):
                fresh = fresh.on(event)
        return fresh

    def examples(self, players: int, rule: Any) -> tuple[str, ...]:
        return (
            f"{self.word} {' · '.join(f'{seat_name(seat)} {3 - seat % 2}' for seat in range(players))} · reserve 1",
        )

    def read(self, desk: Desk, rule: Any, said: list[Words]) -> None:
        if not said:
            if not any(rule.held) and not rule.reserve:
                desk.put(self.usual(desk.board, rule))
            return
        words = desk.one(self.word, said)
        held = [0] * len(rule.held)
        reserve = 0
        words.take(NONE)
        while words:
            who = colonless(words.next(A_SEAT_OR_RESERVE))
            tokens = words.next(HOW_MANY_TOKENS).number(0, 99, HOW_MANY_TOKENS_LIE)
            if who.text == "reserve":
                reserve = tokens
            else:
                held[read_seat(who, desk.board.players)] = tokens
        desk.put(replace(rule, held=tuple(held), reserve=reserve))

    def write(self, sheet: Sheet, rule: Any) -> list[str]:
        if rule == self.usual(sheet.board, rule) and not self.needed(sheet.board, rule):
            return []
        parts = [f"{seat_name(seat)} {tokens}" for seat, tokens in enumerate(rule.held) if tokens]
        parts += [f"reserve {rule.reserve}"] if rule.reserve else []
        return [f"{self.word} {' · '.join(parts) or NONE}"]

    def lacking(self, desk: Desk, rule: Any, said: list[Words]) -> bool:
        return not said and self.needed(desk.board, rule) and rule == self.usual(desk.board, rule)


OXYGEN = OxygenLine(
    "oxygen",
    ("held", "reserve"),
    say("notation-line-oxygen"),
    need=Need(say("notation-line-oxygen.need"), in_play),
)

# Codecs of one mission each.


class Results(Codec):
    """Cards that were won and lost."""

    def write(self, value: Any, on: On) -> str:
        return " ".join(["won" if won else "lost" for won in value]) or NONE

    def read(self, words: Words, on: On) -> tuple[bool, ...]:
        found: list[bool] = []
        words.take(NONE)
        while words:
            found.append(words.expect("won", "lost").text == "won")
        return tuple(found)


class Hits(Codec):
    """What turns have cut, `solo` behind a solo cut."""

    def write(self, value: Any, on: On) -> str:
        return " · ".join(["y" if hit == 13 else str(hit) + (" solo" if alone else "") for hit, alone in value]) or NONE

    def read(self, words: Words, on: On) -> tuple[tuple[int, bool], ...]:
        found: list[tuple[int, bool]] = []
        words.take(NONE)
        while words:
            said = words.next(A_VALUE)
            value = 13 if said.text == "y" else said.number(1, 12, A_VALUE)
            found.append((value, words.take("solo")))
        return tuple(found)


class Figure(Codec):
    """A square: its row and its column, counted from 1."""

    def write(self, value: Any, on: On) -> str:
        return f"{value[0] + 1} {value[1] + 1}"

    def read(self, words: Words, on: On) -> tuple[int, int]:
        row = words.next(A_ROW).number(1, len(GROUND.squares), A_ROW)
        column = words.next(A_COLUMN).number(1, len(GROUND.squares[0]), A_COLUMN)
        return row - 1, column - 1
