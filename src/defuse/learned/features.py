"""Features: what the network is told of an observation, made of its bytes and of the chances of hidden wires.

One row for each wire of the game, 56 at most, and one row for the table as a whole. Besides what can be seen, a wire
has what a player would work out: how likely it matches, and whether all wires of its value are one's own.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from defuse.learned.layout import (
    CARD,
    DRAWN,
    GIVEN,
    PLACES,
    PLAYED_STANDS,
    POSITIONS,
    RED,
    SEAT,
    SEATS,
    STAND,
    STANDS,
    TABLE,
    VALUE,
    VALUES,
    WIRE,
    WIRE_COLUMNS,
)
from defuse.learned.maths import Array, Maths

WIRES = 56
"""How many wires the network looks at. In missions 1 to 8 there are at most 54."""
WIRE_FEATURES, TABLE_FEATURES = 82, 515
"""How much is told of a wire, and of the table."""
GIVENS = 3
"""How many numbers of an act that is begun are told."""
CERTAIN = 0.9995

_BITS_3, _BITS_7, _BITS_14 = np.arange(3), np.arange(7), np.arange(VALUES)
_EACH_COLUMN, _EACH_VALUE = np.zeros(WIRE_COLUMNS, np.int64), np.zeros(VALUES, np.int64)
_PLACES, _STANDS, _OWNERS = np.arange(PLACES), np.arange(PLAYED_STANDS), np.arange(1, SEATS + 1)
_LABELS, _STATES = np.arange(1, 5), np.arange(1, 4)
_MISSIONS, _PLAYERS, _DIAL, _ASKS = np.arange(1, 9), np.arange(2, 6), np.arange(8), np.arange(1, 8)
_BLOCKS, _IN_BLOCK = np.arange(1, 17), np.arange(32)


class Features(NamedTuple):
    """What the network is told."""

    wires: Array
    """(n, 56, F)."""
    table: Array
    """(n, G)."""
    index: Array
    """(n, 56): the positions of the wires, as in the numbers of acts; those behind the last wire are empty places."""


def features(codes: Array, chances: Array, maths: Maths) -> Features:
    """The features of observations (n, 1255) with the chances of the values of all wires (n, 80, 14)."""
    whole = maths.whole(codes)
    count = whole.shape[0]
    all_wires = whole[:, WIRE : WIRE + POSITIONS * WIRE_COLUMNS].reshape(count, POSITIONS, WIRE_COLUMNS)
    index = maths.first_true(all_wires[..., 0] > 0, WIRES)
    wire = maths.take(all_wires, index[..., None] + maths.constant(_EACH_COLUMN, whole), 1)
    chance = maths.take(chances, index[..., None] + maths.constant(_EACH_VALUE, whole), 1)
    stand, place = index // PLACES, index % PLACES
    stands = whole[:, STAND:VALUE].reshape(count, STANDS, 5)[:, :PLAYED_STANDS]
    owner = maths.take(stands[..., 0], stand, 1)
    lengths = maths.floats(all_wires[..., 0].reshape(count, PLAYED_STANDS, PLACES) > 0).sum(-1)
    there = maths.floats(wire[..., 0] > 0)
    uncut = maths.floats(wire[..., 0] == 1)
    mine = maths.floats(owner == 1) * there
    seen = _Seen(wire, chance, stand, mine * uncut, uncut * (1 - mine), maths)
    length = maths.take(lengths, stand, 1)
    columns = [
        there[..., None],
        uncut[..., None],
        mine[..., None],
        chance,
        maths.most(chance, -1)[..., None],
        maths.floats(maths.most(chance, -1) > CERTAIN)[..., None],
        (chance * chance).sum(-1)[..., None],
        _one_of(owner, _OWNERS, maths),
        _one_of(stand, _STANDS, maths),
        _one_of(place, _PLACES, maths),
        (maths.floats(place) / PLACES)[..., None],
        ((length - maths.floats(place)) / PLACES)[..., None],
        maths.floats(wire[..., 2] > 0)[..., None],
        _one_of(wire[..., 3], _LABELS, maths),
        _bits(wire[..., 4] + 256 * wire[..., 5], _BITS_14, maths),
        maths.floats(wire[..., 6] & 1)[..., None],
        maths.floats((wire[..., 6] >> 1) & 1)[..., None],
        *[column[..., None] for column in seen.columns],
    ]
    found = maths.join(columns, -1) * there[..., None]
    return Features(found, _table(whole, stands, lengths, seen, maths), index)


class _Seen:
    """What a player works out: what matches what."""

    def __init__(self, wire: Array, chance: Array, stand: Array, mine: Array, targets: Array, maths: Maths) -> None:
        self.held = (chance * mine[..., None]).sum(1)
        """(n, 14): own uncut wires of each value."""
        self.elsewhere = (chance * targets[..., None]).sum(1)
        """(n, 14): how many uncut wires of each value others are expected to have."""
        have = maths.floats(self.held > 0.5)
        aimed = chance * targets[..., None]
        self.best, second = maths.top_two(maths.move(aimed, 1, 2))
        chosen = maths.floats((wire[..., 6] >> 1) & 1) * mine
        value = (chance * chosen[..., None]).sum(1)
        value = value / (value.sum(-1)[..., None] + 1e-9)
        begun = maths.floats(chosen.sum(-1) > 0)[:, None]
        red = chance[..., RED] * targets
        fits = aimed * have[:, None]
        to_mine = maths.most(fits, -1)
        to_chosen = (aimed * value[:, None]).sum(-1)
        hit = begun * to_chosen + (1 - begun) * to_mine
        best = (chance * self.best[:, None]).sum(-1) * mine
        after = (chance * second[:, None]).sum(-1) * mine
        held = (chance * self.held[:, None]).sum(-1) * mine
        elsewhere = (chance * self.elsewhere[:, None]).sum(-1) * mine
        alone = maths.floats(elsewhere < 0.01) * mine
        chance_to_hit = hit * targets + best
        self.solo = maths.floats(self.elsewhere < 0.01) * have
        self.columns = [
            chance_to_hit,
            chance_to_hit * chance_to_hit,
            maths.floats(chance_to_hit > CERTAIN),
            maths.log(1.001 - maths.where(chance_to_hit < 1, chance_to_hit, 0 * chance_to_hit + 1)) / 7,
            maths.log(red + 0.001) / 7,
            maths.floats(red < 0.0005) * targets,
            to_mine * targets,
            to_chosen * targets,
            after,
            held / 4,
            elsewhere / 4,
            alone,
            begun * (mine + targets),
        ]


def _table(whole: Array, stands: Array, lengths: Array, seen: _Seen, maths: Maths) -> Array:
    """(n, G): what there is once."""
    count = whole.shape[0]
    table = whole[:, TABLE:SEAT]
    seats = whole[:, SEAT:STAND].reshape(count, SEATS, 5)
    values = whole[:, VALUE:DRAWN].reshape(count, VALUES, 3)
    drawn = whole[:, DRAWN:CARD]
    cards = whole[:, CARD:WIRE].reshape(count, 32, 2)
    given = whole[:, GIVEN : GIVEN + 2 * GIVENS].reshape(count, GIVENS, 2)
    begun = maths.floats(given[..., 0] > 0)
    parts = [
        _one_of(table[:, 0], _MISSIONS, maths),
        _one_of(table[:, 1], _PLAYERS, maths),
        _one_of(table[:, 3], _DIAL, maths),
        _one_of(table[:, 4], _ASKS, maths),
        maths.floats(table[:, 3:4]) / 6,
        maths.floats(table[:, 5:7]) / 8,
        maths.floats(table[:, 7:9]) / 4,
        _bits(table[:, 10], _BITS_3, maths),
        _bits(seats[..., 0], _BITS_7, maths).reshape(count, -1),
        maths.floats(seats[..., 2]) / 14,
        _bits(seats[..., 3] + 256 * seats[..., 4], _BITS_14, maths).reshape(count, -1),
        maths.floats(stands[..., 1]) / 14,
        lengths / 14,
        maths.floats(values[..., 0]) / 4,
        maths.floats(values[..., 1]) / 4,
        maths.floats(values[..., 2] & 1),
        seen.held / 4,
        seen.elsewhere / 4,
        seen.best * maths.floats(seen.held > 0.5),
        seen.solo,
        maths.floats(drawn & 1),
        maths.floats((drawn >> 1) & 1),
        _one_of(cards[..., 0], _STATES, maths).reshape(count, -1),
        _one_of(given[..., 0], _BLOCKS, maths).reshape(count, -1),
        (_one_of(given[..., 1], _IN_BLOCK, maths) * begun[..., None]).reshape(count, -1),
    ]
    return maths.join(parts, -1)


def _one_of(codes: Array, among: np.ndarray, maths: Maths) -> Array:
    """A one for the code that it is, zeros for the others."""
    return maths.floats(codes[..., None] == maths.constant(among, codes))


def _bits(codes: Array, bits: np.ndarray, maths: Maths) -> Array:
    """Some bits of codes as zeros and ones."""
    return maths.floats((codes[..., None] >> maths.constant(bits, codes)) & 1)
