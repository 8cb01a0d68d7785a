"""Who has looked at which wires, and whose view of a table a text is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import and_

from msgspec.structs import replace

from defuse.busters.board import NOBODY, Board
from defuse.busters.notation.draft import Draft
from defuse.busters.notation.facts import read_wires
from defuse.busters.notation.phrases import A_SEAT
from defuse.busters.notation.places import Places, read_seat
from defuse.busters.notation.pool import slots
from defuse.busters.notation.text import Word, Words
from defuse.busters.wires import seat_name
from defuse.kernel import UNKNOWN, mask_of, members
from defuse.words import Argument, Seat, say

EVERYBODY = "all"
SPECTATORS = "spectators"


def usual(board: Board) -> tuple[int, ...]:
    """What each seat knows, and last the spectators: its own wires, and what everybody sees.

    A flipped wire is seen by all seats but its owner.
    """
    masks: list[int] = []
    for seat in range(board.players):
        rows = board.rows_of(seat)
        masks.append(board.gone | (mask_of(wire for row in rows for wire in row) ^ board.flipped))
    return (*masks, board.gone)


def read_known(lines: list[Words], board: Board) -> tuple[int, ...]:
    """What each seat knows: the usual, and what lines say (`A knows B1.4`, `all know N1.1`, `C knows not C1.2`)."""
    known = list(usual(board))
    watched: list[tuple[Word, int]] = []
    places = Places(board)
    for words in lines:
        who = words.next(A_SEAT)
        if who.text == EVERYBODY:
            seats: list[int] = list(range(board.players + 1))
        else:
            seats = [board.players if who.text == SPECTATORS else places.seat(who)]
        words.expect("knows", "know")
        forgets = words.take("not")
        mask = mask_of(read_wires(words, places))
        for seat in seats:
            if forgets and mask & board.gone:
                raise who.error(say("notation-cut-is-seen"))
            known[seat] = known[seat] & ~mask if forgets else known[seat] | mask
        if who.text == SPECTATORS and not forgets:
            watched.append((who, mask))
    common = reduce(and_, known)
    for who, mask in watched:
        if mask & ~common:
            raise who.error(say("notation-spectators-see"))
    return (*known[:-1], common)


def write_known(board: Board, wires: int, seen_by: int | None = None) -> Iterator[str]:
    """The lines for what seats know beside the usual, of a mask of wires.

    What the seat `seen_by` knows of others' wires is left out: it shows on the stands.
    """
    names = Places(board).names
    base = usual(board)
    more = [mask & ~common & wires for mask, common in zip(board.known, base, strict=True)]
    less = [common & ~mask & wires for mask, common in zip(board.known, base, strict=True)]
    every = reduce(and_, board.known) & ~reduce(and_, base) & wires
    if every:
        yield f"{EVERYBODY} know {names(members(every))}"
    for seat in range(board.players + 1):
        who = SPECTATORS if seat == board.players else seat_name(seat)
        own = mask_of(wire for row in board.rows_of(seat) for wire in row)
        told = more[seat] & ~every & (own if seat == seen_by else -1)
        if told:
            yield f"{who} know{'s' * (seat < board.players)} {names(members(told))}"
        if less[seat]:
            yield f"{who} know{'s' * (seat < board.players)} not {names(members(less[seat]))}"


def whose(draft: Draft, board: Board, faces: bytes, seat: int | None) -> int:
    """The place in `known` of whoever sees the table so: as asked for, as the text says, or whose hand is known."""
    said = draft.header.get("view")
    if said is not None:
        named = board.players if said.text == SPECTATORS else read_seat(said, board.players)
        if seat not in (None, named):
            raise said.error(say("notation-view-of", who=SPECTATORS if named == board.players else Seat(named)))
        return named
    if seat is not None:
        if not 0 <= seat < board.players:
            raise draft.error_at("mission", say("notation-no-seat-number", seat=seat))
        return seat
    places = Places(board)
    hands = {s: [wire for wire in places.hand(s) if not board.flipped >> wire & 1] for s in range(board.players)}
    able = [s for s, hand in hands.items() if hand and all(faces[wire] != UNKNOWN for wire in hand)]
    if len(able) != 1:
        if not able:
            raise draft.error_at("mission", say("notation-whose-view-none"))
        raise draft.error_at("mission", say("notation-whose-view-several", seats=tuple(map(Seat, able))))
    return able[0]


def seen(draft: Draft, board: Board, faces: bytes, viewer: int) -> Board:
    """The board of whoever knows exactly the wires that are written. What spectators know, everybody does."""
    mask = board.known[viewer]
    watching = viewer == board.players
    who: Argument = SPECTATORS if watching else Seat(viewer)
    written = list(slots(draft))
    more = 0
    for stand, owner in zip(board.stands, board.owners, strict=True):
        for wire in stand:
            face, knows = faces[wire], mask >> wire & 1
            if knows and face == UNKNOWN:
                raise written[wire].word.error(say("notation-knows-wire", who=who))
            if not knows and face != UNKNOWN:
                if owner == viewer or (watching and owner != NOBODY and not board.known[owner] >> wire & 1):
                    raise written[wire].word.error(say("notation-does-not-see", who=who))
                more |= 1 << wire
    for pile in board.piles:
        for thing in pile.things[: 0 if pile.name == "wires" else None]:
            if mask >> thing & 1 and faces[thing] == UNKNOWN:
                problem = say("notation-knows-card", who=who, pile=pile.name.replace(" ", "-"))
                raise draft.error_at("view", problem)
    known = [seen | more if watching or at == viewer else seen for at, seen in enumerate(board.known)]
    return replace(board, known=tuple(known))
