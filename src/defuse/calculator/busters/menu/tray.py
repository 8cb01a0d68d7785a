"""The tray: groups of choices that templates share, each made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from defuse.busters import catalogue
from defuse.busters.board import NOBODY, Board
from defuse.busters.card import card_title
from defuse.busters.challenges import CHALLENGES
from defuse.busters.characters import CHARACTERS
from defuse.busters.constraints import CONSTRAINTS
from defuse.busters.notation.places import Places
from defuse.busters.notation.slots import read_mark
from defuse.busters.wires import BLUE_VALUES, RED, YELLOW, mark_word, print_of, seat_name, value_of, value_word, word
from defuse.busters.words import places_of, stand_name
from defuse.calculator.tapping import Choice, Choices, LinePart, LineTemplate
from defuse.kernel import Observation
from defuse.words import Argument, Message, Seat, Speaker, say

COPIES = 4


class Tray:
    """Choices by the name of their group, for one table and one speaker."""

    def __init__(self, seen: Observation, speaker: Speaker, unnamed: tuple[str, ...] = ()) -> None:
        self.board: Board = seen.public
        self.speaker, self.viewer, self.seen = speaker, seen.seat, seen.faces
        board = self.board
        self.places = Places(board)
        self.wires = places_of(board)
        self.unnamed = unnamed
        """Colours of which it is not said yet which wires were drawn: it may be any."""
        self._groups: dict[str, tuple[Choice, ...]] = {}

    def choices(self, templates: Iterable[LineTemplate]) -> Choices:
        """The groups that these templates need."""
        named: dict[str, None] = {}

        def look(parts: Iterable[LinePart]) -> None:
            for part in parts:
                named.update(dict.fromkeys(part.groups))
                look(part.parts)

        for template in templates:
            look(template.parts)
        return {name: self._groups[name] for name in named}

    def group(self, name: str, make: Callable[[], Iterable[Choice]]) -> str:
        """A group by its name, made when it is new."""
        if name not in self._groups:
            self._groups[name] = tuple(make())
        return name

    def choices_in(self, name: str) -> tuple[Choice, ...]:
        """The choices of a group."""
        return self._groups[name]

    def joined(self, name: str, groups: Iterable[str]) -> str:
        """Several groups as one."""
        some = [choice for group in groups for choice in self.choices_in(group)]
        return self.group(name, lambda: some)

    def text(self, message: Argument) -> str:
        """Words for people."""
        return self.speaker.alone(message)

    # What lies on the table.

    def wire(self, wire: int) -> Choice:
        """A wire by its place."""
        stand = self.board.stand_of(wire)
        owner = self.board.owners[stand]
        return Choice(
            write=self.places.name(wire),
            label=self.text(self.wires[wire]),
            wire=wire,
            seat=None if owner == NOBODY else owner,
            stand=stand,
        )

    def hand(self, seat: int) -> str:
        """The uncut wires of a seat."""
        return self.some_wires(f"wires:{seat_name(seat)}", self.board.hand(seat))

    def hands(self, *, but: int | None = None) -> tuple[str, ...]:
        """The uncut wires of each seat."""
        return tuple([self.hand(seat) for seat in range(self.board.players) if seat != but and self.board.hand(seat)])

    def some_wires(self, name: str, wires: Iterable[int]) -> str:
        """Certain wires."""
        return self.group(name, lambda: [self.wire(wire) for wire in wires])

    def every_wire(self) -> str:
        """All wires on stands, cut ones too."""
        return self.some_wires("wires", [wire for row in self.board.stands for wire in row])

    def cut_wires(self, seat: int) -> str:
        """The cut wires of a seat."""
        gone = [wire for row in self.board.rows_of(seat) for wire in row if self.board.gone >> wire & 1]
        return self.some_wires(f"cut:{seat_name(seat)}", gone)

    def seats(self, *, but: int | None = None, none: bool = False) -> str:
        """The seats; with a word for nobody."""
        name = f"seats{'' if but is None else f':{seat_name(but)}'}{':none' if none else ''}"
        return self.group(
            name,
            lambda: [
                *[
                    Choice(write=seat_name(seat), label=self.text(Seat(seat)), seat=seat)
                    for seat in range(self.board.players)
                    if seat != but
                ],
                *([self.none()] if none else []),
            ],
        )

    def stands(self) -> str:
        """The stands."""
        return self.group(
            "stands",
            lambda: [
                Choice(write=name, label=self.text(stand_name(self.board, at)), stand=at, seat=self._owner(at))
                for at, name in enumerate(self.places.rows)
            ],
        )

    def _owner(self, stand: int) -> int | None:
        owner = self.board.owners[stand]
        return None if owner == NOBODY else owner

    # Words.

    def everybody(self) -> Choice:
        """Those who only watch."""
        return Choice(write="spectators", label=self.text(say("calculator-spectators")))

    def none(self) -> Choice:
        """The word for nothing at all."""
        return Choice(write="none", label=self.text(say("calculator-none")))

    def words(self, name: str, **labels: Message) -> str:
        """Some words of the notation, with what they are called; `_` in a name is a blank."""
        return self.group(
            name, lambda: [Choice(write=key.replace("_", " "), label=self.text(said)) for key, said in labels.items()]
        )

    def plain(self, name: str, texts: Iterable[str]) -> str:
        """Texts that are written as they are called."""
        return self.group(name, lambda: [Choice(write=text, label=text) for text in texts])

    def values(self, *, red: bool = False, parity: bool = False) -> str:
        """What can be called: 1 to 12 and yellow; with `red` that too, and with `parity` even and odd."""
        name = f"values{':red' if red else ''}{':parity' if parity else ''}"
        totals = self.board.totals
        there = [value for value in (*BLUE_VALUES, YELLOW, *((RED,) if red else ())) if totals[value]]

        def made() -> Iterable[Choice]:
            for value in there:
                yield Choice(write=word(value), label=self.text(value_word(value)), value=word(value))
            if parity:
                yield Choice(write="even", label=self.text(say("value-even")))
                yield Choice(write="odd", label=self.text(say("value-odd")))

        return self.group(name, made)

    def faces(self, *, marks: str = "", unknown: bool = False, cut: bool = False) -> str:
        """All printed wires of the mission, as they stand on a stand."""
        name = f"faces{marks}{'?' if unknown else ''}{'()' if cut else ''}"

        def made() -> Iterable[Choice]:
            for kind in self.kinds():
                shown = print_of(kind)
                yield Choice(write=f"{shown}{marks}", label=self.face_label(kind), value=word(value_of(kind)))
                if cut:
                    yield Choice(
                        write=f"({shown}){marks}",
                        label=self.text(say("calculator-cut-face", face=self.face_label(kind))),
                        value=word(value_of(kind)),
                    )
            if unknown:
                yield Choice(write=f"?{marks}", label=self.text(say("calculator-unknown")))

        return self.group(name, made)

    def kinds(self) -> list[int]:
        """The printed wires that may be in the game."""
        pile = next((pile for pile in self.board.piles if pile.name == "wires"), None)
        found = set(pile.kinds) if pile is not None else set()
        wires = catalogue.mission(self.board.mission).wires_for(self.board.players)
        for colour in self.unnamed:
            draw = wires.draw("red" if colour == "red" else "yellow")
            found |= {10 * value + (5 if colour == "red" else 1) for value in draw.values}
        return sorted(found)

    def printed(self, kind: int) -> str:
        """A printed wire, as the notation has it."""
        return print_of(kind)

    def face_label(self, kind: int) -> str:
        """A printed wire in words."""
        value = value_of(kind)
        if value in BLUE_VALUES:
            return str(value)
        return self.text(
            say("calculator-special", colour="red" if value == RED else "yellow", print=f"{kind // 10}.{kind % 10}")
        )

    def specials(self, colour: str, values: Iterable[int]) -> str:
        """The red or yellow wires that may have been drawn, as their markers show them."""
        mark = 5 if colour == "red" else 1
        return self.group(
            f"markers:{colour}",
            lambda: [Choice(write=f"{value}.{mark}", label=f"{value}.{mark}", value=colour) for value in values],
        )

    def tokens(self, *, nothing: bool = False) -> str:
        """What tokens at wires can show."""

        def made() -> Iterable[Choice]:
            texts = [*map(str, BLUE_VALUES), "y", "even", "odd", "x1", "x2", "x3", "~y"]
            for text in [*texts, *[f"~{number}" for number in BLUE_VALUES]]:
                mark = read_mark(text)
                assert mark is not None
                value = mark if mark.isdigit() or mark == "yellow" else ""
                yield Choice(write=text, label=self.text(mark_word(mark)), value=value)
            if nothing:
                yield Choice(write="nothing", label=self.text(say("calculator-no-token")))

        return self.group("marks:nothing" if nothing else "marks", made)

    def result(self) -> str:
        """Right or wrong."""
        return self.words("result", yes=say("calculator-right"), no=say("calculator-wrong"))

    def yes_no(self) -> str:
        """Yes or no."""
        return self.words("yes-no", yes=say("calculator-yes"), no=say("calculator-no"))

    # Cards.

    def numbers(self, most: int = 12, *, least: int = 1, none: bool = False, unknown: bool = False) -> str:
        """Number cards."""
        name = f"numbers:{least}-{most}{':none' if none else ''}{':?' if unknown else ''}"

        def made() -> Iterable[Choice]:
            for number in range(least, most + 1):
                yield Choice(write=str(number), label=str(number))
            if none:
                yield self.none()
            if unknown:
                yield Choice(write="?", label=self.text(say("calculator-unknown")))

        return self.group(name, made)

    def constraints(self, among: str, *, none: bool = False, unknown: bool = False) -> str:
        """Constraint cards by their letters."""
        name = f"constraints:{among}{':none' if none else ''}{':?' if unknown else ''}"

        def made() -> Iterable[Choice]:
            for letter in among:
                title = say("item-constraint", letter=letter, title=CONSTRAINTS[letter].title)
                yield Choice(write=letter, label=self.text(title), card=letter)
            if none:
                yield self.none()
            if unknown:
                yield Choice(write="?", label=self.text(say("calculator-unknown")))

        return self.group(name, made)

    def challenges(self) -> str:
        """Challenge cards."""
        return self.group(
            "challenges",
            lambda: [
                Choice(write=str(number), label=f"{number} · {self.text(card.title)}")
                for number, card in CHALLENGES.items()
            ],
        )

    def equipment(self) -> str:
        """All equipment cards that may lie on the board."""
        return self.group(
            "equipment",
            lambda: [
                Choice(write=name, label=f"{name} · {self.text(card_title(card.card))}", card=name)
                for name, card in catalogue.cards().items()
                if card.unlock is not None
            ],
        )

    def characters(self) -> str:
        """All characters."""
        return self.group(
            "characters",
            lambda: [Choice(write=name, label=self.text(one.title), card=name) for name, one in CHARACTERS.items()],
        )


def said(text: str, name: str = "say") -> LinePart:
    """Words that are always written."""
    return LinePart(name=name, kind="say", before=text, least=0, most=0)
