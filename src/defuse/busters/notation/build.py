"""From a draft to a table: the header, the stands, and what comes next."""

from __future__ import annotations

import re
from typing import NamedTuple

from msgspec.structs import replace

from defuse.busters import catalogue, pile
from defuse.busters.board import DIAL_MOST, NOBODY, Board, stand_names
from defuse.busters.mission import Mission
from defuse.busters.notation.apart import check_apart
from defuse.busters.notation.beside import with_facts, with_marks, with_turn
from defuse.busters.notation.cards import plain_board, read_characters, read_equipment, read_pile, read_rules
from defuse.busters.notation.draft import Draft, Row
from defuse.busters.notation.knowledge import SPECTATORS, read_known
from defuse.busters.notation.lines import Desk, read_lines
from defuse.busters.notation.phrases import A_SEAT, typed
from defuse.busters.notation.places import read_seat
from defuse.busters.notation.pool import Pool, check_wires, read_aside, read_pool, slots
from defuse.busters.notation.questions import check_declined, waits
from defuse.busters.notation.slots import Slot
from defuse.busters.notation.text import Word
from defuse.busters.rules.circus import Show
from defuse.busters.rules.dealer import stand_owners
from defuse.busters.setup import KIT, Setup, begin
from defuse.busters.view import Table
from defuse.busters.wires import BLUE_VALUES, blue, print_of, value_of
from defuse.kernel import UNKNOWN, Act, Game, PileMade, RulesAdded, Secret
from defuse.words import Message, Seat, reason_of, say

_CLOCK = re.compile(r"[0-9]{1,9}(\.[0-9]{1,20})?(e-?[0-9]{1,2})?")

OFF = "off"
"""In place of the clock: a mission with a clock is played without it."""

SEED = "0"
"""Where chance starts if the text does not say it."""


class Made(NamedTuple):
    """A table that was put together, all but the question with which it waits."""

    board: Board
    faces: bytes
    sealed: tuple[Act, ...]


def build(draft: Draft, *, whole: bool, needs: bool = True) -> Made:
    """The table that a draft describes; `whole` if nothing on it may be unknown.

    Without `needs` a table may do without lines that the mission needs: then it is as the mission starts.

    Whatever is impossible is an error that points at it.
    """
    mission = _mission(draft)
    board = _seated(draft, mission)
    if needs:
        check_apart(draft)
    pool = read_pool(draft, mission, board.players)
    board, faces = _laid_out(draft, board, pool)
    board = with_marks(draft, with_turn(draft, board), faces)
    board = _with_cards(draft, board)
    kinds = read_pile(draft.once.get("pile"), board)
    if kinds:
        things = tuple(range(len(faces), len(faces) + len(kinds)))
        board = replace(board, piles=(*board.piles, PileMade(pile.NAME, things, tuple(sorted(kinds)))))
    faces += bytes(kinds)
    desk = _with_lines(draft, board, faces, whole, needs)
    board = with_facts(draft, desk.board, desk.faces, desk.facts)
    known = [mask | more for mask, more in zip(read_known(draft.knowledge, board), desk.known, strict=True)]
    return Made(replace(board, known=tuple(known)), desk.faces, tuple(desk.sealed))


def _with_lines(draft: Draft, board: Board, faces: bytes, whole: bool, needs: bool) -> Desk:
    """What the mission has on the table; an error gives the line that is missing."""
    spectator = "view" in draft.header and draft.header["view"].text == SPECTATORS
    desk = Desk(board, faces, plain_board(board), whole=whole, spectator=spectator)
    desk.noted = frozenset(words.text.split()[1] for words in draft.many["rule"])
    lacking = read_lines(desk, draft.state, needs)
    if lacking is not None:
        assert lacking.needs is not None  # `read_lines` gives back lines that are needed
        example = " / ".join(lacking.examples)
        problem = say("notation-line-missing", mission=board.mission, need=lacking.needs, example=example)
        raise draft.error_at("mission", problem)
    return desk


def waiting(draft: Draft, made: Made) -> Game:
    """The game that waits for whoever comes next."""
    header = draft.header
    seed = header["seed"].text if "seed" in header else SEED
    drawn = _count(header.get("drawn"), say("notation-how-often-chance"))
    hidden = _count(header.get("shuffled"), say("notation-how-often-chance-unseen"))
    secret = Secret(made.faces, seed, drawn, f"{seed}/hidden", hidden, made.sealed)
    board = made.board
    board = replace(board, stack=waits(draft, Table(board, secret)))
    table = KIT.table(board, secret)
    table.run()
    check_declined(draft, table.public.ask, made.sealed)
    return Game(KIT, None, table.settle()[0], secret, (), table.index)


def _count(said: Word | None, what: Message) -> int:
    return 0 if said is None else said.number(0, 9999, what)


# The header and the stands.


def _mission(draft: Draft) -> Mission:
    said = draft.header["mission"]
    try:
        return catalogue.mission(said.number(1, 66, say("notation-a-mission")))
    except catalogue.UnknownMission as error:
        raise said.error(reason_of(error)) from None


