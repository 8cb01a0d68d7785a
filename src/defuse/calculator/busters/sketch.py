"""A sketch of a table that is not filled in yet, to be drawn: what is blank is unknown, or as the mission starts."""

from __future__ import annotations

import re
from contextlib import suppress

from msgspec.structs import replace

from defuse.busters import catalogue
from defuse.busters.notation import NotationError
from defuse.busters.notation.build import build, waiting
from defuse.busters.notation.draft import Draft
from defuse.busters.notation.text import lines
from defuse.busters.setup import KIT
from defuse.calculator.busters.reading import BLANK, STANDS, seats_in
from defuse.kernel import UNKNOWN, Observation, mask_of, veil
from defuse.logbook.pages import page_of
from defuse.words import Said

_MISSION = re.compile(r"\bmission\s+([0-9]{1,2})\b")
_VIEW = re.compile(r"\bview\s+([A-E])\b", re.IGNORECASE)


def sketch_of(text: str, seat: int | None = None) -> Observation | None:
    """What can be drawn of an unfinished table; None if it has no stands, or is wrong in another way."""
    plain = _plain(page_of(text).table)
    if plain is None:
        return None
    for own in (plain, _without_own(plain, seat)):
        try:
            return _seen(own, seat)
        except (NotationError, Said, LookupError):
            continue
    return None


def _plain(text: str) -> str | None:
    """The text without what is blank."""
    if not STANDS.search(text):
        return None
    found = _MISSION.search(text)
    try:
        wires = catalogue.mission(int(found[1])).wires_for(seats_in(text)) if found else None
    except (Said, LookupError):
        return None
    if wires is None:
        return None
    kept: list[str] = []
    for _, line in lines(text):
        first = line.split()[0]
        if not BLANK.search(line):
            kept.append(line)
        elif STANDS.match(line) or re.match(r"\s*[A-EN][1-9]\s*[|:]", line):
            kept.append(line.replace("_", "?"))
        elif first in ("red", "yellow"):
            draw = wires.draw("red" if first == "red" else "yellow")
            some = f"{draw.count} of " if draw.count < draw.drawn else ""
            mark = 5 if first == "red" else 1
            said = [word for word in line.replace(f"{some.strip()} ", "", 1).split()[1:] if "." in word]
            fill = [f"{value}.{mark}" for value in draw.values if f"{value}.{mark}" not in said]
            kept.append(f"{first} {some}{' '.join([*said, *fill][: draw.drawn])}")
        elif first == "equipment" and len(line.replace("_", "").split()) > 1:
            kept.append(re.sub(r"(?<!\S)_(?!\S)", " ", line))
    return "\n".join(kept)


def _without_own(text: str, seat: int | None) -> str:
    """The text with nothing on one's own stands."""
    view = _VIEW.search(text)
    mine = "ABCDE"[seat] if seat is not None else view[1].upper() if view else "A"
    rows: list[str] = []
    for line in text.split("\n"):
        head = re.match(rf"\s*{mine}[1-9]\s*[|:]", line)
        if head:
            line = f"{head[0]} {' '.join(re.sub(r'^[^*^]*', '?', word) for word in line[head.end() :].split())}"
        rows.append(line)
    return "\n".join(rows)


def _seen(text: str, seat: int | None) -> Observation:
    draft = Draft(text)
    made = build(draft, whole=False, needs=False)
    board = made.board
    view = draft.header.get("view")
    viewer = seat if seat is not None else "ABCDE".index(view.text) if view and view.text in tuple("ABCDE") else 0
    blank = mask_of([wire for row in board.stands for wire in row if made.faces[wire] == UNKNOWN])
    board = replace(board, known=tuple([mask & ~blank for mask in board.known]))
    with suppress(ValueError, LookupError, AttributeError, AssertionError):  # it may wait for nobody yet
        board = waiting(draft, made._replace(board=board)).public
    return Observation(KIT.name, viewer, board, veil(made.faces, board.known[viewer]))


def drawn_so_far(text: str, colour: str) -> tuple[str, ...] | None:
    """The markers of a colour that an unfinished table names; None where they are all there."""
    for _, line in lines(text):
        words = line.split()
        if words[0] == colour and BLANK.search(line):
            return tuple([word for word in words[1:] if "." in word])
    return None
