"""Events, told in short English sentences.

An event that this page does not know is told by its name and its fields; its own module may say it better with
`@tell.register`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch

import msgspec

from defuse.busters import catalogue
from defuse.busters import events as happened
from defuse.busters.board import NOBODY, Board, stand_names
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.wires import seat_name, word
from defuse.busters.words.names import (
    alternatives,
    card_title,
    listed,
    loss_words,
    mark_words,
    place_name,
    specials_words,
)
from defuse.kernel import Event, index_of, kebab
from defuse.kernel import event as kernel


class Told(msgspec.Struct, frozen=True):
    """The table right before and right after an event, to tell it by."""

    before: Board
    after: Board

    def place(self, wire: int) -> str:
        """Where a wire is, before the event."""
        return place_name(self.before, wire)

    def places(self, wires: Iterable[int]) -> str:
        """Where some wires are, before the event."""
        return listed([self.place(wire) for wire in wires])


def narrate(board: Board, events: Iterable[Event]) -> list[str]:
    """What happened, as sentences, beginning at the table as it was before."""
    events = tuple(events)
    in_calls = {card for event in events if isinstance(event, happened.Called) for card in event.using}
    said: list[str] = []
    for event in events:
        after = event.apply(board)
        # A card that is used in a call is named there.
        if not (isinstance(event, happened.CardUsed) and event.card in in_calls):
            told = Told(board, after)
            own = _own_words(after, event, told)
            sentence = tell(event, told) if own is None else own
            if sentence:
                said.append(sentence)
        board = after
    return said


def _own_words(board: Board, event: Event, told: Told) -> str | None:
    """What a rule in play says instead (hook `says`): "" for nothing; None where no rule has words of its own."""
    for at in index_of(board.rules).hook("says"):
        said: str | None = board.rules[at].says(event, told)
        if said is not None:
            return said
    return None


@singledispatch
def tell(event: Event, told: Told) -> str | None:
    """The sentence for an event; None where there is nothing to say."""
    name = kebab(type(event).__name__).replace("-", " ").capitalize()
    fields = {key: value for key, value in msgspec.to_builtins(event).items() if key != "event"}
    details = ", ".join(f"{key} {value}" for key, value in fields.items())
    return f"{name} ({details})." if details else f"{name}."


def _silent(event: Event, told: Told) -> None:
    return None


def _yes(answer: bool) -> str:
    return "yes" if answer else "no"


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
def _(event: kernel.Answered, told: Told) -> str:
    return f"{seat_name(event.seat)} has answered."


@tell.register
def _(event: kernel.Shown, told: Told) -> str | None:
    wires = [wire for stand in told.before.stands for wire in stand if wire in event.things]
    if not wires:
        return None
    return (
        f"{listed([seat_name(seat) for seat in event.to]) if event.to else 'Everybody'} looks at {told.places(wires)}."
    )


@tell.register
def _(event: kernel.Shuffled, told: Told) -> str:
    return "Some things are shuffled face down."


@tell.register
def _(event: happened.MissionBegan, told: Told) -> str:
    return f"Mission {event.mission}: {catalogue.mission(event.mission).title}."


@tell.register
def _(event: happened.CaptainChosen, told: Told) -> str:
    return f"{seat_name(event.seat)} is the captain."


@tell.register
def _(event: happened.SpecialsDrawn, told: Told) -> str | None:
    colours = (("Red", event.red), ("Yellow", event.yellow))
    return " ".join(f"{name}: {specials_words(drawn)}." for name, drawn in colours if drawn.kinds) or None


@tell.register
def _(event: happened.Dealt, told: Told) -> str:
    sizes = [f"{name} {len(row)}" for name, row in zip(stand_names(event.owners), event.stands, strict=True)]
    return f"{sum(map(len, event.stands))} wires are dealt: {', '.join(sizes)}."


@tell.register
def _(event: happened.EquipmentLaid, told: Told) -> str:
    return f"Equipment on the board: {listed([card_title(told.after, card) for card in event.cards])}."


@tell.register
def _(event: happened.Opened, told: Told) -> str:
    return "The opening tokens lie; play begins."


@tell.register
def _(event: happened.TokenPlaced, told: Told) -> str:
    mark = mark_words(event.mark)
    article = "an" if mark in ("8", "11", "even", "odd") else "a"
    return f"{seat_name(event.by)} puts {article} {mark} token at {told.place(event.wire)}."


@tell.register
def _(event: happened.ValueAnnounced, told: Told) -> str:
    return f"{seat_name(event.by)} says: {told.place(event.wire)} is {mark_words(event.mark)}."


@tell.register
def _(event: happened.Called, told: Told) -> str:
    cards = "".join(f" with {card_title(told.before, card)}" for card in event.using)
    if not event.targets:
        return f"{seat_name(event.by)} makes a solo cut of {alternatives(event.values)}{cards}."
    return f"{seat_name(event.by)} calls {alternatives(event.values)} at {told.places(event.targets)}{cards}."


@tell.register
def _(event: happened.WiresCut, told: Told) -> str:
    right = "Right: " if event.how == "dual" else ""
    if len(event.wires) == 1:
        return f"{right}{told.places(event.wires)} is cut, a {word(event.value)} wire."
    together = "both" if len(event.wires) == 2 else "all"
    return f"{right}{told.places(event.wires)} are cut, {together} {word(event.value)}."


@tell.register
def _(event: happened.CutMissed, told: Told) -> str:
    return f"Wrong: no {alternatives(event.values)} there."


@tell.register
def _(event: happened.Detected, told: Told) -> str:
    return "There is one."


@tell.register
def _(event: happened.TokenOwed, told: Told) -> str:
    return f"{seat_name(event.by)} puts a token at one of them."


@tell.register
def _(event: happened.TokenPlacedBeside, told: Told) -> str:
    mark, stand = mark_words(event.mark), stand_names(told.after.owners)[event.stand]
    none = " (none of it there)" if event.most == 0 else ""
    return f"{seat_name(event.by)} puts the token {mark} beside {stand}{none}."


@tell.register
def _(event: happened.TurnSkipped, told: Told) -> str:
    return f"{seat_name(event.seat)} skips the turn: {event.why}."


@tell.register
def _(event: happened.Spared, told: Told) -> str:
    return "No explosion, no token."


@tell.register
def _(event: happened.RedsRevealed, told: Told) -> str:
    return f"{seat_name(event.by)} has only reds left and reveals {told.places(event.wires)}."


@tell.register
def _(event: happened.DialMoved, told: Told) -> str:
    to = told.after.dial
    if to == told.before.dial:
        return f"The dial stays at {to}."
    return f"The dial {'drops' if to < told.before.dial else 'goes back up'} to {to}."


@tell.register
def _(event: happened.Validated, told: Told) -> str:
    return f"All {event.value}s are gone."


@tell.register
def _(event: happened.Unlocked, told: Told) -> str:
    return f"{card_title(told.after, event.card)} can be used now."


@tell.register
def _(event: happened.CardUsed, told: Told) -> str:
    return f"{seat_name(event.by)} uses {card_title(told.before, event.card)}."


@tell.register
def _(event: happened.CardsReadied, told: Told) -> str:
    rules = [told.after.rule(card) for card in event.cards]
    names = [
        rule.title if rule.holder == EVERYBODY else f"{seat_name(rule.holder)}'s {rule.title}"
        for rule in rules
        if isinstance(rule, Equipment)
    ]
    return f"Ready again: {listed(names)}."


@tell.register
def _(event: happened.WiresMoved, told: Told) -> str:
    ways = [f"{told.place(move.wire)} goes to {place_name(told.after, move.wire)}" for move in event.moves]
    return f"The wire at {', the wire at '.join(ways)}."


@tell.register
def _(event: happened.Labelled, told: Told) -> str:
    left, right = (told.place(wire) for wire in event.wires)
    return f"{seat_name(event.by)} labels {left} {'=' if event.equal else '≠'} {right}."


@tell.register
def _(event: happened.RadarAnswered, told: Told) -> str:
    owners = told.before.owners
    answers = zip(stand_names(owners), owners, event.answers, strict=True)
    said = [f"{name} {_yes(heard)}" for name, owner, heard in answers if owner != NOBODY]
    return f"Radar for {event.value}: {', '.join(said)}."


@tell.register
def _(event: happened.TurnJumped, told: Told) -> str:
    return f"{seat_name(event.by)} names {seat_name(event.to)} to act next."


@tell.register
def _(event: happened.Exploded, told: Told) -> str:
    return f"The bomb explodes: {loss_words(event.why)}."


@tell.register
def _(event: happened.Won, told: Told) -> str:
    return "The bomb is defused. Everybody wins!"