def _seated(draft: Draft, mission: Mission) -> Board:
    letters = sorted({row.name.text[0] for row in draft.rows if row.owner != NOBODY})
    players = len(letters)
    last = draft.rows[-1].name
    for row in draft.rows:
        if row.owner >= players:
            before = f"{'ABCDE'[players - 1]}1"
            raise row.name.error(say("notation-stand-before", stand=row.name.text, before=before))
    if players not in mission.players:
        allowed = tuple(mission.players)
        raise last.error(say("notation-players", mission=mission.number, allowed=allowed, players=players))
    header = draft.header
    captain = read_seat(header["captain"], players) if "captain" in header else 0
    wanted = _stands(draft, mission, players, captain)
    rule = say("notation-stands", players=players, captain=Seat(captain), stands=" ".join(wanted))
    for row in draft.rows:
        if row.owner != NOBODY and row.name.text not in wanted:
            raise row.name.error(rule)
    if len(wanted) > sum(row.owner != NOBODY for row in draft.rows):
        raise last.error(rule)
    timed = "clock" not in header or header["clock"].text != OFF
    board = begin(Setup(mission=mission.number, players=players, captain=captain, clock=timed))[0]
    return replace(
        board,
        captain=captain,
        dial=header["dial"].number(1, DIAL_MOST, say("notation-the-dial")) if "dial" in header else board.dial,
        turn=captain,
        turns=header["turns"].number(0, 9999, say("notation-how-many-turns-begun")) if "turns" in header else 1,
        rounds=header["rounds"].number(0, 9999, say("notation-how-many-rounds")) if "rounds" in header else 0,
        idle=header["idle"].number(0, 9999, say("notation-how-many-skipped")) if "idle" in header else 0,
        clock=_clock(header["clock"]) if "clock" in header and timed else 0.0,
    )


def _stands(draft: Draft, mission: Mission, players: int, captain: int) -> tuple[str, ...]:
    """The names of the stands: as they are dealt, or as players have gone to other places."""
    here = {row.name.text for row in draft.rows if row.owner != NOBODY}
    dealt = stand_names(stand_owners(players, captain))
    if any(isinstance(rule, Show) for rule in mission.rules):
        names = [stand_names(stand_owners(players, seat)) for seat in range(players)]
        return next((stands for stands in names if set(stands) == here), dealt)
    return dealt


def _clock(said: Word) -> float:
    if not _CLOCK.fullmatch(said.text):
        raise said.error(say("notation-no-clock", word=typed(said.text)))
    return float(said.text)


def _laid_out(draft: Draft, board: Board, pool: Pool) -> tuple[Board, bytes]:
    """The stands with their wires, numbered in the order in which they are written."""
    aside = read_aside(draft, check_wires(draft, pool))
    whole = all(slot.face != UNKNOWN for slot in slots(draft))
    faces = bytes([slot.face for slot in slots(draft)])
    out = len(pool.kinds) - len(faces)
    stands: list[tuple[int, ...]] = []
    cut = [0] * 15
    gone = loose = flipped = first = 0
    for row in draft.rows:
        stands.append(tuple(range(first, first + len(row.slots))))
        first += len(row.slots)
        if row.ordered:
            _check_sorted(row)
    for wire, slot in enumerate(slots(draft)):
        gone |= slot.gone << wire
        loose |= bool(slot.mark) << wire
        flipped |= (slot.mark == "^") << wire
        cut[value_of(slot.face)] += slot.gone
    board = replace(
        board,
        stands=tuple(stands),
        owners=tuple(row.owner for row in draft.rows),
        gone=gone,
        loose=loose,
        flipped=flipped,
        totals=pool.totals,
        cut=tuple(cut),
        red=pool.red,
        yellow=pool.yellow,
        piles=(PileMade("wires", tuple(range(len(pool.kinds))), pool.kinds),),
        validated=tuple(value for value in BLUE_VALUES if cut[value] and cut[value] == pool.totals[value]),
    )
    return board, faces + (bytes(aside) if whole else bytes(out))


def _check_sorted(row: Row) -> None:
    """A wire is not above the next one, as far as faces and tokens show it."""
    before: tuple[int, int, Slot] | None = None
    for place, slot in enumerate(row.slots, 1):
        kind = _kind_shown(slot)
        if slot.mark or kind == UNKNOWN:
            continue
        if before is not None and kind < before[1]:
            here, there = f"{row.name.text}.{place}", f"{row.name.text}.{before[0]}"
            raise slot.word.contradicted(
                say("notation-not-sorted", low=_shown(there, before[2]), high=_shown(here, slot))
            )
        before = place, kind, slot


def _kind_shown(slot: Slot) -> int:
    """The kind that a slot shows, by its face or by a token with a number; `UNKNOWN` if it does neither."""
    numbers = [blue(int(token)) for token in slot.tokens if token.isdigit()]
    return slot.face if slot.face != UNKNOWN or not numbers else numbers[0]


def _shown(place: str, slot: Slot) -> Message:
    if slot.face == UNKNOWN:
        number = next(token for token in slot.tokens if token.isdigit())
        return say("notation-slot-shows", place=place, number=number)
    return say("notation-slot-cut" if slot.gone else "notation-slot-is", place=place, wire=print_of(slot.face))


def _with_cards(draft: Draft, board: Board) -> Board:
    equipment, later = read_equipment(draft.once.get("equipment"), board.cut)
    role = draft.state.get("role")
    holder = read_seat(role[0].next(A_SEAT), board.players) if role else None
    characters, personal = read_characters(draft.once.get("characters"), board, holder)
    added = RulesAdded((*equipment, *personal, *later))
    board = added.apply(replace(board, characters=characters))
    return read_rules(draft.many["rule"], board)
