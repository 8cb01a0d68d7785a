"""Progress: what a crew's games come to. It is folded from them each time, and never kept.

A box opens when the last mission of the box before is won. All missions of an open box can be played, in any order;
the next one is the first that is not won yet. The missions that open boxes (8, 19, 30, 42, 54) can be played by any
number of players, and a bot can take the third seat of those that two cannot play (34 and 65). So no crew gets stuck.

A mission that was won in a box that should be closed still (a game of the real box, or one that was won before there
was a crew) opens that box, too, and all before it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from defuse.server.games.box import CampaignBox
from defuse.server.store.crew_rows import CrewGameRow


class Progress(NamedTuple):
    """How far a campaign has come."""

    open: int
    """So many boxes are open, from the first."""
    done: frozenset[int]
    next: int | None
    """The mission that comes next; None when all are done."""


def progress_of(boxes: Sequence[CampaignBox], won: Collection[int]) -> Progress:
    """How far the campaign with these boxes has come, from the missions that were won."""
    done = frozenset(number for number in won if any(box.first <= number <= box.last for box in boxes))
    opened = min(1, len(boxes))
    for at, box in enumerate(boxes, 1):
        if any(box.first <= number <= box.last for number in done):
            opened = max(opened, at)
        if box.last in done:
            opened = max(opened, min(at + 1, len(boxes)))
    left = [number for box in boxes[:opened] for number in range(box.first, box.last + 1) if number not in done]
    return Progress(opened, done, left[0] if left else None)


def is_open(boxes: Sequence[CampaignBox], won: Collection[int], mission: int) -> bool:
    """Whether a mission can be played. One that belongs to no box always can."""
    if not any(box.first <= mission <= box.last for box in boxes):
        return True
    return any(box.first <= mission <= box.last for box in boxes[: progress_of(boxes, won).open])


def in_campaign(game: CrewGameRow, kit: str) -> bool:
    """Whether a game is a try of the campaign: deals that others play too are played beside it."""
    return game.kit == kit and not game.deal


def next_captain(order: Sequence[str], last: str, playing: Collection[str]) -> str:
    """Who of those who play is captain after a member: the next one clockwise, in the order of the crew.

    >>> next_captain(["a", "b", "c"], "b", {"a", "b"}), next_captain(["a", "b"], "", {"b"}), next_captain([], "a", [])
    ('a', 'b', '')
    """
    at = order.index(last) if last in order else -1
    turned = [*order[at + 1 :], *order[: at + 1]]
    return next((member for member in turned if member in playing), "")


def last_captain(games: Iterable[tuple[CrewGameRow, str]], kit: str) -> str:
    """The member who was captain in the last campaign game that had one; the latest game comes first."""
    return next((captain for game, captain in games if captain and in_campaign(game, kit)), "")
