"""Tools as `expert` uses them: which one to take, and some that are weighed by the chance of winning.

`RANKING` follows what a seat gained on its rivals, on average, from the moment it took the tool to the end of the game,
in 480 games with three to five players played by an earlier expert, some with `careful`. An average is good to
a point or so; tools that are closer than that stand as they seemed best. Nobody took Orders in those games, so their
place is a guess by their points: whoever waits protects the wire that pays most, and Orders cut it alone.
"""

from __future__ import annotations

import numpy as np

from defuse.academy.board import CHICKEN
from defuse.academy.rules.explosion import GAIN, LOSS
from defuse.bots.academy.mind import Mind
from defuse.bots.academy.stakes import chances, in_points, spread
from defuse.bots.academy.tools import best_use as best_by_points
from defuse.kernel import Act, Form

RANKING = (
    *("jammer", "hammer", "toolkit", "orders", "crimper", "shield", "schematics", "air-horn", "bomb-blanket"),
    *(
        "amplifier",
        "switch",
        "helmet",
        "x-ray",
        "jumper",
        "scrambler",
        "freezer",
        "sniffer",
        "dynamo",
        "wrench",
        "mirror",
    ),
)
"""Which tool to take first."""
IN_SIGHT = 9
"""A Mirror is used when two wires are at most so many spaces before their tiles."""


def first_choice(display: tuple[str, ...]) -> str:
    """Which tool of a display to take."""
    rank = {tool: place for place, tool in enumerate(RANKING)}
    return min(display, key=lambda tool: rank.get(tool, len(rank)))


def best_use(mind: Mind) -> tuple[Act, float] | None:
    """The use of a tool that brings most, and how many points; None if there is nothing to use."""
    wrench = next((form for form in mind.forms if form.using == ("wrench",)), None)
    if wrench is None:
        return best_by_points(mind)
    mine = (wrench.nth(0), wrenched(mind))
    others = tuple([form for form in mind.forms if form is not wrench])
    other = best_by_points(Mind(mind.observation, others, mind.chance.seed))
    return mine if other is None else max(mine, other, key=lambda use: use[1])


def wrenched(mind: Mind) -> float:
    """What a Wrench brings, in points: one card more before the others cut, and the bomb may be over."""
    board = mind.board
    assert board.cut is not None
    name, seats = board.cut.wire, board.cut.seats
    now, more = mind.odds.cut(name, len(seats)), mind.odds.cut(name, len(seats), len(seats) + 1)
    scores = np.array(board.scores, dtype=np.float64)
    boom = scores.copy()
    for seat, action in enumerate(board.actions):
        if seat in seats:
            boom[seat] -= min(LOSS, board.scores[seat])
        elif action == CHICKEN:
            boom[seat] += GAIN
    places = board.colours.index(name)
    later = mind.odds.round([action if action in board.colours[places + 1 :] else "" for action in board.actions])
    wide = spread(board)
    over = float(chances(boom, wide.over)[mind.seat])

    def wins(explodes: float, points: float) -> float:
        after = scores + np.array(later)
        after[list(seats)] += points / max(1.0 - explodes, 1e-9)
        return explodes * over + (1.0 - explodes) * float(chances(after, wide.on)[mind.seat])

    return in_points(board, wins(now.explodes, now.points), wins(more.explodes, more.points))


def mirror(mind: Mind) -> Form | None:
    """The form of the Mirror, if what it shows is worth it."""
    found = next((form for form in mind.forms if form.using == ("mirror",)), None)
    close = [wire for wire in mind.board.wires if wire.trigger + IN_SIGHT > wire.track and unknown(mind, wire.name)]
    return found if len(close) > 1 else None


def unknown(mind: Mind, name: str) -> bool:
    """Whether a tile of a wire may be a BOOM or not, for all that is known."""
    return any(0.0 < chance < 1.0 for chance in mind.odds.boom(name))
