"""A person at the terminal, who plays a seat as a bot does: from an observation, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from defuse.busters.acts import Cut, RevealReds, SoloCut
from defuse.busters.asks import TurnAsk
from defuse.busters.card import Equipment
from defuse.busters.wires import seat_name, word
from defuse.busters.words import place_name, question
from defuse.cli.console import Rows
from defuse.cli.games.busters.terminal.choosing import BY_NAME, item_words, items_of, named_items
from defuse.cli.games.busters.terminal.prompt import Back, Prompt
from defuse.cli.games.busters.terminal.typed import NotUnderstood, acts_meant, is_command
from defuse.kernel import Act, Field, Form, Item, Observation, One, Some

FEW = 6
"""So many wires are listed one by one."""


class Person(Prompt):
    """Asks the person at the terminal. What cannot be done is refused in words, and the question is asked again."""

    def __init__(self, out: Console, log: Sequence[str]) -> None:
        super().__init__(out, log)
        self.quiet: set[str] = set()
        """The cards that the person does not want to be asked about."""

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        """Show the table, and ask until there is an act."""
        self.view, self.forms = observation.view(), forms
        self.table()
        while True:
            try:
                return self._choose_form() if self.view.acting or len(forms) > 1 else self._answer(forms[0])
            except Back:
                self.say("Once more, then.", "dim")

    def chime_in(self, observation: Observation, forms: tuple[Form, ...]) -> Act | None:
        """While somebody else is asked: offer the cards that can be used now."""
        self.view, self.forms = observation.view(), forms
        while not self.is_quiet(forms):
            try:
                return self._offer_cards()
            except Back:
                self.say("Once more, then.", "dim")
        return None

    def is_quiet(self, forms: tuple[Form, ...]) -> bool:
        """Whether the person does not want to be asked about any of these cards."""
        return {form.label for form in forms} <= self.quiet

    # What is asked.

    def _choose_form(self) -> Act:
        """What to do, by number or by a short command."""
        ask = self.view.public.ask
        assert ask is not None
        assert self.view.seat is not None
        whose = f"Your turn, {seat_name(self.view.seat)}. " if isinstance(ask, TurnAsk) else ""
        self.say(f"{whose}{question(ask)}", "bold")
        self._list()
        self.say("Type a number or a command; help explains.", "dim")
        while True:
            text = self.line()
            if is_command(text):
                try:
                    return self._one_of(acts_meant(self.view, self.forms, text))
                except NotUnderstood as error:
                    self.refuse(str(error))
                    continue
            form = self._numbered(text)
            if form is not None:
                return self._fill(form)
            self.refuse(f"{text!r} is not on the list; help explains" if text else "type a number or a command")

    def _offer_cards(self) -> Act | None:
        """Any-time cards, before somebody else acts."""
        ask = self.view.public.ask
        assert ask is not None
        self.say(f"Before {' '.join(seat_name(seat) for seat in ask.seats)} acts, you may use a card.", "bold")
        self._list()
        self.say("Enter goes on; quiet goes on and does not ask about these cards again.", "dim")
        while True:
            text = self.line()
            if text.lower() == "quiet":
                self.quiet |= {form.label for form in self.forms}
            if text.lower() in ("", "quiet"):
                return None
            form = self._numbered(text)
            if form is not None:
                return self._fill(form)
            self.refuse(f"{text!r} is not on the list: type a number, Enter or quiet")

    def _answer(self, form: Form) -> Act:
        """The answer to a question that has one form."""
        ask = self.view.public.ask
        assert ask is not None
        self.say(question(ask), "bold")
        if not form.fields:
            self.say(f"{form.label}: press Enter.")
            self.line()
        return self._fill(form)

    def _numbered(self, text: str) -> Form | None:
        return self.forms[int(text) - 1] if text.isdecimal() and 1 <= int(text) <= len(self.forms) else None

    def _list(self) -> None:
        """What can be done, numbered."""
        rows: list[tuple[str | Text, ...]] = []
        for number, form in enumerate(self.forms, 1):
            about = Text(self._about(form))
            if form.verb is Cut:
                about.append(f" {self._example(form)}", "dim")
            rows.append((Text(str(number), style="bold"), Text(form.label, style="bold"), about))
        self.out.print(Rows(rows))

    def _about(self, form: Form) -> str:
        cards = [self.view.rule(card) for card in form.using]
        texts = [card.text for card in cards if isinstance(card, Equipment)]
        if texts:
            return " ".join(texts)
        if form.verb is SoloCut:
            values = dict.fromkeys(self.view.value(wire) for wire in items_of(form.fields[0]) if isinstance(wire, int))
            return "; ".join(f"all remaining {word(value)}s are yours: solo {word(value)}" for value in values)
        if form.verb is Cut:
            return "point at a teammate's wire and name a value that you hold."
        return "all that you have left are reds." if form.verb is RevealReds else ""

    def _example(self, form: Form) -> str:
        act: Any = form.nth(0)
        places = [place_name(self.view.public, wire) for wire in act.targets]
        return f"Such as: cut {' '.join([*places, *(word(self.view.value(wire)) for wire in act.mine)])}"

    # How a form is filled in.

    def _fill(self, form: Form) -> Act:
        """Fill in the fields of a form, one after the other; a field that leaves no choice fills itself in."""
        # "That one is a 5" is how people call a cut: first the wire, then the value.
        fields = form.fields[::-1] if form.verb is Cut else form.fields
        filled = {field.name: self._choose(field) for field in fields}
        return form.verb(seat=form.seat, using=form.using, **filled)

    def _choose(self, field: Field) -> Any:
        """A choice that fits a field."""
        items = items_of(field)
        if field.count() == 1:
            chosen = field.nth(0)
            self.say(f"Only {self._names(field.kind, chosen if isinstance(chosen, tuple) else (chosen,))}.", "dim")
            return chosen
        self._show(field, items)
        while True:
            text = self.line()
            choice = self._read(field, items, text)
            if choice is None:
                continue
            reason = field.why_not(choice)
            if reason is None:
                return choice
            self.refuse(reason)

    def _show(self, field: Field, items: list[Item]) -> None:
        """What a field asks for, and what there is to choose from."""
        self.say(f"{(field.hint or f'choose: {field.name}').capitalize()}.", "bold")
        if field.kind not in BY_NAME:
            names = [item_words(self.view, field.kind, item) for item in items]
            self.out.print(Rows([(Text(str(number), style="bold"), name) for number, name in enumerate(names, 1)]))
            return
        wires = [item for item in items if isinstance(item, int)] if field.kind == "wire" else []
        if not wires or len(wires) <= FEW:
            self.say(self._names(field.kind, items))
        elif all(self.view.owner_of(wire) == self.view.seat for wire in wires):
            values = dict.fromkeys(word(self.view.value(wire)) for wire in wires)
            self.say(f"By value ({' '.join(values)}) or by place (such as {place_name(self.view.public, wires[0])}).")
        else:
            self.say(f"By place, such as {place_name(self.view.public, wires[0])}.")

    def _read(self, field: Field, items: list[Item], text: str) -> Any:
        """What a line says for a field: an item, or several; None after a refusal."""
        meant: list[list[Item]] = []
        for name in text.replace(",", " ").split() if field.kind in BY_NAME or isinstance(field, Some) else [text]:
            if field.kind not in BY_NAME and name.isdecimal() and 1 <= int(name) <= len(items):
                found = [items[int(name) - 1]]
            else:
                found = named_items(self.view, field.kind, items, name)
            if not found:
                self.refuse(self._why_not(field, name))
                return None
            meant.append(found)
        if not meant or (isinstance(field, One) and len(meant) > 1):
            self.refuse(field.hint or "choose one of these")
            return None
        together = tuple(item for found in meant for item in found)
        if isinstance(field, Some) and field.why_not(together) is None:
            return together
        picked = tuple(self._which(field.kind, found) for found in meant)
        return picked if isinstance(field, Some) else picked[0]

    def _why_not(self, field: Field, name: str) -> str:
        """Why a name cannot be chosen."""
        barred = named_items(self.view, field.kind, list(field.barred), name)
        return field.barred[barred[0]] if barred else field.hint or f"there is no {name!r} to choose"

    def _which(self, kind: str, items: list[Item]) -> Item:
        """One of several items that a name may mean."""
        if len(items) == 1:
            return items[0]
        first = item_words(self.view, kind, items[0])
        self.say(f"Which one: {self._names(kind, items)}? Enter takes {first}.")
        while True:
            text = self.line()
            found = named_items(self.view, kind, items, text) if text else items[:1]
            if len(found) == 1:
                return found[0]
            self.refuse(f"one of {self._names(kind, items)}")

    def _one_of(self, acts: list[Act]) -> Act:
        """One of several cuts that differ in the own wires."""
        left: list[Any] = list(acts)
        for at in range(len(left[0].mine) if len(left) > 1 else 0):
            own = self._which("wire", list(dict.fromkeys(act.mine[at] for act in left)))
            left = [act for act in left if act.mine[at] == own]
        act: Act = left[0]
        return act

    def _names(self, kind: str, items: Sequence[Item]) -> str:
        return ", ".join(item_words(self.view, kind, item) for item in items)
