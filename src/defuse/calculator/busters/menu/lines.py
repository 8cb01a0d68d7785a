"""Templates of what a mission has on the table: one for each line that its notation knows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch
from typing import Any

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.constraints import CONSTRAINTS
from defuse.busters.notation.lines import DEADLY, cards_and_places, constraints, guessing, link, story, tokens
from defuse.busters.notation.lines.line import FieldLine, Line
from defuse.busters.notation.lines.registry import lines_of
from defuse.busters.notation.lines.values import write_constraint
from defuse.busters.rules.deadly_number import DeadlyNumber
from defuse.busters.rules.own_constraints import OPEN
from defuse.busters.rules.weakest_link import LETTERS
from defuse.busters.wires import seat_name
from defuse.calculator.busters.menu.codecs import (
    LONG,
    MANY,
    Parts,
    amount,
    none_group,
    part,
    parts_of,
    short_marks,
)
from defuse.calculator.busters.menu.tray import Tray, said
from defuse.calculator.tapping import Choice, LinePart, LineTemplate
from defuse.words import say

ALL_LETTERS = "ABCDEFGHIJKL"


def line_templates(tray: Tray) -> Iterator[LineTemplate]:
    """All lines that a table of the mission may have beside the ordinary ones."""
    board = tray.board
    under_way = replace(board, opened=True, turns=max(2, board.turns), validated=board.validated or (1,))
    if any(isinstance(rule, DeadlyNumber) for rule in board.rules):
        title = tray.speaker.sentence(DEADLY.says)
        yield LineTemplate(
            id="line:deadly",
            group="setup",
            title=title,
            parts=(said("deadly"), part("number", say("calculator-part-number"), tray, tray.numbers())),
            needed=True,
            key="deadly",
            example=DEADLY.examples[0],
        )
    for rule in board.rules:
        for line in lines_of(type(rule)):
            if line.word and line.applies(under_way, rule):
                needed = line.need is not None and line.needed(under_way, rule)
                yield from _templates(line, rule, tray, needed)


def _templates(line: Line, rule: Any, tray: Tray, needed: bool) -> Iterator[LineTemplate]:
    examples = line.examples(tray.board.players, rule)
    for at, (whose, parts) in enumerate(shapes(line, rule, tray)):
        head = f"{line.word} {whose}:" if whose else line.word
        yield LineTemplate(
            id=f"line:{line.word}{f':{whose}' if whose else ''}",
            group="setup",
            title=tray.speaker.sentence(line.says),
            parts=(said(head), *parts),
            needed=needed and not (isinstance(line, link.Secrets) and whose != _viewer(tray)),
            many=isinstance(line, guessing.CardFacts | link.Suspicions),
            key=f"{line.word} {whose.lower()}" if whose else line.word,
            example=examples[min(at, len(examples) - 1)] if examples else "",
        )


def _viewer(tray: Tray) -> str:
    return seat_name(tray.viewer) if tray.viewer is not None else ""


@singledispatch
def shapes(line: Line, rule: Any, tray: Tray) -> Iterator[tuple[str, Parts]]:
    """The lines of a kind: whose they are (where each seat has its own), and their parts."""
    raise TypeError(f"nobody has said how {type(line).__name__} is tapped")


@shapes.register
def _(line: FieldLine, rule: Any, tray: Tray) -> Iterator[tuple[str, Parts]]:
    yield "", parts_of(line.codec, tray)


# Cards, roles, oxygen.


@shapes.register
def _(line: cards_and_places.CardsInLine, rule: Any, tray: Tray) -> Iterator[tuple[str, Parts]]:
    def made() -> Iterator[Choice]:
        for number in range(1, 13):
            yield Choice(write=str(number), label=str(number))
            done = tray.text(say("calculator-finished", number=number))
            yield Choice(write=f"({number})", label=done)

    group = tray.group("numbers:line", made)
    yield "", (part("number", say("calculator-part-numbers"), tray, group, none_group(tray), most=rule.size),)


@shapes.register
def _(line: cards_and_places.NumberUp, rule: Any, tray: Tray) -> Iterator[tuple[str, Parts]]:
    yield "", (part("number", say("calculator-part-number"), tray, tray.numbers()),)


@shapes.register
def _(line: cards_and_places.NumbersSeen, rule: Any, tray: Tray) -> Iterator[tuple[str, Parts]]:
    yield "", (part("number", say("calculator-part-numbers"), tray, tray.numbers(), none_group(tray), most=12),)


@shapes.register
def _(line: cards_and_places.Free, rule: Any, tray: Tray) -> Iterator[tuple[str, Parts]]:
    yield "", ()


@shapes.register
def _(line: cards_and_places.LetGoBy, rule: Any, tray: Tray) -> Iterator[tuple[str, Parts]]:
    yield "", (part("seat", say("calculator-part-seat"), tray, tray.seats(), most=tray.board.players),)


@shapes.register
def _(line: cards_and_places.RoleHolder, rule: Any, tray: Tray) -> Iterator[tuple[str, Parts]]:
    yield "", (part("seat", say("calculator-part-seat"), tray, tray.seats()),)


@shapes.register
def _(line: cards_and_places.OxygenLine, rule: Any, tray: Tray) -> Iterator[tuple[str, Parts]]:
    names = [*[seat_name(seat) for seat in range(tray.board.players)], "reserve"]
    many = cards_and_places.HOW_MANY_TOKENS
    yield "", tuple([amount(tray, many, 0, 99, name=f"tokens:{name}", before=name, least=0) for name in names])


# Constraints.


def _constraint(tray: Tray, among: str, *, none: bool = False) -> LinePart:
    return part("constraint", say("calculator-part-constraint"), tray, _titled(tray, among, none=none))


def _titled(tray: Tray, among: str, *, none: bool = False) -> str:
    """Constraint cards by what is printed on them."""

    def made() -> Iterator[Choice]:
        for letter in among:
            card = CONSTRAINTS[letter]
            label = tray.text(say("item-constraint", letter=letter, title=card.title))
            yield Choice(write=write_constraint(letter), label=label, card=letter)
        if none:
            yield tray.none()

    return tray.group(f"titles:{among}{':none' if none else ''}", made)


@shapes.register
def _(line: constraints.OwnConstraint, rule: Any, tray: Tray) -> Iterator[tuple[str, Parts]]:
    down = tray.words("down", down=say("calculator-word-turned-down"))
    turned = part("word", say("calculator-part-down"), tray, down, name="down", least=0)
    for seat in range(tray.board.players):
        yield seat_name(seat), (_constraint(tray, OPEN), turned)


@shapes.register
def _(line: constraints.RingOfConstraints, rule: Any, tray: Tray) -> Iterator[tuple[str, Parts]]:
    for name, _seat in line.names(tray.board):
        yield name, (_constraint(tray, ALL_LETTERS),)


@shapes.register
def _(line: constraints.SharedConstraint, rule: Any, tray: Tray) -> Iterator[tuple[str, Parts]]:
    yield "", (_constraint(tray, ALL_LETTERS, none=True),)


@shapes.register
def _(line: constraints.UsedConstraints, rule: Any, tray: Tray) -> Iterator[tuple[str, Parts]]:
    group = tray.constraints(ALL_LETTERS)
    yield "", (part("constraint", say("calculator-part-constraint"), tray, group, none_group(tray), most=12),)


# Number cards in hands.


def held_numbers(tray: Tray) -> str:
    """Number cards that are known, unknown, or seen by everybody; and who knows them."""

    def made() -> Iterator[Choice]:
        yield Choice(write="?", label=tray.text(say("calculator-unknown")))
        for number in range(1, 13):
            yield Choice(write=str(number), label=str(number))
        for number in range(1, 13):
            yield Choice(write=f"({number})", label=tray.text(say("calculator-seen-by-all", what=str(number))))
        for by in _knowers(tray.board):
            for card in ("?", *map(str, range(1, 13))):
                yield Choice(write=f"{card}/{by}", label=tray.text(say("calculator-known-by", what=card, seats=by)))

    return tray.group("cards:held", made)


def _knowers(board: Board) -> list[str]:
    """All who may know a card, beside the usual ones."""
    seats = [seat_name(seat) for seat in range(board.players)]
    return [
        "",
        *["".join(seat for at, seat in enumerate(seats) if mask >> at & 1) for mask in range(1, 1 << len(seats))],
    ]


@shapes.register
def _(line: guessing.HeldNumbers, rule: Any, tray: Tray) -> Iterator[tuple[str, Parts]]:
    names = [*[seat_name(seat) for seat in range(tray.board.players)], *line.more]
    yield (
        "",
        tuple(
            [
                part(
                    "number",
                    say("calculator-part-numbers"),
                    tray,
                    held_numbers(tray),
                    name=f"cards:{name}",
                    before=name,
                    least=0,
                    most=12,
                    repeats=True,
                )
                for name in names
            ]
        ),
    )


@shapes.register
def _(line: guessing.LaidDown, rule: Any, tray: Tray) -> Iterator[tuple[str, Parts]]:
    number = part("number", say("calculator-part-number"), tray, tray.numbers(), name="card", least=0)
    yield "", (part("seat", say("calculator-part-seat"), tray, tray.seats(none=True), name="who"), number)


@shapes.register
def _(line: guessing.CardFacts, rule: Any, tray: Tray) -> Iterator[tuple[str, Parts]]:
    owners = [*[seat_name(seat) for seat in range(tray.board.players)], "deck"]
    cards = tray.plain("cards:places", [f"{name}.{at}" for name in owners for at in range(1, 13)])
    count = amount(tray, guessing.HOW_MANY_OF_THEM, 0, 12, name="count")
    of = part("number", say("calculator-part-numbers"), tray, tray.numbers(), name="numbers", before="of", most=12)
    yield "", (part("card", say("calculator-part-cards"), tray, cards, name="cards", most=12), count, of)


# A weakest link.


@shapes.register
def _(line: link.Secrets, rule: Any, tray: Tray) -> Iterator[tuple[str, Parts]]:
    def roles() -> Iterator[Choice]:
        texts = ("link", *map(str, range(1, 6)))
        for text in texts:
            label = tray.text(say("calculator-word-link")) if text == "link" else text
            yield Choice(write=text, label=label)
            yield Choice(write=f"({text})", label=tray.text(say("calculator-seen-by-all", what=label)))
            yield from _known_by(tray, text, label)
        yield Choice(write="?", label=tray.text(say("calculator-unknown")))

    def cards() -> Iterator[Choice]:
        for letter in LETTERS:
            yield Choice(write=letter, label=letter, card=letter)
            yield Choice(write=f"({letter})", label=tray.text(say("calculator-seen-by-all", what=letter)), card=letter)
            yield from _known_by(tray, letter, letter)
        yield Choice(write="?", label=tray.text(say("calculator-unknown")))

    role = part("word", say("calculator-part-character"), tray, tray.group("roles", roles), name="role")
    group = tray.group("constraints:secret", cards)
    card = part("constraint", say("calculator-part-constraint"), tray, group, name="card")
    for seat in range(tray.board.players):
        yield seat_name(seat), (role, card)


def _known_by(tray: Tray, text: str, label: str) -> Iterator[Choice]:
    for by in _knowers(tray.board):
        yield Choice(write=f"{text}/{by}", label=tray.text(say("calculator-known-by", what=label, seats=by)))


@shapes.register
def _(line: link.Suspicions, rule: Any, tray: Tray) -> Iterator[tuple[str, Parts]]:
    letters = tray.constraints("".join(LETTERS))
    under = part("constraint", say("calculator-part-constraint"), tray, letters, name="under", least=0, most=12)
    yield "", (part("seat", say("calculator-part-seat"), tray, tray.seats(), name="who"), under)


# A story, and tokens beside stands.


@shapes.register
def _(line: story.Story, rule: Any, tray: Tray) -> Iterator[tuple[str, Parts]]:
    named = story.phases(rule)
    parts: list[LinePart] = []
    if named:
        group = tray.plain("phases", named)
        parts.append(part("word", say("calculator-part-phase"), tray, group, name="phase", least=0))
    since = amount(tray, say("calculator-part-seconds"), 0, LONG, name="since", before="since", least=0, decimals=True)
    turns = amount(tray, story.HOW_MANY_TURNS, 0, 9999, name="turns", before="turns", least=0)
    cue = amount(tray, story.HOW_MANY_CUES, 0, len(rule.cues), name="cue", before="cue", least=0)
    last = amount(tray, story.WHICH_CUE, 0, len(rule.cues), name="said", before="said", least=0)
    until = amount(tray, say("calculator-part-until"), 0, LONG, name="until", before="until", least=0, decimals=True)
    endless = part(
        "word", say("calculator-part-until"), tray, none_group(tray), name="endless", before="until", least=0
    )
    yield "", (*parts, since, turns, cue, last, until, endless)


@shapes.register
def _(line: tokens.BesideStands, rule: Any, tray: Tray) -> Iterator[tuple[str, Parts]]:
    stand = part("stand", say("calculator-part-stand"), tray, tray.stands(), name="stand")
    token = part("token", say("calculator-part-token"), tray, short_marks(tray), name="token")
    pair = LinePart(
        name="beside", kind="pair", parts=(stand, token, _earlier(tray)), most=MANY, joined=" · ", repeats=True
    )
    yield "", (pair,)


@shapes.register
def _(line: tokens.Heard, rule: Any, tray: Tray) -> Iterator[tuple[str, Parts]]:
    heard = part("stand", say("calculator-part-stand"), tray, tray.stands(), none_group(tray), name="stand", most=MANY)
    yield "", (heard, _earlier(tray))


def _earlier(tray: Tray) -> LinePart:
    group = tray.words("earlier", earlier=say("calculator-word-earlier"))
    return part("word", say("calculator-part-earlier"), tray, group, name="earlier", least=0)
