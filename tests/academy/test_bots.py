"""Bots for Bomb Squad Academy: they play by the rules, from what their seat may know, and better than chance."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from defuse import academy
from defuse.academy import catalogue
from defuse.academy.acts import Choose, PeekTiles, Protect, TakeTool
from defuse.academy.asks import ChooseAsk, DrawnAsk, PeekAsk, ProtectAsk, ToolAsk, WindowAsk
from defuse.academy.tools.x_ray import PickCard
from defuse.arena import play, run
from defuse.arena.games.academy import AcademyMatch, AcademyResult, plan_academy, tally_academy
from defuse.bots import Explains, UnknownBot
from defuse.bots.academy import CarefulBot, ExpertBot, make, names
from defuse.bots.academy.expert import world
from defuse.bots.academy.matrix import expected, gains
from defuse.bots.academy.mind import Mind, guess
from defuse.bots.academy.tools import GAINS, RANKING, best_use
from defuse.kernel import Pass
from defuse.odds.academy import AcademyOdds
from tests.academy.driving import played
from tests.academy.leaks import other_deals, twin
from tests.academy.story import Story, at
from tests.conformance.cases import some


def mind(story: Story, seat: int) -> Mind:
    return Mind(story.game.observe(seat), story.game.forms(seat), "x")


def decides(story: Story, seat: int, name: str = "careful") -> object:
    return make(name, "1").decide(story.game.observe(seat), story.game.forms(seat))


@pytest.mark.parametrize("name", ["careful", "expert"])
@pytest.mark.parametrize("players", some([2, 3, 4, 5], (2, 5)))
def test_whole_games_are_played_by_the_rules(name: str, players: int) -> None:
    seeds = [f"{name}/{seat}" for seat in range(players)]
    bots = [ExpertBot(seed, worlds=2, steps=8) if name == "expert" else make(name, seed) for seed in seeds]
    end = play(academy.new(players, name), bots)
    assert end.over


@pytest.mark.parametrize("players", some([2, 3, 4, 5], (4,)))
def test_every_question_of_random_games_gets_a_legal_answer(players: int) -> None:
    asked: set[str] = set()
    for seed in range(2):
        for _, game, _ in played(players, seed):
            if game.ask is not None:
                seat = next(seat for seat in game.ask.seats if game.ask.waits_for(seat))
                for name in ("careful", "expert"):
                    if (
                        name == "careful"
                        or not isinstance(game.ask, ChooseAsk)
                        or Random(len(game.acts)).random() < 0.1
                    ):
                        assert game.why_not(make(name, "7").decide(game.observe(seat), game.forms(seat))) is None
                asked.add(type(game.ask).__name__)
    kinds = (ChooseAsk, ProtectAsk, PeekAsk, ToolAsk, WindowAsk)
    assert asked >= {kind.__name__ for kind in kinds}


@pytest.mark.parametrize("name", ["careful", "expert"])
def test_a_decision_depends_on_seed_and_observation_alone(name: str) -> None:
    """A14: in a world that looks the same, the bot does the same."""
    rng = Random(3)
    looked = 0
    for _, game, _ in played(3, 2):
        if game.ask is None or rng.random() > 0.15:
            continue
        seat = next(seat for seat in game.ask.seats if game.ask.waits_for(seat))
        act = make(name, "5").decide(game.observe(seat), game.forms(seat))
        for deal in other_deals(game, seat, rng, 2):
            other = twin(game, deal)
            assert make(name, "5").decide(other.observe(seat), other.forms(seat)) == act
            looked += 1
    assert looked > 5


def test_bots_have_names_and_say_why() -> None:
    assert names() == ["random", "careful", "expert"]
    with pytest.raises(UnknownBot, match="there is no bot 'quick' for Bomb Squad Academy"):
        make("quick", "1")
    bot = CarefulBot("1")
    assert isinstance(bot, Explains)
    game = academy.new(4, 1)
    assert "points" in str(bot.think(game.observe(0), game.forms(0)).why)


def test_all_tools_are_ranked_and_those_of_windows_are_weighed() -> None:
    tools = catalogue.tools()
    assert sorted(RANKING) == sorted(tools)
    windows = {name for name, tool in tools.items() if not {"choosing", "chicken"} & set(tool.moments)}
    assert set(GAINS) == windows


# What careful does at a table.


def test_the_sure_bomb_is_not_cut() -> None:
    wires = "green | 3 3 3 | 1 | boom ok ok\nblue | 4 4 3 | 1 | boom ok ok"
    story = at(f"bomb 1\n{wires}\nA 20 · saw green blue green-tiles blue-tiles\nB 9\nC 9")
    seen, forms = story.game.observe(0), story.game.forms(0)
    acts = [make(name, str(seed)).decide(seen, forms) for seed in range(20) for name in ("careful", "expert")]
    assert {act.card for act in acts if isinstance(act, Choose)} <= {"red", "yellow", "wait", "chicken"}
    assert len(set(acts)) > 1, "it does not always play the same card"


def test_the_wire_that_pays_others_most_is_protected() -> None:
    story = at("bomb 2\nplates +2>red\nred | 1 2 2 |\nA 0\nB 9\nC 9").choose("wait", "red", "green")
    assert decides(story, 0) == Protect(seat=0, wire="red")


def test_a_chicken_looks_where_the_end_is_near() -> None:
    story = at("bomb 1\nred | 3 4 4 |\nA 0\nB 9\nC 9").choose("chicken", "green", "green")
    assert decides(story, 0) == PeekTiles(seat=0, wire="red")


def test_a_chicken_with_a_mirror_uses_it_when_two_ends_are_near() -> None:
    story = at("bomb 2\nred | 3 4 4 |\nblue | 4 4 |\nA 0 · tools mirror\nB 9\nC 9").choose("chicken", "green", "green")
    assert decides(story, 0) == story.act_of(0, "mirror")


def test_the_best_tool_of_the_display_is_taken() -> None:
    story = at("bomb 1\ngreen | 3 3 3 | 1 | boom ok ok\nA 9\nB 3\nC 4").choose("green", "chicken", "red")
    best = min(story.board.display, key=RANKING.index)
    assert decides(story, 0) == TakeTool(seat=0, tool=best)


def test_of_three_drawn_cards_the_safe_one_that_pays_most_is_used() -> None:
    story = at("bomb 2\nred | 3 3 4 | 4 5 2 | boom ok ok\nA 9 · tools x-ray · saw red-tiles\nB 0\nC 0")
    story.choose("red", "wait", "chicken").protect(1, "green").use(0, "x-ray")
    assert isinstance(story.game.ask, DrawnAsk)
    assert decides(story, 0) == PickCard(seat=0, card=story.game.ask.cards[2])


def test_a_shield_is_worth_7_points_and_a_blanket_over_a_safe_cut_nothing() -> None:
    story = at("bomb 2\ngreen | 3 3 3 | 1 | boom ok ok\nA 9\nB 9\nC 0 · tools shield").choose(
        "green", "green", "chicken"
    )
    use = best_use(mind(story, 2))
    assert use is not None
    assert use[1] == pytest.approx(7.0, abs=0.1)
    story = at("bomb 2\nA 9\nB 9\nC 0 · tools bomb-blanket").choose("green", "green", "chicken")
    assert decides(story, 2) == Pass(seat=2)


def test_a_jump_away_from_a_crowd_is_worth_it() -> None:
    story = at("bomb 3\nyellow | 1 1 0 |\nA 9 · tools jumper\nB 9\nC 9\nD 9").choose("red", "red", "red", "red")
    assert decides(story, 0) == story.act_of(0, "jumper", wire="yellow")


# The matrix of a round.


def test_the_matrix_has_what_the_odds_say_of_every_round_without_a_wait() -> None:
    game = at("bomb 2\nplates +2>blue\ngreen | 3 3 2 |\nA 9\nB 7 · table red blue\nC 3").game
    odds = AcademyOdds(game.observe(0))
    hands = game.public.hands
    found = gains(odds, hands)
    for at_, cards in zip(np.ndindex(*[len(hand) for hand in hands]), product(*hands), strict=True):
        if "wait" not in cards:
            assert found[at_] == pytest.approx(odds.round(cards)), cards


def test_what_a_card_brings_is_an_average_over_the_mixes_of_the_others() -> None:
    rng = np.random.default_rng(1)
    payoff = rng.normal(size=(3, 4, 2))
    mixes = [rng.dirichlet(np.ones(size)) for size in payoff.shape]
    for seat in range(3):
        weights = [np.ones_like(mix) if other == seat else mix for other, mix in enumerate(mixes)]
        full = np.einsum("abc,a,b,c->abc", payoff, *weights)
        axes = tuple(other for other in range(3) if other != seat)
        assert expected(payoff, mixes, seat) == pytest.approx(full.sum(axis=axes))


def test_the_expert_draws_worlds_only_for_what_others_have_seen() -> None:
    bot = ExpertBot("1", worlds=5)
    alone = at("bomb 1\nA 9 · saw red green-tiles\nB 9\nC 9")
    assert bot.seen_by_others(mind(alone, 0)) == [alone.game.observe(0)]
    story = at("bomb 1\nA 9 · saw red\nB 9 · saw blue-tiles red\nC 9")
    worlds = bot.seen_by_others(mind(story, 0))
    assert len(worlds) == 5
    tiles = story.board.wire("blue").tiles
    assert all(all(world.faces[tile] for tile in tiles) for world in worlds)
    assert len({world.faces for world in worlds}) > 1
    top = story.board.wire("red").deck[0]
    assert {world.faces[top] for world in worlds} == {story.game.secret.faces[top]}


def test_in_a_world_where_somebody_saw_the_bomb_they_do_not_cut_it() -> None:
    text = "bomb 1\ngreen | 3 3 3 | | boom ok ok\nA 9\nB 19{}\nC 9"
    blind, seeing = at(text.format("")), at(text.format(" · saw green-tiles"))
    mixes = []
    for story in (blind, seeing):
        found = world(ExpertBot("1", worlds=1).seen_by_others(mind(story, 0))[0])
        mixes.append(dict(zip(story.board.hands[1], found.habits[1], strict=True)))
    assert mixes[1]["green"] != pytest.approx(mixes[0]["green"])


def test_a_guess_is_a_distribution_over_the_hand() -> None:
    story = at("bomb 1 · round 3\nA 9\nB 9 · table red green\nC 9")
    belief = guess(AcademyOdds(story.game.observe(None)), 1)
    assert set(belief) == set(story.board.hands[1])
    assert sum(belief.values()) == pytest.approx(1.0)


# The arena.


def test_bots_move_on_by_a_seat_and_every_deal_is_played_from_every_seat() -> None:
    matches = plan_academy([4], 8, bots=["expert", "careful", "careful", "careful"], seed=1)
    places = [[match.bot_at(seat) for seat in range(4)].index("expert") for match in matches]
    assert sorted(places[:4]) == [0, 1, 2, 3]
    deals = [match.deal().secret.faces for match in matches]
    assert len(set(deals[:4])) == len(set(deals[4:])) == 1
    assert deals[0] != deals[4]
    same = plan_academy([3], 4, bots=["random"], seed=1)
    assert len({match.deal().secret.faces for match in same}) == 4
    assert len({match.name for match in matches}) == 8


def test_shared_victories_count_as_shares() -> None:
    match = AcademyMatch(players=2, number=1, seed="1", bots=("careful", "random"))
    result = run(match)
    both = AcademyResult(match=match, scores=(30, 30), winners=(0, 1), rounds=9, acts=50)
    rows = tally_academy([both, replace(both, match=replace(match, number=3))])
    assert [(row.bot, row.won, row.low, row.high, row.score) for row in rows] == [
        ("careful", 0.5, 0.5, 0.5, 30.0),
        ("random", 0.5, 0.5, 0.5, 30.0),
    ]
    assert result.untimed() == run(match).untimed()
    assert result.thinking is not None


def test_games_of_one_deal_are_one_sample() -> None:
    """Whoever wins a deal from every seat has won it once, not as often as there are seats."""
    matches = plan_academy([2], 4, bots=["careful", "random"], seed=1)
    assert [match.dealt for match in matches] == [0, 0, 1, 1]
    careful = [next(seat for seat in (0, 1) if match.bot_at(seat) == "careful") for match in matches]
    winners = [careful[0], careful[1], 1 - careful[2], 1 - careful[3]]
    results = [
        AcademyResult(match=match, scores=(9, 9), winners=(seat,), rounds=9, acts=50)
        for match, seat in zip(matches, winners, strict=True)
    ]
    row = tally_academy(results)[0]
    assert (row.bot, row.won, row.low, row.high) == ("careful", 0.5, 0.0, 1.0)


def won(bots: list[str], games: int) -> tuple[float, float]:
    """How much the first bot won, and the lower end of the interval."""
    rows = tally_academy([run(match) for match in plan_academy([len(bots)], games, bots=bots, seed=3)])
    return rows[0].won, rows[0].low


@pytest.mark.slow
def test_careful_beats_three_of_random_by_a_wide_margin() -> None:
    share, low = won(["careful", "random", "random", "random"], 60)
    assert share > 0.6
    assert low > 0.5


@pytest.mark.slow
@pytest.mark.parametrize("games", [20, pytest.param(64, marks=pytest.mark.soak)])
def test_expert_beats_three_of_careful(games: int) -> None:
    _, low = won(["expert", "careful", "careful", "careful"], games)
    assert low > 0.25


@pytest.mark.slow
@pytest.mark.parametrize("games", [12, pytest.param(48, marks=pytest.mark.soak)])
def test_one_careful_among_three_experts_has_no_easy_game(games: int) -> None:
    """Where experts all wait together, or all run for the same wire, it would win four games of five."""
    share, _ = won(["careful", "expert", "expert", "expert"], games)
    assert share <= 0.25
