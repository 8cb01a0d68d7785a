"""Players of a batch who see all faces. By chance nobody wins, so won games are theirs."""

from __future__ import annotations

from typing import Any

import numpy as np

from defuse.batch import Batch


def knowing(batch: Batch) -> Any:
    """The numbers of players who see all faces, in mission 1 with four or five: they cut what fits, and win."""
    n, players = batch.n, batch.kinds[0].players
    faces = np.zeros((n, players, 16), int)
    uncut = np.zeros((n, players, 16), bool)
    for seat in range(players):
        own = np.array(batch.look(np.full(n, seat)))[:, 183 : 183 + 7 * 16].reshape(n, 16, 7)
        faces[:, seat], uncut[:, seat] = own[:, :, 1], own[:, :, 0] == 1
    numbers = batch.mask().argmax(1)
    for row in range(n):
        own_seat, legal = int(batch.seats()[row]), batch.mask()[row]
        first = np.array(batch.observe()[row][855:871]).reshape(8, 2)
        mine = [place for place in range(16) if legal[96 + place]]
        there = [
            (stand, place)
            for stand in range(1, players)
            for place in range(16)
            if uncut[row, (own_seat + stand) % players, place]
        ]
        if first[0, 0] == 6:  # a wire was named: point at one that fits
            wanted = faces[row, own_seat, first[0, 1]]
            fits = [at for at in there if faces[row, (own_seat + at[0]) % players, at[1]] == wanted]
            numbers[row] = 96 + 16 * fits[0][0] + fits[0][1]
        elif legal[5]:  # all that is left of a value
            numbers[row] = 5
        elif mine and batch.observe()[row][4] == 1 and not first.any():
            values = {faces[row, (own_seat + stand) % players, place] for stand, place in there}
            numbers[row] = 96 + next(place for place in mine if faces[row, own_seat, place] in values)
    return numbers
