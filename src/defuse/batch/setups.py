"""Set-ups of the batched engine: what a mission is, in bytes, worked out from its declaration.

The C engine has no table of missions: all that it has to know of one is in its `Setup`, and that is made here, from the
same declarations that the engine in Python plays by. A mission with a rule that has no counterpart in C is refused by
name.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from enum import IntEnum, IntFlag
from functools import cache
from typing import Any

from defuse.busters import catalogue
from defuse.busters.card import EVERYBODY, Equipment
from defuse.busters.characters import CHARACTERS
from defuse.busters.mission import Mission
from defuse.busters.rules.all_at_once import AllAtOnce, CuttingNoReveal
from defuse.busters.rules.apart import SeparateDeal
from defuse.busters.rules.beside import BesideStands, TokenAsk
from defuse.busters.rules.covers import Covers
from defuse.busters.rules.deadly_number import DeadlyNumber
from defuse.busters.rules.dealer import in_pile
from defuse.busters.rules.false_tokens import FalseTokens
from defuse.busters.rules.marks import CountTokens, EndlessDetectors, NoOpening, NoTokens, ParityTokens
from defuse.busters.rules.number_row import NumberRow
from defuse.busters.rules.oxygen import HandedOxygen, Oxygen, SharedOxygen
from defuse.busters.rules.random_tokens import RandomOpening
from defuse.busters.rules.roles import Role, RoleName
from defuse.busters.rules.sequence import Sequence
from defuse.busters.rules.speech import Speech
from defuse.busters.rules.x_wires import LockedXWires, XWires
from defuse.busters.wires import RED
from defuse.encoding.busters.numbers import CARDS
from defuse.encoding.busters.seeing import FACE
from defuse.encoding.rules import flatten, word_code
from defuse.kernel import Game
from defuse.kernel import Rule as KernelRule
from defuse.kernel.event import in_order

SETUP_BYTES = 64
DEAL_BYTES = 192
STANDS, PLACES = 5, 16
BY_LOT = 255

_SETUP = struct.Struct("<8B3H4B6BII31BB")
assert _SETUP.size == SETUP_BYTES


class NotPlayable(ValueError):
    """A mission or a set-up that the batched engine does not play."""


class Bit(IntFlag):
    """What missions add or change: the bits of `rules` in `state.h`."""

    NO_E4 = 1
    PARITY = 1 << 1
    COUNTS = 1 << 2
    X = 1 << 3
    X_LOCKED = 1 << 4
    SEQUENCE = 1 << 5
    TWO_ENDS = 1 << 6
    DEADLY = 1 << 7
    COVERS = 1 << 8
    ROLE = 1 << 9
    ROLE_LOT = 1 << 10
    ROLE_DEADLY = 1 << 11
    ROLE_EMPTY = 1 << 12
    FALSE = 1 << 13
    FALSE_ROLE = 1 << 14
    FALSE_REDS = 1 << 15
    NUMBER_ROW = 1 << 16
    TOGETHER = 1 << 17
    TOGETHER_LAST = 1 << 18
    TOGETHER_HOLDERS = 1 << 19
    TOGETHER_TOKENS = 1 << 20
    APART = 1 << 21
    SILENT = 1 << 22
    NO_OPENING = 1 << 23
    ENDLESS = 1 << 24
    DRAWN_OPENING = 1 << 25
    NO_REVEAL = 1 << 26
    AIR_SHARED = 1 << 27
    AIR_HANDED = 1 << 28


class At(IntEnum):
    """The places of the numbers that rules need, in `rule` of `state.h`."""

    QUOTA = 0
    SIZE = 1
    LEFT = 2
    RIGHT = 3
    CARD = 4
    VALUE = 5
    COUNT = 6
    LOSS = 6
    LAST_SEATS = 7
    AIR = 0
    HELD = 1
    RESERVE = 2
    DEPTH = 3
    SAID = 8


LOSSES = {RoleName.ROOKIE: 6, RoleName.CARELESS: 7}
"""The causes of losses by roles, as in `state.h`."""

Known = tuple[int, Mapping[int, int]]
"""What a rule is in C: bits of `rules`, and numbers by their place in `rule`."""


def _role(rule: Role) -> Known | None:
    if len(rule.cards) > 1:
        return None
    bits = Bit.ROLE | Bit.ROLE_LOT * rule.by_lot | Bit.ROLE_DEADLY * rule.deadly | Bit.ROLE_EMPTY * rule.empty_handed
    card = CARDS.index(rule.cards[0]) + 1 if rule.cards else 0
    return bits, {At.CARD: card, At.LOSS: LOSSES.get(rule.name, 0)}


def _sequence(rule: Sequence) -> Known | None:
    ends: dict[int, int] = {At.LEFT: word_code("left"), At.RIGHT: word_code("right")}
    return Bit.SEQUENCE | Bit.TWO_ENDS * rule.two_ends, {At.QUOTA: rule.quota, At.SIZE: rule.size, **ends}


def _false_tokens(rule: FalseTokens) -> Known | None:
    if rule.at_start != 2 or rule.role not in ("", "role"):
        return None
    return Bit.FALSE | Bit.FALSE_ROLE * bool(rule.role) | Bit.FALSE_REDS * rule.on_reds, {}


def _all_at_once(rule: AllAtOnce) -> Known | None:
    if rule.by_card or not rule.value:
        return None
    bits = Bit.TOGETHER | Bit.TOGETHER_LAST * rule.last | Bit.TOGETHER_HOLDERS * rule.holders
    return bits | Bit.TOGETHER_TOKENS * (rule.wrong == "tokens"), {At.VALUE: rule.value, At.COUNT: rule.count}


def _separate_deal(rule: SeparateDeal) -> Known | None:
    return Bit.APART, {At.VALUE: rule.value, At.LAST_SEATS: not rule.captain_first}


def _drawn_opening(rule: RandomOpening) -> Known | None:
    return None if rule.yellow or not rule.captain_rests else (Bit.DRAWN_OPENING, {})


def _oxygen(bit: Bit) -> Callable[[Oxygen], Known | None]:
    """A kind of oxygen; only the shared one lets a seat pass that could pay."""
    return lambda rule: (bit, {At.DEPTH: rule.by_depth}) if rule.may_pass == (bit == Bit.AIR_SHARED) else None


RULES: dict[type[KernelRule], Known | Callable[[Any], Known | None]] = {
    ParityTokens: (Bit.PARITY, {}),
    CountTokens: (Bit.COUNTS, {}),
    XWires: (Bit.X, {}),
    LockedXWires: (Bit.X_LOCKED, {}),
    Sequence: _sequence,
    DeadlyNumber: (Bit.DEADLY, {}),
    Covers: (Bit.COVERS, {}),
    Role: _role,
    FalseTokens: _false_tokens,
    NumberRow: (Bit.NUMBER_ROW, {}),
    AllAtOnce: _all_at_once,
    SeparateDeal: _separate_deal,
    NoTokens: (Bit.SILENT, {}),
    NoOpening: (Bit.NO_OPENING, {}),
    EndlessDetectors: (Bit.ENDLESS, {}),
    RandomOpening: _drawn_opening,
    BesideStands: (0, {}),
    CuttingNoReveal: (Bit.NO_REVEAL, {}),
    SharedOxygen: _oxygen(Bit.AIR_SHARED),
    HandedOxygen: _oxygen(Bit.AIR_HANDED),
    Speech: (0, {}),
}
"""The rules of missions that the C engine has, with what they are there; None where a rule has other numbers."""
REMEMBERING = (Sequence, Covers, NumberRow, NoTokens)
"""Rules whose state changes: the C engine writes what they say in observations. Others say the same all the time."""
REPLACED: dict[type[KernelRule], str] = {
    ParityTokens: "tokens",
    CountTokens: "tokens",
    NoTokens: "tokens",
    NoOpening: "opening",
    RandomOpening: "opening",
    CuttingNoReveal: "cutting",
}
"""The base rules that rules of missions stand in for."""


def _known(rule: KernelRule) -> Known | None:
    found = RULES.get(type(rule))
    return found(rule) if callable(found) else found


@cache
def why_not(mission: int) -> str | None:
    """Why a mission is not played by the batched engine; None if it is."""
    declared = catalogue.mission(mission)
    lacking = [_tag(rule) for rule in declared.rules if _known(rule) is None]
    if lacking:
        return f"mission {mission} is not played in batches: it has the rule {lacking[0]}"
    if declared.face_down or declared.seconds_a_turn:
        why = "its equipment lies face down" if declared.face_down else "it has a clock"
        return f"mission {mission} is not played in batches: {why}"
    if not all(_from_one_up(declared, players) for players in declared.players):
        return f"mission {mission} is not played in batches: its numbers do not go from 1 up"
    may = {REPLACED.get(type(rule)) for rule in declared.rules}
    other = [base for base in declared.replaces if base not in may]
    if other:
        return f"mission {mission} is not played in batches: it replaces the rule {other[0]}"
    return None


def _from_one_up(declared: Mission, players: int) -> bool:
    """Whether the blue numbers are 1, 2, 3 and so on, and no other wire stands behind all of them: `deal_wires`."""
    wires = declared.wires_for(players)
    blue = sorted(wires.blue)
    others = [value for colour in (wires.draw("red"), wires.draw("yellow")) if colour.drawn for value in colour.values]
    return blue == list(range(1, len(blue) + 1)) and max(others, default=0) <= len(blue)


def playable() -> tuple[int, ...]:
    """The missions that the batched engine plays.

    >>> playable()[:8]
    (1, 2, 3, 4, 5, 6, 7, 8)
    """
    return tuple([number for number in catalogue.missions() if why_not(number) is None])


def packed(
    mission: int,
    players: int,
    *,
    captain: int | None = None,
    equipment: tuple[str, ...] | None = None,
    asides: bool = True,
) -> bytes:
    """A set-up as the C engine reads it (`Setup` in `state.h`).

    `captain` and `equipment` are as in `defuse.busters.new`; with `asides`, seats that are not asked get turns for
    any-time cards, as in `defuse.encoding.Sitting`. A mission that cannot be played raises `NotPlayable`; a set-up that
    makes no sense raises the same error as in `new`.
    """
    from defuse.busters.setup import Setup, begin

    begin(Setup(mission=mission, players=players, captain=captain, equipment=equipment))
    reason = why_not(mission)
    if reason is not None:
        raise NotPlayable(reason)
    declared = catalogue.mission(mission)
    wires = declared.wires_for(players)
    red, yellow = wires.draw("red"), wires.draw("yellow")
    laid = (players if equipment is None else len(equipment)) if declared.equipment else 0
    fixed = [CARDS.index(card) + 1 for card in equipment or ()]
    rules, numbers, said = _rules(declared, players)
    return _SETUP.pack(
        mission,
        players,
        BY_LOT if captain is None else captain,
        asides,
        players if declared.dial is None else declared.dial,
        _captain_too(declared, players),
        declared.characters == "choice",
        laid,
        _mask(wires.blue),
        _mask(red.values) if red.drawn else 0,
        _mask(yellow.values) if yellow.drawn else 0,
        red.count,
        red.drawn,
        yellow.count,
        yellow.drawn,
        *fixed,
        *[0] * (6 - len(fixed)),
        _pile(declared, bool(yellow.drawn)),
        rules,
        *numbers,
        said,
    )


def deal(game: Game, key: int = 0) -> bytes:
    """The deal of a game that has just been set up, as the C engine loads it.

    `key` is where the chance of the game goes on from: the C engine rolls numbers of its own.
    """
    board = game.public
    out = bytearray(DEAL_BYTES)
    out[0] = board.captain
    cards = [rule.id for rule in board.rules if isinstance(rule, Equipment) and rule.holder == EVERYBODY]
    out[1] = len(cards)
    out[2 : 2 + len(cards)] = bytes([CARDS.index(card) for card in cards])
    codes = {kind.code: CARDS.index(kind.card) for kind in catalogue.cards().values() if kind.card in CARDS}
    pile = [
        codes[game.secret.faces[thing]] for pile in board.piles if pile.name == "equipment" for thing in pile.things
    ]
    out[8] = len(pile)
    out[9 : 9 + len(pile)] = bytes(pile)
    out[27 : 27 + board.players] = bytes([list(CHARACTERS).index(name) + 1 for name in board.characters])
    out[32:40] = (key % 2**64).to_bytes(8, "little")
    out[40:42] = _mask([kind // 10 for kind in board.red.kinds]).to_bytes(2, "little")
    out[42:44] = _mask([kind // 10 for kind in board.yellow.kinds]).to_bytes(2, "little")
    for stand, row in enumerate(board.stands):
        for place, wire in enumerate(row):
            out[64 + PLACES * stand + place] = FACE[game.secret.faces[wire]]
    numbers = _laid_out(game)
    out[144] = len(numbers)
    out[145 : 145 + len(numbers)] = bytes(numbers)
    return bytes(out)


def _rules(declared: Mission, players: int) -> tuple[int, list[int], int]:
    """The bits of the rules of a mission, the numbers that they need, and how many of these they say of themselves."""
    bits, numbers, said = 0, [0] * 31, list[int]()
    for rule in in_order(declared.rules):
        known = _known(rule)
        assert known is not None
        more, its = known
        bits |= more
        for place, number in its.items():
            numbers[place] = int(number)
        if isinstance(rule, Oxygen):
            numbers[At.AIR] = rule.start[players - 2]
        for name in rule.__struct_fields__ if type(rule) not in REMEMBERING else ():
            if isinstance(rule, Oxygen) and name in ("held", "reserve"):
                numbers[At.HELD if name == "held" else At.RESERVE] = len(said) + (name == "held")
            if name != "id":
                flatten(getattr(rule, name), said, 31 - At.SAID)
    if "10" in declared.banned:
        bits |= Bit.NO_E4
    numbers[At.SAID : At.SAID + len(said)] = said
    return bits, numbers, len(said)


def _pile(declared: Mission, with_yellow: bool) -> int:
    if not declared.equipment:
        return 0
    return sum([1 << row for row, card in enumerate(CARDS) if in_pile(card, declared, with_yellow)])


def _captain_too(declared: Mission, players: int) -> bool:
    rests = any(isinstance(rule, RandomOpening) and rule.captain_rests for rule in declared.rules)
    return players > 2 or (declared.captain_token == "yes" and not rests)


def _laid_out(game: Game) -> list[int]:
    """The numbers that were drawn for all to see while setting up."""
    board, found = game.public, list[int]()
    for rule in board.rules:
        if isinstance(rule, Sequence):
            found += rule.line
        elif isinstance(rule, NumberRow | Covers):
            found += rule.numbers
        elif isinstance(rule, DeadlyNumber):
            found += [value for value in board.reds if value != RED]
    if isinstance(board.ask, TokenAsk):
        found.append(int(board.ask.mark))
    return found


def _mask(numbers: tuple[int, ...] | list[int]) -> int:
    return sum([1 << number for number in numbers])


def _tag(rule: KernelRule) -> str:
    return str(type(rule).__struct_config__.tag)
