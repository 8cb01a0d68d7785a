"""Lines for constraint cards: `constraint A: even` binds a seat, `constraint even` everybody."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.card import EVERYBODY
from defuse.busters.constraints import CONSTRAINTS, LETTERS, constraint_on
from defuse.busters.notation.lines.desk import Desk, Sheet
from defuse.busters.notation.lines.line import NO_LINE, FieldLine, Line, Need
from defuse.busters.notation.lines.values import (
    NONE,
    Constraints,
    Flag,
    Number,
    colonless,
    read_constraint,
    write_constraint,
)
from defuse.busters.notation.phrases import A_CONSTRAINT, A_SEAT
from defuse.busters.notation.places import read_seat
from defuse.busters.notation.text import Words
from defuse.busters.numbers import CONSTRAINT_CARDS
from defuse.busters.rules.constraints import AWAY, ConstraintCard, in_force
from defuse.busters.rules.own_constraints import NO_SEAT, OPEN, SPARE, places
from defuse.busters.rules.shared_constraint import PILE
from defuse.busters.view import Table
from defuse.busters.wires import seat_name
from defuse.kernel import UNKNOWN, Rule, Secret
from defuse.words import Seat, say


def bind(desk: Desk, cards: dict[str, int]) -> None:
    """Let these cards be in force, and no others."""
    rules = [rule for rule in desk.board.rules if isinstance(rule, ConstraintCard)]
    desk.put(*[replace(rule, seat=cards.get(rule.letter, AWAY)) for rule in rules])


class ConstraintLine(Line):
    """A line that says which cards are in force."""

    def lacking(self, desk: Desk, rule: Rule, said: list[Words]) -> bool:
        return not said and not in_force(desk.board) and self.needed(desk.board, rule)


class OwnConstraint(ConstraintLine):
    """A card for every seat; it may have been turned down for good."""

    def examples(self, players: int, rule: Any) -> tuple[str, ...]:
        return tuple([f"constraint {seat_name(seat)}: {write_constraint(OPEN[seat])}" for seat in range(players)])

    def read(self, desk: Desk, rule: Any, said: list[Words]) -> None:
        bound: dict[str, int] = {}
        down: list[tuple[str, int]] = []
        for words in said:
            who = colonless(words.next(A_SEAT))
            seat = read_seat(who, desk.board.players)
            letter = read_constraint(words, OPEN)
            if letter in bound or letter in dict(down) or seat in (*bound.values(), *dict(down).values()):
                raise who.error(say("notation-constraint-each"))
            if words.take("down"):
                down.append((letter, seat))
            else:
                bound[letter] = seat
            words.finish()
        if said:
            there = {*bound.values(), *(seat for _, seat in down)}
            for seat in range(desk.board.players):
                if seat not in there:
                    example = f"constraint {seat_name(seat)}: {write_constraint(OPEN[seat])}"
                    raise said[-1].end.error(say("notation-without-constraint", seat=Seat(seat), example=example))
            bind(desk, bound)
            desk.put(replace(rule, down=tuple(down)))

    def write(self, sheet: Sheet, rule: Any) -> list[str]:
        bound = sorted(in_force(sheet.board), key=lambda card: card[1])
        lines = [f"{self.word} {seat_name(seat)}: {write_constraint(letter)}" for letter, seat in bound]
        return lines + [f"{self.word} {seat_name(seat)}: {write_constraint(letter)} down" for letter, seat in rule.down]


class RingOfConstraints(ConstraintLine):
    """A card for every seat, and with few players also left and right of the captain."""

    def examples(self, players: int, rule: Any) -> tuple[str, ...]:
        names = [seat_name(seat) for seat in range(players)] + [["left", "right"], ["left"], [], []][players - 2]
        return tuple([f"constraint {name}: {write_constraint(OPEN[at])}" for at, name in enumerate(names)])

    def names(self, board: Board) -> list[tuple[str, int]]:
        """The places of the ring, clockwise from the captain."""
        found: list[tuple[str, int]] = []
        for seat in places(Table(board, Secret(b"", ""))):
            beside = "right" if any(name == "left" for name, _ in found) else "left"
            found.append((beside if seat == NO_SEAT else seat_name(seat), seat))
        return found

    def read(self, desk: Desk, rule: Any, said: list[Words]) -> None:
        if not said:
            return
        names = self.names(desk.board)
        cards: dict[str, str] = {}
        for words in said:
            name = colonless(words.next(A_SEAT))
            if name.text not in dict(names) or name.text in cards:
                raise name.error(say("notation-ring", places=tuple(dict(names))))
            cards[name.text] = read_constraint(words)
            if list(cards.values()).count(cards[name.text]) > 1:
                raise name.error(say("notation-constraint-once", letter=cards[name.text]))
            words.finish()
        missing = [name for name, _ in names if name not in cards]
        if missing:
            raise said[-1].end.error(say("notation-ring-gap", place=missing[0]))
        ring = tuple([(cards[name], seat) for name, seat in names])
        bind(desk, {letter: seat for letter, seat in ring if seat != NO_SEAT})
        desk.put(replace(rule, ring=ring))

    def write(self, sheet: Sheet, rule: Any) -> list[str]:
        names = [name for name, _ in self.names(sheet.board)]
        return [
            f"{self.word} {name}: {write_constraint(letter)}"
            for name, (letter, _) in zip(names, rule.ring, strict=False)
        ]


class SharedConstraint(ConstraintLine):
    """The card that binds everybody."""

    def read(self, desk: Desk, rule: Rule, said: list[Words]) -> None:
        if said:
            words = desk.one(self.word, said)
            bind(desk, {} if words.take(NONE) else {read_constraint(words): EVERYBODY})
            words.finish()

    def write(self, sheet: Sheet, rule: Rule) -> list[str]:
        letters = [letter for letter, _ in in_force(sheet.board)]
        if not letters and not self.needed(sheet.board, rule):
            return []
        return [f"{self.word} {write_constraint(letters[0]) if letters else NONE}"]


class UsedConstraints(Line):
    """The cards that were in force before, and those that lie face down: `used C F`, `deck K B`."""

    def read(self, desk: Desk, rule: Any, said: list[Words]) -> None:
        words = desk.one(self.word, said) if said else None
        used, deck = "", ""
        if words is not None:
            used = self.letters(words)
            if words.take("deck"):
                deck = self.letters(words)
            words.finish()
        now = "".join([letter for letter, _ in in_force(desk.board)])
        for at, letter in enumerate(used + now + deck):
            if letter in (used + now + deck)[:at]:
                assert words is not None
                raise words.end.error(say("notation-constraint-once", letter=letter))
        left = [letter for letter in LETTERS if letter not in used + now]
        if deck and len(deck) != len(left):
            assert words is not None
            raise words.end.error(say("notation-deck-left", count=len(left), letters=" ".join(left)))
        faces = [CONSTRAINTS[letter].kind for letter in used + now]
        unseen = [CONSTRAINTS[letter].kind for letter in deck or left] if desk.whole else [UNKNOWN] * len(left)
        things = desk.pile(PILE, CONSTRAINT_CARDS, [*faces, *unseen])
        desk.show(things[: len(faces)])
        desk.put(replace(rule, deck=things, turned=len(used) + 1))

    def letters(self, words: Words) -> str:
        """The letters that follow."""
        found = ""
        words.take(NONE)
        while words and words.peek() in LETTERS:
            found += words.next(A_CONSTRAINT).text
        return found

    def write(self, sheet: Sheet, rule: Any) -> list[str]:
        pile = sheet.pile(PILE)
        if pile is None:
            return []
        faces = [sheet.face(thing) for thing in rule.deck]
        now = len(in_force(sheet.board))
        used = [constraint_on(face).letter for face in faces[: min(rule.turned, len(faces)) - now]]
        left = faces[min(rule.turned, len(faces)) :]
        if UNKNOWN in left or left == sorted(left):
            return [f"{self.word} {' '.join(used)}"] if used else []
        deck = " ".join([constraint_on(face).letter for face in left])
        return [f"{self.word} {' '.join(used) or NONE} · deck {deck}"]


def _spare(board: Board, rule: Any, plain: Any) -> str:
    ring = [letter for letter, _ in rule.ring]
    return "".join([letter for letter in SPARE if letter not in ring])


class Covered(Line):
    """Fields that the line of another rule tells."""

    def __init__(self, *fields: str) -> None:
        super().__init__("", fields, NO_LINE)

    def read(self, desk: Desk, rule: Rule, said: list[Words]) -> None:
        pass

    def write(self, sheet: Sheet, rule: Rule) -> list[str]:
        return []


BOUND = (Covered("seat"),)
CHOSEN = (
    OwnConstraint(
        "constraint",
        ("down",),
        say("notation-line-constraint-own"),
        need=Need(say("notation-line-constraint-own.need")),
    ),
)
RING = (
    RingOfConstraints(
        "constraint",
        ("ring",),
        say("notation-line-constraint-ring"),
        need=Need(say("notation-line-constraint-ring.need")),
    ),
    FieldLine("spare", "spare", Constraints(SPARE), say("notation-line-spare"), "spare F G H", usual=_spare),
)
DECK = (
    SharedConstraint(
        "constraint",
        (),
        say("notation-line-constraint-deck"),
        "constraint even",
        need=Need(say("notation-line-constraint-deck.need")),
    ),
    UsedConstraints(
        "used",
        ("deck", "turned"),
        say("notation-line-used-constraints"),
        "used C F",
    ),
    FieldLine("changed", "changed", Flag(), say("notation-line-changed"), "changed"),
    FieldLine("due", "due", Number(0, 12), say("notation-line-due"), "due 1"),
)
PAIRED = (
    FieldLine(
        "pairs",
        "letters",
        Constraints(count=12),
        say("notation-line-pairs"),
        "pairs L K J B A C D E F G H I",
        need=Need(say("notation-line-pairs.need")),
    ),
    SharedConstraint(
        "constraint",
        (),
        say("notation-line-constraint-paired"),
        "constraint even",
        need=Need(say("notation-line-constraint-paired.need"), lambda board, rule: bool(board.validated)),
    ),
    FieldLine("newest", "newest", Number(0, 12), say("notation-line-newest"), "newest 4"),
)
