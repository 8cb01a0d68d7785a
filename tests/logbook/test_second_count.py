"""The answers of the twenty tables are those of a second count, which shares no code with the calculator."""

import re
from fractions import Fraction
from random import Random

import pytest

from defuse.busters.acts import Cut
from defuse.busters.board import Board
from defuse.busters.price import price_of
from defuse.busters.wires import value_of, word
from defuse.busters.words import place_name
from defuse.calculator.busters.answer import on_turn
from defuse.cli.games.busters.odds.picture import percent
from defuse.kernel import Form, Observation, Some, Sorted
from defuse.logbook import read
from defuse.odds import Odds
from defuse.words import ENGLISH
from tests.logbook.second_count import SecondCount, second_count
from tests.logbook.test_twenty_tables import TABLES
from tests.odds import naive

LINE = re.compile(r"(?P<value>\w+) at (?P<place>[A-Z]\d\.\d+), (?P<chance>certain|[<>]?\d+%)(, explodes (?P<red>\S+))?")


@pytest.mark.parametrize("seed", range(60))
def test_the_second_count_meets_every_deal_once(seed: int) -> None:
    random = Random(seed)
    table = naive.make(random.randrange, most=7)
    rows = tuple(Sorted(row) for row in table.rows if len(row) > 1)
    found = SecondCount(tuple(range(len(table.kinds))), table.kinds, table.faces, (*rows, *table.facts))
    deals = list(naive.deals(table))
    assert found.deals == len(deals) > 0
    for thing in range(len(table.kinds)):
        for face in set(table.kinds):
            assert found.ways[thing][face] == sum(deal[thing] == face for deal in deals)


@pytest.mark.slow
@pytest.mark.parametrize(("text", "answer"), [table[1:] for table in TABLES], ids=[table[0] for table in TABLES])
def test_a_second_count_gives_the_same_answer(text: str, answer: str) -> None:
    seen = on_turn(read(text).seen)
    count = second_count(seen)
    said = dict(line.split(": ", 1) for line in answer.strip().split("\n"))
    assert f"{count.deals:,}" == said["deals"]
    costs = _costs(seen, count)
    _is_as_said(seen, count, costs, said["safest"], min(costs.values()))
    doubtful = [cost for (wire, value), cost in costs.items() if 0 < count.chance(wire, value) < 1]
    if doubtful:
        _is_as_said(seen, count, costs, said.get("best guess", said["safest"]), min(doubtful))
    sure = {_name(seen, wire, value) for wire, value in costs if count.chance(wire, value) == 1}
    assert sure == _certain(said)
    odds = Odds(seen)
    for wire in odds.hidden:
        counted = {face: ways / count.deals for face, ways in count.ways[wire].items() if ways}
        assert odds.printed(wire) == pytest.approx(counted, abs=1e-12)


Costs = dict[tuple[int, int], Fraction]
"""What each call, a wire and a value, costs on average."""


def _costs(seen: Observation, count: SecondCount) -> Costs:
    """All plain calls, with what the rules ask for a hit, a miss and an explosion."""
    view = seen.view()
    board: Board = seen.public
    found: Costs = {}
    for form in seen.forms():
        if form.verb is Cut and not form.using:
            mine, targets = (_wires(form, number) for number in (0, 1))
            for wire in targets:
                explode = count.chance(wire, *board.reds)
                for value in {value_of(seen.faces[own]) for own in mine}:
                    hit, price = count.chance(wire, value), price_of(view, (value,), (wire,))
                    found[wire, value] = hit * price.hit + (1 - hit - explode) * price.miss + explode * price.red
    return found


def _wires(form: Form, number: int) -> list[int]:
    field = form.fields[number]
    assert isinstance(field, Some)
    return [wire for group in field.groups for wire in group if isinstance(wire, int)]


def _name(seen: Observation, wire: int, value: int) -> tuple[str, str]:
    return word(value), ENGLISH.word(place_name(seen.public, wire))


def _certain(said: dict[str, str]) -> set[tuple[str, str]]:
    """The calls that the page calls certain."""
    found: set[tuple[str, str]] = set()
    for group in said.get("also certain", said.get("certain", "")).split("; "):
        value, _, places = group.partition(" at ")
        found |= {(value, place) for place in places.split(", ") if place}
    match = LINE.fullmatch(said["safest"])
    assert match is not None
    return found | {(match["value"], match["place"])} if match["chance"] == "certain" else found


def _is_as_said(seen: Observation, count: SecondCount, costs: Costs, said: str, least: Fraction) -> None:
    """Whether a call is as likely as the page says, and no other of its kind costs less."""
    match = LINE.fullmatch(said)
    assert match is not None
    ((wire, value),) = [call for call in costs if _name(seen, *call) == (match["value"], match["place"])]
    assert costs[wire, value] == least
    hit, red = count.chance(wire, value), count.chance(wire, *seen.public.reds)
    assert match["chance"] == ("certain" if hit == 1 else percent(float(hit)))
    assert match["red"] == (percent(float(red)) if red else None)
