"""A teammate guesses, face down, what you are about to cut."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.causes import DialCause
from defuse.busters.events import (
    CharactersSettled,
    DialMoved,
    Settled,
    TurnEnded,
    TurnJumped,
    TurnStarted,
    Validated,
    WiresCut,
)
from defuse.busters.numbers import NUMBER, NUMBER_CARDS, number_on
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.guessing_events import (
    GuessOver,
    HandReturned,
    HandsChanged,
    HandsDealt,
    LayNumber,
    NobodyHolds,
    NumberDrawn,
    NumberKept,
    NumberLaid,
    NumberLeft,
    NumberPassed,
    NumbersDone,
    NumberTaken,
    NumberTurned,
)
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES
from defuse.kernel import UNKNOWN, Among, Ask, Chance, Fact, Filled, Form, One, PileMade, Shown, Steps
from defuse.kernel.panel import Card, Cards, Counter, Note, Panel
from defuse.words import Message, Seat, say

NO_SEAT = -1


def last_number(table: Table) -> bool:
    """Whether only one number is left to cut."""
    return len(set(BLUE_VALUES) - set(table.public.validated)) <= 1


def leaves(card: int, number: int) -> Steps:
    """The card of a finished number is shown and leaves the game."""
    return (Shown((card,)), NumberLeft(card, number))


class LayAsk(Ask, frozen=True, kw_only=True):
    """Which of your number cards do you lay down for a teammate's turn?"""

    turn: int

    def question(self) -> Message:
        return say("ask-lay-guess", seat=Seat(self.turn))


