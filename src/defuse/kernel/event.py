"""Events: what has happened, as facts in the past tense.

Every event is public: it names handles and never the face of a hidden thing. What only one seat learns is a bit in
`known`, so that an event stream can be shown to anybody.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from defuse.kernel.act import kebab
from defuse.kernel.things import UNKNOWN, mask_of

if TYPE_CHECKING:
    from defuse.kernel.public import Public
    from defuse.kernel.rule import Rule
    from defuse.kernel.view import Table


class Event(Struct, frozen=True, omit_defaults=True, tag_field="event", tag=kebab):
    """Something that happened. `apply` is the only way in which the public part of a game changes."""

    stirs: ClassVar[bool] = False
    """Whether hidden faces change too (`stir`)."""
    stored_otherwise: ClassVar[bool] = False
    """Whether digests and files have it in another form (`as_stored`)."""

    def apply(self, public: Any) -> Any:
        """The public state after this event."""
        return public

    def as_stored(self) -> Event:
        """The event as digests and files have it, in the form of the first games that were kept."""
        return self

    def stir(self, table: Table[Any]) -> None:
        """Change hidden faces; called before `apply`. Nothing that it does may show in the public state."""


class PileMade(Event, frozen=True):
    """A pile of new things came into the game, shuffled face down. Which kinds are in it is public."""

    name: str
    things: tuple[int, ...]
    kinds: tuple[int, ...]

    stirs: ClassVar[bool] = True

    def apply(self, public: Any) -> Any:
        return replace(public, piles=(*public.piles, self))

    def stir(self, table: Table[Any]) -> None:
        if UNKNOWN in self.kinds:
            raise ValueError(f"pile {self.name}: {UNKNOWN} is the face of what is unknown")
        if self.things != tuple(range(len(table.faces), len(table.faces) + len(self.kinds))):
            raise ValueError(f"pile {self.name}: new things are numbered on from {len(table.faces)}")
        table.faces += bytes(table.hidden.shuffled(self.kinds))


class Shuffled(Event, frozen=True):
    """Things were mixed face down: their faces may lie anywhere among them, and nobody knows them any more."""

    things: tuple[int, ...]

    stirs: ClassVar[bool] = True

    def apply(self, public: Any) -> Any:
        seen = ~mask_of(self.things)
        mixed = frozenset(self.things)
        return replace(
            public,
            known=tuple([mask & seen for mask in public.known]),
            facts=tuple([fact for fact in public.facts if fact.outlives(mixed)]),
        )

    def stir(self, table: Table[Any]) -> None:
        for pile in table.public.piles:
            if 0 < len(set(self.things).intersection(pile.things)) < len(self.things):
                raise ValueError(f"things of pile {pile.name} were mixed with others: what lies in a pile is public")
        faces = bytearray(table.faces)
        mixed = table.hidden.shuffled([faces[thing] for thing in self.things])
        for thing, face in zip(self.things, mixed, strict=True):
            faces[thing] = face
        table.faces = bytes(faces)


class Shown(Event, frozen=True):
    """Some seats looked at some things; with None for the seats, everybody did."""

    things: tuple[int, ...]
    to: tuple[int, ...] | None = None

    def apply(self, public: Public) -> Any:
        return public.showing(mask_of(self.things), self.to)


def stored(events: tuple[Event, ...]) -> bytes:
    """The bytes of events in digests. They stay the same for the same game, so that old files can be verified."""
    if any(event.stored_otherwise for event in events):
        events = tuple([event.as_stored() for event in events])
    return msgspec.json.encode(events, order="deterministic")


def in_order(rules: tuple[Rule, ...]) -> tuple[Rule, ...]:
    """The rules by rank; an error if two of them have one id."""
    ids = [rule.id for rule in rules]
    if len(set(ids)) != len(ids):
        twice = next(id for id in ids if ids.count(id) > 1)
        raise ValueError(f"two rules with the id {twice!r}")
    return tuple(sorted(rules, key=_RANK))


_RANK = attrgetter("rank")


class RulesAdded(Event, frozen=True):
    """Rules came into play: a card was laid down."""

    rules: tuple[Rule, ...]

    def apply(self, public: Public) -> Any:
        return replace(public, rules=in_order((*public.rules, *self.rules)))


class RulesRemoved(Event, frozen=True):
    """Rules went out of play."""

    ids: tuple[str, ...]

    def apply(self, public: Public) -> Any:
        return replace(public, rules=tuple([rule for rule in public.rules if rule.id not in self.ids]))


class Answered(Event, frozen=True):
    """A seat locked in a sealed answer, or let a race go by. What it chose, or chooses instead, is not told."""

    seat: int


class ClockTicked(Event, frozen=True):
    """So many seconds of play have passed since the start."""

    seconds: float

    def apply(self, public: Any) -> Any:
        return replace(public, clock=self.seconds)
