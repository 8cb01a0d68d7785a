"""Challenge cards (H1–H7): each one that is met moves the dial back by one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from defuse.busters.board import Board
from defuse.busters.causes import DialCause, Loss
from defuse.busters.challenges import CHALLENGES
from defuse.busters.cuts import POINT_AT_ONE
from defuse.busters.events import (
    Called,
    DialMoved,
    Exploded,
    RedsRevealed,
    Settled,
    TableReady,
    TurnJumped,
    TurnStarted,
    WiresCut,
)
from defuse.busters.rule import Rank, Rule
from defuse.busters.rules.clues import all_kinds
from defuse.busters.rules.number_cards import drawn
from defuse.busters.view import Table, View
from defuse.busters.wires import BLUE_VALUES
from defuse.busters.words import Told, stand_name, tell
from defuse.kernel import Act, Among, Event, Fact, Form, One, Steps, helper
from defuse.kernel.panel import Card, Cards, Panel
from defuse.words import Message, Seat, Text, say

IT_IS_RED = 1
CALLED_SHOT = 8
SHOT_NUMBERS = 2
"""How many number cards are drawn with it (H6)."""
ODD_ONES = 9
MEMORY = 4
"""How many turns the longest chain takes."""
ODD = tuple(number for number in BLUE_VALUES if number % 2)
EVEN = tuple(number for number in BLUE_VALUES if not number % 2)

TOO_FEW = say("challenges-six-blue")
NOT_ALL_ODD = say("challenges-not-all-odd")

Hit = tuple[int, bool]
"""What a turn has cut: the value, and whether it was a solo cut."""


class ChallengesLaid(Event, frozen=True):
    """Challenge cards were laid out, perhaps with two number cards."""

    cards: tuple[int, ...]
    numbers: tuple[int, ...] = ()


class ChallengeMet(Event, frozen=True):
    """A challenge was met, and its card leaves the game."""

    card: int


class RedCalled(Event, frozen=True):
    """A seat pointed at a wire and called it red."""

    by: int
    wire: int

    def apply(self, public: Board) -> Board:
        return replace(public, idle=0)


class OddClaimed(Event, frozen=True):
    """A seat said that a stand of its own has only odd blue wires, at least six of them."""

    by: int
    stand: int


class CallRed(Act, frozen=True):
    """Point at a teammate's wire and call it red."""

    wire: int


class ClaimOdd(Act, frozen=True):
    """Say that one of your stands has only odd blue wires, at least six of them."""

    stand: int


