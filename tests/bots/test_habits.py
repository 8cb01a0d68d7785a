"""Habits: what a partner's choice tells, to whom, and that it is true."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from defuse import busters
from defuse.arena.games.busters import plan
from defuse.arena.playing import play, run
from defuse.bots import busters as bots
from defuse.bots.busters.careful import CarefulBot
from defuse.bots.busters.expert import ExpertBot
from defuse.bots.busters.habits import NONE, Habits, drawn, habits_of, told
from defuse.bots.busters.hearing import Hearing
from defuse.busters.acts import PlaceToken
from defuse.busters.board import Board
from defuse.busters.wires import value_of
from defuse.kernel import Act, Game, imagine
from defuse.odds import Odds
from tests.busters.tables import A, B, C, D, at, cut, one_at, table
from tests.conformance.cases import CASES, TRAINING, is_one_of_each

FIVES = """
    mission 1 · captain B
    A1 | 4 5 6
    B1 | 5 5 6
    C1 | 4 6 6
    D1 | 4 4 5
"""


def experts(players: int) -> Habits:
    return habits_of(dict.fromkeys(range(players), "expert"))


def partners(players: int, **others: str) -> dict[int, str]:
    """A company of experts, but for the seats that are named."""
    return {seat: others.get("ABCDE"[seat], "expert") for seat in range(players)}


def opened_by(mission: int, players: int, seed: int) -> Game:
    """A game whose opening tokens were placed by experts."""
    game = busters.new(mission=mission, players=players, seed=seed)
    team = [CarefulBot(f"{seed}/{seat}", worlds=0, habits=experts(players)) for seat in game.seats()]
    while not game.public.opened:
        assert game.ask is not None
        seat = game.waiting()[0]
        game, _ = game.play(team[seat].decide(game.observe(seat), game.forms(seat)))
    return game


def values(game: Game, wires: tuple[int, ...]) -> list[int]:
    return [value_of(game.secret.faces[wire]) for wire in wires]


# What a cut tells.


def test_no_equal_wire_stands_right_of_the_one_that_was_cut() -> None:
    """B calls A's 5 with the second of two 5s. C hears: B's last wire is no 5, the first one may be."""
    start = table(FIVES)
    game, _ = start.play(cut(start, "B1.2", "A1.2"))
    seen = game.observe(C)
    assert 5 in Odds(seen).values(one_at(start, "B1.3"))
    assert 5 not in experts(4).odds(seen).values(one_at(start, "B1.3"))
    assert 5 in experts(4).odds(seen).values(one_at(start, "B1.1"))


def test_whoever_cuts_the_marked_wire_has_no_other_one() -> None:
    start = table(FIVES.replace("B1 | 5 5 6", "B1 | 4 5!5 6").replace("D1 | 4 4 5", "D1 | 4 5 5"))
    game, _ = start.play(cut(start, "B1.2", "A1.2"))
    seen = game.observe(C)
    for wire in at(start, "B1.1 B1.3"):
        assert 5 in Odds(seen).values(wire)
        assert 5 not in experts(4).odds(seen).values(wire)


def test_a_bot_cuts_the_last_of_equal_wires() -> None:
    start = table(FIVES.replace("A1 | 4 5 6", "A1 | 4 5!5 6"))
    for habits in (NONE, experts(4)):
        bot = CarefulBot("s", worlds=0, habits=habits)
        assert bot.decide(start.observe(B), start.forms(B)) == cut(start, "B1.2", "A1.2")


def test_what_only_looks_like_a_habit_is_not_taken_for_one() -> None:
    """A person cut the first of two 5s. Who took that for a habit would be wrong; experts rely on experts alone."""
    start = table(FIVES)
    game, _ = start.play(cut(start, "B1.1", "A1.2"))
    second = one_at(start, "B1.2")
    assert 5 not in experts(4).odds(game.observe(C)).values(second)
    assert 5 in habits_of({A: "expert", C: "expert", D: "careful"}).odds(game.observe(C)).values(second)


def test_signs_that_cannot_be_are_passed_over_and_those_of_others_are_not() -> None:
    """B has broken the habit, and then a token shows it: nothing of B counts any more, but what D told does."""
    start = table(FIVES)
    game, _ = start.play(cut(start, "B1.1", "A1.2"))
    assert experts(4).odds(game.observe(D)).deals < Odds(game.observe(D)).deals
    game, _ = game.play(cut(start, "C1.2", "B1.2"))  # a miss: the token shows a 5
    assert experts(4).odds(game.observe(D)).deals == Odds(game.observe(D)).deals
    game, _ = game.play(cut(start, "D1.2", "C1.1"))  # the rightmost of its 4s
    for seat in (B, C):
        assert 4 in Odds(game.observe(seat)).values(one_at(start, "D1.3"))
        assert 4 not in experts(4).odds(game.observe(seat)).values(one_at(start, "D1.3"))


def test_whoever_has_misled_the_others_still_hears_them() -> None:
    start = table(FIVES)
    game, _ = start.play(cut(start, "B1.1", "A1.2"))
    game, _ = game.play(cut(start, "C1.1", "A1.1"))
    wire = one_at(start, "C1.2")
    assert 4 in Odds(game.observe(B)).values(wire)
    assert 4 not in experts(4).odds(game.observe(B)).values(wire)


def test_nobody_is_taken_to_conclude_what_only_experts_do() -> None:
    """C imagines what A, a person, makes of it: nothing but what the rules say."""
    start = table(FIVES)
    game, _ = start.play(cut(start, "B1.2", "A1.2"))
    mixed = habits_of({B: "expert", C: "expert", D: "careful"})
    wire = one_at(start, "B1.3")
    assert 5 not in mixed.odds(game.observe(C)).values(wire)
    assert 5 in mixed.odds(game.observe(A)).values(wire)
    assert 5 in mixed.odds(game.observe(D)).values(wire)


# What an opening token tells.


def test_an_opening_token_lies_at_the_first_of_equal_wires() -> None:
    game = opened_by(8, 4, 3)
    signs = [sign for sign in game.public.signs if sign.how == "opening"]
    assert len(signs) == 4
    for sign in signs:
        row = values(game, sign.among)
        here = sign.among.index(sign.wire)
        assert row[here + 1] == row[here] == int(sign.mark)
        assert here == 0 or row[here - 1] != row[here]


def test_partners_know_two_wires_by_one_token() -> None:
    game = opened_by(8, 4, 3)
    sign = game.public.signs[0]
    after = sign.among[sign.among.index(sign.wire) + 1]
    listener = (sign.by + 1) % 4
    assert experts(4).odds(game.observe(listener)).values(after) == {int(sign.mark): 1.0}
    assert Odds(game.observe(listener)).values(after) != {int(sign.mark): 1.0}


def test_a_false_token_shows_what_the_next_wire_is() -> None:
    game = opened_by(52, 4, 1)
    for sign in game.public.signs:
        after = sign.among[sign.among.index(sign.wire) + 1 :]
        assert sign.mark.startswith("~")
        if after:
            assert value_of(game.secret.faces[after[0]]) == int(sign.mark[1:])


def test_a_token_that_was_drawn_lies_at_the_first_wire_of_its_number() -> None:
    told_something = 0
    for seed in range(6):
        game = opened_by(13, 4, seed)
        for sign in game.public.signs:
            row, here = values(game, sign.among), sign.among.index(sign.wire)
            assert here == 0 or row[here - 1] != row[here]
            told_something += here > 0
    assert told_something


def test_in_the_dark_it_is_the_wire_that_was_pointed_at() -> None:
    game = opened_by(50, 4, 1)
    assert not game.public.tokens
    assert {sign.by for sign in game.public.signs} == set(range(4))
    assert not differs(game, experts(4))
    assert any(told(game.public, sign) for sign in game.public.signs)


def test_only_the_captain_of_two_draws_a_token_from_nano() -> None:
    for players, drawing in ((2, 1), (3, 0)):
        game = opened_by(43, players, 1)
        assert sum(drawn(game.public, seat) for seat in range(players)) == drawing
        for sign in game.public.signs:
            row, here = values(game, sign.among), sign.among.index(sign.wire)
            assert drawn(game.public, sign.by) or here + 1 == len(row) or row[here + 1] == row[here]


def test_who_draws_number_cards_draws_no_token() -> None:
    game = opened_by(29, 3, 1)
    assert not any(drawn(game.public, seat) for seat in range(3))
    assert not differs(game, experts(3))


def test_a_token_that_has_to_mislead_passes_no_red_wire_off_as_a_number() -> None:
    """No two wires are equal, and the last one is red: of the places that mislead, one whose next wire is a number."""
    found = 0
    for seed in range(400):
        game = busters.new(mission=4, players=5, seed=seed)
        seat = game.public.captain
        (row,) = [stand for stand, owner in zip(game.public.stands, game.public.owners, strict=True) if owner == seat]
        hand = values(game, row)
        if len(set(hand)) == len(hand) and hand[-1] > 12:
            act = CarefulBot("s", habits=experts(5)).decide(game.observe(seat), game.forms(seat))
            assert isinstance(act, PlaceToken)
            assert hand[row.index(act.wire) + 1] <= 12
            found += 1
    assert found


def test_the_next_token_counts_with_what_the_last_one_told() -> None:
    """With two false tokens the second one tells of another wire."""
    game = opened_by(52, 3, 2)
    seat = game.public.signs[0].by
    plain, knowing = Hearing(game.observe(seat), seat), Hearing(game.observe(seat), seat, experts(3))
    assert knowing.doubt() < plain.doubt()


def test_without_another_expert_nobody_opens_by_habit() -> None:
    game = busters.new(mission=8, players=3, seed=5)
    seat = game.public.captain
    alone = habits_of({seat: "expert", (seat + 1) % 3: "careful"})
    assert not alone.keeps(seat, "opening")
    assert alone.keeps(seat, "cut")
    assert alone.keeps((seat + 1) % 3, "cut")
    bot = bots.make("expert", "s", {seat: "expert", (seat + 1) % 3: "careful"})
    plain = CarefulBot("s")
    seen, forms = game.observe(seat), game.forms(seat)
    assert bot.decide(seen, forms) == plain.decide(seen, forms)


def test_a_budget_does_not_change_the_kind() -> None:
    assert habits_of({A: "expert:0.2", B: "expert"}).keeps(A, "opening")
    assert not habits_of({A: "random", B: "quick", C: "somebodys"}).kept


# With everybody, everywhere.

ONE_OF_EACH = [
    pytest.param(*case, marks=pytest.mark.slow if is_one_of_each(*case) and case[0] % 2 else pytest.mark.soak)
    for case in CASES
]
"""Every other mission with one player count; the rest is for `make soak`."""


def differs(game: Game, habits: Habits) -> list[object]:
    """The conclusions that are wrong."""
    board: Board = game.public
    signs = [sign for sign in board.signs if habits.keeps(sign.by, sign.how)]
    return [sign for sign in signs for fact in told(board, sign) if not fact.holds(game.secret.faces, value_of)]


def played(mission: int, players: int, seed: int) -> Game:
    game = busters.new(mission=mission, players=players, seed=seed)
    habits = experts(players)
    return play(game, [CarefulBot(f"{seed}/{seat}", worlds=0, habits=habits) for seat in game.seats()])


@pytest.mark.parametrize("mission", TRAINING)
def test_what_experts_conclude_is_true_in_training(mission: int) -> None:
    assert not differs(played(mission, 4, 1), experts(4))


@pytest.mark.parametrize(("mission", "players"), ONE_OF_EACH)
def test_experts_play_every_mission_to_its_end_and_what_they_conclude_is_true(mission: int, players: int) -> None:
    game = busters.new(mission=mission, players=players, seed=1)
    team = [ExpertBot(f"{seat}", budget=0.03) for seat in game.seats()]
    for bot in team:
        bot.meet(partners(players))
        bot.careful.worlds = 0  # it only has to be legal and true to the habits, and there are many games to play
    end = play(game, team)
    assert end.over
    assert not differs(end, experts(players))


@pytest.mark.parametrize("mission", [8, 20, 52])
def test_an_expert_decides_by_what_it_sees_and_nothing_else(mission: int) -> None:
    found: list[Game] = []

    def heard(before: Game, act: Act, after: Game, events: tuple[object, ...]) -> None:
        if act.seat >= 0:
            found.append(before)

    start = busters.new(mission=mission, players=3, seed=4)
    play(start, [CarefulBot(str(seat), worlds=0, habits=experts(3)) for seat in start.seats()], heard)
    for game in found[:: max(1, len(found) // 5)]:
        assert game.ask is not None
        seat = game.waiting()[0]
        seen = game.observe(seat)
        other = imagine(seen, Odds(seen).sample("elsewhere"), "elsewhere")
        decisions = []
        for world in (game, other):
            bot = ExpertBot("s", budget=60, worlds=4)
            bot.meet(partners(3))
            decisions.append(bot.decide(world.observe(seat), world.forms(seat)))
        assert decisions[0] == decisions[1]


def test_nobody_relies_on_anybody_by_default() -> None:
    game = opened_by(8, 4, 3)
    assert NONE.facts(game.public) == ()
    seen = game.observe(0)
    assert NONE.odds(seen).deals == Odds(seen).deals
    assert CarefulBot("s").habits is NONE
    alone = bots.make("expert", "s")
    assert isinstance(alone, ExpertBot)
    assert alone.careful.habits is NONE


def test_the_arena_tells_bots_with_whom_they_play() -> None:
    heard: list[dict[int, str]] = []

    class Asking(CarefulBot):
        def meet(self, company: Mapping[int, str]) -> None:
            heard.append(dict(company))

    match = plan([1], [3], games=1, bots=["expert:0.1", "careful"], seed=1).matches[0]
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(bots.OWN, "careful", Asking)
        run(match)
    assert heard == [{0: "expert:0.1", 1: "careful", 2: "expert:0.1"}]


def test_a_hand_without_equal_wires_has_its_token_at_the_end_where_it_tells_nothing() -> None:
    found = 0
    for seed in range(60):
        game = busters.new(mission=1, players=5, seed=seed)
        seat = game.public.captain
        (row,) = [stand for stand, owner in zip(game.public.stands, game.public.owners, strict=True) if owner == seat]
        if len(set(values(game, row))) == len(row):
            act = CarefulBot("s", habits=experts(5)).decide(game.observe(seat), game.forms(seat))
            assert act == PlaceToken(wire=row[-1], seat=seat)
            found += 1
    assert found
