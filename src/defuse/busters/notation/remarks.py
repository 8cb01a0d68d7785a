"""Remarks: what is well written, and may still be meant otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from defuse.busters.board import NOBODY
from defuse.busters.notation.draft import Draft
from defuse.words import Message, say


def remarks(text: str) -> tuple[Message, ...]:
    """What a reader should know about a table: stands in no order, and stands that are longer than they were dealt."""
    draft = Draft(text)
    return (*_in_no_order(draft), *_long_or_short(draft), *_left_out(draft))


def _in_no_order(draft: Draft) -> Iterator[Message]:
    rows = [row.name.text for row in draft.rows if not row.ordered and row.owner != NOBODY and len(row.slots) > 1]
    if rows:
        yield say("notation-in-no-order", stands=tuple(rows), first=rows[0])


def _left_out(draft: Draft) -> Iterator[Message]:
    """Where wires are cut, the dial and the turn are most likely not as at the start."""
    if draft.away:
        return  # a table that somebody thought up
    cut = any(slot.gone for row in draft.rows for slot in row.slots)
    if cut and "dial" not in draft.header:
        yield say("notation-dial-unsaid")
    if cut and not draft.header.keys() & {"turn", "turns", "cutter"}:
        yield say("notation-turn-unsaid")


def _long_or_short(draft: Draft) -> Iterator[Message]:
    """Stands get equally many wires, or one more (C3)."""
    sizes = {row.name.text: len(row.slots) for row in draft.rows if row.owner != NOBODY}
    if draft.away or "moved" in draft.once or max(sizes.values()) - min(sizes.values()) < 2:
        return
    longest, shortest = max(sizes, key=lambda name: sizes[name]), min(sizes, key=lambda name: sizes[name])
    yield say("notation-uneven", long=longest, most=sizes[longest], short=shortest, least=sizes[shortest])
