"""Steered games that get where the many games of all missions rarely do.

Some start from a table further on, some are played so slowly that deadlines pass, and some are played by somebody who
knows the way through the bunker. Most are short: all of them together take a few seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import NamedTuple

from defuse.busters import begun, catalogue
from defuse.kernel import Act, Clock, Event, Game
from tests.busters.missions.guide_m66 import guided
from tests.busters.tables import table
from tests.conformance.cases import CASES, setup_of
from tests.steer import Driver, steer, wander

OFTEN = 0.1
"""How often a table that dawdles takes its time before an act."""
LONGEST = 120.0
"""How many seconds that may be; mostly it is much less."""
BOLD = 0.5
"""The skill of those who play on from a table: they do something odd in every other act."""


class Deep(NamedTuple):
    """A game to be played, and how."""

    name: str
    game: Game
    events: tuple[Event, ...]
    """What has happened so far."""
    drive: Callable[[Game], Act]
    """What is done next."""


def dawdle(game: Game, rng: Random, drive: Driver, often: float = OFTEN) -> Act:
    """What a driver does, now and then after a pause on the clock, whatever the question is."""
    if catalogue.mission(game.public.mission).seconds_a_turn and rng.random() < often:
        return Clock(seconds=game.public.clock + LONGEST * rng.random() ** 2)
    return drive(game, rng)


def overheard(game: Game, rng: Random) -> Act:
    """A slow table whose host reports much of what is said."""
    forms = [form for form in game.view(None).host_forms() if form.count()]
    if forms and rng.random() < OFTEN:
        heard: Act = forms[0].nth(0)
        return heard
    return dawdle(game, rng, steer, often=0.5)


DRIVERS: dict[str, Driver] = {
    "steered": steer,
    "bold": partial(steer, skill=BOLD),
    "reckless": wander,
    "slow": partial(dawdle, drive=steer, often=0.5),
    "slow and overheard": overheard,
    "guided": guided,
    "guided and dawdling": partial(dawdle, drive=guided),
    "guided and slow": partial(dawdle, drive=guided, often=0.5),
}

MISSIONS = {
    19: {"slow": 4},
    25: {"slow and overheard": 4},
    30: {"slow": 4, "slow and overheard": 4},
    54: {"slow": 12},
    55: {"steered": 16},
    60: {"steered": 16},
    66: {"guided": 4, "guided and dawdling": 24},
}
"""Missions that are played from the start: by whom, and with how many seeds for each player count."""

TABLES = {
    # What has just been named is swapped away, or a seat that lacks the number has nothing to show.
    "commanded without the number": """
        mission 51 · captain A · dial 5
        A1 | 5 5 6 6 7
        B1 | 5 7 7 8 8 8 8
        C1 | 5 6 7
        D1 | 6!6
        rule turns {"seen":[1,2,3,4,6,7,8,9,10,11,12]}
    """,
    "picked without the number": """
        mission 45 · captain A · dial 5
        A1 | 5 5 6 6 7
        B1 | 5 7 7 8 8 8 8
        C1 | 5 6 7
        D1 | 6!6
        rule turns {"seen":[1,2,3,4,6,7,8,9,10,11,12]}
    """,
    "the number can be swapped away": """
        mission 47 · captain B · turn A · dial 5
        red 2 of 1.5 2.5 3.5
        equipment 2
        characters A E2
        away r1.5 r2.5
        A1 | 12
        B1 | 5 5 7 12
        C1 | 5 7 12
        D1 | 5 7 7 12
    """,
    # Hardly anything is left to cut.
    "nothing but the flipped wire": """
        mission 38 · captain A · turn B · dial 3
        A1 | (4) 5^
        B1 | 5
        C1 | (4)
        D1 | (4) (4)
    """,
    "nothing but the own tripwire": """
        mission 41 · captain A · dial 2
        red 1 of 3.5 5.5 9.5
        A1 | y2.1 r5.5
        B1 | y3.1 5
        C1 | y4.1 5 5
        D1 | 5 y5.1
    """,
    "nothing but tripwires": """
        mission 41 · captain A · dial 3
        red 1 of 3.5 5.5 9.5
        A1 | y2.1
        B1 | y3.1 r5.5
        C1 | (5)
        D1 | (5)
        away y4.1 y5.1
    """,
    "nobody left to give oxygen to": """
        mission 49 · captain A · dial 3
        red 3.5 8.5
        rule oxygen {"held":[8,0,0,0,0]}
        A1 | 2 2 4 4
        B1 | (2) (2)
        C1 | (4) (4)
        D1 | (r3.5) (r8.5)
    """,
    # Challenges that need a lucky deal.
    "called shot": """
        mission 55 · captain A · dial 2
        rule challenges {"open":[8],"numbers":[2,3]}
        A1 | 1 (2) (3) 4 5 6 7 8 9 10 11 12
        B1 | 1 (2) (3) 4 5 6 7 8 9 10 11 12
        C1 | 1 (2) 3 4 5 6 7 8 9 10 11 12
        D1 | 1 (2) 3 4 5 6 7 8 9 10 11 12
    """,
    "eighteen": """
        mission 55 · captain A · dial 2
        rule challenges {"open":[4]}
        A1 | 1 2 3 4 (5) (6) (7) 8 9 10 11 12
        B1 | 1 2 3 4 (5) (6) (7) 8 9 10 11 12
        C1 | 1 2 3 4 (5) (6) 7 8 9 10 11 12
        D1 | 1 2 3 4 (5) (6) 7 8 9 10 11 12
    """,
    "odd ones in": """
        mission 60 · captain A · dial 2
        red 2 of 2.5 5.5 9.5
        rule challenges {"open":[9]}
        A1 | 1 3 5 r5.5 7 9 11
        B1 | 1 2 2 3 5 7 9
        C1 | 1 3 5 7 9 r9.5 11
        D1 | 1 3 5 7 9 11 11 12 12
    """,
    # Late in a script.
    "the last acts of the circus": """
        mission 42 · captain A · turns 30
        red 1 of 3.5 5.5 9.5
        rule script {"running":true,"turns":29,"spoken":9}
        rule show {"bowing":true}
        A1 | 1 2 3 4 y4.1 5 6 7 8 9 10 11 12
        B1 | 1 2 3 4 5 y5.1 r5.5 6 7 8 9 10 11 12
        C1 | 1 2 3 4 5 6 y6.1 7 8 9 10 11 12
        D1 | 1 2 3 4 5 6 7 y7.1 8 9 10 11 12
    """,
    "the end of the sprint": """
        mission 30 · captain A · clock 300 · turns 76
        red 1 of 2.5 7.5
        rule race-cards {"card":7,"sprint":[5,6,7],"out":[5,6,7]}
        rule script {"running":true,"phase":"sprint","spoken":1,"clock":300.0,"since":181.0}
        A1 | 5 6 7 8 9 y9.1
        B1 | 5 6 7 8 9
        C1 | 5 7 8 9
        D1 | 5 7 r7.5 8 9
    """,
    "both hands on the lever": """
        mission 66 · captain A · clock 200 · turns 51
        rule bunker {"step":"lever","floor":1,"at":[2,3],"gripped":true,"cards":["A","B","C","D","E"]}
        rule script {"running":true,"phase":"lever","spoken":1,"clock":200.0,"since":200.0}
        A1 | 2 5 10 10 y10.1
        B1 | 2 5 7 10 r10.5
        C1 | 2 5 7 10
        D1 | 2 5 7 7 y7.1 r7.5
    """,
    "the doctor is caught": """
        mission 66 · captain A · clock 400 · turns 101
        rule bunker {"step":"wires","floor":1,"at":[0,0],"gripped":true,"cards":["A","B","C","D","E"]}
        rule script {"running":true,"phase":"wires","spoken":1,"clock":400.0,"since":400.0}
        A1 | 2 5 8 10 10
        B1 | 2 5 7 8 10 r10.5
        C1 | 2 5 7 8 10
        D1 | 2 5 7 7 r7.5 8
        away y7.1 y10.1
    """,
}
"""Tables that only few games get to. What a text does not name has left the table."""

ON_FROM_HERE = {"steered": 8, "bold": 16, "slow": 16}
"""Who plays on from each table, and how often."""
ALSO = {
    "both hands on the lever": {"guided and slow": 16},
    "the number can be swapped away": {"reckless": 40},
}
"""Who else does, where that is not enough."""


def games(fewer: int = 1) -> Iterator[Deep]:
    """All of them, each time anew; or only one out of so many."""
    for mission, players in CASES:
        for who, seeds in MISSIONS.get(mission, {}).items():
            for seed in range(0, seeds, fewer):
                name = f"M{mission} with {players} players, {who}"
                yield Deep(name, *begun(setup_of(mission, players), f"{seed}, deeper"), driven(who, f"{name}/{seed}"))
    for name, text in TABLES.items():
        for who, seeds in (ON_FROM_HERE | ALSO.get(name, {})).items():
            for seed in range(0, seeds, fewer):
                yield Deep(name, table(text), (), driven(who, f"{name}/{who}/{seed}"))


def driven(who: str, seed: str) -> Callable[[Game], Act]:
    """A driver with random numbers of its own."""
    rng = Random(seed)
    return lambda game: DRIVERS[who](game, rng)
