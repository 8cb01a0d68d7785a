"""The clocks of the companion: the same times and lines as at a table of the server."""

from __future__ import annotations

from itertools import pairwise

import pytest

from defuse.busters import catalogue
from defuse.busters.causes import DialCause
from defuse.busters.events import DialMoved
from defuse.busters.rules.speed import CARDS, Race
from defuse.busters.rules.speed_events import CardLost, CardWon, HoldingTold
from defuse.busters.script import Script
from defuse.companion.clock import COSTS, DRAWS
from defuse.companion.pieces import Clock, Phase
from defuse.companion.sample import sample
from defuse.words import ENGLISH, say
from tests.companion.cases import laid

CLOCKED = (10, 19, 30, 42, 54, 66)


def clock(mission: int, players: int = 4) -> Clock:
    found = laid(mission, players).clock
    assert found is not None
    return found


def phase(mission: int, id: str) -> Phase:
    return next(each for each in clock(mission).phases if each.id == id)


def test_these_missions_have_a_clock_or_a_story_and_no_others() -> None:
    having = [number for number in catalogue.missions() if laid(number, 4).clock is not None]
    assert tuple(having) == CLOCKED


@pytest.mark.parametrize("mission", CLOCKED[1:])
def test_lines_and_times_are_those_of_the_script(mission: int) -> None:
    script = next(rule for rule in catalogue.mission(mission).rules if isinstance(rule, Script))
    told = [
        (cue.at, cue.turns, cue.left, cue.explodes, cue.text) for each in clock(mission).phases for cue in each.cues
    ]
    assert told == [(cue.at, cue.turns, cue.left, cue.explodes, ENGLISH.text(say(cue.line))) for cue in script.cues]


def test_a_countdown_of_fifteen_minutes_or_twelve() -> None:
    # M10
    assert [clock(10, players).phases[0].cues[0].left for players in (2, 3, 5)] == [720.0, 900.0, 900.0]
    (end,) = [cue for cue in clock(10).phases[0].cues if cue.explodes]
    assert end.at == 900.0
    assert all(cue.at is not None and cue.left == 900.0 - cue.at for cue in clock(10).phases[0].cues)


def test_time_is_short_in_the_belly_of_the_beast() -> None:
    # M19
    told = [(cue.at, cue.left) for cue in clock(19).phases[0].cues]
    assert told == [(0, 900), (180, 720), (300, 600), (300, 300), (480, 120), (570, 30), (600, 0)]


def test_the_way_through_the_bunker() -> None:
    # M66: a step ends when it is done; only the offer to rearrange lapses.
    steps = ["", "key", "guard", "stairs", "lever", "rearrange", "doctor", "wires"]
    assert [each.id for each in clock(66).phases] == steps
    times = [next(cue.left for cue in each.cues if cue.left) for each in clock(66).phases[1:]]
    assert times == [80, 75, 60, 90, 10, 105, 20]
    for step, following in pairwise(steps[1:]):
        assert [choice.next for choice in phase(66, step).choices] == [following]
        assert (phase(66, step).lapses is not None) == (step == "rearrange")
        assert any(cue.explodes for cue in phase(66, step).cues) == (step != "rearrange")
    assert [choice.ends for choice in phase(66, "wires").choices] == ["won"]
    assert phase(66, "stairs").choices[0].moves == (1, 0, 3)


def test_the_race_is_settled_by_the_players() -> None:
    # M30: four cards of 20 seconds and three of 15; then two minutes, and two more.
    cards = [each for each in clock(30).phases if each.id.startswith("card")]
    assert [next(cue.left for cue in each.cues if cue.left) for each in cards] == [20, 20, 20, 20, 15, 15, 15]
    assert all(each.stops and each.draws == 1 and len(each.choices) == 2 for each in cards)
    sprint = phase(30, "sprint")
    assert sprint.draws == 3
    assert [(choice.over, choice.ends, choice.next) for choice in sprint.choices] == [
        (False, "won", ""),
        (True, "", "rest"),
        (True, "lost", ""),
    ]


def test_what_a_card_of_the_race_brings_is_what_the_rules_say() -> None:
    # M30: the companion moves the dial and draws the card for the same cards as the rules do.
    found = sample(30, 4)
    race = found.rule(Race)
    assert race is not None
    table = found.game.table()
    for card in range(1, CARDS + 1):
        number = race.number
        lost = list(race._result(table, CardLost(card, number, 0)))
        won = list(race._result(table, CardWon(card, number, 0)))
        costs = any(isinstance(step, DialMoved) and step.why == DialCause.CARD for step in lost)
        draws = any(isinstance(step, HoldingTold) for step in won)
        assert (costs, draws) == (card == COSTS, card == DRAWS)


def test_the_circus_counts_turns() -> None:
    # M42: an act after every third turn.
    found = clock(42)
    assert found.by == "turns"
    assert [cue.turns for cue in found.phases[0].cues] == list(range(3, 48, 3))


def test_leaks_are_counted() -> None:
    # M54: six leaks; a cue every 40 seconds, the last one at 9:20, the end at 10:00.
    cues = clock(54).phases[0].cues
    assert sum(cue.counts == "flooding" for cue in cues) == 6
    assert [cue.at for cue in cues] == [0, *range(40, 561, 40), 600]
    assert any(each.id == "flooding" and each.most == 6 for each in laid(54, 4).kept.counters)
