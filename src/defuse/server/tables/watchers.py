"""Watchers: spectators as the table tells them apart. Each has a number for as long as its connection lasts."""

from __future__ import annotations

from defuse.server.tables.guests import Guest, encode
from defuse.server.wire.messages import Watching
from defuse.words import Message, Speaker, say

LISTED = 100
"""So many are listed for the host, those who came last."""


class Watchers:
    """Those who watch, by number, and who of them was muted."""

    def __init__(self) -> None:
        self._last = 0
        self._numbers: dict[Guest, int] = {}
        self._muted: set[Guest] = set()

    def enter(self, guest: Guest) -> None:
        """Somebody comes to watch. Numbers are not given twice, so that nobody is taken for somebody who left."""
        self._last += 1
        self._numbers[guest] = self._last

    def leave(self, guest: Guest) -> None:
        """Somebody watches no more."""
        self._numbers.pop(guest, None)
        self._muted.discard(guest)

    def number(self, guest: Guest) -> int:
        """The number of a spectator; 0 for somebody who sits at the table."""
        return self._numbers.get(guest, 0)

    def find(self, number: int) -> Guest | None:
        """The spectator of a number, if it is still there."""
        return next((guest for guest, known in self._numbers.items() if known == number), None)

    def mute(self, guest: Guest, on: bool) -> None:
        """Nobody hears a spectator from now on, or it may speak again."""
        (self._muted.add if on else self._muted.discard)(guest)

    def is_muted(self, guest: Guest) -> bool:
        """Whether a spectator was muted."""
        return guest in self._muted

    def tell(self, guest: Guest, speaker: Speaker) -> None:
        """Tell a spectator what it is called here, and whether it is heard."""
        number = self.number(guest)
        name = speaker.text(watcher_name(number))
        guest.send(encode(Watching(number=number, name=name, muted=self.is_muted(guest))))

    def listed(self) -> list[tuple[int, bool]]:
        """The numbers of those who are there, and whether they are muted."""
        return [(number, guest in self._muted) for guest, number in self._numbers.items()][-LISTED:]


def watcher_name(number: int | str) -> Message:
    """What to call a spectator."""
    return say("talk-spectator-number", number=str(number)) if number else say("talk-spectator")
