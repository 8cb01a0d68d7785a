"""Endings: how a mission of Bomb Busters ended, with the wire that was to blame. All of it is open by then."""

from __future__ import annotations

from typing import Any, NamedTuple

from defuse.busters.acts import Cut, RevealReds
from defuse.busters.board import NOBODY
from defuse.busters.causes import Loss
from defuse.busters.rules.all_at_once import AllAtOnce, CutTogether
from defuse.busters.rules.bunker import PullLever
from defuse.busters.rules.challenges import CallRed
from defuse.busters.rules.flipped import CutFlipped, SoloCutFlipped
from defuse.busters.rules.speed import NameYellows
from defuse.busters.rules.tripwires import CutTripwire
from defuse.busters.view import View
from defuse.busters.wires import RED, YELLOW, word
from defuse.kernel import Game
from defuse.server.games.box import Disclosed
from defuse.server.games.busters.drawing import FACES
from defuse.server.games.busters.scenes import Ending, Fatal
from defuse.server.games.telling import EventTold
from defuse.words import Message, Speaker, say

BY_A_WIRE = frozenset(
    [
        Loss.DIAL,
        Loss.RED_WIRE,
        Loss.NOT_RED,
        Loss.WRONG_WIRES,
        Loss.RED_AMONG_NAMED,
        Loss.FLIPPED_MISTAKEN,
        Loss.WRONG_YELLOWS,
        Loss.RED_TRIPWIRE,
        Loss.RED_WITH_LEVER,
        Loss.ROOKIE_MISSED,
        Loss.CARELESS_MISSED,
        Loss.HERRINGS_MISSED,
        Loss.NANO_ARRIVED,
    ]
)
"""The losses that a wrong call leads to."""


class Claim(NamedTuple):
    """What somebody took some wires for."""

    wires: tuple[int, ...]
    values: tuple[int, ...]


def ending_of(game: Game, speaker: Speaker, ended: Disclosed) -> Ending:
    """How a mission ended."""
    won = game.outcome is not None and game.outcome.won
    return Ending(
        won=won,
        why=speaker.text(why_ended(game, ended.told)),
        fatal=None if won else fatal_of(game),
        seed=ended.seed,
        replay=ended.replay,
    )


def why_ended(game: Game, told: tuple[EventTold, ...]) -> Message:
    """That a mission was won; or why it was lost, and who it was."""
    if game.outcome is not None and game.outcome.won:
        return say("end-defused")
    blamed = [event.seat for event in told if event.kind == "exploded"]
    return _loss(game).blaming(blamed[-1] if blamed else None)


def fatal_of(game: Game) -> Fatal | None:
    """The wire that a mission was lost by: one that was not what the last act took it for."""
    table: View = game.table()
    act: Any = game.acts[-1] if game.acts else None
    claim, why = claim_of(table, act), _loss(game)
    if claim is None or why not in BY_A_WIRE:
        return None
    wrong = [wire for wire in claim.wires if table.value(wire) not in claim.values]
    red = [wire for wire in wrong if table.is_red(wire) and why is not Loss.DIAL]
    at = {wire: (owner, place) for wire, owner, place in _places(table)}
    found = next((wire for wire in (*red, *wrong) if wire in at), None)
    if found is None:
        return None
    owner, place = at[found]
    return Fatal(
        wire=found,
        place=place,
        owner=None if owner == NOBODY else owner,
        face=FACES[table.faces[found]],
        seat=act.seat,
        values=tuple([word(value) for value in claim.values]),
        verb=str(act.__struct_config__.tag),
        wires=claim.wires,
    )


def claim_of(table: View, act: Any) -> Claim | None:
    """What an act claims of wires; None where it claims nothing that can be wrong."""
    match act:
        case Cut():
            return Claim(act.targets, tuple(sorted({table.value(wire) for wire in act.mine})))
        case CutFlipped():
            return Claim((act.wire, *act.targets), (act.value,))
        case SoloCutFlipped():
            return Claim(act.wires, (act.value,))
        case CutTogether():
            return Claim(act.wires, tuple([rule.value for rule in table.public.rules if isinstance(rule, AllAtOnce)]))
        case CutTripwire():
            return Claim((act.wire,), (YELLOW,))
        case PullLever() | NameYellows():
            return Claim(act.wires, (YELLOW,))
        case CallRed():
            return Claim((act.wire,), (RED,))
        case RevealReds():
            return Claim(tuple(table.hand(act.seat)), (RED,))
    return None


def _places(table: View) -> list[tuple[int, int, int]]:
    board = table.public
    rows = zip(board.stands, board.owners, strict=True)
    return [(wire, owner, place) for row, owner in rows for place, wire in enumerate(row, 1)]


def _loss(game: Game) -> Loss:
    assert game.outcome is not None
    return Loss(game.outcome.why)
