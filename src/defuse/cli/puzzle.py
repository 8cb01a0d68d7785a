"""`defuse puzzle`: a puzzle to solve right here; hints are steps of the proof, and the solution is the proof."""

from __future__ import annotations

import re
import sys
from datetime import UTC, datetime
from random import choice
from typing import Annotated, Any

import typer
from rich.text import Text

from defuse.cli.console import FAILED, Rows, console, misuse, paragraph, print_json
from defuse.cli.games.game import command_game
from defuse.cli.language import speaker, spoken
from defuse.cli.seats import seat_name
from defuse.games import FIRST
from defuse.puzzles import shelf, words
from defuse.puzzles.game import ChoiceTold, Posed, puzzles_of
from defuse.puzzles.puzzle import GRADES
from defuse.words import Message, say
from defuse.words import Text as Said

_ANSWER = re.compile(r"\s*([A-Ea-e])([12]?)\s*[. ]\s*([0-9]{1,2})\s*[= ]\s*([0-9]{1,2}|[a-z]+)\s*", re.IGNORECASE)
_COLOURS = {"yellow": say("value-yellow"), "red": say("value-red")}
_TYPED = {
    "hint": say("cli-puzzle-typed-hint"),
    "solution": say("cli-puzzle-typed-solution"),
    "table": say("cli-puzzle-typed-table"),
    "quit": say("cli-puzzle-typed-quit"),
}
"""What somebody may want beside an answer, and the words for it in the language of the run."""


