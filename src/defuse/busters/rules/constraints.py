"""Constraint cards on the table (K1–K7): one rule for each card, and whoever finds no cut under a card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Self

from msgspec.structs import replace

from defuse.busters.acts import Cut, SoloCut
from defuse.busters.asks import TurnAsk
from defuse.busters.board import Board
from defuse.busters.card import EVERYBODY
from defuse.busters.causes import DialCause
from defuse.busters.constraints import CONSTRAINTS, Constraint
from defuse.busters.events import Called, CutMissed, DialMoved, Settled
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.clues import all_kinds, held_facts
from defuse.busters.rules.silence import Silence
from defuse.busters.tokens import sort_of
from defuse.busters.view import Table, View
from defuse.busters.wires import value_word
from defuse.busters.words import Told, tell
from defuse.kernel import Act, Among, Ask, Cannot, Event, Fact, Form, Steps, helper, mask_of
from defuse.kernel.panel import Card, Cards, Panel
from defuse.words import Message, Seat, say

AWAY = -2
"""Where a card lies that is not in force."""

POST_IT = "4"

NO_EQUIPMENT = say("constraint-bars-equipment")
NO_MARKED_WIRE = say("constraint-bars-marked")
NO_POST_IT = say("constraint-bars-post-it")
NOT_THE_RIGHT_END = say("constraint-bars-right-end")
NOT_THE_LEFT_END = say("constraint-bars-left-end")
NO_SOLO_CUT = say("constraint-bars-solo")


class ConstraintsLaid(Event, frozen=True):
    """These cards are in force from now on, and no others: pairs of a letter and the seat that it binds."""

    cards: tuple[tuple[str, int], ...]
    why: str


class CutForbidden(Event, frozen=True):
    """A seat said that its constraint leaves it no cut."""

    seat: int


class ConstraintCard(Rule, frozen=True, kw_only=True):
    """A constraint card. It binds a seat, everybody, or, while it is not in force, nobody."""

    letter: str
    seat: int = AWAY

    rank: ClassVar[Rank] = Rank.MISSION

    @property
    def card(self) -> Constraint:
        """What is printed on it."""
        return CONSTRAINTS[self.letter]

    def binds(self, seat: int | None) -> bool:
        """Whether a seat has to respect it."""
        return seat is not None and self.seat in (EVERYBODY, seat)

    def on(self, event: ConstraintsLaid) -> Self:
        seat = dict(event.cards).get(self.letter, AWAY)
        return self if seat == self.seat else replace(self, seat=seat)

    def panel(self, view: View) -> Panel | tuple[()]:
        if self.seat == AWAY:
            return ()
        whose = None if self.seat == EVERYBODY else self.seat
        said = self.card
        card = Card(title=said.title, text=said.text, label=self.letter, seat=whose, kind="constraint")
        return Cards(rule=self.id, title=say("constraint"), cards=(card,))


class OnlyValues(ConstraintCard, frozen=True, kw_only=True):
    """A to F: only some values may be cut (K1)."""

    def bars_value(self, view: View, verb: type[Act], value: int) -> Message | None:
        if self.card.allows(value) or not self.binds(view.seat):
            return None
        return say("constraint-bars-value", letter=self.letter, value=value_word(value))


class NoEquipment(ConstraintCard, frozen=True, kw_only=True):
    """G: no equipment card and no personal equipment (K2)."""

    def bars_card(self, view: View, verb: type[Act], card: str) -> Message | None:
        return NO_EQUIPMENT if self.binds(view.seat) else None


class NoInformation(Silence, ConstraintCard, frozen=True, kw_only=True):
    """H: a miss by or at the bound seat tells nothing, and it cuts no wire with a token (K3, K7)."""

    missed: tuple[int, ...] = ()
    """The wires that a call has just missed."""

    def silent(self, board: Board, wires: tuple[int, ...]) -> bool:
        return bool(wires) and (self.binds(board.turn) or self.binds(board.owner_of(wires[0])))

    def on(self, event: ConstraintsLaid | CutMissed | Settled) -> Self:
        if isinstance(event, ConstraintsLaid):
            return ConstraintCard.on(self, event)
        return Silence.on(self, event)

    def facts(self, public: Board, event: DialMoved | Called | CutMissed) -> Iterable[Fact]:
        """Beside the silence: whoever it binds calls a value only with a wire that has no token."""
        if isinstance(event, DialMoved):
            return Silence.facts(self, public, event)
        with_card = bool(event.using)
        said = bool(event.targets) and with_card == isinstance(event, Called)  # as in the facts of any call
        if not said or not self.binds(event.by):
            return ()
        out = mask_of(marked(public)) | (public.loose if with_card else 0)
        return held_facts(public, event.by, event.values, out)

    def bars_wire(self, view: View, verb: type[Act], wire: int) -> Message | None:
        return NO_MARKED_WIRE if self.binds(view.seat) and wire in marked(view.public) else None

    def bars_own(self, view: View, verb: type[Act], wire: int) -> Message | None:
        return self.bars_wire(view, verb, wire)

    def bars_card(self, view: View, verb: type[Act], card: str) -> Message | None:
        return NO_POST_IT if card == POST_IT and self.binds(view.seat) else None


def marked(board: Board) -> list[int]:
    """The wires with an info token: one that shows a value, even or odd, or a count (K7)."""
    return [token.wire for token in board.tokens if sort_of(token.mark) != "false"]


class NotTheEnd(ConstraintCard, frozen=True, kw_only=True):
    """I and J: not the right-most or left-most uncut wire of a teammate's stand (K4)."""

    def bars_wire(self, view: View, verb: type[Act], wire: int) -> Message | None:
        if not self.binds(view.seat):
            return None
        row = view.uncut(view.stand_of(wire))
        end, why = (row[-1], NOT_THE_RIGHT_END) if self.letter == "I" else (row[0], NOT_THE_LEFT_END)
        return why if wire == end else None


