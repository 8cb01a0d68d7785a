"""Remarks: what is well written, and may still be meant otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from defuse.busters.board import NOBODY
from defuse.busters.notation.draft import Draft


def remarks(text: str) -> tuple[str, ...]:
    """What a reader should know about a table: stands in no order, and stands that are longer than they were dealt."""
    draft = Draft(text)
    return (*_in_no_order(draft), *_long_or_short(draft), *_left_out(draft))


def _in_no_order(draft: Draft) -> Iterator[str]:
    rows = [row.name.text for row in draft.rows if not row.ordered and row.owner != NOBODY and len(row.slots) > 1]
    if rows:
        names = ", ".join(rows)
        yield f"{names}: a colon says that the wires stand in no order; with a bar, {rows[0]} |, they are sorted"


def _left_out(draft: Draft) -> Iterator[str]:
    """Where wires are cut, the dial and the turn are most likely not as at the start."""
    if draft.away:
        return  # a table that somebody thought up
    cut = any(slot.gone for row in draft.rows for slot in row.slots)
    if cut and "dial" not in draft.header:
        yield "the first line does not say where the dial stands (dial 3), so it is taken as at the start"
    if cut and not draft.header.keys() & {"turn", "turns", "cutter"}:
        yield "the first line does not say whose turn it is (turn B), so it is taken to be the captain's"


def _long_or_short(draft: Draft) -> Iterator[str]:
    """Stands get equally many wires, or one more (C3)."""
    sizes = {row.name.text: len(row.slots) for row in draft.rows if row.owner != NOBODY}
    if draft.away or "moved" in draft.once or max(sizes.values()) - min(sizes.values()) < 2:
        return
    longest, shortest = max(sizes, key=lambda name: sizes[name]), min(sizes, key=lambda name: sizes[name])
    here = f"{longest} has {sizes[longest]} wires and {shortest} has {sizes[shortest]}"
    yield f"{here}: the deal gives all stands equally many, or one more"