class Guessing(Rule, frozen=True, kw_only=True):
    """Before a turn the nearest seat to the right that has cards lays one face down. If its number is cut in this turn,
    the dial moves. The active seat takes the card.
    """

    id: str = "guessing"
    hands: tuple[tuple[int, ...], ...] = ()
    """The cards that each seat holds, by handle, the one it has laid down too: which one that is stays sealed."""
    deck: tuple[int, ...] = ()
    laid: int = NO_SEAT
    """Who has laid a card down."""
    cut: tuple[int, ...] = ()
    """What the active seat has cut in this turn."""
    jumped: bool = False
    """Whether the turn was handed on instead of an action."""
    finished: tuple[int, ...] = ()
    """Numbers that were finished while a card lay face down: their cards leave when it has been compared (M29)."""

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar = (LayNumber,)

    def after(
        self,
        table: Table,
        event: CharactersSettled
        | PileMade
        | TurnStarted
        | Validated
        | Settled
        | TurnEnded
        | NumberTurned
        | NumberKept
        | GuessOver
        | HandsChanged,
    ) -> Steps:
        match event:
            case CharactersSettled():
                first = len(table.faces)
                yield PileMade("numbers", tuple(range(first, first + len(NUMBER_CARDS))), NUMBER_CARDS)
            case PileMade() if event.name == "numbers":
                hands = self._dealt(table, event.things)
                yield hands
                for seat, cards in enumerate(hands.hands):
                    yield Shown(cards, (seat,))
            case TurnStarted() if (layer := self._layer(table, event.seat)) is not None:
                yield LayAsk(seats=(layer,), rule=self.id, turn=event.seat)
            case Validated() if self.laid == NO_SEAT:
                yield from self._finish(table, (event.value,))
            case Settled() if self.laid == NO_SEAT:
                yield from self._returned(table)
            case GuessOver():
                yield from self._finish(table, event.finished)
            case TurnEnded() if self.laid != NO_SEAT:
                yield from self._passed(table) if self.jumped else self._turned(table)
            case NumberTurned():
                yield from self._compared(table, event)
            case NumberDrawn():
                number = number_on(table.faces[event.card])
                done = number in table.public.validated
                yield from leaves(event.card, number) if done else (NumberKept(event.card, event.by),)
            case NumberLaid() | NumberTaken() | NumberPassed() | NumberKept() | NumberLeft() | HandReturned():
                yield from self._draws(table)
            case _:
                pass

    def _dealt(self, table: Table, cards: tuple[int, ...]) -> HandsDealt:
        """Two cards each, three to the captain's right."""
        hands: list[tuple[int, ...]] = []
        players = table.public.players
        for seat in range(players):
            count = 3 if seat == (table.public.captain - 1) % players else 2
            hands.append(cards[:count])
            cards = cards[count:]
        return HandsDealt(tuple(hands), cards)

    # Laying, turning, taking.

    def _layer(self, table: Table, active: int) -> int | None:
        """The nearest seat to the right of the active one that has cards, never the active one itself."""
        players = table.public.players
        seats = [(active - step) % players for step in range(1, players)]
        return next((seat for seat in seats if self.hands[seat]), None)

    def choices(self, view: View, ask: LayAsk) -> Iterable[Form]:
        seat = ask.seats[0]
        field = One(name="card", kind="card", items=self.hands[seat], hint=say("guessing-choose"))
        yield Form(LayNumber, seat, (field,), rule=self.id)

    def answered(self, table: Table, ask: LayAsk, acts: tuple[LayNumber, ...]) -> Steps:
        # Sealed, not moved: to name the card would tell which one it is where others have seen it being taken.
        table.seal(acts[0])
        yield NumberLaid(acts[0].seat)

    def _turned(self, table: Table) -> Steps:
        """Turn the card over."""
        card = table.unseal(self.laid).card
        yield Shown((card,))
        yield NumberTurned(card, number_on(table.faces[card]), self.laid)

    def _passed(self, table: Table) -> Steps:
        """Coffee Mug: the card is taken, but neither shown nor compared (M29)."""
        hand = self.hands[self.laid]
        seen = tuple([table.faces[card] for card in hand if table.public.known[-1] >> card & 1])
        taken = NumberPassed(hand, self.laid, table.public.turn, seen)
        yield taken
        yield Shown((taken.card,), (taken.to,))
        yield GuessOver(self.finished)

    def _compared(self, table: Table, event: NumberTurned) -> Steps:
        """The dial moves if the number was cut in this turn; then the active seat takes the card."""
        active = table.public.turn
        if event.number in self.cut:
            yield DialMoved(-1, DialCause.GUESSED, active)  # E8: the Stabilizer hears of misses only
        if event.number in table.public.validated:
            yield from leaves(event.card, event.number)
        else:
            yield NumberTaken(event.card, active)
        yield GuessOver(tuple([number for number in self.finished if number != event.number]))

    # Finished numbers, and drawing.

    def _finish(self, table: Table, numbers: tuple[int, ...]) -> Steps:
        """Whoever holds the card of a finished number shows it and puts it away; at the end all cards leave."""
        if last_number(table):
            if any((*self.hands, self.deck)):
                yield NumbersDone()
            return
        held = [card for hand in self.hands for card in hand]
        left = []
        for number in numbers:
            card = next((card for card in held if table.faces[card] == NUMBER + number), None)
            yield from (NobodyHolds(number),) if card is None else leaves(card, number)
            left.append(card)
        yield from self._returned(table, left)

    def _returned(self, table: Table, without: Iterable[int | None] = ()) -> Steps:
        """Whoever has no wires puts the cards under the deck, if there are others than those that leave anyway."""
        for seat, hand in enumerate(self.hands):
            if set(hand).difference(without) and not table.has_wires(seat):
                yield HandReturned(seat)

    def _draws(self, table: Table) -> Steps:
        """Whoever has only one card left draws, unless all cards are about to leave."""
        if last_number(table):
            return
        for seat in table.clockwise(table.public.turn):
            if self.deck and len(self.hands[seat]) - (seat == self.laid) == 1 and table.has_wires(seat):
                yield Shown((self.deck[0],), (seat,))
                yield NumberDrawn(self.deck[0], seat)
                return

    def on(
        self,
        event: HandsDealt | TurnStarted | TurnJumped | WiresCut | Validated | NumberTurned | NumbersDone | HandsChanged,
    ) -> Guessing:
        match event:
            case HandsDealt():
                return replace(self, hands=event.hands, deck=event.deck)
            case TurnStarted():
                return replace(self, cut=(), jumped=False, finished=())
            case TurnJumped():
                return replace(self, jumped=True)
            case WiresCut():
                return replace(self, cut=(*self.cut, event.value)) if event.how != "disintegrated" else self
            case NumberLaid():
                return replace(self, laid=event.by)
            case NumberTurned():
                return replace(self, laid=NO_SEAT)
            case Validated():
                return self if self.laid == NO_SEAT else replace(self, finished=(*self.finished, event.value))
            case NumbersDone():
                return replace(self, hands=((),) * len(self.hands), deck=())
            case NumberTaken() | NumberDrawn():
                return self._moved(event.card, event.by)
            case NumberPassed():
                return replace(self._moved(event.card, event.to), laid=NO_SEAT)
            case NumberLeft():
                return self._moved(event.card, NO_SEAT)
            case HandReturned():
                hands = tuple([() if seat == event.by else hand for seat, hand in enumerate(self.hands)])
                return replace(self, hands=hands, deck=(*self.deck, *self.hands[event.by]))

    def _moved(self, card: int, to: int) -> Guessing:
        """These hands with a card in another one, or in none."""
        hands = [tuple([other for other in hand if other != card]) for hand in self.hands]
        if to != NO_SEAT:
            hands[to] = (*hands[to], card)
        return replace(self, hands=tuple(hands), deck=tuple([other for other in self.deck if other != card]))

    # What everyone may conclude, and how to imagine the cards.

    def facts(self, public: Board, event: NumberKept | NobodyHolds | NumberPassed) -> Iterable[Fact]:
        match event:
            case NumberKept() if public.validated:
                yield Among((event.card,), tuple(NUMBER + number for number in public.validated), 0, 0)
            case NobodyHolds():
                held = tuple([card for hand in self.hands for card in hand])
                if held:
                    yield Among(held, (NUMBER + event.number,), 0, 0)
            case NumberPassed():
                for kind in event.seen:
                    yield Among(event.hand, (kind,), 1, 1)

    def fills(self, table: Table, chance: Chance) -> Filled:
        """Any order of the unseen cards that fits the facts; the card that lies face down is any of that hand."""
        pile = next((pile for pile in table.public.piles if pile.name == "numbers"), None)
        if pile is None:
            return Filled()
        faces = bytearray(table.faces)
        gaps = [card for card in pile.things if faces[card] == UNKNOWN]
        left = [kind for kind in pile.kinds if kind not in {faces[card] for card in pile.things}]
        facts = [fact for fact in table.public.facts if isinstance(fact, Among) and fact.things[0] in pile.things]
        for _ in range(100_000):
            for card, kind in zip(gaps, chance.shuffled(left), strict=True):
                faces[card] = kind
            if all(fact.holds(bytes(faces), int) for fact in facts):
                break
        else:
            raise ValueError("no order of the number cards fits the facts")
        found = Filled({card: faces[card] for card in gaps})
        if self.laid == NO_SEAT:
            return found
        return found._replace(sealed=(LayNumber(seat=self.laid, card=chance.pick(self.hands[self.laid])),))

    def panel(self, view: View) -> tuple[Panel, ...]:
        cards = [
            Card(
                title=str(number_on(view.faces[card])) if view.faces[card] else "?",
                seat=seat,
                state="open" if view.faces[card] else "hidden",
            )
            for seat, hand in enumerate(self.hands)
            for card in hand
        ]
        held = Cards(rule=self.id, title=say("guessing-number-cards"), cards=tuple(cards))
        deck = Counter(rule=self.id, title=say("guessing-number-deck"), value=len(self.deck))
        if self.laid == NO_SEAT:
            return (held, deck)
        text = say("guessing-face-down", seat=Seat(self.laid))
        return (held, deck, Note(rule=self.id, title=say("guessing"), text=text))
