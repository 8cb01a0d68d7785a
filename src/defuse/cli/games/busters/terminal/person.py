"""A person at the terminal, who plays a seat as a bot does: from an observation, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from defuse import words
from defuse.busters.acts import Cut, RevealReds, SoloCut
from defuse.busters.asks import TurnAsk
from defuse.busters.card import Equipment
from defuse.busters.wires import value_word
from defuse.busters.words import place_name
from defuse.cli.console import Rows
from defuse.cli.games.busters.terminal.choosing import BY_NAME, item_called, item_words, items_of, named_items
from defuse.cli.games.busters.terminal.prompt import Back, Prompt
from defuse.cli.games.busters.terminal.typed import NotUnderstood, acts_meant, is_command
from defuse.cli.games.busters.terminal.words import command_typed, shown
from defuse.cli.language import speaker, spoken
from defuse.cli.language import word as named
from defuse.kernel import Act, Field, Form, Item, Observation, One, Some, act_label
from defuse.words import Argument, Message, Seat, say

FEW = 6
"""So many wires are listed one by one."""


class Person(Prompt):
    """Asks the person at the terminal. What cannot be done is refused in words, and the question is asked again."""

    def __init__(self, out: Console, log: Sequence[Message]) -> None:
        super().__init__(out, log)
        self.quiet: set[words.Text] = set()
        """The cards that the person does not want to be asked about."""

    def decide(self, observation: Observation, forms: tuple[Form, ...]) -> Act:
        """Show the table, and ask until there is an act."""
        self.view, self.forms = observation.view(), forms
        self.table()
        while True:
            try:
                return self._choose_form() if self.view.acting or len(forms) > 1 else self._answer(forms[0])
            except Back:
                self.tell(say("cli-once-more"), "dim")

    def chime_in(self, observation: Observation, forms: tuple[Form, ...]) -> Act | None:
        """While somebody else is asked: offer the cards that can be used now."""
        self.view, self.forms = observation.view(), forms
        while not self.is_quiet(forms):
            try:
                return self._offer_cards()
            except Back:
                self.tell(say("cli-once-more"), "dim")
        return None

    def is_quiet(self, forms: tuple[Form, ...]) -> bool:
        """Whether the person does not want to be asked about any of these cards."""
        return {_label(form) for form in forms} <= self.quiet

    # What is asked.

    def _choose_form(self) -> Act:
        """What to do, by number or by a short command."""
        ask = self.view.public.ask
        assert ask is not None
        assert self.view.seat is not None
        asked = ask.question()
        if isinstance(ask, TurnAsk):
            asked = say("cli-your-turn", seat=Seat(self.view.seat), question=asked)
        self.tell(asked, "bold")
        self._list()
        self.tell(say("cli-number-or-command", help=shown("help")), "dim")
        while True:
            text = self.line()
            if is_command(text):
                try:
                    return self._one_of(acts_meant(self.view, self.forms, text))
                except NotUnderstood as error:
                    self.refuse(error.message)
                    continue
            form = self._numbered(text)
            if form is not None:
                return self._fill(form)
            missing = say("cli-not-on-list", text=repr(text), help=shown("help"))
            self.refuse(missing if text else say("cli-type-number-or-command"))

    def _offer_cards(self) -> Act | None:
        """Any-time cards, before somebody else acts."""
        ask = self.view.public.ask
        assert ask is not None
        seats = " ".join([named(Seat(seat)) for seat in ask.seats])
        self.tell(say("cli-before-acts", seats=seats), "bold")
        self._list()
        self.tell(say("cli-enter-goes-on", quiet=shown("quiet")), "dim")
        while True:
            text = self.line()
            quiet = command_typed(text) == "quiet"
            if quiet:
                self.quiet |= {_label(form) for form in self.forms}
            if quiet or not text:
                return None
            form = self._numbered(text)
            if form is not None:
                return self._fill(form)
            self.refuse(say("cli-number-enter-or-quiet", text=repr(text), quiet=shown("quiet")))

    def _answer(self, form: Form) -> Act:
        """The answer to a question that has one form."""
        ask = self.view.public.ask
        assert ask is not None
        self.tell(ask.question(), "bold")
        if not form.fields:
            self.tell(say("cli-press-enter", act=_label(form)))
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
            rows.append((Text(str(number), style="bold"), Text(spoken(_label(form)), style="bold"), about))
        self.out.print(Rows(rows))

    def _about(self, form: Form) -> str:
        cards = [self.view.rule(card) for card in form.using]
        texts = [card.text for card in cards if isinstance(card, Equipment)]
        if texts:
            return " ".join([spoken(text) for text in texts])
        if form.verb is SoloCut:
            values = dict.fromkeys(self.view.value(wire) for wire in items_of(form.fields[0]) if isinstance(wire, int))
            return "; ".join([self._all_yours(value) for value in values])
        if form.verb is Cut:
            return spoken(say("cli-about-cut"))
        return spoken(say("cli-about-reveal")) if form.verb is RevealReds else ""

    def _all_yours(self, value: int) -> str:
        shown_value = value_word(value)
        return spoken(say("cli-all-yours", value=shown_value, example=shown("solo", named(shown_value))))

    def _example(self, form: Form) -> str:
        act: Any = form.nth(0)
        places = [named(place_name(self.view.public, wire)) for wire in act.targets]
        values = [named(value_word(self.view.value(wire))) for wire in act.mine]
        return spoken(say("cli-such-as", example=shown("cut", " ".join([*places, *values]))))

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
            only = self._names(field.kind, chosen if isinstance(chosen, tuple) else (chosen,))
            self.tell(say("cli-only", items=only), "dim")
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
        self.tell(speaker().sentence(field.hint or say("cli-choose", field=field.name)), "bold")
        if field.kind not in BY_NAME:
            names = [item_words(self.view, field.kind, item) for item in items]
            self.out.print(Rows([(Text(str(number), style="bold"), name) for number, name in enumerate(names, 1)]))
            return
        wires = [item for item in items if isinstance(item, int)] if field.kind == "wire" else []
        if not wires or len(wires) <= FEW:
            self.tell(say("cli-items", items=self._names(field.kind, items)))
        elif all(self.view.owner_of(wire) == self.view.seat for wire in wires):
            values = " ".join(dict.fromkeys(named(value_word(self.view.value(wire))) for wire in wires))
            first = place_name(self.view.public, wires[0])
            self.tell(say("cli-by-value-or-place", values=values, place=first))
        else:
            self.tell(say("cli-by-place", place=place_name(self.view.public, wires[0])))

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
            self.refuse(field.hint or say("cli-choose-one"))
            return None
        together = tuple(item for found in meant for item in found)
        if isinstance(field, Some) and field.why_not(together) is None:
            return together
        picked = tuple(self._which(field.kind, found) for found in meant)
        return picked if isinstance(field, Some) else picked[0]

    def _why_not(self, field: Field, name: str) -> words.Text:
        """Why a name cannot be chosen."""
        barred = named_items(self.view, field.kind, list(field.barred), name)
        return field.barred[barred[0]] if barred else field.hint or say("cli-nothing-such", text=repr(name))

    def _which(self, kind: str, items: list[Item]) -> Item:
        """One of several items that a name may mean."""
        if len(items) == 1:
            return items[0]
        first = item_called(self.view, kind, items[0])
        self.tell(say("cli-which-one", items=self._names(kind, items), first=first))
        while True:
            text = self.line()
            found = named_items(self.view, kind, items, text) if text else items[:1]
            if len(found) == 1:
                return found[0]
            self.refuse(say("cli-one-of", items=self._names(kind, items)))

    def _one_of(self, acts: list[Act]) -> Act:
        """One of several cuts that differ in the own wires."""
        left: list[Any] = list(acts)
        for at in range(len(left[0].mine) if len(left) > 1 else 0):
            own = self._which("wire", list(dict.fromkeys(act.mine[at] for act in left)))
            left = [act for act in left if act.mine[at] == own]
        act: Act = left[0]
        return act

    def _names(self, kind: str, items: Sequence[Item]) -> tuple[Argument, ...]:
        return tuple([item_called(self.view, kind, item) for item in items])


def _label(form: Form) -> words.Text:
    return form.label or act_label(form.verb)