def command(
    number: Annotated[int | None, typer.Argument(metavar="[NUMBER]", show_default=False)] = None,
    day: Annotated[bool, typer.Option("--day")] = False,
    grade: Annotated[int | None, typer.Option("--grade", "-g", min=GRADES[0], max=GRADES[-1])] = None,
    answer: Annotated[str | None, typer.Option("--try", metavar="WIRE=VALUE")] = None,
    hint: Annotated[int | None, typer.Option("--hint", min=1)] = None,
    solution: Annotated[bool, typer.Option("--solution")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Solve a puzzle: the one of the day, one by its number, or any of a grade."""
    if sum([number is not None, day, grade is not None]) > 1:
        raise misuse(say("cli-puzzle-which-one"))
    if sum([answer is not None, hint is not None, solution]) > 1:
        raise misuse(say("cli-puzzle-one-thing"))
    asking = Asking(_number(number, grade), json)
    if answer is not None:
        if not asking.tries(answer):
            raise typer.Exit(FAILED)
    elif hint is not None:
        asking.hint(hint)
    elif solution:
        asking.solution()
    elif json:
        print_json(asking.data())
    elif not asking.ask():
        raise typer.Exit(FAILED)


def _number(number: int | None, grade: int | None) -> int:
    """Which puzzle is asked for; without a word it is today's."""
    if number is not None:
        return number
    if grade is not None:
        return choice(shelf.of_grade(grade))
    return shelf.number_of_day(datetime.now(UTC).date())


class Asking:
    """A puzzle, and what somebody asks of it."""

    def __init__(self, number: int, json: bool) -> None:
        found = shelf.puzzle(number)
        if found is None:
            raise misuse(say("cli-puzzle-none", count=len(shelf.shelf().puzzles)))
        self.number, self.json = number, json
        self.posed: Posed = puzzles_of(FIRST).posed(found)
        self.out = console()
        self.told = 0
        """How many hints were given."""

    # One thing, for programs too.

    def data(self) -> dict[str, Any]:
        """The puzzle as plain data, without its answer."""
        posed, puzzle = self.posed, self.posed.puzzle
        return {
            "number": self.number,
            "grade": puzzle.grade,
            "kind": puzzle.kind,
            "mission": puzzle.mission,
            "players": puzzle.players,
            "seat": seat_name(posed.seat),
            "task": spoken(words.task(posed)),
            "wires": [spoken(_place(posed, wire)) for wire in posed.wires],
            "values": posed.values,
            "facts": [spoken(fact.text) for fact in posed.facts],
            "hints": len(posed.hints()),
            "table": puzzle.table,
        }

    def tries(self, text: str) -> bool:
        """Say what becomes of an answer; whether it is right."""
        tried = self.tried(text)
        if tried is None:
            raise misuse(say("cli-puzzle-no-answer", text=repr(text)))
        right = words.is_right(self.posed, tried)
        if not self.json:
            self.judge(tried)
            return right
        call = tried.call
        told: dict[str, Any] = {"number": self.number, "right": right, "hit": call.hit, "explode": call.explode}
        told["text"] = spoken(words.verdict(self.posed, tried))
        print_json({**told, "solution": self.solved() if right else None})
        return right

    def hint(self, number: int) -> None:
        """Give one hint."""
        hints = self.posed.hints()
        if number > len(hints):
            raise misuse(say("cli-puzzle-no-hint", count=len(hints)))
        text = speaker().sentence(hints[number - 1].text)
        if self.json:
            print_json({"number": self.number, "hint": number, "hints": len(hints), "text": text})
        else:
            self.tell(text)

    def solution(self) -> None:
        """Tell the answer."""
        if self.json:
            print_json(self.solved())
        else:
            self.explain()

    def solved(self) -> dict[str, Any]:
        """The answer as plain data."""
        posed = self.posed
        proof, speak = posed.proof(), speaker()
        return {
            "number": self.number,
            "wire": posed.puzzle.wire,
            "value": posed.puzzle.value,
            "statement": speak.sentence(proof.statement),
            "steps": [speak.sentence(step.text) for step in proof.steps],
            "calls": [
                {
                    "call": spoken(told.what),
                    "odds": spoken(told.odds),
                    "hit": told.call.hit,
                    "explode": told.call.explode,
                }
                for told in posed.choices()
            ],
        }

    # A talk.

    def ask(self) -> bool:
        """Show the puzzle and ask until it is solved; whether it was."""
        self.show()
        while True:
            text = self.read()
            match _typed(text):
                case "quit":
                    self.tell(say("cli-puzzle-again", number=self.number))
                    return False
                case "hint":
                    self.next_hint()
                case "solution":
                    self.explain()
                    return False
                case "table":
                    self.show()
                case _ if not text:
                    self.tell(say("cli-puzzle-how"))
                case _:
                    tried = self.tried(text)
                    if tried is None:
                        self.tell(say("cli-puzzle-no-answer", text=repr(text)), "yellow")
                    elif self.judge(tried):
                        return True

    def show(self) -> None:
        """The table, the facts and the task."""
        posed, out = self.posed, self.out
        puzzle, game = posed.puzzle, command_game(FIRST)
        out.print()
        out.print(game.picture(game.scene(posed.seen.view(), seat_name(posed.seat)), out.width))
        out.print()
        facts = [(Text(speaker().sentence(fact.text)),) for fact in posed.facts]
        if facts:
            self.tell(say("cli-puzzle-facts"), "bold")
            out.print(Rows(facts))
            out.print()
        head = say("cli-puzzle-head", number=self.number, title=words.title(puzzle), grade=puzzle.grade)
        self.tell(head, "bold")
        self.tell(words.task(posed))
        self.tell(say("cli-puzzle-how"), "dim")

    def read(self) -> str:
        """A line as it was typed. At the end of the input, somebody has had enough."""
        try:
            text = input("> ").strip()
        except EOFError:
            self.out.print()
            return "quit"
        if not sys.stdin.isatty():
            self.tell(text)  # nobody typed it on this screen, so that it has to be shown
        return text

    def tried(self, text: str) -> ChoiceTold | None:
        """The call that somebody has typed: `B1.3=5`; None if it cannot be made, or is none."""
        found = _ANSWER.fullmatch(text)
        if found is None:
            return None
        seat, stand, slot, value = found.groups()
        wire = self.posed.wire_at(f"{seat.upper()}{stand or 1}.{int(slot)}")
        value = value.lower()
        return None if wire is None else self.posed.tried(wire, _value(value))

    def judge(self, tried: ChoiceTold) -> bool:
        """Say what becomes of an answer; whether it is right."""
        right = words.is_right(self.posed, tried)
        self.tell(words.verdict(self.posed, tried), "bold green" if right else "yellow")
        if right:
            self.explain()
        return right

    def next_hint(self) -> None:
        """Give the next hint."""
        hints = self.posed.hints()
        if self.told == len(hints):
            self.tell(say("cli-puzzle-no-more-hints"))
            return
        self.told += 1
        step = speaker().sentence(hints[self.told - 1].text)
        self.tell(say("cli-puzzle-hint", hint=self.told, hints=len(hints), step=step))

    def explain(self) -> None:
        """The proof, and what else was there."""
        proof, speak, out = self.posed.proof(), speaker(), self.out
        out.print()
        self.tell(speak.sentence(proof.statement), "bold")
        steps = [(f"{at}.", Text(speak.sentence(step.text))) for at, step in enumerate(proof.steps, 1)]
        out.print(Rows(steps, gap=1))
        out.print()
        self.tell(say("cli-puzzle-calls"), "bold")
        out.print(Rows([(Text(spoken(told.what)), Text(spoken(told.odds))) for told in self.posed.choices()]))

    def tell(self, text: Said, style: str = "") -> None:
        """A line for the person."""
        self.out.print(paragraph(spoken(text), style))


def _place(posed: Posed, wire: int) -> Message:
    return say("cli-puzzle-place", wire=posed.place_of(wire))


def _value(text: str) -> str:
    """A value as it was typed; its name may be that in the language of the run."""
    for value, name in _COLOURS.items():
        if text in (value, value[0], spoken(name).lower()):
            return value
    return text


def _typed(text: str) -> str:
    """What somebody wants, by a word that was typed, in English or in the language of the run; empty for an answer."""
    word = text.lower()
    for wanted, names in _TYPED.items():
        if word in (wanted, wanted[0], *spoken(names).lower().replace(" ", "").split(",")):
            return wanted
    return ""
