"""Experts of Bomb Squad Academy mix: what they mix, by what they judge a round, and how they use tools."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from bench.academy_mixtures import mixtures, play, read, table
from defuse import academy
from defuse.academy import catalogue
from defuse.academy.acts import Choose, TakeTool
from defuse.academy.asks import ChooseAsk
from defuse.academy.board import WAIT
from defuse.bots.academy import ExpertBot, expert_tools
from defuse.bots.academy.equilibrium import World, exploitability, solve
from defuse.bots.academy.expert import world
from defuse.bots.academy.matrix import combinations, gains
from defuse.bots.academy.mind import Mind
from defuse.bots.academy.stakes import chances, spread, stakes, unprotected
from defuse.bots.playing import asked
from defuse.kernel import Game, Pass
from defuse.odds.academy import AcademyOdds
from tests.academy.story import Story, at

Array = NDArray[np.float64]


def mind(story: Story, seat: int) -> Mind:
    return Mind(story.game.observe(seat), story.game.forms(seat), "x")


def mix_of(game: Game, seat: int) -> dict[str, float]:
    """What an expert mixes at a seat."""
    here = Mind(game.observe(seat), game.forms(seat), "x")
    return ExpertBot("1").solved(here, here.board).mix


def two(payoff: Array) -> World:
    """A game of two in which one wins what the other loses."""
    return World((payoff, -payoff))


# Equilibria that are known.


def test_rock_paper_scissors_with_a_double_rock() -> None:
    """Rock wins two points: the mix that nobody regrets is 1/4, 1/2, 1/4."""
    game = two(np.array([[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]]))
    found = solve([game], 0, steps=2000)
    assert found.mixes[0][0] == pytest.approx(np.array([0.25, 0.5, 0.25]), abs=0.03)
    assert exploitability(game.payoffs, found.mixes[0]) < 0.02


def test_hands_of_different_sizes_and_a_game_that_is_not_even() -> None:
    """Two cards against three; the third is never good. The one with two mixes 3 to 2 and wins 0.2 a game."""
    game = two(np.array([[2.0, -1.0, 3.0], [-2.5, 2.0, 3.0]]))
    found = solve([game], 0, steps=2000)
    assert found.mixes[0][0] == pytest.approx(np.array([0.6, 0.4]), abs=0.03)
    assert found.mixes[0][1] == pytest.approx(np.array([0.4, 0.6, 0.0]), abs=0.03)
    assert found.mixes[0][0] @ game.payoffs[0] @ found.mixes[0][1] == pytest.approx(0.2, abs=0.03)


def test_three_who_want_to_be_alone_all_mix_alike() -> None:
    """Two wires, 4 and 3 points, for whoever is there alone. Alike for all: a third of x² is a quarter of (1 − x)²."""
    payoffs = tuple([np.zeros((2, 2, 2)) for _ in range(3)])
    for cards in product(range(2), repeat=3):
        for seat, payoff in enumerate(payoffs):
            payoff[cards] = (4.0, 3.0)[cards[seat]] if cards.count(cards[seat]) == 1 else 0.0
    found = [solve([World(payoffs)], seat) for seat in range(3)]
    likely = 2.0 / (2.0 + 3.0**0.5)
    for seat in range(3):
        assert found[seat].mixes[0][seat] == pytest.approx(np.array([likely, 1.0 - likely]), abs=0.02)
    assert exploitability(payoffs, [one.mixes[0][seat] for seat, one in enumerate(found)]) < 0.05


def test_an_expert_sees_itself_as_others_see_it() -> None:
    """One wire pays 2 for whoever is there alone, another one a sure point. Out of habit nobody goes for the first.

    The other one is there in 0.7 of its mix x; being alone is worth the sure point if 2 (1 − 0.7 x) is 1. Whoever
    thought itself free of habits in the eyes of the other would always go there, and so would the other one.
    """
    payoff = np.array([[0.0, 2.0], [1.0, 1.0]])
    usual = np.array([0.0, 1.0])
    game = World((payoff, payoff.T), (usual, usual))
    found = [solve([game], seat, habit=0.3).mixes[0][seat][0] for seat in (0, 1)]
    assert found == pytest.approx([0.5 / 0.7] * 2, abs=0.03)


def test_one_mix_for_all_worlds_while_the_others_know_which_it_is() -> None:
    """The other one sees the coin and takes what I do not guard; I can only guard both alike."""
    left, right = np.array([[0.0, -1.0], [-1.0, -1.0]]), np.array([[-1.0, -1.0], [-1.0, 0.0]])
    found = solve([two(left), two(right)], 0, steps=400)
    assert found.mixes[0][0] == pytest.approx(found.mixes[1][0])
    assert found.mixes[0][0] == pytest.approx(np.array([0.5, 0.5]), abs=0.05)


# What a round is worth.


def test_chances_of_a_round_add_up_to_one_and_the_leader_has_most() -> None:
    game = at("bomb 3\nplates +4>blue\ngreen | 3 3 2 |\nA 29\nB 27\nC 13").game
    found = stakes(AcademyOdds(game.observe(0)), game.public.hands, [np.zeros(6)] * 3)
    assert found.sum(axis=-1) == pytest.approx(np.ones((6, 6, 6)))
    assert found[..., 0].mean() > found[..., 1].mean() > found[..., 2].mean()


def test_who_leads_in_the_last_bomb_is_glad_of_an_explosion() -> None:
    """The green wire surely explodes under B. It pays A nothing, and it ends the game, which is good or bad news."""
    text = "bomb 3\ngreen | 3 3 3 | 1 | boom ok ok\nA {} · saw green green-tiles\nB 20\nC 20"
    for score, glad in ((40, True), (10, False)):
        game = at(text.format(score)).game
        hands = game.public.hands
        odds = AcademyOdds(game.observe(0))
        found = stakes(odds, hands, [np.zeros(len(hand)) for hand in hands])
        green, red, blue = (hands[0].index(name) for name in ("green", "red", "blue"))
        exploded, calm = found[red, green, blue, 0], found[red, blue, blue, 0]
        assert bool(exploded > calm) is glad
        assert gains(odds, hands)[red, green, blue, 0] == 0.0


def test_the_wire_that_pays_most_is_protected_most() -> None:
    game = at("bomb 3\nplates +4>red\nred | 1 2 2 |\nA 9\nB 9\nC 9").game
    ways = combinations(game.public.hands, game.public.colours)
    free = unprotected(AcademyOdds(game.observe(0)), ways)
    hand = game.public.hands[0]
    at_ = np.ravel_multi_index((hand.index("wait"), hand.index("red"), hand.index("green")), ways.shape)
    green, red = free[0, at_], free[2, at_]
    assert green > 0.8 > 0.2 > red
    assert green + red == pytest.approx(1.0)  # one Wait takes one of them


def test_points_count_for_more_when_less_is_to_come() -> None:
    boards = [
        at(f"bomb {bomb} · round {round}\nA 9\nB 9\nC 9").board for bomb, round in ((1, 1), (2, 1), (3, 1), (3, 6))
    ]
    wide = [spread(board) for board in boards]
    assert sorted([one.on for one in wide], reverse=True) == [one.on for one in wide]
    assert all(one.over < one.on for one in wide)
    scores = np.array([12.0, 9.0, 9.0])
    assert chances(scores, wide[3].on)[0] > chances(scores, wide[0].on)[0] > 1 / 3


# What experts do at a table.


@pytest.mark.parametrize("players", [3, 4, 5])
def test_at_the_opening_experts_mix_and_nobody_relies_on_waiting(players: int) -> None:
    game = academy.new(players, 1)
    for seat in game.seats():
        mix = mix_of(game, seat)
        assert sum(mix.values()) == pytest.approx(1.0)
        assert max(mix.values()) < 0.8
        assert mix.get(WAIT, 0.0) < 0.5


def test_experts_in_the_same_place_mix_alike() -> None:
    game = academy.new(4, 1)
    first = mix_of(game, 0)
    for seat in (1, 2, 3):
        assert mix_of(game, seat) == pytest.approx(first, abs=0.02)


def test_nobody_gains_much_by_knowing_what_experts_mix() -> None:
    """In a round in the middle of a bomb less than 1 % of a victory is to be gained by anybody who knows all mixes."""
    game = at(
        "bomb 2 · round 4\nplates +2>blue\ngreen | 3 1 |\nred | 3 4 |\nA 19 · table red blue\nB 17\nC 23\nD 20"
    ).game
    found = world(game.observe(0))
    mixes = solve([found], 0).mixes[0]
    assert exploitability(found.payoffs, mixes) < 0.01


def test_experts_among_themselves_do_not_all_do_the_same() -> None:
    """Whoever takes the others for fools waits with them, then runs with them for the same wire, bomb after bomb."""
    game = academy.new(4, 5)
    bots = [ExpertBot(str(seat)) for seat in range(4)]
    crowds, rounds = 0, 0
    chosen: dict[int, str] = {}
    while rounds < 12 and not game.over:
        seat = asked(game)
        act = bots[seat].decide(game.observe(seat), game.forms(seat))
        if isinstance(game.ask, ChooseAsk) and isinstance(act, Choose):
            chosen[seat] = act.card
            if len(chosen) == 4:
                crowds += len(set(chosen.values())) == 1
                rounds += 1
                chosen = {}
        game, _ = game.play(act)
    assert crowds <= 2


def test_an_expert_says_what_it_mixes() -> None:
    game = academy.new(4, 1)
    decision = ExpertBot("1").think(game.observe(0), game.forms(0))
    mix = mix_of(game, 0)
    assert isinstance(decision.act, Choose)
    assert mix[decision.act.card] > 0
    for card, likely in mix.items():
        assert (f"{card} ({likely:.0%})" in str(decision.why)) == (likely > 0)


def test_over_many_seeds_an_expert_plays_what_it_says() -> None:
    game = academy.new(3, 1)
    mix = mix_of(game, 0)
    seen, forms = game.observe(0), game.forms(0)
    acts = [ExpertBot(str(seed), steps=60).decide(seen, forms) for seed in range(60)]
    played = [act.card for act in acts if isinstance(act, Choose)]
    for card, likely in mix.items():
        assert played.count(card) / 60 == pytest.approx(likely, abs=0.2)


# Tools.


def test_experts_know_where_every_tool_ranks() -> None:
    assert sorted(expert_tools.RANKING) == sorted(catalogue.tools())


def test_orders_are_taken_before_a_mirror() -> None:
    story = at("bomb 1\ngreen | 3 3 3 | 1 | boom ok ok\nA 9\nB 3\nC 4").choose("green", "chicken", "red")
    seat = asked(story.game)
    act = ExpertBot("1").decide(story.game.observe(seat), story.game.forms(seat))
    assert act == TakeTool(seat=seat, tool=min(story.board.display, key=expert_tools.RANKING.index))
    assert expert_tools.first_choice(("mirror", "orders", "wrench")) == "orders"


def test_orders_are_given_when_the_best_wire_is_protected() -> None:
    story = at("bomb 2\nplates +2>red\nred | 1 2 2 |\nA 9 · tools orders\nB 9\nC 9").choose("red", "wait", "green")
    story.protect(1, "red")
    assert story.timing == "protected"
    assert ExpertBot("1").decide(story.game.observe(0), story.game.forms(0)) == story.act_of(0, "orders")


def test_a_wrench_ends_the_last_bomb_for_the_leader_and_stays_in_the_box_for_who_is_behind() -> None:
    """A16: the card may explode under those who cut. That ends the game: good for one, bad for the other."""
    text = "bomb 3 · round 7\ngreen | 3 3 2 | | ok boom ok\nA {} · tools wrench · saw green-tiles\nB 30\nC 20"
    for score, use in ((33, True), (10, False)):
        story = at(text.format(score)).choose("chicken", "green", "red")
        act = ExpertBot("1").decide(story.game.observe(0), story.game.forms(0))
        assert act == (story.act_of(0, "wrench") if use else Pass(seat=0))


def test_a_mirror_makes_it_worth_to_be_chicken_and_is_used_before_it_is_too_late() -> None:
    text = "bomb 2 · round 4\nred | 3 3 |\nblue | 3 2 |\nA 9{}\nB 9\nC 9"
    plain, mirror = at(text.format("")), at(text.format(" · tools mirror"))
    assert mix_of(mirror.game, 0).get("chicken", 0.0) >= mix_of(plain.game, 0).get("chicken", 0.0)
    mirror.choose("chicken", "green", "yellow").calm()
    assert ExpertBot("1").decide(mirror.game.observe(0), mirror.game.forms(0)) == mirror.act_of(0, "mirror")


def test_a_toolkit_brings_a_wait_and_the_best_wire_back_and_is_kept_when_nothing_is_missed() -> None:
    wires = "plates +2<red +4>red\nred | 0 1 1 0 |"
    poor = at(f"bomb 3 · round 4\n{wires}\nA 20 · spent · table red chicken · tools toolkit\nB 20\nC 20")
    rich = at("bomb 2 · round 4\nA 20 · table green blue · tools toolkit\nB 20\nC 20")
    assert ExpertBot("1").decide(poor.game.observe(0), poor.game.forms(0)) == poor.act_of(0, "toolkit")
    assert isinstance(ExpertBot("1").decide(rich.game.observe(0), rich.game.forms(0)), Choose)


# What measures them.


def test_every_mixture_is_measured_once() -> None:
    found = list(mixtures([2, 3, 4, 5]))
    assert len({mixture.name for mixture in found}) == len(found) == 18
    for players in (2, 3, 4, 5):
        tables = [mixture.bots for mixture in found if len(mixture.bots) == players]
        assert {bots.count("careful") for bots in tables} == set(range(players))
        assert sum("random" in bots for bots in tables) == 1


def test_measuring_stops_and_goes_on_and_makes_a_table(tmp_path: Path) -> None:
    table_of_two = [mixture for mixture in mixtures([2]) if mixture.name == "1expert-1careful"]
    play(table_of_two, 2, "1", tmp_path, minutes=1.0)
    first = read(table_of_two, 2, "1", tmp_path)
    play(table_of_two, 4, "1", tmp_path, minutes=1.0)
    more = read(table_of_two, 4, "1", tmp_path)
    (mixture,) = table_of_two
    assert [len(first[mixture]), len(more[mixture])] == [2, 4]
    assert more[mixture][:2] == first[mixture]
    assert "| 2 | 1 `expert` + 1 `careful` | 4 |" in "\n".join(table(more))
