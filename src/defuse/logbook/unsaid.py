"""What a line leaves open that everybody at the table has seen."""

from __future__ import annotations

from collections.abc import Sequence

from defuse.busters.board import Board
from defuse.busters.notation import render_observation
from defuse.busters.notation.places import Places
from defuse.busters.wires import print_of
from defuse.kernel import Observation, members
from defuse.logbook.playing import After, same


def what_is_unsaid(before: Observation, views: Sequence[After]) -> str:
    """The error for a line after which the table may look this way or that way."""
    one, other = views[0].seen, next(view.seen for view in views[1:] if not same(view.seen, views[0].seen))
    board: Board = one.public
    moved = _moved(before.public, board) or _moved(before.public, other.public)
    if one.public.stands != other.public.stands and moved:
        where = " ".join(Places(board).name(wire) for wire in moved)
        return f"say behind a colon where the wires stand now, as in “: {where}”"
    for wire in members(board.gone & other.public.gone | board.known[_viewer(one)]):
        if wire < len(one.faces) and one.faces[wire] != other.faces[wire] and wire in _on_stands(board):
            place = Places(board).name(wire)
            return f"say what {place} is, as in “: {print_of(one.faces[wire])} at {place}”"
    try:
        texts = [render_observation(view).split("\n") for view in (one, other)]
    except ValueError:
        stories = [" ".join(view.story) for view in views[:2]]
        return f"say behind a colon what everybody saw: “{stories[0]}” or “{stories[1]}”, or something else"
    lines = [line for line in texts[0] if line not in texts[1]]
    shown = next((line for line in lines[1:] if line), lines[0] if lines else "")
    if lines and shown == texts[0][0]:
        shown = next((part for part in shown.split(" · ") if part not in texts[1][0].split(" · ")), shown)
    return (
        f"say what was turned up or chosen: add a line, or say it behind a colon; it may be “{shown}”, and other things"
    )


def _moved(before: Board, after: Board) -> list[int]:
    stands = {wire: stand for stand, row in enumerate(before.stands) for wire in row}
    return [wire for stand, row in enumerate(after.stands) for wire in row if stands.get(wire) != stand]


def _on_stands(board: Board) -> set[int]:
    return {wire for row in board.stands for wire in row}


def _viewer(view: Observation) -> int:
    return view.public.players if view.seat is None else view.seat
