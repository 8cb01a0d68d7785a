"""Wires that stand apart from the others, X wires and flipped ones: a table that does not mark them is refused."""

from __future__ import annotations

from functools import lru_cache

from defuse.busters.board import NOBODY, Board
from defuse.busters.notation.draft import Draft
from defuse.busters.setup import new
from defuse.busters.wires import seat_name
from defuse.words import Seat, say

_KINDS = {"*": "x", "^": "flipped"}


def check_apart(draft: Draft) -> None:
    """Raise an error if the mission deals wires to a seat that stand apart, and none is marked there.

    A table with wires that are away is thought up, and may have any wires.
    """
    if draft.away or "moved" in draft.once or draft.many["dealt"]:
        return
    rows = [row for row in draft.rows if row.owner != NOBODY]
    players = len({row.owner for row in rows})
    captain = draft.header["captain"].text if "captain" in draft.header else seat_name(0)
    wanted = _marks(int(draft.header["mission"].text), players, "ABCDE".index(captain))
    for seat, mark, count in wanted:
        own = [row for row in rows if row.owner == seat]
        marked = sum(slot.mark == mark for row in own for slot in row.slots)
        if own and not marked:
            raise own[0].name.error(
                say("notation-unmarked", seat=Seat(seat), kind=_KINDS[mark], count=count, mark=mark)
            )


@lru_cache(maxsize=64)
def _marks(mission: int, players: int, captain: int) -> tuple[tuple[int, str, int], ...]:
    """How many wires of each seat stand apart after the deal, and how they are marked."""
    board: Board = new(mission=mission, players=players, captain=captain).public
    found: dict[tuple[int, str], int] = {}
    for owner, row in zip(board.owners, board.stands, strict=True):
        for wire in row:
            if board.loose >> wire & 1 and owner != NOBODY:
                mark = "^" if board.flipped >> wire & 1 else "*"
                found[owner, mark] = found.get((owner, mark), 0) + 1
    return tuple([(owner, mark, count) for (owner, mark), count in found.items()])
