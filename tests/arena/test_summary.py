"""Summaries: what came of many games, and how two bots compare on the same deals."""

from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from defuse.arena.games.busters import BOXES, Result, compare, summaries
from defuse.arena.games.busters.plot import draw
from tests.arena.results import match, record, result, run

GAMES = [
    result(match(1, mission=1, players=2), each=(1.0, 2.0, 3.0)),
    result(match(2, mission=1, players=2), "dial", turns=20, each=(4.0, 50.0)),
    result(match(1, mission=1, players=5), "dial"),
    result(match(1, mission=8, players=2), "red wire"),
    result(match(1, mission=20, players=2)),
]


def test_the_boxes_hold_every_mission_once() -> None:
    assert [number for first, last in BOXES for number in range(first, last + 1)] == list(range(1, 67))


def test_games_are_counted_by_mission_box_and_players() -> None:
    (found,) = summaries([record(run(), GAMES)])
    assert (found.overall.games, found.overall.wins, found.overall.missions) == (5, 2, (1, 20))
    assert list(found.overall.losses.items()) == [("dial", 2), ("red wire", 1)]
    assert [(line.players, line.games, line.wins) for line in found.players] == [(2, 4, 2), (5, 1, 0)]
    assert [(line.missions, line.players, line.games, line.wins) for line in found.boxes] == [
        ((1, 8), None, 4, 1),
        ((1, 8), 2, 3, 1),
        ((1, 8), 5, 1, 0),
        ((20, 30), None, 1, 1),
        ((20, 30), 2, 1, 1),
    ]
    assert [(line.missions[0], line.players, line.games) for line in found.missions] == [
        (1, None, 3),
        (1, 2, 2),
        (1, 5, 1),
        (8, None, 1),
        (8, 2, 1),
        (20, None, 1),
        (20, 2, 1),
    ]


def test_a_line_knows_its_interval_and_its_times() -> None:
    (found,) = summaries([record(run(), GAMES[:2])])
    line = found.overall
    assert (line.rate, line.turns) == (0.5, 15)
    assert (round(line.low, 3), round(line.high, 3)) == (0.095, 0.905)
    assert line.times is not None
    assert (line.times.decisions, line.times.median, line.times.p90, line.times.max) == (5, 3, 50, 50)
    assert line.times.thinking == pytest.approx(0.030)
    assert line.times.game == pytest.approx(0.530)


def test_games_that_nobody_timed_have_no_times() -> None:
    (found,) = summaries([record(run(), [GAMES[0].untimed()])])
    assert found.overall.times is None


def test_files_of_the_same_bots_and_code_are_taken_together() -> None:
    both = [record(run(planned=3), GAMES[:3]), record(run(planned=3), GAMES[2:])]
    (found,) = summaries(both)
    assert found.overall.games == 5  # the one that is in both counts once
    assert found.planned == 6
    assert len(found.runs) == 2


def test_other_bots_and_other_code_stand_by_themselves() -> None:
    brave = [result(match(bots=("brave",)))]
    kinds = [
        record(run(), GAMES),
        record(run(("brave",)), brave),
        record(run(program="abc"), GAMES),
        record(run(), GAMES),
    ]
    assert [(found.name, len(found.runs)) for found in summaries(kinds)] == [("random", 2), ("brave", 1), ("random", 1)]


def deals(bot: str, won: str, mission: int = 1, ms: float = 100.0) -> list[Result]:
    """Games 1, 2, … of a mission by a bot: + is won, - is lost."""
    return [
        result(match(number, mission=mission, bots=(bot,)), "defused" if sign == "+" else "dial", each=(ms,))
        for number, sign in enumerate(won, 1)
    ]


def test_two_bots_are_compared_deal_by_deal() -> None:
    (box, total) = compare(deals("a", "++--+--"), deals("b", "+-++++"))
    assert (box.missions, total.missions) == ((1, 8), (1, 1))
    assert replace(box, missions=(1, 1)) == total
    assert (box.deals, box.both, box.only_a, box.only_b, box.neither) == (6, 2, 1, 3, 0)
    assert (box.rate_a, box.rate_b) == (0.5, 5 / 6)
    assert box.difference == pytest.approx(2 / 6)
    assert box.p == 0.625
    assert box.low < box.difference < box.high


def test_each_campaign_box_is_compared_by_itself() -> None:
    a = deals("a", "+-") + deals("a", "--", mission=66)
    b = deals("b", "++") + deals("b", "-+", mission=66)
    assert [(duel.missions, duel.deals, duel.only_b) for duel in compare(a, b)] == [
        ((1, 8), 2, 1),
        ((55, 66), 2, 1),
        ((1, 66), 4, 2),
    ]


def test_the_gain_is_what_a_further_second_of_thinking_brings() -> None:
    duel = compare(deals("a", "+---", ms=500), deals("b", "+++-", ms=2500))[-1]
    assert (duel.thinking_a, duel.thinking_b) == (0.5, 2.5)
    assert duel.gain == pytest.approx(0.25)
    # Who thinks less gains nothing by thinking more.
    assert compare(deals("a", "+---", ms=500), deals("b", "+++-", ms=100))[-1].gain is None


def test_bots_that_have_no_deal_in_common_are_not_compared() -> None:
    assert compare(deals("a", "+"), deals("b", "+", mission=2)) == []


SVG = "{http://www.w3.org/2000/svg}"


def test_a_plot_is_a_picture_with_a_dot_for_each_mission_and_a_bar_for_each_box() -> None:
    found = summaries([record(run(), GAMES), record(run(("a<b>&",)), deals("a<b>&", "+-"))])
    root = ElementTree.fromstring(draw(found))
    assert root.tag == f"{SVG}svg"
    dots = [group.findtext(f"{SVG}title") for group in root.iter(f"{SVG}g")]
    assert dots == [
        "random, mission 1: 1 of 3 won",
        "random, mission 8: 0 of 1 won",
        "random, mission 20: 1 of 1 won",
        "a<b>&, mission 1: 1 of 2 won",
    ]
    bars = [bar.findtext(f"{SVG}title") for bar in root.iter(f"{SVG}rect") if bar.find(f"{SVG}title") is not None]
    assert "1–8 random: dial 2 of 4" in bars
    assert "20–30 random: won 1 of 1" in bars


def test_a_plot_stays_within_its_frame_with_many_bots_and_causes() -> None:
    names = [f"a bot with quite a long name, number {number}" for number in range(9)]
    many = [
        record(run((name,)), [result(match(at, bots=(name,)), f"a cause of its own, number {at}") for at in range(12)])
        for name in names
    ]
    root = ElementTree.fromstring(draw(summaries(many)))
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    for bar in root.iter(f"{SVG}rect"):
        x, y = float(bar.get("x", 0)), float(bar.get("y", 0))
        assert 0 <= x <= x + float(bar.attrib["width"]) <= width + 1
        assert 0 <= y <= y + float(bar.attrib["height"]) <= height
    assert "other causes" in {text.text for text in root.iter(f"{SVG}text")}
