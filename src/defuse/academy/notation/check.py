"""Check: whether the game could show what a text says: each thing in one place, and nothing before its time.

What a text leaves out is taken as it is: a plate that is not written down does not lie there, a tool is in its deck.
But what is written must be possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal, NamedTuple

from defuse.academy.board import BOOM, WAIT
from defuse.academy.components import WIRES
from defuse.academy.notation.draft import Draft, WireSaid
from defuse.academy.notation.text import SEATS, NotationError, located
from defuse.academy.setup import Setup, verify
from defuse.words import reason_of, say


def check(draft: Draft) -> None:
    """Raise a `NotationError` that names the place and says why there is no such table."""
    if not 2 <= draft.players <= len(SEATS):
        raise NotationError(say("academy-notation-players", most=len(SEATS), players=draft.players))
    for name, wire in draft.wires.items():
        with located(draft.place(name)):
            _wire(draft, name, wire)
    _seats(draft)
    _tools(draft)
    if draft.plates:
        with located(draft.place("plates")):
            _plates(draft)
    _rounds(draft)


def fewest_rounds(draft: Draft) -> int:
    """The earliest round of its bomb in which such a table can be."""
    return max([1, *[bound.least for bound in _bounds(draft)]])


# Wires


def _wire(draft: Draft, name: str, wire: WireSaid) -> None:
    if name not in draft.colours:
        raise NotationError(say("academy-notation-wire-for-two", wire=name))
    cards = draft.components.wire(name).cards
    said = Counter([value for value in (*wire.exposed, *wire.deck) if value is not None])
    for value, count in said.items():
        if count > cards.count(value):
            raise NotationError(
                say("academy-notation-cards-of-value", wire=name, count=cards.count(value), value=value)
            )
    if len(wire.exposed) + len(wire.deck) > len(cards):
        raise NotationError(say("academy-notation-cards", wire=name, count=len(cards)))
    _tiles(draft, name, wire)


def _tiles(draft: Draft, name: str, wire: WireSaid) -> None:
    kinds = draft.components.tiles
    booms = sum([tile.face == BOOM for tile in wire.tiles])
    unknown = sum([tile.face is None for tile in wire.tiles])
    oks = len(wire.tiles) - booms - unknown
    if wire.tiles and (len(wire.tiles) != kinds.ok + kinds.boom or booms > kinds.boom or oks > kinds.ok):
        raise NotationError(say("academy-notation-tiles", wire=name, ok=kinds.ok, boom=kinds.boom))
    flipped = sum([tile.flipped for tile in wire.tiles])
    if not all(tile.flipped for tile in wire.tiles[:flipped]):
        raise NotationError(say("academy-notation-tiles-in-order", wire=name))
    trigger = sum(wire.exposed)
    reached = min(max(trigger - draft.components.wire(name).track, 0), kinds.ok + kinds.boom)
    if reached > flipped or any(tile.face == BOOM for tile in wire.tiles[:flipped]):
        raise NotationError(say("academy-notation-tiles-reached", wire=name, trigger=trigger, count=reached))
    # Tools may have moved a trigger back; there are none at the first bomb, and the cut that follows flips a card.
    if flipped > reached and (draft.bomb == 1 or not wire.exposed):
        raise NotationError(say("academy-notation-tiles-only", wire=name, trigger=trigger, count=reached))


# Seats


def _seats(draft: Draft) -> None:
    for name, seat in zip(SEATS, draft.seats, strict=False):
        with located(draft.place(name), name):
            for card in (*seat.table, *[word.partition("-")[0] for word in seat.saw]):
                if card in WIRES and card not in draft.colours:
                    raise NotationError(say("academy-notation-card-for-two", card=repr(card)))
            if len(seat.table) > draft.stuck:
                raise NotationError(say("academy-notation-on-table", most=draft.stuck, count=len(seat.table)))
            if seat.spent and WAIT in seat.table:
                raise NotationError(say("academy-notation-wait-twice"))
            # A Wait leaves the table when it is the oldest card and one too many; whatever brings it back (a Toolkit,
            # the next bomb) takes all cards up.
            if seat.spent and len(seat.table) < draft.stuck:
                raise NotationError(say("academy-notation-wait-spent", count=draft.stuck))


def _tools(draft: Draft) -> None:
    owners: dict[str, str] = dict.fromkeys(draft.gone, "gone")
    most = draft.bomb - 1
    for name, seat in zip(SEATS, draft.seats, strict=False):
        with located(draft.place(name), name):
            for tool in seat.tools:
                if tool in owners:
                    owner = owners[tool]
                    raise NotationError(
                        say("academy-notation-tool-taken", tool=tool, owner=owner, see=draft.place(owner))
                    )
                owners[tool] = name
            if len(seat.tools) > most:
                raise NotationError(
                    say("academy-notation-tools-of-seat", bomb=draft.bomb, most=most, count=len(seat.tools))
                )
    dealt = most * (draft.players + 1)
    if len(owners) > dealt:
        raise NotationError(say("academy-notation-tools-dealt", bomb=draft.bomb, most=dealt, count=len(owners)))
    if draft.agreed:
        with located(draft.place("agreed")):
            _agreed(draft, tuple(owners))


def _agreed(draft: Draft, dealt: tuple[str, ...]) -> None:
    try:
        verify(Setup(players=draft.players, tools=draft.agreed))
    except ValueError as error:
        raise NotationError(reason_of(error)) from error
    past = draft.bomb - 1
    later = {tool for display in draft.agreed[past:] for tool in display}
    before = {tool for display in draft.agreed[:past] for tool in display}
    for tool in dealt:
        if tool in later:
            raise NotationError(say("academy-notation-tool-later", tool=tool))
        if len(draft.agreed) >= past and tool not in before:
            raise NotationError(say("academy-notation-tool-not-laid-out", tool=tool))


# Plates


def _plates(draft: Draft) -> None:
    sides = draft.components.plates
    printed = {1: (), 2: sides.two, 3: sides.three}[draft.bomb]
    arrows = {"left": "<", "right": ">"}
    there = Counter([f"+{plate.bonus}{arrows[plate.arrow]}" for plate in printed])
    for plate in draft.plates:
        if plate.wire not in draft.colours:
            raise NotationError(say("academy-notation-plate-for-two", wire=repr(plate.wire)))
        name = f"+{plate.bonus}{'<' if plate.step < 0 else '>'}"
        there[name] -= 1
        if there[name] < 0:
            known = " ".join([f"+{plate.bonus}{arrows[plate.arrow]}" for plate in printed])
            with located(f"{name}{plate.wire}"):
                raise NotationError(say("academy-notation-plates", bomb=draft.bomb, count=len(printed), plates=known))


# Rounds


class _Bound(NamedTuple):
    """Something that cannot be before a round of the bomb."""

    least: int
    line: str
    """The line that says it, by what it begins with."""
    what: Literal["exposed", "table", "spent", "seen"]
    """Errors select by it."""
    cards: int = 0
    """How many cards are meant, if any."""

    def early(self, said: int) -> NotationError:
        """That the round that is said comes too early for it."""
        why = say("academy-notation-too-early", what=self.what, count=self.cards, round=self.least, said=said)
        return NotationError(why)


def _rounds(draft: Draft) -> None:
    said = draft.round
    for bound in _bounds(draft):
        if said is not None and said < bound.least:
            with located(draft.place(bound.line), *([bound.line] if bound.line in tuple(SEATS) else [])):
                raise bound.early(said)
    rounds = (said or fewest_rounds(draft)) + draft.bomb - 1
    if draft.rounds is not None and draft.rounds < rounds:
        with located(draft.place("bomb")):
            raise NotationError(say("academy-notation-rounds", least=rounds, said=draft.rounds))


def _bounds(draft: Draft) -> Iterator[_Bound]:
    exposed = sum([len(wire.exposed) for wire in draft.wires.values()])
    # Each seat flips a card in a round, and one more with each tool at most.
    by_tools = draft.players * (draft.bomb - 1)
    cuts = max(-(-(exposed - by_tools) // draft.players), 1 if exposed else 0)
    for name, wire in draft.wires.items():
        if wire.exposed:
            yield _Bound(cuts + 1, name, "exposed", exposed)
            break
    for name, seat in zip(SEATS, draft.seats, strict=False):
        if seat.table:
            yield _Bound(len(seat.table) + 1, name, "table", len(seat.table))
        if seat.spent:
            yield _Bound(draft.stuck + 2, name, "spent")
        # Peeks are for chickens, at the end of a round; upcoming cards can be seen by a tool while choosing.
        if seat.saw and (draft.bomb == 1 or any("-" in word for word in seat.saw)):
            yield _Bound(2, name, "seen")
