"""From a draft to a table: the header, the stands, and what comes next."""

from __future__ import annotations

import re

from msgspec.structs import replace

from defuse.busters import catalogue, pile
from defuse.busters.asks import OpeningAsk
from defuse.busters.board import DIAL_MOST, NOBODY, Board, stand_names
from defuse.busters.events import TableReady, TurnStarted
from defuse.busters.mission import Mission
from defuse.busters.notation.beside import with_facts, with_marks, with_turn
from defuse.busters.notation.cards import read_characters, read_equipment, read_pile, read_rules
from defuse.busters.notation.draft import Draft
from defuse.busters.notation.knowledge import read_known
from defuse.busters.notation.places import read_seat
from defuse.busters.notation.pool import Pool, check_wires, read_pool, slots
from defuse.busters.notation.slots import Slot
from defuse.busters.notation.text import Word
from defuse.busters.rules.dealer import stand_owners
from defuse.busters.rules.opening import Opening
from defuse.busters.setup import KIT, Setup, begin
from defuse.busters.view import Table
from defuse.busters.wires import BLUE_VALUES, print_of, seat_name, value_of
from defuse.kernel import UNKNOWN, Game, PileMade, React, RulesAdded, Secret, Step

_CLOCK = re.compile(r"[0-9]{1,9}(\.[0-9]{1,20})?(e-?[0-9]{1,2})?")

SEED = "0"
"""Where chance starts if the text does not say it."""


def build(draft: Draft) -> tuple[Board, bytes]:
    """The table that a draft describes, all but the question with which it waits, and the faces of all things.

    Whatever cannot be so is an error that points at it.
    """
    mission = _mission(draft)
    board = _seated(draft, mission)
    pool = read_pool(draft, mission, board.players)
    board, faces = _laid_out(draft, board, pool)
    board = with_marks(draft, with_turn(draft, board), faces)
    board = _with_cards(draft, board)
    kinds = read_pile(draft.once.get("pile"), board)
    if kinds:
        things = tuple(range(len(faces), len(faces) + len(kinds)))
        board = replace(board, piles=(*board.piles, PileMade(pile.NAME, things, tuple(sorted(kinds)))))
    faces += bytes(kinds)
    board = with_facts(draft, board, faces)
    return replace(board, known=read_known(draft.knowledge, board)), faces


def waiting(draft: Draft, board: Board, faces: bytes) -> Game:
    """The game that waits for whoever comes next."""
    seed = draft.header["seed"].text if "seed" in draft.header else SEED
    secret = Secret(faces, seed, 0, f"{seed}/hidden")
    if "opening" in draft.header:
        board = replace(board, stack=_opening(draft, Table(board, secret)))
    elif board.rule("turns") is not None:
        # Not the event itself: this turn has begun already, and every rule but one has done what it does then.
        board = replace(board, opened=True, stack=(React("turns", TurnStarted(board.turn)),))
    else:
        raise draft.error_at("turn", "no rule is in play that asks for turns")
    table = KIT.table(board, secret)
    table.run()
    return Game(KIT, None, table.settle()[0], secret, (), table.index)


def _opening(draft: Draft, table: Table) -> tuple[Step, ...]:
    """The questions for opening tokens, from that of the named seat on, the next one last."""
    said = draft.header["opening"]
    seat = read_seat(said, table.public.players)
    opening = table.rule("opening")
    follows = opening.after(table, TableReady()) if isinstance(opening, Opening) else ()
    steps = [step for step in follows if step is not None]
    while steps and not (isinstance(steps[0], OpeningAsk) and seat in steps[0].seats):
        steps.pop(0)
    if not steps:
        raise said.error(f"{said.text} places no opening token in mission {table.public.mission}")
    return tuple(reversed(steps))


# The header and the stands.


def _mission(draft: Draft) -> Mission:
    said = draft.header["mission"]
    try:
        return catalogue.mission(said.number(1, 66, "a mission"))
    except catalogue.UnknownMission as error:
        raise said.error(str(error)) from None


def _seated(draft: Draft, mission: Mission) -> Board:
    letters = sorted({row.name.text[0] for row in draft.rows if row.owner != NOBODY})
    players = len(letters)
    last = draft.rows[-1].name
    for row in draft.rows:
        if row.owner >= players:
            raise row.name.error(f"{row.name.text} without a stand {'ABCDE'[players - 1]}1")
    if players not in mission.players:
        allowed = " or ".join(str(count) for count in mission.players)
        raise last.error(f"mission {mission.number} is for {allowed} players, and here are stands of {players}")
    header = draft.header
    captain = read_seat(header["captain"], players) if "captain" in header else 0
    wanted = stand_names(stand_owners(players, captain))
    rule = f"with {players} players and captain {seat_name(captain)} the stands are {' '.join(wanted)}"
    for row in draft.rows:
        if row.owner != NOBODY and row.name.text not in wanted:
            raise row.name.error(rule)
    if len(wanted) > sum(row.owner != NOBODY for row in draft.rows):
        raise last.error(rule)
    board = begin(Setup(mission=mission.number, players=players, captain=captain))[0]
    return replace(
        board,
        captain=captain,
        dial=header["dial"].number(1, DIAL_MOST, "the dial") if "dial" in header else board.dial,
        turn=captain,
        turns=header["turns"].number(0, 9999, "how many turns have begun") if "turns" in header else 1,
        rounds=header["rounds"].number(0, 9999, "how many rounds have ended") if "rounds" in header else 0,
        clock=_clock(header["clock"]) if "clock" in header else 0.0,
    )


def _clock(said: Word) -> float:
    if not _CLOCK.fullmatch(said.text):
        raise said.error(f"the clock is in seconds, not {said.text!r}")
    return float(said.text)


def _laid_out(draft: Draft, board: Board, pool: Pool) -> tuple[Board, bytes]:
    """The stands with their wires, numbered in the order in which they are written."""
    aside = check_wires(draft, pool)
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
            _check_sorted(row.slots)
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


def _check_sorted(row: tuple[Slot, ...]) -> None:
    highest = UNKNOWN
    for slot in row:
        if not slot.mark and slot.face != UNKNOWN:
            if slot.face < highest:
                raise slot.word.error(f"the stand is not sorted: {print_of(slot.face)} right of {print_of(highest)}")
            highest = slot.face


def _with_cards(draft: Draft, board: Board) -> Board:
    equipment = read_equipment(draft.once.get("equipment"), board.cut)
    characters, personal = read_characters(draft.once.get("characters"), board)
    added = RulesAdded((*equipment, *personal))
    board = added.apply(replace(board, characters=characters))
    return read_rules(draft.many["rule"], board)
