"""What a line leaves open that everybody at the table has seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from defuse.busters.board import Board
from defuse.busters.notation import render_observation
from defuse.busters.notation.places import Places
from defuse.busters.wires import print_of
from defuse.kernel import Observation, members
from defuse.logbook.playing import After, same
from defuse.words import Message, Text, say


def what_is_unsaid(before: Observation, views: Sequence[After]) -> Message:
    """The error for a line after which the table may look this way or that way."""
    contrary = next(view for view in views[1:] if not same(view.seen, views[0].seen))
    one, other = views[0].seen, contrary.seen
    board: Board = one.public
    if board.stands != other.public.stands:
        for view in (views[0], contrary):
            told = view.tell().partition(": ")[2]
            if told and _has_moved(before.public, view.seen.public):
                return say("logbook-say-places", places=told)
    for wire in members(board.gone & other.public.gone | board.known[_viewer(one)]):
        if wire < len(one.faces) and one.faces[wire] != other.faces[wire] and wire in _on_stands(board):
            place = Places(board).name(wire)
            return say("logbook-say-what", place=place, wire=print_of(one.faces[wire]))
    try:
        texts = [render_observation(view).split("\n") for view in (one, other)]
    except ValueError:
        return say("logbook-say-seen", one=_in_a_row(views[0].story), other=_in_a_row(views[1].story))
    lines = [line for line in texts[0] if line not in texts[1]]
    shown = next((line for line in lines[1:] if line), lines[0] if lines else "")
    if lines and shown == texts[0][0]:
        shown = next((part for part in shown.split(" · ") if part not in texts[1][0].split(" · ")), shown)
    return say("logbook-say-turned-up", example=shown)


def _in_a_row(story: Sequence[Text]) -> Text:
    """Sentences, one behind the other."""
    return reduce(lambda before, after: say("logbook-sentences", first=before, next=after), story) if story else ""


def _has_moved(before: Board, after: Board) -> bool:
    """Whether a wire stands on a stand where it did not."""
    return any(set(now) - set(then) for then, now in zip(before.stands, after.stands, strict=False))


def _on_stands(board: Board) -> set[int]:
    return {wire for row in board.stands for wire in row}


def _viewer(view: Observation) -> int:
    return view.public.players if view.seat is None else view.seat
