"""Where things are in an observation of Bomb Busters: the layout of `defuse.encoding`, as plain numbers.

They are written down here so that training needs nothing but arrays; a test compares them with the layout itself.
"""

from __future__ import annotations

import numpy as np

SIZE = 1255
NUMBERS = 336
FIRST_WIRE = 96
"""The number of the first wire."""
DECLINE = 0

TABLE, SEAT, STAND, VALUE, DRAWN, CARD, WIRE, GIVEN = 0, 11, 36, 66, 108, 119, 183, 855
SEATS, STANDS, PLACES, VALUES = 5, 6, 16, 14
WIRE_COLUMNS = 7

PLAYED_STANDS = 5
"""In missions 1 to 8 no stand is nobody's."""
POSITIONS = PLAYED_STANDS * PLACES

YELLOW, RED = 12, 13
"""The places of the colours among the values, from 0."""

KINDS = 34
"""Blue 1–12, yellow 1.1–11.1, red 1.5–11.5, as they sort: 1, 1.1, 1.5, 2, …"""
BLUES = 3 * np.arange(12)
YELLOWS = 3 * np.arange(11) + 1
REDS = 3 * np.arange(11) + 2
KIND_OF_FACE = np.concatenate([[-1], BLUES, YELLOWS, REDS]).astype(np.int64)
"""Faces as in observations: 0 unknown, 1–12 blue, 13–23 yellow, 24–34 red."""
VALUE_OF_KIND = np.zeros(KINDS, np.int64)
VALUE_OF_KIND[BLUES] = np.arange(12)
VALUE_OF_KIND[YELLOWS] = YELLOW
VALUE_OF_KIND[REDS] = RED
KIND_TO_VALUE = np.eye(VALUES, dtype=np.float32)[VALUE_OF_KIND]
"""Adds up what belongs to one value: shape (34, 14)."""
FACE_TO_KIND = np.concatenate([np.zeros((1, KINDS)), np.eye(KINDS)[KIND_OF_FACE[1:]]]).astype(np.float32)
"""A row for each face with a one at its kind; nothing for the unknown face."""
FACE_TO_VALUE = FACE_TO_KIND @ KIND_TO_VALUE
