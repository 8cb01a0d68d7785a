"""Chat: what has been said at a table lately. What spectators say waits for players until the mission is over."""

from __future__ import annotations

from collections import deque
from typing import Literal

from defuse.server.messages import Said

KEPT = 100
"""So much of what was said is told to those who come later."""


class Chat:
    """What was said, in order."""

    def __init__(self) -> None:
        self.number = 0
        self._kept: deque[tuple[Said, bool]] = deque(maxlen=KEPT)
        """What was said, and whether players may hear it."""

    def add(
        self,
        seat: int | None,
        name: str,
        text: str,
        kind: Literal["talk", "sign", "spectator", "note"],
        *,
        for_players: bool = True,
    ) -> Said:
        """Somebody says something."""
        self.number += 1
        said = Said(number=self.number, seat=seat, name=name, text=text, kind=kind)
        self._kept.append((said, for_players))
        return said

    def heard_by(self, seat: int | None, everything: bool) -> list[Said]:
        """What a seat (None: a spectator) may hear of it."""
        return [said for said, for_players in self._kept if seat is None or for_players or everything]

    def release(self) -> list[Said]:
        """The mission is over: players may hear it all. What they had not heard yet."""
        held = [said for said, for_players in self._kept if not for_players]
        self._kept = deque([(said, True) for said, _ in self._kept], maxlen=KEPT)
        return held
