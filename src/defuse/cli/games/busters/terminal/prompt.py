"""Prompt: what a person at the terminal types, and the commands that work at any question."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from defuse import words
from defuse.busters.view import View
from defuse.busters.wires import seat_name
from defuse.cli.console import Rows, paragraph
from defuse.cli.games.busters.picture import card_row, picture
from defuse.cli.games.busters.scene import scene_of
from defuse.cli.games.busters.terminal.helping import LEGEND, commands, reasons
from defuse.cli.games.busters.terminal.typed import NotUnderstood, acts_meant, is_command
from defuse.cli.games.busters.terminal.words import command_typed
from defuse.cli.language import spoken
from defuse.kernel import Form
from defuse.words import Message, say

LOG = 30
"""How many sentences `log` shows."""


class Quit(Exception):
    """The person does not want to go on, or the input has ended."""


class Back(Exception):
    """The person wants to choose something else."""


class Prompt:
    """Reads lines, and answers by itself what is only a wish to look or to understand."""

    def __init__(self, out: Console, log: Sequence[Message]) -> None:
        self.out = out
        self.log = log
        self.view: View
        self.forms: tuple[Form, ...] = ()

    def line(self) -> str:
        """What the person types next that is meant for the question."""
        while True:
            text = self.read()
            word, _, rest = text.partition(" ")
            match command_typed(word):
                case "quit":
                    raise Quit
                case "back":
                    raise Back
                case "help":
                    self.help()
                case "table":
                    self.table()
                case "log":
                    for sentence in self.log[-LOG:]:
                        self.tell(sentence)
                case "cards":
                    self.cards()
                case "why":
                    self.why(rest)
                case _:
                    return text

    def read(self) -> str:
        """A line as it was typed. At the end of the input, the person has quit."""
        try:
            text = input("> ").strip()
        except EOFError as error:
            self.out.print()
            raise Quit from error
        if not sys.stdin.isatty():
            self.tell(text)  # nobody typed it on this screen, so that it has to be shown
        return text

    def tell(self, text: words.Text, style: str = "") -> None:
        """A line for the person."""
        self.out.print(paragraph(spoken(text), style))

    def refuse(self, reason: words.Text) -> None:
        """Why not."""
        self.tell(say("cli-no", why=spoken(reason).rstrip(".")), "yellow")

    def table(self) -> None:
        """The table as this seat sees it."""
        assert self.view.seat is not None
        self.out.print()
        self.out.print(picture(scene_of(self.view, seat_name(self.view.seat)), self.out.width))
        self.out.print()

    def cards(self) -> None:
        """What lies on the table and what it does."""
        assert self.view.seat is not None
        scene = scene_of(self.view, seat_name(self.view.seat))
        mine = [card for card in scene.personal if card.holder == scene.viewer]
        self.out.print(Rows([card_row(card, texts=True) for card in (*scene.equipment, *mine)]))

    def help(self) -> None:
        """How to play."""
        self.tell(say("cli-aim"))
        for rows in (commands(), LEGEND):
            self.out.print(Rows([(Text(typed, style="bold"), spoken(about)) for typed, about in rows]))

    def why(self, command: str) -> None:
        """Why a command cannot be done; without one, all that cannot be done now."""
        if is_command(command):
            try:
                acts_meant(self.view, self.forms, command)
            except NotUnderstood as error:
                self.refuse(error.message)
            else:
                self.tell(say("cli-nothing-against", command=command.strip()))
            return
        rows = reasons(self.view, self.forms)
        if rows:
            self.out.print(Rows([(Text(spoken(what), style="bold"), spoken(reason)) for what, reason in rows]))
        else:
            self.tell(say("cli-everything-possible"))