class Challenges(Rule, frozen=True, kw_only=True):
    """As many challenge cards as players lie open. Each one that is met is worth a step of the dial."""

    id: str = "challenges"
    open: tuple[int, ...] = ()
    """The cards that lie open."""
    done: tuple[int, ...] = ()
    """The cards that were met."""
    numbers: tuple[int, ...] = ()
    """The number cards of challenge 8."""
    chain: tuple[Hit, ...] = ()
    """What the last turns have cut, one after the other without a break."""
    now: tuple[Hit, ...] = ()
    """What this turn has cut."""
    acted: bool = False
    """Whether the seat on turn has acted. A card alone, which took its last wire, meets nothing (H7, D7)."""

    rank: ClassVar[Rank] = Rank.MISSION
    verbs: ClassVar = (CallRed, ClaimOdd)

    def after(self, table: Table, event: TableReady | Settled | OddClaimed | ChallengeMet) -> Steps:
        match event:
            case TableReady():
                left = list(CHALLENGES)
                cards = tuple(sorted([left.pop(table.roll(len(left))) for _ in range(table.public.players)]))
                yield ChallengesLaid(cards, drawn(table, SHOT_NUMBERS) if CALLED_SHOT in cards else ())
            case Settled() if self.acted:
                for card in self.open:
                    if card in CHECKS and CHECKS[card](self, table):
                        yield ChallengeMet(card)
            case OddClaimed():
                yield ChallengeMet(ODD_ONES)
            case ChallengeMet():
                yield DialMoved(1, DialCause.CHALLENGE)

    def on(
        self,
        event: ChallengesLaid | ChallengeMet | Called | RedCalled | RedsRevealed | TurnJumped | WiresCut | TurnStarted,
    ) -> Self:
        match event:
            case ChallengesLaid():
                return replace(self, open=event.cards, numbers=event.numbers)
            case ChallengeMet():
                left = tuple([card for card in self.open if card != event.card])
                return replace(self, open=left, done=(*self.done, event.card))
            case WiresCut():
                # E19: what an instant card cuts is no cut of the turn.
                hit = event.how in ("dual", "solo")
                return replace(self, now=((event.value, event.how == "solo"),)) if hit else self
            case TurnStarted():
                return replace(self, chain=self.hits() if self.now else (), now=(), acted=False)
            case _:
                return replace(self, acted=True)

    @helper
    def hits(self) -> tuple[Hit, ...]:
        """The chain with this turn; empty if this turn breaks it."""
        return (*self.chain, *self.now)[-MEMORY:] if self.now else ()

    def offers(self, view: View) -> Iterable[Form]:
        seat = view.seat
        if seat is None:
            return
        if IT_IS_RED in self.open and view.acting and not view.only_reds(seat):
            mates = [mate for mate in range(view.public.players) if mate != seat]
            wires = tuple([wire for mate in mates for wire in view.hand(mate)])
            field = One(name="wire", kind="wire", items=wires, hint=POINT_AT_ONE)
            yield Form(CallRed, seat, (field,), rule=self.id)
        if ODD_ONES in self.open:
            barred: dict[Any, Text] = {
                stand: why for stand in view.stands_of(seat) if (why := why_not_odd(view, stand)) is not None
            }
            items = tuple([stand for stand in view.stands_of(seat) if stand not in barred])
            hint = say("challenges-choose-stand")
            field = One(name="stand", kind="stand", items=items, barred=barred, hint=hint)
            yield Form(ClaimOdd, seat, (field,), rule=self.id, aside=True)

    def refuses(self, view: View, act: Act) -> Message | None:
        if isinstance(act, CallRed):
            if IT_IS_RED not in self.open:
                return say("challenges-not-open", challenge=CHALLENGES[IT_IS_RED].title)
            return None if not view.acting else say("challenges-reveal")
        if isinstance(act, ClaimOdd) and ODD_ONES not in self.open:
            return say("challenges-not-open", challenge=CHALLENGES[ODD_ONES].title)
        return None

    def does(self, table: Table, act: CallRed | ClaimOdd) -> Steps:
        if isinstance(act, ClaimOdd):
            yield OddClaimed(act.seat, act.stand)
            return
        yield RedCalled(act.seat, act.wire)
        if table.is_red(act.wire):
            yield WiresCut((act.wire,), table.value(act.wire), act.seat, "special")
            yield ChallengeMet(IT_IS_RED)
        else:
            yield Exploded(Loss.NOT_RED, act.seat)

    def facts(self, public: Board, event: OddClaimed) -> Iterable[Fact]:
        wires = tuple(public.uncut(event.stand))
        yield Among(wires, all_kinds(EVEN), 0, 0)
        yield Among(wires, all_kinds(ODD), 6)

    def panel(self, view: View) -> Panel:
        cards = [
            Card(
                title=CHALLENGES[card].title,
                text=self._text(card),
                label=str(card),
                kind="challenge",
                state="done" if card in self.done else "open",
            )
            for card in sorted((*self.open, *self.done))
        ]
        return Cards(rule=self.id, title=say("challenges"), cards=tuple(cards))

    def _text(self, card: int) -> Message:
        """What a card asks for, with the numbers drawn for it."""
        text = CHALLENGES[card].text
        return say("challenges-with-numbers", text=text, numbers=self.numbers) if card == CALLED_SHOT else text


