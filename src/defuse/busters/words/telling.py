"""Events, told in short sentences.

Every event of the game has its sentence here or, with `@tell.register`, in the module that it belongs to.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch

import msgspec

from defuse.busters import events as happened
from defuse.busters.board import NOBODY, Board
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.wires import mark_word, value_word
from defuse.busters.words.names import (
    card_name,
    place_name,
    seats_named,
    specials_words,
    stand_name,
    values_named,
)
from defuse.kernel import Event, index_of
from defuse.kernel import event as kernel
from defuse.words import Argument, Message, Seat, say


class Told(msgspec.Struct, frozen=True):
    """The table right before and right after an event, to tell it by."""

    before: Board
    after: Board

    def place(self, wire: int) -> Argument:
        """Where a wire is, before the event."""
        return place_name(self.before, wire)

    def places(self, wires: Iterable[int]) -> tuple[Argument, ...]:
        """Where some wires are, before the event."""
        return tuple([self.place(wire) for wire in wires])


def narrate(board: Board, events: Iterable[Event]) -> list[Message]:
    """What happened, as sentences, beginning at the table as it was before."""
    events = tuple(events)
    in_calls = {card for event in events if isinstance(event, happened.Called) for card in event.using}
    said: list[Message] = []
    for event in events:
        after = event.apply(board)
        # A card that is used in a call is named there.
        if not (isinstance(event, happened.CardUsed) and event.card in in_calls):
            sentence = told_by(after, event, Told(board, after))
            if sentence is not None:
                said.append(sentence)
        board = after
    return said


def told_by(board: Board, event: Event, told: Told) -> Message | None:
    """The sentence for an event: what a rule in play says of it (hook `says`), else what is usual."""
    for at in index_of(board.rules).hook("says"):
        said: Message | str | None = board.rules[at].says(event, told)
        if said is not None:
            return said or None  # type: ignore[return-value]
    return tell(event, told)


@singledispatch
def tell(event: Event, told: Told) -> Message | None:
    """The sentence for an event; None where there is nothing to say."""
    raise TypeError(f"{type(event).__name__} has no sentence: register one with @tell.register")


def _silent(event: Event, told: Told) -> None:
    return None


for _kind in (
    kernel.PileMade,
    kernel.RulesAdded,
    kernel.RulesRemoved,
    kernel.ClockTicked,
    happened.CharactersTaken,
    happened.CharactersSettled,
    happened.TableReady,
    happened.Settled,
    happened.TurnEnded,
    happened.TurnStarted,
    happened.RoundEnded,
):
    tell.register(_kind)(_silent)


@tell.register
def _(event: kernel.Answered, told: Told) -> Message:
    return say("told-answered", seat=Seat(event.seat))


@tell.register
def _(event: kernel.Shown, told: Told) -> Message | None:
    wires = [wire for stand in told.before.stands for wire in stand if wire in event.things]
    if not wires:
        return None
    if not event.to:
        return say("told-shown-to-all", wires=told.places(wires))
    return say("told-shown", seats=seats_named(event.to), wires=told.places(wires))


@tell.register
def _(event: kernel.Shuffled, told: Told) -> Message:
    return say("told-shuffled")


@tell.register
def _(event: happened.MissionBegan, told: Told) -> Message:
    return say("told-mission-began", number=event.mission, title=say(f"mission-{event.mission}"))


@tell.register
def _(event: happened.CaptainChosen, told: Told) -> Message:
    return say("told-captain", seat=Seat(event.seat))


@tell.register
def _(event: happened.SpecialsDrawn, told: Told) -> Message | None:
    red, yellow = event.red, event.yellow
    if red.kinds and yellow.kinds:
        return say("told-specials", red=specials_words(red), yellow=specials_words(yellow))
    if red.kinds:
        return say("told-reds", red=specials_words(red))
    return say("told-yellows", yellow=specials_words(yellow)) if yellow.kinds else None


@tell.register
def _(event: happened.Dealt, told: Told) -> Message:
    stands = [
        say("told-dealt-stand", stand=stand_name(told.after, index), wires=len(row))
        for index, row in enumerate(event.stands)
    ]
    return say("told-dealt", wires=sum(map(len, event.stands)), stands=tuple(stands))


@tell.register
def _(event: happened.EquipmentLaid, told: Told) -> Message:
    return say("told-equipment", cards=tuple([card_name(told.after, card) for card in event.cards]))


@tell.register
def _(event: happened.Opened, told: Told) -> Message:
    return say("told-opened")


@tell.register
def _(event: happened.TokenPlaced, told: Told) -> Message:
    return say("told-token", seat=Seat(event.by), mark=mark_word(event.mark), wire=told.place(event.wire))


@tell.register
def _(event: happened.ValueAnnounced, told: Told) -> Message:
    return say("told-announced", seat=Seat(event.by), wire=told.place(event.wire), mark=mark_word(event.mark))


@tell.register
def _(event: happened.Called, told: Told) -> Message:
    cards = tuple([card_name(told.before, card) for card in event.using])
    by, values = Seat(event.by), values_named(event.values)
    if not event.targets:
        return say("told-solo", seat=by, values=values, cards=cards)
    return say("told-called", seat=by, values=values, wires=told.places(event.targets), cards=cards)


@tell.register
def _(event: happened.WiresCut, told: Told) -> Message:
    id = "told-cut-right" if event.how == "dual" else "told-cut"
    return say(id, wires=told.places(event.wires), value=value_word(event.value))


@tell.register
def _(event: happened.CutMissed, told: Told) -> Message:
    return say("told-missed", values=values_named(event.values))


@tell.register
def _(event: happened.Detected, told: Told) -> Message:
    return say("told-detected")


@tell.register
def _(event: happened.TokenOwed, told: Told) -> Message:
    return say("told-token-owed", seat=Seat(event.by))


@tell.register
def _(event: happened.TokenPlacedBeside, told: Told) -> Message:
    return say(
        "told-token-beside",
        seat=Seat(event.by),
        mark=mark_word(event.mark),
        stand=stand_name(told.after, event.stand),
        none=event.most == 0,
    )


@tell.register
def _(event: happened.TurnSkipped, told: Told) -> Message:
    return say("told-skipped", seat=Seat(event.seat), why=event.why.words())


@tell.register
def _(event: happened.Spared, told: Told) -> Message:
    return say("told-spared")


@tell.register
def _(event: happened.RedsRevealed, told: Told) -> Message:
    return say("told-reds-revealed", seat=Seat(event.by), wires=told.places(event.wires))


@tell.register
def _(event: happened.DialMoved, told: Told) -> Message:
    to = told.after.dial
    if to == told.before.dial:
        return say("told-dial-stays", to=to)
    return say("told-dial-drops" if to < told.before.dial else "told-dial-rises", to=to)


@tell.register
def _(event: happened.Validated, told: Told) -> Message:
    return say("told-validated", value=event.value)


@tell.register
def _(event: happened.Unlocked, told: Told) -> Message:
    return say("told-unlocked", card=card_name(told.after, event.card))


@tell.register
def _(event: happened.CardUsed, told: Told) -> Message:
    return say("told-card-used", seat=Seat(event.by), card=card_name(told.before, event.card))


@tell.register
def _(event: happened.CardsReadied, told: Told) -> Message:
    rules = [told.after.rule(card) for card in event.cards]
    cards = [
        rule.title if rule.holder == EVERYBODY else say("told-card-of", seat=Seat(rule.holder), card=rule.title)
        for rule in rules
        if isinstance(rule, Equipment)
    ]
    return say("told-cards-ready", cards=tuple(cards))


@tell.register
def _(event: happened.WiresMoved, told: Told) -> Message:
    moves = [say("told-move", wire=told.place(move.wire), to=place_name(told.after, move.wire)) for move in event.moves]
    return say("told-moved", moves=tuple(moves))


@tell.register
def _(event: happened.Labelled, told: Told) -> Message:
    left, right = (told.place(wire) for wire in event.wires)
    return say("told-labelled", seat=Seat(event.by), left=left, sign="=" if event.equal else "≠", right=right)


@tell.register
def _(event: happened.RadarAnswered, told: Told) -> Message:
    board = told.before
    answers = [
        say("told-radar-stand", stand=stand_name(board, stand), heard=heard)
        for stand, heard in enumerate(event.answers)
        if board.owners[stand] != NOBODY
    ]
    return say("told-radar", value=event.value, answers=tuple(answers))


@tell.register
def _(event: happened.TurnJumped, told: Told) -> Message:
    return say("told-jumped", seat=Seat(event.by), to=Seat(event.to))


@tell.register
def _(event: happened.Exploded, told: Told) -> Message:
    return say("told-exploded", why=event.why.blaming(event.by))


@tell.register
def _(event: happened.Won, told: Told) -> Message:
    return say("told-won")
