"""`defuse odds`: the odds of a table that somebody writes down."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from defuse import busters
from defuse.busters.acts import Cut
from defuse.busters.cuts import CutForm
from defuse.busters.notation import parse_observation, render, render_observation
from defuse.busters.words import place_name
from defuse.calculator.busters.answer import answer_of, on_turn
from defuse.cli.games.busters.odds.picture import odds_picture
from defuse.kernel import Game
from defuse.kernel.replay import load
from defuse.odds import Call, Odds
from defuse.odds import calls as odds_calls
from defuse.odds.calls import best_with, risk
from defuse.words import ENGLISH
from tests.busters import tables
from tests.cli.conftest import Command, Ran
from tests.logbook.test_twenty_tables import TABLES
from tests.steer import steer

FIVES = """\
mission 1 · captain A
away 1x4 2x4 3x4 4x4
A1 | 5 6
B1 | ? ?
C1 | ? ?
D1 | ? ?
"""
"""Three 5s and three 6s on three stands: a stand has two 6s in 3 of 15 cases, two 5s too, and one of each in 9."""

RED = """\
mission 3 · captain A · dial 3
red 2.5
away 1x4 2x2 3x3 4x4 5x4 6x4 7x4 8x4 9x4 10x4
A1 | 2
B1 | ?
C1 | ?
D1 | ?
"""
"""A 2, a 3 and the red one lie face down."""


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "table.txt"
    path.write_text(FIVES)
    return path


def told(ran: Ran) -> Any:
    assert (ran.code, ran.err) == (0, "")
    return json.loads(ran.out)


# What it answers.


def test_the_odds_of_a_small_table_are_those_worked_out_by_hand(defuse: Command, table: Path) -> None:
    data = told(defuse("odds", table, "--json"))
    assert data["deals"] == str(Odds(parse_observation(FIVES)).deals)
    assert [(slot["stand"], slot["slot"]) for slot in data["slots"]] == [
        (s, at) for s in ("B1", "C1", "D1") for at in (1, 2)
    ]
    for slot in data["slots"]:
        five = 0.8 if slot["slot"] == 1 else 0.2
        assert slot["values"] == pytest.approx({"5": five, "6": 1 - five})


def test_a_fact_changes_the_odds(defuse: Command) -> None:
    data = told(defuse("odds", "-", "--json", stdin=FIVES + "B has 5\n"))
    assert int(data["deals"]) * 15 == Odds(parse_observation(FIVES)).deals * 12
    assert data["slots"][0] == {"stand": "B1", "slot": 1, "values": {"5": 1.0}}
    assert data["slots"][1]["values"] == pytest.approx({"5": 0.25, "6": 0.75})


def test_programs_get_slots_and_calls_counted_from_1_with_nothing_else(defuse: Command) -> None:
    text = FIVES.replace("4x4", "4x4 6").replace("B1 | ? ?", "B1 | (5) ?").replace("C1 | ? ?", "C1 | ?")
    data = told(defuse("odds", "-", "--json", stdin=text))
    assert list(data) == ["deals", "slots", "calls", "cards", "solos", "table", "notes"]
    assert isinstance(data["deals"], str)
    assert {tuple(slot) for slot in data["slots"]} == {("stand", "slot", "values")}
    assert {tuple(call) for call in data["calls"]} == {("stand", "slot", "value", "hit", "explode", "cost")}
    assert (data["slots"][0]["stand"], data["slots"][0]["slot"]) == ("B1", 2)  # the cut wire keeps its place
    assert {call["value"] for call in data["calls"]} == {"5", "6"}
    assert all(0 <= call["hit"] <= 1 for call in data["calls"])


def test_a_call_may_explode(defuse: Command) -> None:
    data = told(defuse("odds", "-", "--json", stdin=RED))
    assert data["slots"][0]["values"] == pytest.approx({"2": 1 / 3, "3": 1 / 3, "red": 1 / 3})
    assert len(data["calls"]) == 3
    for call in data["calls"]:
        assert (call["value"], call["hit"], call["explode"]) == ("2", pytest.approx(1 / 3), pytest.approx(1 / 3))


def test_the_picture_has_the_likeliest_values_below_the_wires(defuse: Command, table: Path) -> None:
    ran = defuse("odds", table)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    at = lines.index(next(line for line in lines if line.startswith("  B1")))
    below = [line[11:].split() for line in lines[at : at + 5]]
    assert below == [["?", "?"], ["5", "6"], ["80%", "80%"], ["6", "5"], ["20%", "20%"]]
    assert "as A sees it" in ran.out
    assert f"{Odds(parse_observation(FIVES)).deals:,} deals agree with all this." in ran.out


def test_what_may_be_red_is_told(defuse: Command) -> None:
    out = defuse("odds", "-", stdin=RED).out
    assert [line.split() for line in out.splitlines() if line.startswith("    red")] == [["red", "33%"]] * 3
    assert re.search(r"B1\.1 +2 +33% +33%\n", out)


def test_certain_calls_come_first_and_are_marked(defuse: Command) -> None:
    out = defuse("odds", "-", stdin=FIVES + "B has 5\n").out
    calls = out.split("Calls, safest first\n")[1].splitlines()
    assert calls[1].split() == ["B1.1", "5", "100%", "0%", "certain"]
    assert not any("certain" in line for line in calls[2:7])


def test_the_safest_call_costs_the_fewest_steps_of_the_dial() -> None:
    view = parse_observation(RED).view()
    careful = Call((5,), (0,), hit=0.6, miss=0.4, explode=0.0, bits=0.0)
    bold = Call((5,), (1,), hit=0.8, miss=0.05, explode=0.15, bits=0.0)
    assert risk(view, careful) < risk(view, bold)  # with three steps left, an explosion costs three
    last = parse_observation(RED.replace("dial 3", "dial 1")).view()
    assert risk(last, bold) < risk(last, careful)  # with one step left, a miss is as bad


FLIPPED = """
mission 56 · captain A · dial {} · turn A
red 2 of 2.5 5.5 9.5
away 1x4 2x4 3x4 7x4 8x4 9x4 10x4 11x4 12x4 5x1 r2.5
A1 | 4 6 ?^
B1 | ? ? 6^
C1 | ? ? 5^
D1 | ? ? 4^
"""


def test_a_flipped_wire_of_a_teammate_costs_a_step_even_if_it_is_hit(defuse: Command) -> None:  # M56
    answer = answer_of(parse_observation(FLIPPED.format(3)))
    view = answer.odds.observation.view()
    at = {
        ENGLISH.word(place_name(answer.odds.board, call.targets[0])): call
        for call in answer.calls
        if call.values == (6,)
    }
    assert (at["B1.3"].hit, risk(view, at["B1.3"])) == (1, 1)
    assert (at["D1.3"].hit, risk(view, at["D1.3"])) == (0, 2)
    assert 0 < risk(view, at["B1.2"]) < 1  # it may well miss, and costs less
    assert answer.calls.index(at["B1.2"]) < answer.calls.index(at["B1.3"])
    out = defuse("odds", "-", stdin=FLIPPED.format(3)).out
    assert re.search(r"B1\.3 +6 +100% +0% +certain, costs a step anyway\n", out)


def test_one_space_before_the_end_nanos_own_number_is_worth_a_guess() -> None:  # M53
    game = tables.table("mission 53 · captain A\nnano 11\nA1 | 5 11\nB1 | 5 11\nC1 | 5 11\nD1 | 5 r9.5 11")
    view = game.view(0)
    target = game.public.stands[1][0]
    certain = Call((5,), (target,), hit=1.0, miss=0.0, explode=0.0, bits=0.0)
    guess = Call((11,), (target,), hit=0.4, miss=0.6, explode=0.0, bits=0.0)
    assert risk(view, guess) < risk(view, certain) == 1  # any other cut is the last one


def test_what_is_certain_is_shown_even_if_many_guesses_cost_less(defuse: Command) -> None:
    text = next(text for mission, text, _ in TABLES if mission == "64")
    calls = defuse("odds", "-", stdin=text).out.split("Calls, safest first")[1].splitlines()
    assert "certain" not in calls[2]
    assert sum("certain, costs a step anyway" in line for line in calls) == 3


def test_only_the_best_calls_are_shown_unless_all_are_asked_for(defuse: Command, deep: dict[int, Path]) -> None:
    few = defuse("odds", deep[4], "--at", 8, "--seat", "A").out
    every = defuse("odds", deep[4], "--at", 8, "--seat", "A", "--all").out
    more = re.search(r"and (\d+) more that may hit: --all", few)
    assert more is not None
    assert "--all" not in every
    assert len(every.splitlines()) == len(few.splitlines()) + int(more[1]) - 1


def test_a_solo_cut_is_named(defuse: Command) -> None:
    text = FIVES.replace("A1 | 5 6", "A1 | 5 5").replace("4x4", "4x4 5x2").replace("B1 | ? ?", "B1 | ?")
    out = defuse("odds", "-", stdin=text.replace("C1 | ? ?", "C1 | ?")).out
    assert re.search(r"Solo cuts\n +5 +A1\.1,2 +certain", out)
    assert "No call can hit." in out  # nobody else has a 5


def test_each_card_has_its_best_call(defuse: Command) -> None:
    text = FIVES.replace("captain A", "captain A · turn A") + "equipment 5 ready · 10 ready\n"
    out = defuse("odds", "-", stdin=text).out.split("The best call with a card\n")[1]
    assert re.search(r"X or Y Ray +B1\.1 +5 or 6 +100% +0% +certain", out)
    assert re.search(r"Super Detector +\w1\.1,2 +[56] +80% +0%\n", out)
    assert re.search(r"Double Detector +\w1\.1,2 +[56] +80% +0%\n", out)


def middles() -> Iterator[Game]:
    for mission, players in ((4, 2), (4, 4), (8, 3), (8, 5), (11, 4), (56, 4)):
        game, rng = busters.new(mission, players, 5, equipment=("3", "10")), Random(mission)
        for _ in range(players + 8):
            if not game.over:
                game = game.play(steer(game, rng, 0.97))[0]
        if not game.over:
            yield game


def test_the_best_call_with_a_card_is_the_best_of_all() -> None:
    seen = 0
    for game in middles():
        odds = Odds(on_turn(game.observe(game.public.turn)))
        view = odds.observation.view()
        for form in view.forms():
            if isinstance(form, CutForm) and form.using and form.count() < 3000:
                best = best_with(odds, form)
                calls = [odds.of(act) for n in range(form.count()) if isinstance(act := form.nth(n), Cut)]
                safest = min(risk(view, call) for call in calls if _adds(odds, call))
                assert best is not None
                assert risk(view, best) == pytest.approx(safest, abs=1e-9)
                seen += 1
    assert seen > 3


def _adds(odds: Odds, call: Call) -> bool:
    """Whether the call is not certain without a card."""
    return not any(odds.values(wire).keys() <= {value} for wire in call.targets for value in call.values)


def test_the_tries_for_a_card_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(odds_calls, "MOST_TRIES", 1)
    for game in middles():
        answer = answer_of(game.observe(game.public.turn))
        assert all(call.hit > 0 for _, call in answer.cards)


# Whose odds.


def test_a_whole_table_is_seen_by_whoever_is_asked_unless_a_seat_is_named(defuse: Command) -> None:
    whole = FIVES.replace("B1 | ? ?", "B1 | 5 5").replace("C1 | ? ?", "C1 | 5 6").replace("D1 | ? ?", "D1 | 6 6")
    ran = defuse("odds", "-", stdin=whole)
    assert "as A sees it" in ran.out
    assert ran.err == "note: as A sees it, who is asked; --seat chooses another seat\n"
    other = defuse("odds", "-", "--seat", "b", stdin=whole)
    assert other.err == ""
    assert "as B sees it" in other.out
    assert "Calls, safest first, if it were B's turn" in other.out


def test_a_spectator_gets_odds_and_no_calls(defuse: Command, table: Path) -> None:
    data = told(defuse("odds", table, "--seat", "spectator", "--json"))
    assert len(data["slots"]) == 8
    assert data["calls"] == []
    assert "A spectator calls nothing" in defuse("odds", table, "--seat", "spectator").out


def test_a_text_says_only_what_one_seat_sees(defuse: Command, table: Path) -> None:
    ran = defuse("odds", table, "--seat", "B")
    assert (ran.code, ran.out) == (2, "")
    assert "--seat B: " in ran.err
    assert "says only what A sees" in ran.err
    assert defuse("odds", table, "--seat", "a").out == defuse("odds", table).out


def test_the_seat_decides_where_the_text_leaves_it_open(defuse: Command) -> None:
    text = FIVES.replace("B1 | ? ?", "B1 | 5 6")
    assert "whose view is this?" in defuse("odds", "-", stdin=text).err
    ran = defuse("odds", "-", "--seat", "B", stdin=text)
    assert (ran.code, ran.err) == (0, "")
    assert "as B sees it" in ran.out
    assert "there is no seat 'E': with 4 players" in defuse("odds", "-", "--seat", "E", stdin=text).err


@pytest.mark.parametrize("seat", ["F", "E", "AB", "1"])
def test_a_wrong_seat_letter_is_refused(defuse: Command, table: Path, seat: str) -> None:
    ran = defuse("odds", table, "--seat", seat)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"defuse: there is no seat {seat!r}: with 4 players the seats are A to D\n"


def test_a_replay_is_asked_at_any_of_its_acts(defuse: Command, deep: dict[int, Path]) -> None:
    game = [step[1] for step in load(deep[4]).steps()][12]
    ran = defuse("odds", deep[4], "--at", 12, "--seat", "C", "--json")
    assert told(ran)["deals"] == str(Odds(game.observe(2)).deals)
    assert "has only" in defuse("odds", deep[4], "--at", 999).err


def test_when_a_game_is_over_there_is_nothing_to_call(defuse: Command, deep: dict[int, Path]) -> None:
    ran = defuse("odds", deep[4])
    assert (ran.code, ran.out) == (2, "")
    acts = len(load(deep[4]).acts)
    assert f"the game is over, there is nothing left to call; --at {acts - 1} is the table before" in ran.err
    assert defuse("odds", deep[4], "--at", acts - 1).code == 0


def test_nobody_calls_before_play_has_begun(defuse: Command, deep: dict[int, Path]) -> None:
    assert "Nobody makes a call before play has begun." in defuse("odds", deep[4], "--at", 0).out


@pytest.mark.parametrize("mission", [8, 20, 34, 45, 65])
def test_every_seat_gets_an_answer_that_fits_the_terminal(mission: int) -> None:
    console = Console(width=80)
    game, rng = busters.new(mission, 4, 3), Random(mission)
    for number in range(24):
        if game.over:
            break
        if number % 6 == 0:
            for seat in range(4):
                seen = game.observe(seat)
                with console.capture() as capture:
                    console.print(odds_picture(seen, answer_of(seen), 80, every=True))
                lines = capture.get().splitlines()
                assert max(map(len, lines)) <= 80
                assert not any(line != line.rstrip() for line in lines)
        game = game.play(steer(game, rng, 0.97))[0]


def test_a_game_and_what_a_seat_wrote_down_of_it_have_the_same_odds(defuse: Command) -> None:
    game = next(middles())
    turn = game.public.turn
    views = (render(game), render_observation(game.observe(turn)))
    whole, part = (json.loads(defuse("odds", "-", "--json", "-s", "ABCD"[turn], stdin=text).out) for text in views)
    assert whole == part
