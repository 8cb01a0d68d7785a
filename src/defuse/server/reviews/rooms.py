"""Rooms: people who look at a review together. One leads, and the others see what the leader looks at, if they like.

Nothing of a room is kept. In a cluster all people of one review meet in one process, which has its name in the row of
the review while anybody is there (`store.reviews`).
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from defuse.server.speakers import speaker
from defuse.server.tables.guests import No
from defuse.server.tables.names import clean, free_name
from defuse.server.tables.state import digest
from defuse.server.wire.reviews import LookedAt, People, ReaderSeen, Shown, ToReader
from defuse.words import Text, say

MOST = 24
"""So many people may be in one room."""

_ENCODER = msgspec.json.Encoder()


class Reader(Protocol):
    """A connection of somebody who looks at a review."""

    language: str

    def send(self, data: bytes) -> None:
        """Send something, or drop the connection if it reads too slowly. Never waits."""

    def close(self, code: int, reason: Text) -> None:
        """End the connection."""


class Person:
    """Somebody in a room."""

    def __init__(self, reader: Reader, number: int, name: str, key: str) -> None:
        self.reader, self.number, self.name = reader, number, name
        self.key = key
        """What is known of the window that it is, to know it again; empty for one that says nothing."""


class Room:
    """All who look at one review."""

    def __init__(self, review: str) -> None:
        self.review = review
        self.people: list[Person] = []
        self.leader: int | None = None
        self.at: LookedAt | None = None
        """What the leader looks at."""
        self._led = ""
        """The window that led last, if it has gone: it leads again when it comes back before anybody else does."""
        self._count = 0

    def enter(self, reader: Reader, name: str, me: str | None) -> Person:
        """Somebody comes. Whoever is alone leads. Raises `No` where there is no room."""
        if len(self.people) >= MOST:
            raise No("full", say("review-room-full"))
        name = clean(name)
        if not name:
            raise No("bad", say("lobby-name"))
        self._count += 1
        key = digest(me) if me else ""
        person = Person(reader, self._count, free_name(name, [other.name for other in self.people]), key)
        self.people.append(person)
        if self.leader is None and (len(self.people) == 1 or (key and key == self._led)):
            self.leader = person.number
        self.tell()
        return person

    def leave(self, person: Person) -> None:
        """Somebody goes. Whoever led may come back; until then anybody may take the lead."""
        if person not in self.people:
            return
        self.people.remove(person)
        if self.leader == person.number:
            # A line that is dead may be noticed long after the same window has come back.
            back = [other.number for other in self.people if person.key and other.key == person.key]
            self.leader, self._led = (back[0], "") if back else (None, person.key)
        self.tell()

    def show(self, person: Person, at: LookedAt) -> None:
        """The leader looks at something else. From anybody else it is nothing to the others."""
        if person.number != self.leader:
            return
        self.at = at
        told = encode(Shown(at=at))
        for other in self.people:
            if other is not person:
                other.reader.send(told)

    def lead(self, person: Person, to: int | None) -> None:
        """Take the lead, or hand it on. Raises `No` where that is not possible."""
        if to is None:
            if self.leader is not None and self.leader != person.number:
                raise No("state", say("review-led"))
            self.leader = person.number
        else:
            if self.leader != person.number:
                raise No("state", say("review-not-leading"))
            if to not in [other.number for other in self.people]:
                raise No("bad", say("review-room-nobody"))
            self.leader = to
        self._led = ""
        self.tell()

    def tell(self) -> None:
        """Tell everybody who is there and who leads."""
        seen = tuple([ReaderSeen(number=each.number, name=each.name) for each in self.people])
        for each in self.people:
            each.reader.send(encode(People(you=each.number, people=seen, leader=self.leader, at=self.at)))

    def close(self, code: int, why: Text) -> None:
        """Everybody has to go."""
        for each in list(self.people):
            each.reader.close(code, why)


def encode(message: ToReader) -> bytes:
    """A message as it is sent."""
    return _ENCODER.encode(message)


def spoken(reader: Reader, why: Text) -> str:
    """Something in the words of a reader."""
    return speaker(reader.language).text(why)
