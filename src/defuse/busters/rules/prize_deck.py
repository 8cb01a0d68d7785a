"""A deck that loses a card with every round, until the wires that are cut all at once are cut: then it is the prize."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from defuse.busters import catalogue
from defuse.busters.acts import PlaceToken
from defuse.busters.causes import TokenCause
from defuse.busters.events import EquipmentLaid, RoundEnded, WiresCut
from defuse.busters.numbers import NUMBER_CARDS, number_on
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.dealer import in_pile
from defuse.busters.tokens import may_choose, token_step
from defuse.busters.view import Table, View
from defuse.busters.words import Told, tell
from defuse.kernel import Act, Ask, Event, Form, One, PileMade, RulesAdded, Shown, Steps
from defuse.kernel.panel import Counter, Panel
from defuse.words import Message, Seat, Text, say

TITLE = say("prize-cards")
PLACE = say("prize-place-token")
NO_SUCH_CARD = say("prize-no-such-card")
WHICH_WIRE = say("prize-which-wire")
HAS_ONE = say("prize-has-one")
HAS_NONE = say("prize-has-none")


class PrizeShrank(Event, frozen=True):
    """A round is over, and the top card of the deck was taken away unseen."""


class PrizeWon(Event, frozen=True):
    """The wires that had to go at once are cut; what is left of the deck is handed out."""

    value: int
    cards: int


class NumbersDealt(Event, frozen=True):
    """Number cards were dealt face down: for each seat, its cards."""

    hands: tuple[tuple[int, ...], ...]


class NothingToMark(Event, frozen=True):
    """A seat has no wire that fits its number cards, or no token for it."""

    by: int


class PrizeDeck(Rule, frozen=True, kw_only=True):
    """A face-down deck that loses its top card at the end of every round, until it is won by the special action.

    What is in it nobody knows before, so it is enough to count its cards and to draw them by lot when it is won.
    """

    id: str = "prize-deck"
    left: int

    rank: ClassVar[Rank] = Rank.MISSION

    def after(self, table: Table, event: RoundEnded | WiresCut | PrizeWon) -> Steps:
        match event:
            case RoundEnded() if self.left:
                yield PrizeShrank()
            case WiresCut(how="special") if self.left:
                yield PrizeWon(event.value, self.left)
            case PrizeWon():
                yield from self._hand_out(table, event)
            case _:
                pass

    def _hand_out(self, table: Table, won: PrizeWon) -> Steps:
        """What happens with the cards that are left."""
        raise NotImplementedError

    def on(self, event: PrizeShrank | PrizeWon) -> Any:
        return replace(self, left=0 if isinstance(event, PrizeWon) else self.left - 1)

    def panel(self, view: View) -> Panel:
        return Counter(rule=self.id, title=TITLE, value=self.left, bad="low")


class EquipmentPrize(PrizeDeck, frozen=True, kw_only=True):
    """The equipment cards of the deck come on the board, and all of them can be used at once (M23)."""

    def _hand_out(self, table: Table, won: PrizeWon) -> Steps:
        mission = catalogue.mission(table.public.mission)
        known = catalogue.cards()
        out = {rule.id for rule in table.public.rules}  # a table that was written down may have cards before
        pile = [card for card in known if card not in out and in_pile(card, mission, bool(table.public.yellow.kinds))]
        laid = tuple([pile.pop(table.roll(len(pile))) for _ in range(min(won.cards, len(pile)))])
        yield RulesAdded(tuple([known[card](id=card, state="ready") for card in laid]))
        yield EquipmentLaid(laid)


class NumberAsk(Ask, frozen=True):
    """You were dealt number cards: which of your wires with one of these numbers gets a token?"""


class PlaceNothing(Act, frozen=True):
    """Say that your number cards give you no token to place."""


class NumberPrize(PrizeDeck, frozen=True, kw_only=True):
    """The number cards of the deck are dealt round; each seat marks a wire with one of its numbers, if it can (M39).

    Everybody who got a card is asked, so that the question tells nothing.
    """

    hands: tuple[tuple[int, ...], ...] = ()
    """The number cards of each seat."""

    verbs: ClassVar = (PlaceToken, PlaceNothing)

    def _hand_out(self, table: Table, won: PrizeWon) -> Steps:
        out = [kind for kind in NUMBER_CARDS if number_on(kind) != won.value]
        first = len(table.faces)
        things = tuple(range(first, first + len(out)))
        seats = [seat for seat in table.clockwise(table.public.captain) if table.has_wires(seat)]
        hands: list[tuple[int, ...]] = [()] * table.public.players
        for place, seat in enumerate(seats):
            hands[seat] = things[place : won.cards : len(seats)]
        if seats:
            yield PileMade("number cards", things, tuple(out))
            yield NumbersDealt(tuple(hands))
            for seat in seats:
                if hands[seat]:
                    yield Shown(hands[seat], (seat,))
            for seat in seats:
                if hands[seat]:
                    yield NumberAsk(seats=(seat,), rule=self.id)

    def on(self, event: PrizeShrank | PrizeWon | NumbersDealt) -> Any:
        return replace(self, hands=event.hands) if isinstance(event, NumbersDealt) else PrizeDeck.on(self, event)

    def choices(self, view: View, ask: NumberAsk) -> Iterable[Form]:
        seat = ask.seats[0]
        field = self._wires(view, seat)
        if field.items:
            yield Form(PlaceToken, seat, (field,), rule=self.id, label=PLACE)
        else:
            yield Form(PlaceNothing, seat, rule=self.id)

    def _wires(self, view: View, seat: int) -> One:
        """The own wires that fit a dealt card and can get a token."""
        numbers = {number_on(view.faces[thing]) for thing in self.hands[seat]}
        barred: dict[Any, Text] = {}
        for wire in view.hand(seat):
            fits = view.value(wire) in numbers
            reason = may_choose(view, wire, TokenCause.NUMBER_CARD) if fits else NO_SUCH_CARD
            if reason is not None:
                barred[wire] = reason
        items = tuple([wire for wire in view.hand(seat) if wire not in barred])
        return One(name="wire", kind="wire", items=items, barred=barred, hint=WHICH_WIRE)

    def refuses(self, view: View, act: Act) -> Message | None:
        ask = view.public.ask
        if not isinstance(ask, NumberAsk) or view.seat not in ask.seats:
            return None
        if isinstance(act, PlaceNothing):
            return HAS_ONE
        return HAS_NONE if isinstance(act, PlaceToken) else None

    def answered(self, table: Table, ask: NumberAsk, acts: tuple[PlaceToken | PlaceNothing, ...]) -> Steps:
        (act,) = acts
        if isinstance(act, PlaceToken):
            yield token_step(table, act.wire, act.seat, TokenCause.NUMBER_CARD)
        else:
            yield NothingToMark(act.seat)


@tell.register
def _(event: PrizeShrank, told: Told) -> Message:
    return say("told-prize-shrank")


@tell.register
def _(event: PrizeWon, told: Told) -> Message:
    return say("told-prize-won", cards=event.cards)


@tell.register
def _(event: NumbersDealt, told: Told) -> Message:
    hands = [
        say("told-numbers-dealt-hand", seat=Seat(seat), cards=len(hand))
        for seat, hand in enumerate(event.hands)
        if hand
    ]
    return say("told-numbers-dealt", hands=tuple(hands))


@tell.register
def _(event: NothingToMark, told: Told) -> Message:
    return say("told-nothing-to-mark", seat=Seat(event.by))
