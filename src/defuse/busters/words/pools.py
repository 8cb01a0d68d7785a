"""The wires of a mission in words: `blue 1–12, 1 red, 2 of 3 yellow; with 2 players …`."""

from __future__ import annotations

from typing import Literal

from defuse.busters.mission import Draw, Mission, Wires
from defuse.words import Message, say


def pool_words(mission: Mission) -> Message:
    """What is in a mission.

    >>> from defuse.busters import catalogue
    >>> str(pool_words(catalogue.mission(7)))
    'blue 1–12, 1 of 2 red; with 2 players blue 1–12, 1 of 3 red'
    """
    pools = [_wires(mission.wires)]
    for count, other in ((2, mission.two_players), (3, mission.three_players)):
        if other is not None and count in mission.players:
            pools.append(say("pool-with-players", players=count, pool=_wires(other)))
    return pools[0] if len(pools) == 1 else say("pool-several", pools=tuple(pools))


def _wires(wires: Wires) -> Message:
    parts = [say("pool-blue", first=wires.blue[0], last=wires.blue[-1])]
    parts += [_special("red", draw) for draw in [wires.draw("red")] if draw.count]
    parts += [_special("yellow", draw) for draw in [wires.draw("yellow")] if draw.count]
    return say("pool", parts=tuple(parts))


def _special(colour: Literal["red", "yellow"], draw: Draw) -> Message:
    if draw.drawn == draw.count:
        return say("pool-red" if colour == "red" else "pool-yellow", count=draw.count)
    return say("pool-red-of" if colour == "red" else "pool-yellow-of", count=draw.count, drawn=draw.drawn)
