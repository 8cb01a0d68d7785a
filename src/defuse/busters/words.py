"""Words: what happens at the table, told in short English sentences.

Events are public and never hold a hidden face, so whatever is told here may be read by everybody. An event that this
page does not know is told by its name and its fields; its own module may say it better with `@tell.register`.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Sequence
from functools import singledispatch

import msgspec

from defuse.busters import catalogue
from defuse.busters import events as happened
from defuse.busters.asks import OpeningAsk, OwnerPicks, TurnAsk
from defuse.busters.board import Board, Specials, stand_names
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.wires import seat_name, word
from defuse.kernel import Ask, Event, kebab
from defuse.kernel import event as kernel

LOSSES = {
    "dial": "the dial ran out",
    "red wire": "a red wire was hit",
    "nothing legal to do": "somebody had nothing legal to do",
}


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
            sentence = tell(event, Told(board, after))
            if sentence:
                said.append(sentence)
        board = after
    return said


def place_name(board: Board, wire: int) -> str:
    """The name of the place where a wire stands: B1.3 is the third wire of B's first stand."""
    for name, stand in zip(stand_names(board.owners), board.stands, strict=True):
        if wire in stand:
            return f"{name}.{stand.index(wire) + 1}"
    return "a wire set aside"


def card_title(board: Board, card: str) -> str:
    """What a card in play is called."""
    rule = board.rule(card)
    return rule.title if isinstance(rule, Equipment) else card


def mark_words(mark: str) -> str:
    """What a token shows, in words.

    >>> mark_words("5"), mark_words("x2"), mark_words("~5")
    ('5', '×2', 'not 5')
    """
    if mark.startswith("~"):
        return f"not {mark[1:]}"
    return f"×{mark[1:]}" if mark.startswith("x") else mark


def loss_words(why: str) -> str:
    """Why a mission was lost, in words."""
    return LOSSES.get(why, why)


def specials_words(specials: Specials) -> str:
    """The red or yellow wires as their markers show them: `1 of 5.5, 9.5` where it is open which of them it is."""
    prints = ", ".join(f"{kind // 10}.{kind % 10}" for kind in specials.kinds)
    return prints if specials.count == len(specials.kinds) else f"{specials.count} of {prints}"


def question(ask: Ask) -> str:
    """What the asked seat has to answer."""
    match ask:
        case TurnAsk(values=()):
            return "What do you do?"
        case TurnAsk():
            return f"Cut {alternatives(ask.values)}: which wires?"
        case OpeningAsk():
            return "Which of your wires do you show with your opening token?"
        case OwnerPicks(hit=True):
            return "The call is right: which of your matching wires is cut?"
        case OwnerPicks():
            return "The call is wrong: which of the wires pointed at gets your token?"
    # Every question says itself what it asks.
    said = inspect.getdoc(type(ask)) or "What do you choose?"
    return said.splitlines()[0]


def listed(names: Sequence[str]) -> str:
    """Names in a row.

    >>> listed(["A1.1", "A1.2", "B1.3"])
    'A1.1, A1.2 and B1.3'
    """
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}" if names else "nothing"


def alternatives(values: Iterable[int]) -> str:
    """Values to choose from: `5 or 7`."""
    return " or ".join(word(value) for value in values)


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
    together = "both" if len(event.wires) == 2 else "all"
    return f"{right}{told.places(event.wires)} are cut, {together} {word(event.value)}."


@tell.register
def _(event: happened.CutMissed, told: Told) -> str:
    return f"Wrong: no {alternatives(event.values)} there."


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
    answers = zip(stand_names(told.before.owners), event.answers, strict=True)
    return f"Radar for {event.value}: {', '.join(f'{name} {_yes(heard)}' for name, heard in answers)}."


@tell.register
def _(event: happened.TurnJumped, told: Told) -> str:
    return f"{seat_name(event.by)} names {seat_name(event.to)} to act next."


@tell.register
def _(event: happened.Exploded, told: Told) -> str:
    return f"The bomb explodes: {loss_words(event.why)}."


@tell.register
def _(event: happened.Won, told: Told) -> str:
    return "The bomb is defused. Everybody wins!"
