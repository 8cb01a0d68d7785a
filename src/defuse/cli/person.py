"""A person at the terminal, who plays a seat as a bot does: from an observation, and from nothing else."""

from __future__ import annotations

import sys
from typing import Any

from rich.console import Console
from rich.text import Text

from defuse.busters.asks import TurnAsk
from defuse.busters.view import View
from defuse.busters.wires import seat_name, word
from defuse.busters.words import place_name, question
from defuse.cli.choosing import (
    field_question,
    form_words,
    item_words,
    items_of,
    named_items,
    whole_act_words,
)
from defuse.cli.console import grid
from defuse.cli.helping import HELP, reasons
from defuse.cli.picture import LEGEND, picture, state_words
from defuse.cli.scene import scene_of
from defuse.cli.typed import VERBS, NotUnderstood, acts_meant
from defuse.kernel import Act, Field, Form, Observation, One

QUIT = ("quit", "exit", "q")


class Quit(Exception):
    """The person does not want to go on, or the input has ended."""


class Back(Exception):
    """The person wants to choose something else."""


class Person:
    """Asks the person at the terminal. Whatever cannot be done is refused in words, and asked again."""

    def __init__(self, out: Console, log: list[str]) -> None:
        self.out = out
        self.log = log
        self.quiet: set[str] = set()
        """Cards that the person does not want to be reminded of."""
        self.view: View
        self.forms: tuple[Form, ...] = ()

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        """Show the table and ask until there is an act."""
        self.view, self.forms = observation.view(), forms
        self.table()
        while True:
            try:
                return self._turn() if len(forms) > 1 or self.view.acting else self._fill(forms[0], top=True)
            except Back:
                continue

    def chime_in(self, observation: Observation, forms: tuple[Form, ...]) -> Act | None:
        """While somebody else is asked: offer the cards that can be used now."""
        self.view, self.forms = observation.view(), forms
        if {form.label for form in forms} <= self.quiet:
            return None
        while True:
            try:
                return self._cards()
            except Back:
                continue

    # What is asked.

    def _turn(self) -> Act:
        """Choose what to do, by number or by a short command."""
        ask = self.view.public.ask
        assert ask is not None
        assert self.view.seat is not None
        whose = f"Your turn, {seat_name(self.view.seat)}. " if isinstance(ask, TurnAsk) else ""
        self.say(f"{whose}{question(ask)}", "bold")
        self._list(self.forms)
        self.say("A number, or a command such as the ones on the right; help explains.", "dim")
        while True:
            text = self.line()
            if text.isdigit() and 1 <= int(text) <= len(self.forms):
                return self._fill(self.forms[int(text) - 1])
            if text.split()[:1] and text.split()[0].lower() in VERBS:
                act = self._typed(text)
                if act is not None:
                    return act
            else:
                self.refuse(f"{text!r} is not on the list; help explains" if text else "type a number or a command")

    def _cards(self) -> Act | None:
        """Any-time cards while somebody else is asked."""
        ask = self.view.public.ask
        assert ask is not None
        self.say(f"Before {' '.join(seat_name(seat) for seat in ask.seats)} acts, you may use a card:", "bold")
        self._list(self.forms)
        self.say("Enter: go on. quiet: do not ask about these again.", "dim")
        while True:
            text = self.line()
            if not text:
                return None
            if text == "quiet":
                self.quiet |= {form.label for form in self.forms}
                return None
            if text.isdigit() and 1 <= int(text) <= len(self.forms):
                return self._fill(self.forms[int(text) - 1])
            self.refuse(f"{text!r} is not on the list: a number, Enter or quiet")

    def _list(self, forms: tuple[Form, ...]) -> None:
        rows: list[tuple[Text | str, ...]] = []
        for number, form in enumerate(forms, 1):
            words = form_words(self.view, form)
            if form.fields and form.count() == 1:
                words += f" ({whole_act_words(self.view, form)})"
            rows.append((Text(str(number), style="bold"), words, Text(self._example(form), style="dim")))
        self.out.print(grid(rows))

    def _example(self, form: Form) -> str:
        """The short command for a form, where there is one."""
        return ""

    def _typed(self, text: str) -> Act | None:
        """The act that a short command means; None after a refusal."""
        try:
            acts = acts_meant(self.view, self.forms, text)
        except NotUnderstood as error:
            self.refuse(str(error))
            return None
        return acts[0] if len(acts) == 1 else self._which_own(acts)

    def _which_own(self, acts: list[Any]) -> Act:
        """Which of several equal wires of one's own is meant."""
        return acts[0]

    def _fill(self, form: Form, top: bool = False) -> Act:
        """Fill in the fields of a form, one after the other."""
        return form.nth(0)

    # How it is asked.

    def line(self) -> str:
        """What the person types, once it is not one of the commands that always work."""
        while True:
            try:
                text = input("> ").strip()
            except EOFError as error:
                raise Quit from error
            if not sys.stdin.isatty():
                self.out.print(Text(text))  # so that a transcript shows what was typed
            word, _, rest = text.lower().partition(" ")
            if word in QUIT:
                raise Quit
            if not self._served(word, rest):
                return text

    def _served(self, word: str, rest: str) -> bool:
        return False

    def say(self, text: str, style: str = "") -> None:
        self.out.print(Text(text, style=style))

    def refuse(self, reason: str) -> None:
        self.say(f"No: {reason}.", "yellow")

    def table(self) -> None:
        self.out.print(picture(scene_of(self.view, seat_name(self.view.seat or 0)), self.out.width))


_ = (HELP, LEGEND, One, Field, field_question, item_words, items_of, named_items, place_name, reasons, state_words, word)
