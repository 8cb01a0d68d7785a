"""Bomb Squad Academy in the calculator: a table at the start of a round, as one seat sees it."""

from __future__ import annotations

import re
from contextlib import suppress

from defuse.academy.board import Board
from defuse.academy.components import WIRES
from defuse.academy.notation import NotationError, parse, parse_observation, reads_as_view, render_observation
from defuse.academy.notation.text import SEATS
from defuse.calculator.academy.answer import told_of
from defuse.calculator.academy.menu import menu_of
from defuse.calculator.game import Asked, Blank, NothingToTell, Reasoned, Worked
from defuse.calculator.tapping import Menu
from defuse.calculator.told import ProblemSeen
from defuse.kernel import Observation
from defuse.words import Message, Speaker, Text, say

SPECTATOR = "spectator"
_BLANK = re.compile(r"(?<!\S)_(?!\S)")


class AcademyCalculator:
    """Wires, cards, tiles."""

    title = say("game-academy")

    def work(self, asked: Asked, speaker: Speaker) -> Worked:
        lines = lines_by_key(asked.text)
        players = sum(seat in lines for seat in SEATS) or 2
        menu = menu_of(min(max(players, 2), 5), lines, speaker)
        try:
            seen = observed(asked.text, asked.seat)
        except NotationError as error:
            return self._unread(asked.text, error, menu, speaker)
        board: Board = seen.public
        return Worked(
            "odds",
            good=len(asked.text.rstrip("\n").split("\n")),
            seen=seen,
            mission=speaker.text(self.title),
            turn=() if board.ask is None else board.ask.waiting or board.ask.seats,
            told=told_of(seen),
            table=render_observation(seen),
            menu=menu,
        )

    def _unread(self, text: str, error: NotationError, menu: Menu, speaker: Speaker) -> Worked:
        blanks = tuple([at for at, line in enumerate(text.split("\n"), 1) if _BLANK.search(line.partition("#")[0])])
        words = speaker.sentence(error.message)
        problem = ProblemSeen(line=blanks[0] if blanks else _line(error.message), column=1, text=words, blanks=blanks)
        seen = None
        with suppress(NotationError):
            seen = observed(_filled(text), None)
        return Worked("problem", words, seen=seen, mission=speaker.text(self.title), menu=menu, problem=problem)

    def blank(self, mission: int, players: int, captain: int, seat: int, speaker: Speaker) -> Blank:
        if not 0 <= seat < players:
            raise NothingToTell(say("logbook-blank-no-seat", seat=SEATS[seat], players=players))
        wires = WIRES[:-1] if players == 2 else WIRES
        lines = [f"bomb 1 · view {SEATS[seat]}", *[f"{wire} | | | ? ? ?" for wire in wires]]
        text = "\n".join([*lines, *[f"{SEATS[each]} 0" for each in range(players)]]) + "\n"
        return Blank(text, menu_of(players, lines_by_key(text), speaker), observed(text, None))

    def why(self, asked: Asked, place: str, value: str) -> Reasoned:
        raise NothingToTell(say("calculator-no-proof"))


def observed(text: str, seat: str | None) -> Observation:
    """What somebody sees of a table; of a whole one, what the first seat does where nobody says."""
    who = None if seat is None or seat == SPECTATOR else SEATS.index(seat.upper())
    if reads_as_view(text):
        return parse_observation(text, None, who)
    game = parse(text)
    if who is not None and who >= game.public.players:
        raise NotationError(say("academy-notation-no-seat", seat=SEATS[who]))
    return game.observe(None if seat == SPECTATOR else who or 0)


def lines_by_key(text: str) -> dict[str, int]:
    """The lines of a text by what they begin with."""
    found: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), 1):
        words = line.partition("#")[0].replace("|", " ").split()
        if words:
            word = words[0].upper() if words[0].upper() in tuple(SEATS) else words[0].lower()
            found.setdefault(word, number)
    return found


def _filled(text: str) -> str:
    """A text without what is blank."""
    return _BLANK.sub("", text)


def _line(message: Text) -> int:
    """The line that an error names; 1 where it names none."""
    for _, value in message.args if isinstance(message, Message) else ():
        if isinstance(value, Message):
            named = dict(value.args).get("line") if value.id == "academy-notation-line" else None
            if isinstance(named, int):
                return named
    return 1


GAME = AcademyCalculator()
