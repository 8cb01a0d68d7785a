"""Lines for constraint cards: `constraint A: even` binds a seat, `constraint even` everybody."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.card import EVERYBODY
from defuse.busters.constraints import CONSTRAINTS, LETTERS, constraint_on
from defuse.busters.notation.lines.desk import Desk, Sheet
from defuse.busters.notation.lines.line import FieldLine, Line, Need
from defuse.busters.notation.lines.values import (
    NONE,
    Constraints,
    Flag,
    Number,
    Wires,
    colonless,
    read_constraint,
    write_constraint,
)
from defuse.busters.notation.places import read_seat
from defuse.busters.notation.text import Words
from defuse.busters.numbers import CONSTRAINT_CARDS
from defuse.busters.rules.constraints import AWAY, ConstraintCard, in_force
from defuse.busters.rules.own_constraints import NO_SEAT, OPEN, SPARE, places
from defuse.busters.rules.shared_constraint import PILE
from defuse.busters.view import Table
from defuse.busters.wires import seat_name
from defuse.kernel import UNKNOWN, Rule, Secret


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
            who = colonless(words.next("a seat"))
            seat = read_seat(who, desk.board.players)
            letter = read_constraint(words, OPEN)
            if letter in bound or letter in dict(down) or seat in (*bound.values(), *dict(down).values()):
                raise who.error("each seat has one constraint card, and each card is there once")
            if words.take("down"):
                down.append((letter, seat))
            else:
                bound[letter] = seat
            words.finish()
        if said:
            there = {*bound.values(), *(seat for _, seat in down)}
            for seat in range(desk.board.players):
                if seat not in there:
                    raise said[-1].end.error(
                        f"{seat_name(seat)} has no constraint card: add a line like: "
                        f"constraint {seat_name(seat)}: {write_constraint(OPEN[seat])}"
                    )
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
            name = colonless(words.next("a seat"))
            if name.text not in dict(names) or name.text in cards:
                raise name.error(f"the cards lie at {', '.join(dict(names))}, one each")
            cards[name.text] = read_constraint(words)
            if list(cards.values()).count(cards[name.text]) > 1:
                raise name.error(f"constraint {cards[name.text]} is there once")
            words.finish()
        missing = [name for name, _ in names if name not in cards]
        if missing:
            raise said[-1].end.error(f"no card lies at {missing[0]}: add a line like: constraint {missing[0]}: even")
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
                raise words.end.error(f"constraint {letter} is there once")
        left = [letter for letter in LETTERS if letter not in used + now]
        if deck and len(deck) != len(left):
            assert words is not None
            raise words.end.error(f"{len(left)} cards are left: {' '.join(left)}")
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
            found += words.next("a letter").text
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
        super().__init__("", fields, "")

    def read(self, desk: Desk, rule: Rule, said: list[Words]) -> None:
        pass

    def write(self, sheet: Sheet, rule: Rule) -> list[str]:
        return []


BOUND = (Covered("seat"),)
NO_INFORMATION = (
    Covered("seat"),
    FieldLine("missed", "missed", Wires(), "The wires that the last missed call pointed at.", "missed B1.3"),
)
CHOSEN = (
    OwnConstraint(
        "constraint",
        ("down",),
        "The constraint card of each seat, `down` if it was turned down for good.",
        need=Need("the constraint card of each seat"),
    ),
)
RING = (
    RingOfConstraints(
        "constraint",
        ("ring",),
        "The constraint card of each seat, and those `left` and `right` of the captain.",
        need=Need("the constraint card at each place of the ring"),
    ),
    FieldLine("spare", "spare", Constraints(SPARE), "The cards that a swap may bring.", "spare F G H", usual=_spare),
)
DECK = (
    SharedConstraint(
        "constraint",
        (),
        "The constraint card that binds everybody, or `none` once the deck is used up.",
        "constraint even",
        need=Need("the constraint that is in force"),
    ),
    UsedConstraints(
        "used",
        ("deck", "turned"),
        "The constraint cards that were in force before, by their letters, and in a whole table the deck behind them.",
        "used C F",
    ),
    FieldLine("changed", "changed", Flag(), "The constraint was replaced in this turn.", "changed"),
    FieldLine("due", "due", Number(0, 12), "How many cards are still to be turned up.", "due 1"),
)
PAIRED = (
    FieldLine(
        "pairs",
        "letters",
        Constraints(count=12),
        "The constraint cards of the numbers 1 to 12, by their letters.",
        "pairs L K J B A C D E F G H I",
        need=Need("the constraint cards of its numbers"),
    ),
    SharedConstraint(
        "constraint",
        (),
        "The constraint card that binds everybody: that of the number finished last.",
        "constraint even",
        need=Need("the constraint of the number finished last", lambda board, rule: bool(board.validated)),
    ),
    FieldLine("newest", "newest", Number(0, 12), "A finished number whose card is not in force yet.", "newest 4"),
)