def why_not_odd(view: View, stand: int) -> Message | None:
    """Why an own stand does not meet challenge 9 (H4), or None."""
    blue = [view.value(wire) for wire in view.uncut(stand) if view.is_blue(wire)]
    if len(blue) < 6:
        return TOO_FEW
    return NOT_ALL_ODD if any(value not in ODD for value in blue) else None


# The conditions that are checked after every action (H7).


def four_times_even(rule: Challenges, view: View) -> bool:
    """2: four turns in a row with an even number (H2)."""
    hits = rule.hits()[-4:]
    return len(hits) == 4 and all(value in EVEN for value, _ in hits)


def nothing_but_pairs(rule: Challenges, view: View) -> bool:
    """3: on a stand, at least two groups of uncut wires, each of two (H3)."""
    return any(len(groups) >= 2 and set(groups) == {2} for groups in map(lengths, rows(view)))


def eighteen(rule: Challenges, view: View) -> bool:
    """4: the first three validation tokens of the mission (H6)."""
    first = view.public.validated[:3]
    return len(first) == 3 and sum(first) == 18


def two_solos(rule: Challenges, view: View) -> bool:
    """5: two turns in a row with a solo cut (H2)."""
    hits = rule.hits()[-2:]
    return len(hits) == 2 and all(alone for _, alone in hits)


def islands(rule: Challenges, view: View) -> bool:
    """6: five isolated wires on one stand; its ends count as cut (H4)."""
    return any(lengths(row).count(1) >= 5 for row in rows(view))


def stairs(rule: Challenges, view: View) -> bool:
    """7: three turns in a row with numbers that go up or down by one (H2)."""
    values = [value for value, _ in rule.hits()[-3:]]
    if len(values) != 3 or any(value not in BLUE_VALUES for value in values):
        return False
    return abs(values[1] - values[0]) == 1 and values[2] - values[1] == values[1] - values[0]


def called_shot(rule: Challenges, view: View) -> bool:
    """8: the first two validation tokens, in any order (H6)."""
    return len(view.public.validated) >= 2 and set(view.public.validated[:2]) == set(rule.numbers)


def hollow(rule: Challenges, view: View) -> bool:
    """10: at least seven cut, the outermost wires not (H5)."""
    return any(len(row) > 1 and row[0] and row[-1] and row.count(False) >= 7 for row in rows(view))


CHECKS: dict[int, Callable[[Challenges, View], bool]] = {
    2: four_times_even,
    3: nothing_but_pairs,
    4: eighteen,
    5: two_solos,
    6: islands,
    7: stairs,
    8: called_shot,
    10: hollow,
}


def rows(view: View) -> list[list[bool]]:
    """For each stand, from left to right: whether the wire at that place is uncut."""
    return [[view.is_uncut(wire) for wire in stand] for stand in view.public.stands]


def lengths(row: list[bool]) -> list[int]:
    """How long the groups of uncut neighbours are.

    >>> lengths([True, True, False, True])
    [2, 1]
    """
    words = "".join("x" if uncut else " " for uncut in row).split()
    return [len(word) for word in words]


@tell.register
def _(event: ChallengesLaid, told: Told) -> Message:
    cards = [say("told-challenge", number=card, title=CHALLENGES[card].title) for card in event.cards]
    return say("told-challenges-laid", cards=tuple(cards), numbers=event.numbers)


@tell.register
def _(event: ChallengeMet, told: Told) -> Message:
    return say("told-challenge-met", number=event.card, title=CHALLENGES[event.card].title)


@tell.register
def _(event: RedCalled, told: Told) -> Message:
    return say("told-red-called", seat=Seat(event.by), wire=told.place(event.wire))


@tell.register
def _(event: OddClaimed, told: Told) -> Message:
    stand = stand_name(told.before, event.stand)
    if stand.alone:
        return say("told-odd-claimed", seat=Seat(event.by))
    return say("told-odd-claimed-of", seat=Seat(event.by), stand=stand)