class NoSoloCut(ConstraintCard, frozen=True, kw_only=True):
    """K: no solo cut (K5)."""

    def bars_value(self, view: View, verb: type[Act], value: int) -> Message | None:
        return NO_SOLO_CUT if verb is SoloCut and self.binds(view.seat) else None


class TwiceThePrice(ConstraintCard, frozen=True, kw_only=True):
    """L: a miss costs two steps (K5)."""

    def changes(self, table: Table, event: DialMoved) -> Event | None:
        twice = event.why == DialCause.MISS and event.steps == -1 and self.binds(event.by)
        return replace(event, steps=-2) if twice else None


_CLASSES: dict[str, type[ConstraintCard]] = {
    "G": NoEquipment,
    "H": NoInformation,
    "I": NotTheEnd,
    "J": NotTheEnd,
    "K": NoSoloCut,
    "L": TwiceThePrice,
}


def constraint_id(letter: str) -> str:
    """The id of a constraint card's rule."""
    return f"constraint-{letter}"


def constraint_cards(letters: Iterable[str] = CONSTRAINTS) -> tuple[ConstraintCard, ...]:
    """The rules of some constraint cards, none of them in force yet."""
    return tuple(_CLASSES.get(letter, OnlyValues)(id=constraint_id(letter), letter=letter) for letter in letters)


def in_force(board: Board) -> tuple[tuple[str, int], ...]:
    """The cards that are in force: pairs of a letter and the seat that it binds."""
    cards = [rule for rule in board.rules if isinstance(rule, ConstraintCard)]
    return tuple((card.letter, card.seat) for card in cards if card.seat != AWAY)


# Having no cut.


def can_cut(view: View, but: str) -> bool:
    """Whether the acting seat has a legal cut, whatever the rule `but` offers."""
    for rule in view.having("offers"):
        if rule.id != but:
            for form in rule.offers(view):
                if form.verb in (Cut, SoloCut) and form.possible():
                    return True
    return False


def forbidden(view: View, own: str, cards: Iterable[str]) -> bool:
    """Whether the acting seat has no legal cut, and would have one without these cards (K6)."""
    seat = view.seat
    if seat is None or not view.acting or view.only_reds(seat) or can_cut(view, own):
        return False
    out = (own, *cards)
    rules = tuple([rule for rule in view.public.rules if rule.id not in out])
    return can_cut(View(replace(view.public, rules=rules), view.faces, seat), own)


def forbidden_facts(board: Board, seat: int) -> Iterable[Fact]:
    """What everybody may conclude when a seat has no cut: it holds nothing that it could name."""
    cards = [rule for rule in board.rules if isinstance(rule, ConstraintCard) and rule.binds(seat)]
    values = [value for value in range(1, 14) if all(card.card.allows(value) for card in cards)]
    view = View(board, b"", seat)
    hand = tuple(board.hand(seat))
    free = tuple([wire for wire in hand if view.bar("own", Cut, wire) is None])
    others = [wire for mate in range(board.players) if mate != seat for wire in board.hand(mate)]
    yield Among(hand, all_kinds(board.reds), 0, len(hand) - 1)
    if any(view.bar("wire", Cut, wire) is None for wire in others):
        if free:
            yield Among(free, all_kinds(tuple(values)), 0, 0)
    elif free and not any(isinstance(card, NoSoloCut) for card in cards):
        for value in values:
            left = board.remaining(value)
            if left in (2, 4):  # C8: whoever holds them all could cut them
                yield Among(free, all_kinds((value,)), 0, left - 1)


class Bound(Rule, frozen=True, kw_only=True):
    """Whoever has no cut under a card says so, even if another action is left, and the mission says what follows."""

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar[tuple[type[Act], ...]] = (Cannot,)

    def offers(self, view: View) -> Iterable[Form]:
        if self._is_stuck(view):
            assert view.seat is not None
            yield Form(Cannot, view.seat, rule=self.id, label=say("constraint-no-cut-left"))

    def _is_stuck(self, view: View) -> bool:
        """Whether the acting seat cannot apply its card (K6)."""
        cards = [rule for rule in view.having("binds") if rule.binds(view.seat)]
        return bool(cards) and forbidden(view, self.id, [card.id for card in cards])

    def cannot(self, table: Table, ask: Ask, seat: int) -> Steps | None:
        if not isinstance(ask, TurnAsk):
            return None
        view = View(replace(table.public, ask=ask), table.look(seat).faces, seat)
        return (CutForbidden(seat), *self.forgoes(table, ask, seat)) if self._is_stuck(view) else None

    @helper
    def forgoes(self, table: Table, ask: TurnAsk, seat: int) -> Steps:
        """What follows when a seat has no cut under its card."""
        raise NotImplementedError

    def facts(self, public: Board, event: CutForbidden) -> Iterable[Fact]:
        return forbidden_facts(public, event.seat)


@tell.register
def _(event: ConstraintsLaid, told: Told) -> Message:
    if not event.cards:
        return say("told-constraints-gone")
    shared = [_card(letter) for letter, seat in event.cards if seat == EVERYBODY]
    if shared:
        return say("told-constraints-shared", cards=tuple(shared))
    cards = [say("told-constraint-of", seat=Seat(seat), card=_card(letter)) for letter, seat in event.cards]
    return say("told-constraints-laid", cards=tuple(cards))


def _card(letter: str) -> Message:
    return say("told-constraint", letter=letter, title=CONSTRAINTS[letter].title)


@tell.register
def _(event: CutForbidden, told: Told) -> Message:
    return say("told-cut-forbidden", seat=Seat(event.seat))
